/** A weighing boat of salt. Origin at the middle of what it stands on; it may be lifted off. */
import { Container, Graphics } from 'pixi.js';
import { downGradient } from '../../kit/paint/shading';

export interface WeighingBoat {
  readonly root: Container;
  /** Grams in the boat. */
  set(grams: number): void;
}

const MOST = 10;

export function createWeighingBoat(): WeighingBoat {
  const root = new Container({ label: 'weighing boat' });
  const heap = new Graphics()
    .moveTo(-34, 0)
    .bezierCurveTo(-24, -8, -12, -24, 0, -25)
    .bezierCurveTo(13, -24, 25, -7, 34, 0)
    .closePath()
    .fill(
      downGradient([
        [0, 0xffffff],
        [1, 0xc9d6e2],
      ]),
    );
  for (let n = 0; n < 26; n++) {
    const x = -26 + ((n * 17) % 53);
    heap.rect(x, -2 - ((n * 7) % Math.max(3, 20 - Math.abs(x) * 0.7)), 1.8, 1.8);
  }
  heap.fill({ color: 0x9fb4c7, alpha: 0.5 });
  heap.y = -9;
  const tray = new Graphics()
    .poly([-50, -16, 50, -16, 38, 0, -38, 0])
    .fill(
      downGradient([
        [0, 0xf8fafc, 0.96],
        [1, 0xb9c7d4, 0.96],
      ]),
    )
    .poly([-50, -16, 50, -16, 47, -12.5, -47, -12.5])
    .fill({ color: 0xffffff, alpha: 0.9 });
  root.addChild(heap, tray);
  return {
    root,
    set(grams) {
      const size = Math.cbrt(grams / MOST);
      heap.visible = grams > 0;
      if (heap.scale.x !== 0.35 + 0.75 * size) heap.scale.set(0.35 + 0.75 * size, 0.2 + 1.1 * size);
    },
  };
}
