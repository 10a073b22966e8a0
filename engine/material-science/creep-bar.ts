/**
 * A bar that creeps, exact from step to step while stress and temperature stay:
 *
 * Primary     dε₁/dt = r (ε_t − ε₁), r = 9 ε̇_s/ε_t, ε̇_s = M/t_r                (Garofalo)
 * Damage      dω/dt = 1/[(k + 1) t_r (1 − ω)^k]: the share of life D = 1 − (1 − ω)^(k+1) grows by dt/t_r   (Kachanov, Robinson)
 * Second      dε₂/dt = ε̇_s (1 − ω)^(−n), k + 1 = nλ/(λ − 1): ε₂ = λM [1 − (1 − D)^(1/λ)]
 * Life        log₁₀ t_r = (b0 + b1 log₁₀ σ)/T − C                                 (Larson and Miller)
 */
import type { Quantity } from '../contract';
import type { Rng } from '../core/rng';
import { bisect } from '../core/root';
import { celsiusToKelvin } from '../core/units';
import { creepAlloy, type CreepAlloyName } from '../data/creep-alloys';

/** One specimen: what it has of its own. */
export interface CreepBar {
  readonly alloy: CreepAlloyName;
  /** Its life over the median one. */
  readonly life: number;
  readonly m: number;
  readonly lambda: number;
  /** Share of life at which it creeps slowest, and the rate there times t_r. */
  readonly slowest: { readonly used: number; readonly rate: number };
}

export interface Crept {
  /** D, the share of life. */
  readonly used: number;
  readonly primary: number;
  readonly second: number;
}

export interface Conditions {
  readonly stress: Quantity<'MPa'>;
  /** Of the bar itself. */
  readonly temperature: Quantity<'°C'>;
}

/** Standard deviations among specimens: of log₁₀ t_r, of log₁₀ M, and the relative one of λ. */
export const LIFE_SD = 0.08;
const M_SD = 0.08;
const LAMBDA_SD = 0.15;
const LEAST_LAMBDA = 1.5;
/** Rate at first, over the secondary one, less one. */
const PRIMARY_RATE = 9;
const RUPTURE = 0.999;
const OVERLOAD = 0.9;

/** Rate of creep times t_r at a share of life, stress and temperature constant from the load on. */
function rateAt({ alloy, m, lambda }: Pick<CreepBar, 'alloy' | 'm' | 'lambda'>, used: number): number {
  const { primary } = creepAlloy(alloy);
  return PRIMARY_RATE * m * Math.exp((-PRIMARY_RATE * m * used) / primary) + m * (1 - used) ** (-(lambda - 1) / lambda);
}

/** Where that is least. */
function slowestOf(bar: Pick<CreepBar, 'alloy' | 'm' | 'lambda'>): CreepBar['slowest'] {
  const step = 1e-5;
  const used = bisect((at) => rateAt(bar, at + step) - rateAt(bar, at - step), 2 * step, 0.9);
  return { used, rate: rateAt(bar, used) };
}

/** `rng` null: the median specimen. */
export function drawBar(name: CreepAlloyName, rng: Rng | null): CreepBar {
  const { m, lambda } = creepAlloy(name);
  const bar = rng
    ? {
        alloy: name,
        life: 10 ** rng.normal(0, LIFE_SD),
        m: m * 10 ** rng.normal(0, M_SD),
        lambda: Math.max(LEAST_LAMBDA, lambda * rng.normal(1, LAMBDA_SD)),
      }
    : { alloy: name, life: 1, m, lambda };
  return { ...bar, slowest: slowestOf(bar) };
}

/** Median life, h. */
export function medianLife(name: CreepAlloyName, { stress, temperature }: Conditions): Quantity<'h'> {
  const { c, b0, b1 } = creepAlloy(name);
  return 10 ** ((b0 + b1 * Math.log10(stress)) / celsiusToKelvin(temperature) - c);
}

export const lifeOf = (bar: CreepBar, conditions: Conditions): Quantity<'h'> =>
  bar.life * medianLife(bar.alloy, conditions);

