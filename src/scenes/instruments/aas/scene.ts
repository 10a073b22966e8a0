/** An atomic absorption spectrometer: lamp, flame and monochromator, cups into which the capillary is dipped, and the workstation. */
import type { CreateScene, Frame } from '../../contract';
import { createChart } from '../../kit/charts/chart';
import { growingDomain } from '../../kit/charts/domains';
import { line } from '../../kit/charts/line';
import { createPhotometerPanel } from '../../kit/instruments/photometer-panel';
import { type Arrangements, column, grow, row, spaced } from '../../kit/layout/layout';
import { createSolutionBench } from '../../kit/sample-introduction/solution-bench';
import { createCalibrationView } from '../../kit/workstation/calibration-view';
import { twoPartsWords } from '../../kit/workstation/two-parts-words';
import { createWorkstation } from '../../kit/workstation/workstation';
import { createAasDeck } from './aas-deck';
import { createAdditionView } from './addition-view';

type AasFrame = Frame<'instrument_aas'>;

const ARRANGEMENT: Arrangements<'deck' | 'rack' | 'panel' | 'workstation'> = {
  wide: row(
    grow(1.5, spaced(0, column(grow(2.8, 'deck'), grow(1, 'rack')))),
    grow(1, column(grow(1, 'workstation'), 'panel')),
  ),
  // A phone has the meter's numbers on the workstation, and its keys in the dock.
  tall: column(grow(1, 'workstation'), grow(1.55, spaced(0, column(grow(2.6, 'deck'), grow(1, 'rack'))))),
};
/** Cups of the rack, in their order. */
const BLANK = 0;
const SERIES = 5;
const SAMPLE = 6;
const UNKNOWN = 7;
const FLAME_COLOURS: Readonly<Partial<Record<string, number>>> = {
  copper: 0x35d98a,
  sodium: 0xffbf2e,
  potassium: 0xb58bff,
  calcium: 0xff6b3c,
};
const MM_PER_UNIT = 0.5;
const DEGREES_PER_UNIT = 0.6;
/** A hand that moves by so many units turns the turret to the next lamp. */
const LAMP_UNITS = 26;
const SECONDS = 240;
/** Of the live signal on the meter. */
const DECIMALS = 4;

