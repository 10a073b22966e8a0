/** A Petri dish seen from above: glass, agar whose picture is painted on demand, and a lid that is lifted off. */
import { Container, Graphics } from 'pixi.js';
import type { Point, StageContext } from '../../contract';
import { mix, roundGradient } from '../paint/shading';
import { createPainted, type Pen } from '../paint/painted';

export interface PetriPlate {
  readonly root: Container;
  /** Middle and radius of the agar, in units of its parent. */
  lay(middle: Point, radius: number): void;
  readonly middle: Point;
  readonly radius: number;
  /**
   * `agar`: its colour. The pen of `paint` finds agar of radius 1 around its origin, y downwards. Whether it has to wait with
   * that and is to be asked again.
   */
  show(look: string, agar: number, now: number, paint: (pen: Pen) => void): boolean;
  /** 0 on the dish, 1 away. */
  lid(open: number): void;
}

/** The agar's part of the outer radius. */
const AGAR = 0.945;
/** Drawn once at this radius and scaled. */
const OUTER = 200;
/** Where the lid goes as it is lifted, and how far it can still be seen there. */
const LIFTED = { x: -0.2, y: -0.3, alpha: 0 } as const;
/** Reflections on the lid: from, to (radians), part of the radius, width. */
const GLEAMS = [
  [3.35, 4.35, 0.86, 7],
  [4.5, 4.66, 0.86, 7],
  [0.3, 0.85, 0.88, 4],
] as const;

/** `pixels` across the agar. */
export function createPetriPlate({ theme }: StageContext, pixels: number): PetriPlate {
  const dark = theme.name === 'dark';
  const root = new Container({ label: 'Petri dish' });
  const picture = createPainted(pixels, pixels);
  const inner = OUTER * AGAR;
  picture.lay({ x: -inner, y: -inner, width: 2 * inner, height: 2 * inner });
  const shadow = new Graphics().ellipse(10, 14, OUTER * 1.05, OUTER * 1.05).fill(
    roundGradient([
      [0, theme.shadow, theme.shadowAlpha],
      [0.86, theme.shadow, theme.shadowAlpha],
      [1, theme.shadow, 0],
    ]),
  );
  const wall = new Graphics()
    .circle(0, 0, OUTER)
    .fill({ color: mix(theme.glassBody, 0xffffff, dark ? 0.1 : 0.55), alpha: 0.9 })
    .circle(0, 0, OUTER - 1.2)
    .stroke({ width: 2.4, color: theme.glassEdge, alpha: 0.85 });
  const rim = new Graphics()
    .circle(0, 0, inner)
    .stroke({ width: 2.2, color: 0x3a1f10, alpha: 0.4 })
    .circle(0, 0, inner + 3)
    .stroke({ width: 1.6, color: theme.glassShine, alpha: 0.7 });
  const lid = new Graphics({ label: 'lid' })
    .circle(0, 0, OUTER * 1.035)
    .fill({ color: 0xffffff, alpha: 0.07 })
    .circle(0, 0, OUTER * 1.035)
    .stroke({ width: 3, color: theme.glassEdge, alpha: 0.7 });
  for (const [from, to, at, width] of GLEAMS) {
    const r = OUTER * at;
    lid
      .moveTo(r * Math.cos(from), r * Math.sin(from))
      .arc(0, 0, r, from, to)
      .stroke({ width, color: 0xffffff, alpha: 0.32, cap: 'round' });
  }
  root.addChild(shadow, wall, picture.root, rim, lid);
  let middle: Point = { x: 0, y: 0 };
  let radius = inner;
  return {
    root,
    get middle() {
      return middle;
    },
    get radius() {
      return radius;
    },
    lay(at, agar) {
      [middle, radius] = [at, agar];
      root.position.set(at.x, at.y);
      root.scale.set(agar / inner);
    },
    show(look, agar, now, paint) {
      const half = pixels / 2;
      return (
        picture.show(`${agar} ${look}`, now, (pen) => {
          pen.setTransform(half, 0, 0, half, half, half);
          pen.save();
          pen.beginPath();
          pen.arc(0, 0, 1, 0, 2 * Math.PI);
          pen.clip();
          const ground = pen.createRadialGradient(-0.25, -0.3, 0.1, 0, 0, 1);
          ground.addColorStop(0, `#${mix(agar, 0xffffff, 0.16).toString(16).padStart(6, '0')}`);
          ground.addColorStop(0.7, `#${agar.toString(16).padStart(6, '0')}`);
          ground.addColorStop(1, `#${mix(agar, 0x3a1a08, 0.3).toString(16).padStart(6, '0')}`);
          pen.fillStyle = ground;
          pen.fillRect(-1, -1, 2, 2);
          paint(pen);
          pen.restore();
        }) === 'waits'
      );
    },
    lid(open) {
      lid.position.set(LIFTED.x * OUTER * open, LIFTED.y * OUTER * open);
      lid.alpha = 1 - (1 - LIFTED.alpha) * open;
    },
  };
}
