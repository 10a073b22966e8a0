/**
 * Red cells or an onion's epidermis in a bath: they swell, shrink, burst or leave their wall as water follows its potential
 * (`osmotic-cells.ts`).
 *
 * Fresh cells at their start volume are dropped into the chosen bath. Four hundred red cells share one volume, and each tears at a
 * ratio of its own; a hundred plant cells have each a sap of its own. RK4, inner step 0.005 s (red cell) and 0.05 s (plant cell).
 */
import { defineSimulation, type Quantity } from '../contract';
import { createRk4 } from '../core/ode';
import { rectangular } from '../core/uncertainty';
import {
  BOTTLES,
  CRITICAL_RATIO,
  CRITICAL_SPREAD,
  insideRedCell,
  ISOTONIC,
  LEFT_WALL,
  MOST_SWOLLEN,
  PLANT_CELL,
  PLANT_TURNOVER,
  PLANT_COUNT,
  plantCellFlow,
  plantSolutePotential,
  RED_CELL,
  RED_COUNT,
  RED_TURNOVER,
  redCellFlow,
  type Solution,
  soluteWaterPotential,
  turgor,
} from './osmotic-cells';

export const CELL_TYPES = ['Red blood cell', 'Plant cell'] as const;
export type CellType = (typeof CELL_TYPES)[number];

export interface Params {
  readonly solution: Solution;
  readonly cell_type: CellType;
}

const DT: Quantity<'s'> = 0.05;
const RED_STEP = 0.005;
const PACE: Readonly<Record<CellType, number>> = { 'Red blood cell': 1, 'Plant cell': 20 };
/** At rest below this relative change, 1/s, and not before a bath has acted for so long, s: there is something to be watched. */
const AT_REST = 1e-6;
const WATCHED: Readonly<Record<CellType, number>> = { 'Red blood cell': 5, 'Plant cell': 100 };
const TURGID: Quantity<'MPa'> = 0.1;
const SWOLLEN = 1.05;
const CRENATED = 0.95;
const MOST = 1000;
const CHOOSE = `Choose 0 to ${MOST} mOsm/L`;

/** mOsm/L outside: of what stays out, and of urea, which enters red cells at once. */
interface Bath {
  readonly salt: number;
  readonly urea: number;
}

export interface State {
  readonly seconds: number;
  readonly bath: Bath;
  /** Lab seconds at which this bath was given. */
  readonly since: number;
  /** fL of the red cells, uncapped; their greatest V/V₀ so far. */
  readonly volume: number;
  readonly peak: number;
  /** V/V₀ at which each red cell tears, and the moment at which it did; −1: whole. */
  readonly tears: Float32Array;
  readonly tornAt: Float32Array;
  /** MPa: sap of the mean plant cell, then of each of the others; and their volumes. */
  readonly saps: Float64Array;
  readonly volumes: Float64Array;
  /** Of what the eyepiece shows: other cells in each trial. */
  readonly look: number;
}

const plantRk4 = createRk4(PLANT_COUNT + 1);
const redRk4 = createRk4(1);
const red = new Float64Array(1);
const isRed = ({ cell_type }: Params): boolean => cell_type === 'Red blood cell';

const waterPotential = ({ salt, urea }: Bath): number => soluteWaterPotential(salt + urea);
const burst = ({ peak }: State): boolean => peak >= CRITICAL_RATIO;
/** V/V₀ of the model cell: a torn one stays as large as it tore. */
const redRatio = (state: State): number =>
  burst(state) ? CRITICAL_RATIO : Math.min(CRITICAL_RATIO, state.volume / RED_CELL.volume);
const meanPlant = ({ volumes }: State): number => volumes[0] ?? 1;
const redFlow = ({ volume, bath }: State): number => {
  const flow = redCellFlow(volume, bath.salt);
  return volume >= MOST_SWOLLEN * RED_CELL.volume && flow > 0 ? 0 : flow;
};
const plantFlow = ({ volumes, saps, bath }: State, nth: number): number =>
  plantCellFlow(volumes[nth] ?? 1, saps[nth] ?? PLANT_CELL.sap, waterPotential(bath));

