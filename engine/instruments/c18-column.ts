/**
 * A packed C18 column: how long compounds stay, how wide they become, and the pressure.
 *
 *     log k = log k_w − S φ, ln k − 0.010 per °C above 25          linear solvent strength
 *     ∫₀^(t_R − t₀) dt/(t₀ k(φ(t))) = 1                             a gradient; with φ constant t_R = t₀ (1 + k)
 *     H = 1.5 d_p + 1.4 D_m/u + 0.08 d_p² u/D_m, σ = t₀ (1 + k_e) √(H/L)   van Deemter; k_e as it leaves
 *     ΔP = 180 η L u_s (1 − ε)²/(ε³ d_p²)                           Kozeny and Carman, ε = 0.40
 *
 * L. R. Snyder, J. J. Kirkland and J. W. Dolan, Introduction to Modern Liquid Chromatography, 3rd ed., Wiley 2010.
 */
import type { Quantity } from '../contract';
import { createLinear } from '../core/interpolate';
import { celsiusToKelvin } from '../core/units';
import type { Retention } from '../data/samples/reversed-phase';

export interface Method {
  readonly mode: 'Isocratic' | 'Gradient';
  readonly solvent: 'Acetonitrile' | 'Methanol';
  /** %. */
  readonly phi_start: Quantity<'%'>;
  readonly phi_end: Quantity<'%'>;
  readonly gradient_time: Quantity<'min'>;
  readonly flow: Quantity<'mL/min'>;
  readonly column_length: '50' | '100' | '150' | '250';
  readonly particle_size: '5' | '3' | '1.7';
  readonly temperature: Quantity<'°C'>;
}

const RADIUS: Quantity<'mm'> = 2.3;
const POROSITY = 0.62;
const BETWEEN = 0.4;
const DWELL: Quantity<'mL'> = 0.5;
const METHANOL_S = 0.85;
const PER_KELVIN = 0.01;
const SECTION: Quantity<'mm²'> = Math.PI * RADIUS * RADIUS;
const DIFFUSION: Quantity<'m²/s'> = 1e-9;
const WATER: Quantity<'mPa s'> = 0.89;
const ROOM: Quantity<'K'> = 298.15;
const WARMS: Quantity<'K'> = 1800;
const BAR: Quantity<'Pa'> = 1e5;

/** mPa s at 25 °C for 0, 10 … 100 % of organic solvent. */
const TENTHS = Array.from({ length: 11 }, (_, n) => 10 * n);
const VISCOSITY = {
  Acetonitrile: createLinear(TENTHS, [0.89, 0.96, 0.98, 0.97, 0.89, 0.82, 0.72, 0.62, 0.52, 0.46, 0.35]),
  Methanol: createLinear(TENTHS, [0.89, 1.16, 1.4, 1.56, 1.62, 1.61, 1.54, 1.36, 1.12, 0.84, 0.56]),
};

const lengthOf = ({ column_length }: Method): Quantity<'mm'> => Number(column_length);

/** Volume of solvent in the column, mL. */
export const deadVolume = (method: Method): Quantity<'mL'> => (POROSITY * SECTION * lengthOf(method)) / 1000;

export const deadTime = (method: Method): Quantity<'s'> => (60 * deadVolume(method)) / method.flow;

export function viscosity({ solvent, temperature }: Method, phi: Quantity<'%'>): Quantity<'mPa s'> {
  const at25 = VISCOSITY[solvent].value(phi);
  return at25 * Math.exp(WARMS * (1 / celsiusToKelvin(temperature) - 1 / ROOM));
}

export function pressure(method: Method, phi: Quantity<'%'>): Quantity<'bar'> {
  const speed = (method.flow * 1e-6) / 60 / (SECTION * 1e-6);
  const particle = Number(method.particle_size) * 1e-6;
  const bed = (1 - BETWEEN) ** 2 / (BETWEEN ** 3 * particle ** 2);
  return (180 * viscosity(method, phi) * 1e-3 * (lengthOf(method) / 1000) * speed * bed) / BAR;
}

