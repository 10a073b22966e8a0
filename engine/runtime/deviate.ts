import { hash32 } from '../core/hash';

/** Standard normal deviate as a pure function of the parts (Box and Muller 1958). */
export function deviate(...parts: readonly (string | number)[]): number {
  const u = (hash32(...parts, 'radius') + 1) / 4294967297;
  const v = hash32(...parts, 'angle') / 4294967296;
  return Math.sqrt(-2 * Math.log(u)) * Math.cos(2 * Math.PI * v);
}

/**
 * A deviate of mean 0 and standard deviation 1 as a pure function of the parts: of a known standard deviation it is normal, of a
 * tolerance it lies anywhere within the limits ±√3 with equal chance (JCGM 100:2008, 4.3.7).
 */
export function deviateOf(spread: 'rectangular' | 'normal', ...parts: readonly (string | number)[]): number {
  if (spread === 'normal') return deviate(...parts);
  return Math.sqrt(3) * ((2 * hash32(...parts, 'limits') + 1) / 4294967296 - 1);
}
