/**
 * Heat and oxygen of a lake through the year, in layers of equal thickness from the surface down (beyond the pools of
 * `lake-model.ts`, which know no season).
 *
 * Surface: heat goes as K (T_e − T), T_e the temperature at which the water would neither gain nor lose (J. E. Edinger, D. W. Duttweiler,
 * J. C. Geyer, Water Resour. Res. 4 (1968) 1137); ice grows as the square root of the frost (J. Stefan, Ann. Phys. 278 (1891) 269).
 * Between layers: eddies after M. Hondzo and H. G. Stefan, J. Hydraul. Eng. 119 (1993) 1251. What is denser sinks and mixes; wind mixes
 * the upper layer, and deeper as far as its power lifts heavy water (T. M. Saloranta, T. Andersen, Ecol. Model. 207 (2007) 45).
 * Oxygen is carried by the same water: air gives it at the surface (R. B. Banks, F. F. Herrera, J. Environ. Eng. Div. ASCE 103 (1977) 489),
 * what settles uses it in the deep layer as in `lake-model.ts`, and so does the mud, by what has settled in the years before (B. Müller,
 * L. D. Bryant, A. Matzinger, A. Wüest, Environ. Sci. Technol. 46 (2012) 9964: deep water of eutrophic lakes loses 0.47 to 1.31 g/m²/d).
 */
import type { Quantity } from '../contract';
import { solveTridiagonal } from '../core/linalg';
import { DAYS_A_YEAR, DEMAND, EXCHANGE, HALF_DEMAND, LAYERS } from './lake-model';
import { saturationOf } from './river-oxygen';
import { cosDeg, dayLength, declination, extraterrestrial, sinDeg } from './sun-position';

/** 1 April, as the years of the lake begin, and 1 August, at which the lake without seasons stands: days of the year. */
export const FIRST_DAY = 91;
export const MIDSUMMER = 213;

/** From the surface down: °C and mg/L; and what ice lies above, m. Changed in place. */
export interface Column {
  readonly temperature: Float64Array;
  readonly oxygen: Float64Array;
  ice: Quantity<'m'>;
}

export interface Surroundings {
  readonly depth: Quantity<'m'>;
  readonly hypo_thickness: Quantity<'m'>;
  /** Of the warmest day. */
  readonly temperature: Quantity<'°C'>;
  /** What sinks into the deep layer, mg/m²/d of phosphorus. */
  readonly settling: Quantity<'mg/m²/d'>;
  /** Oxygen that the mud takes at 10 °C. */
  readonly mud: Quantity<'g/m²/d'>;
  readonly aerated: boolean;
}

/** Of what settled, remembered by the mud for so long: chosen. */
const MUD_REMEMBERS: Quantity<'d'> = DAYS_A_YEAR;
/** Oxygen that the mud takes for each mg of phosphorus that settles in the mean, at 10 °C: chosen, so that rich lakes lose some 0.9 g/m²/d. */
const MUD_TAKES: Quantity<'g/mg'> = 0.4;
/** The mud is slower in the cold (S. C. Chapra, 1997: 1.065 for each kelvin). */
const mudWarmthFactor = (t: Quantity<'°C'>): number => 1.065 ** (t - 10);

/** Settling as the mud remembers it, a day later. */
export const remembered = (mean: Quantity<'mg/m²/d'>, settling: Quantity<'mg/m²/d'>): Quantity<'mg/m²/d'> =>
  mean + (settling - mean) / MUD_REMEMBERS;

export const mudDemand = (mean: Quantity<'mg/m²/d'>): Quantity<'g/m²/d'> => MUD_TAKES * mean;

/** As warm as the mud is now. */
export const mudDemandNow = ({ temperature }: Column, mud: Quantity<'g/m²/d'>): Quantity<'g/m²/d'> =>
  mud * mudWarmthFactor(temperature[LAYERS - 1]!);

