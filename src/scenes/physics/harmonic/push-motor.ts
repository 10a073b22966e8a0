/** A motor that pushes a rod to and fro: a housing with a turning crank and a switch that is lit while it runs. */
import { Container, Graphics } from 'pixi.js';
import type { Box, StageContext } from '../../contract';
import { contactShadow, housing, metalDown, roundGradient } from '../../kit/paint/shading';
import type { StageTheme } from '../../kit/theme';

export interface PushMotor {
  readonly root: Container;
  /** Where the middle of the crank is, from the root. */
  readonly crank: { readonly x: number; readonly y: number };
  readonly radius: number;
  /** The switch, from the root. */
  readonly power: Box;
  /** `small`: height of its words. */
  lay(width: number, height: number, small: number): void;
  /** Turns of the crank. */
  set(on: boolean, turns: number): void;
  label(text: string): void;
}

function drawCrank(disc: Graphics, theme: StageTheme, radius: number): void {
  disc
    .clear()
    .circle(0, 0, radius)
    .fill(
      roundGradient(
        [
          [0, theme.metal[0]],
          [0.6, theme.metal[1]],
          [1, theme.metal[2]],
        ],
        { x: 0.4, y: 0.35 },
      ),
    )
    .circle(0, 0, 3)
    .fill({ color: 0x000000, alpha: 0.5 })
    .circle(radius * 0.66, 0, 4)
    .fill(theme.accent);
}

/** Origin at its upper left. */
export function createPushMotor(context: StageContext): PushMotor {
  const { theme } = context;
  const root = new Container({ label: 'motor' });
  const back = new Container();
  const wheel = new Container({ label: 'crank' });
  const disc = new Graphics();
  const lamp = new Graphics({ visible: false });
  const text = context.text({ size: 12, mono: true, weight: '600', colour: theme.ink, anchor: [0.5, 1] });
  wheel.addChild(disc);
  root.addChild(back, wheel, lamp, text);
  const crank = { x: 0, y: 0 };
  let shown = '';
  let radius = 1;
  let power: Box = { x: 0, y: 0, width: 1, height: 1 };
  return {
    root,
    crank,
    get radius() {
      return radius;
    },
    get power() {
      return power;
    },
    lay(width, height, small) {
      for (const child of back.removeChildren()) child.destroy();
      const shadow = contactShadow(theme, width * 1.1, 14);
      shadow.position.set(width / 2, height + 1);
      back.addChild(shadow, housing(theme, width, height, 9));
      const low = small * 1.5 + 26;
      radius = Math.min(width * 0.4, (height - low - 12) / 2.2);
      crank.x = width / 2;
      crank.y = 8 + radius * 1.12;
      wheel.position.set(crank.x, crank.y);
      drawCrank(disc, theme, radius);
      power = { x: width / 2 - 20, y: height - 28, width: 40, height: 20 };
      const { x, y } = power;
      back.addChild(
        new Graphics()
          .roundRect(x, y, 40, 20, 5)
          .fill(0x11161c)
          .roundRect(x + 2, y + 2, 18, 16, 4)
          .fill(0x3a444f)
          .roundRect(x + 21, y + 2, 17, 16, 4)
          .fill(0x232b34),
      );
      lamp
        .clear()
        .roundRect(x + 2, y + 2, 18, 16, 4)
        .fill(0x232b34)
        .roundRect(x + 21, y + 2, 17, 16, 4)
        .fill(theme.accent);
      text.style.fontSize = small;
      text.position.set(width / 2, y - 4);
      back.addChild(new Graphics().rect(-8, crank.y - 3, 9, 6).fill(metalDown(theme)));
    },
    set(on, turns) {
      lamp.visible = on;
      const angle = -2 * Math.PI * turns;
      wheel.rotation = angle;
    },
    label(words) {
      if (words === shown) return;
      shown = words;
      text.text = words;
    },
  };
}
