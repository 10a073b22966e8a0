/** A cuvette with plasma in which a steel ball swings until fibrin holds it. */
import { Container, Graphics } from 'pixi.js';
import { createRng } from '../../../../engine/core/rng';
import { acrossGradient, mix, roundGradient } from '../../kit/paint/shading';
import type { Cuvette } from './block-state';
import { LEVEL } from './reagent-pipette';

const CUP = { width: 64, height: 128 } as const;
export const PLASMA = 0xf0d27a;
const STRANDS = 26;
/** Swings of the ball in a wall second. */
const SWING = 1.5;

interface Drawn {
  readonly root: Container;
  readonly liquid: Graphics;
  readonly gel: Graphics;
  readonly ball: Graphics;
}

function createCuvette(seed: number): Drawn {
  const root = new Container({ label: 'cuvette' });
  const half = CUP.width / 2;
  const liquid = new Graphics()
    .roundRect(-half + 3, -LEVEL, CUP.width - 6, LEVEL - 3, 10)
    .fill(0xffffff)
    .ellipse(0, -LEVEL, half - 3, 5)
    .fill({ color: 0xffffff, alpha: 0.8 });
  const gel = new Graphics();
  const rng = createRng(seed, 'fibrin');
  for (let n = 0; n < STRANDS; n++) {
    const from = { x: rng.uniform(-half + 6, half - 6), y: rng.uniform(-LEVEL + 6, -8) };
    const to = { x: rng.uniform(-half + 6, half - 6), y: rng.uniform(-LEVEL + 6, -8) };
    gel
      .moveTo(from.x, from.y)
      .quadraticCurveTo(rng.uniform(-half + 8, half - 8), rng.uniform(-LEVEL + 8, -10), to.x, to.y);
  }
  gel.stroke({ width: 1.5, color: 0xffffff, alpha: 0.9 });
  const ball = new Graphics().circle(0, 0, 9).fill(
    roundGradient(
      [
        [0, 0xffffff],
        [0.35, 0xaeb8c2],
        [1, 0x3d4650],
      ],
      { x: 0.35, y: 0.3 },
    ),
  );
  const glass = new Graphics()
    .roundRect(-half, -CUP.height, CUP.width, CUP.height, 12)
    .fill(
      acrossGradient([
        [0, 0xdcecf8, 0.4],
        [0.2, 0xdcecf8, 0.1],
        [0.8, 0xdcecf8, 0.08],
        [1, 0xdcecf8, 0.34],
      ]),
    )
    .roundRect(-half, -CUP.height, CUP.width, CUP.height, 12)
    .stroke({ width: 2, color: 0xf2f8fc })
    .rect(-half + 7, -CUP.height + 8, 5, CUP.height - 24)
    .fill({ color: 0xffffff, alpha: 0.4 });
  root.addChild(liquid, gel, ball, glass);
  return { root, liquid, gel, ball };
}

/** `plasma`: %, of plasma in the mixture. */
export function createSwingingBall(seed: number) {
  const one = createCuvette(seed);
  return {
    root: one.root,
    set(cuvette: Cuvette | null | undefined, plasma: number, wall: number, still: boolean): void {
      one.root.visible = cuvette !== null && cuvette !== undefined;
      if (!cuvette) return;
      const clear = mix(0xe9f1f6, PLASMA, plasma / 100);
      one.liquid.visible = cuvette.filled;
      one.liquid.tint = cuvette.started ? mix(clear, 0xf6efdc, 0.45 + 0.45 * cuvette.clotted) : clear;
      one.liquid.alpha = 0.82 + 0.14 * cuvette.clotted;
      one.gel.alpha = cuvette.clotted;
      const swing = cuvette.swings && !still ? Math.sin((wall / 1000) * SWING * 2 * Math.PI) : 0;
      const reach = 19 * (1 - cuvette.clotted);
      // Held by the clot the ball stays where it was caught.
      const x = reach * swing + 13 * cuvette.clotted;
      one.ball.position.set(x, -14 - 0.012 * x * x);
    },
  };
}
