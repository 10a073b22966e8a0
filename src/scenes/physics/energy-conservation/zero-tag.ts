/** The level from which potential energy counts: a tag at the staff, and a dashed line across the picture. Origin at the level. */
import { Container, Graphics } from 'pixi.js';
import type { Box, StageContext, TypeSizes } from '../../contract';
import { asPanel } from '../../kit/stage-marks';

export interface ZeroTag {
  readonly root: Container;
  /** From where to where the line runs; the tag stands at its left end. */
  lay(from: number, to: number, type: TypeSizes): void;
  /** Of the tag, in its own units. */
  readonly box: Box;
}

const DASH = 9;
const PAD = 7;

export function createZeroTag(context: StageContext): ZeroTag {
  const { theme } = context;
  const root = new Container({ label: 'zero of potential energy' });
  const line = new Graphics();
  const slip = new Graphics();
  const name = context.text({ text: 'U = 0', size: 12, weight: '700', colour: theme.ink, anchor: [0, 0.5] });
  root.addChild(line, slip, name);
  let box: Box = { x: 0, y: 0, width: 0, height: 0 };
  return {
    root,
    get box() {
      return box;
    },
    lay(from, to, { small }) {
      name.style.fontSize = small;
      const high = small * 1.5;
      box = { x: from, y: -high / 2, width: name.width + 2 * PAD, height: high };
      name.position.set(from + PAD, 0);
      line.clear();
      for (let x = from + box.width; x < to; x += 2 * DASH) line.rect(x, -0.8, DASH, 1.6);
      line.fill({ color: theme.accent, alpha: 0.9 });
      slip
        .clear()
        .roundRect(box.x, box.y, box.width, box.height, 5)
        .fill(theme.backdropTop)
        .stroke({ width: 1.4, color: theme.accent });
      asPanel(slip, box);
    },
  };
}
