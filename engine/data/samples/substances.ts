/**
 * The substances that samples are made of: one table for all instruments. What an instrument needs to know besides stands in a
 * file of its own beside this one, by the same ids (`absorption.ts`, `reversed-phase.ts`, `anion-exchange.ts`, `flame-atoms.ts`,
 * `gas-chromatography.ts`, `proton-spins.ts`).
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
  holmium: { name: 'Holmium(III)', formula: 'Ho 3+', molarMass: 164.93 },
  chlorobenzene: { name: 'Chlorobenzene', formula: 'C6H5Cl', molarMass: 112.556 },
  ethylbenzene: { name: 'Ethylbenzene', formula: 'C8H10', molarMass: 106.168 },
  'p-xylene': { name: 'p-Xylene', formula: 'C8H10', molarMass: 106.168 },
  bromobenzene: { name: 'Bromobenzene', formula: 'C6H5Br', molarMass: 157.01 },
  '1,4-dichlorobenzene': { name: '1,4-Dichlorobenzene', formula: 'C6H4Cl2', molarMass: 146.998 },
  limonene: { name: 'Limonene', formula: 'C10H16', molarMass: 136.238 },
  acetophenone: { name: 'Acetophenone', formula: 'C8H8O', molarMass: 120.151 },
  'methyl-salicylate': { name: 'Methyl Salicylate', formula: 'C8H8O3', molarMass: 152.149 },
  dichloromethane: { name: 'Dichloromethane', formula: 'CH2Cl2', molarMass: 84.927 },
  'n-octane': { name: 'n-Octane', formula: 'C8H18', molarMass: 114.232 },
  'n-nonane': { name: 'n-Nonane', formula: 'C9H20', molarMass: 128.259 },
  'n-decane': { name: 'n-Decane', formula: 'C10H22', molarMass: 142.286 },
  'n-undecane': { name: 'n-Undecane', formula: 'C11H24', molarMass: 156.313 },
  'n-dodecane': { name: 'n-Dodecane', formula: 'C12H26', molarMass: 170.34 },
  'n-tridecane': { name: 'n-Tridecane', formula: 'C13H28', molarMass: 184.367 },
  'n-tetradecane': { name: 'n-Tetradecane', formula: 'C14H30', molarMass: 198.394 },
  'n-pentadecane': { name: 'n-Pentadecane', formula: 'C15H32', molarMass: 212.421 },
  'n-hexadecane': { name: 'n-Hexadecane', formula: 'C16H34', molarMass: 226.448 },
  'n-heptadecane': { name: 'n-Heptadecane', formula: 'C17H36', molarMass: 240.475 },
  'n-octadecane': { name: 'n-Octadecane', formula: 'C18H38', molarMass: 254.502 },
  'n-nonadecane': { name: 'n-Nonadecane', formula: 'C19H40', molarMass: 268.529 },
  'n-eicosane': { name: 'n-Eicosane', formula: 'C20H42', molarMass: 282.556 },
  'ethyl-acetate': { name: 'Ethyl Acetate', formula: 'C4H8O2', molarMass: 88.106 },
  ethanol: { name: 'Ethanol', formula: 'C2H6O', molarMass: 46.069 },
  'diethyl-ether': { name: 'Diethyl Ether', formula: 'C4H10O', molarMass: 74.123 },
  isopropanol: { name: 'Isopropanol', formula: 'C3H8O', molarMass: 60.096 },
  acetone: { name: 'Acetone', formula: 'C3H6O', molarMass: 58.08 },
  chloroform: { name: 'Chloroform', formula: 'CHCl3', molarMass: 119.369 },
  'vinyl-acetate': { name: 'Vinyl Acetate', formula: 'C4H6O2', molarMass: 86.09 },
  '1,1,2-trichloroethane': { name: '1,1,2-Trichloroethane', formula: 'C2H3Cl3', molarMass: 133.396 },
  tetramethylsilane: { name: 'Tetramethylsilane', formula: 'C4H12Si', molarMass: 88.225 },
} as const satisfies Readonly<Record<string, Substance>>;

export type SubstanceId = keyof typeof substances;

export const SUBSTANCES: Readonly<Record<SubstanceId, Substance>> = substances;
