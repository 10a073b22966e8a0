/** A beaker in which a white solid forms: the cloud thins out while the layer on the ground grows. */
import { Container, Graphics } from 'pixi.js';
import type { StageContext } from '../../contract';
import { glassVessel, type Profile, radiusAt, silhouette, TILT } from '../../kit/glassware/glass';
import { createLiquid } from '../../kit/glassware/liquid';
import { acrossGradient } from '../../kit/paint/shading';

export interface PrecipitationBeaker {
  readonly root: Container;
  /** Level and height of the layer in parts of the beaker; the cloud from 0 clear to 1 milk. */
  set(level: number, cloud: number, layer: number): void;
}

const REDRAW_FROM = 0.3;

/** Origin at the middle of its foot. */
export function createPrecipitationBeaker(
  { theme }: StageContext,
  { height, radius }: { readonly height: number; readonly radius: number },
): PrecipitationBeaker {
  const root = new Container({ label: 'beaker' });
  const profile: Profile = [
    [0, 0.9 * radius],
    [0.015 * height, 0.97 * radius],
    [0.05 * height, radius],
    [0.96 * height, radius],
    [0.985 * height, 1.05 * radius],
    [height, 1.07 * radius],
  ];
  const inner: Profile = profile.map(([at, r]) => [at, r - 1.5] as const);
  const glass = glassVessel(theme, profile);
  const liquid = createLiquid(theme, inner);
  const milk = new Graphics();
  const sediment = new Graphics();
  const marks = new Graphics();
  for (let k = 1; k <= 6; k++) {
    marks.rect(-radius * 0.62, -k * height * 0.13, k % 2 === 0 ? radius * 0.34 : radius * 0.2, 1.1);
  }
  marks.fill({ color: theme.scaleInk, alpha: 0.7 });
  root.addChild(glass.back, liquid.root, milk, sediment, glass.front, marks);
  const white = acrossGradient([
    [0, 0xc4ccd4],
    [0.2, 0xffffff],
    [0.6, 0xf4f6f8],
    [1, 0xb4bcc5],
  ]);
  let milkAt = -1;
  let layerAt = -1;
  const body = (shape: Graphics, from: number): void => {
    shape.clear();
    if (from < 0.5) return;
    const r = radiusAt(inner, from);
    shape
      .poly(silhouette(inner, from))
      .fill(white)
      .ellipse(0, -from, r, r * TILT)
      .fill(0xffffff);
  };
  return {
    root,
    set(level, cloud, layer) {
      const surface = level * height;
      liquid.set(surface, 0xffffff);
      if (Math.abs(surface - milkAt) > REDRAW_FROM) {
        milkAt = surface;
        body(milk, surface);
      }
      const alpha = Math.round(cloud * 200) / 200;
      milk.alpha = alpha;
      milk.visible = alpha > 0;
      const ground = Math.min(surface, layer * height);
      if (Math.abs(ground - layerAt) > REDRAW_FROM || (ground === 0 && layerAt !== 0)) {
        layerAt = ground;
        body(sediment, ground);
      }
    },
  };
}
