/**
 * Grey layers over a surface in radiative balance: sunlight passes them all and is absorbed by the surface; of infrared each layer
 * absorbs the part ε and radiates as much of σT⁴ up and down.
 *
 * Between any two layers the same net flux A, the sunlight absorbed, goes up: U − D = A. A layer in balance has
 * 2 σT⁴ = U(below) + D(above), so that U falls by A ε/(2 − ε) from one gap to the next, and the surface has
 * σT⁴ = A (1 + N ε/(2 − ε)). One layer: T = T_e [2/(2 − ε)]^¼; N black layers: T = T_e (N + 1)^¼ (Hartmann, Global Physical
 * Climatology, 2nd ed., 2016, ch. 2; Petty, A First Course in Atmospheric Radiation, 2nd ed., 2006, ch. 6).
 */
import type { Quantity } from '../contract';
import type { Rng } from '../core/rng';

/** Stefan–Boltzmann constant, exact since 2019 (CODATA 2018). */
export const SIGMA: Quantity<'W/(m² K⁴)'> = 5.670374419e-8;

export const MOST_LAYERS = 5;

/** Temperature of a black body that radiates this flux. */
export const brightness = (flux: Quantity<'W/m²'>): Quantity<'K'> => Math.sqrt(Math.sqrt(flux / SIGMA));

/** Sunlight absorbed, as a mean over the whole sphere: S(1 − α)/4. */
export const absorbedSunlight = (solar: Quantity<'W/m²'>, albedo: number): Quantity<'W/m²'> =>
  (solar * (1 - albedo)) / 4;

export interface LayerBalance {
  readonly surface: Quantity<'K'>;
  /** From the lowest layer upwards. */
  readonly layers: readonly Quantity<'K'>[];
  /** Infrared that leaves to space. */
  readonly outgoing: Quantity<'W/m²'>;
}

export function layerBalance(absorbed: Quantity<'W/m²'>, count: number, absorptivity: number): LayerBalance {
  const fall = (absorbed * absorptivity) / (2 - absorptivity);
  const upBelow = (layer: number): number => absorbed + (count - layer) * fall;
  const layers = Array.from({ length: count }, (_, layer) =>
    brightness((upBelow(layer) + upBelow(layer + 1) - absorbed) / 2),
  );
  let outgoing = upBelow(0);
  for (const kelvin of layers) outgoing = (1 - absorptivity) * outgoing + absorptivity * SIGMA * kelvin ** 4;
  return { surface: brightness(upBelow(0)), layers, outgoing };
}

/** Longest way of a photon that is kept; among five layers fewer than one of a million is longer. */
export const MOST_STEPS = 120;

/**
 * The way of one infrared photon from the ground: levels at which it was absorbed and sent out again (0 the ground, 1 … N the
 * layers), ending at N + 1, space, or at 0. A layer sends up and down with equal chance. Of many the part that reaches space is
 * (T_e/T_s)⁴, since the exchange is linear in σT⁴.
 */
export function photonWay(rng: Rng, count: number, absorptivity: number): readonly number[] {
  const way = [0];
  let level = 0;
  let up = 1;
  while (way.length < MOST_STEPS) {
    level += up;
    if (level <= 0 || level > count) {
      way.push(level <= 0 ? 0 : count + 1);
      return way;
    }
    if (rng.next() >= absorptivity) continue;
    way.push(level);
    up = rng.next() < 0.5 ? 1 : -1;
  }
  // What wanders so long among black layers has lost its origin: it ends at the ground.
  way.push(0);
  return way;
}
