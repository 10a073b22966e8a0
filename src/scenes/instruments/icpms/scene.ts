/** An ICP mass spectrometer: plasma, cones, cell, quadrupole and counter, cups for the capillary, and the workstation. */
import type { CreateScene, Frame } from '../../contract';
import { createInstrument } from '../../kit/instruments/instrument';
import { type Arrangements, column, grow, row, spaced } from '../../kit/layout/layout';
import { createSolutionBench } from '../../kit/sample-introduction/solution-bench';
import { createCalibrationView } from '../../kit/workstation/calibration-view';
import { twoPartsWords } from '../../kit/workstation/two-parts-words';
import { createWorkstation } from '../../kit/workstation/workstation';
import { createIcpmsDeck } from './icpms-deck';
import { createMassView } from './mass-view';

type IcpmsFrame = Frame<'instrument_icpms'>;

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

export const createScene: CreateScene<'instrument_icpms'> = (context) => {
  const deck = createIcpmsDeck(context);
  const panel = createInstrument(context, {
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
    workstation,
    cups: [
      { id: 'rinse', label: 'Rinse', cups: 1 },
      { id: 'standards', label: 'Std, µg/L', cups: SERIES.length },
      { id: 'sample', label: 'Sample', cups: 1 },
    ],
    hint: 'Carry it into a cup: a standard is measured, the sample is loaded, or all is rinsed. Enter loads the sample, then reads it.',
    dip,
    send: () => dip(SAMPLE),
  });
  const cupOf = ({ view }: IcpmsFrame): number => {
    if (view.loaded === null) return RINSE;
    if (view.loaded === 'sample') return SAMPLE;
    const place = SERIES.findIndex((value) => value >= (view.standardLoaded ?? 0));
    return 1 + (place < 0 ? SERIES.length - 1 : place);
  };

  const methodOf = ({ params, hidden }: IcpmsFrame): string => {
    const say = (id: string, words: string): string => (hidden.has(id) ? '?' : words);
    return [
      say('element', params.element),
      say('cell_mode', params.cell_mode === 'Helium' ? 'He' : 'no gas'),
      say('internal_standard', `IS ${params.internal_standard}`),
      say('dwell_ms', `${params.dwell_ms} ms`),
    ].join(' · ');
  };
  function resultOf({ view, shown }: IcpmsFrame): readonly [string, 'plain' | 'warning'] {
    if (shown.remark.value !== null) return ['detector works as an amplifier', 'warning'];
    if (view.scanning) return [`scanning, m/z ${view.mass}`, 'plain'];
    if (shown.cu_dilution_result.value !== null)
      return [
        `by dilution ${shown.cu_dilution_result.text} µg/L\nas measured ${shown.cu_dilution_raw.text} µg/L`,
        'plain',
      ];
    if (workstation.shown === 'line') {
      if (view.unknown) {
        const words = twoPartsWords(view.unknown, 'µg/L');
        return view.unknown.beyond ? [`${words}\nabove the highest standard`, 'warning'] : [words, 'plain'];
      }
      if (view.line) return [`slope ${shown.slope.text} cps L/µg · R² ${shown.r2.text}`, 'plain'];
      return [`${view.standards.length} standards`, 'plain'];
    }
    if (shown.arcl_75_est.value !== null) return [`ArCl on 75: ${shown.arcl_75_est.text} cps`, 'plain'];
    if (shown.cps_ratio.value !== null) return [`ratio ${shown.cps_ratio.text}`, 'plain'];
    return shown.ceo_pct.value === null
      ? ['', 'plain']
      : [`CeO ${shown.ceo_pct.text} % · Ba2+ ${shown.ba2_pct.text} %`, 'plain'];
  }
  const noteOf = ({ view, shown }: IcpmsFrame): readonly [string, 'plain' | 'warning'] => {
    if (!view.plasma) return ['plasma off', 'warning'];
    if (!view.warm) return ['warming up', 'warning'];
    if (view.loaded === null) return ['rinse', 'plain'];
    return [shown.is_recovery_pct.value === null ? 'ready' : `recovery ${shown.is_recovery_pct.text} %`, 'plain'];
  };

  return {
    root: bench.root,
    resize: (stage) => bench.resize(stage),

    draw(next, now) {
      frame = next;
      const { view, shown, fields, hidden } = next;
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
      workstation.result(...resultOf(next));
    },

    describe({ view, shown, params, hidden }) {
      const sentences = [
        view.plasma ? (view.warm ? 'The plasma burns.' : 'The plasma warms up.') : 'No plasma burns.',
        view.loaded === null
          ? 'The capillary hangs in the rinse.'
          : view.loaded === 'sample'
            ? 'The capillary hangs in the sample.'
            : 'The capillary hangs in a standard.',
        hidden.has('cell_mode') ? '' : params.cell_mode === 'Helium' ? 'Helium fills the cell.' : 'The cell is empty.',
        view.scanning ? 'A scan of all masses is running.' : '',
        shown.mass_cps.value === null ? '' : `The counter shows ${shown.mass_cps.text} counts a second.`,
        shown.is_recovery_pct.value === null ? '' : `The internal standard is at ${shown.is_recovery_pct.text} %.`,
      ];
      if (view.standards.length > 0) sentences.push(`${view.standards.length} standards are measured.`);
      if (view.unknown) sentences.push(`The line says ${twoPartsWords(view.unknown, 'µg/L')}.`);
      return sentences.filter(Boolean).join(' ');
    },

    destroy: () => bench.root.destroy({ children: true }),
  };
};
