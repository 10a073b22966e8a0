/**
 * TSH, T4 and T3: secretion, binding and conversion after J. W. Dietrich et al., Frontiers in Endocrinology 7, 57 (2016); a
 * log-linear pituitary after C. A. Spencer et al., Journal of Clinical Endocrinology and Metabolism 70, 453 (1990). SI inside: mol/L,
 * mol/s, s; TSH in mU/L.
 */
import { brent } from '../core/root';
import { createRk4, type Derivative } from '../core/ode';
import type { ThyroidCase } from '../data/thyroid-patients';

/** 1/L and 1/s: dilution and clearance of T4, of T3. */
const ALPHA_T = 0.1;
const BETA_T = 1.1e-6;
const ALPHA_31 = 0.026;
const BETA_31 = 8e-6;
/** mU/L: TSH at which the gland gives half of what it can. */
const D_T = 2.75;
/** mol/L: FT4 at half the capacity of the deiodinases. */
const KM1 = 500e-9;
/** L/mol: binding of T4 to TBG and transthyretin, of T3 to TBG. */
const K41 = 2e10;
const K42 = 2e8;
const K30 = 2e9;
const TTR = 4.5e-6;
const USUAL_TBG = 300e-9;
/** 1/s: TSH has a half-life of an hour. */
const LAMBDA = Math.LN2 / 3600;
/** s in which the pituitary gets used to another free T4: two weeks, chosen; in people it lags by weeks to months. */
const USED_TO = 14 * 86_400;
/** ln TSH falls by this for each pmol/L of FT4. */
export const PHI = 0.4;
export const SET_POINT = Math.log(1.5) + 15 * PHI;
const MOST_TSH = 500;
/** g/mol of levothyroxine. */
const T4_MASS = 776.87;
export const DAY = 86_400;
/** s of a step. */
export const DT = 600;

/** Total over free. */
const bound4 = (tbg: number): number => 1 + K41 * tbg + K42 * TTR;
const bound3 = (tbg: number): number => 1 + K30 * tbg;
const F4 = bound4(USUAL_TBG);
const F3 = bound3(USUAL_TBG);
const PICO = 1e12;

/** Total T4 and T3, mol/L, and TSH, mU/L. */
export interface Hormones {
  readonly t4: number;
  readonly t3: number;
  readonly tsh: number;
  /** pmol/L of free T4 that the pituitary is used to: TSH follows it. */
  readonly usual: number;
}

export interface Free {
  /** pmol/L. */
  readonly ft4: number;
  readonly ft3: number;
}

export const freeOf = ({ t4, t3 }: Pick<Hormones, 't4' | 't3'>, { tbg }: ThyroidCase): Free => ({
  ft4: (t4 / bound4(tbg)) * PICO,
  ft3: (t3 / bound3(tbg)) * PICO,
});

/** mU/L that the pituitary settles to at a free T4 in pmol/L. */
export const pituitaryOf = ({ pituitary }: ThyroidCase, ft4: number): number =>
  Math.min(MOST_TSH, pituitary * Math.exp(SET_POINT - PHI * ft4));

/** mol/s of levothyroxine that reach the blood, taken as a steady flow. */
export const absorbed = (microgramsPerDay: number, share: number): number =>
  (microgramsPerDay * 1e-6 * share) / T4_MASS / DAY;

/** mol/s out of the gland. */
export function secretionOf({ gt, stimulating }: ThyroidCase, tsh: number): number {
  const drive = tsh + stimulating;
  return (gt * drive) / (D_T + drive);
}

/** mol/s of T3 made of T4. */
export const conversionOf = ({ gd }: ThyroidCase, ft4: number): number => (gd * ft4) / (KM1 * PICO + ft4);

/** What a patient has without a tablet, when nothing changes any more. */
export function settled(patient: ThyroidCase): Hormones {
  const { tbg } = patient;
  const gain = (ft4: number): number =>
    ALPHA_T * secretionOf(patient, pituitaryOf(patient, ft4)) - (BETA_T * F4 * ft4) / PICO;
  const ft4 = patient.gt > 0 ? brent(gain, 0, 1000, { tolerance: 1e-12 }) : 0;
  return {
    t4: (ft4 / PICO) * bound4(tbg),
    t3: ((ALPHA_31 * conversionOf(patient, ft4)) / (BETA_31 * F3)) * bound3(tbg),
    tsh: pituitaryOf(patient, ft4),
    usual: ft4,
  };
}

const rk4 = createRk4(3);
const levels = new Float64Array(3);

/** A step of 600 s with so much levothyroxine, mol/s. TSH, fast against days, moves exactly; the rest by Runge and Kutta. */
export function advanced(hormones: Hormones, patient: ThyroidCase, dose: number): Hormones {
  const { tbg } = patient;
  const [free4, free3] = [bound4(tbg), bound3(tbg)];
  const secreted = ALPHA_T * (secretionOf(patient, hormones.tsh) + dose);
  const rates: Derivative = (_t, y, dydt) => {
    const [ft4, ft3] = [y[0]! / free4, y[1]! / free3];
    dydt[0] = secreted - BETA_T * F4 * ft4;
    dydt[1] = ALPHA_31 * conversionOf(patient, ft4 * PICO) - BETA_31 * F3 * ft3;
    dydt[2] = (ft4 * PICO - y[2]!) / USED_TO;
  };
  levels[0] = hormones.t4;
  levels[1] = hormones.t3;
  levels[2] = hormones.usual;
  rk4.step(rates, 0, levels, DT);
  const [t4 = 0, t3 = 0, usual = 0] = levels;
  const goal = pituitaryOf(patient, usual);
  return { t4, t3, usual, tsh: goal + (hormones.tsh - goal) * Math.exp(-LAMBDA * DT) };
}

const STEPS_PER_DAY = DAY / DT;

/** Where a patient stands on day 0, with no tablet before it. */
export function onDayZero(patient: ThyroidCase, before: ThyroidCase): Hormones {
  if (patient.lostFor === undefined) return settled(patient);
  let hormones = settled(before);
  for (let n = 0; n < patient.lostFor * STEPS_PER_DAY; n++) hormones = advanced(hormones, patient, 0);
  return hormones;
}

/** mol/s of the gland that TSH and free T4 of a patient at rest speak for (SPINA-GT); pmol/s. */
export const spinaGt = (tsh: number, ft4: number): number => (BETA_T * (D_T + tsh) * F4 * ft4) / (ALPHA_T * tsh);

/** Relative change of it, with the sign turned, for a relative change of TSH. */
export const spinaGtByTsh = (tsh: number): number => D_T / (D_T + tsh);

/** Of the deiodinases (SPINA-GD), nmol/s. */
export const spinaGd = (ft4: number, ft3: number): number =>
  (BETA_31 * (KM1 * PICO + ft4) * F3 * ft3) / (ALPHA_31 * ft4) / 1000;
