/** A wooden splint that burns or glows, with what its gas does to it: a pop, or a flame that flares up. */
import { Container, Graphics } from 'pixi.js';
import type { StageContext } from '../../contract';
import { downGradient, roundGradient } from '../../kit/paint/shading';

export interface Splint {
  /** Origin at its burning end; the stick leans away downwards. */
  readonly root: Container;
  /** Wall seconds for the flicker; `burst`: 1 at the moment of the test, falling to 0. */
  set(seconds: number, burst: number): void;
}

const LENGTH = 92;
const LEAN = 0.5;
const FLAME = 26;

export function createSplint({ theme }: StageContext, kind: 'burning' | 'glowing'): Splint {
  const root = new Container({ label: `${kind} splint` });
  const stick = new Graphics()
    .roundRect(-2.6, 0, 5.2, LENGTH, 2)
    .fill(
      downGradient([
        [0, 0x1d1410],
        [0.1, 0x4b3421],
        [0.2, 0xc8a063],
        [1, 0xe2c48e],
      ]),
    )
    .rect(-1.6, 14, 1.2, LENGTH - 18)
    .fill({ color: 0xffffff, alpha: 0.3 });
  stick.rotation = LEAN;
  const glow = new Graphics().circle(0, 0, 20).fill(
    roundGradient([
      [0, 0xffb347, theme.name === 'dark' ? 0.55 : 0.5],
      [0.5, 0xff7a1a, 0.2],
      [1, 0xff7a1a, 0],
    ]),
  );
  const ember = new Graphics().ellipse(0, 1, 3.4, 4.4).fill(0xff6a2b).ellipse(-0.6, 0.4, 1.8, 2.4).fill(0xffd27a);
  const flame = new Graphics()
    .moveTo(0, -FLAME)
    .bezierCurveTo(8, -FLAME * 0.5, 7, 2, 0, 4)
    .bezierCurveTo(-7, 2, -8, -FLAME * 0.5, 0, -FLAME)
    .fill(
      downGradient([
        [0, 0xff8a1f, 0.55],
        [0.45, 0xffb53a, 0.95],
        [0.85, 0xffe9a8],
        [1, 0x7fb4ff],
      ]),
    );
  const ring = new Graphics().circle(0, 0, 30).fill(
    roundGradient(
      kind === 'burning'
        ? [
            [0, 0xffffff, 0.95],
            [0.35, 0xffe08a, 0.7],
            [0.7, 0x8ec5ff, 0.4],
            [1, 0x8ec5ff, 0],
          ]
        : [
            [0, 0xffffff, 0.9],
            [0.4, 0xffd27a, 0.6],
            [1, 0xff9b3d, 0],
          ],
    ),
  );
  ring.visible = false;
  root.addChild(stick, glow, ember, flame, ring);
  return {
    root,
    set(seconds, burst) {
      const flicker = 1 + 0.07 * Math.sin(seconds * 11) + 0.05 * Math.sin(seconds * 17.3);
      const lit = kind === 'burning' || burst > 0;
      flame.visible = lit;
      flame.scale.set(kind === 'burning' ? 1 : 0.4 + 1.2 * Math.sqrt(burst), (kind === 'burning' ? flicker : 1.5) * 1);
      glow.scale.set(kind === 'burning' ? flicker : 0.7 + burst);
      ring.visible = burst > 0.02;
      if (!ring.visible) return;
      ring.alpha = burst;
      ring.scale.set(0.6 + 1.6 * (1 - burst));
    },
  };
}
