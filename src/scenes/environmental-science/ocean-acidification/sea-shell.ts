/** The coiled shell of a sea butterfly: clear as glass when fresh; it clouds, thins and gets pits where it dissolves. Origin at its foot. */
import { Container, Graphics } from 'pixi.js';
import type { StageContext } from '../../contract';
import { aslantGradient, contactShadow } from '../../kit/paint/shading';

export interface SeaShell {
  readonly root: Container;
  /** `left`: the part of its mass that is left, above 1 where it grew. `size`: its edge as a part of that of a shell of 1000 mg. */
  set(left: number, size: number): void;
}

const RADIUS = 30;
/** Of the spiral, for each radian: half as wide after one turn. */
const TIGHT = Math.LN2 / (2 * Math.PI);
const TURNS = 3.4;
const STEPS = 34;
/** It is all cloud when this part of it is gone. */
const CLOUDED = 0.3;
const PITS = [
  [-12, -38, 3.2],
  [8, -46, 2.4],
  [-4, -22, 3],
  [16, -30, 2.6],
  [-18, -28, 2],
  [3, -34, 2.2],
] as const;

export function createSeaShell({ theme }: StageContext): SeaShell {
  const root = new Container({ label: 'shell of a sea butterfly' });
  const centre = { x: 0, y: -RADIUS - 2 };
  const at = (angle: number): readonly [x: number, y: number] => {
    const r = RADIUS * 1.2 * Math.exp(-TIGHT * angle);
    return [centre.x + r * Math.cos(angle + 0.5), centre.y + r * 0.92 * Math.sin(angle + 0.5)];
  };
  const points = (turns: number): number[] =>
    Array.from({ length: Math.round(STEPS * turns) + 1 }, (_, n) => at((2 * Math.PI * n) / STEPS)).flat();
  const body = new Graphics().poly(points(1)).fill(
    aslantGradient([
      [0, 0xfffaf0],
      [0.5, 0xe9d7bd],
      [1, 0xb08f6c],
    ]),
  );
  const lines = new Graphics().poly(points(TURNS), false).stroke({ width: 2, color: 0x7c5c40, alpha: 0.85 });
  for (let n = 2; n < STEPS; n += 2) {
    const [x, y] = at((2 * Math.PI * n) / STEPS);
    const [u, v] = at((2 * Math.PI * n) / STEPS + 2 * Math.PI);
    lines.moveTo(x, y).lineTo(u, v);
  }
  lines.stroke({ width: 0.8, color: 0x7c5c40, alpha: 0.35 });
  const mouth = new Graphics().ellipse(31, -24, 9, 14).fill({ color: 0x4a3322, alpha: 0.8 });
  const cloud = new Graphics().poly(points(1)).fill(0xffffff);
  const pits = new Graphics();
  for (const [x, y, r] of PITS) pits.circle(x, y, r);
  pits.fill({ color: 0x2f4f63, alpha: 0.8 });
  root.addChild(contactShadow(theme, 70, 14), body, mouth, lines, cloud, pits);
  return {
    root,
    set(left, size) {
      const gone = Math.max(0, 1 - left);
      body.alpha = 0.3 + 0.7 * Math.min(1, left);
      cloud.alpha = 0.7 * Math.min(1, gone / CLOUDED) * Math.min(1, 0.35 + left);
      pits.alpha = Math.min(1, gone * 1.6);
      lines.alpha = 0.35 + 0.65 * Math.min(1, left);
      root.scale.set(1.25 * size * Math.cbrt(Math.max(0.02, left)));
    },
  };
}
