/**
 * Lytic growth of a phage in a well stirred culture: adsorption, a chain of stages through the latent time, lysis.
 *
 * dS/dt = μS − kSP; dI₁/dt = kSP − aI₁; dI_j/dt = a(I_{j−1} − I_j), j = 2…100, a = 100/L; dP/dt = −k(S + ΣI)P + b a I₁₀₀
 * Inside an infected cell of age τ: b max(0, τ − E)/(L − E) finished phages.
 *
 * Infected cells go on adsorbing, and that phage is lost; superinfection changes neither L nor b. The chain makes latent times gamma distributed,
 * with a spread of L/10. Rates at 37 °C: usual textbook values. Minutes and millilitres, as the field has them.
 */
import type { Quantity } from '../contract';
import { createRk4, type Derivative } from '../core/ode';

export const PHAGES = ['T4', 'T7', 'lambda vir'] as const;
export type Phage = (typeof PHAGES)[number];

export interface PhageLaw {
  readonly adsorption: Quantity<'mL/min'>;
  readonly eclipse: Quantity<'min'>;
  readonly latent: Quantity<'min'>;
  readonly burst: number;
}

export const LAWS: Readonly<Record<Phage, PhageLaw>> = {
  T4: { adsorption: 2.4e-9, eclipse: 12, latent: 25, burst: 120 },
  T7: { adsorption: 1.8e-9, eclipse: 9, latent: 15, burst: 180 },
  'lambda vir': { adsorption: 7e-10, eclipse: 28, latent: 50, burst: 150 },
};

/** Of the latent time. */
export const STAGES = 100;
const GROWTH: Quantity<'1/min'> = 0.02;
/** Places in the state: hosts, the stages of infected cells, free phage, and the hits that each host has had on average. */
const HOSTS = 0;
const FIRST = 1;
const FREE = STAGES + 1;
const HITS = STAGES + 2;
export const COUNT = STAGES + 3;

export type Culture = Float64Array;

export function mixed(hosts: Quantity<'1/mL'>, phage: Quantity<'1/mL'>): Culture {
  const y = new Float64Array(COUNT);
  y[HOSTS] = hosts;
  y[FREE] = phage;
  return y;
}

export const hostsIn = (y: Culture): Quantity<'1/mL'> => y[HOSTS]!;
export const freeIn = (y: Culture): Quantity<'1/mL'> => y[FREE]!;
/** ∫kP dt: a host escapes with a probability of e to the minus this. */
export const hitsOn = (y: Culture): number => y[HITS]!;

export function infectedIn(y: Culture): Quantity<'1/mL'> {
  let sum = 0;
  for (let j = 0; j < STAGES; j++) sum += y[FIRST + j]!;
  return sum;
}

/** Each infected cell makes one plaque, as each free phage does. */
export const plaqueFormersIn = (y: Culture): Quantity<'1/mL'> => freeIn(y) + infectedIn(y);

/** Finished phages in a cell of that age. */
export const finishedAt = (age: Quantity<'min'>, { eclipse, latent, burst }: PhageLaw): number =>
  (burst * Math.max(0, age - eclipse)) / (latent - eclipse);

/** Finished phages inside all infected cells. */
export function insideOf(y: Culture, law: PhageLaw): Quantity<'1/mL'> {
  let sum = 0;
  for (let j = 0; j < STAGES; j++) sum += y[FIRST + j]! * finishedAt(((j + 0.5) * law.latent) / STAGES, law);
  return sum;
}

/** Age at which half of the infected cells are younger; null where there are none. */
export function medianAge(y: Culture, { latent }: PhageLaw): Quantity<'min'> | null {
  const total = infectedIn(y);
  if (total <= 0) return null;
  let sum = 0;
  for (let j = 0; j < STAGES; j++) {
    sum += y[FIRST + j]!;
    if (sum >= total / 2) return ((j + 0.5) * latent) / STAGES;
  }
  return latent;
}

const rk4 = createRk4(COUNT);

/** One step in place, by classical Runge–Kutta. */
export function advance(y: Culture, { adsorption, latent, burst }: PhageLaw, minutes: Quantity<'min'>): void {
  const pace = STAGES / latent;
  const derivative: Derivative = (_t, now, dydt) => {
    const [hosts, free] = [now[HOSTS]!, now[FREE]!];
    const hits = adsorption * free;
    let infected = 0;
    let before = (hits * hosts) / pace;
    for (let j = FIRST; j < FREE; j++) {
      const here = now[j]!;
      dydt[j] = pace * (before - here);
      infected += here;
      before = here;
    }
    dydt[HOSTS] = (GROWTH - hits) * hosts;
    dydt[FREE] = -hits * (hosts + infected) + burst * pace * before;
    dydt[HITS] = hits;
  };
  rk4.step(derivative, 0, y, minutes);
  for (let n = 0; n < COUNT; n++) if (y[n]! < 0) y[n] = 0;
}

/** Everything is diluted, hosts too; what a host has met stays with it. */
export function dilute(y: Culture, exponent: number): void {
  for (let n = 0; n < HITS; n++) y[n] = y[n]! * 10 ** -exponent;
}
