/**
 * Urinalysis: urine is looked at, tested with a strip, measured with a refractometer and spun for the microscope. Each method is blind
 * where another sees. The pads are in `reagent-strip.ts`, the sediment in `urine-sediment.ts`, samples and what storage does to them
 * in `data/urine-samples.ts`.
 *
 * Scatter (input `noise`): particles fall into fields as Poisson does. Assumptions: pads are read by a sure eye, which picks the nearest
 * block; the centrifuge loses nothing.
 */
import { type ActResult, defineSimulation, type Quantity } from '../contract';
import { poissonLimits } from '../core/poisson-limits';
import type { Rng } from '../core/rng';
import { stored, turbidityOf, type UrineName, URINES } from '../data/urine-samples';
import { apparent, blockOf, CHART, effective, LAST_PAD, type Pad, PADS, placeOnChart } from './reagent-strip';
import { countSediment, type Particle, perField, type Power, POWERS, type SedimentCount } from './urine-sediment';

export interface Params {
  readonly sample: UrineName;
  readonly ascorbate: Quantity<'mg/dL'>;
  readonly storage_h: Quantity<'h'>;
  readonly fields: Quantity<'1'>;
  readonly specimen: Quantity<'1'>;
  readonly noise: boolean;
}

type Blocks = Readonly<Partial<Record<Pad, number>>>;

export interface State {
  /** Steps since the strip was dipped; null: it is dry. */
  readonly dipped: number | null;
  readonly blocks: Blocks;
  /** Each pad is read when its time has come. */
  readonly watching: boolean;
  readonly onPrism: boolean;
  /** Steps that the centrifuge still turns. */
  readonly spinning: number;
  readonly sediment: boolean;
  readonly high: SedimentCount | null;
  readonly low: SedimentCount | null;
  /** What was looked at last. */
  readonly power: Power;
  readonly marked: boolean;
  readonly chance: Rng;
}

type Result = ActResult<Params, State>;

const DT = 0.1;
const stepsOf = (seconds: number): number => Math.round(seconds / DT);
/** At 400 g, s. */
const SPIN = 300;
/** Lab seconds a wall second while one only waits. */
const WATCH_RATE = 10;
const SPIN_RATE = 60;
/** A refractometer's scale, for each g/dL, beyond what the ions give. */
const BY_GLUCOSE = 0.004;
const BY_PROTEIN = 0.003;

const urineOf = ({ sample, storage_h }: Params) => stored(URINES[sample], storage_h);

/** What the refractometer sees: all solutes. */
function gravityOf(params: Params): number {
  const { ionicGravity, glucose, protein } = urineOf(params);
  return ionicGravity + (BY_GLUCOSE * glucose + BY_PROTEIN * protein) / 1000;
}

const seenNow = ({ dipped }: State, params: Params, pad: Pad): number =>
  apparent(pad, effective(urineOf(params), params.ascorbate)[pad], (dipped ?? 0) * DT);

const recorded = (state: State, params: Params, pads: readonly Pad[]): State => ({
  ...state,
  blocks: {
    ...state.blocks,
    ...Object.fromEntries(pads.map((pad) => [pad, blockOf(pad, seenNow(state, params, pad))])),
  },
});

const unread = ({ blocks }: State): readonly Pad[] => PADS.filter((pad) => blocks[pad] === undefined);

const DRY = 'Dip the strip first.';
const NOT_SPUN = 'Centrifuge the urine first.';

function readAll(state: State, params: Params): Result {
  if (state.dipped === null) return { state, notice: DRY };
  const now = state.dipped;
  const late = unread(state).filter((pad) => now > stepsOf(CHART[pad].seconds));
  const names = late.map((pad) => CHART[pad].name.toLowerCase()).join(', ');
  return {
    state: { ...recorded(state, params, late), watching: now < stepsOf(LAST_PAD) },
    notice: late.length > 0 ? `Read late, after their time: ${names}.` : undefined,
  };
}

/** Mean over the fields of a count; null before it. */
const meanOf = (count: SedimentCount | null, of: Particle): number | null =>
  count ? count.sums[of] / count.fields.length : null;

const isComplete = (state: State): boolean => unread(state).length === 0 && (state.high !== null || state.low !== null);

const block = (label: string, unit: string, decimals: number) =>
  ({ label: `${label} pad`, unit, decimals, origin: 'computed' }) as const;
const perFieldMean = (label: string) => ({ label, unit: 'per field', decimals: 2, origin: 'derived' }) as const;

