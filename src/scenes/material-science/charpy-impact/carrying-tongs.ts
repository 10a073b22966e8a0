/** Tongs that carry a bar in a bow from the bath to the anvils. */
import { Container, Graphics } from 'pixi.js';
import type { Point } from '../../contract';
import type { StageTheme } from '../../kit/theme';

/** The rise of a bar on its way, of the distance. */
const ARC = 0.35;

export function createCarryingTongs(theme: StageTheme) {
  const root = new Container({ label: 'tongs' });
  const grip = new Graphics()
    .poly([-2, -4, -46, -26, -48, -21, -4, 1])
    .fill(theme.metal[1])
    .poly([-2, 4, -46, -10, -48, -5, -4, 6])
    .fill(theme.metal[2]);
  const bar = new Graphics().rect(-6, -6, 12, 12).fill(0xffffff);
  root.addChild(grip, bar);
  return {
    root,
    /** `way`: 0 at the bath to 1 at the anvils. */
    carry(way: number, from: Point, to: Point, tone: number) {
      const rise = ARC * Math.abs(to.x - from.x) * Math.sin(way * Math.PI);
      root.position.set(from.x + (to.x - from.x) * way, from.y + (to.y - from.y) * way - rise);
      root.scale.x = -Math.abs(root.scale.y);
      bar.tint = tone;
    },
  };
}
