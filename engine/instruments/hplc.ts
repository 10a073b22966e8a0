/**
 * A high-performance liquid chromatograph with a C18 column and an ultraviolet detector.
 *
 * Column     retention, width, pressure           `c18-column.ts`
 * Run        bands, record, peaks                 `hplc-run.ts`, `chromatogram.ts`
 * Standards  line, inverse prediction             `standards-line.ts`
 *
 * The sample is a record (`data/samples/chromatography.ts`). A run follows from method and sample as it starts: a method that is
 * changed puts the run aside. Runs of standards, washing and equilibration are hurried: they take no time of the bench.
 *
 * After a gradient the column holds the solvent of its end until it is equilibrated:
 * φ_head = φ_program + (φ_old − φ_start) e^(−F t/2V₀) (chosen).
 */
import { type ActResult, type Answer, defineSimulation, type Quantity } from '../contract';
import type { Rng } from '../core/rng';
import { ABSORPTION } from '../data/samples/absorption';
import { CHROMATOGRAPHY_SAMPLES, type ChromatographySample } from '../data/samples/chromatography';
import { heldSample } from '../data/samples/read-sample-code';
import { REVERSED_PHASE, type RetainedId } from '../data/samples/reversed-phase';
import { milligramsPerLitre, type Sample, withContents } from '../data/samples/sample';
import { SUBSTANCES, type SubstanceId } from '../data/samples/substances';
import { deadTime, deadVolume, type Method, type OldSolvent, overPressureAt, phiAtHead, pressure } from './c18-column';
import {
  aside,
  BASELINE_ACTIONS,
  begun,
  DRAWN,
  drawBaseline,
  drawChromatograms,
  NO_WORK,
  NOT_DRAWN,
  selectedPeak,
  type Work,
  workView,
} from './chromatography-work';
import { apexOf, integrate, resolutionOf, shapeAt, spreadOf, tailingOf, traceAt } from './chromatogram';
import { contentAnswer } from './shelf-answers';
import { hplcReadings } from './hplc-readings';
import { CLIP, type PeakBand, type Run, runOf } from './hplc-run';
import { predicted, standardsLine, type StandardsLine, stockFactor, throughZero } from './standards-line';

export interface Params extends Method {
  readonly sample: ChromatographySample;
  /** Code of a sample from the shelf, which stands for `sample` then; '' for none. */
  readonly shelf: string;
  readonly wavelength: Quantity<'nm'>;
  readonly injection: Quantity<'µL'>;
  readonly pressure_limit: '400' | '600' | '1200';
  readonly silanol: Quantity<'1'>;
  readonly noise: boolean;
}

interface Standards {
  readonly x: Quantity<'mg/L'>;
  /** mAU s by substance. */
  readonly areas: Readonly<Partial<Record<SubstanceId, number>>>;
}

export interface State extends Work<Run> {
  /** Of the unknown tablet, g/L. */
  readonly unknown: Readonly<Partial<Record<SubstanceId, number>>>;
  readonly stock: number;
  /** In the autosampler. */
  readonly vial: Sample | null;
  readonly old: OldSolvent;
  readonly selected: RetainedId | null;
  readonly standards: readonly Standards[];
  /** Since the bubble, s; null: none. */
  readonly bubble: Quantity<'s'> | null;
  /** How often solvent was flushed through pump or column: who flushes what is clean already has done it all the same. */
  readonly flushed: number;
}

const DT: Quantity<'s'> = 1;
const RATE = 20;
const UNKNOWN_RANGE = [20, 180] as const;
const ANSWER_TOLERANCE = 0.015;
/** A bubble makes the pressure ripple for so long. */
const BUBBLE: Quantity<'s'> = 60;
const COLUMN_VOLUMES = 10;
const NAMES = Object.keys(REVERSED_PHASE).map((id) => SUBSTANCES[id as RetainedId].name);
const idOf = (name: string): RetainedId =>
  (Object.keys(REVERSED_PHASE) as RetainedId[]).find((id) => SUBSTANCES[id].name === name) ?? 'uracil';
const LOAD_FIRST = 'Load a sample first.';
const OVER_PRESSURE = 'Pressure limit reached: lower the flow or use larger particles.';
const SATURATED = 'Detector saturated: inject less, or measure beside the maximum.';
const STILL_ON = 'Still on the column.';
const NOT_ELUTED = 'Not eluted yet.';

const isUnknown = ({ sample, shelf }: Params): boolean => sample === 'Unknown Tablet' && heldSample(shelf) === null;

