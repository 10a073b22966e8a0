/**
 * The substances that samples are made of: one table for all instruments. What an instrument needs to know besides stands in a
 * file of its own beside this one, by the same ids (`absorption.ts`, `reversed-phase.ts`, `anion-exchange.ts`, `flame-atoms.ts`).
 *
 * Molar masses in g/mol, from the abridged standard atomic weights (T. Prohaska et al., Standard atomic weights of the elements
 * 2021, Pure Appl. Chem. 94 (2022) 573); a test adds each of them up from its formula.
 */
export interface Substance {
  readonly name: string;
  /** Atoms with their numbers; the charge stands at the end: "Cr2O7 2-". */
  readonly formula: string;
  /** g/mol. */
  readonly molarMass: number;
}

const substances = {
  permanganate: { name: 'Permanganate', formula: 'MnO4 -', molarMass: 118.934 },
  dichromate: { name: 'Dichromate', formula: 'Cr2O7 2-', molarMass: 215.985 },
  copper: { name: 'Copper(II)', formula: 'Cu 2+', molarMass: 63.546 },
  nadh: { name: 'NADH', formula: 'C21H29N7O14P2', molarMass: 665.445 },
  nitrophenolate: { name: '4-Nitrophenolate', formula: 'C6H4NO3 -', molarMass: 138.102 },
  'methylene-blue': { name: 'Methylene blue', formula: 'C16H18N3S +', molarMass: 284.4 },
  'crystal-violet': { name: 'Crystal violet', formula: 'C25H30N3 +', molarMass: 372.536 },
  caffeine: { name: 'Caffeine', formula: 'C8H10N4O2', molarMass: 194.19 },
  uracil: { name: 'Uracil', formula: 'C4H4N2O2', molarMass: 112.088 },
  paracetamol: { name: 'Paracetamol', formula: 'C8H9NO2', molarMass: 151.165 },
  aspirin: { name: 'Aspirin', formula: 'C9H8O4', molarMass: 180.159 },
  'benzoic-acid': { name: 'Benzoic Acid', formula: 'C7H6O2', molarMass: 122.123 },
  diphenhydramine: { name: 'Diphenhydramine', formula: 'C17H21NO', molarMass: 255.361 },
  methylparaben: { name: 'Methylparaben', formula: 'C8H8O3', molarMass: 152.149 },
  ethylparaben: { name: 'Ethylparaben', formula: 'C9H10O3', molarMass: 166.176 },
  propylparaben: { name: 'Propylparaben', formula: 'C10H12O3', molarMass: 180.203 },
  butylparaben: { name: 'Butylparaben', formula: 'C11H14O3', molarMass: 194.23 },
  toluene: { name: 'Toluene', formula: 'C7H8', molarMass: 92.141 },
  naphthalene: { name: 'Naphthalene', formula: 'C10H8', molarMass: 128.174 },
  anthracene: { name: 'Anthracene', formula: 'C14H10', molarMass: 178.234 },
  lactose: { name: 'Lactose', formula: 'C12H22O11', molarMass: 342.297 },
  fluoride: { name: 'Fluoride', formula: 'F -', molarMass: 18.998 },
  chloride: { name: 'Chloride', formula: 'Cl -', molarMass: 35.45 },
  nitrite: { name: 'Nitrite', formula: 'NO2 -', molarMass: 46.005 },
  bromide: { name: 'Bromide', formula: 'Br -', molarMass: 79.904 },
  nitrate: { name: 'Nitrate', formula: 'NO3 -', molarMass: 62.004 },
  phosphate: { name: 'Phosphate', formula: 'PO4 3-', molarMass: 94.97 },
  sulfate: { name: 'Sulfate', formula: 'SO4 2-', molarMass: 96.056 },
  hydrogencarbonate: { name: 'Hydrogen carbonate', formula: 'HCO3 -', molarMass: 61.016 },
  sodium: { name: 'Sodium', formula: 'Na +', molarMass: 22.99 },
  magnesium: { name: 'Magnesium', formula: 'Mg 2+', molarMass: 24.305 },
  calcium: { name: 'Calcium', formula: 'Ca 2+', molarMass: 40.078 },
  potassium: { name: 'Potassium', formula: 'K +', molarMass: 39.098 },
  aluminium: { name: 'Aluminium', formula: 'Al 3+', molarMass: 26.982 },
  scandium: { name: 'Scandium', formula: 'Sc 3+', molarMass: 44.956 },
  vanadium: { name: 'Vanadium', formula: 'V 5+', molarMass: 50.942 },
  chromium: { name: 'Chromium', formula: 'Cr 3+', molarMass: 51.996 },
  iron: { name: 'Iron', formula: 'Fe 3+', molarMass: 55.845 },
  cobalt: { name: 'Cobalt', formula: 'Co 2+', molarMass: 58.933 },
  nickel: { name: 'Nickel', formula: 'Ni 2+', molarMass: 58.693 },
  zinc: { name: 'Zinc', formula: 'Zn 2+', molarMass: 65.38 },
  arsenic: { name: 'Arsenic', formula: 'As 5+', molarMass: 74.922 },
  selenium: { name: 'Selenium', formula: 'Se 4+', molarMass: 78.971 },
  strontium: { name: 'Strontium', formula: 'Sr 2+', molarMass: 87.62 },
  rhodium: { name: 'Rhodium', formula: 'Rh 3+', molarMass: 102.905 },
  cadmium: { name: 'Cadmium', formula: 'Cd 2+', molarMass: 112.414 },
  barium: { name: 'Barium', formula: 'Ba 2+', molarMass: 137.327 },
  cerium: { name: 'Cerium', formula: 'Ce 3+', molarMass: 140.116 },
  lead: { name: 'Lead', formula: 'Pb 2+', molarMass: 207.2 },
  bismuth: { name: 'Bismuth', formula: 'Bi 3+', molarMass: 208.98 },
  uranium: { name: 'Uranium', formula: 'U 6+', molarMass: 238.029 },
  polystyrene: { name: 'Polystyrene, each unit', formula: 'C8H8', molarMass: 104.152 },
  ethanol: { name: 'Ethanol', formula: 'C2H6O', molarMass: 46.069 },
  acetone: { name: 'Acetone', formula: 'C3H6O', molarMass: 58.08 },
  'ethyl-acetate': { name: 'Ethyl Acetate', formula: 'C4H8O2', molarMass: 88.106 },
  'acetic-acid': { name: 'Acetic Acid', formula: 'C2H4O2', molarMass: 60.052 },
  water: { name: 'Water', formula: 'H2O', molarMass: 18.015 },
  'carbon-monoxide': { name: 'Carbon Monoxide', formula: 'CO', molarMass: 28.01 },
  holmium: { name: 'Holmium(III)', formula: 'Ho 3+', molarMass: 164.93 },
} as const satisfies Readonly<Record<string, Substance>>;

export type SubstanceId = keyof typeof substances;

export const SUBSTANCES: Readonly<Record<SubstanceId, Substance>> = substances;
