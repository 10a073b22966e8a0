/** What is read on the bench for densities, and what follows from it. Equations: `density.ts`. */
import type { Estimate, Grade, Quantity } from '../contract';
import type { Rng } from '../core/rng';
import { rectangular } from '../core/uncertainty';
import type { Sample } from '../data/samples/sample';
import {
  AIR_DENSITY,
  CYLINDER_BORE,
  CYLINDER_ML,
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
  /** Put into vials, in order. */
  readonly taken: readonly Sample[];
}

interface InstrumentClass {
  readonly resolution: number;
  /** Standard deviation of repeats. */
  readonly drawn: number;
  /** Standard deviation of the zero, the same for all settings of one device. */
  readonly offset: number;
  /** Standard deviation of the relative error of its scale, the same for all its readings. */
  readonly gain: number;
}

type InstrumentClasses = Readonly<Record<'balance' | 'callipers' | 'cylinder', InstrumentClass>>;

export const SCHOOL = {
  balance: { resolution: 0.01, drawn: 0.005, offset: 0, gain: 0 },
  callipers: { resolution: 0.02, drawn: 0.01, offset: rectangular(0.02), gain: 0 },
  cylinder: { resolution: 0.2, drawn: 0.1, offset: 0, gain: rectangular(1 / CYLINDER_ML) },
} as const satisfies InstrumentClasses;
export const RESEARCH = {
  balance: { resolution: 0.001, drawn: 0.0005, offset: 0, gain: 0 },
  callipers: { resolution: 0.01, drawn: 0.005, offset: rectangular(0.01), gain: 0 },
  cylinder: { resolution: 0.1, drawn: 0.05, offset: 0, gain: rectangular(0.5 / CYLINDER_ML) },
} as const satisfies InstrumentClasses;

/**
 * The meniscus stands in the middle of the bore, half of it behind the scale on the near wall, the eye 25 cm before it: each centimetre
 * of the eye moves the mark that is met by so many centimetres up the scale. 0.22 mL in a bore of 2.4 cm.
 */
export const PARALLAX: Quantity<'mL/cm'> = (CYLINDER_BORE / 2 / 25) * ((Math.PI * CYLINDER_BORE ** 2) / 4);

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

const classesOf = (grade: Grade): InstrumentClasses => (grade === 'research' ? RESEARCH : SCHOOL);

/** How far a reading that is taken now scatters. */
export function scatter(rng: Rng, grade: Grade, kind: keyof InstrumentClasses): number {
  const draw = rng.normal(0, classesOf(grade)[kind].drawn);
  return grade === 'ideal' ? 0 : draw;
}

// ---------------------------------------------------------------- the cylinder

export const levelMl = (state: State, params: Params): number =>
  state.pouredMl + (state.immersed ? solidOf(params).volume : 0);

/** What is read on the cylinder now, with the eye where it is; null for an empty one. */
export function cylinderReading(state: State, params: Params): number | null {
  if (state.pouredMl === 0) return null;
  return levelMl(state, params) + state.readingError + PARALLAX * params.eye_level;
}

export const readAgain = (state: State, grade: Grade): State => ({
  ...state,
  readingError: scatter(state.cylinder, grade, 'cylinder'),
});

/** The solid comes out of the water; the reading with it stays noted. */
export const takenOut = (state: State, params: Params): State =>
  state.immersed ? { ...state, after: cylinderReading(state, params), immersed: false } : state;

// ---------------------------------------------------------------- results

/** What the devices show of grams, millilitres and millimetres, with the scatter of each. */
export interface Devices {
  readonly grams: (value: number) => number;
  readonly ml: (value: number) => number;
  readonly mm: (value: number) => number;
  readonly scatter: { readonly grams: number; readonly ml: number; readonly mm: number };
}

const same = (value: number): number => value;
/** Devices that show what they are given. */
export const EXACT: Devices = { grams: same, ml: same, mm: same, scatter: { grams: 0, ml: 0, mm: 0 } };

/** A value, its scatter, and by how much one unit of the callipers' zero and of the cylinder's scale error move it. */
interface Measured extends Estimate {
  readonly byZero: number;
  readonly byScale: number;
}

function ofEdges({ length, width, height, diameter }: Dimensions, { mm, scatter: u }: Devices): Measured | null {
  const edges = diameter !== null ? [length, diameter, diameter] : [length, width, height];
  const [l, w, h] = edges.map((edge) => (edge === null ? null : mm(edge)));
  if (!l || !w || !h) return null;
  const value = ((diameter === null ? 1 : Math.PI / 4) * l * w * h) / 1000;
  // The diameter is one reading that counts twice.
  const squares = diameter === null ? l ** -2 + w ** -2 + h ** -2 : l ** -2 + 4 * w ** -2;
  return { value, scatter: value * u.mm * Math.sqrt(squares), byZero: value * (1 / l + 1 / w + 1 / h), byScale: 0 };
}

