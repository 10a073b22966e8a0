/**
 * A landscape of 100 × 100 km that is cleared year by year in one of three patterns: what is left of area, pieces, carbon and species.
 *
 * At each year's end so many primary cells are cleared that round(A₀(1 − r)^t) are left. Species follow area, S = c A^z (Arrhenius,
 * J. Ecol. 9, 1921, 95; Rosenzweig, 1995), the eventual number. Of the species that are too many half die out in 50 yr (birds in
 * fragments of 1000 ha: Brooks, Pimm and Oyugi, Conserv. Biol. 13, 1999, 1140); young forest counts as far as its mixture of species is
 * back, 34 % after 20 yr (Rozendaal et al., Sci. Adv. 5, 2019, eaau3114). Carbon of a cell is 100 ha · B · 0.47 · (1 + R) (IPCC 2006
 * Guidelines, vol. 4, ch. 4); 60 % goes to the air at once, 40 % as debris with an e-folding time of 10 yr. Young forest follows
 * B(t) = B_max (1 − e^(−0.05 t))^1.9 (Chapman and Richards; Richards, J. Exp. Bot. 10, 1959, 290).
 */
import { type ActionFrom, type ActResult, defineSimulation, type Quantity } from '../contract';
import type { Rng } from '../core/rng';
import { readings, YEAR } from './deforestation-readings';
import {
  CELLS,
  CLEARED,
  forNeighbours,
  interiorOf,
  LAST_YEAR,
  MAP_BITS,
  type Pieces,
  piecesOf,
  PRIMARY,
  SECONDARY,
  SIDE,
  YEARS_KEPT,
} from './forest-grid';

export type Pattern = 'Random' | 'Frontier' | 'Fishbone Roads';

export interface Params {
  readonly pattern: Pattern;
  readonly clearing_rate: Quantity<'%/yr'>;
  readonly initial_forest: Quantity<'%'>;
  readonly protected_pct: Quantity<'%'>;
  readonly regrowth: boolean;
  readonly biomass_density: Quantity<'t/ha'>;
  readonly root_shoot: Quantity<'1'>;
  readonly species_exponent: Quantity<'1'>;
  readonly species_start: Quantity<'1'>;
}

export interface State {
  started: boolean;
  stopped: boolean;
  /** Steps since the start. */
  steps: number;
  readonly kinds: Uint8Array;
  /** Of young forest, in steps. */
  readonly ages: Int32Array;
  readonly kept: Uint8Array;
  /** The year in which a cell was cleared; −1 for what was never forest or still is. */
  readonly clearedIn: Int16Array;
  readonly roads: Set<number>;
  primary: number;
  readonly firstPrimary: number;
  readonly firstInterior: number;
  leastInterior: number;
  /** Species that have not died out, % of those at the start. */
  extant: Quantity<'%'>;
  /** Cells and year from which the share that is cleared is counted. */
  anchor: { readonly cells: number; readonly year: number };
  /** In cells of primary forest: what was cleared, and what of it lies as debris. */
  committed: number;
  debris: number;
  /** Made anew when the land has changed. */
  pieces: Pieces | null;
  /** Forest, species by area, species of the interior, % of each whole year. */
  readonly past: Float32Array;
}

/** Part of dry wood that is carbon (IPCC 2006, table 4.3), hectares of a cell, and grams of CO₂ for each of carbon. */
export const CARBON_PART = 0.47;
const HECTARES = 100;
export const CO2_OF_CARBON = 44 / 12;
/** Released at once, and the life of the rest: chosen for teaching. */
export const AT_ONCE = 0.6;
export const DEBRIS_LIFE: Quantity<'yr'> = 10;
/** Growth of young forest, 1/yr, and its exponent: chosen for teaching. */
const GROWTH = { rate: 0.05, exponent: 1.9 } as const;
/** In which half of the species die out that are too many for the forest. */
export const EXTINCTION_HALF: Quantity<'yr'> = 50;
/** In which the mixture of species of young forest becomes that of old forest: 34 % are there after 20 yr. */
const MIXTURE: Quantity<'yr'> = -20 / Math.log(1 - 0.34);
/** Young forest counts as forest from this part of the full biomass. */
const FOREST_FROM = 0.5;
const FISHBONE_ROWS = [10, 20, 30, 40, 50, 60, 70, 80, 90] as const;
const FRONTIER_BASE = 0.02;
const TRACE = 3;
const STEPS_PER_YEAR = 10;
const DEBRIS_LEFT = Math.exp(-1 / (STEPS_PER_YEAR * DEBRIS_LIFE));
const DOOMED_LEFT = 0.5 ** (1 / (STEPS_PER_YEAR * EXTINCTION_HALF));

