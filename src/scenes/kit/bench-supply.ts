/** A bench power supply: digital display, voltage knob, red and black posts. */
import { Container, Graphics } from 'pixi.js';
import type { Point, StageContext } from '../contract';
import { createKnob } from './knob';
import { contactShadow, housing, mix, screen } from './shading';

export interface BenchSupply {
  readonly root: Container;
  readonly posts: { readonly plus: Point; readonly minus: Point };
  readonly knob: Point;
  readonly knobRadius: number;
  /** The display and the knob, 0 to 1 of its range. */
  set(display: string, unit: string, fraction: number): void;
}

/** Origin at its top left. */
export function createBenchSupply(
  context: StageContext,
  width: number,
  height: number,
  minus: 'black' | 'blue' = 'blue',
): BenchSupply {
  const { theme } = context;
  const root = new Container({ label: 'bench supply' });
  const shadow = contactShadow(theme, width * 1.2, 26);
  shadow.position.set(width / 2 + 5, height + 2);
  const feet = new Graphics()
    .rect(14, height - 4, 20, 9)
    .rect(width - 34, height - 4, 20, 9)
    .fill(0x0c1014);
  const box = housing(theme, width, height, 9);
  const vents = new Graphics();
  for (let k = 0; k < 7; k++) vents.roundRect(width * 0.2 + k * width * 0.09, 7, width * 0.055, 3, 1.5);
  vents.fill({ color: 0x000000, alpha: 0.35 });
  const panel = new Graphics()
    .roundRect(8, 16, width - 16, height - 26, 6)
    .fill({ color: mix(theme.housingShade, 0x000000, theme.name === 'dark' ? 0.25 : 0.06) });
  const margin = Math.min(18, width * 0.09);
  const glass = screen(theme, width - 2 * margin, 38);
  glass.position.set(margin, 26);
  const value = context.text({ size: 25, mono: true, weight: '600', colour: theme.screenGlow, anchor: [1, 0.5] });
  value.position.set(width - margin - 25, 45);
  const unitText = context.text({ size: 15, weight: '600', colour: theme.screenGlow, anchor: [0, 0.5] });
  unitText.position.set(width - margin - 21, 47);
  const knobRadius = Math.min(width * 0.2, height * 0.15);
  const knob = { x: width / 2, y: 68 + (height - 68 - 40) * 0.5 };
  const turning = createKnob(context, knobRadius, 12);
  turning.root.position.set(knob.x, knob.y);
  const posts = { minus: { x: width * 0.28, y: height - 26 }, plus: { x: width * 0.72, y: height - 26 } };
  const sockets = new Graphics();
  for (const [{ x, y }, colour] of [
    [posts.plus, 0xd23b3b],
    [posts.minus, minus === 'black' ? 0x1b222a : theme.name === 'dark' ? 0x2f6fd6 : 0x2257b0],
  ] as const) {
    sockets
      .circle(x + 1.5, y + 2.5, 10)
      .fill({ color: 0x000000, alpha: 0.35 })
      .circle(x, y, 10)
      .fill(mix(colour, 0x000000, 0.25))
      .circle(x - 1, y - 1, 8)
      .fill(colour)
      .stroke({ width: 1, color: theme.ink, alpha: 0.3 });
  }
  const signs = new Graphics()
    .moveTo(posts.plus.x - 21, posts.plus.y)
    .lineTo(posts.plus.x - 13, posts.plus.y)
    .moveTo(posts.plus.x - 17, posts.plus.y - 4)
    .lineTo(posts.plus.x - 17, posts.plus.y + 4)
    .moveTo(posts.minus.x + 13, posts.minus.y)
    .lineTo(posts.minus.x + 21, posts.minus.y)
    .stroke({ width: 2, color: theme.ink });
  root.addChild(shadow, feet, box, vents, panel, glass, value, unitText, turning.root, sockets, signs);
  return {
    root,
    posts,
    knob,
    knobRadius,
    set(display, unit, fraction) {
      if (value.text !== display) value.text = display;
      if (unitText.text !== unit) unitText.text = unit;
      turning.turn(fraction);
    },
  };
}