/** Larson and Miller's parameter of an alloy at a stress. */
export function parameterAt(name: CreepAlloyName, stress: Quantity<'MPa'>): number {
  const { b0, b1 } = creepAlloy(name);
  return b0 + b1 * Math.log10(stress);
}

export const exponentAt = (name: CreepAlloyName, temperature: Quantity<'°C'>): number =>
  -creepAlloy(name).b1 / celsiusToKelvin(temperature);

/** ω at a share of life. */
export function damageAt(bar: CreepBar, used: number, temperature: Quantity<'°C'>): number {
  const n = exponentAt(bar.alloy, temperature);
  return 1 - (1 - used) ** ((bar.lambda - 1) / (n * bar.lambda));
}

/** The share of life at which ω says that it breaks. */
export function lastShare(bar: CreepBar, temperature: Quantity<'°C'>): number {
  const n = exponentAt(bar.alloy, temperature);
  return 1 - (1 - RUPTURE) ** ((n * bar.lambda) / (bar.lambda - 1));
}

/** After some hours under the same conditions; no farther than its rupture. */
export function crept(bar: CreepBar, before: Crept, conditions: Conditions, hours: Quantity<'h'>): Crept {
  const life = lifeOf(bar, conditions);
  const { primary } = creepAlloy(bar.alloy);
  const used = Math.min(before.used + hours / life, Math.max(before.used, lastShare(bar, conditions.temperature)));
  const spent = (used - before.used) * PRIMARY_RATE * (bar.m / primary);
  const rest = (share: number): number => (1 - share) ** (1 / bar.lambda);
  return {
    used,
    primary: primary + (before.primary - primary) * Math.exp(-spent),
    second: before.second + bar.lambda * bar.m * (rest(before.used) - rest(used)),
  };
}

/** Present rate of creep, 1/h. */
export function creepRate(bar: CreepBar, { used, primary }: Crept, conditions: Conditions): number {
  const life = lifeOf(bar, conditions);
  const all = creepAlloy(bar.alloy).primary;
  return (PRIMARY_RATE * bar.m * (1 - primary / all) + bar.m * (1 - used) ** (-(bar.lambda - 1) / bar.lambda)) / life;
}

/** Rate of recovery after unloading, 1/h: that at which primary creep went before. */
export const recoveryRate = (bar: CreepBar, conditions: Conditions): number =>
  (PRIMARY_RATE * bar.m) / lifeOf(bar, conditions) / creepAlloy(bar.alloy).primary;

export const elasticStrain = (name: CreepAlloyName, { stress, temperature }: Conditions): number => {
  const { modulus } = creepAlloy(name);
  return stress / 1000 / (modulus.at20 + modulus.slope * (temperature - 20));
};

const OFFSET = 0.002;
/** Exponent of hardening, as of annealed 316: 15 % at twice the proof strength. Chosen. */
const HARDENING = 6;
/** Plastic strain as the load goes on, a part: 0.2 % at the proof strength (Ramberg and Osgood). */
export function loadingStrain(name: CreepAlloyName, { stress, temperature }: Conditions): number {
  const { proof } = creepAlloy(name);
  return OFFSET * (stress / (proof.at20 + proof.slope * (temperature - 20))) ** HARDENING;
}

/** The bar breaks as it is loaded. */
export function overloaded(name: CreepAlloyName, { stress, temperature }: Conditions): boolean {
  const strength = creepAlloy(name).strength * (1 - (Math.max(0, temperature - 20) / 1400) ** 1.5);
  return stress > OVERLOAD * strength;
}

const RANGE = { coldest: 0.3, hours: [0.1, 1e6] } as const;

/** Where the law was measured, and where it is only drawn on. */
export function rangeOfTest(name: CreepAlloyName, conditions: Conditions): 'within' | 'extrapolated' | 'below' {
  const { solidus, hottest } = creepAlloy(name);
  const share = celsiusToKelvin(conditions.temperature) / solidus;
  if (share < RANGE.coldest) return 'below';
  const life = medianLife(name, conditions);
  const within = share <= hottest && life >= RANGE.hours[0] && life <= RANGE.hours[1];
  return within ? 'within' : 'extrapolated';
}