function countWhere(values: ArrayLike<number>, from: number, holds: (value: number) => boolean): number {
  let count = 0;
  for (let n = from; n < values.length; n++) if (holds(values[n] ?? 0)) count++;
  return count;
}
const hemolysis = ({ tornAt }: State): number => (100 * countWhere(tornAt, 0, (at) => at >= 0)) / RED_COUNT;
const plasmolysed = ({ volumes }: State): number =>
  (100 * countWhere(volumes, 1, (volume) => volume < LEFT_WALL)) / PLANT_COUNT;

function stepRed(state: State): State {
  const { bath, tears, tornAt } = state;
  const most = MOST_SWOLLEN * RED_CELL.volume;
  red[0] = state.volume;
  let { peak } = state;
  const parts = Math.round(DT / RED_STEP);
  for (let part = 0; part < parts; part++) {
    redRk4.step((_t, y, rate) => (rate[0] = redCellFlow(y[0] ?? 0, bath.salt)), 0, red, RED_STEP);
    red[0] = Math.min(most, red[0]);
    peak = Math.max(peak, red[0] / RED_CELL.volume);
  }
  const seconds = state.seconds + DT;
  for (let n = 0; n < RED_COUNT; n++)
    if ((tornAt[n] ?? 0) < 0 && (tears[n] ?? MOST_SWOLLEN) <= peak) tornAt[n] = seconds;
  return { ...state, seconds, volume: red[0], peak };
}

function stepPlant(state: State): State {
  const { bath, saps, volumes } = state;
  const outside = waterPotential(bath);
  plantRk4.step(
    (_t, y, rate) => {
      for (let n = 0; n < y.length; n++) rate[n] = plantCellFlow(y[n] ?? 1, saps[n] ?? PLANT_CELL.sap, outside);
    },
    0,
    volumes,
    DT,
  );
  return { ...state, seconds: state.seconds + DT };
}

/** Standard error of a part that was counted among so many, %; none where all or none were found: a formula that gives 0 fails there. */
const countError = (percent: number, among: number): number | null =>
  percent > 0 && percent < 100 ? Math.sqrt((percent * (100 - percent)) / among) : null;

/** By the volume, V/V₀, as it is or as it is shown; a ghost is seen as one. */
const cellState = (state: State, params: Params, volume: number): string => {
  if (isRed(params)) {
    return burst(state) ? 'lysed' : volume > SWOLLEN ? 'swollen' : volume < CRENATED ? 'crenated' : 'normal';
  }
  return volume < LEFT_WALL ? 'plasmolysed' : turgor(volume) >= TURGID ? 'turgid' : 'flaccid';
};

