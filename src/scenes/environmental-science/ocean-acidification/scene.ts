/** A tank of seawater under air of a chosen CO₂ pressure: pH, the forms of carbon, a coral and a shell that thins where Ω is below 1. */
import { Container } from 'pixi.js';
import type { Box, CreateScene, Frame, TypeSizes } from '../../contract';
import { createLeadLayer } from '../../kit/electric/lead';
import { createDropperBottle } from '../../kit/glassware/dropper-bottle';
import { createReagentBottle } from '../../kit/glassware/reagent-bottle';
import { createInstrument } from '../../kit/instruments/instrument';
import { portAt } from '../../kit/instruments/socket';
import {
  type Arrangements,
  arrange,
  column,
  fitted,
  grow,
  inset,
  type Placed,
  row,
  stageBox,
} from '../../kit/layout/layout';
import { createPhElectrode } from '../../kit/meters/ph-electrode';
import { createRoom } from '../../kit/room/room';
import { createAirScale } from './air-scale';
import { createAquarium, FRAME, PROBE, SHELL, WATER } from './aquarium';
import { createCarbonateScreen } from './carbonate-screen';
import { createShellTag } from './shell-tag';

type TankFrame = Frame<'ocean_acidification'>;
type PlaceName = 'scale' | 'tank' | 'screen' | 'meter' | 'dye' | 'soda' | 'tag';

const ARRANGEMENT: Arrangements<PlaceName> = {
  wide: row(
    grow(1.42, column('scale', grow(1, 'tank'))),
    grow(
      1,
      column(
        grow(1.3, 'screen'),
        grow(1, row(grow(1.6, 'meter'), grow(1, column('tag', grow(1, row(grow(0.85, 'dye'), grow(1, 'soda'))))))),
      ),
    ),
  ),
  tall: column(
    'scale',
    grow(1.75, row(grow(1.9, 'tank'), grow(1, column('tag', grow(1, 'meter'))))),
    grow(1, 'screen'),
  ),
};
/** Height of the meter in its width, at most. */
const METER_SHAPE = 0.95;
/** Wall milliseconds in which a shell sinks most of its way. */
const SINK_MS = 260;
const BENCH = { wide: 0.84, tall: 0.6 } as const;
const MARGIN = 14;
/** Bubbles of the stone a second for each cm/h of gas transfer. */
const BUBBLES = 0.4;
const MOST_SECONDS = 0.1;
const USUAL_SHELL = 1000;
/** Of the shell that waits, as a part of its size in the water. */
const WAITING = 0.6;
const PURPLE = 0x6b3f8f;

