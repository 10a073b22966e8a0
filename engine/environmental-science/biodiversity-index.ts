/**
 * Quadrat sampling on a generated habitat (`habitat.ts`), and the indices of what was counted (`diversity.ts`).
 *
 * A frame that lies on the plot counts the individuals rooted in [x, x + s) × [y, y + s); counts are pooled over frames,
 * one under two overlapping frames twice. Frames are counted one after another, 60 s each, the species in the order of the
 * key: the j-th of k found is known 15 s + 45 s · j/k after its frame's turn came.
 *   Random      corners uniform; of up to 200 tries the first that overlaps no other frame, else the last
 *   Systematic  centres of a k × k lattice of cells, k² ≥ number of quadrats, spread evenly over it
 *   Transect    along y = 25 m, evenly spaced, the first at x = 0 and the last ending at x = 50 m
 * Mark and recapture: M animals marked, as many caught again without replacement (hypergeometric), Chapman's estimate.
 *
 * Assumptions: nothing moves, nothing is overlooked or misnamed; between the catches marks are neither lost nor shunned.
 */
import { defineSimulation, ModelError, type Quantity } from '../contract';
import type { Rng } from '../core/rng';
import { habitatCommunities, isSampledHabitat, type SampledHabitat } from '../data/habitat-communities';
import { refuseCounts, typedCounts } from './custom-counts';
import { chapman, chapmanError, diversityOf, meanError, morisita, rarefied } from './diversity';
import { countIn, generateHabitat, type Habitat, PLOT } from './habitat';

export type HabitatChoice = SampledHabitat | 'Custom Counts';
export type SamplingMethod = 'Random' | 'Systematic' | 'Transect';

export interface Params {
  readonly habitat: HabitatChoice;
  readonly custom_counts: string;
  readonly quadrat_size: Quantity<'m'>;
  readonly quadrat_count: Quantity<'1'>;
  readonly sampling: SamplingMethod;
  readonly clustering: Quantity<'1'>;
  readonly rarefy_to: Quantity<'individuals'>;
}

/** A frame on the plot and what lies in it. */
export interface Quadrat {
  /** Lower left corner, m. */
  readonly x: number;
  readonly y: number;
  /** By rank of the species. */
  readonly counts: Uint16Array;
  readonly total: number;
}

interface Recapture {
  readonly marked: number;
  readonly recaptured: number;
}

export interface State {
  /** null with Custom Counts. */
  readonly plot: Habitat | null;
  readonly laid: readonly Quadrat[];
  /** Frames of `laid` that are counted completely; the next one is being counted. */
  readonly counted: number;
  /** Steps since the turn of the frame being counted came. */
  readonly steps: number;
  /** Pooled counts of the frames counted completely. */
  readonly pooled: readonly number[];
  /** Frames laid by the sampling method, not by hand. */
  readonly planned: number;
  /** Frames go on being thrown until there are enough. */
  readonly surveying: boolean;
  readonly recapture: Recapture | null;
  readonly throws: Rng;
  readonly catches: Rng;
}

const DT: Quantity<'s'> = 1;
export const QUADRAT_TIME: Quantity<'s'> = 60;
const FIRST_LOOK: Quantity<'s'> = 15;
const TRIES = 200;
export const MOST_FRAMES = 200;
const TRANSECT_Y: Quantity<'m'> = 25;
/** Places by whole metres: index = 50·row + column. */
const COLUMNS = PLOT;

export const NOTHING_YET = 'No individuals counted yet.';
const NO_PLOT = 'Custom counts have no plot: choose a habitat first.';
const FULL = `${MOST_FRAMES} quadrats lie on the plot: clear it first.`;

// ---------------------------------------------------------------- where frames lie

interface Place {
  readonly x: number;
  readonly y: number;
}
type Next = Place | { readonly refusal: string };