const readings = {
  external_osmolarity: { label: 'Bath, all solutes', unit: 'mOsm/L', origin: 'computed' },
  effective_osmolarity: { label: 'Bath, what cannot enter', unit: 'mOsm/L', origin: 'computed' },
  relative_volume: {
    label: 'Volume of the red cell, or of the protoplast, V/V₀',
    unit: '1',
    instrument: {
      name: 'Camera at the microscope, mean of many cells against those at the start',
      updateInterval: 0.2,
      school: {
        resolution: 0.001,
        repeatability: 0.008,
        gain: rectangular(0.01),
        source:
          'chosen: standard deviation 0.008 of a mean of a hundred cells; outline of all pictures alike within ±1 %, taken as rectangular',
      },
      research: {
        resolution: 0.0001,
        repeatability: 0.002,
        gain: rectangular(0.003),
        source:
          'chosen: standard deviation 0.002 of a mean of two thousand cells; outline within ±0.3 %, taken as rectangular',
      },
    },
  },
  cell_volume_fl: {
    label: 'Volume of a red cell',
    unit: 'fL',
    instrument: {
      name: 'Cell counter (impedance), mean of many cells',
      updateInterval: 0.2,
      school: {
        resolution: 0.1,
        repeatability: 0.6,
        gain: rectangular(0.03),
        source:
          'usual allowance for the mean cell volume: within ±3 %, taken as rectangular; standard deviation of repeats 0.6 fL (chosen)',
      },
      research: {
        resolution: 0.01,
        repeatability: 0.2,
        gain: rectangular(0.01),
        source: 'calibrated with latex beads: within ±1 %, taken as rectangular; standard deviation 0.2 fL (chosen)',
      },
    },
  },
  hemolysis_percent: {
    label: 'Red cells lysed, of 400',
    unit: '%',
    origin: 'chance',
    uncertainty: 'hemolysis_error',
    decimals: 1,
  },
  hemolysis_error: { label: 'Standard error of that count', unit: '%', origin: 'computed', decimals: 1 },
  water_potential_mpa: { label: 'Water potential of the bath', unit: 'MPa', origin: 'computed' },
  solute_potential_mpa: { label: 'Solute potential inside', unit: 'MPa', origin: 'theory' },
  pressure_potential_mpa: { label: 'Turgor', unit: 'MPa', origin: 'theory', decimals: 3 },
  plasmolysed_percent: {
    label: 'Plant cells plasmolysed, of 100',
    unit: '%',
    origin: 'chance',
    uncertainty: 'plasmolysed_error',
    decimals: 0,
  },
  plasmolysed_error: { label: 'Standard error of that count', unit: '%', origin: 'computed', decimals: 1 },
  cell_state: {
    label: 'Cell',
    kind: 'text',
    unit: 'text',
    values: ['normal', 'swollen', 'crenated', 'lysed', 'turgid', 'flaccid', 'plasmolysed'],
    origin: 'derived',
  },
} as const;

const given = (state: State, bath: Bath): State => ({ ...state, bath, since: state.seconds });

