/** A pencil that lies on the bench. */
import { Container, Graphics } from 'pixi.js';
import type { Part, StageContext } from '../../contract';
import { fitted, type Size } from '../../kit/layout/layout';
import { contactShadow } from '../../kit/paint/shading';

/** Its room at scale 1; origin in the middle of its lower edge. */
const SIZE: Size = { width: 120, height: 16 };

export function createPencil({ theme }: StageContext): Part & { least(): Size } {
  const root = new Container({ label: 'pencil' });
  root.addChild(
    contactShadow(theme, 120, 8),
    new Graphics()
      .poly([-52, -11, 40, -11, 56, -6, 40, -1, -52, -1])
      .fill(0xe2b33b)
      .poly([-52, -11, 40, -11, 40, -8, -52, -8])
      .fill({ color: 0xffffff, alpha: 0.35 })
      .poly([40, -11, 56, -6, 40, -1])
      .fill(0xe9c9a0)
      .poly([51, -7.6, 56, -6, 51, -4.4])
      .fill(0x2b2f36)
      .roundRect(-60, -11, 10, 10, 3)
      .fill(0xc2574f),
  );
  return {
    root,
    least: () => SIZE,
    lay(box) {
      const { x, y, width, height, scale } = fitted(box, SIZE);
      root.position.set(x + width / 2, y + height);
      root.scale.set(scale);
    },
  };
}
