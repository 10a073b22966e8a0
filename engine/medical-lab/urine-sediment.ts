/**
 * The sediment of 12 mL of urine, spun and taken up in 0.5 mL, under a cover slip: what a field of the microscope holds on average, and
 * the fields of one count. Particles fall into fields as Poisson does.
 */
import { largestRemainder } from '../core/apportion';
import type { Rng } from '../core/rng';
import type { stored } from '../data/urine-samples';

export const POWERS = ['hpf', 'lpf'] as const;
export type Power = (typeof POWERS)[number];

/** Diameter of a field, mm. */
export const FIELD_DIAMETER: Readonly<Record<Power, number>> = { hpf: 0.45, lpf: 1.8 };
const DROP = 20;
const COVER_SLIP = 22 * 22;
const CONCENTRATED = 24;

/** Volume under a field, µL. */
export const fieldVolume = (power: Power): number => (DROP * Math.PI * (FIELD_DIAMETER[power] / 2) ** 2) / COVER_SLIP;

/** Particles of a field for one in a µL of the urine. */
export const perField = (power: Power): number => CONCENTRATED * fieldVolume(power);

export const PARTICLES = ['red', 'white', 'bacteria', 'crystals', 'casts'] as const;
export type Particle = (typeof PARTICLES)[number];
export type FieldCount = Readonly<Record<Particle, number>>;

/** In a µL of the urine that is spun. */
export function contentOf(urine: ReturnType<typeof stored>): FieldCount {
  return {
    red: urine.red * urine.cells,
    white: urine.white * urine.cells,
    bacteria: urine.bacteria / 1000,
    crystals: urine.crystals,
    casts: urine.casts * urine.cells,
  };
}

export interface SedimentCount {
  readonly power: Power;
  /** Fields, each with what lies in it. */
  readonly fields: readonly FieldCount[];
  /** Of all fields; expected numbers without scatter. */
  readonly sums: FieldCount;
}

const NOTHING: FieldCount = { red: 0, white: 0, bacteria: 0, crystals: 0, casts: 0 };

const each = (value: (of: Particle) => number): FieldCount =>
  Object.fromEntries(PARTICLES.map((of) => [of, value(of)])) as FieldCount;

/** A count of so many fields; without scatter the fields share the expected numbers out. */
export function countSediment(
  urine: ReturnType<typeof stored>,
  power: Power,
  fields: number,
  noise: boolean,
  rng: Rng,
): SedimentCount {
  const mean = contentOf(urine);
  const factor = perField(power);
  if (!noise) {
    const sums = each((of) => mean[of] * factor * fields);
    const even = Array.from({ length: fields }, () => 1);
    const shared = each(() => 0);
    const parts = new Map(PARTICLES.map((of) => [of, largestRemainder(even, Math.round(sums[of]))] as const));
    return {
      power,
      sums,
      fields: Array.from({ length: fields }, (_, n) => ({ ...shared, ...each((of) => parts.get(of)?.[n] ?? 0) })),
    };
  }
  const drawn = Array.from({ length: fields }, () => each((of) => rng.poisson(mean[of] * factor)));
  const sums = drawn.reduce((sum, field) => each((of) => sum[of] + field[of]), NOTHING);
  return { power, fields: drawn, sums };
}
