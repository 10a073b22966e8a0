/**
 * Cubic powders for teaching X-ray diffraction, and the anodes of the tube. Cells in Å, B in Å², wavelengths in Å.
 *
 * Cells: Swanson and Tatge, Standard X-ray diffraction powder patterns, NBS Circular 539 (1953 on), and NIST SRM 640 for silicon. B of
 * elements: V. F. Sears and S. A. Shelley, Debye-Waller factor for elemental crystals, Acta Cryst. A 47 (1991) 441; of salts and
 * magnesium oxide rounded values of the literature at room temperature.
 */
import type { Quantity } from '../contract';
import {
  bodyCentred,
  caesiumChloride,
  type Crystal,
  diamondType,
  faceCentred,
  rockSalt,
} from '../diffraction/crystals';
import { ATOMS } from './form-factors';
import type { SubstanceId } from './samples/substances';

export interface Anode {
  readonly alpha1: Quantity<'Å'>;
  readonly alpha2: Quantity<'Å'>;
}

/** Kα₁ and Kα₂ in Å* (J. A. Bearden, Rev. Mod. Phys. 39, 78, 1967), as in Cullity and Stock; 1 Å* = 1.000015 to 1.00002 Å. */
export const ANODES = {
  Cr: { alpha1: 2.2897, alpha2: 2.29361 },
  Co: { alpha1: 1.78897, alpha2: 1.79285 },
  Cu: { alpha1: 1.54056, alpha2: 1.54439 },
  Mo: { alpha1: 0.7093, alpha2: 0.71359 },
} as const satisfies Readonly<Record<string, Anode>>;
export type AnodeName = keyof typeof ANODES;

export interface Powder {
  readonly crystal: Crystal;
  /** How it looks: the colour of the pressed powder. */
  readonly tone: number;
  /** Flat counts per second that its own X-rays add, by the anode that excites them. */
  readonly fluorescence: Readonly<Partial<Record<AnodeName, number>>>;
}

const NONE: Powder['fluorescence'] = {};
/** The third part of iron's under copper and more: chosen as in the instrument. */
const UNDER_MOLYBDENUM: Powder['fluorescence'] = { Mo: 170 };

export const POWDERS = {
  Silicon: { crystal: diamondType(5.4309, [ATOMS.Si, 0.46]), tone: 0x6a7280, fluorescence: NONE },
  Copper: { crystal: faceCentred(3.6149, [ATOMS.Cu, 0.55]), tone: 0xb4683c, fluorescence: UNDER_MOLYBDENUM },
  Aluminium: { crystal: faceCentred(4.0495, [ATOMS.Al, 0.85]), tone: 0xbfc6cd, fluorescence: NONE },
  'Iron (alpha)': {
    crystal: bodyCentred(2.8665, [ATOMS.Fe, 0.35]),
    tone: 0x4b4f55,
    fluorescence: { Cu: 500, Mo: 170 },
  },
  Tungsten: { crystal: bodyCentred(3.1652, [ATOMS.W, 0.16]), tone: 0x5c5f66, fluorescence: NONE },
  'Sodium chloride': {
    crystal: rockSalt(5.6402, [ATOMS.Na, 1.7], [ATOMS.Cl, 1.4]),
    tone: 0xf2f4f6,
    fluorescence: NONE,
  },
  'Potassium chloride': {
    crystal: rockSalt(6.2931, [ATOMS.K, 2.1], [ATOMS.Cl, 2.1]),
    tone: 0xeff1f4,
    fluorescence: NONE,
  },
  'Caesium chloride': {
    crystal: caesiumChloride(4.123, [ATOMS.Cs, 1.9], [ATOMS.Cl, 1.9]),
    tone: 0xf0f0ec,
    fluorescence: NONE,
  },
  Diamond: { crystal: diamondType(3.5667, [ATOMS.C, 0.2]), tone: 0xdde3e8, fluorescence: NONE },
  Nickel: { crystal: faceCentred(3.5238, [ATOMS.Ni, 0.37]), tone: 0x75777a, fluorescence: UNDER_MOLYBDENUM },
  Molybdenum: { crystal: bodyCentred(3.147, [ATOMS.Mo, 0.22]), tone: 0x75777a, fluorescence: NONE },
  Germanium: { crystal: diamondType(5.6579, [ATOMS.Ge, 0.57]), tone: 0x75777a, fluorescence: NONE },
  'Magnesium oxide': {
    crystal: rockSalt(4.2117, [ATOMS.Mg, 0.31], [ATOMS.O, 0.34]),
    tone: 0x75777a,
    fluorescence: NONE,
  },
} as const satisfies Readonly<Record<string, Powder>>;
export type PowderName = keyof typeof POWDERS;
export const POWDER_NAMES = Object.keys(POWDERS) as readonly PowderName[];

/** What the unknown may be: the bench does not tell which. */
export const UNKNOWN_POWDERS = ['Nickel', 'Molybdenum', 'Germanium', 'Magnesium oxide'] as const;

/** What they are, in the table of substances. */
export const POWDER_SUBSTANCES: Readonly<Record<PowderName, SubstanceId>> = {
  Silicon: 'silicon',
  Copper: 'copper-metal',
  Aluminium: 'aluminium-metal',
  'Iron (alpha)': 'iron-metal',
  Tungsten: 'tungsten-metal',
  'Sodium chloride': 'sodium-chloride',
  'Potassium chloride': 'potassium-chloride',
  'Caesium chloride': 'caesium-chloride',
  Diamond: 'carbon',
  Nickel: 'nickel-metal',
  Molybdenum: 'molybdenum-metal',
  Germanium: 'germanium',
  'Magnesium oxide': 'magnesium-oxide',
};
