/** A cable that hangs between two ends. */
import { Graphics } from 'pixi.js';
import type { Point, StageContext } from '../contract';
import { mix } from './shading';

export interface Cable {
  readonly root: Graphics;
  /** Lays it anew; `lift` is how far its loop rises above the higher end, `by` where it comes to its end from: from above. */
  lay(from: Point, to: Point, lift: number, by?: Point): void;
}

export function createCable({ theme }: StageContext, width = 3.5): Cable {
  const root = new Graphics();
  root.label = 'cable';
  const dark = theme.name === 'dark' ? 0x54657a : 0x5b6a7b;
  return {
    root,
    lay(from, to, lift, by) {
      const top = Math.min(from.y, to.y) - lift;
      const { x, y } = by ?? { x: to.x, y: top };
      const draw = (shift: number): Graphics =>
        root
          .moveTo(from.x, from.y + shift)
          .bezierCurveTo(from.x + (by ? 0.6 : 0.1) * (to.x - from.x), top + shift, x, y + shift, to.x, to.y + shift);
      root.clear();
      draw(0).stroke({ width, color: dark, cap: 'round' });
      draw(-width * 0.22).stroke({ width: width * 0.3, color: mix(dark, 0xffffff, 0.45), alpha: 0.7, cap: 'round' });
    },
  };
}