function randomPlace(laid: readonly Quadrat[], side: number, rng: Rng): Place {
  let place = { x: 0, y: 0 };
  for (let attempt = 0; attempt < TRIES; attempt++) {
    place = { x: rng.uniform(0, PLOT - side), y: rng.uniform(0, PLOT - side) };
    const { x, y } = place;
    if (laid.every((other) => Math.abs(other.x - x) >= side || Math.abs(other.y - y) >= side)) break;
  }
  return place;
}

/** The cells of the lattice in the order in which they are used: `count` of them spread evenly, then the others. */
function latticeOrder(rows: number, count: number): readonly number[] {
  const cells = rows * rows;
  const planned = Array.from({ length: count }, (_, i) => Math.floor(((i + 0.5) * cells) / count));
  const others = Array.from({ length: cells }, (_, cell) => cell).filter((cell) => !planned.includes(cell));
  return [...planned, ...others];
}

function nextPlace(state: State, { sampling, quadrat_size: side, quadrat_count: count }: Params): Next {
  if (state.laid.length >= MOST_FRAMES) return { refusal: FULL };
  switch (sampling) {
    case 'Random':
      return randomPlace(state.laid, side, state.throws);
    case 'Systematic': {
      const rows = Math.ceil(Math.sqrt(count));
      const cell = latticeOrder(rows, count)[state.planned];
      if (cell === undefined) return { refusal: `All ${rows * rows} places of the lattice are taken.` };
      const pitch = PLOT / rows;
      const at = (n: number): number => (n + 0.5) * pitch - side / 2;
      return { x: at(cell % rows), y: at(Math.floor(cell / rows)) };
    }
    case 'Transect': {
      if (count * side > PLOT) {
        return { refusal: `A 50 m transect holds at most ${Math.floor(PLOT / side)} quadrats of this size.` };
      }
      if (state.planned >= count) return { refusal: `All ${count} quadrats of the transect are laid.` };
      const x = count === 1 ? (PLOT - side) / 2 : (state.planned * (PLOT - side)) / (count - 1);
      return { x, y: TRANSECT_Y - side / 2 };
    }
  }
}

function lay(state: State, plot: Habitat, place: Place, side: number): State {
  const x = Math.fround(place.x);
  const y = Math.fround(place.y);
  const counts = countIn(plot, x, y, side);
  const total = counts.reduce((sum, count) => sum + count, 0);
  return { ...state, laid: [...state.laid, { x, y, counts, total }] };
}

/** One more frame by the sampling method, or the sentence that says why there is none. */
function throwOne(state: State, params: Params, plot: Habitat): State | string {
  const place = nextPlace(state, params);
  if ('refusal' in place) return place.refusal;
  return { ...lay(state, plot, place, params.quadrat_size), planned: state.planned + 1 };
}

/** While the survey runs there is a frame to count, until there are enough. */
function supply(state: State, params: Params): State {
  const idle = state.counted === state.laid.length && state.laid.length < params.quadrat_count;
  if (!state.surveying || !state.plot || !idle) return state;
  const next = throwOne(state, params, state.plot);
  return typeof next === 'string' ? { ...state, surveying: false } : next;
}

// ---------------------------------------------------------------- counting

const addTo = (pooled: readonly number[], { counts }: Quadrat): readonly number[] =>
  pooled.map((count, rank) => count + (counts[rank] ?? 0));

const countNext = (state: State): State => {
  const quadrat = state.laid[state.counted];
  if (!quadrat) return state;
  return { ...state, counted: state.counted + 1, steps: 0, pooled: addTo(state.pooled, quadrat) };
};

/** Rank below which the species of the frame being counted are known; 0 where none is being counted. */
function knownBelow({ laid, counted, steps }: State): number {
  const quadrat = laid[counted];
  if (!quadrat) return 0;
  const found = quadrat.counts.reduce((sum, count) => sum + (count > 0 ? 1 : 0), 0);
  const known = Math.floor(((steps * DT - FIRST_LOOK) * found) / (QUADRAT_TIME - FIRST_LOOK) + 1e-9);
  if (known <= 0) return 0;
  let seen = 0;
  return quadrat.counts.findIndex((count) => count > 0 && ++seen === known) + 1;
}

