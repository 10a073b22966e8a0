/**
 * Particles in water for the particle size analyzer: of what, how much of it, and of which sizes. Sizes and widths of the latexes are those of
 * usual reference spheres; milk fat and sand as such particles are found; all are teaching values.
 */
import type { Quantity } from '../../contract';
import type { Sample } from './sample';
import type { SubstanceId } from './substances';

/** What light and liquids make of a substance: index near 600 nm; grams of it in a mL of its particles; in which dispersants it dissolves. */
export interface ParticleOptics {
  readonly index: number;
  readonly density: Quantity<'g/mL'>;
  readonly dissolvesIn: readonly ('Water' | 'Ethanol' | 'Toluene')[];
}

/**
 * Polystyrene: X. Ma et al., Phys. Med. Biol. 48 (2003) 4165; milk fat: M. C. Michalski et al., Lait 81 (2001) 787; quartz: Ghosh (1999); densities:
 * CRC Handbook. Cells, of Escherichia coli: A. E. Balaev, K. N. Dvoretski and V. A. Doubrovski, Proc. SPIE 4707 (2002) 253; 30 % of a cell of 1.1 g/mL is
 * dry matter (F. C. Neidhardt et al., Physiology of the Bacterial Cell, Sinauer 1990).
 */
const optics = {
  polystyrene: { index: 1.59, density: 1.05, dissolvesIn: ['Toluene'] },
  triolein: { index: 1.46, density: 0.91, dissolvesIn: ['Toluene', 'Ethanol'] },
  silica: { index: 1.54, density: 2.65, dissolvesIn: [] },
  cells: { index: 1.384, density: 0.33, dissolvesIn: [] },
} as const satisfies Readonly<Partial<Record<SubstanceId, ParticleOptics>>>;

export const PARTICLE_OPTICS: Readonly<Record<keyof typeof optics, ParticleOptics>> = optics;

/** Particles besides the main ones, by the share of the scattered light that is theirs. */
export interface OtherParticles {
  /** Held back by a filter, parted by ultrasound, or there to stay. */
  readonly kind: 'dust' | 'pairs' | 'second';
  /** Part of all scattered light. */
  readonly light: number;
  readonly diameter: Quantity<'nm'>;
}

/** How they are measured best, and the main particles: lognormal, `diameter` the median of the light (nm) or of the volume (µm). */
export interface ParticleSample extends Sample {
  readonly measuredBy: 'Dynamic Light Scattering' | 'Laser Diffraction';
  readonly diameter: Quantity<'nm'> | Quantity<'µm'>;
  readonly sigma: number;
  readonly others: readonly OtherParticles[];
}

const PAIR = 1.38;

const inWater = (
  name: string,
  part: { readonly id: SubstanceId; readonly grams: number },
  sizes: Pick<ParticleSample, 'measuredBy' | 'diameter' | 'sigma'> & { readonly others?: readonly OtherParticles[] },
): ParticleSample => ({
  version: 1,
  name,
  phase: 'suspension',
  matrix: 'water',
  amount: { value: 10, unit: 'mL' },
  temperature: 25,
  parts: [{ id: part.id, q: { value: part.grams, unit: 'g/L' } }],
  prep: [],
  source: 'chosen',
  others: [],
  ...sizes,
});
const latex = (name: string, diameter: Quantity<'nm'>, sigma: number, others: readonly OtherParticles[] = []) =>
  inWater(
    name,
    { id: 'polystyrene', grams: 0.05 },
    { measuredBy: 'Dynamic Light Scattering', diameter, sigma, others },
  );

export const PARTICLE_SAMPLES = {
  'Latex 60 nm': latex('Latex 60 nm', 60, 0.05),
  /** From an old bottle: a fifth of its light is of pairs, which cling together; across and along they drag as one sphere of 1.38 times
   * the diameter (J. Happel and H. Brenner, Low Reynolds Number Hydrodynamics, Prentice-Hall 1965, chapter 6). */
  'Latex 200 nm': latex('Latex 200 nm', 200, 0.04, [{ kind: 'pairs', light: 0.2, diameter: 200 * PAIR }]),
  'Bimodal Latex': latex('Bimodal Latex', 50, 0.05, [{ kind: 'second', light: 0.5, diameter: 300 }]),
  'Milk Fat': inWater(
    'Milk Fat',
    { id: 'triolein', grams: 0.5 },
    { measuredBy: 'Laser Diffraction', diameter: 3.5, sigma: 0.6 },
  ),
  'Silica Sand': inWater(
    'Silica Sand',
    { id: 'silica', grams: 5 },
    { measuredBy: 'Laser Diffraction', diameter: 200, sigma: 0.5 },
  ),
  'Dusty Latex': latex('Dusty Latex', 100, 0.05, [{ kind: 'dust', light: 0.05, diameter: 5000 }]),
} as const satisfies Readonly<Record<string, ParticleSample>>;

export type NamedParticles = keyof typeof PARTICLE_SAMPLES;

/** Spheres of no named substance, as they are set. */
export const CUSTOM_PARTICLES: ParticleSample = {
  ...latex('Custom', 100, 0.05),
  parts: [],
};
