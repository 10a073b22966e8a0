/**
 * A capillary column of 5 % phenyl methyl silicone in an oven: when a substance leaves it and how wide it is then.
 *
 * Retention    k = K/β, β = d_c/4d_f, ln K = −2.03 − 0.537 n + (3200 + 3900 n)/RT in J/mol, fitted to n-alkanes; n is a hundredth of the
 *              retention index, by which every substance is placed
 * Way          dx/dt = 1/(t_M (1 + k(T(t)))), t_M = L/u with u constant; out at x = 1
 * Width        σ = t_M (1 + k)/√(L/H) with H by Golay at elution (M. J. E. Golay, in Gas Chromatography 1958, Butterworths, p. 36)
 * Diffusion    in helium D_m = 0.23 (T/373)^1.75 √(10/n) cm²/s: Fuller, Schettler and Giddings (Ind. Eng. Chem. 58 (1966) 18) give 0.30
 *              for decane at 373 K and 1 atm, divided by a mean column pressure of 1.3 atm; in the film D_s = 2·10⁻⁶ cm²/s (chosen)
 */
import type { Quantity } from '../contract';
import { celsiusToKelvin } from '../core/units';
import { constants } from '../core/constants';

export interface OvenMethod {
  readonly oven_start: Quantity<'°C'>;
  readonly hold_min: Quantity<'min'>;
  readonly ramp: Quantity<'°C/min'>;
  readonly oven_final: Quantity<'°C'>;
  readonly velocity: Quantity<'cm/s'>;
  readonly column_length: Quantity<'m'>;
  readonly column_id: '0.18' | '0.25' | '0.32' | '0.53';
  readonly film: '0.1' | '0.25' | '0.5' | '1.0';
}

/** After hold and ramp the oven stays as long at its end. */
const AT_THE_END: Quantity<'s'> = 300;
const STEP: Quantity<'s'> = 0.5;
/** Of a way that is kept for the picture. */
export const TRACK_STEP: Quantity<'s'> = 10;
const FILM_DIFFUSION: Quantity<'cm²/s'> = 2e-6;

export const deadTime = ({ column_length, velocity }: OvenMethod): Quantity<'s'> => (100 * column_length) / velocity;

/** °C in the oven at a time of the run. */
export function ovenAt({ oven_start, hold_min, ramp, oven_final }: OvenMethod, t: Quantity<'s'>): Quantity<'°C'> {
  return Math.min(oven_final, oven_start + (ramp * Math.max(0, t - 60 * hold_min)) / 60);
}

/** Whether the oven stood at one temperature until a time. */
export const heldUntil = ({ oven_start, hold_min, ramp, oven_final }: OvenMethod, t: Quantity<'s'>): boolean =>
  ramp === 0 || oven_final === oven_start || t <= 60 * hold_min;

/** When the oven's programme is over and a run is given up. */
export function programEnd({ oven_start, hold_min, ramp, oven_final }: OvenMethod): Quantity<'s'> {
  return 60 * hold_min + (ramp > 0 ? (60 * (oven_final - oven_start)) / ramp : 0) + AT_THE_END;
}

const phaseRatio = ({ column_id, film }: OvenMethod): number => (1000 * Number(column_id)) / (4 * Number(film));

/** ln k = a + b/T on a column; `n`: carbon number of the alkane in a substance's place. */
const lineOfLnK = (n: number, method: OvenMethod): readonly [a: number, b: number] => [
  -2.03 - 0.537 * n - Math.log(phaseRatio(method)),
  (3200 + 3900 * n) / constants.gasConstant.value,
];

export function retentionFactor(n: number, method: OvenMethod, celsius: Quantity<'°C'>): number {
  const [a, b] = lineOfLnK(n, method);
  return Math.exp(a + b / celsiusToKelvin(celsius));
}

/** By Golay: along the tube, and across gas and film. */
export function plateHeight(n: number, method: OvenMethod, celsius: Quantity<'°C'>): Quantity<'cm'> {
  const k = retentionFactor(n, method, celsius);
  const u = method.velocity;
  const bore = Number(method.column_id) / 10;
  const film = Number(method.film) * 1e-4;
  const gas = 0.23 * (celsiusToKelvin(celsius) / 373) ** 1.75 * Math.sqrt(10 / n);
  const inGas = ((1 + 6 * k + 11 * k * k) * bore * bore * u) / (96 * (1 + k) ** 2 * gas);
  const inFilm = (2 * k * film * film * u) / (3 * (1 + k) ** 2 * FILM_DIFFUSION);
  return (2 * gas) / u + inGas + inFilm;
}

export interface Eluted {
  readonly time: Quantity<'s'>;
  readonly sigma: Quantity<'s'>;
}

/** A substance on its way, by steps of half a second: places each `TRACK_STEP`, and when it leaves; null: not within the time. */
export interface Way {
  readonly track: readonly number[];
  readonly leaves: Eluted | null;
}

export function wayOf(n: number, method: OvenMethod, until: Quantity<'s'> = programEnd(method)): Way {
  const t0 = deadTime(method);
  const [a, b] = lineOfLnK(n, method);
  const track: number[] = [];
  let x = 0;
  let rate = 0;
  let rateAt = Number.NaN;
  for (let step = 0; step * STEP < until; step++) {
    const t = step * STEP;
    if (t % TRACK_STEP === 0) track.push(x);
    const celsius = ovenAt(method, t + STEP / 2);
    if (celsius !== rateAt) {
      rate = 1 / (t0 * (1 + Math.exp(a + b / celsiusToKelvin(celsius))));
      rateAt = celsius;
    }
    const more = STEP * rate;
    if (x + more >= 1) {
      const time = t + (STEP * (1 - x)) / more;
      const oven = ovenAt(method, time);
      const plates = (100 * method.column_length) / plateHeight(n, method, oven);
      return { track, leaves: { time, sigma: (t0 * (1 + retentionFactor(n, method, oven))) / Math.sqrt(plates) } };
    }
    x += more;
  }
  return { track, leaves: null };
}

/** Carbon number of the first of the alkanes between which a peak is placed. */
const FIRST_ALKANE = 5;

/** Retention times of the n-alkanes, from the first that is used to the one past a time; those that do not leave are missing. */
export function alkaneTimes(method: OvenMethod, past: Quantity<'s'>): readonly Quantity<'s'>[] {
  const times: number[] = [];
  for (let n = FIRST_ALKANE; (times.at(-1) ?? 0) <= past; n++) {
    const { leaves } = wayOf(n, method);
    if (!leaves) break;
    times.push(leaves.time);
  }
  return times;
}

/**
 * Index of a retention time between two alkanes: linear in a ramp (H. van den Dool and P. D. Kratz, J. Chromatogr. 11 (1963) 463), by
 * logarithms of the adjusted times at one temperature (E. Kováts, Helv. Chim. Acta 41 (1958) 1915). Null beyond the alkanes.
 */
export function retentionIndex(
  time: Quantity<'s'>,
  alkanes: readonly Quantity<'s'>[],
  method: OvenMethod,
): number | null {
  const slack = 0.05;
  const t0 = deadTime(method);
  const scale = (t: number): number => (method.ramp === 0 ? Math.log(t - t0) : t);
  for (let n = 0; n + 1 < alkanes.length; n++) {
    const [low, high] = [alkanes[n], alkanes[n + 1]];
    const last = n + 2 === alkanes.length;
    if (low === undefined || high === undefined || time < low - slack || time > high + (last ? slack : 0)) continue;
    const part = (scale(time) - scale(low)) / (scale(high) - scale(low));
    return 100 * (FIRST_ALKANE + n + part);
  }
  return null;
}
