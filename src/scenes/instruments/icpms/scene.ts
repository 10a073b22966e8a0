/** An ICP mass spectrometer: plasma, cones, cell, quadrupole and counter, cups for the capillary, and the workstation. */
import type { CreateScene, SceneContext } from '../../contract';
import { createInstrument } from '../../kit/instruments/instrument';
import { type Arrangements, column, grow, row, spaced } from '../../kit/layout/layout';
import { createSolutionBench } from '../../kit/sample-introduction/solution-bench';
import { createCalibrationView } from '../../kit/workstation/calibration-view';
import { createWorkstation } from '../../kit/workstation/workstation';
import { createIcpmsDeck } from './icpms-deck';
import { describeIcpms, type IcpmsFrame, methodOf, noteOf, resultOf } from './icpms-words';
import { createMassView } from './mass-view';

const ARRANGEMENT: Arrangements<'deck' | 'rack' | 'panel' | 'workstation'> = {
  wide: row(
    grow(1.5, spaced(0, column(grow(2.4, 'deck'), grow(1, 'rack')))),
    grow(1, column(grow(1, 'workstation'), 'panel')),
  ),
  // A phone has the counter's numbers among the readings, and its keys in the dock.
  tall: column(grow(1, 'workstation'), grow(1.35, spaced(0, column(grow(2.3, 'deck'), grow(1, 'rack'))))),
};
/** µg/L of the standards in the cups. */
const SERIES = [1, 10, 20, 50, 100] as const;
/** Cups of the rack, in their order. */
const RINSE = 0;
const SAMPLE = 1 + SERIES.length;

function createPanel(context: SceneContext<'instrument_icpms'>) {
  return createInstrument(context, {
    form: 'bench',
    display: {
      rows: [
        { label: 'n', unit: 'cps', widest: '00000000', key: 'cps' },
        { label: 'm/z', widest: '000', second: true, key: 'mass' },
      ],
      note: true,
    },
    keys: [
      { action: 'ignite_plasma', print: 'IGNITE' },
      { action: 'tune', print: 'TUNE' },
      { action: 'start_scan', print: 'SCAN' },
      { action: 'read_sample', print: 'READ', tone: 'accent' },
    ],
  });
}

/** The workstation with the spectrum of masses and the line of the standards. */
function createScreens(context: SceneContext<'instrument_icpms'>) {
  const spectrum = createMassView(context);
  const calibration = createCalibrationView(context, {
    x: { label: 'Concentration', short: 'c', unit: 'µg/L' },
    y: { label: 'Counts', short: 'n', unit: 'cps' },
    least: { x: 1, y: 1000 },
  });
  const workstation = createWorkstation(context, {
    views: [
      { id: 'spectrum', print: 'Masses', name: 'Screen: mass spectrum', screen: spectrum, zoom: spectrum.zoom },
      { id: 'line', print: 'Line', name: 'Screen: calibration', screen: calibration },
    ],
  });
  return {
    workstation,
    draw(next: IcpmsFrame): void {
      const { view, fields, hidden } = next;
      workstation.follow(view.standards.length > 0 && !view.scanning && !view.spiked ? 'line' : 'spectrum');
      workstation.method(methodOf(next));
      if (workstation.shown === 'spectrum') {
        spectrum.draw({
          counts: fields.spectra.subarray(0, fields.spectra.length / 2),
          pattern: hidden.has('element') ? [] : view.pattern,
          mass: hidden.has('element') ? 0 : view.mass,
        });
      }
      if (workstation.shown === 'line')
        calibration.draw({ standards: view.standards, old: view.oldStandards, line: view.line, unknown: view.unknown });
      workstation.result(...resultOf(next, workstation.shown));
    },
  };
}

const cupOf = ({ view }: IcpmsFrame): number => {
  if (view.loaded === null) return RINSE;
  if (view.loaded === 'sample') return SAMPLE;
  const place = SERIES.findIndex((value) => value >= (view.standardLoaded ?? 0));
  return 1 + (place < 0 ? SERIES.length - 1 : place);
};

export const createScene: CreateScene<'instrument_icpms'> = (context) => {
  const deck = createIcpmsDeck(context);
  const panel = createPanel(context);
  const screens = createScreens(context);
  let frame: IcpmsFrame | null = null;
  const dip = (cup: number): void => {
    context.sound('click');
    if (cup === RINSE) context.dispatch({ do: 'rinse' });
    else if (cup < SAMPLE) context.dispatch({ do: 'add_standard', value: SERIES[cup - 1] ?? 10 });
    else if (frame?.view.loaded === 'sample') context.dispatch({ do: 'read_sample' });
    else context.dispatch({ do: 'load_sample' });
  };
  const bench = createSolutionBench(context, {
    label: 'ICP mass spectrometer',
    arrangement: ARRANGEMENT,
    deck,
    panel,
    workstation: screens.workstation,
    cups: [
      { id: 'rinse', label: 'Rinse', cups: 1 },
      { id: 'standards', label: 'Std, µg/L', cups: SERIES.length },
      { id: 'sample', label: 'Sample', cups: 1 },
    ],
    hint: 'Carry it into a cup: a standard is measured, the sample is loaded, or all is rinsed. Enter loads the sample, then reads it.',
    dip,
    send: () => dip(SAMPLE),
  });
  return {
    root: bench.root,
    resize: (stage) => bench.resize(stage),

    draw(next, now) {
      frame = next;
      const { view, shown, hidden } = next;
      const spraying = view.plasma && view.loaded !== null;
      deck.look(
        {
          plasma: view.plasma,
          warmth: view.warmth,
          helium: view.helium,
          spraying,
          arrives: view.arrives,
        },
        now / 1000,
      );
      const { rack } = bench;
      const { water } = context.theme;
      rack.fill(RINSE, 0.8, water);
      SERIES.forEach((value, n) => {
        rack.print(1 + n, String(value));
        rack.fill(1 + n, 0.8, water);
      });
      rack.fill(SAMPLE, 0.8, water);
      bench.draw(cupOf(next), now, { sprayed: spraying, moves: view.plasma });
      panel.set('cps', shown.mass_cps.value === null ? '–' : shown.mass_cps.text);
      panel.set('mass', hidden.has('element') ? '–' : String(view.mass));
      panel.note(...noteOf(next));
      screens.draw(next);
    },

    describe: describeIcpms,

    destroy: () => bench.root.destroy({ children: true }),
  };
};
