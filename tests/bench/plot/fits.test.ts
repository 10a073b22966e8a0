import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fitCurve, type FitPoint } from '../../../engine/core/curve-fit';
import { FIT_KINDS } from '../../../engine/core/fit-kinds';
import { plainOf, unpacked } from '../../../src/bench/plot/analysis/fit-packing';
import type { FitRequest } from '../../../src/bench/plot/analysis/fit.worker';
import { fitWithin } from '../../../src/bench/plot/analysis/fit-task';

/** Workers that were begun, and have not answered. */
let begun: Standing[] = [];

/** A worker that answers when it is told to. */
class Standing {
  asked: FitRequest[] = [];
  ended = false;
  onmessage: ((event: { readonly data: unknown }) => void) | null = null;
  onerror: (() => void) | null = null;
  constructor() {
    begun.push(this);
  }
  postMessage(request: FitRequest): void {
    this.asked.push(request);
  }
  terminate(): void {
    this.ended = true;
  }
  answer(): void {
    const request = this.asked.at(-1);
    const outcome = request && fitWithin(request.task, unpacked(request.points), Infinity);
    if (outcome) this.onmessage?.({ data: plainOf(outcome) });
  }
}

const LINE = { is: 'kind', kind: 'line' } as const;
const LOGISTIC = { is: 'kind', kind: 'logistic' } as const;
const noise = (at: number): number => Math.sin(at * at * 12.9);
const many = (length = 3000): readonly FitPoint[] =>
  Array.from({ length }, (_, at) => ({ x: at, y: at + noise(at), ux: null, uy: 0.5 }));

describe('the fits of a page', () => {
  beforeEach(() => {
    begun = [];
    vi.resetModules();
    vi.useFakeTimers();
    vi.stubGlobal('Worker', Standing);
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });
  const fits = () => import('../../../src/bench/plot/analysis/fits');
  const turn = () => vi.advanceTimersByTimeAsync(50);

  it('are there at once where that is little work', async () => {
    const { fitOf } = await fits();
    const points = many(30);
    for (const kind of ['line', 'proportional', 'exponential'] as const) {
      const outcome = fitOf({ is: 'kind', kind }, points);
      expect(outcome).toMatchObject({ fit: { degreesOfFreedom: expect.any(Number) } });
      expect(fitOf({ is: 'kind', kind }, points)).toBe(outcome);
    }
    expect(begun).toHaveLength(0);
  });

  it('go to a worker where they are much, of few points too, and are told of when they come', async () => {
    const { fitOf, subscribeFits } = await fits();
    const points = many();
    const told = vi.fn<() => void>();
    subscribeFits(told);
    expect(fitOf(LINE, points)).toBe('reckoning');
    await turn();
    begun[0]?.answer();
    await turn();
    expect(told).toHaveBeenCalledTimes(1);
    expect(fitOf(LINE, points)).toMatchObject({ fit: { degreesOfFreedom: 2998 } });
    const few = Array.from({ length: 60 }, (_, at) => ({ x: at, y: noise(at), ux: 0.1, uy: 0.01 }));
    const hard = FIT_KINDS.filter((kind) => fitOf({ is: 'kind', kind }, few) === 'reckoning');
    expect(hard.length).toBeGreaterThan(0);
  });

  it('can be stopped, and begun again; other points of the same kind do not begin by themselves', async () => {
    const { fitOf, stopFit, fitAgain } = await fits();
    const points = many();
    fitOf(LINE, points);
    await turn();
    stopFit();
    expect(begun[0]?.ended).toBe(true);
    expect(fitOf(LINE, points)).toBe('stopped');
    expect(fitOf(LINE, many(3001))).toBe('stopped');
    expect(fitOf(LINE, many(20))).toHaveProperty('fit');
    fitAgain();
    expect(fitOf(LINE, points)).toBe('reckoning');
    await turn();
    begun[1]?.answer();
    expect(fitOf(LINE, points)).toHaveProperty('fit');
  });

  it('are given up after twenty seconds, and fewer points are tried', async () => {
    const { fitOf } = await fits();
    const points = many();
    fitOf(LOGISTIC, points);
    await vi.advanceTimersByTimeAsync(19_000);
    expect(fitOf(LOGISTIC, points)).toBe('reckoning');
    await vi.advanceTimersByTimeAsync(2000);
    expect(begun[0]?.ended).toBe(true);
    expect(fitOf(LOGISTIC, points)).toBe('too long');
    expect(fitOf(LOGISTIC, many(2000))).toBe('reckoning');
  });

  it('wait for their turn where the rows grow, and not behind what nobody asks for any more', async () => {
    const { fitOf } = await fits();
    fitOf(LINE, many(3000));
    await turn();
    const [second, third] = [many(3001), many(3002)];
    fitOf(LINE, second);
    fitOf(LINE, third);
    begun[0]?.answer();
    await turn();
    expect(begun[0]?.asked.map(({ points }) => points.x.length)).toEqual([3000, 3002]);
    fitOf(LOGISTIC, third);
    await turn();
    expect(begun[0]?.ended).toBe(true);
    expect(begun[1]?.asked.map(({ task }) => task)).toEqual([LOGISTIC]);
  });

  it('are reckoned by the page, and not for long, where there is no worker', async () => {
    vi.stubGlobal('Worker', undefined);
    const { fitOf } = await fits();
    const points = many(5000);
    const outcome = fitOf(LINE, points);
    expect(typeof outcome !== 'string' && plainOf(outcome)).toEqual(plainOf(fitCurve('line', points)));
    const wild = points.map((point, at) => ({ ...point, x: at / 500, y: noise(at), ux: 0.1 }));
    expect(fitOf(LOGISTIC, wild)).toEqual({ refused: expect.stringContaining('takes too long to fit') });
  });
});
