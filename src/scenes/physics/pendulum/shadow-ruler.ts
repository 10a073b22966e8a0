/** A ruler that lies below a swing, zero under its lowest point: on it falls the shadow that a lamp far above makes of the bob. */
import { Container, Graphics } from 'pixi.js';
import type { StageContext } from '../../contract';
import { createAxis } from '../../kit/charts/axis';
import { acrossGradient, downGradient } from '../../kit/paint/shading';

export interface ShadowRuler {
  readonly root: Container;
  /** How far it goes to both sides, stage units, and the height of its figures. 0: the shadow falls on the bench. */
  lay(half: number, size: number): void;
  /** Stage units of a metre; `bare`: a ruler without marks, where lengths are to be found. */
  scale(unit: number, bare: boolean): void;
  /** Where the shadow lies, and half its width. */
  cast(x: number, radius: number): void;
}

const INK = 0x1a2430;
/** Above the marks, and around the figures. */
const EDGE = 4;
const SHADOW = 20;

export const rulerHeight = (size: number): number => EDGE + 9 + size * 1.25 + 3;

/** Origin at its zero, on its far edge. */
export function createShadowRuler(context: StageContext): ShadowRuler {
  const root = new Container({ label: 'ruler with a shadow' });
  const body = new Graphics();
  const axis = createAxis(context, { side: 'bottom', colour: INK, size: 12, unit: 'm' });
  // Fainter at its ends: the lamp is no point.
  const shadow = new Graphics({ label: 'shadow of the bob' }).roundRect(-SHADOW, 0.5, 2 * SHADOW, EDGE + 7, 3).fill(
    acrossGradient([
      [0, 0x000000, 0],
      [0.16, 0x000000, 0.5],
      [0.5, 0x000000, 0.62],
      [0.84, 0x000000, 0.5],
      [1, 0x000000, 0],
    ]),
  );
  root.addChild(body, axis.root, shadow);
  let reach = 1;
  let apart = 1;
  return {
    root,
    lay(half, size) {
      // The outermost figure stays on the ruler.
      reach = half - 2.4 * size;
      apart = 4.6 * size;
      axis.root.position.set(-reach, EDGE);
      body.clear();
      if (half === 0) return;
      body
        .roundRect(-half + 3, 4, 2 * half, rulerHeight(size), 3)
        .fill({ color: 0x000000, alpha: 0.25 })
        .roundRect(-half, 0, 2 * half, rulerHeight(size), 3)
        .fill(
          downGradient([
            [0, 0xfdfaf0],
            [0.8, 0xf2ecd8],
            [1, 0xcfc6a4],
          ]),
        );
    },
    scale(unit, bare) {
      if (axis.root.visible === bare) axis.root.visible = !bare;
      if (!bare) axis.lay(2 * reach, -reach / unit, reach / unit, apart);
    },
    cast(x, radius) {
      shadow.x = x;
      shadow.scale.x = (1.15 * radius) / SHADOW;
    },
  };
}
