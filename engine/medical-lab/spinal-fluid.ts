/**
 * Cerebrospinal fluid in its tubes: what the patient has, what blood of a bleed or of the needle brings, what happens while it waits, and
 * what its supernatant absorbs.
 */
import type { CsfPatient } from '../data/csf-patients';

/** Blood that mixes in: cells per µL, protein g/L of its plasma part, neutrophils among its white cells. */
const BLOOD = { red: 4.8e6, white: 7000, protein: 70 * (1 - 0.45), neutrophils: 0.6 } as const;
/** From tube to tube the blood of the needle clears. */
const CLEARING = 0.9;
/** Steele 1986: neutrophils fall by a third in an hour and half in two. 1/h. */
const LYSIS = { neutrophils: 0.366, lymphocytes: 0.05 } as const;
/** mmol/L an hour for 1000 white cells per µL; many bacteria eat as well. */
const GLYCOLYSIS = 0.08;
const BACTERIAL = 0.1;
const BACTERIA_EAT = 1e6;
const LEAST_GLUCOSE = 0.1;

export interface Fluid {
  /** Cells per µL. */
  readonly red: number;
  readonly neutrophils: number;
  readonly lymphocytes: number;
  /** g/L; mmol/L. */
  readonly protein: number;
  readonly glucose: number;
  readonly lactate: number;
}

/** Red cells per µL in a tube, 1 to 4. */
export const redIn = ({ redBled, redTapped }: CsfPatient, tube: number): number =>
  redBled + redTapped * Math.exp(-CLEARING * (tube - 1));

/** White cells per µL that came with so many red ones. */
export const whiteWith = (red: number): number => (BLOOD.white * red) / BLOOD.red;

/** The fluid of a tube after so many hours. */
export function fluidOf(patient: CsfPatient, tube: number, serumGlucose: number, hours: number): Fluid {
  const red = redIn(patient, tube);
  const brought = whiteWith(red);
  const fresh = {
    neutrophils: patient.white * patient.neutrophils + brought * BLOOD.neutrophils,
    lymphocytes: patient.white * (1 - patient.neutrophils) + brought * (1 - BLOOD.neutrophils),
  };
  const glucose = patient.glucoseRatio * serumGlucose;
  const eaten =
    (GLYCOLYSIS * ((fresh.neutrophils + fresh.lymphocytes) / 1000) +
      (patient.organism === 'diplococci' && patient.organisms >= BACTERIA_EAT ? BACTERIAL : 0)) *
    hours;
  const left = Math.max(Math.min(LEAST_GLUCOSE, glucose), glucose - eaten);
  return {
    red,
    neutrophils: fresh.neutrophils * Math.exp(-LYSIS.neutrophils * hours),
    lymphocytes: fresh.lymphocytes * Math.exp(-LYSIS.lymphocytes * hours),
    protein: patient.protein + (BLOOD.protein * red) / BLOOD.red,
    glucose: left,
    lactate: patient.lactate + 2 * (glucose - left),
  };
}

// ---------------------------------------------------------------- spectrum

export const SPECTRUM = { from: 350, to: 650, points: 301 } as const;
/** Net absorbance at 476 nm from which bilirubin counts as found. */
export const BILIRUBIN_LIMIT = 0.007;
const FORMED = 0.12;
const ONSET = 6;
const FORMING = 10;
/** Absorbance at 415 nm, 1 cm, from which haemoglobin may hide bilirubin; after the UK guideline of 2008. */
export const HIDING = 0.1;
/**
 * At 415 nm, 1 cm, for a lysed red cell in a µL: 30 pg of haemoglobin are 1.86 µmol/L of haem, 125 per mmol/L (W. G. Zijlstra et al.,
 * Clinical Chemistry 37, 1633 (1991)).
 */
const OF_LYSED = 2.4e-4;
/** Parts of the red cells that lyse: in the cuvette if they were not spun off, and in an hour in the tube (chosen). */
const LYSED_IN_CUVETTE = 0.05;
const LYSED_IN_HOUR = 0.005;
/** What a bleed has left dissolved in the fluid, for a red cell in a µL (chosen). */
const BLED = 2e-6;
/** Ground that cells which were not spun off scatter, at 500 nm for one in a µL (chosen); the most of it. */
const SCATTERED = 1e-5;
const MOST_SCATTERED = 1;
/** 1/h: bilirubin that bright light takes (chosen; room light takes about 1 %, blue light above 10 % an hour). */
const BLEACHED = 0.1;
const SERUM_PART = 0.042;

/** Absorbance at 476 nm by serum bilirubin that comes with the protein: µmol/L, g/L, g/L. */
export const serumPart = (bilirubin: number, protein: number, serumProtein: number): number =>
  (SERUM_PART * bilirubin * protein) / serumProtein;

export interface Bands {
  readonly bilirubin: number;
  readonly oxyhaemoglobin: number;
  /** Ground of scattered light at 500 nm. */
  readonly turbidity: number;
}

/** How a tube was kept until it was spun and scanned. */
export interface Kept {
  /** h that it stood before. */
  readonly delay: number;
  readonly dark: boolean;
  readonly spun: boolean;
}

/**
 * Heights of the bands: at 476 nm above its baseline, at 415 nm. Bilirubin is formed in the body only; red cells that lyse in the tube or
 * in the cuvette give oxyhaemoglobin and never bilirubin.
 */
export function bandsOf(
  patient: CsfPatient,
  { red, protein }: Fluid,
  hours: number,
  serum: { readonly bilirubin: number; readonly protein: number },
  { delay, dark, spun }: Kept,
): Bands {
  const formed = patient.redBled > 0 && hours > ONSET ? FORMED * (1 - Math.exp(-(hours - ONSET) / FORMING)) : 0;
  const left = dark ? 1 : Math.exp(-BLEACHED * delay);
  const lysed = LYSED_IN_HOUR * delay + (spun ? 0 : LYSED_IN_CUVETTE);
  return {
    bilirubin: left * (formed + serumPart(serum.bilirubin, protein, serum.protein)),
    oxyhaemoglobin: BLED * patient.redBled + OF_LYSED * lysed * red,
    turbidity: spun ? 0 : Math.min(MOST_SCATTERED, SCATTERED * red),
  };
}

const gauss = (x: number, middle: number, width: number): number => Math.exp(-(((x - middle) / width) ** 2) / 2);

/** The spectrum as the photometer draws it: two bands of haemoglobin in the green beside the tall one, and a falling ground. */
export function absorbanceAt(nm: number, { bilirubin, oxyhaemoglobin, turbidity }: Bands): number {
  return (
    turbidity * (500 / nm) ** 2 +
    (bilirubin * gauss(nm, 456, 34)) / gauss(476, 456, 34) +
    oxyhaemoglobin * (gauss(nm, 415, 13) + 0.11 * gauss(nm, 541, 11) + 0.12 * gauss(nm, 577, 9)) +
    0.012 * Math.exp(-(nm - SPECTRUM.from) / 110)
  );
}
