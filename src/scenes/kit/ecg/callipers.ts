/**
 * Callipers on electrocardiograph paper: two steel points below a hinge. The left point carries the whole along the paper; the right
 * one opens it, and what it spans goes into the log by the action `caliper`.
 */
import { Container, Graphics } from 'pixi.js';
import type { Box, Handle, Point, StageContext, TypeSizes } from '../../contract';
import { metalAcross, mix } from '../paint/shading';
import { asPanel } from '../stage-marks';

export interface Callipers {
  readonly root: Container;
  /** The paper, how many stage units a millisecond is long on it, and where the points touch it. */
  lay(paper: Box, perMillisecond: number, type: TypeSizes): void;
  /** What they span, and what is read off. */
  set(span: number, words: string): void;
  enable(on: boolean): void;
}

const HINGE = 9;
const POINT = 4;
const PAD = 5;
/** How high the hinge stands over the points, of the paper's height. */
const HIGH = 0.74;

export interface CalliperOptions {
  /** Where the left point stands at first, as a part of the paper's length. */
  readonly at: number;
  /** Where the points touch, as a part of the paper's height. */
  readonly level: number;
}

/** Two legs from the hinge to their points, and the span between them. */
function drawSteel(
  steel: Graphics,
  { theme }: StageContext,
  [x0, x1]: readonly [number, number],
  head: number,
  foot: number,
): void {
  const middle = (x0 + x1) / 2;
  const dark = mix(theme.metal[2], 0x101820, 0.3);
  steel.clear();
  for (const x of [x0, x1])
    steel
      .moveTo(middle, head)
      .quadraticCurveTo(x, head + (foot - head) * 0.3, x, foot)
      .stroke({ width: 4.4, color: dark, cap: 'round' })
      .moveTo(middle, head)
      .quadraticCurveTo(x, head + (foot - head) * 0.3, x, foot)
      .stroke({ width: 2.2, color: theme.metal[0], cap: 'round' });
  steel
    .moveTo(x0, foot)
    .lineTo(x1, foot)
    .stroke({ width: 1.2, color: 0x1f5fa8, alpha: 0.75 })
    .circle(x0, foot, POINT)
    .circle(x1, foot, POINT)
    .fill(0x1f5fa8)
    .circle(middle, head, HINGE)
    .fill(metalAcross(theme))
    .stroke({ width: 1, color: dark })
    .circle(middle, head, 2.6)
    .fill(dark);
}

export function createCallipers(context: StageContext, { at, level }: CalliperOptions): Callipers {
  const { theme } = context;
  const root = new Container({ label: 'callipers' });
  const steel = new Graphics();
  const tag = new Graphics();
  const words = context.text({ size: 12, weight: '700', mono: true, colour: theme.paperInk, anchor: [0.5, 0.5] });
  root.addChild(steel, tag, words);
  let paper: Box = { x: 0, y: 0, width: 1, height: 1 };
  let unit = 1;
  let left = at;
  let span = 0;
  let sizes: TypeSizes = { small: 12, text: 14, figures: 26 };

  const leftX = (): number => paper.x + left * paper.width;
  const draw = (): void => {
    const [x0, x1] = [leftX(), leftX() + span * unit];
    const foot = paper.y + paper.height * level;
    const head = foot - paper.height * HIGH;
    const middle = (x0 + x1) / 2;
    drawSteel(steel, context, [x0, x1], head, foot);
    words.style.fontSize = sizes.small;
    const [width, height] = [words.width + 2 * PAD, words.height + 2];
    const beside = middle + HINGE + PAD;
    const x = beside + width > paper.x + paper.width ? middle - HINGE - PAD - width : beside;
    const y = Math.max(paper.y + 2, head - height / 2);
    tag.clear().roundRect(x, y, width, height, 3).fill(theme.paper).stroke({ width: 1, color: 0x1f5fa8, alpha: 0.8 });
    asPanel(tag, { x, y, width, height });
    words.position.set(x + width / 2, y + height / 2);
    carry.place(x0 - 10, head, 20, foot - head + 8);
    open.place(x1 - 10, head, 20, foot - head + 8);
    carry.update(left);
  };
  const carry: Handle = context.handle({
    role: 'slider',
    name: 'Callipers: left point',
    hint: 'Carries the callipers along the paper; arrow keys do the same.',
    grip: 'x',
    min: 0,
    max: 1,
    step: 0.004,
    value: left,
    format: (value) => `${Math.round(100 * value)} % along the paper`,
    set(value) {
      left = value;
      draw();
    },
    drag: (point: Point, start: Point, value: number) =>
      Math.min(1, Math.max(0, value + (point.x - start.x) / paper.width)),
  });
  const open: Handle = context.actionHandle('caliper', {
    name: 'Callipers: right point',
    hint: 'Opens and closes the callipers; arrow keys do the same.',
    grip: 'x',
    drag: (point: Point, start: Point, value: number) => value + (point.x - start.x) / unit,
  });
  return {
    root,
    lay(next, perMillisecond, type) {
      paper = next;
      unit = perMillisecond;
      sizes = type;
      draw();
    },
    set(value, text) {
      if (value === span && text === words.text) return;
      span = value;
      words.text = text;
      open.update(value);
      draw();
    },
    enable(on) {
      root.visible = on;
      carry.enable(on);
      open.enable(on);
    },
  };
}
