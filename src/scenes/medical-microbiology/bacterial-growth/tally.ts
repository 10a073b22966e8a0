/** A mechanical counter: three drums with figures behind a window. Origin at its upper left. */
import { Container, Graphics } from 'pixi.js';
import type { StageContext } from '../../contract';
import { downGradient } from '../../kit/paint/shading';

export interface Tally {
  readonly root: Container;
  set(count: number): void;
  /** The least size of its figures, its own units. */
  fit(least: number): void;
}

const DIGITS = 3;
const DRUM = 25;
export const TALLY = { width: DIGITS * DRUM + 8, height: 40 } as const;
const FIGURES = 24;
const INK = 0x17202c;

export function createTally(context: StageContext): Tally {
  const root = new Container({ label: 'tally' });
  const window = new Graphics().roundRect(0, 0, TALLY.width, TALLY.height, 5).fill(0x1a222b);
  const figures = Array.from({ length: DIGITS }, (_, n) => {
    window.roundRect(5 + n * DRUM, 4, DRUM - 2, TALLY.height - 8, 2).fill(
      downGradient([
        [0, 0xa9b0b6],
        [0.3, 0xf2f3f1],
        [0.7, 0xf2f3f1],
        [1, 0x9aa1a8],
      ]),
    );
    const figure = context.text({
      text: '0',
      size: FIGURES,
      mono: true,
      weight: '600',
      colour: INK,
      anchor: [0.5, 0.5],
    });
    figure.position.set(4 + (n + 0.5) * DRUM, TALLY.height / 2);
    return figure;
  });
  root.addChild(window, ...figures);
  return {
    root,
    set(count) {
      const text = String(count).padStart(DIGITS, '0');
      figures.forEach((figure, n) => {
        const digit = text[n] ?? '0';
        figure.text = digit;
      });
    },
    fit(least) {
      for (const figure of figures) figure.style.fontSize = Math.max(FIGURES, least);
    },
  };
}
