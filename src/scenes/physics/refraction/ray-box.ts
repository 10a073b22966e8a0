/** A ray box: laser or white lamp behind one slit, with a polariser ring at its nose. It shines to the right. */
import { Container, Graphics, type Text } from 'pixi.js';
import type { StageContext } from '../../contract';
import { contactShadow, downGradient, mix, roundGradient } from '../../kit/paint/shading';

export interface RayBox {
  readonly root: Container;
  /** Colour of the light, or null while it is off; the letter on the polariser, '' for none. */
  set(colour: number | null, polariser: '' | 's' | 'p', turned: number): void;
}

const LENGTH = 54;
const HEIGHT = 40;
/** From the slit back to the polariser's ring. */
export const POLARISER_AT = -10;

/** Origin at the slit. */
export function createRayBox(context: StageContext): RayBox {
  const { theme } = context;
  const root = new Container({ label: 'ray box' });
  const shadow = contactShadow(theme, LENGTH * 1.25, HEIGHT * 1.3);
  shadow.position.set(-LENGTH / 2 - 6, 8);
  const body = new Graphics()
    .roundRect(-LENGTH - 14, -HEIGHT / 2, LENGTH, HEIGHT, 7)
    .fill(
      downGradient([
        [0, mix(theme.housing, 0xffffff, 0.3)],
        [0.25, theme.housing],
        [1, mix(theme.housingShade, 0x000000, 0.25)],
      ]),
    )
    .roundRect(-LENGTH - 13.5, -HEIGHT / 2 + 0.5, LENGTH - 1, HEIGHT - 1, 6.5)
    .stroke({ width: 1, color: theme.housingEdge });
  for (let n = 0; n < 3; n++)
    body.roundRect(-LENGTH - 6 + n * 6.5, -HEIGHT / 2 + 9, 3.4, HEIGHT - 18, 1.5).fill({ color: 0x000000, alpha: 0.3 });
  const ring = new Graphics().roundRect(-18, -HEIGHT / 2 + 2, 18, HEIGHT - 4, 4).fill(
    downGradient([
      [0, 0x5f6b79],
      [0.3, 0x39424d],
      [1, 0x161b21],
    ]),
  );
  for (let y = -HEIGHT / 2 + 6; y < HEIGHT / 2 - 4; y += 4)
    ring.rect(-17, y, 16, 1.4).fill({ color: 0xffffff, alpha: 0.14 });
  const lamp = new Graphics().circle(-LENGTH + 26, 0, 6).fill(0xffffff);
  const glow = new Graphics().circle(0, 0, 15).fill(
    roundGradient([
      [0, 0xffffff, 0.95],
      [0.4, 0xffffff, 0.4],
      [1, 0xffffff, 0],
    ]),
  );
  const letter: Text = context.text({ size: 14, weight: '700', colour: 0xf8fafc, anchor: [0.5, 0.5] });
  letter.position.set(POLARISER_AT + 1, 0);
  root.addChild(shadow, body, ring, lamp, glow, letter);
  return {
    root,
    set(colour, polariser, turned) {
      const lit = colour !== null;
      glow.visible = lit;
      const tint = colour ?? mix(theme.housingShade, 0x000000, 0.4);
      lamp.tint = tint;
      if (lit && glow.tint !== colour) glow.tint = colour;
      letter.text = polariser;
      // Letters stay upright whichever way the box is turned.
      letter.rotation = -turned;
    },
  };
}
