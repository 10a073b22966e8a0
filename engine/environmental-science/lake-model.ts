/**
 * A stratified lake that is fed phosphorus and nitrogen: dissolved P and N, algae, dead cells, oxygen of the deep layer and the phosphorus
 * that the mud can give back. Rates are mid-range values of lake models (S. C. Chapra, Surface Water-Quality Modeling, 1997;
 * C. S. Reynolds, Ecology of Phytoplankton, 2006), not of one lake.
 *
 * Ṗ = P_in − P/τ − μA + rD + R,  Ṅ = ratio P_in − N/τ − 7.2 μA + 7.2 rD
 * Ȧ = μA − mA − v_A A/z − A/τ,   Ḋ = mA − rD − v_D D/z − D/τ
 * Ȯ = (K/h)(9 − O) − 0.8 · 0.1426 (v_A A + v_D D)/h · O/(O + 0.5)
 * Ṁ = 0.5 (v_A A + v_D D) − r_M,  R = r_M/z
 */
import type { Quantity } from '../contract';
import type { Derivative } from '../core/ode';

/** Places in the vector: dissolved P and N, algal P, detrital P in µg/L; deep oxygen in mg/L; store of the mud in mg/m². */
export const P = 0;
export const N = 1;
export const A = 2;
export const D = 3;
export const O = 4;
export const M = 5;
export const POOLS = 6;

export interface Lake {
  readonly np_ratio: Quantity<'1'>;
  readonly depth: Quantity<'m'>;
  readonly residence: Quantity<'yr'>;
  readonly temperature: Quantity<'°C'>;
  readonly hypo_thickness: Quantity<'m'>;
  readonly light: Quantity<'W/m²'>;
}

/** What is done to the lake. */
export interface Care {
  readonly load: Quantity<'g/m²/yr'>;
  readonly aerated: boolean;
  /** Part of the mud that alum keeps from taking or giving. */
  readonly locked: number;
}

export const DAYS_A_YEAR = 365.25;
export const LAST_YEAR: Quantity<'yr'> = 10;
/** The run as it is kept for its picture: a row every so many days, of chlorophyll, total phosphorus, deep oxygen, and temperature of surface and bottom. */
export const RECORD = { rows: 367, days: 10, columns: 5 } as const;
/** Of equal thickness, from the surface down, in which warmth and oxygen are reckoned where there are seasons. */
export const LAYERS = 40;
/** Sinking of algae and of dead cells, m/d. */
export const SINKING = { algae: 0.04, dead: 0.08 } as const;
/** Exchange of the deep water with the air above, m/d. */
export const EXCHANGE = { still: 0.03, aerated: 0.5 } as const;
export const SATURATED: Quantity<'mg/L'> = 9;
/** Oxygen that each mg of settling phosphorus costs the deep, g, and the oxygen at which its use has halved, mg/L. */
export const DEMAND = 0.8 * 0.1426;
export const HALF_DEMAND: Quantity<'mg/L'> = 0.5;
/** Chlorophyll for each algal phosphorus, by mass. */
export const CHLOROPHYLL = 1;
/** Below this oxygen, mg/L, iron lets go of phosphorus. */
export const RELEASE_BELOW: Quantity<'mg/L'> = 1;
const RELEASE = { most: 10, half: 50 } as const;
/** Nitrogen for each phosphorus in cells, by mass (Redfield). */
const N_TO_P = 7.2;
/** Extinction of light: of the water, 1/m, and of each µg/L of chlorophyll, 1/m. */
export const EXTINCTION = { water: 0.2, chlorophyll: 0.06 } as const;
/** Secchi depth times extinction: H. H. Poole and W. R. G. Atkins (1929), J. Mar. Biol. Assoc. UK 16, 297. */
export const POOLE_ATKINS = 1.7;

export const warmth = (temperature: Quantity<'°C'>): number => 1.066 ** (temperature - 20);

/** Extinction of light, 1/m. */
export const extinctionOf = (algae: Quantity<'µg/L'>): Quantity<'1/m'> =>
  EXTINCTION.water + EXTINCTION.chlorophyll * CHLOROPHYLL * algae;

export const secchiOf = (algae: Quantity<'µg/L'>): Quantity<'m'> => POOLE_ATKINS / extinctionOf(algae);

export const phosphorusLimit = (p: number): number => p / (5 + p);
export const nitrogenLimit = (n: number): number => n / (25 + n);

/** Of the nutrients, the smaller factor of growth. */
const scarcest = (p: number, n: number): number =>
  Math.min(phosphorusLimit(Math.max(0, p)), nitrogenLimit(Math.max(0, n)));

/** Where the nutrients let through more of the growth than this, it is light that is short. */
const PLENTY = 0.9;

export const LIMITS = ['Phosphorus', 'Nitrogen', 'Light'] as const;