const SECONDS = 86_400;
const GRAVITY = 9.81;
const HEAT_OF_WATER: Quantity<'J/m³/K'> = 4.19e6;
const HEAT_OF_ICE: Quantity<'J/m³'> = 917 * 3.34e5;
const CONDUCTS: { readonly ice: Quantity<'W/m/K'>; readonly water: Quantity<'W/m/K'> } = { ice: 2.2, water: 0.56 };
/** Exchange of heat at the surface; Edinger and others give 15 to 40. */
const SURFACE: Quantity<'W/m²/K'> = 25;
/** How much colder the coldest day is than the warmest, as in the middle of a continent at 50° north. */
const SWING: Quantity<'K'> = 28;
const WARMEST = 201;
const LATITUDE: Quantity<'°'> = 50;
/** Exchange of heat with the mud, which is as warm as the year's mean: chosen, some 4 W/m² into water near 0 °C. */
const MUD: Quantity<'W/m²/K'> = 0.5;
/** Mud below a lake is no colder than the densest water, which lies on it all winter. */
const COLDEST_MUD: Quantity<'°C'> = 4;
/** Part of the light that ice with some snow lets through. */
const THROUGH_ICE = 0.2;
const WIND: Quantity<'m/s'> = 3;
/** Of the wind in water: its stress (drag 0.0013) over the density, and its root. */
const FRICTION: Quantity<'m/s'> = Math.sqrt((1.2 * 0.0013 * WIND ** 2) / 1000);
/** Power of the wind that can lift heavy water, on a lake of 1 km² between its shores. */
const STIRS: Quantity<'W/m²'> = (1 - Math.exp(-0.3)) * 1000 * FRICTION ** 3;
const AIR_GIVES: Quantity<'m/d'> = 0.728 * Math.sqrt(WIND) - 0.317 * WIND + 0.0372 * WIND ** 2;

/** Of fresh water at 1 atm, kg/m³: F. J. Millero and A. Poisson, Deep-Sea Res. 28A (1981) 625. */
export function densityOf(t: Quantity<'°C'>): Quantity<'kg/m³'> {
  return 999.842594 + t * (6.793952e-2 + t * (-9.09529e-3 + t * (1.001685e-4 + t * (-1.120083e-6 + t * 6.536332e-9))));
}

/** At which the surface neither gains nor loses heat. */
export const balanceOn = (day: number, warmest: Quantity<'°C'>): Quantity<'°C'> =>
  warmest - (SWING * (1 - Math.cos((2 * Math.PI * (day - WARMEST)) / DAYS_A_YEAR))) / 2;

/** Sunlight of a day on level ground above the air, W/m² (mean of 24 h). */
function sunOf(day: number): Quantity<'W/m²'> {
  const delta = declination(day);
  const half = (dayLength(LATITUDE, day) / 24) * Math.PI;
  const up = half * sinDeg(LATITUDE) * sinDeg(delta) + Math.sin(half) * cosDeg(LATITUDE) * cosDeg(delta);
  return (extraterrestrial(day) * up) / Math.PI;
}

let sum = 0;
for (let day = 1; day <= 365; day++) sum += sunOf(day);
const MEAN_SUN = sum / 365;

/** Light that enters the water, as a part of the mean of the year. */
export const lightOn = (day: number, { ice }: Pick<Column, 'ice'>): number =>
  (sunOf(day) / MEAN_SUN) * (ice > 0 ? THROUGH_ICE : 1);

/** Of layers that wind mixes at any rate: those above the deep one. */
export const upperLayers = ({ depth, hypo_thickness }: Pick<Surroundings, 'depth' | 'hypo_thickness'>): number =>
  Math.max(1, LAYERS - Math.max(1, Math.round((LAYERS * hypo_thickness) / depth)));

const meanOver = (values: Float64Array, from: number, to: number): number => {
  let total = 0;
  for (let n = from; n < to; n++) total += values[n]!;
  return total / (to - from);
};