/** All counts so far, by rank of the species, with what is known of the frame being counted. */
function pooledCounts(state: State, params: Params): readonly number[] {
  if (!state.plot) return typedCounts(params.custom_counts);
  const below = knownBelow(state);
  if (below === 0) return state.pooled;
  const counts = state.laid[state.counted]?.counts;
  return state.pooled.map((count, rank) => (rank < below ? count + (counts?.[rank] ?? 0) : count));
}

const isDone = (state: State, params: Params): boolean =>
  state.plot === null || (state.counted === state.laid.length && state.counted >= params.quadrat_count);

// ---------------------------------------------------------------- mark and recapture

/** Marked animals among `caught` drawn without replacement from `population`, `marked` of them marked. */
function drawMarked(population: number, marked: number, caught: number, rng: Rng): number {
  let found = 0;
  for (let k = 0; k < caught; k++) if (rng.next() * (population - k) < marked - found) found++;
  return found;
}

// ---------------------------------------------------------------- simulation

const refused = (state: State, notice: string) => ({ state, notice });

export const simulation = defineSimulation<Params, State>()({
  version: 3,
  dt: DT,
  rate: 60,
  readings: {
    richness: { label: 'Species found S', unit: '1', decimals: 0, origin: 'count' },
    individuals: { label: 'Individuals counted N', unit: '1', decimals: 0, origin: 'count' },
    shannon: { label: 'Shannon H′', unit: '1', origin: 'computed' },
    shannon_bits: { label: 'Shannon H′ in bits', unit: '1', origin: 'computed' },
    simpson_d: { label: 'Simpson D', unit: '1', origin: 'computed' },
    simpson_1_minus_d: { label: 'Simpson 1 − D', unit: '1', origin: 'computed' },
    gini_simpson: { label: 'Gini-Simpson 1 − Σp²', unit: '1', origin: 'computed' },
    inverse_simpson: { label: 'Inverse Simpson 1/Σp²', unit: '1', origin: 'computed' },
    hill_1: { label: 'Hill number ¹D', unit: 'species', origin: 'computed' },
    hill_2: { label: 'Hill number ²D', unit: 'species', origin: 'computed' },
    evenness: { label: 'Evenness J (Pielou)', unit: '1', origin: 'computed' },
    margalef: { label: 'Margalef index', unit: '1', origin: 'computed' },
    berger_parker: { label: 'Berger-Parker dominance', unit: '1', origin: 'computed' },
    chao1: { label: 'Chao1 estimate of species', unit: '1', origin: 'computed' },
    rarefied: { label: 'Species expected at the rarefied size', unit: 'species', origin: 'computed' },
    morisita: { label: 'Morisita index of clumping', unit: '1', origin: 'computed' },
    /** As far as the spread between the frames tells. */
    density: { label: 'Density', unit: '1/m²', origin: 'chance', uncertainty: 'density_error' },
    density_error: { label: 'Standard error of the density', unit: '1/m²', digits: 2, origin: 'computed' },
    chapman_estimate: {
      label: 'Population by recapture (Chapman)',
      unit: 'individuals',
      origin: 'chance',
      uncertainty: 'chapman_error',
    },
    chapman_error: {
      label: 'Standard error of the population',
      unit: 'individuals',
      digits: 2,
      origin: 'computed',
    },
    recaptured: { label: 'Marked animals caught again', unit: 'individuals', decimals: 0, origin: 'count' },
  },
  actions: {
    start: { label: 'Start the survey', hint: 'Throws and counts quadrats until there are as many as set.' },
    throw_quadrat: { label: 'Throw one quadrat', hint: 'Counting it takes 60 s; species by species appears.' },
    throw_all: { label: 'Throw all', hint: 'A whole class throws and counts the rest at once.' },
    place_quadrat: {
      label: 'Place a quadrat',
      value: { kind: 'number', unit: '1', min: 0, max: COLUMNS * PLOT - 1, step: 1, initial: 0 },
      hint: '50 · row + column of its lower left corner, in metres. Or drag the loose frame onto the plot.',
    },
    mark_recapture: {
      label: 'Mark and recapture',
      value: { kind: 'number', unit: 'individuals', min: 1, max: 8000, step: 1, initial: 100 },
      hint: 'Marks so many snails or beetles, lets them go, and catches as many again.',
    },
    clear: { label: 'Clear', hint: 'Lifts all frames, wipes the counts and ends the survey. The habitat stays.' },
  },
  fields: ({ habitat }) => {
    const individuals = isSampledHabitat(habitat) ? habitatCommunities[habitat].individuals : 0;
    return {
      /** Individuals on the plot: where, in metres from its lower left corner, and rank of their species. */
      x: { kind: 'f32', shape: [individuals] },
      y: { kind: 'f32', shape: [individuals] },
      species: { kind: 'u8', shape: [individuals] },
      /** Of each frame laid: corner in metres, individuals in it, species found up to and with it; 0 while not counted. */
      frame: { kind: 'f32', shape: [MOST_FRAMES, 4] },
    };
  },

  init(params, rng, specimen) {
    const { habitat } = params;
    if (!isSampledHabitat(habitat)) {
      const refusal = refuseCounts(params.custom_counts);
      if (refusal !== null) throw new ModelError('counts', refusal);
    }
    const plot = isSampledHabitat(habitat)
      ? generateHabitat(habitatCommunities[habitat], params.clustering, specimen.stream('habitat'))
      : null;
    return {
      plot,
      laid: [],
      counted: 0,
      steps: 0,
      pooled: plot ? plot.abundances.map(() => 0) : [],
      planned: 0,
      surveying: false,
      recapture: null,
      throws: rng.stream('throws'),
      catches: rng.stream('catches'),
    };
  },

  step(before, params) {
    const state = supply(before, params);
    if (state.counted === state.laid.length) return state;
    const steps = state.steps + 1;
    return steps * DT < QUADRAT_TIME ? { ...state, steps } : supply(countNext(state), params);
  },

  act(state, params, action) {
    const { plot } = state;
    const { habitat } = params;
    if (!plot || !isSampledHabitat(habitat)) return action.do === 'start' ? { state } : refused(state, NO_PLOT);
    switch (action.do) {
      case 'start': {
        if (state.surveying || state.laid.length >= params.quadrat_count) {
          return { state: { ...state, surveying: true } };
        }
        const next = throwOne(state, params, plot);
        return typeof next === 'string' ? refused(state, next) : { state: { ...next, surveying: true } };
      }
      case 'throw_quadrat': {
        const next = throwOne(state, params, plot);
        return typeof next === 'string' ? refused(state, next) : { state: next };
      }
      case 'throw_all': {
        let next = state;
        while (next.laid.length < params.quadrat_count) {
          const more = throwOne(next, params, plot);
          if (typeof more === 'string') return refused(state, more);
          next = more;
        }
        if (next.counted === next.laid.length) {
          return refused(state, `All ${next.counted} quadrats are counted: throw one more or clear the plot.`);
        }
        while (next.counted < next.laid.length) next = countNext(next);
        return { state: next };
      }
      case 'place_quadrat': {
        if (state.laid.length >= MOST_FRAMES) return refused(state, FULL);
        const index = action.value;
        if (!Number.isInteger(index))
          return refused(state, 'The places of the plot are whole numbers, from 0 to 2499.');
        const inside = (corner: number): number => Math.min(corner, PLOT - params.quadrat_size);
        const place = { x: inside(index % COLUMNS), y: inside(Math.floor(index / COLUMNS)) };
        return { state: lay(state, plot, place, params.quadrat_size) };
      }
      case 'mark_recapture': {
        const community = habitatCommunities[habitat];
        const population = plot.abundances[community.animal] ?? 0;
        const marked = action.value;
        if (!Number.isInteger(marked)) return refused(state, 'Mark a whole number of animals.');
        if (marked > population) return refused(state, `There are fewer than ${marked} ${community.animals} here.`);
        const recaptured = drawMarked(population, marked, marked, state.catches);
        return {
          state: { ...state, recapture: { marked, recaptured } },
          notice: `${recaptured} of the ${marked} ${community.animals} of the second catch carry a mark.`,
        };
      }
      case 'clear':
        return {
          state: {
            ...state,
            laid: [],
            counted: 0,
            steps: 0,
            pooled: state.pooled.map(() => 0),
            planned: 0,
            surveying: false,
            recapture: null,
          },
        };
    }
  },

  done: isDone,

  read(state, params) {
    const counts = pooledCounts(state, params);
    const diversity = diversityOf(counts);
    const complete = state.laid.slice(0, state.counted).map(({ total }) => total);
    const area = state.counted * params.quadrat_size ** 2;
    const inComplete = complete.reduce((sum, total) => sum + total, 0);
    const { recapture } = state;
    const error = inComplete > 0 ? meanError(complete, area / PLOT ** 2) : null;
    return {
      richness: diversity?.richness ?? null,
      individuals: diversity?.individuals ?? null,
      shannon: diversity?.shannon ?? null,
      shannon_bits: diversity ? diversity.shannon / Math.LN2 : null,
      simpson_d: diversity?.simpson ?? null,
      simpson_1_minus_d: diversity && diversity.simpson !== null ? 1 - diversity.simpson : null,
      gini_simpson: diversity?.giniSimpson ?? null,
      inverse_simpson: diversity?.hill2 ?? null,
      hill_1: diversity?.hill1 ?? null,
      hill_2: diversity?.hill2 ?? null,
      evenness: diversity?.evenness ?? null,
      margalef: diversity?.margalef ?? null,
      berger_parker: diversity?.bergerParker ?? null,
      chao1: diversity?.chao1 ?? null,
      rarefied: diversity ? rarefied(counts, params.rarefy_to) : null,
      morisita: morisita(complete),
      density: inComplete > 0 ? inComplete / area : null,
      density_error: error === null ? null : error / params.quadrat_size ** 2,
      chapman_estimate: recapture ? chapman(recapture.marked, recapture.marked, recapture.recaptured) : null,
      chapman_error: recapture ? chapmanError(recapture.marked, recapture.marked, recapture.recaptured) : null,
      recaptured: recapture ? recapture.recaptured : null,
    };
  },

  view(state, params, out) {
    const { plot, laid, counted } = state;
    const counts = pooledCounts(state, params);
    const individuals = counts.reduce((sum, count) => sum + count, 0);
    if (plot) {
      out.x.set(plot.x);
      out.y.set(plot.y);
      out.species.set(plot.species);
    }
    out.frame.fill(0);
    const found = new Uint8Array(counts.length);
    let species = 0;
    laid.forEach((quadrat, index) => {
      const isCounted = index < counted;
      if (isCounted) {
        quadrat.counts.forEach((count, rank) => {
          if (count > 0 && found[rank] === 0) {
            found[rank] = 1;
            species++;
          }
        });
      }
      out.frame.set([quadrat.x, quadrat.y, isCounted ? quadrat.total : 0, isCounted ? species : 0], 4 * index);
    });
    const tooFew = isDone(state, params) && params.rarefy_to > individuals;
    return {
      /** Side of the frames, m. */
      side: params.quadrat_size,
      laid: laid.length,
      counted,
      /** Rank below which the species of the frame being counted are known. */
      knownBelow: knownBelow(state),
      surveying: state.surveying,
      counts,
      /** Individuals of each species on the whole plot. */
      abundances: plot?.abundances ?? [],
      recapture: state.recapture,
      message:
        individuals === 0
          ? NOTHING_YET
          : tooFew
            ? `Only ${individuals} counted: rarefying to ${params.rarefy_to} gives all species found.`
            : null,
    };
  },
});
