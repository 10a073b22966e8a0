/** An inoculating loop, its eye at the origin and its handle to the upper right. */
import { Container, Graphics } from 'pixi.js';
import type { StageContext } from '../../contract';
import { metalAcross, mix } from '../paint/shading';

export const LOOP_LENGTH = 150;
const LEAN = 0.5;
const WIRE = 64;

export function createInoculatingLoop({ theme }: StageContext): Container {
  const root = new Container({ label: 'inoculating loop' });
  const tool = new Graphics()
    .circle(0, -4.5, 4.5)
    .stroke({ width: 1.8, color: theme.metal[1] })
    .moveTo(0, -9)
    .lineTo(0, -WIRE)
    .stroke({ width: 1.8, color: theme.metal[1] })
    .roundRect(-3, -WIRE - 16, 6, 18, 2)
    .fill(metalAcross(theme))
    .roundRect(-5, -LOOP_LENGTH, 10, LOOP_LENGTH - WIRE - 14, 5)
    .fill(mix(0x1f3a5f, theme.metal[0], theme.name === 'dark' ? 0.35 : 0.1))
    .rect(-2.4, -LOOP_LENGTH + 5, 1.6, LOOP_LENGTH - WIRE - 26)
    .fill({ color: 0xffffff, alpha: 0.35 });
  tool.rotation = LEAN;
  root.addChild(tool);
  return root;
}
/** From the eye: what a hand takes hold of. */
export const LOOP_BOX = {
  x: Math.sin(LEAN) * WIRE - 14,
  y: -Math.cos(LEAN) * LOOP_LENGTH,
  width: Math.sin(LEAN) * (LOOP_LENGTH - WIRE) + 28,
  height: Math.cos(LEAN) * (LOOP_LENGTH - WIRE),
} as const;
