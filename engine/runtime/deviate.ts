import { hash32 } from '../core/hash';

/** Standard normal deviate as a pure function of the parts (Box and Muller 1958). */
export function deviate(...parts: readonly (string | number)[]): number {
  const u = (hash32(...parts, 'radius') + 1) / 4294967297;
  const v = hash32(...parts, 'angle') / 4294967296;
  return Math.sqrt(-2 * Math.log(u)) * Math.cos(2 * Math.PI * v);
}
