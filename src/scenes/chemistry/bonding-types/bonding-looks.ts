/** How the three samples and their pairs look: names, colours, orbitals, bench pieces. */
import type { Compound } from '../../../../engine/data/bonding-samples';
import type { SampleKind } from './conductivity-cell';
import type { BallLook } from './ball-cloud';
import type { PairFace } from './pair-picture';

const NA = 0xa98bff;
const CL = 0x58c987;
const O = 0xf0646a;
const H = 0xf1f5f9;
const FE = 0xb4bfcc;
const ELECTRON = 0xffd34d;

/** In the order of the model's kinds: Na⁺, Cl⁻, O, H, Fe; then an electron. Radii in Å, drawn smaller than ions are, to be seen through. */
export const BALLS: readonly BallLook[] = [
  { colour: NA, radius: 0.78 },
  { colour: CL, radius: 1.3 },
  { colour: O, radius: 0.92 },
  { colour: H, radius: 0.56 },
  { colour: FE, radius: 0.98 },
  { colour: ELECTRON, radius: 0.34, glow: true },
];
export const ELECTRON_LOOK = 5;

export interface CompoundLook {
  readonly partners: readonly [string, string];
  /** What the balls of the lattice are. */
  readonly legend: readonly (readonly [name: string, colour: number])[];
  readonly sample: SampleKind;
  readonly short: string;
  /** Half of the picture's height, Å. */
  readonly extent: number;
  readonly colour: number;
  readonly chi: readonly [number, number];
  /** Degrees for a stage unit of drag at the burner. */
  readonly heating: number;
  readonly face: Omit<PairFace, 'from' | 'to'>;
}

const ring = (count: number, radius: number, from: number, of: 'first' | 'second') =>
  Array.from({ length: count }, (_, n) => {
    const angle = from + (2 * Math.PI * n) / count;
    return { x: radius * Math.cos(angle), y: radius * Math.sin(angle), of };
  });

/** Electron pairs of a shell at four sides; the place in the direction `open` has one only, or none. */
const pairs = (radius: number, sides: readonly number[], of: 'first' | 'second') =>
  sides.flatMap((angle) =>
    [-0.16, 0.16].map((off) => ({ x: radius * Math.cos(angle + off), y: radius * Math.sin(angle + off), of })),
  );

const TAU = 2 * Math.PI;
const OTHER = (104.5 / 360) * TAU;
const LONE = [OTHER / 2 + Math.PI - 0.95, OTHER / 2 + Math.PI + 0.95] as const;
const lobe = (angle: number, colour: number, far = 0.62) => ({
  x: far * Math.cos(angle),
  y: far * Math.sin(angle),
  along: 0.62,
  across: 0.34,
  turn: angle,
  colour,
});

export const LOOKS: Readonly<Record<Compound, CompoundLook>> = {
  'NaCl (Ionic)': {
    partners: ['Na', 'Cl'],
    legend: [
      ['Na⁺', NA],
      ['Cl⁻', CL],
    ],
    sample: 'salt',
    short: 'NaCl',
    extent: 11.2,
    colour: 0xe9eef5,
    chi: [0.93, 3.16],
    heating: 8,
    face: {
      first: {
        colour: NA,
        orbitals: [{ x: 0, y: 0, along: 1.9, across: 1.9, turn: 0, colour: NA }],
      },
      second: {
        colour: CL,
        orbitals: [0, TAU / 4, TAU / 2, (3 * TAU) / 4].map((angle) => ({
          x: 0.85 * Math.cos(angle),
          y: 0.85 * Math.sin(angle),
          along: 0.95,
          across: 0.6,
          turn: angle,
          colour: CL,
        })),
      },
      others: [],
      electrons: [
        ...pairs(1.35, [TAU / 4, 0, (3 * TAU) / 4], 'second'),
        { x: -1.35 * Math.cos(0.16), y: 1.35 * Math.sin(0.16), of: 'second' },
      ],
    },
  },
  'H2O (Covalent)': {
    partners: ['O', 'H'],
    legend: [
      ['O', O],
      ['H', H],
    ],
    sample: 'water',
    short: 'H₂O',
    extent: 8.6,
    colour: 0xd5ecfa,
    chi: [2.2, 3.44],
    heating: 0.6,
    face: {
      first: {
        colour: O,
        orbitals: [lobe(0, O), lobe(OTHER, O), lobe(LONE[0], 0xf7a14b), lobe(LONE[1], 0xf7a14b)],
      },
      second: {
        colour: H,
        orbitals: [{ x: 0, y: 0, along: 0.56, across: 0.56, turn: 0, colour: 0x9cc9f5 }],
      },
      others: [{ x: 0.9572 * Math.cos(OTHER), y: 0.9572 * Math.sin(OTHER), colour: H }],
      electrons: [...pairs(0.86, LONE, 'first'), ...pairs(0.62, [OTHER], 'first')],
    },
  },
  'Fe (Metallic)': {
    partners: ['Fe', 'Fe'],
    legend: [
      ['Fe', FE],
      ['electrons, schematic', ELECTRON],
    ],
    sample: 'iron',
    short: 'Fe',
    extent: 9.4,
    colour: 0x8793a1,
    chi: [1.83, 1.83],
    heating: 15,
    face: {
      first: {
        colour: FE,
        orbitals: [
          { x: 0, y: 0, along: 2, across: 2, turn: 0, colour: 0x7fb2e6 },
          { x: 0, y: 0, along: 0.7, across: 0.32, turn: TAU / 8, colour: 0xd99b6c },
          { x: 0, y: 0, along: 0.7, across: 0.32, turn: -TAU / 8, colour: 0xd99b6c },
        ],
      },
      second: {
        colour: FE,
        orbitals: [
          { x: 0, y: 0, along: 2, across: 2, turn: 0, colour: 0x7fb2e6 },
          { x: 0, y: 0, along: 0.7, across: 0.32, turn: TAU / 8, colour: 0xd99b6c },
          { x: 0, y: 0, along: 0.7, across: 0.32, turn: -TAU / 8, colour: 0xd99b6c },
        ],
      },
      others: [],
      electrons: [...ring(2, 1.5, 1.9, 'first'), ...ring(2, 1.5, 0.4, 'second')],
    },
  },
};

/** Electrons on their way: sodium's to chlorine, the two that O and H come to share. */
export function movedElectrons(
  compound: Compound,
  separation: number,
  gone: number,
): readonly { readonly x: number; readonly y: number }[] {
  switch (compound) {
    case 'NaCl (Ionic)': {
      const there = separation - 1.35 * Math.cos(0.16);
      return [{ x: 1.5 + (there - 1.5) * gone, y: 0.2 + (-1.35 * Math.sin(0.16) - 0.2) * gone }];
    }
    case 'H2O (Covalent)': {
      const shared = 1 / (1 + Math.exp((separation - 1.7) / 0.2));
      const own = separation - 0.35;
      return [
        { x: 0.8 + (0.56 * separation - 0.8) * shared, y: 0.09 },
        { x: own + (0.56 * separation - own) * shared, y: -0.09 },
      ];
    }
    case 'Fe (Metallic)':
      return [];
  }
}
