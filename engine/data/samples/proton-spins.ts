/**
 * Protons of substances in CDCl₃ for nuclear magnetic resonance: shifts in ppm, couplings in Hz (G. R. Fulmer et al., NMR chemical shifts
 * of trace impurities, Organometallics 29 (2010) 2176; H. Günther, NMR Spectroscopy, 3rd ed., Wiley-VCH 2013; ring of toluene rounded;
 * aspirin and salicylic acid: SDBS, National Institute of Advanced Industrial Science and Technology, Japan, rounded, couplings across the
 * ring as Günther has them). Protons of acids and phenols exchange: they are too broad to be seen, and have no group.
 * How much faster than the slowest group each relaxes is chosen.
 */
import type { Quantity } from '../../contract';
import type { SubstanceId } from './substances';

/** Protons that have one shift and relax together. */
export interface ProtonGroup {
  readonly delta: number;
  readonly count: number;
  /** T₁ as a part of the slowest one. */
  readonly t1: number;
}

/** Groups that are coupled with each other; groups of other systems do not see them. */
export interface SpinSystem {
  readonly groups: readonly ProtonGroup[];
  /** J between all protons of two groups, by their places. */
  readonly couplings?: readonly (readonly [a: number, b: number, j: number])[];
  /** J between single protons, counted through the groups: for those of one shift that see others differently. */
  readonly pairs?: readonly (readonly [a: number, b: number, j: number])[];
  /** An OH, whose place goes with the concentration: `delta` is that of high dilution. */
  readonly hydroxyl?: true;
  /** So many of it in a molecule; default 1. */
  readonly times?: number;
}

const alone = (delta: number, count: number, t1: number): SpinSystem => ({ groups: [{ delta, count, t1 }] });
const hydroxyl = (delta: number): SpinSystem => ({ ...alone(delta, 1, 0.6), hydroxyl: true });

/** ppm of the OH of pure ethanol (T. D. Ferris, M. D. Zeidler and T. C. Farrar, Mol. Phys. 98 (2000) 737). */
const BONDED = 5.34;
/** Where half of the OH protons would be in hydrogen bonds (chosen: 1 mol/L stands 1 ppm lower in the field than high dilution). */
const HALF_BONDED: Quantity<'mmol/L'> = 3000;

/** A system at a concentration: hydrogen bonds to its like take an OH downfield. */
export function atConcentration(system: SpinSystem, millimolar: Quantity<'mmol/L'>): SpinSystem {
  if (!system.hydroxyl) return system;
  const bonded = millimolar / (millimolar + HALF_BONDED);
  return {
    ...system,
    groups: system.groups.map((group) => ({ ...group, delta: group.delta + (BONDED - group.delta) * bonded })),
  };
}

const ethyl = (ch2: number, ch3: number, j: number, times = 1): SpinSystem => ({
  groups: [
    { delta: ch2, count: 2, t1: 0.7 },
    { delta: ch3, count: 3, t1: 0.8 },
  ],
  couplings: [[0, 1, j]],
  times,
});

/** Four neighbours on a ring: ortho 8, meta 1 to 2 Hz. */
const ring = (h3: number, h4: number, h5: number, h6: number): SpinSystem => ({
  groups: [h3, h4, h5, h6].map((delta) => ({ delta, count: 1, t1: 1 })),
  couplings: [
    [0, 1, 8.3],
    [1, 2, 7.3],
    [2, 3, 7.9],
    [0, 2, 1.1],
    [1, 3, 1.8],
    [0, 3, 0.4],
  ],
});

/**
 * Water in CDCl₃: 1.56 ppm (G. R. Fulmer et al., Organometallics 29 (2010) 2176). Not in the table of the substances, for elsewhere it
 * stands elsewhere.
 */
export const STRAY_WATER: SpinSystem = alone(1.56, 2, 1);

/** Two protons, for the custom pair. */
export const pairOf = (deltaA: number, deltaB: number, j: number): SpinSystem => ({
  groups: [
    { delta: deltaA, count: 1, t1: 1 },
    { delta: deltaB, count: 1, t1: 1 },
  ],
  couplings: [[0, 1, j]],
});

export const PROTON_SPINS = {
  'ethyl-acetate': [alone(2.05, 3, 1), ethyl(4.12, 1.26, 7.1)],
  ethanol: [ethyl(3.72, 1.25, 7), hydroxyl(1.32)],
  'diethyl-ether': [ethyl(3.48, 1.21, 7, 2)],
  isopropanol: [
    {
      groups: [
        { delta: 4.04, count: 1, t1: 0.9 },
        { delta: 1.22, count: 6, t1: 0.8 },
      ],
      couplings: [[0, 1, 6]],
    },
    hydroxyl(1.4),
  ],
  acetone: [alone(2.17, 6, 1)],
  chloroform: [alone(7.26, 1, 1)],
  toluene: [
    alone(2.36, 3, 0.6),
    {
      // Ortho 0 and 1, meta 2 and 3, para 4; 0 is beside 2, 1 beside 3.
      groups: [
        { delta: 7.17, count: 2, t1: 1 },
        { delta: 7.25, count: 2, t1: 1 },
        { delta: 7.17, count: 1, t1: 1 },
      ],
      pairs: [
        [0, 2, 7.5],
        [1, 3, 7.5],
        [2, 4, 7.4],
        [3, 4, 7.4],
        [0, 4, 1.3],
        [1, 4, 1.3],
        [0, 1, 1.3],
        [2, 3, 1.3],
        [0, 3, 1.3],
        [1, 2, 1.3],
      ],
    },
  ],
  aspirin: [alone(2.35, 3, 0.6), ring(7.14, 7.62, 7.36, 8.12)],
  'salicylic-acid': [ring(7.02, 7.53, 6.94, 7.93)],
  'vinyl-acetate': [
    {
      groups: [
        { delta: 7.27, count: 1, t1: 0.9 },
        { delta: 4.88, count: 1, t1: 0.6 },
        { delta: 4.56, count: 1, t1: 0.6 },
      ],
      couplings: [
        [0, 1, 14],
        [0, 2, 6.3],
        [1, 2, -1.5],
      ],
    },
    alone(2.13, 3, 0.8),
  ],
  '1,1,2-trichloroethane': [
    {
      groups: [
        { delta: 5.75, count: 1, t1: 1 },
        { delta: 3.95, count: 2, t1: 0.7 },
      ],
      couplings: [[0, 1, 6]],
    },
  ],
  tetramethylsilane: [alone(0, 12, 1)],
} as const satisfies Readonly<Partial<Record<SubstanceId, readonly SpinSystem[]>>>;

export type ProtonId = keyof typeof PROTON_SPINS;
