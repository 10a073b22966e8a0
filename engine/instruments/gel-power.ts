/** For how long each voltage was on: what the distances of all bands are closed forms of. */
import type { Quantity } from '../contract';

export interface PowerOn {
  readonly voltage: Quantity<'V'>;
  readonly seconds: Quantity<'s'>;
}

/** Switches `voltage` on for `seconds` more. */
export function withPower(
  power: readonly PowerOn[],
  voltage: Quantity<'V'>,
  seconds: Quantity<'s'>,
): readonly PowerOn[] {
  const known = power.some((entry) => entry.voltage === voltage);
  if (!known) return [...power, { voltage, seconds }];
  return power.map((entry) => (entry.voltage === voltage ? { voltage, seconds: entry.seconds + seconds } : entry));
}
