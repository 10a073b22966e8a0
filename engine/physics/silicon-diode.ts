/**
 * A small silicon diode (like the 1N4148) with the resistance of its material in series with the junction:
 *
 *   I = I_S (exp((V − I R_S) / n V_T) − 1)          (Shockley 1949)
 *
 * Range: any voltage; at 300.15 K, without breakdown.
 */
import type { Quantity } from '../contract';

export const SILICON_DIODE = {
  saturationCurrent: 2.52e-9 as Quantity<'A'>,
  emission: 1.752,
  seriesResistance: 0.568 as Quantity<'Ω'>,
  thermalVoltage: 0.025865 as Quantity<'V'>,
} as const;

const { saturationCurrent: IS, seriesResistance: RS } = SILICON_DIODE;
const N_VT = SILICON_DIODE.emission * SILICON_DIODE.thermalVoltage;

/** Smallest slope given, 1/Ω: a diode that blocks still has a finite resistance for the solver. The current is exact. */
const LEAST_CONDUCTANCE = 1e-15;
const JUNCTION_STEPS = 60;

export interface DiodePoint {
  /** A, positive from anode to cathode. */
  readonly current: number;
  /** dI/dV, 1/Ω. */
  readonly conductance: number;
}

/**
 * Current and slope at a voltage across the whole diode. The junction's voltage is found by Newton steps that begin on its far side,
 * limited to what the diode would have without either of its parts; from there they fall to the root without overshoot.
 */
export function diodeAt(voltage: number): DiodePoint {
  let junction = voltage;
  if (voltage > 0) {
    junction = Math.min(voltage, N_VT * Math.log1p(voltage / (RS * IS)));
    for (let k = 0; k < JUNCTION_STEPS; k++) {
      const rise = IS * Math.exp(junction / N_VT);
      const step = (junction + RS * (rise - IS) - voltage) / (1 + (RS * rise) / N_VT);
      junction -= step;
      if (Math.abs(step) <= 1e-15 * junction) break;
    }
  }
  const slope = (IS / N_VT) * Math.exp(junction / N_VT);
  return {
    current: IS * Math.expm1(junction / N_VT),
    conductance: Math.max(LEAST_CONDUCTANCE, slope / (1 + RS * slope)),
  };
}