/** As the sonde has it, which hangs in the lower half of the deep layer, over the mud. */
export const deepOxygen = ({ oxygen }: Column, lake: Surroundings): Quantity<'mg/L'> =>
  meanOver(oxygen, Math.floor((upperLayers(lake) + LAYERS) / 2), LAYERS);
export const upperTemperature = ({ temperature }: Column, lake: Surroundings): Quantity<'°C'> =>
  meanOver(temperature, 0, upperLayers(lake));

function mix(column: Column, from: number, to: number): void {
  column.temperature.fill(meanOver(column.temperature, from, to), from, to);
  column.oxygen.fill(meanOver(column.oxygen, from, to), from, to);
}

/** Eddy diffusion over a step of density between two layers, m²/d, for a lake of 1 km². */
function eddies(above: Quantity<'°C'>, below: Quantity<'°C'>, apart: Quantity<'m'>): Quantity<'m²/d'> {
  const stability = ((GRAVITY / 1000) * (densityOf(below) - densityOf(above))) / apart;
  return 8.17e-4 * Math.max(7e-5, stability) ** -0.43 * 1e-4 * SECONDS;
}

const lower = new Float64Array(LAYERS);
const diagonal = new Float64Array(LAYERS);
const upper = new Float64Array(LAYERS);
const exchange = new Float64Array(LAYERS);
const before = new Float64Array(LAYERS);

/** Solves one day of diffusion for what `values` holds; `lose` and `gain` are what each layer loses of itself and gains. */
function diffuse(values: Float64Array, lose: (layer: number) => number, gain: (layer: number) => number): void {
  for (let n = 0; n < LAYERS; n++) {
    const above = n === 0 ? 0 : exchange[n - 1]!;
    const below = n === LAYERS - 1 ? 0 : exchange[n]!;
    lower[n] = -above;
    upper[n] = -below;
    diagonal[n] = 1 + above + below + lose(n);
    values[n] = values[n]! + gain(n);
  }
  solveTridiagonal(lower, diagonal, upper, values);
}

/** What is denser sinks: neighbours mix until no layer lies on a lighter one. */
function overturn(column: Column): void {
  const { temperature } = column;
  for (let n = 1; n < LAYERS; n++) {
    let from = n;
    while (from > 0 && densityOf(temperature[from - 1]!) > densityOf(temperature[n]!) + 1e-9) {
      from--;
      while (from > 0 && temperature[from - 1] === temperature[from]) from--;
      mix(column, from, n + 1);
    }
  }
}

function stir(column: Column, lake: Surroundings): void {
  const { temperature } = column;
  const thick = lake.depth / LAYERS;
  let mixed = upperLayers(lake);
  mix(column, 0, mixed);
  let left = STIRS * SECONDS;
  while (mixed < LAYERS) {
    left -= (GRAVITY * (densityOf(temperature[mixed]!) - densityOf(temperature[0]!)) * thick * mixed * thick) / 2;
    if (left < 0) return;
    mixed++;
    mix(column, 0, mixed);
  }
}

/** Heat above water of 0 °C, J/m²; ice counts below it. */
export const heatOf = ({ temperature, ice }: Column, depth: Quantity<'m'>): Quantity<'J/m²'> =>
  HEAT_OF_WATER * depth * meanOver(temperature, 0, LAYERS) - HEAT_OF_ICE * ice;