export const createScene: CreateScene<'ocean_acidification'> = (context) => {
  const root = new Container({ label: 'ocean acidification' });
  const room = createRoom(context, { kind: 'wet-lab' });
  const scale = createAirScale(context);
  const tank = createAquarium(context);
  const electrode = createPhElectrode(context, PROBE.length);
  electrode.position.set(PROBE.x, PROBE.y);
  tank.inside.addChild(electrode);
  const screen = createCarbonateScreen(context);
  const meter = createInstrument(context, {
    title: 'pH meter',
    display: { rows: [{ label: 'pH', widest: '00.000' }], note: true },
    keys: [
      {
        action: 'calibrate_electrode',
        name: 'Calibrate the electrode in Tris in seawater',
        print: 'TRIS',
        value: () => 'Tris in seawater',
      },
      {
        action: 'calibrate_electrode',
        name: 'Calibrate the electrode in NBS buffers',
        print: 'NBS',
        value: () => 'NBS buffers',
      },
    ],
    sockets: [{ id: 'electrode', kind: 'bnc', side: 'left' }],
  });
  const leads = createLeadLayer(context);
  const cable = leads.add({ kind: 'probe', ends: ['none', 'plug'] });
  const dye = createDropperBottle(context, { width: 46, height: 96 });
  const soda = createReagentBottle(context, { width: 66, height: 112, title: 'Na₂CO₃' });
  soda.set('Na₂CO₃');
  dye.set('mCP', PURPLE, 0);
  const tag = createShellTag(context);
  root.addChild(room.root, scale.root, tank.root, screen.root, meter.root, dye.root, soda.root, tag.root, leads.root);

  // ------------------------------------------------------------ hands
  const air = context.inputHandle('pco2', { grip: 'x', drag: (point) => scale.valueAt(point) });
  const stone = context.inputHandle('gas_transfer', {
    name: 'Bubbling stone: gas transfer',
    grip: 'y',
    drag: (point, start, from) => from + (start.y - point.y) / 2,
  });
  const fresh = context.actionHandle('drop_shell', { grip: 'press' });
  const lifted = context.actionHandle('weigh_shell', { grip: 'press' });
  const dropper = context.actionHandle('add_indicator');
  const spoon = context.actionHandle('add_carbonate', { grip: 'press' });

  // ------------------------------------------------------------ where things stand
  let at = { x: 0, y: 0, scale: 1 };
  const boxOf = (x: number, y: number, width: number, height: number): Box => ({
    x: at.x + x * at.scale,
    y: at.y + y * at.scale,
    width: width * at.scale,
    height: height * at.scale,
  });
  const place = (handle: typeof air, box: Box): void => handle.place(box.x, box.y, box.width, box.height);
  let roomy = true;
  /** On a wide stage its figures are as large as sentences. */
  const sized = (type: TypeSizes): TypeSizes => (roomy ? { ...type, small: type.text } : type);
  const places: Readonly<Record<PlaceName, Placed>> = {
    scale: {
      root: scale.root,
      least: (type) => scale.least(sized(type)),
      lay: (box, type) => scale.lay(box, sized(type)),
    },
    tank: {
      lay(box) {
        const { x, y, scale: size } = fitted(box, FRAME, 0.5, 1);
        at = { x, y, scale: size };
        tank.root.position.set(x, y);
        tank.root.scale.set(size);
        place(stone, boxOf(126, 328, 48, 34));
      },
    },
    screen,
    meter: {
      ...meter,
      lay({ x, y, width, height }, type) {
        const high = Math.min(height, Math.max(width * METER_SHAPE, meter.least(type).height));
        meter.lay({ x, y: y + height - high, width, height: high }, type);
      },
    },
    dye: {
      ...dye,
      lay(box, type) {
        dye.lay(box, type);
        dropper.place(box.x, box.y + 0.2 * box.height, box.width, 0.8 * box.height);
      },
    },
    soda: {
      ...soda,
      lay(box, type) {
        soda.lay(box, type);
        spoon.place(box.x, box.y + 0.2 * box.height, box.width, 0.8 * box.height);
      },
    },
    tag,
  };

  // ------------------------------------------------------------ drawing
  let before = 0;
  let due = 0;
  let drawnFor = '';
  let shellY: number = SHELL.above;
  let wasDropped: boolean | null = null;

  function bubble({ running, view, params }: TankFrame, now: number): void {
    const seconds = Math.min(MOST_SECONDS, Math.max(0, (now - before) / 1000));
    before = now;
    const blowing = running && view.started && !view.closed && !context.reducedMotion;
    if (blowing) {
      due += (2 + params.gas_transfer * BUBBLES) * seconds;
      const whole = Math.floor(due);
      due -= whole;
      tank.bubbles.spawn(whole, false);
    }
    const surface = WATER.top - tank.bubbles.root.y;
    if (tank.bubbles.tick(seconds, surface)) context.redraw();
  }

  /** It waits on the hood, and sinks to the sand when it is dropped in. */
  function layShell({ view, params, hidden }: TankFrame, now: number): void {
    const dropped = view.shell !== null;
    const mass = view.shellMass ?? (hidden.has('shell_mass') ? USUAL_SHELL : params.shell_mass);
    const size = Math.cbrt(mass / USUAL_SHELL);
    tank.shell.root.visible = mass > 0;
    tank.shell.set(view.shell ?? 1, dropped ? size : WAITING * size);
    const goal = dropped ? SHELL.y : SHELL.above;
    const still = !dropped || wasDropped === null || context.reducedMotion;
    const from = still ? goal : shellY;
    shellY = goal + (from - goal) * Math.exp(-Math.min(100, now - before) / SINK_MS);
    if (Math.abs(shellY - goal) < 0.5) shellY = goal;
    else context.redraw();
    wasDropped = dropped;
    tank.shell.root.position.set(SHELL.x, shellY);
    fresh.enable(!dropped);
    lifted.enable(dropped);
    const half = 40 * (dropped ? 1 : WAITING);
    place(dropped ? lifted : fresh, boxOf(SHELL.x - half, goal - 2 * half, 2 * half, 2 * half));
  }

  const numberOf = (value: unknown): number => (typeof value === 'number' ? value : Number.NaN);

  return {
    root,
    resize(stage) {
      const { layout, type } = stage;
      roomy = layout === 'wide';
      room.resize(stage, stage.height * BENCH[layout]);
      arrange(ARRANGEMENT[layout], places, inset(stageBox(stage), MARGIN, 10), type);
      const wide = layout === 'wide';
      dropper.enable(wide);
      spoon.enable(wide);
      const { left, right, top, foot } = WATER;
      leads.keep([...meter.clear(), boxOf(left, top - 60, right - left, foot - top + 60)], stage.height - MARGIN);
      leads.lay(
        cable,
        portAt({ x: at.x + PROBE.x * at.scale, y: at.y + (PROBE.y - PROBE.length) * at.scale }, 'top'),
        meter.port('electrode'),
      );
      drawnFor = '';
    },

    draw(frame, now) {
      const { view, shown, params, fields, hidden } = frame;
      tank.set(view.dye ?? 0xffffff, view.omega, view.cloud, view.lime);
      layShell(frame, now);
      bubble(frame, now);
      const water = numberOf(shown.pco2_water.value);
      const noAir = hidden.has('pco2') || view.closed;
      const words = `${view.closed ? '' : `air ${hidden.has('pco2') ? '?' : params.pco2}  `}water ${shown.pco2_water.text}`;
      scale.set(noAir ? null : params.pco2, Number.isNaN(water) ? null : water, words);
      place(air, scale.slider);
      screen.forms(numberOf(shown.co2_aq.value), numberOf(shown.bicarbonate.value), numberOf(shown.carbonate.value));
      const unknown = hidden.has('temperature') || hidden.has('salinity');
      const key = `${params.temperature} ${params.salinity} ${unknown}`;
      if (key !== drawnFor) {
        drawnFor = key;
        screen.curves(unknown ? null : fields.shares);
      }
      const ph = numberOf(shown.ph.value);
      screen.at(Number.isNaN(ph) ? null : ph);
      meter.set(0, view.standard === null ? '–' : shown.ph_electrode.text);
      meter.note(
        view.message ?? (view.standard === null ? 'not calibrated' : `set in ${view.standard.split(' ')[0]}`),
        view.standard === null ? 'warning' : 'plain',
      );
      meter.keys[0]?.light(view.standard === 'Tris in seawater');
      meter.keys[1]?.light(view.standard === 'NBS buffers');
      tag.set(view.weighed ? `${shown.shell_weighed.text} mg` : '');
    },

    describe({ view, shown }) {
      const shell =
        view.shell === null
          ? 'No shell lies in it.'
          : view.shell < 0.995
            ? 'The shell in it is clouded and thinner than it was.'
            : 'The shell in it is whole.';
      const probe =
        view.standard === null
          ? 'The electrode is not calibrated.'
          : `The electrode, set in ${view.standard}, shows pH ${shown.ph_electrode.text}.`;
      return `${view.message ?? `Seawater of pH ${shown.ph.text}, Ω of aragonite ${shown.omega_aragonite.text}, CO₂ pressure ${shown.pco2_water.text} µatm.`} ${view.cloud > 0.05 ? 'White clouds of lime stand in it. ' : ''}${probe} ${shell}`;
    },

    destroy: () => root.destroy({ children: true }),
  };
};