const refused = (state: State, notice: string): ActResult<Params, State> => ({ state, notice });
/** The sample that is set, without what is drawn. */
const chosen = ({ sample, shelf }: Params): Sample => heldSample(shelf) ?? CHROMATOGRAPHY_SAMPLES[sample];
const recordOf = (params: Params, { unknown }: State): Sample =>
  isUnknown(params) ? withContents(chosen(params), unknown) : chosen(params);

const ONE_CONTENT = 'All standards have one content: run at least two different ones.';
const PUMP_STOPPED = 'The pump stopped: the mixture grew too thick for the pressure limit.';

/** % of organic solvent at the head of the column. */
const phiOf = ({ run, clock, old }: State, params: Params): Quantity<'%'> =>
  run ? phiAtHead(params, run.old, clock) : (old ?? params.phi_start);

const limitOf = ({ pressure_limit }: Params): Quantity<'bar'> => Number(pressure_limit);
const overPressure = (state: State, params: Params): boolean =>
  pressure(params, phiOf(state, params)) > limitOf(params);
/** Above the limit as soon as a run starts. */
const overAtStart = ({ old }: State, params: Params): boolean =>
  overPressureAt(params, old, limitOf(params), 0) !== null;
/** Gave up a run by itself. */
const stoppedItself = ({ run, clock }: State): boolean => run !== null && run.stops !== null && clock >= run.stops;

/** The method of another run: what was measured with it does not belong to this one. */
const METHOD = [
  'mode',
  'solvent',
  'phi_start',
  'phi_end',
  'gradient_time',
  'flow',
  'column_length',
  'particle_size',
  'temperature',
  'wavelength',
  'injection',
  'silanol',
] as const satisfies readonly (keyof Params)[];

function lineOf({ standards }: State, id: SubstanceId): StandardsLine | null {
  const points = standards.flatMap(({ x, areas }) => (areas[id] === undefined ? [] : [{ x, y: areas[id] / 60 }]));
  const [first] = points;
  return points.length === 1 && first ? throughZero(first) : standardsLine(points);
}

function inject(state: State, params: Params, rng: Rng): ActResult<Params, State> {
  if (!state.vial) return refused(state, LOAD_FIRST);
  if (state.running) return refused(state, 'A run is on: stop it first, or wait for its end.');
  if (overAtStart(state, params)) return refused(state, OVER_PRESSURE);
  const run = runOf(state.vial, params, params, state.old, rng);
  const notice = run.saturated ? SATURATED : run.retained.length > 0 ? STILL_ON : undefined;
  return { state: begun(state, run), notice };
}

/** What the column holds once a run is over or given up: after a gradient the solvent that it had come to. */
const solventAfter = (state: State, params: Params): OldSolvent =>
  state.run && params.mode === 'Gradient' ? phiAtHead(params, state.run.old, state.clock) : state.old;

