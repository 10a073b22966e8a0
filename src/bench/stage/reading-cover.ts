/** Keeps readings off the stage while they are hidden from a class: a display on the apparatus prints the same numbers as the panel. */
import type { Text } from 'pixi.js';
import type { Shown } from '../../../engine/runtime/instrument';

const NUMBERS = /[-−+]?\d+(?:[.,]\d+)*/gu;
/** Shorter words stand in many others. */
const SHORTEST_WORD = 3;
const COVER = '?';
/** A number of one digit or two is a mark of a scale more often than a reading, and what it counts is seen anyway. */
const isTelling = (number: string): boolean => /[.,]/.test(number) || number.replaceAll(/\D/g, '').length > 2;

const plain = (number: string): string => number.replace('−', '-').replace(/^\+/, '');

/** A text with a question mark for each number and word that the instruments show. Pure. */
export function coveredText(text: string, shown: Readonly<Record<string, Shown>>): string {
  const readings = Object.values(shown).filter(({ value }) => value !== null);
  const numbers = new Set(readings.flatMap((each) => (each.text.match(NUMBERS) ?? []).filter(isTelling).map(plain)));
  const words = readings.flatMap(({ text: word, value }) =>
    typeof value === 'string' && word.length >= SHORTEST_WORD ? [word] : [],
  );
  const without = text.replaceAll(NUMBERS, (number) => (numbers.has(plain(number)) ? COVER : number));
  return words.reduce((rest, word) => rest.replaceAll(word, COVER), without);
}

export class ReadingCover {
  /** What the scene had written on each text that is covered. */
  readonly #written = new Map<Text, { readonly before: string; readonly covered: string }>();

  /** Covers what the scene has just drawn. A scene that does not write a text anew finds it covered already. */
  cover(texts: readonly Text[], shown: Readonly<Record<string, Shown>>): void {
    for (const text of texts) {
      const known = this.#written.get(text);
      const before = known && text.text === known.covered ? known.before : text.text;
      const covered = coveredText(before, shown);
      if (covered === before) this.#written.delete(text);
      else this.#written.set(text, { before, covered });
      if (text.text !== covered) text.text = covered;
    }
  }

  /** Gives back what is still covered. */
  lift(): void {
    for (const [text, { before, covered }] of this.#written)
      if (!text.destroyed && text.text === covered) text.text = before;
    this.#written.clear();
  }
}