export function plateHeight(method: Method): Quantity<'m'> {
  const particle = Number(method.particle_size) * 1e-6;
  const speed = lengthOf(method) / 1000 / deadTime(method);
  const kelvin = celsiusToKelvin(method.temperature);
  const diffusion = (DIFFUSION * (kelvin / ROOM) * WATER) / viscosity(method, method.phi_start);
  return 1.5 * particle + (1.4 * diffusion) / speed + (0.08 * particle ** 2 * speed) / diffusion;
}

/** What an earlier gradient left in the column: the solvent at its end. Null: none. */
export type OldSolvent = Quantity<'%'> | null;

/** Organic solvent at the head of the column, %, at a time of the run. */
export function phiAtHead(method: Method, old: OldSolvent, t: Quantity<'s'>): Quantity<'%'> {
  const { mode, phi_start, phi_end, gradient_time, flow } = method;
  const since = t - (60 * DWELL) / flow;
  const share = Math.min(1, Math.max(0, since / (60 * gradient_time)));
  const program = mode === 'Gradient' ? phi_start + (phi_end - phi_start) * share : phi_start;
  if (old === null) return program;
  const washed = Math.exp((-flow * t) / 60 / (2 * deadVolume(method)));
  // What is washed out mixes with what comes: never stronger than the stronger of both, nor weaker than the weaker.
  const mixed = program + (old - phi_start) * washed;
  return Math.min(Math.max(program, old), Math.max(Math.min(program, old), mixed));
}

/** When the pressure of a programme first passes a limit, s; null: it does not. Mixtures are thicker than their solvents. */
export function overPressureAt(
  method: Method,
  old: OldSolvent,
  limit: Quantity<'bar'>,
  until: Quantity<'s'>,
): Quantity<'s'> | null {
  for (let t = 0; t <= until; t++) if (pressure(method, phiAtHead(method, old, t)) > limit) return t;
  return null;
}

/** k at a solvent strength. */
export function retentionFactor({ logKw, s }: Retention, method: Method, phi: Quantity<'%'>): number {
  const slope = method.solvent === 'Methanol' ? METHANOL_S * s : s;
  return 10 ** (logKw - (slope * phi) / 100) * Math.exp(-PER_KELVIN * (method.temperature - 25));
}

export interface Eluted {
  readonly time: Quantity<'s'>;
  readonly sigma: Quantity<'s'>;
}

/** A run is given up after this. */
export const LONGEST: Quantity<'s'> = 7200;
const MOST_K = 200;
const STEP: Quantity<'s'> = 0.5;

/** When a compound leaves the column and how wide it is then; null: it is still on the column when the run is given up. */
export function eluted(
  compound: Retention,
  method: Method,
  old: OldSolvent,
  injection: Quantity<'µL'> = 0,
): Eluted | null {
  const t0 = deadTime(method);
  const broad = plateHeight(method) / (lengthOf(method) / 1000);
  const plug = (60 * injection) / 1000 / method.flow / Math.sqrt(12);
  const first = retentionFactor(compound, method, phiAtHead(method, old, 0));
  const at = (inColumn: number, k: number): Eluted | null => {
    if (inColumn + t0 > LONGEST) return null;
    const [onColumn, injected] = [t0 * (1 + k), (plug * (1 + k)) / (1 + first)];
    return { time: inColumn + t0, sigma: Math.sqrt(onColumn * onColumn * broad + injected * injected) };
  };
  const kAt = (t: number): number => retentionFactor(compound, method, phiAtHead(method, old, t));
  if (method.mode === 'Isocratic' && old === null) {
    const k = kAt(0);
    return k > MOST_K ? null : at(t0 * k, k);
  }
  // Simpson's rule from step to step; the crossing by the rate at the end of the last one.
  let moved = 0;
  let rate = 1 / (t0 * kAt(0));
  for (let t = 0; t + t0 < LONGEST; t += STEP) {
    const middle = 1 / (t0 * kAt(t + STEP / 2));
    const end = 1 / (t0 * kAt(t + STEP));
    const more = (STEP * (rate + 4 * middle + end)) / 6;
    if (moved + more >= 1) {
      const inColumn = t + (STEP * (1 - moved)) / more;
      return at(inColumn, kAt(inColumn));
    }
    moved += more;
    rate = end;
  }
  return null;
}
