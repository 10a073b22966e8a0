/**
 * Isotopes of what an ICP-MS counts, in percent of the atoms (M. Berglund and M. E. Wieser, Isotopic compositions of the elements 2009,
 * Pure Appl. Chem. 83 (2011) 397; common lead, which varies with its ore), and the share of an element that the plasma ionises (chosen).
 */
import type { SubstanceId } from './substances';

export interface IonisedElement {
  readonly symbol: string;
  readonly isotopes: readonly (readonly [mass: number, percent: number])[];
  /** Share of the atoms that become ions. */
  readonly ionised: number;
}

const element = (symbol: string, isotopes: IonisedElement['isotopes'], ionised = 1): IonisedElement => ({
  symbol,
  isotopes,
  ionised,
});

const elements = {
  magnesium: element('Mg', [
    [24, 78.965],
    [25, 10.011],
    [26, 11.025],
  ]),
  potassium: element('K', [
    [39, 93.2581],
    [40, 0.0117],
    [41, 6.7302],
  ]),
  calcium: element('Ca', [
    [40, 96.941],
    [42, 0.647],
    [43, 0.135],
    [44, 2.086],
    [46, 0.004],
    [48, 0.187],
  ]),
  vanadium: element('V', [
    [50, 0.25],
    [51, 99.75],
  ]),
  chromium: element('Cr', [
    [50, 4.345],
    [52, 83.789],
    [53, 9.501],
    [54, 2.365],
  ]),
  iron: element('Fe', [
    [54, 5.845],
    [56, 91.754],
    [57, 2.119],
    [58, 0.282],
  ]),
  cobalt: element('Co', [[59, 100]]),
  nickel: element('Ni', [
    [58, 68.0769],
    [60, 26.2231],
    [61, 1.1399],
    [62, 3.6345],
    [64, 0.9256],
  ]),
  copper: element('Cu', [
    [63, 69.15],
    [65, 30.85],
  ]),
  zinc: element(
    'Zn',
    [
      [64, 49.17],
      [66, 27.73],
      [67, 4.04],
      [68, 18.45],
      [70, 0.61],
    ],
    0.75,
  ),
  arsenic: element('As', [[75, 100]], 0.52),
  selenium: element(
    'Se',
    [
      [74, 0.89],
      [76, 9.37],
      [77, 7.63],
      [78, 23.77],
      [80, 49.61],
      [82, 8.73],
    ],
    0.33,
  ),
  strontium: element('Sr', [
    [84, 0.56],
    [86, 9.86],
    [87, 7],
    [88, 82.58],
  ]),
  cadmium: element(
    'Cd',
    [
      [106, 1.25],
      [108, 0.89],
      [110, 12.49],
      [111, 12.8],
      [112, 24.13],
      [113, 12.22],
      [114, 28.73],
      [116, 7.49],
    ],
    0.85,
  ),
  barium: element('Ba', [
    [130, 0.106],
    [132, 0.101],
    [134, 2.417],
    [135, 6.592],
    [136, 7.854],
    [137, 11.232],
    [138, 71.698],
  ]),
  lead: element('Pb', [
    [204, 1.4],
    [206, 24.1],
    [207, 22.1],
    [208, 52.4],
  ]),
  uranium: element('U', [
    [234, 0.0054],
    [235, 0.7204],
    [238, 99.2742],
  ]),
  scandium: element('Sc', [[45, 100]]),
  rhodium: element('Rh', [[103, 100]]),
  bismuth: element('Bi', [[209, 100]]),
} as const satisfies Readonly<Partial<Record<SubstanceId, IonisedElement>>>;

export type IonisedId = keyof typeof elements;
export const ISOTOPES: Readonly<Record<IonisedId, IonisedElement>> = elements;

/** What a plasma is known to do with: the elements above, and what acts as matrix alone. */
export const KNOWN_IN_PLASMAS: Readonly<Partial<Record<SubstanceId, true>>> = {
  ...Object.fromEntries(Object.keys(elements).map((id) => [id, true])),
  chloride: true,
  sodium: true,
  sulfate: true,
  hydrogencarbonate: true,
};

/** Atom shares of isotopes that make molecular ions, and of the krypton in argon. */
export const CHLORINE = { 35: 0.7576, 37: 0.2424 } as const;
export const ARGON = { 36: 0.00334, 38: 0.00063, 40: 0.99604 } as const;
export const KRYPTON: readonly (readonly [mass: number, percent: number])[] = [
  [82, 11.6],
  [83, 11.5],
  [84, 57],
  [86, 17.3],
];
