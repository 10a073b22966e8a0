/**
 * What a diffractometer needs to know of a substance: its crystal, its density, and what it fluoresces. Cells in Å, B in Å².
 *
 * Cells: NBS Circular 539 and Monograph 25; silicon: NIST SRM 640. Quartz: P3₂21 with u = 0.4697 and O (0.4133, 0.2672, 0.2144), whose
 * Si–O distances are 1.605 and 1.613 Å. Densities: CRC Handbook of Chemistry and Physics. B: rounded values of the literature.
 * Solid solutions: austenite of 18 % Cr and 8 % Ni 3.592 Å (JCPDS 33-397, 3.5911), α-brass of 30 % Zn 3.685 Å (JCPDS 50-1333), α- and
 * β-titanium of Ti-6Al-4V 2.925, 4.670 and 3.21 Å (J. W. Elmer et al., Mater. Sci. Eng. A 391 (2005) 104, rounded); an atom of the base metal
 * stands at every place.
 */
import type { Quantity } from '../../contract';
import {
  bodyCentred,
  closePacked,
  type Crystal,
  diamondType,
  faceCentred,
  fluorite,
  quartz,
  rockSalt,
} from '../../diffraction/crystals';
import { POWDERS } from '../diffraction-powders';
import { ATOMS, IONS } from '../form-factors';
import type { Sample } from './sample';
import { SUBSTANCES, type SubstanceId } from './substances';

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
  'lead-metal': {
    name: 'Pb',
    crystal: faceCentred(4.9506, [ATOMS.Pb, 2.1]),
    density: 11.34,
    fluorescence: { Mo: 100 },
    tone: 0x6e7178,
  },
  'caesium-chloride': {
    name: 'CsCl',
    crystal: POWDERS['Caesium chloride'].crystal,
    density: 3.988,
    fluorescence: NONE,
    tone: POWDERS['Caesium chloride'].tone,
  },
  'magnesium-oxide': {
    name: 'MgO',
    crystal: POWDERS['Magnesium oxide'].crystal,
    density: 3.58,
    fluorescence: NONE,
    tone: 0xf4f4f2,
  },
  'nickel-metal': {
    name: 'Ni',
    crystal: POWDERS.Nickel.crystal,
    density: 8.908,
    fluorescence: { Mo: 200 },
    tone: POWDERS.Nickel.tone,
  },
  'molybdenum-metal': {
    name: 'Mo',
    crystal: POWDERS.Molybdenum.crystal,
    density: 10.22,
    fluorescence: NONE,
    tone: POWDERS.Molybdenum.tone,
  },
  'tungsten-metal': {
    name: 'W',
    crystal: POWDERS.Tungsten.crystal,
    density: 19.25,
    fluorescence: { Mo: 100 },
    tone: POWDERS.Tungsten.tone,
  },
  germanium: {
    name: 'Ge',
    crystal: POWDERS.Germanium.crystal,
    density: 5.323,
    fluorescence: { Mo: 200 },
    tone: POWDERS.Germanium.tone,
  },
  silica: {
    name: 'Quartz',
    crystal: quartz({ a: 4.9134, c: 5.4052, u: 0.4697, oxygen: [0.4133, 0.2672, 0.2144] }, [IONS.Si, 0.5], [IONS.O, 1]),
    density: 2.648,
    fluorescence: NONE,
    tone: 0xe9e4da,
  },
};

const [ALUMINIUM, COPPER, IRON] = [PHASES['aluminium-metal'], PHASES['copper-metal'], PHASES['iron-metal']];

/** Crystals that are known by their form, whatever is dissolved in them. */
const FORMS: Readonly<Record<string, Phase | undefined>> = {
  aluminium: ALUMINIUM,
  copper: COPPER,
  ferrite: IRON,
  austenite: {
    name: 'Austenite',
    crystal: faceCentred(3.592, [IONS.Fe, 0.5]),
    density: 7.93,
    fluorescence: { Cu: 600, Mo: 200 },
    tone: 0x7d8187,
  },
  'alpha brass': {
    name: 'α-Brass',
    crystal: faceCentred(3.685, [IONS.Cu, 0.7]),
    density: 8.53,
    fluorescence: { Mo: 200 },
    tone: 0xc9a94f,
  },
  'alpha titanium': {
    name: 'α-Ti',
    crystal: closePacked(2.925, 4.67, [ATOMS.Ti, 0.5]),
    density: 4.43,
    fluorescence: { Cu: 150, Co: 200 },
    tone: 0x8b8d92,
  },
  'beta titanium': {
    name: 'β-Ti',
    crystal: bodyCentred(3.21, [ATOMS.Ti, 0.8]),
    density: 4.6,
    fluorescence: { Cu: 150, Co: 200 },
    tone: 0x8b8d92,
  },
  diamond: { name: 'Diamond', crystal: POWDERS.Diamond.crystal, density: 3.513, fluorescence: NONE, tone: 0xdde3e8 },
};

/** The card file: of every crystal one card. */
export const CARDS: readonly Phase[] = [...new Set([...Object.values(PHASES), ...Object.values(FORMS)])].filter(
  (phase) => phase !== undefined,
);

export interface PhasePart {
  readonly phase: Phase;
  /** Mass fraction. */
  readonly share: number;
}

/** Crystals of a sample, and the names of the substances whose crystals are not known. */
export function crystalsOf({ parts }: Sample): {
  readonly crystals: readonly PhasePart[];
  readonly notModelled: readonly string[];
} {
  const shares = new Map<Phase, number>();
  const notModelled = new Set<string>();
  for (const { id, q, form } of parts) {
    const phase = (form === undefined ? undefined : FORMS[form]) ?? PHASES[id];
    if (phase) shares.set(phase, (shares.get(phase) ?? 0) + q.value);
    else notModelled.add(SUBSTANCES[id].name);
  }
  return { crystals: [...shares].map(([phase, share]) => ({ phase, share })), notModelled: [...notModelled] };
}