/** Part of the full biomass at an age. */
export const grown = (years: Quantity<'yr'>): number => (1 - Math.exp(-GROWTH.rate * years)) ** GROWTH.exponent;

/** By age in steps. */
const GROWN = Float64Array.from({ length: STEPS_PER_YEAR * 400 + 1 }, (_, steps) => grown(steps / STEPS_PER_YEAR));
const grownAt = (steps: number): number => GROWN[Math.min(steps, GROWN.length - 1)] ?? 1;

export const carbonPerHectare = ({ biomass_density, root_shoot }: Params): Quantity<'t/ha'> =>
  biomass_density * CARBON_PART * (1 + root_shoot);

/** Mt of carbon in a cell of primary forest. */
const cellCarbon = (params: Params): number => (HECTARES * carbonPerHectare(params)) / 1e6;

const isForest = ({ kinds, ages }: State, cell: number): boolean =>
  kinds[cell] === PRIMARY || (kinds[cell] === SECONDARY && grownAt(ages[cell] ?? 0) > FOREST_FROM);

export const yearOf = ({ steps }: Pick<State, 'steps'>): Quantity<'yr'> => steps / STEPS_PER_YEAR;

function piecesIn(state: State): Pieces {
  if (!state.pieces) {
    const forest = new Uint8Array(CELLS);
    for (let cell = 0; cell < CELLS; cell++) if (isForest(state, cell)) forest[cell] = 1;
    state.pieces = piecesOf(forest);
  }
  return state.pieces;
}

/** Biomass of young forest, in cells of primary forest. */
function young({ kinds, ages }: State): number {
  let sum = 0;
  for (let cell = 0; cell < CELLS; cell++) if (kinds[cell] === SECONDARY) sum += grownAt(ages[cell] ?? 0);
  return sum;
}

function clear(state: State, cell: number, { regrowth }: Params): void {
  state.kinds[cell] = regrowth ? SECONDARY : CLEARED;
  state.ages[cell] = 0;
  state.clearedIn[cell] = Math.floor(yearOf(state));
  state.primary--;
  state.committed++;
  state.debris += 1 - AT_ONCE;
  state.pieces = null;
}

/** The land has lost primary forest: interior and trace follow. */
function settle(state: State, params: Params): State {
  state.leastInterior = Math.min(state.leastInterior, interiorOf(state.kinds));
  const year = yearOf(state);
  if (Number.isInteger(year) && year <= LAST_YEAR) {
    state.past[year] = (100 * state.primary) / CELLS;
    state.past[YEARS_KEPT + year] = speciesPart(state, params);
    state.past[2 * YEARS_KEPT + year] = interiorPart(state, params) ?? 0;
  }
  return state;
}

const speciesPart = ({ primary, firstPrimary }: State, { species_exponent: z }: Params): number =>
  primary === 0 ? 0 : 100 * (primary / firstPrimary) ** z;

const interiorPart = ({ leastInterior, firstInterior }: State, { species_exponent: z }: Params): number | null =>
  firstInterior === 0 ? null : leastInterior === 0 ? 0 : 100 * (leastInterior / firstInterior) ** z;

/** Old forest, and young as far as its species are back, in cells. */
function habitat({ kinds, ages, primary }: State): number {
  let sum = primary;
  for (let cell = 0; cell < CELLS; cell++)
    if (kinds[cell] === SECONDARY) sum -= Math.expm1(-(ages[cell] ?? 0) / (STEPS_PER_YEAR * MIXTURE));
  return sum;
}

/** A step in which species die out that are too many; none comes back. */
function dieOut(state: State, { species_exponent: z }: Params): void {
  const bearable = 100 * Math.min(1, habitat(state) / state.firstPrimary) ** z;
  if (state.extant > bearable) state.extant = bearable + (state.extant - bearable) * DOOMED_LEFT;
}

