/**
 * A sandwich immunoassay in a well: capture antibody binds antigen, detection antibody and peroxidase bind to it, and peroxidase
 * makes a dye of TMB. Concentrations in nM, of TMB in mM; seconds. Rate constants are effective ones, chosen for teaching;
 * absorptivities of oxidised TMB are those of P. D. Josephy, T. Eling and R. P. Mason, Journal of Biological Chemistry 257, 3669 (1982).
 */
import { createRk4, type Derivative } from '../core/ode';

/** 1/(nM s), 1/s, nM of capture sites. */
const K_ON = 5e-3;
const K_OFF = 3e-4;
const SITES = 0.08;
/** nM of detection antibody, far more than there are antigens. */
const DETECTION = 2;
/** Peroxidases for each label; nM of label that sticks everywhere; nM that is pipetted, and what a wash step leaves of what is free. */
const PER_LABEL = 10;
const NONSPECIFIC = 1e-3;
const LABEL = 1;
export const LEFT = 0.05;
/** s that a wash step of the three washes together costs the bound antigen. */
export const WASH_SECONDS = 90;
/** 1/s, mM, mM: TMB and peroxidase. */
const K_CAT = 300;
const K_M = 0.2;
export const TMB = 1.6;
/** L/(mol cm) of the yellow at 450 nm after acid, of the blue at 652 nm before; cm of liquid. */
const YELLOW = 59_000;
const BLUE = 39_000;
const PATH = { stopped: 0.45, open: 0.3 } as const;
/** Acid brings 100 µL to 150 µL. */
const DILUTED = 1.5;
/** Absorbance of an empty plate, and the light that goes past. */
export const EMPTY = 0.045;
const STRAY = 1e-4;
/** IL-6, nM for a pg/mL: 21 kDa. */
const NM = 1e-3 / 21;

export const nanomolar = (picograms: number): number => picograms * NM;

/** nM bound after so many seconds: dB/dt = k_on (A − B)(B_max − B) − k_off B, in closed form. */
export function boundAfter(antigen: number, seconds: number): number {
  if (antigen <= 0) return 0;
  const sum = antigen + SITES + K_OFF / K_ON;
  const root = Math.sqrt(sum * sum - 4 * antigen * SITES);
  const [low, high] = [(sum - root) / 2, (sum + root) / 2];
  const decay = Math.exp(-K_ON * root * seconds);
  return (low * (1 - decay)) / (1 - (low / high) * decay);
}

/** Part of the bound antigen that detection antibody finds in so many seconds. */
const detected = (seconds: number): number => {
  const rate = DETECTION * K_ON;
  return (rate / (rate + K_OFF)) * -Math.expm1(-(rate + K_OFF) * seconds);
};

/** Steps of the washes after the samples, after the detection antibody and after the label. */
export type Washes = readonly [number, number, number];

export interface Handling {
  /** s of each of the two incubations. */
  readonly incubation: number;
  readonly washes: Washes;
}

/**
 * Part of the captured detection antibody that gets a label. What the second wash left of the free antibody takes labels, too, and each
 * takes one: where there are more antibodies than labels, the labels are shared.
 */
export const labelled = (antibody: number, secondWash: number): number =>
  Math.min(1, LABEL / (antibody + DETECTION * LEFT ** secondWash));

/** nM of peroxidase in a well when the substrate comes. Label that floats free is what the third wash left of it. */
export function peroxidase(picograms: number, { incubation, washes }: Handling): number {
  const [first, second, third] = washes;
  const loss = Math.exp((-WASH_SECONDS * K_OFF * (first + second + third)) / 3);
  const found = boundAfter(nanomolar(picograms), incubation) * detected(incubation) * loss;
  return PER_LABEL * (found * labelled(found, second) + NONSPECIFIC + LABEL * LEFT ** third);
}

/** Relative scatter of a well's peroxidase: pipetting, and label that the third wash left unevenly. */
export const wellScatter = ([, , third]: Washes): number => Math.sqrt(0.02 ** 2 + (0.1 * Math.exp(1 - third)) ** 2);

/** What makes dye of TMB in so many wells at once, in place: mM of TMB left, nM of peroxidase. */
export function createColouring(
  wells: number,
): (left: Float64Array, peroxidases: Float64Array, seconds: number) => void {
  const rk4 = createRk4(wells);
  let enzyme: Float64Array = new Float64Array(wells);
  const turnover: Derivative = (_t, left, dydt) => {
    for (let well = 0; well < wells; well++)
      dydt[well] = (-K_CAT * 1e-6 * enzyme[well]! * left[well]!) / (K_M + left[well]!);
  };
  return (left, peroxidases, seconds) => {
    enzyme = peroxidases;
    rk4.step(turnover, 0, left, seconds);
  };
}

/** Absorbance at 450 nm after acid, as the reader shows it. */
export function readerShows(left: number): number {
  const true450 = EMPTY + (YELLOW * (TMB - left) * 1e-3 * PATH.stopped) / DILUTED;
  return -Math.log10(10 ** -true450 + STRAY);
}

/** mol/L of oxidised TMB in a stopped well, and mL of it. */
export const oxidised = (left: number): number => ((TMB - left) * 1e-3) / DILUTED;
export const STOPPED_VOLUME = 0.15;

/** What an eye sees: absorbance of the blue before the stop, of the yellow after it. */
export const colourOf = (left: number, stopped: boolean): number =>
  (TMB - left) * 1e-3 * (stopped ? (YELLOW * PATH.stopped) / DILUTED : BLUE * PATH.open);
