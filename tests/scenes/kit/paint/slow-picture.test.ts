import { describe, expect, it } from 'vitest';
import { SlowPicture } from '../../../../src/scenes/kit/paint/slow-picture';

const FRAME_MS = 1000 / 60;
/** A change of relative brightness that counts (WCAG 2.2, general flash threshold). */
const COUNTS = 0.1;

/** Most flashes, pairs of opposing changes, in any second of ten: of a place whose brightness swings by `swing`. */
function mostFlashes(frequency: number, speed: number, swing: number): number {
  const picture = new SlowPicture();
  const turns: number[] = [];
  let [shown, extreme, rising] = [0, 0, true];
  for (let now = 0; now <= 10_000; now += FRAME_MS) {
    const time = (now / 1000) * speed;
    if (picture.next(frequency, time, now)) shown = (swing / 2) * Math.sin(2 * Math.PI * frequency * time);
    if (rising ? shown > extreme : shown < extreme) extreme = shown;
    else if (Math.abs(shown - extreme) >= COUNTS) {
      turns.push(now);
      rising = !rising;
      extreme = shown;
    }
  }
  return Math.max(0, ...turns.map((from) => turns.filter((at) => at >= from && at < from + 1000).length)) / 2;
}

describe('a large picture that swings', () => {
  it.each([1, 2, 2.5, 3, 3.5, 4, 5, 6, 7.5, 8, 10, 12])(
    'at %d Hz flashes three times a second at most',
    (frequency) => {
      for (const speed of [0.25, 1, 4, 16]) {
        expect(mostFlashes(frequency, speed, 1), `${speed} times`).toBeLessThanOrEqual(3);
      }
    },
  );

  it('is drawn as it is where it swings slowly', () => {
    const picture = new SlowPicture();
    let drawn = 0;
    for (let n = 1; n <= 60; n++) if (picture.next(2, n / 60, n * FRAME_MS)) drawn++;
    expect(drawn).toBe(60);
  });

  it('goes on at once after it was put back', () => {
    const picture = new SlowPicture();
    picture.next(10, 5, 1000);
    expect(picture.next(10, 0, 1010)).toBe(true);
  });
});