export function limitedBy(p: Quantity<'µg/L'>, n: Quantity<'µg/L'>): (typeof LIMITS)[number] {
  if (scarcest(p, n) > PLENTY) return 'Light';
  return phosphorusLimit(p) <= nitrogenLimit(n) ? 'Phosphorus' : 'Nitrogen';
}

/** Growth of algae, 1/d: the scarcer nutrient (Liebig) times light averaged over the depth. */
export function growthOf(y: Float64Array, { depth, light, temperature }: Lake): Quantity<'1/d'> {
  const k = extinctionOf(Math.max(0, y[A]!));
  const lit = Math.log((80 + light) / (80 + light * Math.exp(-k * depth))) / (k * depth);
  return 1.5 * warmth(temperature) * scarcest(y[P]!, y[N]!) * lit;
}

/** What the mud gives back, mg/m²/d. */
export function releaseOf(y: Float64Array, { locked }: Pick<Care, 'locked'>): Quantity<'mg/m²/d'> {
  if (y[O]! >= RELEASE_BELOW) return 0;
  const store = Math.max(0, y[M]!);
  return ((1 - locked) * RELEASE.most * store) / (store + RELEASE.half);
}

/** A dose of this many per cent locks all of the mud; less locks as much less of it. Chosen. */
const LOCKING: Quantity<'%'> = 80;

/** Locked part of the mud after one more dose of alum. */
export const lockedBy = (dose: Quantity<'%'>, before: number): number => Math.min(1, before + dose / LOCKING);

/** What settles, mg/m²/d. */
export const settlingOf = (y: Float64Array): Quantity<'mg/m²/d'> => SINKING.algae * y[A]! + SINKING.dead * y[D]!;

/** Phosphorus that the load adds, µg/L/d. */
export const inflowOf = ({ load }: Pick<Care, 'load'>, { depth }: Pick<Lake, 'depth'>): number =>
  (1000 * load) / (DAYS_A_YEAR * depth);

/** Rates of all pools per day. */
export const ratesOf =
  (lake: Lake, care: Care): Derivative =>
  (_day, y, rate) => {
    const { depth: z, hypo_thickness: h } = lake;
    const tau = lake.residence * DAYS_A_YEAR;
    const theta = warmth(lake.temperature);
    const grown = growthOf(y, lake) * y[A]!;
    const dying = 0.1 * theta * y[A]!;
    const rotting = 0.08 * theta * y[D]!;
    const inflow = inflowOf(care, lake);
    const settling = settlingOf(y);
    const released = releaseOf(y, care);
    rate[P] = inflow - y[P]! / tau - grown + rotting + released / z;
    rate[N] = inflow * lake.np_ratio - y[N]! / tau - N_TO_P * grown + N_TO_P * rotting;
    rate[A] = grown - dying - (SINKING.algae * y[A]!) / z - y[A]! / tau;
    rate[D] = dying - rotting - (SINKING.dead * y[D]!) / z - y[D]! / tau;
    const exchange = care.aerated ? EXCHANGE.aerated : EXCHANGE.still;
    rate[O] = (exchange / h) * (SATURATED - y[O]!) - ((DEMAND * settling) / h) * (y[O]! / (y[O]! + HALF_DEMAND));
    rate[M] = (1 - care.locked) * 0.5 * settling - released;
  };

// R. E. Carlson (1977), Limnol. Oceanogr. 22, 361: ten units for each halving of the Secchi depth.
export const tsiOfSecchi = (metres: number): number => 60 - 14.41 * Math.log(metres);
export const tsiOfChlorophyll = (chlorophyll: number): number | null =>
  chlorophyll < 0.04 ? null : 9.81 * Math.log(chlorophyll) + 30.6;
export const tsiOfPhosphorus = (phosphorus: number): number | null =>
  phosphorus < 0.5 ? null : 14.42 * Math.log(phosphorus) + 4.15;

export const STATES = ['Oligotrophic', 'Mesotrophic', 'Eutrophic', 'Hypereutrophic'] as const;

/** Of the index of chlorophyll; without one the lake is poor. */
export function trophicState(tsi: number | null): (typeof STATES)[number] {
  if (tsi === null || tsi < 40) return 'Oligotrophic';
  if (tsi < 50) return 'Mesotrophic';
  return tsi <= 70 ? 'Eutrophic' : 'Hypereutrophic';
}

/** Total phosphorus of a lake in balance with its load, µg/L: R. A. Vollenweider (1976), Mem. Ist. Ital. Idrobiol. 33, 53. */
export const vollenweider = (load: number, { depth, residence }: Pick<Lake, 'depth' | 'residence'>): number =>
  (1000 * load) / ((depth / residence) * (1 + Math.sqrt(residence)));
