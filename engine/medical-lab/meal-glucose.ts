/**
 * Glucose and insulin after a drink of glucose: the meal model of C. Dalla Man, R. A. Rizza and C. Cobelli, IEEE Transactions on
 * Biomedical Engineering 54, 1740 (2007), with the emptying and absorption of a drink. Twelve states and the glucose that the kidney loses; minutes, mg and pmol per kg inside.
 * Fasting is a steady state by construction: all basal rates follow from fasting glucose and insulin.
 */
import { createRk4, type Derivative } from '../core/ode';
import type { MealParameters } from '../data/glucose-patients';

/** mg/dL in a mmol/L. */
export const MG_DL = 18.016;
const SIZE = 13;
const [GP, GT, IL, IP, I1, ID, Q1, Q2, QG, X, Y, PO, URINE] = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];

/** What follows from fasting levels. */
interface Basal {
  readonly gp: number;
  readonly gt: number;
  readonly il: number;
  readonly ip: number;
  /** Secretion, pmol/kg/min. */
  readonly secretion: number;
  readonly m6: number;
  /** Liver output, mg/kg/min, if nothing restrained it. */
  readonly kp1: number;
}

const renal = ({ ke1, ke2 }: MealParameters, gp: number): number => ke1 * Math.max(0, gp - ke2);

function basalOf(p: MealParameters): Basal {
  const gp = p.gb * p.vg;
  // k1 Gp = k2 x + Vm0 x/(Km0 + x), the root that is positive.
  const [b, c] = [p.k2 * p.km0 + p.vm0 - p.k1 * gp, p.k1 * gp * p.km0];
  const gt = (-b + Math.sqrt(b * b + 4 * p.k2 * c)) / (2 * p.k2);
  const ip = p.ib * p.vi;
  const il = (ip * (p.m2 + p.m4)) / p.m1;
  const secretion = 2.5 * p.m1 * il - p.m2 * ip;
  const output = p.fcns + (p.vm0 * gt) / (p.km0 + gt) + renal(p, gp);
  return {
    gp,
    gt,
    il,
    ip,
    secretion,
    m6: 0.6 + p.m5 * secretion,
    kp1: output + p.kp2 * gp + p.kp3 * p.ib + (p.kp4 * secretion) / p.gamma,
  };
}

/** Rates of a moment. */
export interface Flows {
  /** mg/kg/min of glucose: from the gut into plasma, out of the liver, into muscle and fat, into brain and nerves. */
  readonly appearance: number;
  readonly liver: number;
  readonly uptake: number;
  readonly brain: number;
  /** pmol/kg/min of insulin into the portal vein. */
  readonly secretion: number;
  /** Part of the dose that lies in the stomach, and in the gut. */
  readonly stomach: number;
  readonly gut: number;
}

export interface MealModel {
  fasting(): Float64Array;
  /** The drink comes into the stomach: mg. */
  drink(y: Float64Array, mg: number): void;
  /** Over so many minutes, in place. `dose`: mg that were drunk. */
  advance(y: Float64Array, minutes: number, dose: number): void;
  /** mmol/L, pmol/L, g. */
  glucose(y: Float64Array): number;
  insulin(y: Float64Array): number;
  urine(y: Float64Array): number;
  flows(y: Float64Array, dose: number): Flows;
}

/** Emptying of the stomach, 1/min: fast while it is full and when it is nearly empty. */
function emptying({ kmax, kmin, b, d }: MealParameters, q: number, dose: number): number {
  if (dose <= 0) return kmax;
  const [steep, low] = [5 / (2 * dose * (1 - b)), 5 / (2 * dose * d)];
  return kmin + ((kmax - kmin) / 2) * (Math.tanh(steep * (q - b * dose)) - Math.tanh(low * (q - d * dose)) + 2);
}

/**
 * The parameters are per kg, those of people of 78 kg. Taken for every body mass they would make the category hang on the scales, while
 * real glucose at two hours depends little on size: the mass that the drink spreads in goes with a small power of it (chosen).
 */
