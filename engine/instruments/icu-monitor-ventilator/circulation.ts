/**
 * Heart and arteries: a pump that fills an elastic reservoir which drains through a resistance (three-element windkessel).
 *
 *   P = P_c + Z_c Q,   C_a dP_c/dt = Q − (P_c − CVP)/R_p
 *   Q = SV π/(2T_s) sin(π t/T_s) for t < T_s = 0.3 √T_b, else 0;   T_b = 60/HR
 *   R_p = 0.06 SVR/80 − Z_c,   so that the mean is MAP = CVP + CO SVR/80
 *   SV × (1 − 0.015 max(0, PEEP_tot − 5)) × (1 + 0.20 F/(F + 750)),   CVP + 3F/1000
 *   SVR × (1 + D/(D + 0.2))
 *   HR + 0.5 (70 − MAP) below 70 mmHg, with a time constant of 10 s (baroreflex)
 *
 * Heart rate and stroke volume are taken over at the beginning of a beat. Without a beat the pressure decays to CVP.
 * Compressions of the chest move 25 % of 5 L/min. Every 2 min of them the heart starts again with a probability of 0.15,
 * raised by 0.15 min(1, D) where D mg of adrenaline were given within the last 3 min. In a beating heart they act for 3 min:
 *   HR + 50 e,   SVR × (1 + 0.8 e),   e = D/(D + 0.2)
 * and from 0.5 mg on the first minute is a ventricular tachycardia: HR 180, SV × 0.5. A second dose replaces the first.
 *
 * A heart without oxygen slows down and stops: HR × f, f = 1 above a saturation of 0.60, straight down to 0.4 at 0.50; after 120 s
 * below 0.50 it stands still.
 *
 * Assumptions: one constant arterial compliance; no reflected waves (the notch is drawn by `signals.ts`); the right heart
 * is a given pressure. Pressures in mmHg, volumes in mL, D in µg/kg/min, F in mL.
 */
import type { Quantity } from '../../contract';
import type { Rng } from '../../core/rng';
import type { Patient } from './patients';

const CHARACTERISTIC_RESISTANCE = 0.05;
const ARTERIAL_COMPLIANCE: Quantity<'mL/mmHg'> = 1.4;
/** mmHg s/mL for each dyn s/cm5, times 80: 60 s/min over 1000 mL/L. */
const RESISTANCE_UNIT = 0.06 / 80;
const EJECTION = 0.3;
const REFLEX_PRESSURE: Quantity<'mmHg'> = 70;
const REFLEX_GAIN = 0.5;
const REFLEX_TIME: Quantity<'s'> = 10;
/** A compression each 60/110 s (ERC Guidelines 2025: 100 to 120 a minute). */
const COMPRESSION_INTERVAL: Quantity<'s'> = 60 / 110;
const CPR_OUTPUT: Quantity<'L/min'> = 0.25 * 5;
const CPR_STROKE: Quantity<'mL'> = (1000 * CPR_OUTPUT * COMPRESSION_INTERVAL) / 60;
export const CPR_CYCLE: Quantity<'s'> = 120;
const RETURN_CHANCE = 0.15;
/** More for a milligram of adrenaline. */
const RETURN_CHANCE_ADRENALINE = 0.15;
const RETURN_RATE: Quantity<'/min'> = 100;
const RETURN_STROKE: Quantity<'mL'> = 50;
/** The heart that starts again pauses for as long as one beat: its first QRS comes before its first ejection. */
const FIRST_PAUSE: Quantity<'s'> = 0.6;
const ADRENALINE_TIME: Quantity<'s'> = 180;
/** At a dose without limit, and the dose with half of that. */
const ADRENALINE_RATE: Quantity<'/min'> = 50;
const ADRENALINE_SVR = 0.8;
const ADRENALINE_HALF: Quantity<'mg'> = 0.2;
/** From this dose on into a beating heart, and how it beats then. */
const ARRHYTHMIA_DOSE: Quantity<'mg'> = 0.5;
const ARRHYTHMIA_TIME: Quantity<'s'> = 60;
const ARRHYTHMIA_RATE: Quantity<'/min'> = 180;
const ARRHYTHMIA_STROKE = 0.5;
/** Saturation below which the heart slows down, and that at which it is slowest; how much is left then, and for how long, s. */
const SLOWS_BELOW = 0.6;
const STOPS_BELOW = 0.5;
const SLOWEST = 0.4;
const STANDS_FOR: Quantity<'s'> = 120;
/** A stroke volume that pressure in the chest has pressed flat. */
const LEAST_FILLING = 0.1;

export type BeatKind = 'none' | 'heart' | 'compression';

/** What acts on the circulation from outside. */
export interface Load {
  readonly peepTotal: Quantity<'cmH2O'>;
  readonly noradrenaline: Quantity<'µg/kg/min'>;
  readonly fluid: Quantity<'mL'>;
}

