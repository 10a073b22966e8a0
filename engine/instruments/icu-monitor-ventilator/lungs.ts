/**
 * The ventilated lung: one compliance C behind one resistance R, and the ventilator's breath clock. V is the volume above
 * that at PEEP.
 *
 *   P = V/C + R V̇ + PEEP
 *   volume control   V̇ = V_T/T_i                V rises evenly; at 60 cmH2O a relief valve holds the pressure
 *   pressure control V̇ = (ΔP − V/C)/R           V → C ΔP with the time constant RC
 *   expiration       V̇ = −V/(RC)
 *   T_i = 60/f · I/(I + E),  T_e = 60/f − T_i
 *
 * Each piece is advanced by its closed form, and a step is cut where one piece ends, so that volumes do not depend on the
 * step. Settings, and C where it goes with PEEP, are taken over at the beginning of a breath. What is left at its end is
 * trapped: auto-PEEP = V/C, total PEEP = PEEP + auto-PEEP.
 *
 * Assumptions: linear, one compartment; the patient does not breathe; the circuit has neither volume nor resistance.
 * Volumes in mL, flows in mL/s, pressures in cmH2O, C in mL/cmH2O, R in cmH2O s/mL.
 */
import type { Quantity } from '../../contract';
import { complianceAt, type Patient } from './patients';

export type VentilatorMode = 'Volume Control' | 'Pressure Control';
export type IeRatio = '1:1' | '1:2' | '1:3';

export interface VentilatorSettings {
  readonly vent_mode: VentilatorMode;
  readonly tidal_volume: Quantity<'mL'>;
  readonly resp_rate: Quantity<'/min'>;
  readonly peep: Quantity<'cmH2O'>;
  readonly driving_setting: Quantity<'cmH2O'>;
  readonly ie_ratio: IeRatio;
}

export type BreathPhase = 'off' | 'inspiration' | 'plateau' | 'expiration' | 'occlusion' | 'suction';

const RELIEF_PRESSURE: Quantity<'cmH2O'> = 60;
const INSPIRATORY_HOLD: Quantity<'s'> = 0.5;
const EXPIRATORY_HOLD: Quantity<'s'> = 1;
export const SUCTION_TIME: Quantity<'s'> = 5;
/** Shorter than this, in s, no piece of a breath is left over. */
const INSTANT = 1e-9;
const EXPIRATORY_PARTS: Readonly<Record<IeRatio, number>> = { '1:1': 1, '1:2': 2, '1:3': 3 };

/** What the ventilator knows of a breath that is over. */
export interface FinishedBreath {
  readonly endInspiratory: Quantity<'mL'>;
  readonly trapped: Quantity<'mL'>;
  readonly peep: Quantity<'cmH2O'>;
  readonly compliance: Quantity<'mL/cmH2O'>;
  /** The inspired flow was held even: R follows from the fall to the plateau. */
  readonly evenFlow: boolean;
}

/** Advanced in place. */
export interface Lungs {
  phase: BreathPhase;
  /** s since the phase began. */
  elapsed: number;
  volume: number;
  /** Settings of the breath under way. */
  pressureControlled: boolean;
  inspiratoryTime: number;
  expiratoryTime: number;
  inspiratoryFlow: number;
  driving: number;
  peep: number;
  /** C of the breath under way; null before the first. */
  compliance: number | null;
  endInspiratory: number;
  holdInspiration: boolean;
  holdExpiration: boolean;
  /** The relief valve opened in the breath under way. */
  relieved: boolean;
  last: FinishedBreath | null;
  /** What the holds showed, cmH2O. */
  plateau: number | null;
  totalPeep: number | null;
  /** Over the last step: volumes in and out, the highest flow into the lung, and the highest pressure at the airway. */
  inspired: number;
  expired: number;
  inflow: number;
  pressure: number;
  /** Holds and suction that came to their end, counted. */
  plateaus: number;
  occlusions: number;
}

export const initialLungs = (): Lungs => ({
  phase: 'off',
  elapsed: 0,
  volume: 0,
  pressureControlled: false,
  inspiratoryTime: 0,
  expiratoryTime: 0,
  inspiratoryFlow: 0,
  driving: 0,
  peep: 0,
  compliance: null,
  endInspiratory: 0,
  holdInspiration: false,
  holdExpiration: false,
  relieved: false,
  last: null,
  plateau: null,
  totalPeep: null,
  inspired: 0,
  expired: 0,
  inflow: 0,
  pressure: 0,
  plateaus: 0,
  occlusions: 0,
});

/** T_i and T_e, s. */
export function breathTimes(
  rate: Quantity<'/min'>,
  ratio: IeRatio,
): { readonly inspiration: number; readonly expiration: number } {
  const parts = EXPIRATORY_PARTS[ratio];
  const inspiration = 60 / rate / (1 + parts);
  return { inspiration, expiration: parts * inspiration };
}

/** Begins a breath with the settings of now. */
export function beginBreath(lungs: Lungs, patient: Patient, settings: VentilatorSettings): void {
  const times = breathTimes(settings.resp_rate, settings.ie_ratio);
  lungs.phase = 'inspiration';
  lungs.elapsed = 0;
  lungs.pressureControlled = settings.vent_mode === 'Pressure Control';
  lungs.inspiratoryTime = times.inspiration;
  lungs.expiratoryTime = times.expiration;
  lungs.inspiratoryFlow = settings.tidal_volume / times.inspiration;
  lungs.driving = settings.driving_setting;
  lungs.peep = settings.peep;
  lungs.compliance = complianceAt(patient, settings.peep);
  lungs.relieved = false;
}

