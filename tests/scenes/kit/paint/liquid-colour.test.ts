import { describe, expect, it } from 'vitest';
import { liquidColour, throughDepth } from '../../../../src/scenes/kit/paint/liquid-colour';
import { darkStage, lightStage } from '../../../../src/scenes/kit/theme';

const channels = (colour: number): readonly [number, number, number] => [
  (colour >> 16) & 255,
  (colour >> 8) & 255,
  colour & 255,
];
const COLOURS = [0xffffff, 0xff7fbf, 0x3f8f5a, 0xe8d24a, 0x102040, 0x000000];

describe('throughDepth', () => {
  it('is the light itself for one path and white for none', () => {
    for (const colour of COLOURS) {
      expect(throughDepth(colour, 1)).toBe(colour);
      expect(throughDepth(colour, 0)).toBe(0xffffff);
    }
  });

  it('never gets lighter with depth, in any channel', () => {
    for (const colour of COLOURS) {
      let before = channels(0xffffff);
      for (let paths = 0; paths <= 6; paths += 0.25) {
        const now = channels(throughDepth(colour, paths));
        now.forEach((value, n) => expect(value).toBeLessThanOrEqual(before[n] ?? 0));
        before = now;
      }
    }
  });

  it('multiplies transmittances: two paths after each other are one of both', () => {
    for (const colour of [0xff7fbf, 0x3f8f5a, 0xe8d24a])
      channels(throughDepth(throughDepth(colour, 2), 1.5)).forEach((value, n) =>
        // Each step rounds to a byte, and the second raises that to a power of 1.5.
        expect(Math.abs(value - (channels(throughDepth(colour, 3))[n] ?? 0))).toBeLessThanOrEqual(2),
      );
  });
});

describe('liquidColour', () => {
  it('covers more the more is dissolved, in body, lens and cast light alike', () => {
    for (const theme of [darkStage, lightStage]) {
      let before = liquidColour(theme, 0xe8d2f0, 0);
      for (const paths of [0.5, 1, 2, 4, 8]) {
        const now = liquidColour(theme, 0xe8d2f0, paths);
        for (const part of ['body', 'surface', 'lens', 'cast'] as const)
          expect(now[part].alpha).toBeGreaterThanOrEqual(before[part].alpha);
        before = now;
      }
      expect(before.body.alpha).toBeGreaterThan(liquidColour(theme, 0xffffff).body.alpha);
    }
  });

  it('shows a dense dye in its own colour in body and lens', () => {
    const { body, lens, cast } = liquidColour(darkStage, 0x3f208f);
    for (const look of [body, lens, cast]) expect(look.tint).toBe(0x3f208f);
  });
});
