/** A ruler that stands: centimetres upwards from its zero, marks in millimetres along both edges. Origin at zero, in its middle. */
import { Container, Graphics, type Text } from 'pixi.js';
import type { StageContext } from '../contract';
import { acrossGradient } from './shading';

export interface StandingRuler {
  readonly root: Container;
  /** Stage units of 1 cm, cm below zero and above it, width, and how many centimetres there are to a figure. */
  lay(unit: number, below: number, above: number, width: number, figureEvery: number): void;
}

const INK = 0x1d2b38;

export function createStandingRuler(context: StageContext): StandingRuler {
  const root = new Container({ label: 'ruler' });
  const body = new Graphics();
  const figures: Text[] = [];
  root.addChild(body);
  return {
    root,
    lay(unit, below, above, width, figureEvery) {
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
      const first = Math.ceil(-below * 10);
      for (let n = first; n <= above * 10; n++) {
        const length = n % 10 === 0 ? 9 : n % 5 === 0 ? 7 : 4;
        const thick = n % 10 === 0 ? 1.2 : 0.8;
        const y = (-n * unit) / 10 - thick / 2;
        body
          .rect(-half, y, length, thick)
          .fill(INK)
          .rect(half - length, y, length, thick)
          .fill(INK);
      }
      for (const text of figures.splice(0)) text.destroy();
      for (let n = 0; n <= above; n += figureEvery) {
        const text = context.text({ text: String(n), size: 11, weight: '600', colour: INK, anchor: [0.5, 0.5] });
        text.y = -n * unit;
        figures.push(text);
        root.addChild(text);
      }
    },
  };
}