/** Takes the patient off the ventilator for a suction catheter; the lung empties. */
export function beginSuction(lungs: Lungs): void {
  lungs.phase = 'suction';
  lungs.elapsed = 0;
  lungs.holdInspiration = false;
  lungs.holdExpiration = false;
}

const enter = (lungs: Lungs, phase: BreathPhase): void => {
  lungs.phase = phase;
  lungs.elapsed = 0;
};

/** Fills the lung for `h` seconds of inspiration. */
function inspire(lungs: Lungs, c: number, r: number, h: number): void {
  let left = h;
  let target = c * lungs.driving;
  if (!lungs.pressureControlled) {
    const flow = lungs.inspiratoryFlow;
    target = c * (RELIEF_PRESSURE - lungs.peep);
    const reliefAt = target - r * c * flow;
    const free = Math.min(left, Math.max(0, (reliefAt - lungs.volume) / flow));
    lungs.volume += flow * free;
    lungs.inspired += flow * free;
    left -= free;
    const pressure = lungs.volume / c + r * flow + lungs.peep;
    if (free > 0) {
      lungs.pressure = Math.max(lungs.pressure, Math.min(RELIEF_PRESSURE, pressure));
      lungs.inflow = Math.max(lungs.inflow, flow);
    }
    if (left <= INSTANT) return;
    lungs.relieved = true;
    lungs.pressure = Math.max(lungs.pressure, RELIEF_PRESSURE);
  } else {
    lungs.pressure = Math.max(lungs.pressure, lungs.peep + lungs.driving);
  }
  // A falling flow: it is highest as the piece begins.
  lungs.inflow = Math.max(lungs.inflow, (target - lungs.volume) / (r * c));
  const change = (target - lungs.volume) * -Math.expm1(-left / (r * c));
  lungs.volume += change;
  if (change > 0) lungs.inspired += change;
  else lungs.expired -= change;
}

/** Lets the lung empty for `h` seconds. */
function expire(lungs: Lungs, c: number, r: number, h: number): void {
  const change = lungs.volume * -Math.expm1(-h / (r * c));
  lungs.volume -= change;
  lungs.expired += change;
  lungs.pressure = Math.max(lungs.pressure, lungs.peep);
}

function finishBreath(lungs: Lungs, c: number, patient: Patient, settings: VentilatorSettings): void {
  lungs.last = {
    endInspiratory: lungs.endInspiratory,
    trapped: lungs.volume,
    peep: lungs.peep,
    compliance: c,
    evenFlow: !lungs.pressureControlled && !lungs.relieved,
  };
  if (lungs.holdExpiration) {
    lungs.holdExpiration = false;
    enter(lungs, 'occlusion');
  } else beginBreath(lungs, patient, settings);
}

/** s of the present phase that are left. */
function remaining({ phase, elapsed, inspiratoryTime, expiratoryTime }: Lungs): number {
  switch (phase) {
    case 'off':
      return Number.POSITIVE_INFINITY;
    case 'inspiration':
      return inspiratoryTime - elapsed;
    case 'plateau':
      return INSPIRATORY_HOLD - elapsed;
    case 'expiration':
      return expiratoryTime - elapsed;
    case 'occlusion':
      return EXPIRATORY_HOLD - elapsed;
    case 'suction':
      return SUCTION_TIME - elapsed;
  }
}

/** The lung `dt` seconds later. */
export function ventilate(lungs: Lungs, patient: Patient, settings: VentilatorSettings, dt: Quantity<'s'>): void {
  const r = patient.resistance / 1000;
  lungs.inspired = 0;
  lungs.expired = 0;
  lungs.inflow = 0;
  lungs.pressure = 0;
  if (lungs.phase === 'off') return;
  let left: number = dt;
  while (left > INSTANT) {
    const c = lungs.compliance ?? complianceAt(patient, settings.peep);
    const h = Math.min(left, remaining(lungs));
    switch (lungs.phase) {
      case 'inspiration':
        inspire(lungs, c, r, h);
        break;
      case 'plateau':
      case 'occlusion':
        lungs.pressure = Math.max(lungs.pressure, lungs.peep + lungs.volume / c);
        break;
      default:
        expire(lungs, c, r, h);
    }
    lungs.elapsed += h;
    left -= h;
    if (remaining(lungs) > INSTANT) continue;
    switch (lungs.phase) {
      case 'inspiration':
        lungs.endInspiratory = lungs.volume;
        if (lungs.holdInspiration) {
          lungs.holdInspiration = false;
          enter(lungs, 'plateau');
        } else enter(lungs, 'expiration');
        break;
      case 'plateau':
        lungs.plateau = lungs.peep + lungs.volume / c;
        lungs.plateaus++;
        enter(lungs, 'expiration');
        break;
      case 'expiration':
        finishBreath(lungs, c, patient, settings);
        break;
      case 'occlusion':
        lungs.totalPeep = lungs.peep + lungs.volume / c;
        lungs.occlusions++;
        beginBreath(lungs, patient, settings);
        break;
      default:
        beginBreath(lungs, patient, settings);
    }
  }
}

/** Total PEEP acts on the veins' return: set and trapped, cmH2O. */
export const totalPeepOf = ({ phase, last }: Lungs, peep: Quantity<'cmH2O'>): Quantity<'cmH2O'> =>
  phase === 'off' ? 0 : peep + (last ? last.trapped / last.compliance : 0);
