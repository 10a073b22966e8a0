import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Clock, initialClock, settle, tick, visiblePace } from '../../../src/bench/run/clock';

const play = (frames: readonly number[], stepsPerSecond: number): { readonly steps: number; readonly clock: Clock } =>
  frames.reduce(
    ({ steps, clock }, elapsed) => {
      const next = tick(clock, elapsed, stepsPerSecond);
      return { steps: steps + next.steps, clock: next.clock };
    },
    { steps: 0, clock: initialClock },
  );

describe('wall time to whole steps', () => {
  it('does as many steps in a second whatever the frame rate', () => {
    for (const rate of [24, 30, 60, 75, 90, 120, 144, 240]) {
      const frames = Array.from({ length: rate }, () => 1000 / rate);
      for (const perSecond of [5, 20, 200, 3200]) expect(play(frames, perSecond).steps).toBe(perSecond);
    }
  });

  it('loses nothing and gains nothing: whole steps and the rest are the time that passed', () => {
    fc.assert(
      fc.property(
        fc.array(fc.double({ min: 0, max: 100, noNaN: true }), { maxLength: 60 }),
        fc.double({ min: 0.1, max: 5000, noNaN: true }),
        (frames, perSecond) => {
          const { steps, clock } = play(frames, perSecond);
          const owed = (frames.reduce((sum, elapsed) => sum + elapsed, 0) / 1000) * perSecond;
          expect(steps + clock.rest).toBeCloseTo(owed, 5);
          expect(clock.rest).toBeGreaterThanOrEqual(0);
          expect(clock.rest).toBeLessThan(1);
        },
      ),
    );
  });

  it('does not jump after a laptop has slept, nor run backwards', () => {
    expect(tick(initialClock, 3_600_000, 200).steps).toBe(20);
    expect(tick(initialClock, -50, 200).steps).toBe(0);
  });

  it('shows the pace only while the device falls behind, and forgets it afterwards', () => {
    let clock = initialClock;
    expect(visiblePace(clock)).toBeNull();
    for (let frame = 0; frame < 300; frame++) clock = settle(clock, 10, 6);
    expect(visiblePace(clock)).toBeCloseTo(0.6, 2);
    for (let frame = 0; frame < 300; frame++) clock = settle(clock, 10, 10);
    expect(visiblePace(clock)).toBeNull();
  });

  it('a frame without steps says nothing about the device', () => {
    expect(settle(initialClock, 0, 0)).toBe(initialClock);
  });

  it('counts a display frame that was itself too long against the pace, but not a sleep', () => {
    const slow = play(
      Array.from({ length: 20 }, () => 200),
      1000,
    ).clock;
    expect(visiblePace(slow)).toBeCloseTo(0.5, 1);
    expect(visiblePace(play([5000], 1000).clock)).toBeNull();
  });
});
