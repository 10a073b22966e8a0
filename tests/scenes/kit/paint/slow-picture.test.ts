import { describe, expect, it } from 'vitest';
import { MOST_FLASHES, mostFlashes } from '../../most-flashes';
import { CALM, FOLLOWED, SlowPicture } from '../../../../src/scenes/kit/paint/slow-picture';

const FRAMES_A_SECOND = 60;
const FRAME_MS = 1000 / FRAMES_A_SECOND;

/** Relative brightness in each frame of ten seconds, of a place that swings by `swing`. */
function brightnesses(frequency: number, speed: number, swing: number, most: number): readonly number[] {
  const picture = new SlowPicture();
  let shown = 0;
  return Array.from({ length: 10 * FRAMES_A_SECOND }, (_, n) => {
    const now = n * FRAME_MS;
    const time = (now / 1000) * speed;
    if (picture.next(frequency, time, now, most)) shown = (swing / 2) * Math.sin(2 * Math.PI * frequency * time);
    return shown;
  });
}

describe('a large picture that swings', () => {
  it.each([1, 2, 2.5, 3, 3.5, 4, 5, 6, 7.5, 8, 10, 12])(
    'at %d Hz flashes three times a second at most',
    (frequency) => {
      for (const speed of [0.25, 1, 4, 16]) {
        const values = brightnesses(frequency, speed, 1, CALM);
        expect(mostFlashes(values, FRAMES_A_SECOND), `${speed} times`).toBeLessThanOrEqual(MOST_FLASHES);
      }
    },
  );

  it.each([2, 5, 8, 12])(
    'at %d Hz is drawn as it is where it can be followed, and does not flash where it cannot',
    (frequency) => {
      for (const speed of [0.25, 1, 4, 16]) {
        const values = brightnesses(frequency, speed, 1, FOLLOWED);
        const followed = frequency * speed <= FOLLOWED;
        const changes = values.filter((value, n) => n > 0 && value !== values[n - 1]).length;
        if (followed) expect(changes, `${speed} times`).toBeGreaterThan(0.95 * values.length);
        else expect(mostFlashes(values, FRAMES_A_SECOND), `${speed} times`).toBeLessThanOrEqual(MOST_FLASHES);
      }
    },
  );

  it('is drawn as it is where it swings slowly', () => {
    const picture = new SlowPicture();
    let drawn = 0;
    for (let n = 1; n <= 60; n++) if (picture.next(2, n / 60, n * FRAME_MS, CALM)) drawn++;
    expect(drawn).toBe(60);
  });

  it('goes on at once after it was put back', () => {
    const picture = new SlowPicture();
    picture.next(10, 5, 1000, CALM);
    expect(picture.next(10, 0, 1010, CALM)).toBe(true);
  });
});
