/**
 * Semen analysis after the laboratory manual of the World Health Organization: volume by mass, concentration in a chamber, motility
 * by tracks, vitality, form. Tracks are in `sperm-track.ts`, samples and limits in `data/semen-samples.ts`.
 *
 * A filling of the chamber is drawn when it is filled, and counting it again finds the same cells: two counts that are compared, and
 * added for the result, are of two fillings, each from a dilution of its own (section 2.11 of the 5th edition).
 *
 * Scatter (input `noise`): what a filling holds is Poisson, cells that are tracked are drawn one by one, vitality and form are binomial of 200.
 * Assumptions: the aliquot is as the whole sample; no debris is counted; the camera finds every head.
 */
import { type ActResult, defineSimulation, type Quantity } from '../contract';
import { poissonLimits } from '../core/poisson-limits';
import type { Rng } from '../core/rng';
import { LIMITS, SEMEN, type SemenName } from '../data/semen-samples';
import { type ChamberCount, concentrationOf, countChamber, scatterOf } from './cell-chamber';
import { type Speed, trackCells, type Tracked, trackTest } from './sperm-motility';
import { fillPicture, MOST_SEEN, type Seen, swimmersOf, TRAIL } from './sperm-picture';
import { warmth } from './sperm-track';

export interface Params {
  readonly sample: SemenName;
  readonly dilution: '1:2' | '1:5' | '1:20' | '1:50';
  readonly temperature: Quantity<'°C'>;
  readonly frame_rate: '25' | '30' | '50' | '60' | '100' | '200';
  readonly track_time: Quantity<'s'>;
  readonly sperm_to_track: Quantity<'1'>;
  readonly specimen: Quantity<'1'>;
  readonly noise: boolean;
}

export interface State {
  readonly volume: boolean;
  readonly liquid: boolean;
  readonly busy: {
    readonly is: 'liquefying' | 'spinning' | 'tracking';
    readonly left: number;
    readonly of: number;
  } | null;
  /** What lies in the chamber, over all its squares, and whether it was counted. */
  readonly chamber: { readonly dilution: number; readonly cells: ChamberCount; readonly counted: boolean } | null;
  /** Counts of one or of two fillings, the last one last. */
  readonly counts: readonly ChamberCount[];
  readonly wet: readonly Seen[] | null;
  /** Seconds at full speed that the swimmers have swum. */
  readonly swum: number;
  readonly beaten: number;
  readonly tracked: Tracked | null;
  readonly pellet: 'None' | 'Seen' | null;
  readonly vitality: number | null;
  readonly normal: number | null;
  readonly looksAt: 'chamber' | 'wet' | 'stain';
  readonly marked: boolean;
  readonly chance: { readonly count: Rng; readonly tracks: Rng; readonly stains: Rng };
}

type Result = ActResult<Params, State>;

const DT = 0.02;
const stepsOf = (seconds: number): number => Math.round(seconds / DT);
const LIQUEFY = 1800;
const SPIN = 900;
const WAIT_RATE = 120;
/** nL of a large square; squares of a chamber; those that are counted where only five are: the corners and the middle. */
const SQUARE = 4;
const SQUARES = 25;
const FIVE = [0, 4, 12, 20, 24] as const;
const LEAST_COUNTED = 200;
const SCORED = 200;
/** Before it has become liquid all is slower. */
const VISCOUS = 0.3;
const WARNING = 10;
/** Of shares and of concentrations as they are printed. */
const SHARE_DECIMALS = 1;
const COUNT_DIGITS = 4;

const isTest = ({ sample }: Params): boolean => sample === 'Test track';
const factorOf = ({ liquid }: State, { temperature }: Params): number => warmth(temperature) * (liquid ? 1 : VISCOUS);

function track(state: State, params: Params): Tracked {
  const frameRate = Number(params.frame_rate);
  const camera = { frameRate, frames: Math.floor(params.track_time * frameRate) + 1 };
  if (isTest(params)) return trackTest(camera);
  return trackCells(
    SEMEN[params.sample],
    factorOf(state, params),
    camera,
    params.sperm_to_track,
    params.noise ? state.chance.tracks : null,
  );
}

const motilityOf = ({ tracked }: State): number | null => (tracked ? 100 - tracked.shares.immotile : null);
const lastCount = ({ counts }: State): ChamberCount | null => counts.at(-1) ?? null;

