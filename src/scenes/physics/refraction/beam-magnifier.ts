/** The magnifier over the scale where the refracted beam leaves. */
import { Container } from 'pixi.js';
import type { Box, StageContext, TypeSizes } from '../../contract';
import { createAngleMagnifier } from './angle-magnifier';

const LENS_RADIUS = 82;

export function createBeamMagnifier(context: StageContext) {
  const lens = createAngleMagnifier(context, LENS_RADIUS);
  const text = context.text({ text: 'Refracted beam', size: 12.5, colour: context.theme.ink, anchor: [0.5, 0] });
  const root = new Container();
  root.addChild(lens.root, text);
  return {
    root,
    lay({ x, y, width, height }: Box, { small }: TypeSizes) {
      const line = small * 1.6;
      const size = Math.min(1.25, (height - line) / (2 * LENS_RADIUS + 8), width / (2 * LENS_RADIUS + 8));
      lens.root.scale.set(size);
      lens.root.position.set(x + width / 2, y + (height - line) / 2);
      text.style.fontSize = small;
      text.position.set(lens.root.x, lens.root.y + (LENS_RADIUS + 6) * size);
    },
    set(degrees: number | null, colour: number) {
      lens.set(degrees, colour);
    },
  };
}