const MEAN_MASS = 78;
const SIZE_POWER = 0.1;

export function mealModel(p: MealParameters, actualMass: number): MealModel {
  const bodyMass = MEAN_MASS * (actualMass / MEAN_MASS) ** SIZE_POWER;
  const basal = basalOf(p);
  const rk4 = createRk4(SIZE);
  let swallowed = 0;

  const appearanceOf = (y: Float64Array): number => (p.f * p.kabs * y[QG]!) / bodyMass;
  const liverOf = (y: Float64Array): number =>
    Math.max(0, basal.kp1 - p.kp2 * y[GP]! - p.kp3 * y[ID]! - p.kp4 * y[PO]!);
  const uptakeOf = (y: Float64Array): number => (Math.max(0, p.vm0 + p.vmx * y[X]!) * y[GT]!) / (p.km0 + y[GT]!);

  const rates: Derivative = (_t, y, dydt) => {
    const [glucose, insulin] = [y[GP]! / p.vg, y[IP]! / p.vi];
    const secretion = p.gamma * y[PO]!;
    const extracted = Math.min(0.95, Math.max(0, basal.m6 - p.m5 * secretion));
    const m3 = (extracted * p.m1) / (1 - extracted);
    const ke = emptying(p, y[Q1]! + y[Q2]!, swallowed);
    const lost = renal(p, y[GP]!);
    const rise = liverOf(y) + appearanceOf(y) - p.fcns - lost - p.k1 * y[GP]! + p.k2 * y[GT]!;
    dydt[GP] = rise;
    dydt[GT] = -uptakeOf(y) + p.k1 * y[GP]! - p.k2 * y[GT]!;
    dydt[IL] = -(p.m1 + m3) * y[IL]! + p.m2 * y[IP]! + secretion;
    dydt[IP] = -(p.m2 + p.m4) * y[IP]! + p.m1 * y[IL]!;
    dydt[I1] = -p.ki * (y[I1]! - insulin);
    dydt[ID] = -p.ki * (y[ID]! - y[I1]!);
    dydt[Q1] = -p.kmax * y[Q1]!;
    dydt[Q2] = p.kmax * y[Q1]! - ke * y[Q2]!;
    dydt[QG] = ke * y[Q2]! - p.kabs * y[QG]!;
    dydt[X] = -p.p2u * (y[X]! - (insulin - p.ib));
    dydt[Y] = -p.alpha * (y[Y]! - Math.max(-basal.secretion, p.beta * (glucose - p.gb)));
    dydt[PO] = -secretion + y[Y]! + p.rise * Math.max(0, rise / p.vg) + basal.secretion;
    dydt[URINE] = lost * bodyMass;
  };

  return {
    fasting() {
      const y = new Float64Array(SIZE);
      y[GP] = basal.gp;
      y[GT] = basal.gt;
      y[IL] = basal.il;
      y[IP] = basal.ip;
      y[I1] = p.ib;
      y[ID] = p.ib;
      y[PO] = basal.secretion / p.gamma;
      return y;
    },
    drink(y, mg) {
      y[Q1] = mg;
    },
    advance(y, minutes, dose) {
      swallowed = dose;
      rk4.step(rates, 0, y, minutes);
    },
    glucose: (y) => y[GP]! / p.vg / MG_DL,
    insulin: (y) => y[IP]! / p.vi,
    urine: (y) => y[URINE]! / 1000,
    flows: (y, dose) => ({
      appearance: appearanceOf(y),
      liver: liverOf(y),
      uptake: uptakeOf(y),
      brain: p.fcns,
      secretion: p.gamma * y[PO]!,
      stomach: dose > 0 ? (y[Q1]! + y[Q2]!) / dose : 0,
      gut: dose > 0 ? y[QG]! / dose : 0,
    }),
  };
}
