/**
 * An ion chromatograph for anions: carbonate eluent, a column of fixed charges, a suppressor and a conductivity cell.
 *
 * Run        retention by charge, bands, record      `ion-run.ts`, `chromatogram.ts`
 * Cell       charge balance behind the suppressor     `suppressed-conductivity.ts`
 * Standards  line, inverse prediction                 `standards-line.ts`
 *
 * The sample is a record (`data/samples/waters.ts`); what the table of anions lacks is named as not modelled. Equilibration and runs
 * of standards are hurried: they take no time of the bench.
 */
import { type ActResult, type Answer, defineSimulation, type Quantity } from '../contract';
import type { Rng } from '../core/rng';
import { type Anion, ANION_EXCHANGE, type AnionId } from '../data/samples/anion-exchange';
import { heldSample } from '../data/samples/read-sample-code';
import { diluted, milligramsPerLitre, type Sample, withContents } from '../data/samples/sample';
import { SUBSTANCES } from '../data/samples/substances';
import { type WaterName, WATERS } from '../data/samples/waters';
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
import { apexOf, integrate, resolutionOf, traceAt } from './chromatogram';
import { ionReadings } from './ion-readings';
import { type IonMethod, type IonRun, ionRun, pumpPressure, voidTime } from './ion-run';
import { contentAnswer } from './shelf-answers';
import { predicted, standardsLine, stockFactor } from './standards-line';
import { acidConductivity, backgroundOf, warm } from './suppressed-conductivity';

export interface Params extends IonMethod {
  readonly sample: WaterName;
  /** Code of a sample from the shelf, which stands for `sample` then; '' for none. */
  readonly shelf: string;
  readonly standard_conc: Quantity<'mg/L'>;
  readonly dilution: Quantity<'1'>;
}

interface StandardRun {
  readonly x: Quantity<'mg/L'>;
  /** µS/cm min; an overloaded ion has none. */
  readonly areas: Readonly<Partial<Record<AnionId, number>>>;
}

export interface State extends Work<IonRun> {
  readonly stock: number;
  readonly pump: boolean;
  readonly equilibrated: boolean;
  readonly vial: Sample | null;
  readonly selected: AnionId | null;
  readonly standards: readonly StandardRun[];
  readonly fitted: boolean;
  /** Since the suppressor was regenerated. */
  readonly used: number;
  readonly filled: {
    readonly kappa: Quantity<'µS/cm'>;
    readonly charge: Quantity<'eq/L'>;
    readonly id: AnionId;
  } | null;
}

const DT: Quantity<'s'> = 1;
const RATE = 20;
const IDS = Object.keys(ANION_EXCHANGE) as readonly AnionId[];
const NAMES = IDS.map((id) => SUBSTANCES[id].name);
const idOf = (name: string): AnionId | undefined => IDS.find((id) => SUBSTANCES[id].name === name);
/** A suppressor lasts for so many runs; used up, it lets the eluent through as it is. */
const LASTS = 20;
const STATIC_RANGE = [0.001, 100] as const;
/** What careful work comes to: the stock's 0.5 % three times, and scatter; of traces the bend of the line near its zero, mg/L. */
const ANSWER_TOLERANCE = { part: 0.02, least: 0.03 } as const;

const PUMP_FIRST = 'Start the pump first.';
const LOAD_FIRST = 'Load a sample first.';
const RUNNING = 'A run is on: wait for its end.';
const OVERLOADED = 'Column overloaded: dilute, or take a smaller loop.';
const USED_UP = 'The suppressor is used up: regenerate it.';

const refused = (state: State, notice: string): ActResult<Params, State> => ({ state, notice });
const ionOf = (id: AnionId): Anion => ANION_EXCHANGE[id];

function recordOf(sample: WaterName, { standard_conc }: Params, { stock }: State): Sample {
  const record: Sample = WATERS[sample];
  if (sample !== 'Seven Anion Standard') return record;
  return withContents(record, Object.fromEntries(record.parts.map(({ id }) => [id, (standard_conc * stock) / 1000])));
}

