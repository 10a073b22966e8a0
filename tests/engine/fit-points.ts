/** Points of a fit as the notebook makes them: what a value scatters by itself and what it shares with the others, apart. */
import type { FitPoint } from '../../engine/core/curve-fit';
import { type Shown } from '../../engine/runtime/instrument';
import { scatterOf, type SharedEffects } from '../../engine/runtime/uncertain';

export interface Along {
  readonly value: number;
  readonly scatter: number | null;
  readonly shared: SharedEffects;
}

/** (factor · what is shown)^power, to first order. */
export function along(shown: Shown | undefined, power = 1, factor = 1): Along {
  const value = shown?.value;
  if (!shown || typeof value !== 'number') throw new TypeError('There is no value.');
  const slope = power * factor * (factor * value) ** (power - 1);
  const effects = Object.entries(shown.shared ?? {}).map(([name, effect]) => [name, slope * effect]);
  return {
    value: (factor * value) ** power,
    scatter: scatterOf(shown) * Math.abs(slope) || null,
    shared: Object.fromEntries(effects),
  };
}

/** What is set, with what the error of its label does to it. */
export const set = (value: number, shared: SharedEffects = {}): Along => ({ value, scatter: null, shared });

export const fitPoint = (x: Along, y: Along): FitPoint => ({
  x: x.value,
  y: y.value,
  ux: x.scatter,
  uy: y.scatter,
  sharedX: x.shared,
  sharedY: y.shared,
});
