import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fitCurve, type FitPoint } from '../../../engine/core/curve-fit';
import { packed, plainOf, unpacked, withItsCurve } from '../../../src/bench/plot/analysis/fit-packing';
import { COLUMN_PX, decimated, FEW, decimator } from '../../../src/bench/plot/decimate';
import { atOnce } from '../../../src/ui/sliced';

const BOX = { left: 0, right: 300, top: 0, bottom: 200 };

interface Mark {
  readonly x: number;
  readonly y: number;
  readonly kind: number;
  readonly bar: number;
}

const drawnOf = (marks: readonly Mark[]): readonly number[] =>
  decimated({
    ...BOX,
    count: marks.length,
    kinds: 3,
    kindOf: (index) => marks[index]?.kind ?? 0,
    x: (index) => marks[index]?.x ?? Number.NaN,
    y: (index) => marks[index]?.y ?? Number.NaN,
    bar: (index) => marks[index]?.bar ?? 0,
  });

const cloud = fc.infiniteStream(
  fc.record({
    x: fc.double({ min: 0, max: 299.9, noNaN: true }),
    y: fc.double({ min: -50, max: 250, noNaN: true }),
    kind: fc.integer({ min: 0, max: 2 }),
    bar: fc.double({ min: 0, max: 30, noNaN: true }),
  }),
);

describe('very many points', () => {
  it('are drawn with the first, the last, the extremes and the farthest bars of each column and kind', () => {
    fc.assert(
      fc.property(cloud, (stream) => {
        const marks = [...stream.take(FEW + 1000)];
        const drawn = drawnOf(marks).flatMap((index) => marks[index] ?? []);
        const reach = (list: readonly Mark[], of: (mark: Mark) => number): ReadonlyMap<string, number> => {
          const most = new Map<string, number>();
          for (const mark of list) {
            const place = `${Math.floor(mark.x / COLUMN_PX)} ${mark.kind}`;
            most.set(place, Math.max(most.get(place) ?? Number.NEGATIVE_INFINITY, of(mark)));
          }
          return most;
        };
        const ends: readonly ((mark: Mark) => number)[] = [
          ({ y }) => y,
          ({ y }) => -y,
          ({ y, bar }) => y + bar,
          ({ y, bar }) => bar - y,
        ];
        for (const end of ends) expect(reach(drawn, end)).toEqual(reach(marks, end));
        const places = drawnOf(marks);
        expect(places).toEqual([...places].toSorted((a, b) => a - b));
      }),
      { numRuns: 10 },
    );
  });

  it('are the same where they came one after another', () => {
    fc.assert(
      fc.property(cloud, fc.integer({ min: 0, max: FEW + 500 }), (stream, first) => {
        const marks = [...stream.take(FEW + 500)];
        const thin = decimator({ ...BOX, kinds: 3 });
        const crowd = {
          kindOf: (index: number) => marks[index]?.kind ?? 0,
          x: (index: number) => marks[index]?.x ?? Number.NaN,
          y: (index: number) => marks[index]?.y ?? Number.NaN,
          bar: (index: number) => marks[index]?.bar ?? 0,
        };
        thin.look({ ...crowd, count: first });
        while (!thin.look({ ...crowd, count: marks.length }, 700));
        expect(thin.drawn()).toEqual(drawnOf(marks));
      }),
      { numRuns: 10 },
    );
  });

  it('are all drawn while they are few, and no more than a plot has room for', () => {
    const marks = (count: number): readonly Mark[] =>
      Array.from({ length: count }, (_, at) => ({ x: (at * 7919) % 300, y: (at * 104_729) % 200, kind: 0, bar: 0 }));
    expect(drawnOf(marks(FEW))).toHaveLength(FEW);
    const few = drawnOf(marks(100_000)).length;
    expect(few).toBeLessThan(100 * 6 + 39 * 26);
    expect(few).toBeGreaterThan(300);
  });
});

describe('a fit in a worker', () => {
  it('is the fit on the page', () => {
    const points: readonly FitPoint[] = Array.from({ length: 40 }, (_, at) => ({
      x: at,
      y: 3 + 0.5 * at + 0.1 * Math.sin(at * 12.9),
      ux: at % 2 === 0 ? null : 0.01,
      uy: 0.1,
      ...(at % 3 !== 0 && { sharedY: { '7 gain': 0.01 * at } }),
      sharedX: { '7 zero': 0.02 },
    }));
    const there = atOnce(packed(points));
    expect(unpacked(there)).toEqual(points);
    for (const kind of ['line', 'exponentialOffset'] as const) {
      const here = fitCurve(kind, points);
      const back = withItsCurve(
        { is: 'kind', kind },
        structuredClone(plainOf(fitCurve(kind, unpacked(structuredClone(there))))),
      );
      expect(plainOf(back)).toEqual(plainOf(here));
      if (!('fit' in back && 'fit' in here)) throw new Error('Both are found.');
      expect([back.fit.at(3.3), back.fit.gradient(3.3)]).toEqual([here.fit.at(3.3), here.fit.gradient(3.3)]);
    }
  });
});
