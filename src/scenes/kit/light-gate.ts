/** A light gate on its foot: two prongs, between which a beam runs from front to back, and a lamp that lights when it is cut. */
import { Container, Graphics } from 'pixi.js';
import type { StageContext } from '../contract';
import { acrossGradient, contactShadow, metalAcross, metalDown, mix } from './shading';

export interface LightGate {
  /** What lies behind that which passes, and before it. */
  readonly back: Container;
  readonly front: Container;
  /** From the beam down to the bench, stage units. */
  lay(height: number): void;
  light(on: boolean): void;
}

const WIDTH = 24;
const ABOVE = 20;
const BELOW = 30;

/** Origin of both at the beam. */
export function createLightGate({ theme }: StageContext): LightGate {
  const back = new Container({ label: 'light gate, far prong' });
  const front = new Container({ label: 'light gate' });
  const far = new Graphics();
  const near = new Graphics();
  const foot = new Container();
  const off = new Graphics().circle(0, BELOW - 9, 3.6).fill(0x4a1014);
  const on = new Graphics({ visible: false })
    .circle(0, BELOW - 9, 8)
    .fill({ color: 0xff4d4d, alpha: 0.35 })
    .circle(0, BELOW - 9, 4)
    .fill(0xff6a5e);
  back.addChild(foot, far);
  front.addChild(near, off, on);
  const body = theme.name === 'dark' ? 0x39475a : 0x46536a;
  const prong = (pen: Graphics, x: number, y: number, shade: number): Graphics =>
    pen.roundRect(x - WIDTH / 2, y - ABOVE, WIDTH, ABOVE + BELOW, 4).fill(
      acrossGradient([
        [0, mix(body, 0xffffff, 0.3 * shade)],
        [0.25, mix(body, 0x000000, 0.35 * (1 - shade))],
        [1, mix(body, 0x000000, 0.5)],
      ]),
    );
  prong(far, -7, -7, 0.3);
  // Low enough that what swings is seen above it.
  near.roundRect(-WIDTH / 2, 8, WIDTH, BELOW - 4, 4).fill(
    acrossGradient([
      [0, mix(body, 0xffffff, 0.28)],
      [0.3, body],
      [1, mix(body, 0x000000, 0.5)],
    ]),
  );
  return {
    back,
    front,
    lay(height) {
      for (const child of foot.removeChildren()) child.destroy();
      const shadow = contactShadow(theme, 110, 16);
      shadow.position.set(0, height + 2);
      foot.addChild(
        shadow,
        new Graphics().rect(-3, BELOW - 4, 6, height - BELOW).fill(metalAcross(theme)),
        new Graphics().roundRect(-34, height - 8, 68, 9, 4).fill(metalDown(theme)),
      );
    },
    light(lit) {
      if (on.visible !== lit) on.visible = lit;
    },
  };
}