// ---------------------------------------------------------------- clearing

const mayGo = ({ kinds, kept }: State, cell: number): boolean => kinds[cell] === PRIMARY && kept[cell] === 0;

function roadWeight({ roads }: State, cell: number): number {
  const row = Math.floor(cell / SIDE);
  let nearest = SIDE;
  for (const road of roads) nearest = Math.min(nearest, Math.abs(road - row));
  return Math.exp(-nearest / 2);
}

function frontierWeight(state: State, cell: number): number {
  // The left side borders on cleared land.
  let open = cell % SIDE === 0 ? 1 : 0;
  forNeighbours(cell, (next) => {
    if (!isForest(state, next)) open++;
  });
  return FRONTIER_BASE + open;
}

function weightOf(state: State, { pattern }: Params, cell: number): number {
  switch (pattern) {
    case 'Random':
      return 1;
    case 'Frontier':
      return frontierWeight(state, cell);
    case 'Fishbone Roads':
      return roadWeight(state, cell);
  }
}

/**
 * Cells without putting back, in proportion to the weights of the year's beginning: those with the least exponential deviates of their
 * rates (P. S. Efraimidis and P. G. Spirakis, Inf. Process. Lett. 97, 2006, 181).
 */
function drawn(state: State, params: Params, wanted: number, rng: Rng): readonly number[] {
  const keys = new Float64Array(CELLS);
  const cells: number[] = [];
  for (let cell = 0; cell < CELLS; cell++) {
    if (!mayGo(state, cell)) continue;
    keys[cell] = rng.exponential(1) / weightOf(state, params, cell);
    cells.push(cell);
  }
  return cells.sort((a, b) => (keys[a] ?? 0) - (keys[b] ?? 0)).slice(0, wanted);
}

function clearYear(state: State, params: Params, rng: Rng): void {
  const { cells, year } = state.anchor;
  const left = Math.round(cells * (1 - params.clearing_rate / 100) ** (yearOf(state) - year));
  const wanted = state.primary - left;
  if (wanted <= 0) return;
  for (const cell of drawn(state, params, wanted, rng)) clear(state, cell, params);
}

const anchored = (state: State): State => {
  state.anchor = { cells: state.primary, year: yearOf(state) };
  return state;
};

// ---------------------------------------------------------------- a run

function begin(params: Params, specimen: Rng): State {
  const kinds = new Uint8Array(CELLS).fill(PRIMARY);
  const primary = Math.round((CELLS * params.initial_forest) / 100);
  if (primary < CELLS) {
    const order = specimen.stream('initial forest').shuffle(Array.from({ length: CELLS }, (_, cell) => cell));
    for (const cell of order.slice(primary)) kinds[cell] = params.regrowth ? SECONDARY : CLEARED;
  }
  // The reserve lies at the right, away from the frontier.
  const kept = new Uint8Array(CELLS);
  const reserve = Math.round((CELLS * params.protected_pct) / 100);
  for (let n = 0; n < reserve; n++) kept[(n % SIDE) * SIDE + SIDE - 1 - Math.floor(n / SIDE)] = 1;
  const interior = interiorOf(kinds);
  return settle(
    {
      started: false,
      stopped: false,
      steps: 0,
      kinds,
      ages: new Int32Array(CELLS),
      kept,
      clearedIn: new Int16Array(CELLS).fill(-1),
      roads: new Set(params.pattern === 'Fishbone Roads' ? FISHBONE_ROWS : []),
      primary,
      firstPrimary: primary,
      firstInterior: interior,
      leastInterior: interior,
      extant: 100,
      anchor: { cells: primary, year: 0 },
      committed: 0,
      debris: 0,
      pieces: null,
      past: new Float32Array(TRACE * YEARS_KEPT),
    },
    params,
  );
}

