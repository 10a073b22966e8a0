/** A value as a tone: two octaves from the lowest to the highest of what is plotted. Pure. */

export const LOW_HZ = 220;
export const HIGH_HZ = 880;

export interface Range {
  readonly low: number;
  readonly high: number;
}

/** The range of values so far; null where there are none. NaN stands for no value. */
export function rangeOf(values: ArrayLike<number>): Range | null {
  let [low, high] = [Infinity, -Infinity];
  for (let index = 0; index < values.length; index++) {
    const value = values[index];
    if (value === undefined || Number.isNaN(value)) continue;
    low = Math.min(low, value);
    high = Math.max(high, value);
  }
  return low <= high ? { low, high } : null;
}

/** Equal steps of the value are equal steps of the scale. A value that never changed is in the middle. */
export function pitchOf(value: number, { low, high }: Range): number {
  const share = high > low ? Math.min(1, Math.max(0, (value - low) / (high - low))) : 0.5;
  return LOW_HZ * (HIGH_HZ / LOW_HZ) ** share;
}

/** The range grew so much that tones mean something else now. */
export const isOtherRange = (before: Range | null, now: Range): boolean => {
  if (!before) return true;
  const width = now.high - now.low;
  return Math.abs(now.low - before.low) > 0.25 * width || Math.abs(now.high - before.high) > 0.25 * width;
};
