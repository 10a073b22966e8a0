import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Turn } from '../../workers/turn';

/** Slices of a turn with the milliseconds at which they were done. */
async function played(
  steps: number,
  overMs: number,
  {
    showing = false,
    during = (_turn: Turn): void => {},
    ends = Number.POSITIVE_INFINITY,
  }: { showing?: boolean; during?: (turn: Turn) => void; ends?: number } = {},
) {
  const start = performance.now();
  const slices: { readonly at: number; readonly steps: number }[] = [];
  const turn = new Turn();
  const tried = turn.play({
    steps,
    overMs,
    now: () => performance.now(),
    showing: () => showing,
    slice: (count) => {
      slices.push({ at: Math.round(performance.now() - start), steps: count });
      return slices.length < ends;
    },
  });
  during(turn);
  await vi.advanceTimersByTimeAsync(1000);
  return { slices, tried: await tried };
}

const sum = (slices: readonly { readonly steps: number }[]): number =>
  slices.reduce((all, { steps }) => all + steps, 0);

describe('a turn', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('does every step once, none before its time', async () => {
    for (const steps of [1, 2, 7, 48, 1000]) {
      const { slices, tried } = await played(steps, 48);
      expect(tried).toBe(steps);
      expect(sum(slices)).toBe(steps);
      let done = 0;
      for (const slice of slices) {
        done += slice.steps;
        expect(done).toBeLessThanOrEqual((steps * (slice.at + 1)) / 48);
      }
      expect(slices.at(-1)?.at).toBeLessThanOrEqual(48 + 4);
    }
  });

  it('goes at the pace of a stage that takes its pictures', async () => {
    const { slices } = await played(48, 48, {
      showing: true,
      during: (turn) => {
        for (const at of [10, 20, 30, 40, 50]) setTimeout(() => turn.next(), at);
      },
    });
    expect(slices.map(({ at }) => at)).toEqual([10, 20, 30, 40, 50]);
  });

  it('does not wait for a stage that is slow', async () => {
    const { slices } = await played(48, 48, { showing: true });
    expect(slices.map(({ at }) => at)).toEqual([25, 50]);
  });

  it('ends where it is cut, and says how many steps had their time', async () => {
    const { slices, tried } = await played(48, 48, { during: (turn) => void setTimeout(() => turn.cut(), 20.5) });
    expect(tried).toBe(20);
    expect(sum(slices)).toBe(20);
  });

  it('ends with the run', async () => {
    const { slices, tried } = await played(48, 48, { ends: 2 });
    expect(slices).toHaveLength(2);
    expect(tried).toBe(sum(slices));
  });
});
