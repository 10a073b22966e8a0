import { describe, expect, it } from 'vitest';
import { DETAILS, FULL_DETAIL, govern, type Governor } from '../../../src/bench/stage/governor';

/** So many seconds of frames of a length that may depend on the level. */
function draw(from: Governor, seconds: number, frameMs: (level: number) => number): Governor {
  let state = from;
  for (let ms = 0; ms < seconds * 1000; ms += frameMs(state.level)) state = govern(state, frameMs(state.level));
  return state;
}
const LAST = DETAILS.length - 1;

describe('the detail of the stage', () => {
  it('stays full on a device that keeps up, and on one that is a little late', () => {
    expect(draw(FULL_DETAIL, 60, () => 16.7).level).toBe(0);
    expect(draw(FULL_DETAIL, 60, () => 40).level).toBe(0);
  });

  it('steps down one by one while frames are late, and not further than the last', () => {
    expect(draw(FULL_DETAIL, 1.5, () => 80).level).toBe(0);
    expect(draw(FULL_DETAIL, 3, () => 80).level).toBe(1);
    expect(draw(FULL_DETAIL, 60, () => 80).level).toBe(LAST);
  });

  it('stops where the device keeps up', () => {
    const settled = draw(FULL_DETAIL, 20, (level) => [80, 60, 30, 17][level] ?? 17);
    expect(settled.level).toBe(2);
  });

  it('does not mind a single long frame, nor a tab that slept', () => {
    const state = draw(FULL_DETAIL, 5, () => 16.7);
    expect(govern(state, 300).level).toBe(0);
    expect(draw(govern(state, 300), 1, () => 16.7).level).toBe(0);
    expect(govern(state, 30_000)).toBe(state);
  });

  it('steps up again when there is room', () => {
    const low = draw(FULL_DETAIL, 60, () => 80);
    expect(draw(low, 7, () => 16.7).level).toBe(LAST);
    expect(draw(low, 60, () => 16.7).level).toBe(0);
  });

  it('waits longer after a step up that did not hold', () => {
    // Full detail is too much for this device, the next one is easy.
    const cost = (level: number): number => (level === 0 ? 70 : 16.7);
    let state = FULL_DETAIL;
    let changes = 0;
    for (let ms = 0; ms < 300_000; ms += cost(state.level)) {
      const next = govern(state, cost(state.level));
      if (next.level !== state.level) changes++;
      state = next;
    }
    expect(changes).toBeLessThan(14);
    expect(state.patience).toBeGreaterThan(60_000);
  });
});
