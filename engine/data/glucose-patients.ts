/**
 * Five invented people of the glucose tolerance test. Patients 1 and 2 are the mean normal and the mean type 2 diabetic subject of
 * C. Dalla Man, R. A. Rizza and C. Cobelli, IEEE Transactions on Biomedical Engineering 54, 1740 (2007), Table I, with a drink in place
 * of the meal; 3 to 5 are variants of the first, chosen for teaching.
 */
export type GlucosePatient = `Patient ${1 | 2 | 3 | 4 | 5}`;

/** Names as in the paper. Times in min, masses of glucose in mg, of insulin in pmol, both per kg of body mass where it says so. */
export interface MealParameters {
  /** Volume of distribution of glucose, dL/kg; exchange between plasma and tissue, 1/min. */
  readonly vg: number;
  readonly k1: number;
  readonly k2: number;
  /** Of insulin, L/kg; exchange between liver and plasma, 1/min; m5 in min kg/pmol. */
  readonly vi: number;
  readonly m1: number;
  readonly m2: number;
  readonly m4: number;
  readonly m5: number;
  /** Grinding and emptying, 1/min; b and d: parts of the dose at which emptying slows and quickens; absorption, 1/min. */
  readonly kmax: number;
  readonly kmin: number;
  readonly kabs: number;
  readonly b: number;
  readonly d: number;
  /** What restrains the liver: plasma glucose 1/min, delayed insulin mg/kg/min per pmol/L, portal insulin mg/kg/min per pmol/kg. */
  readonly kp2: number;
  readonly kp3: number;
  readonly kp4: number;
  /** Delay of insulin's action on the liver, 1/min. */
  readonly ki: number;
  /** Uptake: brain and nerves mg/kg/min; muscle and fat vm0 mg/kg/min, vmx mg/kg/min per pmol/L, km0 mg/kg; its delay 1/min. */
  readonly fcns: number;
  readonly vm0: number;
  readonly vmx: number;
  readonly km0: number;
  readonly p2u: number;
  /** Secretion: answer to the rise, pmol/kg per mg/dL; delay 1/min; answer to the level pmol/kg/min per mg/dL; transfer 1/min. */
  readonly rise: number;
  readonly alpha: number;
  readonly beta: number;
  readonly gamma: number;
  /** Kidney: 1/min above so many mg/kg. */
  readonly ke1: number;
  readonly ke2: number;
  /** Part of the dose that reaches plasma. */
  readonly f: number;
  /** Fasting glucose, mg/dL, and insulin, pmol/L. */
  readonly gb: number;
  readonly ib: number;
}

interface GlucoseCase {
  readonly name: string;
  readonly pregnant: boolean;
  readonly parameters: MealParameters;
}

/**
 * A drink leaves the stomach and the gut sooner than the mixed meal of the paper, and hormones of the gut call for more insulin at its
 * rise: these, and `rise`, `beta` and `vmx` of the normal subject, are chosen so that its curve is the mean of 2205 adults with normal
 * tolerance, 5.0, 7.8 and 5.3 mmol/L at 0, 30 and 120 min (Diabetes Care 47, 858, 2024, table 1).
 */
const DRINK = { kmax: 0.062, kmin: 0.0065, kabs: 0.09, b: 0.82, d: 0.055 } as const;

const NORMAL: MealParameters = {
  ...DRINK,
  vg: 1.88,
  k1: 0.065,
  k2: 0.079,
  vi: 0.05,
  m1: 0.19,
  m2: 0.484,
  m4: 0.194,
  m5: 0.0304,
  kp2: 0.0021,
  kp3: 0.009,
  kp4: 0.0618,
  ki: 0.0079,
  fcns: 1,
  vm0: 2.5,
  vmx: 0.055,
  km0: 225.59,
  p2u: 0.0331,
  rise: 4.4,
  alpha: 0.05,
  beta: 0.15,
  gamma: 0.5,
  ke1: 0.0005,
  ke2: 339,
  f: 0.9,
  gb: 91.76,
  ib: 25.49,
};

const TYPE_2: MealParameters = {
  ...DRINK,
  vg: 1.49,
  k1: 0.042,
  k2: 0.071,
  vi: 0.04,
  m1: 0.379,
  m2: 0.673,
  m4: 0.269,
  m5: 0.0526,
  kp2: 0.0007,
  kp3: 0.005,
  kp4: 0.0786,
  ki: 0.0066,
  fcns: 1,
  vm0: 4.65,
  vmx: 0.034,
  km0: 466.21,
  p2u: 0.084,
  rise: 0.99,
  alpha: 0.013,
  beta: 0.05,
  gamma: 0.5,
  ke1: 0.0007,
  ke2: 269,
  f: 0.9,
  gb: 164.18,
  ib: 54.81,
};

const variant = (changed: Partial<MealParameters>): MealParameters => ({ ...NORMAL, ...changed });

export const GLUCOSE_PATIENTS: Readonly<Record<GlucosePatient, GlucoseCase>> = {
  'Patient 1': { name: 'healthy adult', pregnant: false, parameters: NORMAL },
  'Patient 2': { name: 'type 2 diabetes', pregnant: false, parameters: TYPE_2 },
  'Patient 3': {
    name: 'impaired glucose tolerance',
    pregnant: false,
    parameters: variant({ gb: 104, ib: 50, vmx: 0.019, kp3: 0.006, rise: 1.9, beta: 0.085, alpha: 0.03 }),
  },
  'Patient 4': {
    name: 'impaired fasting glucose',
    pregnant: false,
    parameters: variant({ gb: 115, ib: 45, vmx: 0.06, rise: 2.6, beta: 0.14 }),
  },
  'Patient 5': {
    name: 'pregnancy with gestational diabetes',
    pregnant: true,
    parameters: variant({ gb: 97, ib: 60, vmx: 0.014, kp3: 0.005, rise: 1.7, beta: 0.075, alpha: 0.03 }),
  },
};
