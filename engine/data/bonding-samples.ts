/**
 * Three samples, one of each kind of bond. Electronegativities (Pauling), melting and boiling points, molar masses, latent
 * heats: CRC Handbook of Chemistry and Physics. Geometry of the water molecule and the bond length of gaseous NaCl: NIST
 * CCCBDB. Iron's pair curve: L. A. Girifalco and V. G. Weizer, Phys. Rev. 114, 687 (1959). Its crystals when hot: Z. S. Basinski,
 * W. Hume-Rothery and A. L. Sutton, The lattice expansion of iron, Proc. R. Soc. Lond. A 229, 459 (1955).
 */
import type { Quantity } from '../contract';

export type Compound = 'NaCl (Ionic)' | 'H2O (Covalent)' | 'Fe (Metallic)';

/** How the energy of two partners goes with their distance. */
export type PairCurve =
  | { readonly kind: 'ionic'; readonly minimum: Quantity<'Å'>; readonly exponent: number }
  | {
      readonly kind: 'morse';
      readonly depth: Quantity<'kJ/mol'>;
      readonly steepness: Quantity<'1/Å'>;
      readonly minimum: Quantity<'Å'>;
    };

export type Structure = 'rock salt' | 'hexagonal ice' | 'body-centred cubic' | 'face-centred cubic';

/** A crystal as it is between two temperatures. */
export interface Crystal {
  readonly structure: Structure;
  /** Nearest neighbours, and for water the O–H bond. */
  readonly nearest: Quantity<'Å'>;
  readonly coordination: number;
  readonly density: Quantity<'g/cm³'>;
}

/** A solid changes into another one here, at rest until it has taken up so many degrees' worth of heat. */
export interface Transition {
  readonly at: Quantity<'°C'>;
  readonly heat: Quantity<'°C'>;
}

export interface BondingSample {
  readonly name: string;
  readonly electronegativities: readonly [number, number];
  readonly pair: PairCurve;
  /** The solids it has, the coldest first, and what lies between them. */
  readonly solids: readonly ((celsius: number) => Crystal)[];
  readonly changes: readonly Transition[];
  /** Of the liquid at 25 °C, where it is one there. */
  readonly liquidDensity: Quantity<'g/cm³'> | null;
  readonly melting: Quantity<'°C'>;
  readonly boiling: Quantity<'°C'>;
  /** Latent heat over specific heat: by so many degrees the same heat would have warmed it. */
  readonly fusion: Quantity<'°C'>;
  readonly vaporisation: Quantity<'°C'>;
}

/** N_A e²/4πε₀ */
export const COULOMB: Quantity<'kJ Å/mol'> = 1389.354;
const ELECTRONVOLT: Quantity<'kJ/mol'> = 96.485;
/** 10²⁴ / N_A: from molar masses over Å³ to g/cm³. */
const PER_CELL = 10 / 6.02214076;

export const NACL_CELL: Quantity<'Å'> = 5.6402;
export const NACL_DISTANCE: Quantity<'Å'> = 2.8201;
export const BORN_EXPONENT = 8;
export const IRON_CELL: Quantity<'Å'> = 2.8665;
export const WATER_ANGLE: Quantity<'°'> = 104.5;
export const WATER_DIPOLE: Quantity<'D'> = 1.855;
export const WATER_BOND: Quantity<'Å'> = 0.9572;

const densityOf = (atoms: number, mass: Quantity<'g/mol'>, cell: Quantity<'Å³'>): Quantity<'g/cm³'> =>
  (atoms * mass * PER_CELL) / cell;

/** Edge of a cube of iron's cell, which grows in proportion to the temperature. */
interface IronForm {
  readonly structure: 'body-centred cubic' | 'face-centred cubic';
  readonly cell: Quantity<'Å'>;
  readonly at: Quantity<'°C'>;
  /** Mean coefficient over its range. */
  readonly expansion: Quantity<'1/°C'>;
}

const ironForms = {
  alpha: { structure: 'body-centred cubic', cell: IRON_CELL, at: 25, expansion: 1.49e-5 },
  gamma: { structure: 'face-centred cubic', cell: 3.6468, at: 916, expansion: 2.33e-5 },
  delta: { structure: 'body-centred cubic', cell: 2.9315, at: 1394, expansion: 1.65e-5 },
} as const satisfies Readonly<Record<string, IronForm>>;

