/**
 * What a salt-spray cabinet does to a panel: how much harsher it is than the standard one, mass lost by bare metal, when a coating
 * lets go, and how spots of rust grow (Kolmogorov, Johnson, Mehl, Avrami).
 *
 * Time that is weighted with the harshness of the cabinet is called dose: hours in a cabinet at 35 °C with 5 % NaCl.
 */
import type { Quantity } from '../contract';
import { constants } from '../core/constants';
import { celsiusToKelvin } from '../core/units';

export type Metal = 'Carbon steel' | 'Zinc' | 'Aluminium 6061' | 'Copper' | 'Stainless 304' | 'Stainless 316';
export type Coating =
  | 'None'
  | 'Zinc plate'
  | 'Zinc plate passivated'
  | 'Hot-dip zinc'
  | 'Paint'
  | 'Zinc phosphate and paint';

export interface Cabinet {
  readonly nacl: Quantity<'%'>;
  readonly temperature: Quantity<'°C'>;
  readonly ph: Quantity<'1'>;
  readonly collection: Quantity<'mL/h'>;
}

/** Spots: how many are born on a square centimetre in an hour of dose, and how fast a disc widens. */
export interface Spotting {
  readonly births: Quantity<'1/(cm² h)'>;
  readonly speed: Quantity<'cm/h'>;
}

interface BareMetal {
  /** Lost in the first 48 h of dose. */
  readonly loss: Quantity<'g/m²'>;
  readonly exponent: number;
  readonly density: Quantity<'g/cm³'>;
}

/** Steel and zinc: reference values of ISO 9227; the others are typical. */
export const METALS: Readonly<Record<Metal, BareMetal>> = {
  'Carbon steel': { loss: 70, exponent: 0.95, density: 7.87 },
  Zinc: { loss: 50, exponent: 0.9, density: 7.14 },
  'Aluminium 6061': { loss: 1.2, exponent: 0.8, density: 2.7 },
  Copper: { loss: 8, exponent: 0.7, density: 8.96 },
  'Stainless 304': { loss: 0.05, exponent: 0.9, density: 8 },
  'Stainless 316': { loss: 0.02, exponent: 0.9, density: 8 },
};

/** One face of 100 mm × 150 mm. */
export const FACE = { width: 10, height: 15 } as const;
export const AREA: Quantity<'cm²'> = FACE.width * FACE.height;
const CM2_PER_M2 = 1e4;
const HOURS_48 = 48;

const WHITE: Spotting = { births: 2e-2, speed: 5e-3 };
const ZINC_RED: Spotting = { births: 2e-4, speed: 5e-3 };

/** Dose at which white rust begins on zinc that is not coated, and on each zinc coating. */
const WHITE_ONSET: Readonly<Partial<Record<Coating, Quantity<'h'>>>> = {
  None: 8,
  'Zinc plate': 8,
  'Zinc plate passivated': 96,
  'Hot-dip zinc': 24,
};
const PAINT_HOURS: Readonly<Partial<Record<Coating, Quantity<'h/µm'>>>> = { Paint: 2, 'Zinc phosphate and paint': 6 };
const RED: Readonly<Partial<Record<Coating | Metal, Spotting>>> = {
  'Carbon steel': { births: 2, speed: 0.1 },
  'Stainless 304': { births: 1e-6, speed: 5e-5 },
  'Stainless 316': { births: 1e-7, speed: 5e-5 },
  'Zinc plate': ZINC_RED,
  'Zinc plate passivated': ZINC_RED,
  'Hot-dip zinc': ZINC_RED,
  Paint: { births: 4e-5, speed: 3e-3 },
  'Zinc phosphate and paint': { births: 1e-5, speed: 2e-3 },
};
/** Rust takes this dose to show on bare steel. */
const BARE_ONSET: Quantity<'h'> = 0.5;
/** Half of what bare zinc loses: the products of a coating shield it. */
export const ZINC_CONSUMPTION: Quantity<'µm/h'> = (0.5 * METALS.Zinc.loss) / HOURS_48 / METALS.Zinc.density;

/** What is really on the panel: coatings are fitted to carbon steel only. */
export const coatingOn = (material: Metal, coating: Coating): Coating =>
  material === 'Carbon steel' ? coating : 'None';
export const isZinc = (coating: Coating): boolean => coating !== 'None' && WHITE_ONSET[coating] !== undefined;
export const isPaint = (coating: Coating): boolean => PAINT_HOURS[coating] !== undefined;

/** Salt at which a film of it corrodes most: more of it dissolves less oxygen (H. H. Uhlig and R. W. Revie, Corrosion and Corrosion Control). */
const MOST_SALT: Quantity<'%'> = 3.5;
const saltRise = (nacl: Quantity<'%'>): number => (nacl / MOST_SALT) * Math.exp(1 - nacl / MOST_SALT);
/**
 * Powers of ten of the rate for each pH below neutral. Oxygen limits the rate from pH 4 to 10, so that acid matters little: steel loses
 * 40 g/m² in the 24 h of the acetic acid test (pH 3.1 to 3.3) of ISO 9227, and 36 in the neutral one.
 */
const ACID = 0.013;
const NEUTRAL: Quantity<'1'> = 6.5;

