/** A glider on an air track, with slotted weights on two pegs, a flag for the light gate and braking magnets. */
import { Container, Graphics, GraphicsContext } from 'pixi.js';
import type { StageContext } from '../../contract';
import { downGradient, metalAcross, mix } from '../../kit/paint/shading';

export interface TrackGlider {
  readonly root: Container;
  /** Weights on its pegs, at most twenty. */
  load(weights: number): void;
  /** Braking magnets: 0 none, 1 as near as they go. */
  brake(share: number): void;
}

export const GLIDER = { width: 96, height: 26, flag: 20 } as const;
const MOST_WEIGHTS = 20;
const DISC = { width: 26, height: 3.6 } as const;
const PEGS = [-32, 32] as const;

/** Origin in the middle of its lower edge. */
export function createTrackGlider({ theme }: StageContext): TrackGlider {
  const root = new Container({ label: 'glider' });
  const { width, height, flag } = GLIDER;
  const paint = theme.name === 'dark' ? 0xc2413b : 0xcf3f38;
  const body = new Graphics();
  for (const x of PEGS) body.rect(x - 2, -height - 36, 4, 38).fill(metalAcross(theme));
  body
    .rect(-6, -height - flag, 12, flag + 2)
    .fill(theme.name === 'dark' ? 0x0b1017 : 0x1c2530)
    .roundRect(-width / 2, -height, width, height, 4)
    .fill(
      downGradient([
        [0, mix(paint, 0xffffff, 0.4)],
        [0.2, paint],
        [0.75, mix(paint, 0x000000, 0.25)],
        [1, mix(paint, 0x000000, 0.55)],
      ]),
    )
    .roundRect(-width / 2 + 5, -height + 3, width - 10, 4, 2)
    .fill({ color: 0xffffff, alpha: 0.28 })
    .rect(-width / 2 - 7, -height / 2 - 2, 8, 4)
    .fill(theme.metal[0])
    .poly([-5, 0, 5, 0, 0, -8])
    .fill(0xffffff);
  const disc = new GraphicsContext().roundRect(-DISC.width / 2, -DISC.height, DISC.width, DISC.height - 0.5, 1.2).fill(
    downGradient([
      [0, mix(theme.metal[0], 0xffffff, 0.3)],
      [0.5, theme.metal[1]],
      [1, theme.metal[2]],
    ]),
  );
  root.once('destroyed', () => disc.destroy());
  const discs = Array.from({ length: MOST_WEIGHTS }, (_, n) => {
    const one = new Graphics(disc);
    one.position.set(PEGS[n % 2] ?? 0, -height - Math.floor(n / 2) * DISC.height);
    one.visible = false;
    return one;
  });
  const magnet = new Graphics({ visible: false })
    .roundRect(-15, -9, 15, 10, 2)
    .fill(0xb3262e)
    .roundRect(0, -9, 15, 10, 2)
    .fill(0x2a4d8f)
    .rect(-15, -9, 30, 2.4)
    .fill({ color: 0xffffff, alpha: 0.3 });
  root.addChild(body, ...discs, magnet);
  let shown = 0;
  return {
    root,
    load(weights) {
      const next = Math.min(MOST_WEIGHTS, Math.max(0, Math.round(weights)));
      if (next === shown) return;
      shown = next;
      discs.forEach((one, n) => {
        one.visible = n < next;
      });
    },
    brake(share) {
      const on = share > 0;
      magnet.visible = on;
      const y = -9 + 9 * Math.sqrt(Math.min(1, share));
      if (on && magnet.y !== y) magnet.y = y;
    },
  };
}
