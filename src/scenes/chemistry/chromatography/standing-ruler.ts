/** A ruler that stands: centimetres upwards from its zero, marks in millimetres along both edges. Origin at zero, in its middle. */
import { Container, Graphics, type Text } from 'pixi.js';
import type { StageContext, TypeSizes } from '../../contract';
import { acrossGradient } from '../../kit/paint/shading';

export interface StandingRuler {
  readonly root: Container;
  /** Stage units of 1 cm, cm below zero and above it, and its width in stage units. */
  lay(unit: number, below: number, above: number, width: number, type: TypeSizes): void;
}

const INK = 0x1d2b38;
/** Marks of millimetres, of halves and of whole centimetres, stage units. */
const MARKS = { fine: 4, half: 7, whole: 10 } as const;
/** Between two figures at least, in heights of their text. */
const PITCH = 1.3;

export function createStandingRuler(context: StageContext): StandingRuler {
  const root = new Container({ label: 'ruler' });
  const body = new Graphics();
  const figures: Text[] = [];
  root.addChild(body);
  return {
    root,
    lay(unit, below, above, width, type) {
      const half = width / 2;
      body
        .clear()
        .roundRect(-half + 3, -above * unit - 4, width, (above + below) * unit + 10, 4)
        .fill({ color: 0x000000, alpha: 0.26 })
        .roundRect(-half, -above * unit - 7, width, (above + below) * unit + 12, 4)
        .fill(
          acrossGradient([
            [0, 0xfffbe8, 0.95],
            [0.15, 0xfdf3cf, 0.92],
            [1, 0xe6d59a, 0.95],
          ]),
        );
      for (let n = Math.ceil(-below * 10); n <= above * 10; n++) {
        const length = n % 10 === 0 ? MARKS.whole : n % 5 === 0 ? MARKS.half : MARKS.fine;
        const thick = n % 10 === 0 ? 1.2 : 0.8;
        const y = (-n * unit) / 10 - thick / 2;
        body
          .rect(-half, y, length, thick)
          .fill(INK)
          .rect(half - length, y, length, thick)
          .fill(INK);
      }
      for (const text of figures.splice(0)) text.destroy();
      const every = unit >= PITCH * type.small ? 1 : 2;
      for (let n = 0; n <= above; n += every) {
        const text = context.text({
          text: String(n),
          size: type.small,
          weight: '600',
          colour: INK,
          anchor: [0.5, 0.5],
        });
        text.y = -n * unit;
        figures.push(text);
        root.addChild(text);
      }
    },
  };
}
