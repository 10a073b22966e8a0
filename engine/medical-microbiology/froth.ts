/**
 * Bubbles in a drop, from the gas that has formed: where they begin, how large each is. For the picture; the gas itself is the model's.
 *
 * One more site begins with each 0.2 µL, which is the first bubble that an eye sees; those that work share the gas equally. A bubble that has
 * grown to its site's size bursts, and the next grows there. Sizes and sites are drawn.
 */
import type { Quantity } from '../contract';
import type { Rng } from '../core/rng';

export const FIRST_BUBBLE: Quantity<'µL'> = 0.2;
export const SITES = 84;
/** x and y in radii of the drop, and the radius in mm. */
export const BUBBLE_STRIDE = 3;
const BURSTS: readonly [Quantity<'µL'>, Quantity<'µL'>] = [0.5, 2.2];
/** Golden angle: sites that spread over the drop without clusters. */
const TURN = 2.399_963;

interface Site {
  readonly x: number;
  readonly y: number;
  readonly bursts: Quantity<'µL'>;
}

export type Froth = readonly Site[];

export function createFroth(rng: Rng): Froth {
  const turned = rng.uniform(0, 2 * Math.PI);
  const sites = Array.from({ length: SITES }, (_, n) => {
    const away = 0.9 * Math.sqrt((n + rng.uniform(0.2, 0.8)) / SITES);
    const angle = turned + TURN * n + rng.uniform(-0.2, 0.2);
    return { x: away * Math.cos(angle), y: away * Math.sin(angle), bursts: rng.uniform(...BURSTS) };
  });
  return rng.shuffle(sites);
}

/** Writes the bubbles of so much gas; returns how many there are. */
export function bubblesOf(froth: Froth, gas: Quantity<'µL'>, out: Float32Array): number {
  const count = Math.min(SITES, Math.floor(gas / FIRST_BUBBLE + 1e-9));
  let shared = count > 0 ? (gas - count * FIRST_BUBBLE) / count : 0;
  for (let n = count - 1; n >= 0; n--) {
    const { x, y, bursts } = froth[n]!;
    const volume = Math.max(0, n === 0 ? shared + FIRST_BUBBLE : shared) % bursts;
    out[n * BUBBLE_STRIDE] = x;
    out[n * BUBBLE_STRIDE + 1] = y;
    out[n * BUBBLE_STRIDE + 2] = ((3 * volume) / (4 * Math.PI)) ** (1 / 3);
    // Before this site began, the n others shared the gas of one bubble.
    if (n > 0) shared += FIRST_BUBBLE / n;
  }
  return count;
}
