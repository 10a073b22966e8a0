/** A slide with two slits in black film, close up; each slit has a cover that can be slid over it. */
import { Container, Graphics } from 'pixi.js';
import type { StageContext } from '../../contract';
import { downGradient, mix } from '../../kit/paint/shading';

export interface DoubleSlitSlide {
  readonly root: Container;
  lay(width: number, height: number): void;
  /** Separation and width of the slits, stage units; `covered`: the left one; `light`: what comes through. */
  set(separation: number, slit: number, covered: boolean, light: number): void;
}

/** Origin at its upper left. */
export function createDoubleSlitSlide({ theme }: StageContext): DoubleSlitSlide {
  const root = new Container({ label: 'double slit slide' });
  const mount = new Graphics();
  const slits = [new Graphics(), new Graphics()] as const;
  const cover = new Graphics();
  root.addChild(mount, ...slits, cover);
  let size = { width: 1, height: 1 };
  return {
    root,
    lay(width, height) {
      size = { width, height };
      mount
        .clear()
        .roundRect(3, 5, width, height, 8)
        .fill({ color: theme.shadow, alpha: theme.shadowAlpha * 0.6 })
        .roundRect(0, 0, width, height, 8)
        .fill(
          downGradient([
            [0, mix(theme.paper, 0xffffff, 0.4)],
            [1, mix(theme.paper, 0x8090a0, 0.35)],
          ]),
        )
        .roundRect(10, 10, width - 20, height - 20, 3)
        .fill(
          downGradient([
            [0, 0x1b2027],
            [1, 0x0b0e12],
          ]),
        );
      for (const slit of slits) {
        slit
          .clear()
          .rect(-0.5, 22, 1, height - 44)
          .fill(0xffffff);
        slit.x = width / 2;
      }
      cover
        .clear()
        .roundRect(-13 + 2, 14 + 3, 26, height - 28, 3)
        .fill({ color: 0x000000, alpha: 0.5 })
        .roundRect(-13, 14, 26, height - 28, 3)
        .fill(
          downGradient([
            [0, theme.metal[0]],
            [0.5, theme.metal[1]],
            [1, theme.metal[2]],
          ]),
        );
    },
    set(separation, slit, covered, light) {
      const middle = size.width / 2;
      slits[0].x = middle + separation / 2;
      slits[1].x = middle - separation / 2;
      for (const one of slits) {
        one.scale.x = slit;
        one.tint = light;
      }
      cover.visible = covered;
      cover.x = middle - separation / 2;
    },
  };
}
