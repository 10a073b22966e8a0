/** Supply and meter of the voltameter, with the leads between them, and where the voltage goes. */
import type { Point, SceneContext } from '../../contract';
import { createLeadLayer } from '../../kit/electric/lead';
import { createInstrument } from '../../kit/instruments/instrument';
import { portAt } from '../../kit/instruments/socket';
import type { CellFrame } from './describe-electrolysis';
import type { HofmannVoltameter } from './hofmann-voltameter';
import { createVoltageShares } from './voltage-shares';

/** In the order in which the Tab key goes. */
function createSupply(context: SceneContext<'electrolysis'>) {
  return createInstrument(context, {
    title: 'Supply',
    display: { rows: [{ unit: 'V', widest: '12.0' }] },
    keys: [
      {
        toggle: (on) => context.dispatch({ do: on ? 'switch_on' : 'switch_off' }),
        name: 'Power switch',
        print: 'ON',
        sound: 'switch',
      },
    ],
    knobs: [{ input: 'voltage', print: '' }],
    sockets: [
      { id: 'plus', kind: 'red' },
      { id: 'minus', kind: 'black' },
    ],
  });
}

function createMeter(context: SceneContext<'electrolysis'>) {
  return createInstrument(context, {
    form: 'hand-held',
    display: {
      rows: [
        { unit: 'mA', widest: '000.0' },
        { unit: 'C', widest: '0000.0', second: true },
      ],
    },
    sockets: [
      { id: 'com', kind: 'black' },
      { id: 'mA', kind: 'red' },
    ],
  });
}

function idleWords({ view, hidden }: CellFrame): string {
  if (hidden.has('voltage') || hidden.has('electrolyte')) return 'Hidden, to be found';
  if (view.shares) return '';
  return view.on ? 'No current: nothing is spent' : 'Switched off';
}

/** The shares of the voltage, told only when what they follow from, voltage or current, has changed. */
function createToldShares(context: SceneContext<'electrolysis'>) {
  const shares = createVoltageShares(context);
  const told = { ohmic: Number.NaN, voltage: Number.NaN, covered: false };
  return {
    shares,
    draw(frame: CellFrame) {
      const { view, params, hidden } = frame;
      const ohmic = view.shares?.ohmic ?? (view.on ? -1 : -2);
      const covered = hidden.has('voltage') || hidden.has('electrolyte');
      if (ohmic === told.ohmic && params.voltage === told.voltage && covered === told.covered) return;
      Object.assign(told, { ohmic, voltage: params.voltage, covered });
      const parts = covered ? null : view.shares;
      shares.set(parts ? [parts.reversible, parts.gap, parts.anode, parts.cathode, parts.ohmic] : [], idleWords(frame));
    },
  };
}

export function createCellCircuit(context: SceneContext<'electrolysis'>, cell: HofmannVoltameter) {
  const leads = createLeadLayer(context);
  const wires = {
    cathode: leads.add({ kind: 'black', ends: ['none', 'plug'] }),
    anode: leads.add({ kind: 'red', ends: ['none', 'plug'] }),
    supply: leads.add({ kind: 'red' }),
  };
  const supply = createSupply(context);
  const meter = createMeter(context);
  const { shares, ...told } = createToldShares(context);
  return {
    supply,
    meter,
    shares,
    leads: leads.root,
    /** The current goes through the meter. */
    lay(onStage: (point: Point) => Point, floor: number) {
      leads.keep([...meter.clear(), ...supply.clear()], floor);
      leads.lay(wires.cathode, portAt(onStage(cell.leads.cathode), 'front'), supply.port('minus'));
      leads.lay(wires.anode, portAt(onStage(cell.leads.anode), 'front'), meter.port('com'));
      leads.lay(wires.supply, meter.port('mA'), supply.port('plus'));
    },
    draw(frame: CellFrame) {
      const { view, shown, params, hidden } = frame;
      supply.set(0, hidden.has('voltage') ? '–' : params.voltage.toFixed(1));
      supply.keys[0]?.light(view.on);
      meter.set(0, shown.current_ma.text);
      meter.set(1, shown.charge_c.text);
      told.draw(frame);
    },
  };
}
