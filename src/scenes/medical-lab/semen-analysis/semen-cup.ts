/** The cup of a sample on the pan: a gel with strands at first, even when it has become liquid. Origin: the middle of the pan. */
import { Container, Graphics } from 'pixi.js';
import type { StageContext } from '../../contract';

export interface SemenCup {
  readonly root: Container;
  /** 0 gel, 1 liquid. */
  set(liquid: number): void;
}

export function createSemenCup({ theme }: StageContext): SemenCup {
  const root = new Container({ label: 'cup' });
  const content = new Graphics()
    .poly([-24, -2, 24, -2, 25, -16, -25, -16])
    .fill(0xe9e5d8)
    .ellipse(0, -16, 25, 4)
    .fill(0xf3f0e6);
  const strands = new Graphics();
  for (const [n, x] of [-18, -9, 1, 10, 18].entries())
    strands.moveTo(x, -3).bezierCurveTo(x - 6, -8, x + 7, -11, x + (n % 2 === 0 ? -3 : 4), -16);
  strands.stroke({ width: 2, color: 0xb9b29a, alpha: 0.9, cap: 'round' });
  const cup = new Graphics()
    .poly([-26, 0, 26, 0, 31, -44, -31, -44])
    .fill({ color: theme.glassBody, alpha: 0.2 })
    .poly([-26, 0, 26, 0, 31, -44, -31, -44])
    .stroke({ width: 1.6, color: theme.glassEdge })
    .ellipse(0, -44, 31, 5)
    .stroke({ width: 1.8, color: theme.glassEdge });
  root.addChild(content, strands, cup);
  return {
    root,
    set(liquid) {
      strands.alpha = 1 - liquid;
    },
  };
}
