import { describe, expect, it } from 'vitest';
import { growingDomain, niceEnd } from '../../../../src/scenes/kit/charts/domains';
import { AxisScale, fittedTicks, minorTicksOf, tickFormat, ticksOf } from '../../../../src/scenes/kit/charts/scale';

const scale = (domain: readonly [number, number], range: readonly [number, number], log = false): AxisScale => {
  const made = new AxisScale(domain, log);
  made.setRange(...range);
  return made;
};

describe('an axis', () => {
  it('places values and finds them again', () => {
    const y = scale([-1, 3], [200, 0]);
    expect(y.at(-1)).toBeCloseTo(200, 9);
    expect(y.at(0)).toBeCloseTo(150, 9);
    expect(y.value(y.at(2.345))).toBeCloseTo(2.345, 9);
  });

  it('is logarithmic where asked, without a place for what has no logarithm', () => {
    const x = scale([1, 1e4], [0, 400], true);
    expect(x.at(100)).toBeCloseTo(200, 9);
    expect(x.value(300)).toBeCloseTo(1000, 6);
    expect(x.at(0)).toBeNaN();
    expect(x.at(-3)).toBeNaN();
    expect(ticksOf(x, 5)).toEqual([1, 10, 100, 1000, 10000]);
    expect(tickFormat(x, [1, 1e4])(1e4)).toBe('10⁴');
    expect(ticksOf({ domain: [10, 100], log: true }, 4)).toEqual([10, 20, 50, 100]);
  });

  it.each([
    [1.3, 5.2],
    [107, 467],
    [0.01, 0.03],
    [100, 2000],
    [1, 1e9],
  ])('has figures at round values and few marks between %d and %d', (from, to) => {
    const x = scale([from, to], [0, 300], true);
    for (const count of [2, 3, 5, 9]) {
      const ticks = ticksOf(x, count);
      for (const tick of ticks) expect(Number(tick.toPrecision(2))).toBe(tick);
      expect(ticks.length).toBeGreaterThanOrEqual(2);
      expect(minorTicksOf(x, count).length).toBeLessThanOrEqual(60);
    }
    expect(ticksOf({ domain: [1.3, 5.2], log: true }, 5)).toEqual([2, 3, 4, 5]);
    expect(ticksOf({ domain: [0.01, 0.03], log: true }, 3)).toEqual([0.01, 0.02, 0.03]);
  });

  it('refuses ends that no axis can have', () => {
    expect(() => scale([0, 1], [0, 1]).setDomain([2, 2])).toThrow('cannot run from 2 to 2');
    expect(() => scale([0, 1], [0, 1]).setDomain([0, Number.NaN])).toThrow(RangeError);
    expect(() => scale([1, 10], [0, 1], true).setDomain([0, 10])).toThrow(RangeError);
  });

  it('writes figures with the decimals of their step, and very large and small ones with a power of ten', () => {
    expect([0, 0.25, 0.5].map(tickFormat({ log: false }, [0, 0.25, 0.5]))).toEqual(['0.00', '0.25', '0.50']);
    expect([-2, 0].map(tickFormat({ log: false }, [-2, -1, 0]))).toEqual(['−2', '0']);
    expect([0, 5e6].map(tickFormat({ log: false }, [0, 5e6]))).toEqual(['0', '5×10⁶']);
    expect([2e-5, 4e-5].map(tickFormat({ log: false }, [0, 2e-5, 4e-5]))).toEqual(['2×10⁻⁵', '4×10⁻⁵']);
  });

  const LETTER = 7.2;
  it.each([40, 70, 120, 200, 333, 600])('has figures that do not meet on %i units', (length) => {
    for (const domain of [
      [0, 1],
      [-1000, 250],
      [0.001, 0.0015],
      [0, 123456],
    ] as const) {
      const ticks = fittedTicks(scale(domain, [0, length]), {
        room: (label) => label.length * LETTER,
        gap: 8,
        pitch: 50,
      });
      expect(ticks.length).toBeGreaterThan(0);
      ticks.slice(1).forEach((tick, n) => {
        const before = ticks[n];
        if (!before) return;
        expect(tick.at - before.at).toBeGreaterThanOrEqual(
          ((tick.label.length + before.label.length) * LETTER) / 2 + 8,
        );
      });
    }
  });

  it('keeps to the values that it was given, fewer where there is no room', () => {
    const y = scale([0, 14], [0, 100]);
    const labels = (room: number): readonly string[] =>
      fittedTicks(y, { room: () => room, gap: 2, pitch: 10, fixed: [0, 7, 14, 21] }).map(({ label }) => label);
    expect(labels(12)).toEqual(['0', '7', '14']);
    expect(labels(60)).toEqual(['0', '14']);
    expect(labels(600)).toEqual(['0']);
  });
});

describe('a growing domain', () => {
  it('stays while values are within, widens to round ends, and shrinks only when asked', () => {
    const force = growingDomain({ least: [0, 2] });
    const first = force.hold(1.5);
    expect(first).toEqual([0, 2]);
    expect(force.hold(1)).toBe(first);
    expect(force.hold(17)).toEqual([0, 20]);
    expect(force.hold(3)).toEqual([0, 20]);
    force.reset();
    expect(force.hold(3)).toEqual([0, 4]);
    expect(force.hold(Number.NaN)).toEqual([0, 4]);
  });

  it('widens both ways, and keeps to the ends of an instrument', () => {
    const degrees = growingDomain({ least: [20, 24] });
    expect(degrees.hold(19.5, 30)).toEqual([19, 32]);
    const volume = growingDomain({ least: [0, 50], ends: [50, 100, 150, 250], room: 0 });
    expect(volume.hold(50)).toEqual([0, 50]);
    expect(volume.hold(50.1)).toEqual([0, 100]);
    expect(volume.hold(900)).toEqual([0, 250]);
    expect([0, 0.012, 7, -7, 1000].map(niceEnd)).toEqual([0, 0.015, 8, -8, 1000]);
  });
});
