/** What is read on the bench for densities, and what follows from it. Equations: `density.ts`. */
import type { Grade, Quantity } from '../contract';
import type { Rng } from '../core/rng';
import {
  AIR_DENSITY,
  type DensitySample,
  type DensitySampleName,
  densitySamples,
  WATER_DENSITY,
  WEIGHTS_DENSITY,
} from '../data/density-samples';

export interface Params {
  readonly substance: DensitySampleName;
  readonly volume_method: 'Direct Measurement' | 'Water Displacement';
  readonly eye_level: Quantity<'cm'>;
}

export interface Dimensions {
  readonly length: number;
  readonly width: number | null;
  readonly height: number | null;
  readonly diameter: number | null;
}

export type SinkerPlace = 'air' | 'water' | 'liquid';

export interface State {
  readonly balance: Rng;
  readonly callipers: Rng;
  readonly cylinder: Rng;
  readonly grade: Grade;
  /** Last display of the balance, less the tare where the cylinder was weighed empty. */
  readonly display: number | null;
  readonly tare: number | null;
  /** Display for the sample alone; null until it was weighed as it is now. */
  readonly sampleMass: number | null;
  readonly dimensions: Dimensions | null;
  /** True volume of what was poured into the cylinder, and whether the solid is in it. */
  readonly pouredMl: number;
  readonly immersed: boolean;
  /** Scatter of the reading that is taken now. */
  readonly readingError: number;
  /** Readings of a displacement that are over: before the solid went in, and with it, once it was taken out. */
  readonly before: number | null;
  readonly after: number | null;
  /** The learner's own volume. */
  readonly entered: number | null;
  readonly sinker: Readonly<Record<SinkerPlace, number | null>>;
  /** For the picture: where sample, cylinder and sinker are. */
  readonly sampleAt: 'tray' | 'balance' | 'callipers' | 'cylinder';
  readonly cylinderAt: 'bench' | 'balance';
  readonly sinkerAt: 'rest' | SinkerPlace;
}

interface InstrumentClass {
  readonly repeatability: number;
  readonly resolution: number;
  /** What goes into the uncertainty of the density. */
  readonly uncertainty: number;
}

type Instruments = Readonly<Record<'balance' | 'callipers' | 'cylinder', InstrumentClass>>;

const SCHOOL: Instruments = {
  balance: { repeatability: 0.005, resolution: 0.01, uncertainty: 0.01 },
  callipers: { repeatability: 0.01, resolution: 0.02, uncertainty: 0.02 },
  cylinder: { repeatability: 0.1, resolution: 0.2, uncertainty: 0.2 },
};
const RESEARCH: Instruments = {
  balance: { repeatability: 0.0005, resolution: 0.001, uncertainty: 0.001 },
  callipers: { repeatability: 0.005, resolution: 0.01, uncertainty: 0.01 },
  cylinder: { repeatability: 0.05, resolution: 0.1, uncertainty: 0.1 },
};

export const PARALLAX: Quantity<'mL'> = 0.03;

export const sampleOf = (name: DensitySampleName): DensitySample =>
  densitySamples.find((sample) => sample.name === name) ?? densitySamples[0];

export const isLiquid = ({ substance }: Pick<Params, 'substance'>): boolean => sampleOf(substance).form.is === 'liquid';

/** True volume of a solid, cm³, and how high it stands. */
export function solidOf({ substance }: Params): { readonly volume: number; readonly height: Quantity<'cm'> } {
  const { form } = sampleOf(substance);
  switch (form.is) {
    case 'block':
      return { volume: (form.length * form.width * form.height) / 1000, height: form.length / 10 };
    case 'rod':
      return { volume: (Math.PI * form.diameter ** 2 * form.length) / 4000, height: form.length / 10 };
    case 'liquid':
      return { volume: 0, height: 0 };
  }
}

export const instrumentsOf = (grade: Grade): Instruments => (grade === 'research' ? RESEARCH : SCHOOL);

export const scatter = (rng: Rng, grade: Grade, { repeatability }: InstrumentClass): number => {
  const draw = rng.normal(0, repeatability);
  return grade === 'ideal' ? 0 : draw;
};

