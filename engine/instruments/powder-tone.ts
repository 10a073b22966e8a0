/** The colour of mixed powders: the mean of theirs by mass, channel by channel. */
export function mixedTone(parts: readonly (readonly [tone: number, part: number])[]): number {
  const all = parts.reduce((sum, [, part]) => sum + part, 0);
  const channel = (shift: number): number =>
    Math.round(parts.reduce((sum, [tone, part]) => sum + ((tone >> shift) & 255) * part, 0) / all);
  return (channel(16) << 16) | (channel(8) << 8) | channel(0);
}