export const simulation = defineSimulation<Params, State>()({
  version: 3,
  dt: DT,
  rate: ({ running }) => (running ? RATE : 1),
  readings: hplcReadings,
  actions: {
    prime: { label: 'Prime the pump', hint: 'Flushes air out of the pump heads.' },
    equilibrate: { label: 'Equilibrate the column', hint: 'Ten column volumes of the starting solvent; hurried.' },
    load_sample: {
      label: 'Load the vial',
      hint: 'Into the autosampler.',
    },
    start_run: { label: 'Inject' },
    stop: { label: 'Stop the run' },
    select_peak: {
      label: 'Select a peak',
      value: { kind: 'select', options: NAMES, initial: 'Methylparaben' },
    },
    ...BASELINE_ACTIONS,
    calibrate: {
      label: 'Run a standard',
      value: { kind: 'number', unit: 'mg/L', min: 1, max: 1000, initial: 100 },
      hint: 'All compounds of the sample at one concentration, from the stock; hurried.',
    },
    inject_bubble: { label: 'Let a bubble in', hint: 'The pressure ripples while it goes through the pump.' },
  },
  fields: () => ({
    /** min, mAU: the run up to now, and the run before. */
    chromatograms: { kind: 'f32', shape: [4, DRAWN] },
  }),

  init(params, _rng, specimen) {
    const draw = specimen.stream('unknown');
    const unknown: Partial<Record<SubstanceId, number>> = {};
    for (const { id } of CHROMATOGRAPHY_SAMPLES['Unknown Tablet'].parts) {
      if (id in REVERSED_PHASE && id !== 'uracil') unknown[id] = Math.round(10 * draw.uniform(...UNKNOWN_RANGE)) / 1e4;
    }
    return {
      unknown,
      stock: stockFactor(specimen, params.noise),
      vial: null,
      ...NO_WORK,
      old: null,
      selected: null,
      standards: [],
      bubble: null,
      flushed: 0,
    };
  },

  step(state, params) {
    const since = state.bubble === null ? null : state.bubble + DT;
    const bubble = since !== null && since > BUBBLE ? null : since;
    if (!state.running || !state.run) return bubble === state.bubble ? state : { ...state, bubble };
    const end = Math.min(state.run.end, state.run.stops ?? Number.POSITIVE_INFINITY);
    const clock = Math.max(state.clock, Math.min(end, state.clock + DT));
    const next = { ...state, clock, bubble };
    return clock < end ? next : { ...next, running: false, old: solventAfter(next, params) };
  },

  act(state, params, action, rng) {
    switch (action.do) {
      case 'prime':
        return {
          state: { ...state, bubble: null, flushed: state.flushed + 1 },
          notice: 'The pump heads are full of solvent, without air.',
        };
      case 'equilibrate': {
        if (state.running) return refused(state, 'A run is on: stop it first.');
        const minutes = (COLUMN_VOLUMES * deadVolume(params)) / params.flow;
        return {
          state: { ...state, old: null, flushed: state.flushed + 1 },
          notice: `Ten column volumes have passed: ${minutes.toFixed(1)} min, hurried.`,
        };
      }
      case 'load_sample':
        if (state.running) return refused(state, 'A run is on: stop it first.');
        return { state: { ...state, vial: recordOf(params, state) } };
      case 'start_run':
        return inject(state, params, rng);
      case 'stop':
        if (!state.running) return refused(state, 'No run is on.');
        return { state: { ...state, running: false, old: solventAfter(state, params) } };
      case 'select_peak': {
        const selected = idOf(action.value);
        const next = { ...state, selected, drawn: NOT_DRAWN };
        if (!state.run) return { state: next };
        if (state.run.retained.includes(selected)) return { state: next, notice: STILL_ON };
        if (!state.run.bands.some(({ id }) => id === selected))
          return refused(state, `There is no ${action.value} in this sample.`);
        return selectedPeak(next) ? { state: next } : { state: next, notice: NOT_ELUTED };
      }
      case 'set_baseline_start':
      case 'set_baseline_end':
        return drawBaseline(state, action);
      case 'calibrate': {
        if (state.running) return refused(state, 'A run is on: stop it first.');
        const record = chosen(params);
        const grams = (action.value * state.stock) / 1000;
        const standard: Sample = {
          ...record,
          name: `Standard, ${action.value} mg/L`,
          parts: record.parts
            .filter(({ id }) => id in REVERSED_PHASE)
            .map((part) => ({ ...part, q: { value: grams, unit: 'g/L' } })),
        };
        const run = runOf(standard, params, params, null, rng);
        if (run.stops !== null) return refused(state, OVER_PRESSURE);
        const areas = Object.fromEntries(
          run.bands.flatMap(({ id }, n) => {
            const limits = run.limits[n];
            return limits ? [[id, integrate(run.trace, limits).area]] : [];
          }),
        );
        return {
          state: { ...state, standards: [...state.standards, { x: action.value, areas }], before: run, old: null },
          notice: run.saturated
            ? SATURATED
            : `${action.value} mg/L of each: its run of ${(run.end / 60).toFixed(0)} min was hurried.`,
        };
      }
      case 'inject_bubble':
        return { state: { ...state, bubble: 0 }, notice: 'Air goes through the pump: the pressure ripples. Prime it.' };
    }
  },

  reconfigure(state, params, before) {
    let next = state;
    if (METHOD.some((id) => params[id] !== before[id])) {
      next = { ...aside(next), old: solventAfter(next, before), standards: [] };
    }
    if (params.pressure_limit !== before.pressure_limit && next.run && next.running) {
      const stops = overPressureAt(params, next.run.old, limitOf(params), next.run.end);
      next = { ...next, run: { ...next.run, stops } };
    }
    if (params.sample !== before.sample || params.shelf !== before.shelf) next = { ...aside(next), vial: null };
    return next;
  },

  done: ({ run, running, clock }) => run !== null && !running && clock > 0,

  read(state, params) {
    const { run, clock, selected } = state;
    const t0 = deadTime(params);
    const peak = selectedPeak(state);
    const next = peak ? run?.bands[peak.n + 1] : undefined;
    const line = selected ? lineOf(state, selected) : null;
    const area = peak ? peak.integrated.area / 60 : null;
    const found = line && area !== null ? predicted(line, area) : null;
    const whole = peak && run && !isCut(run, peak.band) ? peak.band : null;
    const plates = whole ? (apexOf(whole) / spreadOf(whole)) ** 2 : null;
    const length = Number(params.column_length);
    const height = plates === null ? null : (1000 * length) / plates;
    return {
      run_time_min: run ? clock / 60 : null,
      detector_mau: run ? traceAt(run.trace, clock) : null,
      pressure_bar: pressureNow(state, params),
      phi_now: phiOf(state, params),
      dead_time_s: t0,
      peak_rt_min: peak ? apexOf(peak.band) / 60 : null,
      peak_width_min: whole ? (4 * spreadOf(whole)) / 60 : null,
      peak_area: area,
      peak_k: peak ? apexOf(peak.band) / t0 - 1 : null,
      plates,
      tailing: whole ? tailingOf(whole) : null,
      resolution_next: whole && next ? resolutionOf(whole, next) : null,
      plate_height_um: height,
      reduced_height: height === null ? null : height / Number(params.particle_size),
      concentration_calc: found?.value ?? null,
      concentration_u: found?.u ?? null,
      remark: remarkOf(state, params, found?.beyond ?? false),
      not_modelled: run && run.notModelled.length > 0 ? run.notModelled.join(', ') : null,
    };
  },

  derive(_state, params, instruments) {
    const time = instruments.shown('peak_rt_min');
    const width = instruments.shown('peak_width_min');
    if (time === null) return {};
    const plates = width === null ? null : 16 * (time / width) ** 2;
    const height = plates === null ? null : (1000 * Number(params.column_length)) / plates;
    return {
      peak_k: (60 * time) / deadTime(params) - 1,
      plates,
      plate_height_um: height,
      reduced_height: height === null ? null : height / Number(params.particle_size),
    };
  },

  answers: ({ unknown }, params) =>
    isUnknown(params)
      ? Object.entries(unknown).map(([id, grams]) => ({
          id: `unknown_${id.replaceAll('-', '_')}`,
          label: `${SUBSTANCES[id as SubstanceId].name} in the unknown tablet`,
          value: Number((1000 * (grams ?? 0)).toFixed(1)),
          unit: 'mg/L',
          tolerance: Number((ANSWER_TOLERANCE * 1000 * (grams ?? 0)).toPrecision(2)),
        }))
      : shelfAnswers(heldSample(params.shelf)),

  view(state, params, out) {
    const { run, vial, selected, standards } = state;
    drawChromatograms(out.chromatograms, state);
    const peak = selectedPeak(state);
    const line = selected ? lineOf(state, selected) : null;
    const found = line && peak ? predicted(line, peak.integrated.area / 60) : null;
    return {
      loaded: vial !== null,
      ...workView(state),
      standards: selected
        ? standards.flatMap(({ x, areas }) => (areas[selected] === undefined ? [] : [{ x, y: areas[selected] / 60 }]))
        : [],
      standardsRun: standards.length,
      line: line ? { slope: line.slope, intercept: line.intercept, r2: line.r2 } : null,
      unknown: found && peak ? { ...found, y: peak.integrated.area / 60 } : null,
      phi: phiOf(state, params),
      oldSolvent: state.old !== null,
      pumping: !overPressure(state, params),
      bubble: state.bubble !== null,
      saturated: run?.saturated ?? false,
    };
  },
});

