import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Box } from '../../../../src/scenes/contract';
import {
  arrange,
  cells,
  column,
  fitted,
  grow,
  inset,
  padded,
  type Placed,
  room,
  row,
  sharedOut,
  spaced,
  split,
} from '../../../../src/scenes/kit/layout/layout';
import { typeSizes } from '../../../../src/scenes/kit/layout/type-sizes';

const TYPE = typeSizes(1);

/** A part that remembers its box. */
function part(width = 0, height = 0): Placed & { box: Box | null; readonly root: { visible: boolean } } {
  return {
    box: null,
    root: { visible: true } as never,
    least: () => ({ width, height }),
    lay(box) {
      this.box = box;
    },
  };
}

describe('an arrangement', () => {
  it('gives the least to what does not grow and shares the rest by weight', () => {
    const parts = { a: part(100, 10), b: part(), c: part() };
    arrange(spaced(10, row('a', grow(1, 'b'), grow(3, 'c'))), parts, { x: 0, y: 5, width: 520, height: 40 }, TYPE);
    expect(parts.a.box).toEqual({ x: 0, y: 5, width: 100, height: 40 });
    expect(parts.b.box).toEqual({ x: 110, y: 5, width: 100, height: 40 });
    expect(parts.c.box).toEqual({ x: 220, y: 5, width: 300, height: 40 });
  });

  it('nests, keeps margins and leaves room', () => {
    const parts = { a: part(), b: part(0, 30) };
    const tree = column<'a' | 'b'>(grow(1, padded(4, 'a')), grow(1, room), 'b');
    arrange(spaced(0, tree), parts, { x: 0, y: 0, width: 100, height: 230 }, TYPE);
    expect(parts.a.box).toEqual({ x: 4, y: 4, width: 92, height: 92 });
    expect(parts.b.box).toEqual({ x: 0, y: 200, width: 100, height: 30 });
  });

  it('hides what it does not name and shows it again', () => {
    const parts = { a: part(), b: part() };
    arrange('a', parts, { x: 0, y: 0, width: 10, height: 10 }, TYPE);
    expect([parts.a.root.visible, parts.b.root.visible]).toEqual([true, false]);
    arrange('b', parts, { x: 0, y: 0, width: 10, height: 10 }, TYPE);
    expect([parts.a.root.visible, parts.b.root.visible]).toEqual([false, true]);
  });

  it('asks nested parts for their least size', () => {
    const parts = { a: part(60, 20), b: part(90, 30), c: part() };
    arrange(
      spaced(0, row(spaced(0, column<'a' | 'b' | 'c'>('a', 'b')), grow(1, 'c'))),
      parts,
      { x: 0, y: 0, width: 200, height: 50 },
      TYPE,
    );
    expect(parts.c.box).toEqual({ x: 90, y: 0, width: 110, height: 50 });
    expect(parts.b.box).toEqual({ x: 0, y: 20, width: 90, height: 30 });
  });
});

describe('lengths that share a room', () => {
  const items = fc.array(
    fc.record({ least: fc.integer({ min: 0, max: 100 }), weight: fc.integer({ min: 0, max: 5 }) }),
    {
      minLength: 1,
      maxLength: 8,
    },
  );

  it('fill it exactly where something grows, and none is below its least', () => {
    fc.assert(
      fc.property(items, fc.integer({ min: 0, max: 1000 }), (list, spare) => {
        const leasts = list.map(({ least }) => least);
        const weights = list.map(({ weight }) => weight);
        const needed = leasts.reduce((a, b) => a + b, 0);
        const lengths = sharedOut(needed + spare, leasts, weights);
        const total = lengths.reduce((a, b) => a + b, 0);
        expect(total).toBeCloseTo(weights.some((weight) => weight > 0) ? needed + spare : needed, 6);
        lengths.forEach((length, n) => expect(length).toBeGreaterThanOrEqual((leasts[n] ?? 0) - 1e-9));
      }),
    );
  });

  it('are shortened alike where there is too little', () => {
    expect(sharedOut(50, [20, 80], [0, 1])).toEqual([10, 40]);
    expect(sharedOut(-5, [20, 80], [1, 1])).toEqual([0, 0]);
  });
});

it('boxes are cut without overlap', () => {
  const box = { x: 10, y: 20, width: 100, height: 50 };
  expect(inset(box, 5, 10)).toEqual({ x: 15, y: 30, width: 90, height: 30 });
  expect(split(box, 'x', 0.25, 20)).toEqual([
    { x: 10, y: 20, width: 20, height: 50 },
    { x: 50, y: 20, width: 60, height: 50 },
  ]);
  expect(cells(box, 'y', 2, 10).map(({ y, height }) => [y, height])).toEqual([
    [20, 20],
    [50, 20],
  ]);
  expect(fitted(box, { width: 10, height: 10 }, 1, 1)).toEqual({ x: 60, y: 20, width: 50, height: 50, scale: 5 });
});

it('texts keep 12 CSS px on every stage and grow with it', () => {
  fc.assert(
    fc.property(fc.double({ min: 0.1, max: 5, noNaN: true }), (pixel) => {
      const { small, text, figures } = typeSizes(pixel);
      expect(small / pixel).toBeGreaterThanOrEqual(12 - 1e-9);
      expect(text).toBeGreaterThan(small);
      expect(figures).toBeGreaterThan(text);
    }),
  );
});