function advance(state: State, params: Params, rng: Rng): void {
  state.steps++;
  state.debris *= DEBRIS_LEFT;
  for (let cell = 0; cell < CELLS; cell++) {
    if (state.kinds[cell] !== SECONDARY) continue;
    const before = grownAt(state.ages[cell] ?? 0) > FOREST_FROM;
    const age = (state.ages[cell] ?? 0) + 1;
    state.ages[cell] = age;
    if (!before && grownAt(age) > FOREST_FROM) state.pieces = null;
  }
  dieOut(state, params);
  if (state.steps % STEPS_PER_YEAR !== 0) return;
  if (!state.stopped) clearYear(state, params, rng);
  settle(state, params);
}

const isOver = (state: State): boolean => {
  if (yearOf(state) >= LAST_YEAR) return true;
  for (let cell = 0; cell < CELLS; cell++) if (mayGo(state, cell)) return false;
  return true;
};

const cellValue = { kind: 'number', unit: '1', min: 0, max: CELLS - 1, step: 1, initial: 5050 } as const;

const actions = {
  start: { label: 'Let the years go by', hint: 'A year a second; at the end of each the forest is cleared.' },
  step_year: { label: 'One year on' },
  clear_cell: {
    label: 'Clear a cell',
    value: cellValue,
    hint: 'Cells are counted from 0 at the upper left, a hundred in each row.',
  },
  protect_cell: { label: 'Protect a cell', value: cellValue, hint: 'The yearly clearing passes it over.' },
  build_road: {
    label: 'Build a road',
    value: { kind: 'number', unit: '1', min: 0, max: SIDE - 1, step: 1, initial: 50 },
    hint: 'Clears one row from side to side, but for what is protected; with Fishbone Roads it draws clearing to it.',
  },
  plant_trees: {
    label: 'Plant trees',
    value: { kind: 'number', unit: '%', min: 0, max: 100, step: 1, initial: 50 },
    hint: 'On this part of the cleared cells, drawn by chance.',
  },
  stop_clearing: { label: 'Stop clearing', hint: 'For good; what was cleared stays cleared.' },
} as const;

function plant(state: State, share: number, rng: Rng): ActResult<Params, State> {
  const bare: number[] = [];
  for (let cell = 0; cell < CELLS; cell++) if (state.kinds[cell] === CLEARED) bare.push(cell);
  if (bare.length === 0) return { state, notice: 'No cell is bare: there is nothing to plant.' };
  for (const cell of rng.shuffle(bare).slice(0, Math.round((bare.length * share) / 100))) {
    state.kinds[cell] = SECONDARY;
    state.ages[cell] = 0;
  }
  return { state: { ...state } };
}

function act(state: State, params: Params, action: ActionFrom<typeof actions>, rng: Rng): ActResult<Params, State> {
  switch (action.do) {
    case 'start':
      return state.started ? { state, notice: 'The years go by already.' } : { state: { ...state, started: true } };
    case 'step_year': {
      if (isOver(state))
        return { state, notice: 'The run is over: there is nothing left to clear, or a hundred years are gone.' };
      const next = { ...state };
      do advance(next, params, rng.stream(`year ${next.steps}`));
      while (next.steps % STEPS_PER_YEAR !== 0);
      return { state: next };
    }
    case 'clear_cell':
      if (state.kept[action.value] === 1) return { state, notice: 'That cell is protected.' };
      if (state.kinds[action.value] !== PRIMARY) return { state, notice: 'That cell is already cleared.' };
      clear(state, action.value, params);
      return { state: settle(anchored({ ...state }), params) };
    case 'protect_cell':
      if (state.kept[action.value] === 1) return { state, notice: 'That cell is protected already.' };
      if (state.kinds[action.value] !== PRIMARY)
        return { state, notice: 'There is no primary forest left to protect.' };
      state.kept[action.value] = 1;
      return { state: { ...state } };
    case 'build_road': {
      if (params.pattern !== 'Fishbone Roads' && state.roads.has(action.value))
        return { state, notice: 'There is a road already.' };
      for (let cell = action.value * SIDE; cell < (action.value + 1) * SIDE; cell++)
        if (mayGo(state, cell)) clear(state, cell, params);
      state.roads.add(action.value);
      return { state: settle(anchored({ ...state }), params) };
    }
    case 'plant_trees':
      return plant(state, action.value, rng);
    case 'stop_clearing':
      return state.stopped
        ? { state, notice: 'Clearing has stopped already.' }
        : { state: { ...state, stopped: true } };
  }
}