const ironCell = ({ cell, at, expansion }: IronForm, celsius: number): Quantity<'Å'> =>
  cell * (1 + expansion * (celsius - at));

const iron =
  (form: IronForm) =>
  (celsius: number): Crystal => {
    const cell = ironCell(form, celsius);
    const faces = form.structure === 'face-centred cubic';
    return {
      structure: form.structure,
      nearest: faces ? cell / Math.SQRT2 : (cell * Math.sqrt(3)) / 2,
      coordination: faces ? 12 : 8,
      density: densityOf(faces ? 4 : 2, 55.845, cell ** 3),
    };
  };

const IRON_CLOSES: Quantity<'°C'> = 912;
const alphaThere = ironCell(ironForms.alpha, IRON_CLOSES);
const gammaThere = ironCell(ironForms.gamma, IRON_CLOSES);
/**
 * By what factors a body-centred piece of iron grows along x, y and z as it becomes face-centred: the same atoms, two axes shorter and
 * one longer (E. C. Bain, Trans. AIME 70, 25, 1924).
 */
export const BAIN = [
  gammaThere / Math.SQRT2 / alphaThere,
  gammaThere / Math.SQRT2 / alphaThere,
  gammaThere / alphaThere,
] as const;

/**
 * Resistivity of solid iron, [°C, 10⁻⁸ Ω m]. Up to 527 °C: CRC Handbook, electrical resistivity of pure metals. Above, rounded: it
 * grows fastest just below 770 °C, where iron ceases to be magnetic, and hardly changes with the crystal.
 */
export const IRON_RESISTIVITY = [
  [-73, 5.2],
  [0, 8.57],
  [20, 9.61],
  [25, 9.87],
  [127, 16.1],
  [227, 23.7],
  [327, 32.9],
  [427, 44],
  [527, 57.1],
  [770, 101],
  [912, 111],
  [1394, 122],
  [1538, 127],
] as const;

/** Ice Ih at 250 K, Å (K. Röttger et al., Acta Cryst. B50, 644, 1994): four molecules in a hexagonal cell. */
export const ICE_CELL = { a: 4.51842, c: 7.35556 } as const;

export const bondingSamples: Readonly<Record<Compound, BondingSample>> = {
  'NaCl (Ionic)': {
    name: 'sodium chloride',
    electronegativities: [0.93, 3.16],
    pair: { kind: 'ionic', minimum: 2.3609, exponent: BORN_EXPONENT },
    solids: [
      () => ({
        structure: 'rock salt',
        nearest: NACL_DISTANCE,
        coordination: 6,
        density: densityOf(4, 58.443, NACL_CELL ** 3),
      }),
    ],
    changes: [],
    liquidDensity: null,
    melting: 800.7,
    boiling: 1465,
    fusion: 560,
    vaporisation: 3400,
  },
  'H2O (Covalent)': {
    name: 'water',
    electronegativities: [2.2, 3.44],
    pair: { kind: 'morse', depth: 525, steepness: 2.2, minimum: WATER_BOND },
    solids: [
      () => ({
        structure: 'hexagonal ice',
        nearest: WATER_BOND,
        coordination: 2,
        density: densityOf(4, 18.015, (ICE_CELL.a ** 2 * ICE_CELL.c * Math.sqrt(3)) / 2),
      }),
    ],
    changes: [],
    liquidDensity: 0.9971,
    melting: 0,
    boiling: 100,
    fusion: 80,
    vaporisation: 540,
  },
  'Fe (Metallic)': {
    name: 'iron',
    electronegativities: [1.83, 1.83],
    pair: { kind: 'morse', depth: 0.4174 * ELECTRONVOLT, steepness: 1.3885, minimum: 2.845 },
    solids: [iron(ironForms.alpha), iron(ironForms.gamma), iron(ironForms.delta)],
    changes: [
      { at: IRON_CLOSES, heat: 36 },
      { at: 1394, heat: 33 },
    ],
    liquidDensity: null,
    melting: 1538,
    boiling: 2862,
    fusion: 550,
    vaporisation: 13_500,
  },
};
