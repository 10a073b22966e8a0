/** Whether so many milliseconds of a clock are over from now on. */
export function timer(now: () => number, ms: number): () => boolean {
  const start = now();
  return () => now() - start > ms;
}
