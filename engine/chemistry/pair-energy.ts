/**
 * Energy of two partners against their distance, and of a rock-salt crystal from all its ions.
 *
 * Ions          E = −C/r + B/rⁿ, B set so that the minimum lies where it was measured
 * Atoms         Morse: E = D [e^(−2α(r−r₀)) − 2 e^(−α(r−r₀))], zero at infinity
 * Madelung      M = −Σ w (−1)^(i+j+k)/√(i²+j²+k²) over a cube of ions, those on its faces counted half, on its edges a quarter,
 *               at its corners an eighth, so that every cube is neutral (H. M. Evjen, Phys. Rev. 39, 675, 1932)
 * Born–Landé    U = C M/r₀ (1 − 1/n)
 */
import type { Quantity } from '../contract';
import { BORN_EXPONENT, COULOMB, NACL_DISTANCE, type PairCurve } from '../data/bonding-samples';

export function pairEnergy(curve: PairCurve, r: Quantity<'Å'>): Quantity<'kJ/mol'> {
  switch (curve.kind) {
    case 'ionic': {
      const { minimum, exponent } = curve;
      const repulsion = (COULOMB * minimum ** (exponent - 1)) / exponent;
      return -COULOMB / r + repulsion / r ** exponent;
    }
    case 'morse': {
      const e = Math.exp(-curve.steepness * (r - curve.minimum));
      return curve.depth * (e * e - 2 * e);
    }
  }
}

/** Madelung constant of rock salt from the cube of ions that reaches `half` distances to every side. */
export function madelungOfCube(half: number): number {
  const weight = (i: number): number => (Math.abs(i) === half ? 0.5 : 1);
  let sum = 0;
  for (let i = -half; i <= half; i++) {
    for (let j = -half; j <= half; j++) {
      for (let k = -half; k <= half; k++) {
        if (i === 0 && j === 0 && k === 0) continue;
        const sign = (i + j + k) % 2 === 0 ? 1 : -1;
        sum -= (sign * weight(i) * weight(j) * weight(k)) / Math.sqrt(i * i + j * j + k * k);
      }
    }
  }
  return sum;
}

/** Half-width of the cube that the readings are summed over. */
export const CUBE = 8;

/** What a cube of half-width 1, 2, … CUBE gives. */
export const madelungByCube: readonly number[] = Array.from({ length: CUBE }, (_, n) => madelungOfCube(n + 1));

export const MADELUNG = madelungByCube.at(-1) ?? Number.NaN;

export const LATTICE_ENERGY: Quantity<'kJ/mol'> = ((COULOMB * MADELUNG) / NACL_DISTANCE) * (1 - 1 / BORN_EXPONENT);