/** What goes into the vial. */
const chosen = (params: Params, state: State): Sample =>
  heldSample(params.shelf) ?? recordOf(params.sample, params, state);

/** Of a sample from the shelf, what the column knows. */
const shelfAnswers = (sample: Sample | null): readonly Answer[] =>
  (sample?.parts ?? [])
    .filter(({ id, q }) => id in ANION_EXCHANGE && q.value > 0)
    .map((part) => {
      const content = milligramsPerLitre(part);
      const { part: relative, least } = ANSWER_TOLERANCE;
      return contentAnswer(part, content, 'mg/L', Math.max(relative, least / content));
    });

const isUsedUp = (state: State, { suppressor }: Params): boolean => suppressor && state.used >= LASTS;

const METHOD = [
  'eluent',
  'flow',
  'loop',
  'suppressor',
  'co2_removal',
  'temperature',
  'column_length',
] as const satisfies readonly (keyof Params)[];

/** After a change of these the background drifts until another eluent, or another state of the suppressor, has come through. */
const BACKGROUND = METHOD.filter((id) => id !== 'loop');

const pointsOf = ({ standards }: State, id: AnionId) =>
  standards.flatMap(({ x, areas }) => (areas[id] === undefined ? [] : [{ x, y: areas[id] }]));

function inject(state: State, params: Params, rng: Rng): ActResult<Params, State> {
  if (!state.pump) return refused(state, PUMP_FIRST);
  if (!state.vial) return refused(state, LOAD_FIRST);
  if (state.running) return refused(state, RUNNING);
  if (isUsedUp(state, params)) return refused(state, USED_UP);
  const run = ionRun(diluted(state.vial, params.dilution), params, rng);
  const overloaded = run.bands.some((band) => band.overloaded);
  return {
    state: { ...begun(state, run), used: state.used + 1, filled: null },
    notice: overloaded ? OVERLOADED : undefined,
  };
}

/** "Chloride:0.5": the suppressed acid of that ion, mmol/L, in the cell. */
function fillCell(state: State, params: Params, text: string, rng: Rng): ActResult<Params, State> {
  const [name = '', amount = ''] = text.split(':').map((part) => part.trim());
  const id = idOf(name);
  const millimolar = Number(amount);
  const [least, most] = STATIC_RANGE;
  if (!id) return refused(state, `Name one of ${NAMES.join(', ')}, a colon, and mmol/L: Chloride:0.5.`);
  if (amount === '' || !(millimolar >= least && millimolar <= most))
    return refused(state, `Concentration must be between ${least} and ${most} mmol/L.`);
  const ion = ionOf(id);
  const exact = warm(params.temperature, 'acid') * acidConductivity([{ ion, molar: millimolar / 1000 }], 0).acids;
  const kappa = exact + (params.noise ? 0.001 * rng.normal() : 0);
  return { state: { ...state, filled: { kappa, charge: (millimolar * ion.acidity) / 1000, id } } };
}