/** How much harsher than the standard cabinet: by salt, by temperature (40 kJ/mol), by pH and by the fog collected. */
export function harshness({ nacl, temperature, ph, collection }: Cabinet): number {
  const salt = 0.03 + (0.97 * saltRise(nacl)) / saltRise(5);
  const heat = Math.exp((-40_000 / constants.gasConstant.value) * (1 / celsiusToKelvin(temperature) - 1 / 308.15));
  const acid = 10 ** (ACID * Math.max(0, NEUTRAL - ph));
  return salt * heat * acid * Math.sqrt(collection / 1.5);
}

/** Limits of ISO 9227 for the cabinet itself: 35 ± 2 °C, 50 ± 5 g/L, pH 6.5 to 7.2, 1 to 2 mL/h on 80 cm². */
export const withinLimits = ({ nacl, temperature, ph, collection }: Cabinet): boolean =>
  nacl >= 4.5 &&
  nacl <= 5.5 &&
  ph >= 6.5 &&
  ph <= 7.2 &&
  collection >= 1 &&
  collection <= 2 &&
  Math.abs(temperature - 35) <= 2;

/** And for what a steel coupon loses in 48 h. */
export const couponWithin = (loss: Quantity<'g/m²'>): boolean => loss >= 50 && loss <= 90;

/** Mass lost by bare metal between two times, in a cabinet as harsh as the standard one. */
export function bareLoss(metal: Metal, from: Quantity<'h'>, to: Quantity<'h'>): Quantity<'g/m²'> {
  const { loss, exponent } = METALS[metal];
  return loss * ((to / HOURS_48) ** exponent - (from / HOURS_48) ** exponent);
}

/** Mass that goes with so much zinc. */
export const zincMass = (depth: Quantity<'µm'>): Quantity<'g/m²'> => depth * METALS.Zinc.density;

/** ASTM G1: CR = 8.76·10⁴ W/(A T D), W in g, A in cm², T in h, D in g/cm³. */
export const corrosionRate = (
  loss: Quantity<'g/m²'>,
  hours: Quantity<'h'>,
  density: Quantity<'g/cm³'>,
): Quantity<'mm/y'> => (8.76e4 * loss) / (CM2_PER_M2 * hours * density);

/** Where white rust may form: the dose at which it begins, and its spots. */
export function whiteRust(material: Metal, coating: Coating): (Spotting & { readonly onset: Quantity<'h'> }) | null {
  const on = coatingOn(material, coating);
  const onset = WHITE_ONSET[on];
  return onset === undefined || (on === 'None' && material !== 'Zinc') ? null : { ...WHITE, onset };
}

/** The same for red rust; `consumes`: how much faster than it should this panel's zinc goes. */
export function redRust(
  material: Metal,
  coating: Coating,
  thickness: Quantity<'µm'>,
  consumes: number,
): (Spotting & { readonly onset: Quantity<'h'> }) | null {
  const on = coatingOn(material, coating);
  const spots = RED[on === 'None' ? material : on];
  if (!spots) return null;
  const white = isZinc(on) ? (WHITE_ONSET[on] ?? 0) : 0;
  const zinc = isZinc(on) ? thickness / (ZINC_CONSUMPTION * consumes) : 0;
  const paint = (PAINT_HOURS[on] ?? 0) * thickness;
  const bare = material === 'Carbon steel' && on === 'None' ? BARE_ONSET : 0;
  return { ...spots, onset: white + zinc + paint + bare };
}

/** Depth of zinc that is gone at a dose. */
export function zincGone(
  coating: Coating,
  thickness: Quantity<'µm'>,
  dose: Quantity<'h'>,
  consumes: number,
): Quantity<'µm'> {
  const from = WHITE_ONSET[coating] ?? 0;
  return Math.min(thickness, ZINC_CONSUMPTION * consumes * Math.max(0, dose - from));
}

/** Area that spots would cover if they did not overlap, as a part: X_e = (π/3) I v² t³. */
export const extendedArea = ({ births, speed }: Spotting, since: Quantity<'h'>): number =>
  since <= 0 ? 0 : (Math.PI / 3) * births * speed * speed * since ** 3;

/** And with overlap. */
export const coveredArea = (spots: Spotting, since: Quantity<'h'>): number => -Math.expm1(-extendedArea(spots, since));

/** Dose for which paint holds at the cut before rust creeps under it. */
const CUT_HOLDS: Quantity<'h'> = 24;
/**
 * How far rust creeps under a coating to one side of a scribe: it goes by the dose that this panel has had in its own cabinet, and beside
 * zinc begins when the zinc is used up.
 */
export function scribeCreep(
  coating: Coating,
  thickness: Quantity<'µm'>,
  dose: Quantity<'h'>,
  consumes: number,
): Quantity<'mm'> {
  const from = isZinc(coating)
    ? (WHITE_ONSET[coating] ?? 0) + thickness / (ZINC_CONSUMPTION * consumes)
    : CUT_HOLDS / consumes;
  const k = coating === 'Zinc phosphate and paint' ? 0.012 : 0.05;
  return dose <= from ? 0 : k * (consumes * (dose - from)) ** 0.7;
}

/** ASTM D610: the greatest rusted area, %, of each grade from 10 down. */
const GRADES = [0.01, 0.03, 0.1, 0.3, 1, 3, 10, 16, 33, 50] as const;
export function rustGrade(percent: Quantity<'%'>): number {
  const place = GRADES.findIndex((most) => percent <= most);
  return place < 0 ? 0 : 10 - place;
}