/** The number in some squares of a filling; without scatter the expected one. */
function countedIn(cells: ChamberCount, squares: number): ChamberCount {
  if (squares === SQUARES) return cells;
  const own = FIVE.map((n) => cells.squares[n] ?? 0);
  const part = squares / SQUARES;
  const whole = cells.squares.reduce((sum, n) => sum + n, 0) === cells.n;
  return {
    ...cells,
    // A filling without scatter holds an expected number that need not be whole.
    n: whole ? own.reduce((sum, n) => sum + n, 0) : cells.n * part,
    volume: cells.volume * part,
    squares: own,
  };
}

const alike = (one: ChamberCount, other: ChamberCount): boolean =>
  one.dilution === other.dilution && Math.abs(one.volume - other.volume) < 1e-9;

/** What the concentration is worked out from: both counts where they are of the same volume and dilution, else the last. */
function pooledCount({ counts }: State): ChamberCount | null {
  const [one, other] = [counts.at(-2), counts.at(-1)];
  if (!one || !other || !alike(one, other)) return other ?? null;
  return { ...other, n: one.n + other.n, volume: one.volume + other.volume };
}

/** 1 where the counts of two fillings differ by chance alone. */
function agreement({ counts }: State): number | null {
  const [one, other] = [counts.at(-2), counts.at(-1)];
  if (!one || !other || !alike(one, other)) return null;
  return Math.abs(one.n - other.n) <= 1.96 * Math.sqrt(one.n + other.n) ? 1 : 0;
}

const NONE_SEEN = 'None seen; centrifuge needed';
const GEL = 'The sample is a gel still: it cannot be mixed and drawn in evenly. Liquefy it first.';
const SLOW = 'The sample is a gel still: all swim slowly in it. Liquefy it before it is judged.';
const SPUN = 'The rest of the sample was spun: what is taken now is not as the sample was. Reset for a new one.';
const APART = 'The two counts differ by more than chance allows: prepare two new fillings.';

/** A fresh dilution is filled in. The first of a pair is kept; after a pair, or another dilution, a new pair begins. */
function filled(state: State, params: Params): Result {
  if (state.pellet !== null) return { state, notice: SPUN };
  if (!state.liquid && !isTest(params)) return { state, notice: GEL };
  const dilution = Number(params.dilution.slice(2));
  const cells = countChamber(
    1000 * SEMEN[params.sample].concentration,
    (SQUARE * SQUARES) / 1000,
    dilution,
    SQUARES,
    params.noise,
    state.chance.count,
  );
  const [first] = state.counts;
  const counts = first && state.counts.length === 1 && first.dilution === dilution ? [first] : [];
  const lost = state.chamber && !state.chamber.counted;
  return {
    state: { ...state, chamber: { dilution, cells, counted: false }, counts, looksAt: 'chamber' },
    notice: lost ? 'The filling before was not counted.' : undefined,
  };
}

function counted(state: State, squares: number): Result {
  const { chamber } = state;
  if (!chamber) return { state, notice: 'Fill the chamber first.' };
  const count = countedIn(chamber.cells, squares);
  const last = state.counts.at(-1);
  if (chamber.counted && last && alike(last, count))
    return {
      state,
      notice: `The same cells lie in the same squares: ${Math.round(count.n)} again. A second count needs a second filling, from a dilution of its own.`,
    };
  const before = chamber.counted ? state.counts.slice(0, -1) : state.counts;
  const next: State = {
    ...state,
    chamber: { ...chamber, counted: true },
    counts: [...before, count].slice(-2),
    looksAt: 'chamber',
  };
  const notice =
    count.n === 0
      ? NONE_SEEN
      : agreement(next) === 0
        ? APART
        : count.n < LEAST_COUNTED
          ? 'Count more squares or dilute less.'
          : undefined;
  return { state: next, notice };
}

function labelOf(state: State): string | null {
  const count = pooledCount(state);
  if (!count) return null;
  if (agreement(state) === 0) return 'Counts differ: fill and count anew';
  if (count.n === 0) return state.pellet === 'None' ? 'Azoospermia' : NONE_SEEN;
  const motile = motilityOf(state);
  if (state.tracked === null || motile === null || state.normal === null) return null;
  const { rapid, slow } = state.tracked.shares;
  // What is judged is what is printed.
  const percent = (value: number): number => Number(value.toFixed(SHARE_DECIMALS));
  const concentration = Number((concentrationOf(count) / 1000).toPrecision(COUNT_DIGITS));
  const slowed = percent(motile) < LIMITS.motility || percent(rapid + slow) < LIMITS.progressive;
  const found = [
    ...(concentration < LIMITS.concentration ? ['Oligozoospermia'] : []),
    ...(slowed ? ['Asthenozoospermia'] : []),
    ...(percent(state.normal) < LIMITS.normalForms ? ['Teratozoospermia'] : []),
  ];
  return found.length === 0 ? 'Normozoospermia' : found.join(', ');
}

