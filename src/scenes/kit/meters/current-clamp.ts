/** The jaws of a current clamp round a wire: measures the current without breaking the circuit. */
import { Container, Graphics } from 'pixi.js';
import type { Point, StageContext } from '../../contract';
import { acrossGradient } from '../paint/shading';

export interface CurrentClamp {
  /** Origin at the middle of the jaws. */
  readonly root: Container;
  /** Where its lead leaves it. */
  readonly tail: Point;
}

export function createCurrentClamp({ theme }: StageContext, radius: number): CurrentClamp {
  const root = new Container({ label: 'current clamp' });
  const tail = { x: 0, y: radius * 2.3 };
  root.addChild(
    new Graphics({ x: 2, y: 3.5 })
      .circle(0, 0, radius)
      .stroke({ width: radius * 0.55, color: theme.shadow, alpha: theme.shadowAlpha }),
    new Graphics().roundRect(-radius * 0.34, radius, radius * 0.68, radius * 1.3, 4).fill(
      acrossGradient([
        [0, 0x56606b],
        [0.35, 0x39424c],
        [1, 0x14181d],
      ]),
    ),
    new Graphics().circle(0, 0, radius).stroke({ width: radius * 0.55, color: 0x8f5d02 }),
    new Graphics().circle(-0.6, -0.8, radius).stroke({ width: radius * 0.38, color: 0xf3b41c }),
    new Graphics()
      .arc(0, 0, radius * 1.08, Math.PI, Math.PI * 1.5)
      .stroke({ width: 1.4, color: 0xfff1c2, alpha: 0.9, cap: 'round' })
      .moveTo(0, -radius * 0.7)
      .lineTo(0, -radius * 1.3)
      .stroke({ width: 1.2, color: 0x5c3b00 }),
  );
  return { root, tail };
}