export const simulation = defineSimulation<Params, State>()({
  version: 3,
  dt: YEAR / STEPS_PER_YEAR,
  rate: YEAR,
  readings,
  actions,
  fields: () => ({
    /** Kind and bits of each cell. */
    cells: { kind: 'u8', shape: [SIDE, SIDE] },
    /** Biomass, 0 to 255. */
    biomass: { kind: 'u8', shape: [SIDE, SIDE] },
    past: { kind: 'f32', shape: [TRACE, YEARS_KEPT] },
  }),
  init: (params, _rng, specimen) => begin(params, specimen),
  step(state, params, { rng }) {
    if (state.started) advance(state, params, rng);
    return state;
  },
  act,
  reconfigure(state, params, before) {
    if (params.clearing_rate !== before.clearing_rate) anchored(state);
    if (params.regrowth && !before.regrowth) {
      for (let cell = 0; cell < CELLS; cell++) if (state.kinds[cell] === CLEARED) state.kinds[cell] = SECONDARY;
    }
    return state;
  },
  done: (state) => state.started && isOver(state),
  read(state, params) {
    const { primary, firstPrimary, committed, debris } = state;
    const { patches, largest, edges, core } = piecesIn(state);
    const carbon = cellCarbon(params);
    const year = yearOf(state);
    const species = speciesPart(state, params);
    return {
      forest_pct: (100 * primary) / CELLS,
      forest_km2: primary,
      cumulative_loss_pct: 100 * (1 - primary / firstPrimary),
      carbon_per_ha: carbonPerHectare(params),
      carbon_stock_mt: carbon * (primary + young(state)),
      co2_released_mt: CO2_OF_CARBON * carbon * (committed - debris),
      co2_committed_mt: CO2_OF_CARBON * carbon * committed,
      patch_count: patches,
      largest_patch_pct: (100 * largest) / CELLS,
      edge_km: edges,
      core_pct: (100 * core) / CELLS,
      species_remaining: (params.species_start * species) / 100,
      species_pct: species,
      species_core_pct: interiorPart(state, params),
      species_extant_pct: state.extant,
      annual_rate: year > 0 && primary > 0 ? (100 * Math.log(primary / firstPrimary)) / year : null,
      year,
    };
  },
  derive(state, params, instruments) {
    const mapped = instruments.shown('forest_pct');
    if (mapped === null) return {};
    const area = (mapped * CELLS) / 100;
    const part = area / state.firstPrimary;
    const species = area > 0 ? 100 * part ** params.species_exponent : 0;
    const year = yearOf(state);
    return {
      forest_km2: area,
      cumulative_loss_pct: 100 * (1 - part),
      carbon_stock_mt: cellCarbon(params) * (area + young(state)),
      species_pct: species,
      species_remaining: (params.species_start * species) / 100,
      annual_rate: year > 0 && area > 0 ? (100 * Math.log(part)) / year : null,
    };
  },
  view(state, params, out) {
    const { inLargest } = piecesIn(state);
    const now = Math.floor(yearOf(state));
    for (let cell = 0; cell < CELLS; cell++) {
      const kind = state.kinds[cell] ?? 0;
      const fresh = state.clearedIn[cell] === now && kind !== PRIMARY;
      out.cells[cell] =
        kind +
        (state.kept[cell] === 1 ? MAP_BITS.kept : 0) +
        (inLargest[cell] === 1 ? MAP_BITS.largest : 0) +
        (fresh ? MAP_BITS.fresh : 0);
      out.biomass[cell] =
        kind === PRIMARY ? 255 : kind === SECONDARY ? Math.round(255 * grownAt(state.ages[cell] ?? 0)) : 0;
    }
    out.past.set(state.past);
    const carbon = cellCarbon(params);
    return {
      started: state.started,
      stopped: state.stopped,
      years: now,
      /** Rows with a road. */
      roads: [...state.roads],
      /** Mt of carbon: living, lying as debris, in the air. */
      trees: carbon * (state.primary + young(state)),
      debris: carbon * state.debris,
      air: carbon * (state.committed - state.debris),
    };
  },
});
