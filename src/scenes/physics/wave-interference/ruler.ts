/** A ruler of clear plastic with real marks along its upper edge. Origin at the middle of that edge. */
import { Container, Graphics, type Text } from 'pixi.js';
import type { StageContext } from '../../contract';
import { downGradient } from '../../kit/paint/shading';

export interface RulerScale {
  /** Stage units of one unit of the scale, and how many of them it is long. */
  readonly unit: number;
  readonly length: number;
  /** Between marks: the smallest, the middle ones, and those with a figure; in units of the scale. */
  readonly fine: number;
  readonly middle: number;
  readonly figure: number;
}

export interface Ruler {
  readonly root: Container;
  readonly width: number;
  lay(scale: RulerScale): void;
}

const MOST_FIGURES = 24;
/** Clear plastic before the first mark and after the last. */
const END = 7;

/** `name` is printed after the last figure: what the figures count. */
export function createRuler(context: StageContext, name: string, width = 30): Ruler {
  const root = new Container({ label: 'ruler' });
  const body = new Graphics();
  const ink = 0x1d2b38;
  const figures: readonly Text[] = Array.from({ length: MOST_FIGURES }, () =>
    context.text({ size: 11, weight: '600', colour: ink, anchor: [0.5, 1] }),
  );
  root.addChild(body, ...figures);
  return {
    root,
    width,
    lay({ unit, length, fine, middle, figure }) {
      const long = unit * length;
      const left = -long / 2;
      body
        .clear()
        .roundRect(left - END + 3, 4, long + 2 * END, width, 4)
        .fill({ color: 0x000000, alpha: 0.28 })
        .roundRect(left - END, 0, long + 2 * END, width, 4)
        .fill(
          downGradient([
            [0, 0xfffbe8, 0.92],
            [0.12, 0xfdf3cf, 0.86],
            [1, 0xe9d9a0, 0.9],
          ]),
        )
        .roundRect(left - END + 0.5, 0.5, long + 2 * END - 1, width - 1, 3.5)
        .stroke({ width: 1, color: 0x8f7f45, alpha: 0.7 })
        .rect(left - END + 4, 1.2, long + 2 * END - 8, 1)
        .fill({ color: 0xffffff, alpha: 0.8 });
      const whole = (value: number, step: number): boolean => Math.abs(value / step - Math.round(value / step)) < 1e-6;
      const marks = Math.round(length / fine);
      for (let n = 0; n <= marks; n++) {
        const value = n * fine;
        const depth = whole(value, figure) ? 12 : whole(value, middle) ? 9 : 5.5;
        body.rect(left + value * unit - 0.45, 0, whole(value, figure) ? 1.2 : 0.9, depth).fill(ink);
      }
      figures.forEach((text, n) => {
        const value = n * figure;
        const isLast = value + figure > length + 1e-6;
        // The last figure carries the unit and needs the room of the one before it.
        const crowded = !isLast && value + 2 * figure > length + 1e-6 && figure * unit < 4 * text.style.fontSize;
        text.visible = value <= length + 1e-6 && !crowded;
        if (!text.visible) return;
        text.text = isLast ? `${value} ${name}` : String(value);
        text.anchor.x = isLast ? 1 : value === 0 ? 0 : 0.5;
        text.position.set(left + value * unit + (isLast ? END - 2 : value === 0 ? -END + 3 : 0), width - 1);
      });
    },
  };
}
