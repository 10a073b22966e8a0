/**
 * Grass, rabbits and foxes on a square kilometre: the three-level chain of Rosenzweig and MacArthur (Am. Nat. 97, 1963, 209) with
 * Holling's type II (Can. Entomol. 91, 1959, 385) for both consumers, and foxes that hold territories:
 *
 *   Ġ = r G (1 − G/K) − i₁ R,   Ṙ = (e₁ i₁ − m₁) R − i₂ F,   Ḟ = (e₂ i₂ − m₂ − q F) F,   i₁ = c₁ G/(H₁ + G),   i₂ = c₂ R/(H₂ + R)
 *
 * Once the last rabbit is gone foxes starve: their loss rises by 0.05.
 *
 * Time in days, grass in kg of dry mass. Predation is scaled down, so that the web can be followed by eye.
 */
import { createRk4, type Derivative } from '../core/ode';
import { brent } from '../core/root';

export interface Pasture {
  readonly capacity: number;
  readonly territorial: boolean;
}

/** Chosen for teaching; per day. */
export const RATES = { r: 0.02, c1: 0.2, h1: 1500, e1: 0.06, m1: 0.004, c2: 0.05, h2: 150, e2: 0.12 } as const;
/** Loss of foxes, and what it rises by with each of them. */
const LOSS = { held: { m2: 0.0005, q: 1e-4 }, free: { m2: 0.002, q: 0 } } as const;
/** Per day: what hunger adds to the loss of foxes once no prey is left, so that half are gone in a fortnight; chosen. */
const STARVING = 0.05;
/** Grass never vanishes wholly: roots and seeds stay, kg. */
export const LEAST_GRASS = 0.001;
/** Dry mass of an animal, kg: 30 % of 1.5 and of 6 kg. */
export const DRY_MASS = { rabbit: 0.45, fox: 1.8 } as const;
/** Inner step, days, and how many make a day. */
const STEP = 0.25;
const PER_DAY = 4;

export const grazed = (grass: number): number => (RATES.c1 * grass) / (RATES.h1 + grass);
export const hunted = (rabbits: number): number => (RATES.c2 * rabbits) / (RATES.h2 + rabbits);
const lossOf = ({ territorial }: Pasture) => (territorial ? LOSS.held : LOSS.free);

function changes(pasture: Pasture): Derivative {
  const { r, e1, m1, e2 } = RATES;
  const { m2, q } = lossOf(pasture);
  return (_t, y, dydt) => {
    const [grass = 0, rabbits = 0, foxes = 0] = y;
    const [i1, i2] = [grazed(grass), hunted(rabbits)];
    const hunger = rabbits > 0 ? 0 : STARVING;
    dydt[0] = r * grass * (1 - grass / pasture.capacity) - i1 * rabbits;
    dydt[1] = (e1 * i1 - m1) * rabbits - i2 * foxes;
    dydt[2] = (e2 * i2 - m2 - hunger - q * foxes) * foxes;
  };
}

/** Below one animal a population is gone; grass keeps its roots. */
export function settle(y: Float64Array): void {
  y[0] = Math.max(LEAST_GRASS, y[0] ?? 0);
  for (const n of [1, 2]) if (!((y[n] ?? 0) >= 1)) y[n] = 0;
}

const rk4 = createRk4(3);
/** Moves grass, rabbits, foxes on by a day, in place. */
export function liveDay(y: Float64Array, pasture: Pasture): void {
  const f = changes(pasture);
  for (let n = 0; n < PER_DAY; n++) {
    rk4.step(f, 0, y, STEP);
    settle(y);
  }
}

/** Where all three stand still with territories, whether the web goes there or not. */
export function balanceOf(capacity: number): {
  readonly grass: number;
  readonly rabbits: number;
  readonly foxes: number;
} {
  const { r, c1, h1, e1, m1, c2, h2, e2 } = RATES;
  const { m2, q } = LOSS.held;
  const at = (rabbits: number) => {
    const foxes = (e2 * hunted(rabbits) - m2) / q;
    const eaten = (m1 + (hunted(rabbits) * foxes) / rabbits) / e1;
    return { grass: (h1 * eaten) / (c1 - eaten), rabbits, foxes, eaten };
  };
  const least = (m2 * h2) / (e2 * c2 - m2);
  const rabbits = brent(
    (count) => {
      const { grass, eaten } = at(count);
      return r * grass * (1 - grass / capacity) - eaten * count;
    },
    least * 1.02,
    400,
  );
  const { grass, foxes } = at(rabbits);
  return { grass, rabbits, foxes };
}
