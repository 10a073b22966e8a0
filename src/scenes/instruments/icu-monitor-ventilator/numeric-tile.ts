/** A number of a monitor, as large as its box allows: the value, small words beside it, a line below it. */
import { Container, Graphics } from 'pixi.js';
import type { StageContext } from '../../contract';

export interface NumericTileOptions {
  readonly colour: number;
  /** Characters of the longest value. */
  readonly digits: number;
  /** Share of the box's height that the value takes; the line below takes the rest. */
  readonly share: number;
}

export interface NumericTile {
  readonly root: Container;
  /** Size of its box; `small`: height of the words beside the value. Stage units. */
  lay(width: number, height: number, small: number): void;
  /** `words`: at most two lines; `line`: below the value, may be empty. */
  set(value: string, words: string, line: string): void;
  /** Lit while its alarm holds. */
  alarm(on: boolean): void;
}

/** Width of a digit of the monospaced face, and the height that digits need, in its size. */
const DIGIT = 0.6;
const CAPITALS = 0.9;
const ALARM = 0x8f1d1d;

/** Origin at its upper left. */
export function createNumericTile(context: StageContext, { colour, digits, share }: NumericTileOptions): NumericTile {
  const root = new Container({ label: 'numeric tile' });
  const lit = new Graphics({ visible: false });
  const value = context.text({ text: '--', size: 30, mono: true, weight: '600', colour, anchor: [0, 0.5] });
  const words = context.text({ size: 13, weight: '600', colour, anchor: [0, 0.5] });
  const line = context.text({ size: 20, mono: true, weight: '600', colour, anchor: [0, 0.5] });
  root.addChild(lit, value, words, line);
  const shown = { value: '--', words: '', line: '' };
  const put = (text: typeof value, key: keyof typeof shown, next: string): void => {
    if (shown[key] === next) return;
    shown[key] = next;
    text.text = next;
  };
  return {
    root,
    lay(width, height, small) {
      const beside = share < 1 ? 0 : small * 3.4;
      const size = Math.min((height * share) / CAPITALS, (width - beside - 10) / (digits * DIGIT));
      value.style.fontSize = size;
      value.position.set(6, (height * share) / 2);
      words.style.fontSize = small;
      words.position.set(10 + size * DIGIT * digits, (height * share) / 2);
      words.visible = share === 1;
      line.style.fontSize = Math.max(small, Math.min(size * 0.72, height * (1 - share)));
      line.position.set(6, height * (share + (1 - share) / 2) - 2);
      lit
        .clear()
        .roundRect(1, 2, width - 3, height - 4, 6)
        .fill({ color: ALARM, alpha: 0.85 });
    },
    set(nextValue, nextWords, nextLine) {
      put(value, 'value', nextValue);
      put(words, 'words', nextWords);
      put(line, 'line', nextLine);
    },
    alarm(on) {
      if (lit.visible === on) return;
      lit.visible = on;
      // Coloured digits on the red field would be hard to read.
      for (const text of [value, words, line]) text.style.fill = on ? 0xffffff : colour;
    },
  };
}