/** One day goes over the lake; gives the heat that it took up, J/m². */
export function passDay(column: Column, day: number, lake: Surroundings): Quantity<'J/m²'> {
  const { temperature, oxygen } = column;
  const thick = lake.depth / LAYERS;
  const capacity = HEAT_OF_WATER * thick;
  const outside = balanceOn(day, lake.temperature);
  for (let n = 0; n < LAYERS - 1; n++) exchange[n] = eddies(temperature[n]!, temperature[n + 1]!, thick) / thick ** 2;

  const frozen = column.ice > 0;
  const conducts = frozen ? CONDUCTS.water / (thick / 2) : SURFACE;
  const share = (conducts * SECONDS) / capacity;
  const mudShare = (MUD * SECONDS) / capacity;
  const mudWarmth = Math.max(COLDEST_MUD, lake.temperature - SWING / 2);
  const isLast = (n: number): boolean => n === LAYERS - 1;
  diffuse(
    temperature,
    (n) => (n === 0 ? share : 0) + (isLast(n) ? mudShare : 0),
    (n) => (n === 0 && !frozen ? share * outside : 0) + (isLast(n) ? mudShare * mudWarmth : 0),
  );
  // From the water into the ice, or from the air into the water; and from the mud.
  const out = conducts * SECONDS * (temperature[0]! - (frozen ? 0 : outside));
  const fromMud = MUD * SECONDS * (mudWarmth - temperature[LAYERS - 1]!);
  let taken = fromMud - out;
  if (frozen) {
    const through = outside < 0 ? 1 / (1 / SURFACE + column.ice / CONDUCTS.ice) : SURFACE;
    const frost = -through * SECONDS * outside;
    taken = fromMud - frost;
    column.ice += (frost - out) / HEAT_OF_ICE;
    if (column.ice < 0) {
      temperature[0] = temperature[0]! - (column.ice * HEAT_OF_ICE) / capacity;
      column.ice = 0;
    }
  }

  const demand = (DEMAND * lake.settling + mudDemandNow(column, lake.mud)) / lake.hypo_thickness;
  const deep = upperLayers(lake);
  const air = column.ice > 0 ? 0 : AIR_GIVES / thick;
  const blown = lake.aerated ? EXCHANGE.aerated / lake.hypo_thickness : 0;
  before.set(oxygen);
  const givenTo = (n: number): number => (n === 0 ? air : 0) + (n >= deep ? blown : 0);
  diffuse(
    oxygen,
    (n) => givenTo(n) + (n >= deep ? demand / (before[n]! + HALF_DEMAND) : 0),
    (n) => givenTo(n) * saturationOf(Math.max(0, temperature[n]!)),
  );

  overturn(column);
  if (column.ice === 0) stir(column, lake);
  overturn(column);
  for (let n = 0; n < LAYERS; n++) {
    if (temperature[n]! >= 0) continue;
    column.ice -= (temperature[n]! * capacity) / HEAT_OF_ICE;
    temperature[n] = 0;
  }
  return taken;
}

/** The lake on a day of its year, after a year of this weather. */
export function columnOn(day: number, lake: Surroundings): Column {
  const column: Column = {
    temperature: new Float64Array(LAYERS).fill(4),
    oxygen: new Float64Array(LAYERS).fill(saturationOf(4)),
    ice: 0,
  };
  for (let n = FIRST_DAY; n < 365 + day; n++) passDay(column, n, lake);
  return column;
}

export const LAYERINGS = ['Warm over cold', 'Turning over', 'Cold over warm', 'Under ice'] as const;

/** Difference between surface and bottom below which a lake counts as mixed. */
const MIXED: Quantity<'K'> = 1;

export function layeringOf({ temperature, ice }: Column): (typeof LAYERINGS)[number] {
  if (ice > 0) return 'Under ice';
  const warmer = temperature[0]! - temperature[LAYERS - 1]!;
  if (warmer < -MIXED) return 'Cold over warm';
  return warmer > MIXED ? 'Warm over cold' : 'Turning over';
}

const MONTHS: readonly (readonly [string, number])[] = [
  ['January', 31],
  ['February', 28],
  ['March', 31],
  ['April', 30],
  ['May', 31],
  ['June', 30],
  ['July', 31],
  ['August', 31],
  ['September', 30],
  ['October', 31],
  ['November', 30],
  ['December', 31],
];

/** A day of any year, as a date. */
export function dateOf(day: number): string {
  let left = Math.min(364, Math.floor((((day - 1) % DAYS_A_YEAR) + DAYS_A_YEAR) % DAYS_A_YEAR));
  for (const [month, days] of MONTHS) {
    if (left < days) return `${left + 1} ${month}`;
    left -= days;
  }
  return '31 December';
}