export const simulation = defineSimulation<Params, State>()({
  version: 4,
  dt: DT,
  rate: (_state, { cell_type }) => PACE[cell_type],
  readings,
  actions: {
    set_osmolarity: {
      label: 'Set the bath',
      hint: 'Salt in water of this osmolarity replaces the bath from now on. Plasma has 290, as 0.9 % sodium chloride.',
      value: { kind: 'number', unit: 'mOsm/L', min: 0, max: MOST, step: 1, initial: ISOTONIC, refusal: CHOOSE },
    },
    add_water: {
      label: 'Add water',
      hint: 'So much of the bath becomes water: 50 % halves its concentration.',
      value: { kind: 'number', unit: '%', min: 0, max: 90, step: 1, initial: 50 },
    },
    return_to_isotonic: {
      label: 'Back to isotonic (blood)',
      hint: 'Salt solution of 290 mOsm/L replaces the bath: isotonic to red cells. The onion is in balance with 282.',
    },
    set_urea: {
      label: 'Urea bath',
      hint: 'Urea in water, no salt, replaces the bath. For the red cell.',
      value: { kind: 'number', unit: 'mOsm/L', min: 0, max: MOST, step: 1, initial: ISOTONIC, refusal: CHOOSE },
    },
  },
  fields: (params) => ({ cells: { kind: 'f32', shape: [isRed(params) ? RED_COUNT : PLANT_COUNT] } }),

  init({ solution }, rng) {
    const saps = Float64Array.from({ length: PLANT_COUNT + 1 }, () => PLANT_CELL.sap);
    const chance = rng.stream('sap');
    // A sap of no strength is none: far beyond what is ever drawn.
    for (let n = 1; n < saps.length; n++) saps[n] = Math.max(0.05, chance.normal(PLANT_CELL.sap, PLANT_CELL.spread));
    const skins = rng.stream('membranes');
    return {
      seconds: 0,
      bath: { salt: BOTTLES[solution], urea: 0 },
      since: 0,
      volume: RED_CELL.volume,
      peak: 1,
      tears: Float32Array.from({ length: RED_COUNT }, () => skins.normal(CRITICAL_RATIO, CRITICAL_SPREAD)),
      tornAt: new Float32Array(RED_COUNT).fill(-1),
      saps,
      volumes: new Float64Array(PLANT_COUNT + 1).fill(1),
      look: rng.stream('look').uint32(),
    };
  },

  step: (state, params) => (isRed(params) ? stepRed(state) : stepPlant(state)),

  act(state, params, action) {
    const { salt, urea } = state.bath;
    switch (action.do) {
      case 'set_osmolarity':
        return { state: given(state, { salt: action.value, urea: 0 }) };
      case 'add_water': {
        if (action.value === 0) return { state, notice: 'No water has been added.' };
        const left = 1 - action.value / 100;
        return { state: given(state, { salt: salt * left, urea: urea * left }) };
      }
      case 'return_to_isotonic':
        return { state: given(state, { salt: ISOTONIC, urea: 0 }) };
      case 'set_urea':
        return isRed(params)
          ? { state: given(state, { salt: 0, urea: action.value }) }
          : { state, notice: 'Urea is offered for the red cell.' };
    }
  },

  done(state, params) {
    if (state.seconds - state.since < WATCHED[params.cell_type] - DT / 2) return false;
    if (isRed(params)) return Math.abs(redFlow(state)) < AT_REST * state.volume;
    for (let n = 0; n <= PLANT_COUNT; n++)
      if (Math.abs(plantFlow(state, n)) >= AT_REST * (state.volumes[n] ?? 1)) return false;
    return true;
  },

  read(state, params) {
    const { bath } = state;
    const water = waterPotential(bath);
    const shared = {
      external_osmolarity: bath.salt + bath.urea,
      effective_osmolarity: bath.salt,
      water_potential_mpa: water,
      cell_state: cellState(state, params, isRed(params) ? redRatio(state) : meanPlant(state)),
    };
    if (isRed(params)) {
      const ratio = redRatio(state);
      return {
        ...shared,
        relative_volume: ratio,
        cell_volume_fl: ratio * RED_CELL.volume,
        hemolysis_percent: hemolysis(state),
        hemolysis_error: countError(hemolysis(state), RED_COUNT),
        solute_potential_mpa: burst(state) ? water : soluteWaterPotential(insideRedCell(state.volume) + bath.urea),
        pressure_potential_mpa: 0,
        plasmolysed_percent: null,
        plasmolysed_error: null,
      };
    }
    const volume = meanPlant(state);
    return {
      ...shared,
      relative_volume: volume,
      cell_volume_fl: null,
      hemolysis_percent: null,
      hemolysis_error: null,
      solute_potential_mpa: plantSolutePotential(volume, PLANT_CELL.sap),
      pressure_potential_mpa: turgor(volume),
      plasmolysed_percent: plasmolysed(state),
      plasmolysed_error: countError(plasmolysed(state), PLANT_COUNT),
    };
  },

  derive(state, params, instruments) {
    const volume = instruments.shown('relative_volume');
    return { cell_state: volume === null ? null : cellState(state, params, volume) };
  },

  view(state, params, out) {
    const asRed = isRed(params);
    if (asRed) out.cells.set(state.tornAt);
    else for (let n = 0; n < PLANT_COUNT; n++) out.cells[n] = state.volumes[n + 1] ?? 1;
    return {
      red: asRed,
      look: state.look,
      /** V/V₀ of the model cell, and of the red cells that have not torn. */
      ratio: asRed ? redRatio(state) : meanPlant(state),
      whole: state.volume / RED_CELL.volume,
      burst: asRed && burst(state),
      lysed: asRed ? hemolysis(state) / 100 : 0,
      plasmolysed: asRed ? 0 : plasmolysed(state) / 100,
      salt: state.bath.salt,
      urea: state.bath.urea,
      turgor: asRed ? 0 : turgor(meanPlant(state)),
      /** Net flow of water inwards, in what crosses each way at balance; none through a torn membrane. */
      inflow: asRed ? (burst(state) ? 0 : redFlow(state) / RED_TURNOVER) : plantFlow(state, 0) / PLANT_TURNOVER,
      seconds: state.seconds,
    };
  },
});
