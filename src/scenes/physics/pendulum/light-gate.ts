/** A light gate on its foot: two prongs, between which a beam runs from front to back, and a lamp that lights when it is cut. */
import { Container, Graphics } from 'pixi.js';
import type { StageContext } from '../../contract';
import { acrossGradient, contactShadow, metalAcross, metalDown, mix } from '../../kit/paint/shading';

export interface LightGate {
  /** What lies behind that which passes, and before it. */
  readonly back: Container;
  readonly front: Container;
  /** From the beam down to the bench, stage units. */
  lay(height: number): void;
  light(on: boolean): void;
}

const WIDTH = 24;
const ABOVE = 16;
const BELOW = 30;
/** Where the far prong is seen, from the near one. */
const BEHIND = [15, -13] as const;

/** Origin of both at the beam. */
export function createLightGate({ theme }: StageContext): LightGate {
  const back = new Container({ label: 'light gate, far prong' });
  const front = new Container({ label: 'light gate' });
  const far = new Graphics();
  const near = new Graphics();
  const foot = new Container();
  const off = new Graphics().circle(0, BELOW - 4, 3.6).fill(0x4a1014);
  const on = new Graphics({ visible: false })
    .circle(0, BELOW - 4, 8)
    .fill({ color: 0xff4d4d, alpha: 0.35 })
    .circle(0, BELOW - 4, 4)
    .fill(0xff6a5e);
  back.addChild(foot, far);
  front.addChild(near, off, on);
  const body = theme.name === 'dark' ? 0x4a5b72 : 0x46536a;
  const prong = (pen: Graphics, x: number, y: number, height: number, shade: number): Graphics =>
    pen.roundRect(x - WIDTH / 2, y, WIDTH, height, 4).fill(
      acrossGradient([
        [0, mix(mix(body, 0xffffff, 0.32), 0x000000, shade)],
        [0.3, mix(body, 0x000000, shade)],
        [1, mix(body, 0x000000, 0.45 + shade / 2)],
      ]),
    );
  const [dx, dy] = BEHIND;
  prong(far, dx, dy - ABOVE, ABOVE + BELOW - dy, 0.3);
  // The bridge below, seen from above its front edge.
  far
    .poly([-WIDTH / 2, BELOW, WIDTH / 2, BELOW, WIDTH / 2 + dx, BELOW + dy, -WIDTH / 2 + dx, BELOW + dy])
    .fill(mix(body, 0xffffff, 0.12))
    .circle(dx, dy, 4)
    .fill(0x1a0a0c)
    .circle(dx, dy, 2.2)
    .fill(0xff6a5e)
    // The beam, from the far lens to the near one.
    .moveTo(dx, dy)
    .lineTo(0, 6)
    .stroke({ width: 1.6, color: 0xff6a5e, alpha: 0.6 });
  // The near prong is cut low, so that what swings is seen.
  prong(near, 0, 6, BELOW + 4, 0);
  return {
    back,
    front,
    lay(height) {
      for (const child of foot.removeChildren()) child.destroy();
      const shadow = contactShadow(theme, 110, 16);
      shadow.position.set(0, height + 2);
      foot.addChild(
        shadow,
        new Graphics().rect(-3, BELOW, 6, height - BELOW - 4).fill(metalAcross(theme)),
        new Graphics().roundRect(-34, height - 8, 68, 9, 4).fill(metalDown(theme)),
      );
    },
    light(lit) {
      on.visible = lit;
    },
  };
}