function measuredVolume(state: State, params: Params, devices: Devices): Measured | null {
  const { ml, scatter: u } = devices;
  if (params.volume_method === 'Water Displacement') {
    const after = state.immersed ? cylinderReading(state, params) : state.after;
    if (isLiquid(params) || state.before === null || after === null) return null;
    const value = ml(after) - ml(state.before);
    return { value, scatter: Math.SQRT2 * u.ml, byZero: 0, byScale: value };
  }
  if (!isLiquid(params)) return state.dimensions && ofEdges(state.dimensions, devices);
  const reading = cylinderReading(state, params);
  return reading === null ? null : { value: ml(reading), scatter: u.ml, byZero: 0, byScale: ml(reading) };
}

/** The learner's own volume takes the place of the measured one, and is taken to be as good. */
function volumeOf(state: State, params: Params, devices: Devices): Measured | null {
  const measured = measuredVolume(state, params, devices);
  if (state.entered === null) return measured;
  const readings = params.volume_method === 'Water Displacement' ? Math.SQRT2 : 1;
  return {
    value: state.entered,
    scatter: measured?.scatter ?? readings * devices.scatter.ml,
    byZero: measured?.byZero ?? 0,
    byScale: measured?.byScale ?? 0,
  };
}

const SPAN = WATER_DENSITY - AIR_DENSITY;

function bySinker({ sinker }: State, { grams, scatter: u }: Devices): Measured | null {
  const { air, water, liquid } = sinker;
  if (air === null || water === null || liquid === null || air === water) return null;
  const [lost, lostInWater] = [grams(air) - grams(liquid), grams(air) - grams(water)];
  const slopes = [(lostInWater - lost) / lostInWater ** 2, 1 / lostInWater, lost / lostInWater ** 2];
  return {
    value: AIR_DENSITY + (SPAN * lost) / lostInWater,
    scatter: SPAN * u.grams * Math.sqrt(slopes.reduce((sum, slope) => sum + slope ** 2, 0)),
    byZero: 0,
    byScale: 0,
  };
}

function byVolume(state: State, params: Params, volume: Measured | null, devices: Devices): Measured | null {
  if (state.sampleMass === null || volume === null) return null;
  const mass = devices.grams(state.sampleMass);
  // A net mass is the difference of two weighings.
  const u = (isLiquid(params) ? Math.SQRT2 : 1) * devices.scatter.grams;
  const value = (mass * (1 - AIR_DENSITY / WEIGHTS_DENSITY)) / volume.value + AIR_DENSITY;
  return {
    value,
    scatter: value * Math.sqrt((u / mass) ** 2 + (volume.scatter / volume.value) ** 2),
    byZero: (value * volume.byZero) / volume.value,
    byScale: (value * volume.byScale) / volume.value,
  };
}

interface Results {
  readonly volume: Measured | null;
  readonly density: Measured | null;
}

/** Volume and density from what the devices show. */
export function resultsOf(state: State, params: Params, devices: Devices): Results {
  const sinker = isLiquid(params) && params.volume_method === 'Water Displacement';
  const volume = volumeOf(state, params, devices);
  return { volume, density: sinker ? bySinker(state, devices) : byVolume(state, params, volume, devices) };
}

/** Standard uncertainty of the density: scatter of all readings, and what they share, the callipers' zero or the cylinder's scale. */
export function uncertaintyOf(state: State, params: Params): Quantity<'g/cm³'> | null {
  const { balance, callipers, cylinder } = classesOf(state.grade);
  const u = ({ drawn, resolution }: InstrumentClass): number => Math.sqrt(drawn ** 2 + resolution ** 2 / 12);
  const scatters = { grams: u(balance), ml: u(cylinder), mm: u(callipers) };
  const onScale =
    ({ resolution }: InstrumentClass) =>
    (value: number): number =>
      state.grade === 'ideal' ? value : Math.round(value / resolution) * resolution;
  const shown = { grams: onScale(balance), ml: onScale(cylinder), mm: onScale(callipers) };
  const { density } = resultsOf(state, params, { ...shown, scatter: scatters });
  if (!density) return null;
  const shared = [density.byZero * callipers.offset, density.byScale * cylinder.gain];
  return Math.sqrt(shared.reduce((sum, part) => sum + part ** 2, density.scatter ** 2));
}