/** Whether the top of a band was cut off by the detector: its width is not that of the column then. */
function isCut(run: Run, band: PeakBand): boolean {
  const top = apexOf(band);
  return run.bands.reduce((sum, each) => sum + each.area * shapeAt(each, top), 0) > CLIP;
}

/** Of a sample from the shelf, what the column and the light know. */
const shelfAnswers = (sample: Sample | null): readonly Answer[] =>
  (sample?.parts ?? [])
    .filter(({ id }) => id in REVERSED_PHASE && ABSORPTION[id] !== undefined)
    .map((part) => contentAnswer(part, milligramsPerLitre(part), 'mg/L', ANSWER_TOLERANCE));

function pressureNow(state: State, params: Params): number {
  if (overPressure(state, params)) return 0;
  const steady = pressure(params, phiOf(state, params));
  const ripple = state.bubble === null ? 0 : 0.25 * Math.sin(state.bubble * 0.9) - 0.2;
  return steady * (1 + ripple * (state.bubble === null ? 0 : 1 - state.bubble / BUBBLE));
}

function remarkOf(state: State, params: Params, beyond: boolean): string | null {
  const { run, selected, running, standards } = state;
  if (stoppedItself(state)) return PUMP_STOPPED;
  if (overPressure(state, params)) return OVER_PRESSURE;
  if (!run) return null;
  if (run.saturated) return SATURATED;
  if (selected && run.retained.includes(selected)) return STILL_ON;
  if (beyond) return 'Above the highest standard.';
  if (selected && standards.length > 1 && !lineOf(state, selected)) return ONE_CONTENT;
  return running || run.retained.length === 0 ? null : STILL_ON;
}
