/** A ball in flight, with its shadow on the ground below. */
import { Container, Graphics } from 'pixi.js';
import type { StageContext } from '../../contract';
import { contactShadow, roundGradient } from '../../kit/paint/shading';

export interface ProjectileBall {
  readonly root: Container;
  readonly shadow: Container;
  /** Stage units. */
  size(radius: number): void;
  /** The ball's middle and the ground below it, stage units. */
  place(x: number, y: number, groundY: number): void;
  show(visible: boolean): void;
}

const DRAWN = 10;
/** Height, in stage units, at which the shadow has faded to half. */
const FADE = 120;

export function createProjectileBall({ theme }: StageContext): ProjectileBall {
  const root = new Container({ label: 'ball', visible: false });
  const shadow = new Container({ label: 'shadow of the ball', visible: false });
  shadow.addChild(contactShadow(theme, 3.4 * DRAWN, DRAWN));
  const dark = theme.name === 'dark';
  root.addChild(
    new Graphics()
      .circle(0, 0, DRAWN)
      .fill(
        roundGradient(
          [
            [0, dark ? 0xffffff : 0x9fb0c4],
            [0.35, dark ? 0xd5dee8 : 0x3b4a5e],
            [1, dark ? 0x64748b : 0x0d1724],
          ],
          { x: 0.34, y: 0.3 },
        ),
      )
      .circle(-DRAWN * 0.34, -DRAWN * 0.38, DRAWN * 0.2)
      .fill({ color: 0xffffff, alpha: dark ? 0.9 : 0.6 }),
  );
  return {
    root,
    shadow,
    size(radius) {
      root.scale.set(radius / DRAWN);
    },
    place(x, y, groundY) {
      root.position.set(x, y);
      shadow.position.set(x, groundY + root.scale.y * DRAWN * 0.7);
      shadow.alpha = FADE / (FADE + Math.max(0, groundY - y));
      shadow.scale.set(root.scale.x);
    },
    show(visible) {
      if (root.visible === visible) return;
      root.visible = visible;
      shadow.visible = visible;
    },
  };
}
