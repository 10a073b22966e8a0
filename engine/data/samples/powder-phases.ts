/**
 * What a diffractometer needs to know of a substance: its crystal, its density, and what it fluoresces. Cells in Å, B in Å².
 *
 * Cells: NBS Circular 539 and Monograph 25; silicon: NIST SRM 640. Quartz: P3₂21 with u = 0.4697 and O (0.4133, 0.2672, 0.2144), whose
 * Si–O distances are 1.605 and 1.613 Å. Densities: CRC Handbook of Chemistry and Physics. B: rounded values of the literature.
 */
import type { Quantity } from '../../contract';
import {
  bodyCentred,
  type Crystal,
  diamondType,
  faceCentred,
  fluorite,
  quartz,
  rockSalt,
} from '../../diffraction/crystals';
import { IONS } from '../form-factors';
import type { SubstanceId } from './substances';

export const DIFFRACTION_ANODES = ['Cu', 'Co', 'Mo'] as const;
export type DiffractionAnode = (typeof DIFFRACTION_ANODES)[number];

export interface Phase {
  /** As the card file calls it. */
  readonly name: string;
  readonly crystal: Crystal;
  readonly density: Quantity<'g/cm³'>;
  /** Flat counts per second at 40 kV and 40 mA; chosen. */
  readonly fluorescence: Readonly<Partial<Record<DiffractionAnode, number>>>;
  /** How the powder looks. */
  readonly tone: number;
}

const NONE: Phase['fluorescence'] = {};

export const PHASES: Readonly<Partial<Record<SubstanceId, Phase>>> = {
  'sodium-chloride': {
    name: 'NaCl',
    crystal: rockSalt(5.6402, [IONS['Na+'], 1.6], [IONS['Cl-'], 1.3]),
    density: 2.165,
    fluorescence: NONE,
    tone: 0xf2f4f6,
  },
  'potassium-chloride': {
    name: 'KCl',
    crystal: rockSalt(6.2931, [IONS['K+'], 2.1], [IONS['Cl-'], 2.1]),
    density: 1.984,
    fluorescence: NONE,
    tone: 0xeef0f3,
  },
  silicon: {
    name: 'Si',
    crystal: diamondType(5.43102, [IONS.Si, 0.46]),
    density: 2.329,
    fluorescence: NONE,
    tone: 0x6a7280,
  },
  'aluminium-metal': {
    name: 'Al',
    crystal: faceCentred(4.0495, [IONS.Al, 0.86]),
    density: 2.699,
    fluorescence: NONE,
    tone: 0xbfc6cd,
  },
  'copper-metal': {
    name: 'Cu',
    crystal: faceCentred(3.6149, [IONS.Cu, 0.55]),
    density: 8.93,
    fluorescence: { Mo: 200 },
    tone: 0xb4683c,
  },
  'iron-metal': {
    name: 'Fe',
    crystal: bodyCentred(2.8665, [IONS.Fe, 0.35]),
    density: 7.874,
    fluorescence: { Cu: 600, Mo: 200 },
    tone: 0x4b4f55,
  },
  'calcium-fluoride': {
    name: 'CaF2',
    crystal: fluorite(5.4631, [IONS['Ca2+'], 0.5], [IONS['F-'], 0.7]),
    density: 3.18,
    fluorescence: NONE,
    tone: 0xe8ecf0,
  },
  silica: {
    name: 'Quartz',
    crystal: quartz({ a: 4.9134, c: 5.4052, u: 0.4697, oxygen: [0.4133, 0.2672, 0.2144] }, [IONS.Si, 0.5], [IONS.O, 1]),
    density: 2.648,
    fluorescence: NONE,
    tone: 0xe9e4da,
  },
};
