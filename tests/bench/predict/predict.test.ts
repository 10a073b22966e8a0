import { describe, expect, it } from 'vitest';
import { listings } from '../../../catalogue/index';
import { predictionsOf, sketchFor, sketchId } from '../../../src/bench/predict/prediction';
import { predictionOverlays } from '../../../src/bench/predict/parts';
import {
  type Draft,
  drawn,
  HEIGHTS,
  heightsOf,
  moved,
  sketchFrame,
  sketchPoints,
} from '../../../src/bench/predict/sketching';
import { initialSettings } from '../../../src/bench/plot/settings';
import { entry, readings } from '../rows';

const settings = initialSettings(entry);
const [first] = settings.ys;
const frame = { x: [0, 8], y: [0, 100], xScale: 'linear', yScale: 'linear' } as const;
const level: readonly number[] = Array.from({ length: HEIGHTS }, () => 0.5);

describe('a sketched curve', () => {
  it('stands in the units of the axes, evenly along x', () => {
    const draft: Draft = { frame, heights: level.map((_, index) => index / 8) };
    expect(sketchPoints(draft)[0]).toEqual([0, 0]);
    expect(sketchPoints(draft)[4]).toEqual([4, 50]);
    expect(sketchPoints(draft)[8]).toEqual([8, 100]);
  });

  it('is evenly spaced in decades on a logarithmic axis', () => {
    const points = sketchPoints({ frame: { ...frame, x: [1, 1e8], xScale: 'log' }, heights: level });
    expect(points.map(([x]) => Math.round(Math.log10(x)))).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8]);
  });

  it('follows the path of the pointer, and nothing else moves', () => {
    const after = drawn(level, { x: 0.25, y: 0 }, { x: 0.5, y: 1 });
    expect(after).toEqual([0.5, 0.5, 0, 0.5, 1, 0.5, 0.5, 0.5, 0.5]);
  });

  it('follows a quick path from right to left as well', () => {
    const after = drawn(level, { x: 1, y: 1 }, { x: 0, y: 0 });
    after.forEach((height, index) => expect(height).toBeCloseTo(index / 8, 12));
  });

  it('takes the nearest point to a tap, and stays in the plot', () => {
    expect(drawn(level, { x: 0.13, y: 3 }, { x: 0.13, y: 3 })[1]).toBe(1);
    expect(drawn(level, { x: -4, y: -3 }, { x: -4, y: -3 })[0]).toBe(0);
    expect(moved(level, 2, -0.3)[2]).toBe(0);
  });

  it('comes back when it is changed later', () => {
    const heights = level.map((_, index) => ((index * 7) % 5) / 5);
    const points = sketchPoints({ frame, heights });
    const sketch = { id: '', kind: 'sketch', x: settings.x, y: first, points, explanation: '', rowsBefore: 0 } as const;
    heightsOf(sketch, frame).forEach((height, index) => expect(height).toBeCloseTo(heights[index] ?? -1, 6));
  });
});

describe('the axes of a sketch', () => {
  const source = { entry, readings, settings, series: null, sketch: null };

  it('reach as far as the input can be set', () => {
    expect(sketchFrame(source).x).toEqual([0, 12]);
  });

  it('are those of the entry for the plot as it begins, and for no other', () => {
    const asked = {
      ...entry,
      predict: { question: '', options: ['a', 'b'] as const, sketch: { x: [0, 5], y: [0, 2] } as const },
    };
    expect(sketchFrame({ ...source, entry: asked })).toMatchObject({ x: [0, 5], y: [0, 2] });
    const other = { ...settings, x: { ...settings.x, transform: 'square' as const } };
    expect(sketchFrame({ ...source, entry: asked, settings: other }).x).toEqual([0, 144]);
  });

  it('keep what is measured already in sight', () => {
    const point = { row: 1, series: 0, struck: false, x: 20, y: 7, ux: null, uy: null };
    const series = { title: { name: '', unit: '' }, side: 'left' as const, points: [point], trace: null };
    const { x, y } = sketchFrame({ ...source, series });
    expect(x).toEqual([0, 20]);
    expect(y[0] <= 7 && y[1] > 7).toBe(true);
  });

  it('have a beginning above zero where they are logarithmic', () => {
    const { x } = sketchFrame({ ...source, settings: { ...settings, xScale: 'log' } });
    expect(x[0]).toBeGreaterThan(0);
    expect(x[1]).toBe(12);
  });
});

describe('kept predictions', () => {
  const points = [
    [0, 1],
    [2, 3],
  ] as const;
  const sketch = {
    id: sketchId(settings.x, first),
    kind: 'sketch',
    x: settings.x,
    y: first,
    points,
    explanation: 'why',
    rowsBefore: 2,
  };

  it('are read back, and belong to their axes', () => {
    expect(sketchFor([sketch], settings.x, first)).toEqual(sketch);
    expect(sketchFor([sketch], first, settings.x)).toBeNull();
  });

  it.each([
    ['without points', { ...sketch, points: [] }],
    [
      'that goes back along x',
      {
        ...sketch,
        points: [
          [2, 1],
          [0, 3],
        ],
      },
    ],
    [
      'with words for numbers',
      {
        ...sketch,
        points: [
          ['0', 1],
          [2, 3],
        ],
      },
    ],
    ['of a later version', { id: 'x', kind: 'bets' }],
    ['without an answer', { id: 'choice', kind: 'choice', question: 'Which?' }],
  ])('%s are left aside', (_what, kept) => {
    expect(predictionsOf([kept])).toEqual([]);
  });

  it('reach into the plot, so that it is in sight', () => {
    const [overlay] = predictionOverlays([sketch], settings, null);
    expect(overlay?.reach).toEqual([1, 3]);
    expect(overlay?.reachX).toEqual([0, 2]);
    expect(predictionOverlays([], settings, null)).toEqual([]);
  });
});

describe('questions of the catalogue', async () => {
  const built = await Promise.all(
    listings.flatMap(({ id, entry: load }) => (load ? [load().then((module) => ({ id, entry: module.entry }))] : [])),
  );

  it.each(built)('$id asks, with outcomes to choose from, each once', ({ entry: { predict } }) => {
    expect(predict?.question).toMatch(/\?$/);
    expect(new Set(predict?.options).size).toBe(predict?.options.length);
    const { x = [0, 1], y = [0, 1] } = predict?.sketch ?? {};
    expect(x[0] < x[1] && y[0] < y[1]).toBe(true);
  });
});
