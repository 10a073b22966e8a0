/** The beaker on the balance in which the product is weighed: a dry white powder, or water. Origin at the middle of its foot. */
import { Container, Graphics } from 'pixi.js';
import type { StageContext } from '../../contract';
import { glassVessel, levelOf, type Profile, radiusAt, silhouette, TILT } from '../../kit/glassware/glass';
import { createLiquid } from '../../kit/glassware/liquid';
import { acrossGradient } from '../../kit/paint/shading';

export interface ProductBeaker {
  readonly root: Container;
  /** mL that lie in it, and whether it is a white powder or water. */
  set(volume: number, kind: 'powder' | 'water'): void;
}

export const PRODUCT_BEAKER = { height: 92, radius: 40 } as const;
const CAPACITY = 600;

export function createProductBeaker({ theme }: StageContext): ProductBeaker {
  const root = new Container({ label: 'beaker for the product' });
  const { height, radius } = PRODUCT_BEAKER;
  const profile: Profile = [
    [0, 0.92 * radius],
    [3, radius],
    [0.95 * height, radius],
    [0.985 * height, 1.05 * radius],
    [height, 1.08 * radius],
  ];
  const inner = profile.map(([at, r]) => [at, r - 1.2] as const);
  const glass = glassVessel(theme, profile);
  const level = levelOf(inner, CAPACITY, height * 0.86);
  const water = createLiquid(theme, inner);
  const powder = new Graphics();
  const white = acrossGradient([
    [0, 0xc4ccd4],
    [0.2, 0xffffff],
    [0.6, 0xf4f6f8],
    [1, 0xb4bcc5],
  ]);
  const marks = new Graphics();
  for (let mL = 100; mL <= 500; mL += 100) marks.rect(-radius * 0.6, -level(mL), mL % 200 === 0 ? 15 : 9, 1);
  marks.fill({ color: theme.scaleInk, alpha: 0.7 });
  root.addChild(glass.back, water.root, powder, glass.front, marks);
  let shown = '';
  return {
    root,
    set(volume, kind) {
      const key = `${volume} ${kind}`;
      if (key === shown) return;
      shown = key;
      const top = volume > 0 ? Math.max(2.5, level(volume)) : 0;
      water.set(kind === 'water' ? top : 0, 0xffffff);
      powder.clear();
      if (kind === 'water' || top === 0) return;
      const r = radiusAt(inner, top);
      // A heap, a little higher in the middle.
      powder
        .poly(silhouette(inner, top))
        .fill(white)
        .ellipse(0, -top, r, r * TILT)
        .fill(0xfafbfc)
        .moveTo(-r * 0.8, -top)
        .quadraticCurveTo(0, -top - r * 0.42, r * 0.8, -top)
        .quadraticCurveTo(0, -top + r * 0.2, -r * 0.8, -top)
        .fill(0xffffff);
    },
  };
}