export const createScene: CreateScene<'instrument_aas'> = (context) => {
  const deck = createAasDeck(context);
  const panel = createPhotometerPanel(context, [
    { action: 'lamp_on', print: 'LAMP' },
    { action: 'light_flame', print: 'FLAME' },
    { action: 'flame_off', print: 'OFF' },
    { action: 'aspirate_blank', print: 'ZERO' },
    { action: 'read', print: 'READ', tone: 'accent' },
  ]);
  const signal = createChart(context, {
    ground: 'screen',
    x: { label: 'Seconds ago', short: 't', unit: 's', domain: [-SECONDS, 0] },
    y: { label: 'Absorbance', short: 'A' },
    marks: { trace: line({ width: 1.8, points: 'changes' }) },
  });
  const calibration = createCalibrationView(context, {
    x: { label: 'Concentration', short: 'c', unit: 'mg/L' },
    y: { label: 'Absorbance', short: 'A' },
    least: { x: 0.1, y: 0.05 },
  });
  const addition = createAdditionView(context);
  const workstation = createWorkstation(context, {
    views: [
      { id: 'signal', print: 'Signal', name: 'Screen: signal', screen: signal },
      { id: 'line', print: 'Line', name: 'Screen: calibration', screen: calibration },
      { id: 'addition', print: 'Add.', name: 'Screen: standard addition', screen: addition },
    ],
  });
  let frame: AasFrame | null = null;
  const height = growingDomain({ least: [-0.02, 0.1] });

  const dip = (cup: number): void => {
    const view = frame?.view;
    context.sound('click');
    if (cup === BLANK) context.dispatch({ do: 'aspirate_blank' });
    else if (cup === UNKNOWN) context.dispatch({ do: 'aspirate_unknown' });
    else if (cup === SAMPLE) {
      if (!view?.loaded) context.dispatch({ do: 'load_sample' });
      context.dispatch({ do: 'read' });
    } else context.dispatch({ do: 'aspirate_standard', value: view?.series[cup - 1] ?? 1 });
  };
  const bench = createSolutionBench(context, {
    label: 'atomic absorption spectrometer',
    arrangement: ARRANGEMENT,
    deck,
    panel,
    workstation,
    cups: [
      { id: 'blank', label: 'Blank', cups: 1 },
      { id: 'standards', label: 'Std, mg/L', cups: SERIES },
      { id: 'sample', label: 'Sample', cups: 1 },
      { id: 'unknown', label: 'Unknown', cups: 1 },
    ],
    hint: 'Carry it into a cup: what is in it is measured. Enter zeroes on the blank first, then reads the sample.',
    dip,
    send: () => dip(frame?.view.zeroed ? SAMPLE : BLANK),
  });
  const lift = context.inputHandle('burner_height', {
    name: 'Burner head: height',
    grip: 'y',
    drag: (point, start, mm) => mm + ((point.y - start.y) / deck.scale) * MM_PER_UNIT,
  });
  const turn = context.inputHandle('burner_angle', {
    name: 'Burner collar: rotation',
    grip: 'x',
    drag: (point, start, degrees) => degrees + ((point.x - start.x) / deck.scale) * DEGREES_PER_UNIT,
  });
  const revolve = context.inputHandle('lamp', {
    name: 'Turret of lamps',
    grip: 'y',
    drag: (point, start, place) => place + Math.round((point.y - start.y) / LAMP_UNITS),
  });

  /** Which cup the tip hangs in; null while it rests. */
  const cupOf = ({ view }: AasFrame): number | null => {
    if (!view.dipped) return null;
    const { what, labelled } = view.dipped;
    if (what === 'blank') return BLANK;
    if (what === 'sample') return SAMPLE;
    if (what === 'unknown') return UNKNOWN;
    const place = view.series.findIndex((value) => value >= (labelled ?? 0));
    return 1 + (place < 0 ? SERIES - 1 : place);
  };

  const methodOf = ({ params, hidden, shown, view }: AasFrame): string => {
    const say = (id: string, words: string): string => (hidden.has(id) ? '?' : words);
    return [
      say('element', `${params.element} ${shown.wavelength_nm.text} nm`),
      say('slit', `slit ${params.slit} nm`),
      say('lamp_current', `${params.lamp_current} mA`),
      say('releasing_agent', params.releasing_agent ? 'La' : ''),
      say('ionisation_buffer', params.ionisation_buffer ? 'Cs' : ''),
      say('d2_correction', view.corrected ? 'D2' : ''),
    ]
      .filter(Boolean)
      .join(' · ');
  };

  function unknownWords({ view, shown, hidden }: AasFrame): string {
    if (view.belowLimit !== null) return `unknown < LOD (${shown.lod.text} mg/L)`;
    if (!view.unknown) return '';
    const found = `unknown ${twoPartsWords(view.unknown, 'mg/L')}`;
    return !hidden.has('unknown') && Number(shown.dilution_factor.value) > 1
      ? `${found}\n× ${shown.dilution_factor.text} = ${shown.unknown_original.text} mg/L`
      : found;
  }

  function resultOf(next: AasFrame): readonly [string, 'plain' | 'warning'] {
    const { view, shown, hidden } = next;
    if (view.lamp && !view.matched && !hidden.has('lamp') && !hidden.has('element'))
      return ['the lamp does not match the element', 'warning'];
    if (workstation.shown === 'addition')
      return view.addition
        ? [`by addition ${twoPartsWords(view.addition, 'mg/L')}`, 'plain']
        : [`${view.additions.length} readings of the unknown`, 'plain'];
    if (workstation.shown === 'line') {
      if (view.unknown) {
        return view.unknown.beyond && view.belowLimit === null
          ? [`${unknownWords(next)}\nabove the highest standard`, 'warning']
          : [unknownWords(next), 'plain'];
      }
      if (shown.sample_conc.value !== null) return [`sample ${shown.sample_conc.text} mg/L`, 'plain'];
      if (view.line) return [`slope ${shown.slope.text} L/mg · R² ${shown.r2.text}`, 'plain'];
      return [`${view.standards.length} standards`, 'plain'];
    }
    return shown.absorbance.value === null ? ['', 'plain'] : [`A ${shown.absorbance.text}`, 'plain'];
  }

  const NAMES = { blank: 'blank', sample: 'sample', standard: 'standard', unknown: 'unknown' } as const;
  const noteOf = ({ view }: AasFrame): readonly [string, 'plain' | 'warning'] => {
    if (!view.lamp) return ['lamp off', 'warning'];
    if (!view.flame) return ['no flame', 'warning'];
    if (view.spraying && view.dipped) return [`reading the ${NAMES[view.dipped.what]}`, 'plain'];
    return view.zeroed ? ['ready', 'plain'] : ['not zeroed', 'warning'];
  };

  function place(): void {
    for (const [handle, box] of [
      [lift, deck.head],
      [turn, deck.burner],
      [revolve, deck.turret],
    ] as const)
      handle.place(box.x, box.y, box.width, box.height);
  }

  return {
    root: bench.root,
    resize(stage) {
      bench.resize(stage);
      // On a phone the collar lies too near to the capillary for a finger.
      turn.enable(panel.root.visible);
    },

    draw(next, now) {
      frame = next;
      const { view, params, shown, fields, hidden } = next;
      const spraying = view.flame !== null && view.dipped !== null;
      deck.look(
        {
          lamp: view.lamp,
          warmth: view.warmth,
          turret: context.facts.inputs.lamp?.options.indexOf(params.lamp) ?? 0,
          line: hidden.has('element') ? null : Number(shown.wavelength_nm.value ?? 0),
          passed: view.passed,
          slit: Number(params.slit),
          deuterium: params.d2_correction && view.lamp,
          flame: view.flame === null ? null : view.flame === 'Air-Acetylene' ? 'air' : 'nitrous',
          metals: view.glow.flatMap(({ id, strength }) => {
            const colour = FLAME_COLOURS[id];
            return colour === undefined ? [] : [{ colour, strength }];
          }),
          smoke: view.smoke,
          slot: view.head === 'Air-Acetylene' ? 100 : 50,
          height: params.burner_height,
          angle: params.burner_angle,
          spraying,
        },
        now / 1000,
      );
      place();
      const { rack } = bench;
      rack.fill(BLANK, 0.8, context.theme.water);
      view.series.forEach((value, n) => {
        rack.print(1 + n, hidden.has('element') ? '?' : String(value));
        rack.fill(1 + n, 0.8, context.theme.water);
      });
      rack.fill(SAMPLE, view.loaded ? 0.8 : 0, context.theme.water);
      rack.fill(UNKNOWN, 0.8, context.theme.water);
      bench.draw(cupOf(next), now, { sprayed: spraying, moves: spraying });
      // While a reading is taken the meter follows the signal.
      const live = view.spraying ? fields.trace[SECONDS - 1] : undefined;
      if (live !== undefined && Number.isFinite(live))
        panel.show(live.toFixed(DECIMALS).replace('-', '−'), (100 * 10 ** -live).toFixed(2));
      else panel.show(shown.absorbance.text, shown.transmittance_pct.text);
      panel.note(...noteOf(next));

      const spiked = view.additions.some(({ x }) => x > 0);
      workstation.follow(spiked ? 'addition' : view.standards.length > 0 ? 'line' : 'signal');
      workstation.method(methodOf(next));
      if (workstation.shown === 'signal') {
        height.reset();
        for (const value of fields.trace) height.hold(value);
        signal.domain({ y: height.domain });
        signal.marks.trace.even(fields.trace, 1 - SECONDS, 0);
      }
      if (workstation.shown === 'line')
        calibration.draw({
          standards: view.standards,
          old: view.oldStandards,
          line: view.line,
          unknown: view.unknown,
        });
      if (workstation.shown === 'addition') addition.draw({ points: view.additions, found: view.addition });
      workstation.result(...resultOf(next));
    },

    describe(next) {
      const { view, shown, params, hidden } = next;
      const sentences = [
        view.lamp ? 'The hollow cathode lamp is on.' : 'The lamp is off.',
        view.lamp && !view.matched && !hidden.has('lamp') && !hidden.has('element')
          ? 'It does not match the element.'
          : '',
        view.flame
          ? hidden.has('flame')
            ? 'A flame burns.'
            : `The ${view.flame.toLowerCase()} flame burns on its head.`
          : 'No flame burns.',
        hidden.has('burner_angle') || params.burner_angle === 0
          ? ''
          : `The burner is turned by ${params.burner_angle} degrees.`,
        view.dipped ? `The capillary hangs in the ${NAMES[view.dipped.what]}.` : 'The capillary rests beside the cups.',
        view.spraying ? 'A reading is being taken.' : '',
        view.zeroed ? 'The blank was zeroed.' : 'Nothing was zeroed.',
        `The display shows A ${shown.absorbance.text}.`,
      ];
      if (view.standards.length > 0) sentences.push(`${view.standards.length} standards are measured.`);
      if (view.unknown) sentences.push(`The calibration says: ${unknownWords(next).replace('\n', ', ')}.`);
      if (view.addition) sentences.push(`Standard addition says ${twoPartsWords(view.addition, 'mg/L')}.`);
      return sentences.filter(Boolean).join(' ');
    },

    destroy: () => bench.root.destroy({ children: true }),
  };
};
