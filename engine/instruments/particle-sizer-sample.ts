/** What is in the particle sizer, and what light makes of it: the sample that is set, or one from the shelf (`particle-sizer-shelf.ts`). */
import type { Quantity } from '../contract';
import { type Dispersant, dispersantIndex, type LaserLine } from '../data/dispersants';
import {
  CUSTOM_PARTICLES,
  type NamedParticles,
  type OtherParticles,
  PARTICLE_OPTICS,
  PARTICLE_SAMPLES,
  type ParticleSample,
} from '../data/samples/particles';
import { heldSample } from '../data/samples/read-sample-code';
import { known } from '../data/samples/sample';
import { type Optics, ringsOf, sizeParameter } from './diffraction-rings';
import { type Geometry, type LightClass, lightClasses } from './light-correlation';
import { type Efficiencies, efficiencies } from './mie';
import { lightOfSuspended, refusalToLoad, ringsOfSuspended, suspendedIn } from './particle-sizer-shelf';
import { lognormalShares } from './size-classes';

export interface Params {
  readonly method: 'Dynamic Light Scattering' | 'Laser Diffraction';
  readonly sample: 'Custom' | NamedParticles;
  /** Code of a sample from the shelf, which stands for `sample` and its sizes then; '' for none. */
  readonly shelf: string;
  readonly diameter_nm: Quantity<'nm'>;
  readonly diameter_um: Quantity<'µm'>;
  readonly sigma: Quantity<'1'>;
  readonly temperature: Quantity<'°C'>;
  readonly dispersant: Dispersant;
  readonly angle: '13' | '90' | '173';
  readonly wavelength: LaserLine;
  readonly particle_index: Quantity<'1'>;
  readonly assumed_index: Quantity<'1'>;
  readonly absorption: Quantity<'1'>;
  readonly obscuration: Quantity<'%'>;
  /** The sizes are counted up to here, besides. */
  readonly cut: Quantity<'µm'>;
  readonly run_time: Quantity<'s'>;
  readonly noise: boolean;
}

const FILTER: Quantity<'nm'> = 1000;
/** Above it light is scattered more than once. */
export const CROWDED: Quantity<'%'> = 25;
const SHIFT_PER_POINT = 0.01 / 3;
/** The index is set in steps of 0.01: nearer to the dispersant than half of one is equal to it. */
const CONTRAST = 0.005;
export const DIFFRACTION = 'Laser Diffraction';

/** The record with the sizes that are set: a preset brings them, and they may be changed. */
export const sampleOf = ({ sample }: Params): ParticleSample =>
  sample === 'Custom' ? CUSTOM_PARTICLES : PARTICLE_SAMPLES[sample];
export const geometryOf = ({ dispersant, angle, wavelength }: Params): Geometry => ({
  dispersant,
  wavelength,
  angle: Number(angle),
});
export const opticsOf = ({ dispersant, wavelength, absorption }: Params, index: number): Optics => ({
  wavelength: Number(wavelength),
  medium: dispersantIndex(dispersant, wavelength),
  index,
  absorption,
});
export const invisible = ({ medium, index, absorption }: Optics): boolean =>
  absorption === 0 && Math.abs(index - medium) < CONTRAST;

/** Of particles from the shelf none absorbs: what is set is what the inversion takes for true. */
export const clearOptics =
  (params: Params) =>
  (index: number): Optics => ({ ...opticsOf(params, index), absorption: 0 });

export const othersOf = (params: Params): readonly OtherParticles[] =>
  heldSample(params.shelf) ? [] : sampleOf(params).others;

let flickering: { readonly key: string; readonly classes: readonly LightClass[] } | null = null;
/** Those of the sample from the shelf, kept: the picture asks for them again and again. */
function heldLight(params: Params, filtered: boolean): readonly LightClass[] | null {
  const held = heldSample(params.shelf);
  if (!held) return null;
  const key = [params.shelf, filtered, params.dispersant, params.angle, params.wavelength].join(' ');
  if (flickering?.key !== key)
    flickering = { key, classes: lightOfSuspended(suspendedIn(held, filtered), geometryOf(params)) };
  return flickering.classes;
}

/** Classes of the light with what else is in the bottle. */
export function lightFrom(params: Params, filtered: boolean, others: readonly OtherParticles[]): readonly LightClass[] {
  const held = heldLight(params, filtered);
  if (held) return held;
  const rest = others.reduce((left, { light }) => left - light, 1);
  return [
    ...lightClasses(params.diameter_nm, params.sigma, rest),
    ...others.map(({ light, diameter }) => ({ light, diameter })),
  ];
}

/** Normalised to the brightest ring. */
export function ringLight(params: Params): Float64Array {
  const { diameter_um, sigma, obscuration, particle_index, shelf } = params;
  const enlarged = 1 - SHIFT_PER_POINT * Math.max(0, obscuration - CROWDED);
  const held = heldSample(shelf);
  const rings = held
    ? ringsOfSuspended(suspendedIn(held, false), clearOptics(params), enlarged)
    : ringsOf(lognormalShares(diameter_um * enlarged, sigma), opticsOf(params, particle_index));
  const brightest = rings.reduce((most, light) => Math.max(most, light), 0);
  return rings.map((light) => light / brightest);
}

const spheres = new Map<string, Efficiencies>();
export function sphereOf(params: Params): Efficiencies {
  const optics = opticsOf(params, params.particle_index);
  const sphere = {
    x: sizeParameter(params.diameter_um, optics),
    re: optics.index / optics.medium,
    im: optics.absorption / optics.medium,
  };
  const key = `${sphere.x} ${sphere.re} ${sphere.im}`;
  let known = spheres.get(key);
  if (!known) {
    if (spheres.size > 20) spheres.clear();
    known = efficiencies(sphere);
    spheres.set(key, known);
  }
  return known;
}

/** Why the sample is not loaded; null where it can be. */
export function unloadable(params: Params): string | null {
  const held = heldSample(params.shelf);
  if (held)
    return refusalToLoad(held, {
      diffraction: params.method === DIFFRACTION,
      obscuration: params.obscuration,
      geometry: geometryOf(params),
      opticsOf: clearOptics(params),
    });
  const dissolved = known(sampleOf(params), PARTICLE_OPTICS).parts.find(({ data }) =>
    data.dissolvesIn.includes(params.dispersant),
  );
  if (!dissolved) return null;
  return dissolved.id === 'polystyrene'
    ? 'Polystyrene dissolves in toluene.'
    : `Milk fat dissolves in ${params.dispersant.toLowerCase()}.`;
}

/** Whether the syringe filter would hold all of it. */
export function heldBack(params: Params): boolean {
  const held = heldSample(params.shelf);
  if (params.method === DIFFRACTION) return true;
  return held ? suspendedIn(held, true).length === 0 : params.diameter_nm > FILTER;
}

/** Whether it scatters no light in what it is suspended in. */
export function unseen(params: Params): boolean {
  const held = heldSample(params.shelf);
  return held
    ? suspendedIn(held, false).every(({ optics }) => invisible(clearOptics(params)(optics.index)))
    : invisible(opticsOf(params, params.particle_index));
}
