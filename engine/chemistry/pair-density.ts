/**
 * Valence electrons of two partners in a plane through both, as log₁₀ of electrons per Å³: a picture, made of as little as shows
 * the three bonds. Each atom keeps electrons in exponential clouds, n ζ³/π e^(−2ζd). One pair is shared: two electrons in
 * ψ = (a φ_A + b φ_B)/√(1 + 2ab S), a² = (1 − p)/2, b² = (1 + p)/2. Overlap S grows as the partners come near (that of two 1s
 * clouds of the mean ζ), and with it the density between them. Polarity p:
 *
 * Na–Cl   the electron jumps over where the attraction of the ions pays for it: e²/4πε₀r = I(Na) − A(Cl), at 9.4 Å
 * O–H     grows with the overlap up to Pauling's 32 %
 * Fe–Fe   none
 */
import type { Quantity } from '../contract';
import { type Compound, WATER_ANGLE, WATER_BOND } from '../data/bonding-samples';

export interface PairFrame {
  /** Plane of the picture, Å: the first partner lies at 0, the second at its distance on the axis. */
  readonly from: Quantity<'Å'>;
  readonly to: Quantity<'Å'>;
  /** Half of its height. */
  readonly half: Quantity<'Å'>;
}

export const DENSITY_COLUMNS = 104;
export const DENSITY_ROWS = 60;

const ASPECT = DENSITY_ROWS / DENSITY_COLUMNS;
const frame = (from: number, to: number): PairFrame => ({ from, to, half: ((to - from) / 2) * ASPECT });

export const pairFrames: Readonly<Record<Compound, PairFrame>> = {
  'NaCl (Ionic)': frame(-2.4, 10.6),
  'H2O (Covalent)': frame(-1.6, 5.2),
  'Fe (Metallic)': frame(-2.4, 10.6),
};

interface Cloud {
  readonly x: number;
  readonly y: number;
  readonly electrons: number;
  readonly zeta: number;
}

interface Valence {
  /** Clouds that stay with the first partner and with the second. */
  readonly first: readonly Cloud[];
  readonly second: readonly Cloud[];
  /** ζ of the shared pair at either partner, 1/Å. */
  readonly zeta: readonly [number, number];
  /** Share of the pair that is at the second partner rather than the first: −1 to 1. */
  readonly polarity: (overlap: number, r: number) => number;
}

/** I(Na) − A(Cl) = 5.139 − 3.613 eV; e²/4πε₀ = 14.40 eV Å. */
const JUMP: Quantity<'Å'> = 14.4 / (5.139 - 3.613);
const JUMP_WIDTH: Quantity<'Å'> = 0.15;

/** Part of an electron that has gone over from sodium to chlorine. */
export const electronGone = (r: Quantity<'Å'>): number => 1 / (1 + Math.exp((r - JUMP) / JUMP_WIDTH));

const OTHER_H = (WATER_ANGLE * Math.PI) / 180;
const OTHER = { x: WATER_BOND * Math.cos(OTHER_H), y: WATER_BOND * Math.sin(OTHER_H) };
/** Away from both hydrogens. */
const BACK = OTHER_H / 2 + Math.PI;

const valences: Readonly<Record<Compound, Valence>> = {
  'NaCl (Ionic)': {
    first: [{ x: 0, y: 0, electrons: 8, zeta: 3.4 }],
    second: [{ x: 0, y: 0, electrons: 6, zeta: 2 }],
    zeta: [1.05, 1.75],
    polarity: (_overlap, r) => 0.96 * electronGone(r),
  },
  'H2O (Covalent)': {
    first: [
      { x: 0.28 * Math.cos(BACK), y: 0.28 * Math.sin(BACK), electrons: 4, zeta: 2.9 },
      { x: 0.35 * OTHER.x, y: 0.35 * OTHER.y, electrons: 1.2, zeta: 2.6 },
      { x: OTHER.x, y: OTHER.y, electrons: 0.8, zeta: 2 },
    ],
    second: [],
    zeta: [2.6, 1.9],
    polarity: (overlap) => -0.32 * Math.min(1, overlap / 0.5),
  },
  'Fe (Metallic)': {
    first: [{ x: 0, y: 0, electrons: 6, zeta: 3.2 }],
    second: [{ x: 0, y: 0, electrons: 6, zeta: 3.2 }],
    zeta: [1.15, 1.15],
    polarity: () => 0,
  },
};

const FAINT = 1e-6;

/** Fills `out`, row by row from the bottom. */
export function fillDensity(compound: Compound, r: Quantity<'Å'>, out: Float32Array): void {
  const { from, to, half } = pairFrames[compound];
  const { first, second, zeta, polarity } = valences[compound];
  const [zA, zB] = zeta;
  const x = ((zA + zB) / 2) * r;
  const overlap = Math.exp(-x) * (1 + x + (x * x) / 3);
  const p = polarity(overlap, r);
  const a = Math.sqrt((1 - p) / 2);
  const b = Math.sqrt((1 + p) / 2);
  const norm = 2 / (1 + 2 * a * b * overlap);
  const nA = Math.sqrt(zA ** 3 / Math.PI);
  const nB = Math.sqrt(zB ** 3 / Math.PI);
  const clouds = [...first, ...second.map((cloud) => ({ ...cloud, x: cloud.x + r }))].map(
    ({ electrons, zeta: z, ...at }) => ({ ...at, z, top: (electrons * z ** 3) / Math.PI }),
  );
  for (let row = 0, n = 0; row < DENSITY_ROWS; row++) {
    const y = half * ((2 * (row + 0.5)) / DENSITY_ROWS - 1);
    for (let column = 0; column < DENSITY_COLUMNS; column++, n++) {
      const across = from + ((to - from) * (column + 0.5)) / DENSITY_COLUMNS;
      const psi =
        a * nA * Math.exp(-zA * Math.sqrt(across * across + y * y)) +
        b * nB * Math.exp(-zB * Math.sqrt((across - r) ** 2 + y * y));
      let density = norm * psi * psi;
      for (const cloud of clouds) {
        density += cloud.top * Math.exp(-2 * cloud.z * Math.sqrt((across - cloud.x) ** 2 + (y - cloud.y) ** 2));
      }
      out[n] = Math.log10(Math.max(FAINT, density));
    }
  }
}
