/** The colour of mixed powders: the mean of theirs by mass, channel by channel; null of none. */
export function mixedTone(parts: readonly (readonly [tone: number, part: number])[]): number | null {
  const all = parts.reduce((sum, [, part]) => sum + part, 0);
  if (all === 0) return null;
  const channel = (shift: number): number =>
    Math.round(parts.reduce((sum, [tone, part]) => sum + ((tone >> shift) & 255) * part, 0) / all);
  return (channel(16) << 16) | (channel(8) << 8) | channel(0);
}
