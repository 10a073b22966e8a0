/** Soft bodies of the cell: closed smooth outlines, lit from the upper left, with a bright rim and a soft shadow. */
import { Container, Graphics } from 'pixi.js';
import type { Point } from '../../contract';
import { mix, roundGradient } from '../../kit/paint/shading';
import type { StageTheme } from '../../kit/theme';

/** Adds the closed Catmull–Rom curve through the points as a path. */
export function smoothOutline(graphics: Graphics, points: readonly Point[], grow = 1, dx = 0, dy = 0): Graphics {
  const at = (i: number): Point => {
    const point = points[(i + points.length) % points.length] as Point;
    return { x: point.x * grow + dx, y: point.y * grow + dy };
  };
  const first = at(0);
  graphics.moveTo(first.x, first.y);
  for (let i = 0; i < points.length; i++) {
    const [before, from, to, after] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    graphics.bezierCurveTo(
      from.x + (to.x - before.x) / 6,
      from.y + (to.y - before.y) / 6,
      to.x - (after.x - from.x) / 6,
      to.y - (after.y - from.y) / 6,
      to.x,
      to.y,
    );
  }
  return graphics.closePath();
}

export interface SoftBodyOptions {
  readonly points: readonly Point[];
  readonly lit: number;
  readonly shade: number;
  readonly alpha?: number;
  readonly shadow?: boolean;
}

/** A translucent body: what lies behind it shows through where `alpha` is below 1. */
export function softBody(
  theme: StageTheme,
  { points, lit, shade, alpha = 1, shadow = true }: SoftBodyOptions,
): Container {
  const root = new Container({ label: 'soft body' });
  if (shadow) {
    const under = new Graphics();
    for (const [grow, strength] of [
      [1.06, 0.1],
      [1.03, 0.14],
      [1, 0.16],
    ] as const) {
      smoothOutline(under, points, grow, 4, 9).fill({ color: theme.shadow, alpha: theme.shadowAlpha * strength * 2 });
    }
    root.addChild(under);
  }
  const body = new Graphics();
  smoothOutline(body, points).fill(
    roundGradient(
      [
        [0, mix(lit, 0xffffff, 0.22), alpha],
        [0.45, lit, alpha],
        [1, shade, alpha],
      ],
      { x: 0.34, y: 0.26 },
    ),
  );
  smoothOutline(body, points, 0.965, -1.2, -1.6).stroke({ width: 2.2, color: mix(lit, 0xffffff, 0.55), alpha: 0.32 });
  root.addChild(body);
  return root;
}
