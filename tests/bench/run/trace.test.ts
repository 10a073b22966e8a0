import { describe, expect, it } from 'vitest';
import { Trace } from '../../../src/bench/run/trace';

const ramp = (from: number, count: number): Float64Array =>
  Float64Array.from({ length: count * 2 }, (_, i) => (i % 2 === 0 ? from + i / 2 : 2 * (from + (i - 1) / 2)));

describe('the live trace', () => {
  it('keeps rows in order, by column', () => {
    const trace = new Trace(['y']);
    trace.push(ramp(0, 3));
    trace.push(ramp(3, 2));
    expect([...(trace.column('time') ?? [])]).toEqual([0, 1, 2, 3, 4]);
    expect([...(trace.column('y') ?? [])]).toEqual([0, 2, 4, 6, 8]);
    expect(trace.column('z')).toBeNull();
  });

  it('halves when full: a long run keeps its beginning, its end and its even spacing', () => {
    const trace = new Trace(['y']);
    const rows = 100_000;
    for (let from = 0; from < rows; from += 50) trace.push(ramp(from, 50));
    const time = [...(trace.column('time') ?? [])];
    expect(time.length).toBeLessThanOrEqual(8192);
    expect(time.length).toBeGreaterThan(4096);
    expect(time[0]).toBe(0);
    const stride = (time[1] ?? 0) - (time[0] ?? 0);
    expect(time.every((value, index) => value === index * stride)).toBe(true);
    expect(rows - (time.at(-1) ?? 0)).toBeLessThanOrEqual(stride);
    expect([...(trace.column('y') ?? [])].every((value, index) => value === 2 * (time[index] ?? 0))).toBe(true);
  });

  it('lifts the pen between two rows, and not before the first', () => {
    const trace = new Trace(['y']);
    trace.lift();
    expect(trace.length).toBe(0);
    trace.push(ramp(0, 1));
    trace.lift();
    trace.push(ramp(1, 1));
    expect([...(trace.column('y') ?? [])]).toEqual([0, Number.NaN, 2]);
  });

  it('says that it changed, and only then', () => {
    const trace = new Trace(['y']);
    const before = trace.version;
    trace.push(new Float64Array());
    expect(trace.version).toBe(before);
    trace.push(ramp(0, 1));
    expect(trace.version).toBeGreaterThan(before);
    const pushed = trace.version;
    trace.clear();
    expect(trace.version).toBeGreaterThan(pushed);
    expect(trace.length).toBe(0);
  });
});