/** Advanced in place. */
export interface Circulation {
  /** Of the heart itself, without reflex and drugs; 0 in arrest. */
  baseRate: number;
  baseStroke: number;
  reflexRate: number;
  /** Part of its rate that want of oxygen leaves to it, and s that it has been without enough. */
  oxygenated: number;
  starved: Quantity<'s'>;
  /** s that adrenaline still acts: on a beating heart, and on the chance of a return. */
  adrenaline: number;
  adrenalineInArrest: number;
  /** mg that were given last. */
  dose: number;
  /** s that a ventricular tachycardia still lasts. */
  arrhythmia: number;
  compressing: boolean;
  /** s of the present cycle of compressions. */
  cycle: number;
  /** Counted, so that the log can tell. */
  returns: number;
  failedCycles: number;
  readonly chance: Rng;
  beat: BeatKind;
  /** The beat under way comes from a ventricle. */
  broad: boolean;
  /** s since the beat began, its length (infinite without one), ejection time, volume ejected. */
  elapsed: number;
  interval: number;
  ejectionTime: number;
  stroke: number;
  /** P_c and P. */
  reservoir: number;
  pressure: number;
  /** Over the beat under way: the integral, the least and the greatest P. */
  integral: number;
  least: number;
  greatest: number;
  /** Of the last beat, for the reflex and the drawn notch. */
  mean: number;
  pulse: number;
}

/** e, 0 to 1: what the dose that acts does of what adrenaline can do. */
const adrenalineEffect = ({ adrenaline, dose }: Circulation): number =>
  adrenaline > 0 ? dose / (dose + ADRENALINE_HALF) : 0;

export function heartRate(heart: Circulation): Quantity<'/min'> {
  if (heart.baseRate === 0) return 0;
  if (heart.arrhythmia > 0) return ARRHYTHMIA_RATE;
  return (heart.baseRate + heart.reflexRate + ADRENALINE_RATE * adrenalineEffect(heart)) * heart.oxygenated;
}

export const strokeVolume = (heart: Circulation, { peepTotal, fluid }: Load): Quantity<'mL'> =>
  heart.baseStroke *
  (heart.arrhythmia > 0 ? ARRHYTHMIA_STROKE : 1) *
  Math.max(LEAST_FILLING, 1 - 0.015 * Math.max(0, peepTotal - 5)) *
  (1 + (0.2 * fluid) / (fluid + 750));

export const cardiacOutput = (heart: Circulation, load: Load): Quantity<'L/min'> => {
  if (heart.baseRate > 0) return (heartRate(heart) * strokeVolume(heart, load)) / 1000;
  return heart.compressing ? CPR_OUTPUT : 0;
};

export const vascularResistance = (
  { svr }: Patient,
  heart: Circulation,
  { noradrenaline }: Load,
): Quantity<'dyn s/cm5'> =>
  svr * (1 + noradrenaline / (noradrenaline + 0.2)) * (1 + ADRENALINE_SVR * adrenalineEffect(heart));

export const venousPressure = ({ cvp }: Patient, { fluid }: Load): Quantity<'mmHg'> => cvp + (3 * fluid) / 1000;

export function initialCirculation(patient: Patient, load: Load, chance: Rng): Circulation {
  const heart: Circulation = {
    baseRate: patient.heartRate,
    baseStroke: patient.strokeVolume,
    reflexRate: 0,
    oxygenated: 1,
    starved: 0,
    adrenaline: 0,
    adrenalineInArrest: 0,
    dose: 0,
    arrhythmia: 0,
    compressing: false,
    cycle: 0,
    returns: 0,
    failedCycles: 0,
    chance,
    beat: 'none',
    broad: false,
    elapsed: 0,
    interval: Number.POSITIVE_INFINITY,
    ejectionTime: 1,
    stroke: 0,
    reservoir: 0,
    pressure: 0,
    integral: 0,
    least: Number.POSITIVE_INFINITY,
    greatest: Number.NEGATIVE_INFINITY,
    mean: 0,
    pulse: 0,
  };
  const mean =
    venousPressure(patient, load) + (cardiacOutput(heart, load) * vascularResistance(patient, heart, load)) / 80;
  heart.reservoir = mean;
  heart.pressure = mean;
  heart.mean = mean;
  beginBeat(heart, load);
  return heart;
}

function beginBeat(heart: Circulation, load: Load): void {
  if (heart.elapsed > 0 && heart.interval < Number.POSITIVE_INFINITY) {
    heart.mean = heart.integral / heart.elapsed;
    heart.pulse = heart.greatest - heart.least;
  }
  heart.elapsed = 0;
  heart.integral = 0;
  heart.least = Number.POSITIVE_INFINITY;
  heart.greatest = Number.NEGATIVE_INFINITY;
  if (heart.baseRate > 0) {
    heart.beat = 'heart';
    heart.broad = heart.arrhythmia > 0;
    heart.interval = 60 / heartRate(heart);
    heart.stroke = strokeVolume(heart, load);
  } else if (heart.compressing) {
    heart.beat = 'compression';
    heart.interval = COMPRESSION_INTERVAL;
    heart.stroke = CPR_STROKE;
  } else {
    heart.beat = 'none';
    heart.interval = Number.POSITIVE_INFINITY;
    heart.stroke = 0;
  }
  heart.ejectionTime = EJECTION * Math.sqrt(heart.beat === 'none' ? 1 : heart.interval);
}

