/**
 * What the heart of a 70 kg adult comes to at rest, walking and running, and how fast.
 *
 *   HR = B + V + S,  target rise Δ = (HRmax − B) f;  HRmax = 208 − 0.7 age   (Tanaka, Monahan, Seals, J. Am. Coll. Cardiol. 37,
 *                                                                             153, 2001)
 *   V* = min(Δ, 30), S* = max(0, Δ − 30): the vagal brake goes first, sympathetic nerves add the rest
 *   dV/dt = (V* − V)/τ, dS/dt likewise; exact over a step, since targets are constant in it
 *   f: share of the reserve of oxygen uptake, equal to that of the heart rate (Swain and Leutholtz, Med. Sci. Sports Exerc.
 *   29, 410, 1997); oxygen cost of walking 0.1 s, of running 0.2 s mL/kg/min at s m/min (ACSM's Guidelines, 11th ed. 2021)
 *   u: share of that reserve that is breathed, du/dt = (f − u)/35 s, after a stop as at a start (B. J. Whipp and K. Wasserman, J. Appl.
 *   Physiol. 33, 351, 1972, found 30 to 40 s)
 *   SV = 70 + 40 (1 − exp(−f_d/0.2)) mL; systolic 120 + 88 f_d + 7 c, diastolic 80 + 4 c mmHg
 *   caffeine by Bateman's function: 200 mg in 42 L, taken 40 min before the start
 *
 * Time constants, the split at 30/min, stroke volume and pressures are chosen within published ranges.
 */
import type { Quantity } from '../contract';

export type Activity = 'Resting' | 'Walking' | 'Running';
export type Stimulant = 'None' | 'Caffeine';

/** Left to the resting vagus, beats/min; with caffeine, too. */
export const BASE_RATE: Quantity<'1/min'> = 70;
/** How far the vagus alone holds the rate down. */
export const VAGAL_MOST: Quantity<'1/min'> = 30;
const VAGAL = { rising: 5, falling: 40 } as const;
const SYMPATHETIC = { rising: 30, falling: 180 } as const;

/** mL/kg/min at rest, and the most at 20 years; a tenth less with each decade. */
const RESTING_UPTAKE: Quantity<'mL/kg/min'> = 3.5;
const UPTAKE_AT_20: Quantity<'mL/kg/min'> = 42;
const UPTAKE_LEFT_PER_DECADE = 0.9;
/** Metres per minute: 5 km/h. */
const WALKING_SPEED = 250 / 3;
const WALKING_COST = 0.1;
const RUNNING_COST = 0.2;
/** Share of the reserve that the run is set for, and the slowest that is still a jog, m/min: 5.4 km/h. */
const RUNNING_SHARE = 0.77922;
const SLOWEST_RUN = 90;
const BREATHING: Quantity<'s'> = 35;

const STROKE = { rest: 70, rise: 40, share: 0.2 } as const;
const SYSTOLIC = { rest: 120, rise: 88, caffeine: 7 } as const;
const DIASTOLIC = { rest: 80, caffeine: 4 } as const;

/** mg, L, 1/h, h before the start; the peak that effects are counted in, mg/L. */
const CAFFEINE = { dose: 200, volume: 42, absorbed: 6, eliminated: Math.LN2 / 5, before: 2 / 3, peak: 4.356 } as const;

export const maximalRate = (age: Quantity<'years'>): Quantity<'1/min'> => 208 - 0.7 * age;

const maximalUptake = (age: Quantity<'years'>): Quantity<'mL/kg/min'> =>
  UPTAKE_AT_20 * UPTAKE_LEFT_PER_DECADE ** ((age - 20) / 10);

/** Of the treadmill. */
export function speedOf(activity: Activity, age: Quantity<'years'>): Quantity<'m/min'> {
  switch (activity) {
    case 'Resting':
      return 0;
    case 'Walking':
      return WALKING_SPEED;
    case 'Running':
      return Math.max(SLOWEST_RUN, (RUNNING_SHARE * (maximalUptake(age) - RESTING_UPTAKE)) / RUNNING_COST);
  }
}

/** Share of the oxygen-uptake reserve that an activity takes, 0 to 1. */
export function demandOf(activity: Activity, age: Quantity<'years'>): number {
  const cost = activity === 'Walking' ? WALKING_COST : RUNNING_COST;
  return (cost * speedOf(activity, age)) / (maximalUptake(age) - RESTING_UPTAKE);
}

/** Rises above the base rate, beats/min; share of the uptake reserve that is breathed. */
export interface Drive {
  readonly vagal: number;
  readonly sympathetic: number;
  readonly breathed: number;
}

export const rateOf = ({ vagal, sympathetic }: Drive): Quantity<'1/min'> => BASE_RATE + vagal + sympathetic;

const towards = (
  from: number,
  to: number,
  tau: { readonly rising: number; readonly falling: number },
  dt: Quantity<'s'>,
): number => to + (from - to) * Math.exp(-dt / (to > from ? tau.rising : tau.falling));

export function driven(drive: Drive, activity: Activity, age: Quantity<'years'>, dt: Quantity<'s'>): Drive {
  const demand = demandOf(activity, age);
  const rise = (maximalRate(age) - BASE_RATE) * demand;
  return {
    vagal: towards(drive.vagal, Math.min(rise, VAGAL_MOST), VAGAL, dt),
    sympathetic: towards(drive.sympathetic, Math.max(0, rise - VAGAL_MOST), SYMPATHETIC, dt),
    breathed: towards(drive.breathed, demand, { rising: BREATHING, falling: BREATHING }, dt),
  };
}

/** In plasma, `seconds` after the start. */
export function caffeineAt(stimulant: Stimulant, seconds: Quantity<'s'>): Quantity<'mg/L'> {
  if (stimulant === 'None') return 0;
  const { dose, volume, absorbed, eliminated, before } = CAFFEINE;
  const hours = before + seconds / 3600;
  return (
    ((dose / volume) * absorbed * (Math.exp(-eliminated * hours) - Math.exp(-absorbed * hours))) /
    (absorbed - eliminated)
  );
}

export interface Circulation {
  readonly stroke: Quantity<'mL'>;
  readonly systolic: Quantity<'mmHg'>;
  readonly diastolic: Quantity<'mmHg'>;
  readonly uptake: Quantity<'mL/kg/min'>;
}

/** What goes with a rate: stroke volume and pressures; and the oxygen uptake. */
export function circulationAt(drive: Drive, age: Quantity<'years'>, caffeine: Quantity<'mg/L'>): Circulation {
  const share = (rateOf(drive) - BASE_RATE) / (maximalRate(age) - BASE_RATE);
  const effect = caffeine / CAFFEINE.peak;
  return {
    stroke: STROKE.rest + STROKE.rise * -Math.expm1(-share / STROKE.share),
    systolic: SYSTOLIC.rest + SYSTOLIC.rise * share + SYSTOLIC.caffeine * effect,
    diastolic: DIASTOLIC.rest + DIASTOLIC.caffeine * effect,
    uptake: RESTING_UPTAKE + (maximalUptake(age) - RESTING_UPTAKE) * drive.breathed,
  };
}

/** A third of the way from diastolic to systolic: the usual rule. */
export const meanPressure = (systolic: number, diastolic: number): number => diastolic + (systolic - diastolic) / 3;
