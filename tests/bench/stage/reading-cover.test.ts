import type { Text } from 'pixi.js';
import { describe, expect, it } from 'vitest';
import type { Shown } from '../../../engine/runtime/instrument';
import { coveredText, ReadingCover } from '../../../src/bench/stage/reading-cover';

const shownOf = (text: string, value: number | string | null): Shown => ({ text, value, uncertainty: null, unit: 's' });
const shown = {
  period: shownOf('1.2721', 1.2721),
  drop: shownOf('−3.5', -3.5),
  word: shownOf('Euthyroid', 'Euthyroid'),
};

describe('readings that are hidden from the class', () => {
  it('are covered wherever the stage prints them, in whatever words', () => {
    expect(coveredText('Gate 1.2721 s, length 1.0 m', shown)).toBe('Gate ? s, length 1.0 m');
    expect(coveredText('11.2721', shown)).toBe('11.2721');
    expect(coveredText('-3.5 °C', shown)).toBe('? °C');
    expect(coveredText('Pattern: Euthyroid.', shown)).toBe('Pattern: ?.');
    // The marks of a scale stay, though something was counted.
    expect(coveredText('10 20 30', { swings: shownOf('10', 10) })).toBe('10 20 30');
    expect(coveredText('nothing measured: –', { none: shownOf('–', null) })).toBe('nothing measured: –');
  });

  it('come back when they are shown again, whether the scene writes them anew or not', () => {
    const texts = ['1.2721 s', 'Lamp'].map((text) => ({ text, destroyed: false }) as Text);
    const cover = new ReadingCover();
    cover.cover(texts, shown);
    expect(texts.map(({ text }) => text)).toEqual(['? s', 'Lamp']);
    // The scene had nothing new to write.
    cover.cover(texts, shown);
    expect(texts[0]?.text).toBe('? s');
    cover.lift();
    expect(texts[0]?.text).toBe('1.2721 s');
  });
});