function scored(state: State, params: Params, what: 'vitality' | 'normal'): Result {
  if (state.pellet !== null) return { state, notice: SPUN };
  if (!state.liquid && !isTest(params)) return { state, notice: GEL };
  const sample = SEMEN[params.sample];
  if (sample.concentration === 0) return { state, notice: NONE_SEEN };
  const share = what === 'vitality' ? sample.vitality : sample.normalForms;
  const value = params.noise ? (100 * state.chance.stains.binomial(SCORED, share / 100)) / SCORED : share;
  const next: State = { ...state, [what]: value, looksAt: 'stain' };
  const motile = motilityOf(next);
  const low = next.vitality !== null && motile !== null && next.vitality < motile - WARNING;
  return {
    state: next,
    notice: low ? 'Vitality lies far below motility: what swims is alive. Repeat both.' : undefined,
  };
}

const speed = (label: string, unit: string, decimals = 2) => ({ label, unit, decimals, origin: 'derived' }) as const;
const share = (label: string) => ({ label, unit: '%', decimals: SHARE_DECIMALS, origin: 'derived' }) as const;

export const simulation = defineSimulation<Params, State>()({
  version: 4,
  dt: DT,
  rate: ({ busy }) => (busy && busy.is !== 'tracking' ? WAIT_RATE : 1),
  readings: {
    volume: {
      label: 'Volume',
      unit: 'mL',
      instrument: {
        name: 'Balance, 1.00 g is 1 mL',
        updateInterval: 0.5,
        school: {
          resolution: 0.01,
          repeatability: 0.01,
          source: 'two weighings of a cup: 0.01 g (standard deviation), normal',
        },
        research: {
          resolution: 0.001,
          repeatability: 0.002,
          source: 'two weighings of a cup: 0.002 g (standard deviation), normal',
        },
      },
    },
    count_n: { label: 'Cells counted in the last filling', unit: 'cells', decimals: 0, origin: 'count' },
    concentration: { label: 'Concentration', unit: 'M/mL', digits: COUNT_DIGITS, origin: 'derived' },
    concentration_high: { label: 'Concentration, upper 95 % limit', unit: 'M/mL', digits: 4, origin: 'computed' },
    count_error: { label: 'Scatter of the count', unit: '%', decimals: 1, origin: 'computed' },
    replicates_agree: { label: 'Counts of two fillings agree (1: yes)', unit: '1', decimals: 0, origin: 'computed' },
    pellet: { label: 'Cells in the pellet', kind: 'text', unit: 'text', values: ['None', 'Seen'] },
    total_count: { label: 'Total number', unit: 'M', digits: 4, origin: 'derived' },
    progressive_pct: share('Progressive'),
    rapid_pct: share('Rapid'),
    nonprogressive_pct: share('Non-progressive'),
    immotile_pct: share('Immotile'),
    total_motility_pct: share('Total motility'),
    vcl: speed('Speed along the track, VCL', 'µm/s'),
    vsl: speed('Speed from end to end, VSL', 'µm/s'),
    vap: speed('Speed along the smoothed path, VAP', 'µm/s'),
    lin: speed('LIN = VSL/VCL', '%', 1),
    str: speed('STR = VSL/VAP', '%', 1),
    wob: speed('WOB = VAP/VCL', '%', 1),
    alh: speed('Width of the swing, ALH', 'µm'),
    bcf: speed('Beat, BCF', 'Hz'),
    vitality_pct: share('Alive'),
    normal_forms_pct: share('Normal forms'),
    label: { label: 'Word by the limits', kind: 'text', unit: 'text' },
  },
  actions: {
    measure_volume: { label: 'Weigh the cup', hint: 'A gram of semen is a millilitre.' },
    liquefy: { label: 'Liquefy', hint: 'Half an hour at 37 °C; before it all swim slowly in the gel.' },
    load_chamber: {
      label: 'Fill the chamber',
      hint: 'A fresh dilution in fixative: the cells lie still and can be counted. A second filling is the replicate.',
    },
    count_squares: {
      label: 'Count large squares',
      value: { kind: 'number', unit: '1', min: 5, max: 25, step: 20, initial: 25 },
      hint: 'Five of them, or all 25 of the centre: 4 nL each.',
    },
    wet_preparation: { label: 'Make a wet preparation', hint: '10 µL undiluted under a cover slip on the warm stage.' },
    track: { label: 'Track the cells', hint: 'The camera follows heads, one after the other.' },
    stain_vitality: { label: 'Stain for vitality', hint: '200 cells: dead ones take the dye up.' },
    score_morphology: { label: 'Score the forms', hint: '200 cells of a stained smear.' },
    centrifuge_pellet: {
      label: 'Spin and search the pellet',
      hint: 'The rest of the sample, 3000 g for fifteen minutes.',
    },
    reveal: { label: 'Show the answer', hint: 'How the sample was made up.' },
  },
  startActions: ['load_chamber', 'track', 'wet_preparation'],
  fields: () => ({
    heads: { kind: 'f32', shape: [4 * MOST_SEEN] },
    trails: { kind: 'f32', shape: [2 * TRAIL.points * MOST_SEEN] },
  }),

  init({ specimen }, rng) {
    const trial = rng.stream(`specimen ${specimen}`);
    return {
      volume: false,
      liquid: false,
      busy: null,
      chamber: null,
      counts: [],
      wet: null,
      swum: 0,
      beaten: 0,
      tracked: null,
      pellet: null,
      vitality: null,
      normal: null,
      looksAt: 'wet',
      marked: false,
      chance: { count: trial.stream('count'), tracks: trial.stream('tracks'), stains: trial.stream('stains') },
    };
  },

  step(state, params) {
    if (!state.busy && !state.wet) return state;
    const factor = isTest(params) ? 1 : factorOf(state, params);
    let next: State = state.wet ? { ...state, swum: state.swum + DT * factor, beaten: state.beaten + DT } : state;
    if (!next.busy) return next;
    const left = next.busy.left - 1;
    if (left > 0) return { ...next, busy: { ...next.busy, left } };
    const { is } = next.busy;
    next = { ...next, busy: null };
    if (is === 'liquefying') return { ...next, liquid: true };
    if (is === 'spinning') return { ...next, pellet: SEMEN[params.sample].concentration > 0 ? 'Seen' : 'None' };
    return { ...next, tracked: track(next, params) };
  },

  act(state, params, action) {
    const refused = (notice: string): Result => ({ state, notice });
    const begin = (is: NonNullable<State['busy']>['is'], seconds: number): Result => ({
      state: { ...state, busy: { is, left: stepsOf(seconds), of: stepsOf(seconds) } },
    });
    switch (action.do) {
      case 'measure_volume':
        return { state: { ...state, volume: true } };
      case 'liquefy':
        return state.liquid ? refused('The sample is liquid.') : begin('liquefying', LIQUEFY);
      case 'load_chamber':
        return filled(state, params);
      case 'count_squares':
        return counted(state, action.value);
      case 'wet_preparation':
        if (state.pellet !== null) return refused(SPUN);
        return {
          state: {
            ...state,
            wet: swimmersOf(params.sample, params.specimen),
            looksAt: 'wet',
            swum: 0,
            beaten: 0,
          },
          notice: state.liquid || isTest(params) ? undefined : SLOW,
        };
      case 'track':
        if (!state.wet) return refused('Make a wet preparation: cells in fixative do not swim.');
        if (SEMEN[params.sample].concentration === 0) return refused(NONE_SEEN);
        return begin('tracking', params.track_time);
      case 'stain_vitality':
        return scored(state, params, 'vitality');
      case 'score_morphology':
        return scored(state, params, 'normal');
      case 'centrifuge_pellet':
        return state.pellet === null ? begin('spinning', SPIN) : refused('The rest of the sample was spun already.');
      case 'reveal':
        return { state: { ...state, marked: true } };
    }
  },

  occupies(state, params, action) {
    switch (action.do) {
      case 'liquefy':
        return state.liquid ? 0 : LIQUEFY;
      case 'centrifuge_pellet':
        return state.pellet === null ? SPIN : 0;
      case 'track':
        return state.wet && SEMEN[params.sample].concentration > 0 ? params.track_time : 0;
      default:
        return 0;
    }
  },

  done: (state) =>
    state.volume &&
    state.counts.length > 0 &&
    state.tracked !== null &&
    state.vitality !== null &&
    state.normal !== null &&
    state.busy === null,

  read(state, params) {
    const count = pooledCount(state);
    const { volume } = SEMEN[params.sample];
    // Thousands in a µL are millions in a mL.
    const concentration = count ? concentrationOf(count) / 1000 : null;
    const { tracked } = state;
    const means = tracked?.means ?? null;
    const shares = tracked?.shares ?? null;
    const ratio = (a: Speed, b: Speed): number | null => (means && means[b] > 0 ? (100 * means[a]) / means[b] : null);
    return {
      volume: state.volume ? volume : null,
      count_n: lastCount(state)?.n ?? null,
      concentration,
      concentration_high: count ? (poissonLimits(count.n).high * count.dilution) / count.volume / 1000 : null,
      count_error: count && count.n > 0 ? 100 / Math.sqrt(count.n) : null,
      replicates_agree: agreement(state),
      pellet: state.pellet,
      total_count: state.volume && concentration !== null ? concentration * volume : null,
      progressive_pct: shares ? shares.rapid + shares.slow : null,
      rapid_pct: shares?.rapid ?? null,
      nonprogressive_pct: shares?.['non-progressive'] ?? null,
      immotile_pct: shares?.immotile ?? null,
      total_motility_pct: motilityOf(state),
      vcl: means?.vcl ?? null,
      vsl: means?.vsl ?? null,
      vap: means?.vap ?? null,
      lin: ratio('vsl', 'vcl'),
      str: ratio('vsl', 'vap'),
      wob: ratio('vap', 'vcl'),
      alh: means?.alh ?? null,
      bcf: means?.bcf ?? null,
      vitality_pct: state.vitality,
      normal_forms_pct: state.normal,
      label: labelOf(state),
    };
  },

  derive(state, params, instruments) {
    const { noise } = params;
    const count = pooledCount(state);
    const { tracked } = state;
    const means = tracked?.means ?? null;
    const concentration = count
      ? noise
        ? { value: concentrationOf(count) / 1000, scatter: scatterOf(count) / 1000 }
        : concentrationOf(count) / 1000
      : null;
    const volume = state.volume ? instruments.shown('volume') : null;
    const total =
      count && volume !== null
        ? { value: (volume * concentrationOf(count)) / 1000, scatter: (volume * scatterOf(count)) / 1000 }
        : null;
    const part = (value: number | null | undefined, of: number) => {
      if (value === null || value === undefined) return null;
      const p = (value * of + 100) / (100 * (of + 2));
      return noise && !isTest(params) ? { value, scatter: 100 * Math.sqrt((p * (1 - p)) / of) } : value;
    };
    const cells = tracked?.cells ?? 1;
    const mean = (of: Speed) =>
      means ? (noise && !isTest(params) ? { value: means[of], scatter: tracked?.scatter[of] ?? 0 } : means[of]) : null;
    const ratio = (a: Speed, b: Speed): number | null => (means && means[b] > 0 ? (100 * means[a]) / means[b] : null);
    const shares = tracked?.shares;
    return {
      concentration,
      total_count: total && !noise ? total.value : total,
      progressive_pct: part(shares ? shares.rapid + shares.slow : null, cells),
      rapid_pct: part(shares?.rapid, cells),
      nonprogressive_pct: part(shares?.['non-progressive'], cells),
      immotile_pct: part(shares?.immotile, cells),
      total_motility_pct: part(motilityOf(state), cells),
      vcl: mean('vcl'),
      vsl: mean('vsl'),
      vap: mean('vap'),
      lin: ratio('vsl', 'vcl'),
      str: ratio('vsl', 'vap'),
      wob: ratio('vap', 'vcl'),
      alh: mean('alh'),
      bcf: mean('bcf'),
      vitality_pct: part(state.vitality, SCORED),
      normal_forms_pct: part(state.normal, SCORED),
    };
  },

  answers: (_state, { sample }) => [
    {
      id: 'semen',
      label: 'Teaching case',
      value: SEMEN[sample].name,
      unit: 'text',
      options: Object.values(SEMEN).map(({ name }) => name),
    },
  ],

  view(state, params, out) {
    const factor = isTest(params) ? 1 : factorOf(state, params);
    fillPicture(state.wet ?? [], { swum: state.swum, beaten: state.beaten, factor }, out);
    const count = state.chamber?.counted ? lastCount(state) : null;
    return {
      busy: state.busy ? { is: state.busy.is, part: 1 - state.busy.left / state.busy.of } : null,
      liquid: state.liquid,
      weighed: state.volume,
      chamber: state.chamber ? { dilution: state.chamber.dilution } : null,
      squares: count?.squares ?? null,
      counted: count?.n ?? null,
      /** Sperm are in the wet preparation, and swim. */
      wet: state.wet !== null,
      beaten: state.beaten,
      looksAt: state.looksAt,
      tracked: state.tracked !== null,
      stained: { vitality: state.vitality, normal: state.normal },
      answer: state.marked ? SEMEN[params.sample].name : null,
    };
  },
});