export const simulation = defineSimulation<Params, State>()({
  version: 3,
  dt: DT,
  rate: ({ running }) => (running ? RATE : 1),
  readings: ionReadings,
  actions: {
    start_pump: { label: 'Start the pump' },
    equilibrate: { label: 'Equilibrate', hint: 'Eluent runs until the background stands still; hurried.' },
    load_sample: {
      label: 'Load the vial',
      hint: 'Fills the loop.',
    },
    inject: { label: 'Inject', hint: 'Turns the valve: the eluent carries the loop onto the column.' },
    select_peak: { label: 'Select a peak', value: { kind: 'select', options: NAMES, initial: 'Nitrate' } },
    add_standard: {
      label: 'Run a standard',
      value: { kind: 'number', unit: 'mg/L', min: 0.1, max: 200, initial: 10 },
      hint: 'All seven anions at one concentration, from the stock; hurried.',
    },
    fit_line: { label: 'Fit the lines' },
    ...BASELINE_ACTIONS,
    measure_static: {
      label: 'Fill the cell with an acid',
      value: { kind: 'text', placeholder: 'Chloride:0.5', maxLength: 30 },
      hint: 'Ion and mmol/L, in water without carbon dioxide.',
    },
    regenerate: { label: 'Regenerate the suppressor' },
  },
  fields: () => ({
    /** min, µS/cm: the run up to now, and the run before. */
    chromatograms: { kind: 'f32', shape: [4, DRAWN] },
  }),

  init: (params, _rng, specimen) => ({
    stock: stockFactor(specimen, params.noise),
    pump: false,
    equilibrated: false,
    vial: null,
    ...NO_WORK,
    selected: null,
    standards: [],
    fitted: false,
    used: 0,
    filled: null,
  }),

  step(state) {
    if (!state.running || !state.run) return state;
    const clock = Math.min(state.run.end, state.clock + DT);
    return { ...state, clock, running: clock < state.run.end };
  },

  act(state, params, action, rng) {
    switch (action.do) {
      case 'start_pump':
        if (state.pump) return refused(state, 'The pump runs already.');
        return { state: { ...state, pump: true } };
      case 'equilibrate':
        if (!state.pump) return refused(state, PUMP_FIRST);
        if (state.running) return refused(state, RUNNING);
        return {
          state: { ...state, equilibrated: true },
          notice: 'The background stands still. The wait was hurried.',
        };
      case 'load_sample':
        if (state.running) return refused(state, RUNNING);
        return { state: { ...state, vial: chosen(params, state) } };
      case 'inject': {
        const done = inject(state, params, rng);
        return !state.equilibrated && done.state !== state
          ? refused(state, 'Equilibrate first: the background still drifts.')
          : done;
      }
      case 'select_peak': {
        const selected = idOf(action.value) ?? 'nitrate';
        const next = { ...state, selected, drawn: NOT_DRAWN };
        if (!state.run) return { state: next };
        if (!state.run.bands.some(({ id }) => id === selected))
          return { state: next, notice: `There is no peak of ${action.value.toLowerCase()}.` };
        return selectedPeak(next) ? { state: next } : { state: next, notice: 'Not eluted yet.' };
      }
      case 'set_baseline_start':
      case 'set_baseline_end':
        return drawBaseline(state, action);
      case 'add_standard': {
        if (!state.pump) return refused(state, PUMP_FIRST);
        if (!state.equilibrated) return refused(state, 'Equilibrate first: the background still drifts.');
        if (state.running) return refused(state, RUNNING);
        if (isUsedUp(state, params)) return refused(state, USED_UP);
        const record = recordOf('Seven Anion Standard', { ...params, standard_conc: action.value }, state);
        const run = ionRun({ ...record, name: `Standard, ${action.value} mg/L` }, params, rng);
        const areas = Object.fromEntries(
          run.bands.flatMap(({ id, overloaded }, n) => {
            const limits = run.limits[n];
            return limits && !overloaded ? [[id, integrate(run.trace, limits).area / 60]] : [];
          }),
        );
        const overloaded = run.bands.some((band) => band.overloaded);
        return {
          state: {
            ...state,
            standards: [...state.standards, { x: action.value, areas }],
            fitted: false,
            before: run,
            used: state.used + 1,
          },
          notice: overloaded
            ? OVERLOADED
            : `${action.value} mg/L of each: its run of ${(run.end / 60).toFixed(0)} min was hurried.`,
        };
      }
      case 'fit_line':
        return new Set(state.standards.map(({ x }) => x)).size < 2
          ? refused(state, 'Run at least two different standards.')
          : { state: { ...state, fitted: true } };
      case 'measure_static':
        if (!state.pump) return refused(state, PUMP_FIRST);
        return fillCell(state, params, action.value, rng);
      case 'regenerate':
        return { state: { ...state, used: 0 }, notice: 'The suppressor has its hydrogen ions back.' };
    }
  },

  reconfigure(state, params, before) {
    let next = state;
    if (METHOD.some((id) => params[id] !== before[id])) {
      next = { ...aside(next), standards: [], fitted: false, filled: null };
    }
    if (BACKGROUND.some((id) => params[id] !== before[id])) next = { ...next, equilibrated: false };
    if (params.dilution !== before.dilution) next = aside(next);
    const remade =
      params.standard_conc !== before.standard_conc &&
      params.sample === 'Seven Anion Standard' &&
      heldSample(params.shelf) === null;
    const another = params.sample !== before.sample || params.shelf !== before.shelf;
    return another || remade ? { ...aside(next), vial: null } : next;
  },

  answers: (_state, { shelf }) => shelfAnswers(heldSample(shelf)),

  done: ({ run, running, clock }) => run !== null && !running && clock > 0,

  read(state, params) {
    const { run, clock, selected, filled } = state;
    const background = backgroundOf(isUsedUp(state, params) ? { ...params, suppressor: false } : params);
    const peak = selectedPeak(state);
    const next = peak ? run?.bands[peak.n + 1] : undefined;
    const found = foundOf(state, params);
    const line = lineOf(state);
    const apex = peak ? apexOf(peak.band) : null;
    const height = peak && run && apex !== null ? traceAt(run.trace, apex) - peak.integrated.baseline[0] : null;
    return {
      run_time_min: run ? clock / 60 : null,
      conductivity: state.pump ? background + (run ? traceAt(run.trace, clock) : 0) : null,
      pressure_bar: state.pump ? pumpPressure(params) : 0,
      dead_time_s: voidTime(params),
      background: state.pump ? background : null,
      peak_rt_min: apex === null ? null : apex / 60,
      peak_k: apex === null ? null : apex / voidTime(params) - 1,
      peak_height: height,
      peak_area: peak ? peak.integrated.area / 60 : null,
      resolution_next: peak && next ? resolutionOf(peak.band, next) : null,
      static_conductivity: filled?.kappa ?? null,
      molar_conductivity: filled ? filled.kappa / 1000 / filled.charge : null,
      slope: selected && line ? line.slope : null,
      r2: line?.r2 ?? null,
      concentration_calc: found?.value ?? null,
      concentration_u: found?.u ?? null,
      remark: remarkOf(state, params),
      not_modelled: run && run.notModelled.length > 0 ? run.notModelled.join(', ') : null,
    };
  },

  derive(_state, params, instruments) {
    const time = instruments.shown('peak_rt_min');
    return time === null ? {} : { peak_k: (60 * time) / voidTime(params) - 1 };
  },

  view(state, params, out) {
    const { run, selected } = state;
    drawChromatograms(out.chromatograms, state);
    const line = lineOf(state);
    return {
      pump: state.pump,
      equilibrated: state.equilibrated,
      loaded: state.vial !== null,
      ...workView(state),
      standards: selected ? pointsOf(state, selected) : [],
      standardsRun: state.standards.length,
      line: line ? { slope: line.slope, intercept: line.intercept, r2: line.r2 } : null,
      unknown: plainFound(state),
      usedUp: isUsedUp(state, params),
      used: state.used,
      filled: state.filled ? SUBSTANCES[state.filled.id].name : null,
      overloaded: run?.bands.some((band) => band.overloaded) ?? false,
    };
  },
});

const lineOf = (state: State) =>
  state.fitted && state.selected ? standardsLine(pointsOf(state, state.selected)) : null;

/** As the line says, before the dilution is reckoned with. */
function plainFound(state: State) {
  const peak = selectedPeak(state);
  const line = lineOf(state);
  if (!peak || !line || peak.band.overloaded) return null;
  const y = peak.integrated.area / 60;
  const found = predicted(line, y);
  return found && { ...found, y };
}

function foundOf(state: State, { dilution }: Params) {
  const found = plainFound(state);
  return found && { ...found, value: found.value * dilution, u: found.u === null ? null : found.u * dilution };
}

function remarkOf(state: State, params: Params): string | null {
  if (isUsedUp(state, params)) return USED_UP;
  if (selectedPeak(state)?.band.overloaded || state.run?.bands.some((band) => band.overloaded)) return OVERLOADED;
  return plainFound(state)?.beyond ? 'Above the highest standard.' : null;
}
