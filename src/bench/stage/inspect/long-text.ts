/** Texts as another language may have them: words half as long again, numbers, units and formulae as they are. */
import { Text } from 'pixi.js';

/** Units that are written like words. */
const UNITS = new Set(['mol', 'min', 'bar', 'mbar', 'kPa', 'hPa', 'MPa', 'GPa', 'mmHg', 'rpm', 'ppm', 'atm', 'deg']);

/** `factor`: how many times as long each word becomes. A word has three letters or more, none of them a capital but the first or all. */
export const lengthened = (text: string, factor: number): string =>
  text.replaceAll(/(?<![\p{L}\d]|\d[ \u00A0\u202F])(?:\p{L}\p{Ll}{2,}|\p{Lu}{5,})(?![\p{L}\d/⁻²³₀-₉])/gu, (word) => {
    if (UNITS.has(word)) return word;
    const more = Math.ceil(word.length * (factor - 1));
    return word + word.slice(1).padEnd(more, word).slice(0, more);
  });

/** A kind of text whose words are longer than it is told; layouts measure it as it is drawn. */
export function longText(factor: number): typeof Text {
  return class LongText extends Text {
    override get text(): string {
      return super.text;
    }
    override set text(value: string) {
      super.text = lengthened(String(value), factor);
    }
  };
}