export const rounded = (value: number, grade: Grade, { resolution }: InstrumentClass): number =>
  grade === 'ideal' ? value : Number((Math.round(value / resolution) * resolution).toFixed(3));

// ---------------------------------------------------------------- the cylinder

export const levelMl = (state: State, params: Params): number =>
  state.pouredMl + (state.immersed ? solidOf(params).volume : 0);

/** What is read on the cylinder now, with the eye where it is; null for an empty one. */
export function cylinderReading(state: State, params: Params): number | null {
  if (state.pouredMl === 0) return null;
  const seen = levelMl(state, params) + state.readingError + PARALLAX * params.eye_level;
  return rounded(seen, state.grade, instrumentsOf(state.grade).cylinder);
}

export const readAgain = (state: State, grade: Grade): State => ({
  ...state,
  readingError: scatter(state.cylinder, grade, instrumentsOf(grade).cylinder),
});

/** The solid comes out of the water; the reading with it stays noted. */
export const takenOut = (state: State, params: Params): State =>
  state.immersed ? { ...state, after: cylinderReading(state, params), immersed: false } : state;

// ---------------------------------------------------------------- results

interface Measured {
  readonly value: number;
  readonly relative: number;
}

export function volumeOf(state: State, params: Params): Measured | null {
  const { callipers, cylinder } = instrumentsOf(state.grade);
  const measured = ((): Measured | null => {
    if (params.volume_method === 'Water Displacement') {
      const { before } = state;
      const after = state.immersed ? cylinderReading(state, params) : state.after;
      if (isLiquid(params) || before === null || after === null) return null;
      const value = after - before;
      return { value, relative: (Math.SQRT2 * cylinder.uncertainty) / value };
    }
    if (isLiquid(params)) {
      const value = cylinderReading(state, params);
      return value === null ? null : { value, relative: cylinder.uncertainty / value };
    }
    if (!state.dimensions) return null;
    const { length, width, height, diameter } = state.dimensions;
    const u = callipers.uncertainty;
    if (diameter !== null) {
      return {
        value: (Math.PI * diameter ** 2 * length) / 4000,
        relative: Math.sqrt(((2 * u) / diameter) ** 2 + (u / length) ** 2),
      };
    }
    if (width === null || height === null) return null;
    return {
      value: (length * width * height) / 1000,
      relative: Math.sqrt((u / length) ** 2 + (u / width) ** 2 + (u / height) ** 2),
    };
  })();
  if (state.entered === null) return measured;
  const own = params.volume_method === 'Water Displacement' ? Math.SQRT2 : 1;
  return {
    value: state.entered,
    relative: measured?.relative ?? (own * cylinder.uncertainty) / state.entered,
  };
}

interface Density {
  readonly value: number;
  readonly uncertainty: number;
}

function bySinker({ sinker, grade }: State): Density | null {
  const { air, water, liquid } = sinker;
  if (air === null || water === null || liquid === null || air === water) return null;
  const u = instrumentsOf(grade).balance.uncertainty;
  const span = WATER_DENSITY - AIR_DENSITY;
  const [lost, lostInWater] = [air - liquid, air - water];
  const slopes = [(lostInWater - lost) / lostInWater ** 2, 1 / lostInWater, lost / lostInWater ** 2];
  return {
    value: AIR_DENSITY + (span * lost) / lostInWater,
    uncertainty: span * u * Math.sqrt(slopes.reduce((sum, slope) => sum + slope ** 2, 0)),
  };
}

export function densityOf(state: State, params: Params): Density | null {
  const liquid = isLiquid(params);
  if (liquid && params.volume_method === 'Water Displacement') return bySinker(state);
  const volume = volumeOf(state, params);
  const { sampleMass } = state;
  if (sampleMass === null || volume === null) return null;
  // A net mass is the difference of two weighings.
  const u = (liquid ? Math.SQRT2 : 1) * instrumentsOf(state.grade).balance.uncertainty;
  const value = (sampleMass * (1 - AIR_DENSITY / WEIGHTS_DENSITY)) / volume.value + AIR_DENSITY;
  return { value, uncertainty: value * Math.sqrt((u / sampleMass) ** 2 + volume.relative ** 2) };
}