/** mL ejected from the beginning of the beat to `t`. */
const ejected = ({ stroke, ejectionTime }: Circulation, t: number): number =>
  t >= ejectionTime ? stroke : 0.5 * stroke * (1 - Math.cos((Math.PI * t) / ejectionTime));

/** Begins compressions at once. */
export function startCompressions(heart: Circulation, load: Load): void {
  heart.compressing = true;
  heart.cycle = 0;
  beginBeat(heart, load);
}

/** The compression under way is the last one. */
export function stopCompressions(heart: Circulation): void {
  heart.compressing = false;
  heart.cycle = 0;
}

function endCycle(heart: Circulation, load: Load): void {
  heart.cycle = 0;
  const chance =
    RETURN_CHANCE + (heart.adrenalineInArrest > 0 ? RETURN_CHANCE_ADRENALINE * Math.min(1, heart.dose) : 0);
  if (heart.chance.next() >= chance) {
    heart.failedCycles++;
    return;
  }
  heart.returns++;
  heart.compressing = false;
  heart.baseRate = RETURN_RATE;
  heart.baseStroke = RETURN_STROKE;
  beginBeat(heart, load);
  heart.interval = FIRST_PAUSE;
  heart.stroke = 0;
}

/** What the saturation of the blood leaves to the heart, `dt` seconds later. */
export function feedHeart(heart: Circulation, saturation: number, dt: Quantity<'s'>): void {
  const part = Math.min(1, Math.max(0, (saturation - STOPS_BELOW) / (SLOWS_BELOW - STOPS_BELOW)));
  heart.oxygenated = SLOWEST + (1 - SLOWEST) * part;
  heart.starved = saturation < STOPS_BELOW ? heart.starved + dt : 0;
  if (heart.baseRate === 0 || heart.starved < STANDS_FOR) return;
  heart.baseRate = 0;
  heart.reflexRate = 0;
  heart.arrhythmia = 0;
  heart.starved = 0;
}

/** A dose: in arrest it raises the chance of a return, else it drives heart and vessels. */
export function giveAdrenaline(heart: Circulation, dose: Quantity<'mg'>): void {
  heart.dose = dose;
  if (heart.baseRate === 0) {
    heart.adrenalineInArrest = ADRENALINE_TIME;
    return;
  }
  heart.adrenaline = ADRENALINE_TIME;
  heart.arrhythmia = dose >= ARRHYTHMIA_DOSE ? ARRHYTHMIA_TIME : 0;
}

/** Heart and arteries `dt` seconds later. */
export function circulate(heart: Circulation, patient: Patient, load: Load, dt: Quantity<'s'>): void {
  heart.adrenaline = Math.max(0, heart.adrenaline - dt);
  heart.adrenalineInArrest = Math.max(0, heart.adrenalineInArrest - dt);
  heart.arrhythmia = Math.max(0, heart.arrhythmia - dt);
  if (heart.compressing) {
    heart.cycle += dt;
    if (heart.cycle >= CPR_CYCLE - 1e-9) endCycle(heart, load);
  }
  if (patient.baroreflex) {
    const drive = REFLEX_GAIN * Math.max(0, REFLEX_PRESSURE - heart.mean);
    heart.reflexRate += (drive - heart.reflexRate) * -Math.expm1(-dt / REFLEX_TIME);
  }

  let volume = 0;
  let left: number = dt;
  while (left > 1e-12) {
    const h = Math.min(left, heart.interval - heart.elapsed);
    volume += ejected(heart, heart.elapsed + h) - ejected(heart, heart.elapsed);
    heart.elapsed += h;
    left -= h;
    if (heart.interval - heart.elapsed < 1e-12) beginBeat(heart, load);
  }

  const flow = volume / dt;
  const peripheral = RESISTANCE_UNIT * vascularResistance(patient, heart, load) - CHARACTERISTIC_RESISTANCE;
  const settled = venousPressure(patient, load) + peripheral * flow;
  heart.reservoir = settled + (heart.reservoir - settled) * Math.exp(-dt / (peripheral * ARTERIAL_COMPLIANCE));
  heart.pressure = heart.reservoir + CHARACTERISTIC_RESISTANCE * flow;
  heart.integral += heart.pressure * dt;
  heart.least = Math.min(heart.least, heart.pressure);
  heart.greatest = Math.max(heart.greatest, heart.pressure);
}