export const simulation = defineSimulation<Params, State>()({
  version: 4,
  dt: DT,
  rate: ({ watching, spinning }) => (spinning > 0 ? SPIN_RATE : watching ? WATCH_RATE : 1),
  readings: {
    strip_time: { label: 'Time since dipping', unit: 's', decimals: 1, origin: 'computed' },
    glucose: block('Glucose', 'mg/dL', 0),
    bilirubin: block('Bilirubin', 'mg/dL', 0),
    ketone: block('Ketone', 'mg/dL', 0),
    sg: block('Specific gravity', '1', 3),
    blood: block('Blood', 'cells/µL', 0),
    ph: block('pH', '1', 1),
    protein: block('Protein', 'mg/dL', 0),
    urobilinogen: block('Urobilinogen', 'mg/dL', 1),
    nitrite: block('Nitrite (1: positive)', '1', 0),
    leukocytes: block('Leukocyte', 'cells/µL', 0),
    sg_refractometer: {
      label: 'Specific gravity, refractometer',
      unit: '1',
      instrument: {
        name: 'Hand refractometer',
        updateInterval: 0.5,
        school: {
          resolution: 0.001,
          offset: 0.0005,
          spread: 'normal',
          source: 'zero set with water to half a division: 0.0005 (standard deviation), normal',
        },
        research: {
          resolution: 0.0002,
          offset: 0.0001,
          spread: 'normal',
          source: 'digital, zeroed with water: 0.0001 (standard deviation), normal',
        },
      },
    },
    rbc_per_hpf: perFieldMean('Red cells per high-power field'),
    wbc_per_hpf: perFieldMean('White cells per high-power field'),
    bacteria_per_hpf: perFieldMean('Bacteria per high-power field'),
    crystals_per_hpf: perFieldMean('Crystals per high-power field'),
    casts_per_lpf: perFieldMean('Casts per low-power field'),
    field_ci_low: {
      label: 'Red cells per field, lower 95 % limit',
      unit: 'per field',
      decimals: 2,
      origin: 'computed',
    },
    field_ci_high: {
      label: 'Red cells per field, upper 95 % limit',
      unit: 'per field',
      decimals: 2,
      origin: 'computed',
    },
  },
  actions: {
    dip_strip: { label: 'Dip a strip', hint: 'A fresh one: its pads are dry, and the stopwatch starts.' },
    read_pad: {
      label: 'Read a pad',
      value: { kind: 'select', options: [...PADS] },
      hint: 'Now, whether its time has come or not: the block that its colour is next to.',
    },
    read_all_on_time: { label: 'Read all on time', hint: 'Each pad when its own time has come; two minutes in all.' },
    refractometer: { label: 'Drop on the refractometer', hint: 'Reads the bending of light, which all solutes cause.' },
    centrifuge: { label: 'Centrifuge', hint: '12 mL at 400 g for five minutes, taken up in 0.5 mL.' },
    count_fields: {
      label: 'Count fields',
      value: { kind: 'select', options: [...POWERS] },
      hint: 'hpf: high power for cells, bacteria and crystals; lpf: low power for casts.',
    },
    reveal: { label: 'Show the answer', hint: 'Which teaching case this urine is.' },
  },
  startActions: ['count_fields'],
  fields: () => ({}),

  init: ({ specimen }, rng) => ({
    dipped: null,
    blocks: {},
    watching: false,
    onPrism: false,
    spinning: 0,
    sediment: false,
    high: null,
    low: null,
    power: 'hpf',
    marked: false,
    chance: rng.stream(`specimen ${specimen}`).stream('fields'),
  }),

  step(state, params) {
    let next = state;
    if (next.dipped !== null) next = { ...next, dipped: next.dipped + 1 };
    if (next.watching) {
      const now = next.dipped ?? 0;
      const due = unread(next).filter((pad) => now >= stepsOf(CHART[pad].seconds));
      if (due.length > 0) next = recorded(next, params, due);
      if (now >= stepsOf(LAST_PAD)) next = { ...next, watching: false };
    }
    if (next.spinning > 0) {
      const spinning = next.spinning - 1;
      next = { ...next, spinning, sediment: spinning === 0 };
    }
    return next;
  },

  act(state, params, action) {
    switch (action.do) {
      case 'dip_strip':
        return { state: { ...state, dipped: 0, blocks: {}, watching: false } };
      case 'read_pad':
        if (state.dipped === null) return { state, notice: DRY };
        return { state: recorded(state, params, [action.value]) };
      case 'read_all_on_time':
        return readAll(state, params);
      case 'refractometer':
        return { state: { ...state, onPrism: true } };
      case 'centrifuge':
        if (state.sediment) return { state, notice: 'The urine has been spun: its sediment is under the microscope.' };
        return { state: { ...state, spinning: stepsOf(SPIN) } };
      case 'count_fields': {
        if (!state.sediment) return { state, notice: NOT_SPUN };
        const count = countSediment(urineOf(params), action.value, params.fields, params.noise, state.chance);
        return {
          state: { ...state, power: action.value, ...(action.value === 'hpf' ? { high: count } : { low: count }) },
        };
      }
      case 'reveal':
        return { state: { ...state, marked: true } };
    }
  },

  occupies(state, _params, action) {
    if (action.do === 'read_all_on_time' && state.dipped !== null) return Math.max(0, LAST_PAD - state.dipped * DT);
    return action.do === 'centrifuge' && !state.sediment ? SPIN : 0;
  },

  done: isComplete,

  read(state, params) {
    const of = (pad: Pad): number | null => state.blocks[pad] ?? null;
    const { high, low } = state;
    const limits = high ? poissonLimits(high.sums.red) : null;
    const fields = high?.fields.length ?? 1;
    return {
      strip_time: state.dipped === null ? null : state.dipped * DT,
      glucose: of('glucose'),
      bilirubin: of('bilirubin'),
      ketone: of('ketone'),
      sg: of('sg'),
      blood: of('blood'),
      ph: of('ph'),
      protein: of('protein'),
      urobilinogen: of('urobilinogen'),
      nitrite: of('nitrite'),
      leukocytes: of('leukocytes'),
      sg_refractometer: state.onPrism ? gravityOf(params) : null,
      rbc_per_hpf: meanOf(high, 'red'),
      wbc_per_hpf: meanOf(high, 'white'),
      bacteria_per_hpf: meanOf(high, 'bacteria'),
      crystals_per_hpf: meanOf(high, 'crystals'),
      casts_per_lpf: meanOf(low, 'casts'),
      field_ci_low: limits ? limits.low / fields : null,
      field_ci_high: limits ? limits.high / fields : null,
    };
  },

  derive({ high, low }, { noise }) {
    const mean = (count: SedimentCount | null, of: Particle) => {
      const value = meanOf(count, of);
      if (value === null || !count || !noise) return value;
      // None seen is not none there: one more than was counted stands for the scatter.
      return { value, scatter: Math.sqrt(Math.max(1, count.sums[of])) / count.fields.length };
    };
    return {
      rbc_per_hpf: mean(high, 'red'),
      wbc_per_hpf: mean(high, 'white'),
      bacteria_per_hpf: mean(high, 'bacteria'),
      crystals_per_hpf: mean(high, 'crystals'),
      casts_per_lpf: mean(low, 'casts'),
    };
  },

  answers: (_state, { sample }) => [
    {
      id: 'urine',
      label: 'Teaching case',
      value: URINES[sample].name,
      unit: 'text',
      options: Object.values(URINES).map(({ name }) => name),
    },
  ],

  view(state, params) {
    const urine = urineOf(params);
    const count = state.power === 'hpf' ? state.high : state.low;
    const contents = effective(urine, params.ascorbate);
    const seconds = (state.dipped ?? 0) * DT;
    return {
      urine: {
        colour: urine.colour,
        looks: urine.looks,
        turbidity: turbidityOf(urine),
        /** Protein makes it foam. */
        foam: Math.min(1, urine.protein / 600),
      },
      dipped: state.dipped !== null,
      watching: state.watching,
      /** Of each pad: where its colour lies on the chart, in blocks, and the block that was recorded. */
      pads: PADS.map((pad) => ({
        at: state.dipped === null ? null : placeOnChart(pad, apparent(pad, contents[pad], seconds)),
        block: state.blocks[pad] ?? null,
        due: seconds >= CHART[pad].seconds,
      })),
      gravity: state.onPrism ? gravityOf(params) : null,
      spinning: state.spinning > 0 ? 1 - state.spinning / stepsOf(SPIN) : null,
      sediment: state.sediment,
      power: state.power,
      /** Fields of the count that was made last. */
      fields: count?.fields ?? [],
      castKind: urine.castKind,
      perHigh: perField('hpf'),
      answer: state.marked ? URINES[params.sample].name : null,
    };
  },
});
