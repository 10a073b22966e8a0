/**
 * The current–voltage curve of the panel: sixty cells in series, each a current source with a diode beside it,
 * I = I_L − I_0 (exp(V/(n N kT/q)) − 1), scaled so that its largest power is that of the panel. No resistances.
 */
import type { Quantity } from '../contract';

/** Whole degrees from flat to upright. */
export const TILTS = 91;

const CELLS = 60;
const IDEALITY = 1.2;
/** k/q, V/K: CODATA 2018, both exact. */
const THERMAL = 1.380649e-23 / 1.602176634e-19;
const KELVIN = 273.15;
/** Chosen: volts at which a panel of sixty cells works, so that its short-circuit current is its rated power over them. */
const WORKS_AT: Quantity<'V'> = 31;
/** Chosen: open-circuit voltage of one cell in full light at 25 °C, and its change with temperature, V/K. */
const OPEN = { volts: 0.64, drift: -0.002 } as const;
export const CURVE_POINTS = 61;

export interface Curve {
  readonly volts: readonly number[];
  readonly amperes: readonly number[];
  readonly shortCircuit: Quantity<'A'>;
  readonly openCircuit: Quantity<'V'>;
  /** Place of the largest power in the lists. */
  readonly best: number;
}

const FINE = 600;

/** `light`: on the plane, W/m²; `power`: what the panel gives at its best point, W. Null in the dark. */
export function curveOf(rated: number, light: number, temperature: number, power: number): Curve | null {
  if (light <= 0 || power <= 0) return null;
  const width = IDEALITY * CELLS * THERMAL * (temperature + KELVIN);
  const source = (rated / WORKS_AT) * (light / 1000);
  const openCircuit = Math.max(
    1,
    CELLS * (OPEN.volts + OPEN.drift * (temperature - 25)) + width * Math.log(light / 1000),
  );
  const saturation = source / (Math.exp(openCircuit / width) - 1);
  const at = (volts: number): number => source - saturation * (Math.exp(volts / width) - 1);
  let most = 0;
  for (let n = 0; n <= FINE; n++) {
    const volts = (n / FINE) * openCircuit;
    most = Math.max(most, volts * at(volts));
  }
  // The voltages are scaled: currents stay those of the light.
  const scale = power / most;
  const volts = Array.from({ length: CURVE_POINTS }, (_, n) => (n / (CURVE_POINTS - 1)) * openCircuit * scale);
  const amperes = volts.map((value) => Math.max(0, at(value / scale)));
  const powers = volts.map((value, n) => value * (amperes[n] ?? 0));
  const best = powers.reduce((place, value, n) => (value > (powers[place] ?? 0) ? n : place), 0);
  return { volts, amperes, shortCircuit: at(0), openCircuit: openCircuit * scale, best };
}
