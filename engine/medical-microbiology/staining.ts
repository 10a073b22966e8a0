/**
 * What all stains of a smear share: a dye is taken up towards what there is room for and washed out again, each as a first-order law,
 * so that a step done in two halves ends where it ends when it is done at once; and a treatment that lies on the slide for a time.
 *
 * Parts of a cell's dye are fractions of what it holds when it is fully stained; times in s, rate constants in 1/s.
 */
import type { Quantity } from '../contract';
import { constants } from '../core/constants';
import { celsiusToKelvin } from '../core/units';

/** P + (room − P)(1 − e^(−kt)): what a cell holds after a dye that it has `room` for lay on it. */
export const takenUp = (part: number, room: number, rate: Quantity<'1/s'>, seconds: Quantity<'s'>): number =>
  part - (room - part) * Math.expm1(-rate * seconds);

/** P e^(−kt): what a solvent leaves. */
export const washedOut = (part: number, rate: Quantity<'1/s'>, seconds: Quantity<'s'>): number =>
  part * Math.exp(-rate * seconds);

/** A rate constant at another temperature: k exp[(Ea/R)(1/T₀ − 1/T)] (Arrhenius 1889). */
export function atTemperature(
  rate: Quantity<'1/s'>,
  barrier: Quantity<'J/mol'>,
  reference: Quantity<'K'>,
  celsius: Quantity<'°C'>,
): Quantity<'1/s'> {
  return rate * Math.exp((barrier / constants.gasConstant.value) * (1 / reference - 1 / celsiusToKelvin(celsius)));
}

/** What lies on the slide or is done to it. */
export interface Treatment<What extends string> {
  readonly what: What;
  /** For which it still goes on. */
  readonly left: Quantity<'s'>;
}

/** Seconds of a step in which a treatment acts. */
export const actingFor = ({ left }: Treatment<string>, dt: Quantity<'s'>): Quantity<'s'> => Math.min(dt, left);

/** The treatment a step later; null once its time is up. */
export function later<What extends string>(treatment: Treatment<What>, dt: Quantity<'s'>): Treatment<What> | null {
  const left = treatment.left - dt;
  return left > 1e-9 ? { ...treatment, left } : null;
}
