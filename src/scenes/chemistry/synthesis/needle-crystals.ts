/** Needles that grow from the glass into the liquor, and a white powder in suspension: what may lie in a flask. */
import { Container, Graphics, GraphicsContext } from 'pixi.js';
import { type Profile, radiusAt, silhouette, TILT } from '../../kit/glassware/glass';
import { acrossGradient } from '../../kit/paint/shading';

const NEEDLES = 96;
const LONGEST = 44;
const REDRAW_FROM = 0.004;
/** A fixed number from 0 to 1 for each needle and each of its properties. */
const part = (n: number, salt: number): number => {
  const x = Math.sin(n * 12.9898 + salt * 78.233) * 43_758.5453;
  return x - Math.floor(x);
};

/** A needle of length 1 along x, sharp at its end; light from above. */
const needle = (): GraphicsContext =>
  new GraphicsContext()
    .poly([0, -0.5, 0.86, -0.34, 1, 0, 0.86, 0.34, 0, 0.5])
    .fill({ color: 0xd5e0ea, alpha: 0.92 })
    .poly([0, -0.5, 0.86, -0.34, 1, 0, 0, 0])
    .fill({ color: 0xffffff, alpha: 0.95 });

export interface NeedleCrystals {
  readonly root: Container;
  /** `amount`: 0 to 1 of all that there is room for; `surface`: height of the liquor above the foot. */
  set(amount: number, surface: number): void;
}

/** `inner`: inside of the vessel; origin at the middle of its foot. */
export function createNeedleCrystals(inner: Profile): NeedleCrystals {
  const root = new Container({ label: 'needles' });
  const shape = needle();
  const needles = Array.from({ length: NEEDLES }, () => root.addChild(new Graphics(shape)));
  let drawn = -1;
  let level = -1;
  return {
    root,
    set(amount, surface) {
      root.visible = amount > 0 && surface > 2;
      if (!root.visible || (Math.abs(amount - drawn) < REDRAW_FROM && Math.abs(surface - level) < 0.5)) return;
      drawn = amount;
      level = surface;
      needles.forEach((sprite, n) => {
        // Each begins at its own time and slows down as it grows.
        const begins = part(n, 3) * 0.7;
        const grown = Math.sqrt(Math.max(0, Math.min(1, (amount - begins) / (1 - begins))));
        sprite.visible = grown > 0.02;
        if (!sprite.visible) return;
        const onFloor = n % 5 < 3;
        const side = n % 2 === 0 ? 1 : -1;
        const height = onFloor ? 3 + 5 * part(n, 1) : 4 + part(n, 1) * Math.max(0, surface - 8);
        const wall = radiusAt(inner, height) - 1;
        const x = onFloor ? (2 * part(n, 2) - 1) * wall * 0.96 : side * wall;
        const lean = 1.1 * (part(n, 4) - 0.5);
        const angle = onFloor ? -Math.PI / 2 + 2.2 * (part(n, 4) - 0.5) : (side > 0 ? Math.PI + 0.35 : -0.35) + lean;
        const room = onFloor ? Math.max(6, surface - height) * 1.05 : wall * 0.9;
        const length = Math.min(room, LONGEST * (0.45 + 0.55 * part(n, 5))) * grown;
        sprite.position.set(x, -height);
        sprite.rotation = angle;
        sprite.scale.set(length, 1.5 + 1.1 * part(n, 6));
      });
    },
  };
}

export interface Slurry {
  readonly root: Container;
  /** `amount`: 0 for clear to 1 for milk. */
  set(amount: number, surface: number): void;
}

export function createSlurry(inner: Profile): Slurry {
  const root = new Container({ label: 'slurry' });
  const body = new Graphics();
  const top = new Graphics();
  root.addChild(body, top);
  const light = acrossGradient([
    [0, 0xcfd6de],
    [0.3, 0xffffff],
    [1, 0xbcc6d0],
  ]);
  let drawn = -1;
  return {
    root,
    set(amount, surface) {
      root.visible = amount > 0.004 && surface > 1;
      if (!root.visible) return;
      if (Math.abs(surface - drawn) > 0.3) {
        drawn = surface;
        const radius = radiusAt(inner, surface);
        body.clear().poly(silhouette(inner, surface)).fill(light);
        top
          .clear()
          .ellipse(0, -surface, radius, radius * TILT)
          .fill(light)
          .ellipse(-radius * 0.3, -surface - radius * 0.05, radius * 0.4, radius * TILT * 0.35)
          .fill({ color: 0xffffff, alpha: 0.7 });
      }
      // Grains scatter each other's light: the last tenth of them is seen by far the best.
      const look = Math.round(100 * (1 - Math.exp(-4 * amount))) / 100;
      body.alpha = 0.94 * look;
      top.alpha = 0.9 * look;
    },
  };
}
