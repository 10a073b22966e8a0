/** A multimeter that lies on the bench: screen with two lines, function dial, leads at its upper edge. */
import { Container, Graphics } from 'pixi.js';
import type { Point, StageContext } from '../contract';
import { createKnob } from './knob';
import { contactShadow, downGradient, housing, screen } from './shading';

export interface DigitalMultimeter {
  readonly root: Container;
  /** Where the leads plug in at its upper edge, in its own units. */
  readonly jacks: { readonly red: Point; readonly black: Point; readonly clamp: Point };
  /** The main value, its unit, and a second line. */
  show(main: string, unit: string, second: string): void;
}

/**
 * Origin at its top left. `redFirst` puts the red jack left of the black one, for a circuit whose higher potential lies
 * on that side: the leads then hang without crossing.
 */
export function createDigitalMultimeter(
  context: StageContext,
  width: number,
  height: number,
  redFirst = false,
): DigitalMultimeter {
  const { theme } = context;
  const root = new Container({ label: 'digital multimeter' });
  const shadow = contactShadow(theme, width * 1.12, 26);
  shadow.position.set(width / 2 + 6, height - 1);
  const holster = new Graphics().roundRect(0, 0, width, height, 13).fill(
    downGradient([
      [0, 0xffd75e],
      [0.1, 0xf3b41c],
      [0.85, 0xc98708],
      [1, 0x8f5d02],
    ]),
  );
  const face = housing(theme, width - 12, height - 12, 9);
  face.position.set(6, 6);
  const screenWidth = width - height * 0.9 - 20;
  const glass = screen(theme, screenWidth, height - 24);
  glass.position.set(14, 12);
  const main = context.text({ size: 27, mono: true, weight: '600', colour: theme.screenGlow, anchor: [1, 0.5] });
  main.y = 14 + (height - 28) * 0.33;
  const unit = context.text({ size: 15, weight: '600', colour: theme.screenGlow, anchor: [1, 0.5] });
  unit.position.set(14 + screenWidth - 8, 14 + (height - 28) * 0.38);
  const second = context.text({ size: 13, mono: true, colour: theme.screenGlow, anchor: [1, 0.5] });
  second.position.set(14 + screenWidth - 8, 14 + (height - 28) * 0.8);
  second.alpha = 0.85;
  const dial = createKnob(context, height * 0.2, 9);
  const right = width - height * 0.45;
  dial.root.position.set(right, height * 0.54);
  dial.turn(0.25);
  const jacks = {
    clamp: { x: right - height * 0.3, y: -4 },
    black: { x: redFirst ? right + height * 0.3 : right, y: -4 },
    red: { x: redFirst ? right : right + height * 0.3, y: -4 },
  };
  const plugs = new Graphics();
  for (const [{ x, y }, colour] of [
    [jacks.clamp, 0x6b7480],
    [jacks.black, 0x2b323a],
    [jacks.red, 0xc62828],
  ] as const) {
    plugs
      .roundRect(x - 5.5, y - 3, 11, 16, 4)
      .fill(colour)
      .roundRect(x - 4, y - 2, 2.5, 13, 1)
      .fill({ color: 0xffffff, alpha: 0.35 });
  }
  root.addChild(shadow, holster, face, glass, main, unit, second, dial.root, plugs);
  const write = (text: { text: string }, value: string): void => {
    if (text.text !== value) text.text = value;
  };
  return {
    root,
    jacks,
    show(mainText, unitText, secondText) {
      write(main, mainText);
      write(unit, unitText);
      // Text grows on small stages: the value stands left of the unit, however wide that is.
      main.x = unit.x - unit.width - 4;
      write(second, secondText);
    },
  };
}
