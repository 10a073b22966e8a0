/** A wave probe: two fine wires in a ring that stand in the water, on a slanting rod with a grip. */
import { Container, Graphics } from 'pixi.js';
import type { Point, StageContext } from '../../contract';
import { acrossGradient, mix, roundGradient } from '../../kit/paint/shading';

export interface WaveProbe {
  readonly root: Container;
  /** Where the cable leaves the grip, for wires at (0, 0). */
  readonly tail: Point;
  /** Height of the water at the wires, −1 to 1: the ring of wet light around them breathes. */
  set(height: number): void;
}

const ROD = 40;
const GRIP = 30;
const SLANT = 0.82;

/** Origin at the wires. */
export function createWaveProbe({ theme }: StageContext): WaveProbe {
  const root = new Container({ label: 'wave probe' });
  const colour = theme.name === 'dark' ? 0xf59e0b : 0xd97706;
  const slanted = (x: number, y: number): Container => new Container({ rotation: SLANT, x, y });
  const shadow = slanted(5, 7);
  shadow.addChild(
    new Graphics()
      .rect(-1.5, -ROD, 3, ROD)
      .roundRect(-5, -ROD - GRIP, 10, GRIP, 5)
      .fill({ color: theme.shadow, alpha: theme.shadowAlpha * 0.7 }),
  );
  const wet = new Graphics().circle(0, 0, 10).fill(
    roundGradient([
      [0, 0xffffff, 0.55],
      [0.5, 0xffffff, 0.2],
      [1, 0xffffff, 0],
    ]),
  );
  const rod = slanted(0, 0);
  rod.addChild(
    new Graphics().rect(-1.6, -ROD, 3.2, ROD - 7).fill(
      acrossGradient([
        [0, theme.metal[0]],
        [1, theme.metal[2]],
      ]),
    ),
    new Graphics()
      .roundRect(-5, -ROD - GRIP, 10, GRIP, 5)
      .fill(
        acrossGradient([
          [0, mix(colour, 0xffffff, 0.35)],
          [0.4, colour],
          [1, mix(colour, 0x000000, 0.5)],
        ]),
      )
      .rect(-5, -ROD - GRIP + 8, 10, 1.2)
      .rect(-5, -ROD - GRIP + 12, 10, 1.2)
      .rect(-5, -ROD - GRIP + 16, 10, 1.2)
      .fill({ color: 0x000000, alpha: 0.3 }),
  );
  const ring = new Graphics()
    .circle(0, 0, 7)
    .stroke({ width: 4.5, color: 0x0b1722, alpha: 0.55 })
    .circle(0, 0, 7)
    .stroke({ width: 2.6, color: colour })
    .circle(-2, 0, 1.3)
    .circle(2, 0, 1.3)
    .fill(0xffffff);
  root.addChild(shadow, wet, rod, ring);
  return {
    root,
    tail: { x: Math.sin(SLANT) * (ROD + GRIP), y: -Math.cos(SLANT) * (ROD + GRIP) },
    set(height) {
      wet.scale.set(1 + 0.35 * height);
    },
  };
}
