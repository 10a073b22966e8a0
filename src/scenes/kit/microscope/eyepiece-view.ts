/**
 * What is seen through an eyepiece with a scale: the field of view in its black surround, and beside it what the eye makes out where it
 * looks. The scale stands still before the picture; its figures are divisions.
 */
import { Container, Graphics, type Text } from 'pixi.js';
import type { Box, Point, StageContext, TypeSizes } from '../../contract';
import { asPanel } from '../stage-marks';
import { createFieldPicture, type DrawLayer, type FieldLook } from './field-picture';
import { SURROUND } from './surround';

export interface EyepieceView {
  /** The whole field. */
  readonly field: { readonly root: Container; lay(box: Box, type: TypeSizes): void };
  /** A sixth of it, where the eye looks. */
  readonly look: { readonly root: Container; lay(box: Box, type: TypeSizes): void };
  /** Middle and radius of the field, stage units. */
  circle(): { readonly x: number; readonly y: number; readonly radius: number };
  /** Middle and radius of the look. */
  lens(): { readonly x: number; readonly y: number; readonly radius: number };
  /** Where the eye looks, in radii of the field from its middle. */
  turnEye(to: Point): void;
  eye(): Point;
  /** False where a picture waits for its turn: ask again. */
  draw(look: FieldLook, now: number): boolean;
  /** Said where nothing is seen; empty: nothing. */
  say(words: string): void;
}

const FIELD_PIXELS = 320;
const LOOK_PIXELS = 192;
/** How much nearer the look is. */
const CLOSER = 6;
/** Divisions of the scale, and how many of them the field is wide. */
const DIVISIONS = 100;
const FIELD_DIVISIONS = 180;
const INK = 0x0b0f14;
/** The eye looks at the middle of the scale at first. */
const FURTHEST = 1 - 1 / CLOSER;

/** Marks of the scale about the origin: `unit` is the length of a division. */
function marks(graphics: Graphics, unit: number, thin: number, high: number, ink: number): void {
  graphics.clear();
  for (let n = 0; n <= DIVISIONS; n++) {
    const x = (n - DIVISIONS / 2) * unit;
    const up = n % 10 === 0 ? high : n % 5 === 0 ? high * 0.7 : high * 0.45;
    graphics.moveTo(x, 0).lineTo(x, -up);
  }
  graphics.moveTo((-DIVISIONS / 2) * unit, 0).lineTo((DIVISIONS / 2) * unit, 0);
  graphics.stroke({ width: thin, color: ink, alpha: 0.9 });
}

type Circle = ReturnType<EyepieceView['circle']>;

const circleIn = ({ x, y, width, height }: Box): Circle => ({
  x: x + width / 2,
  y: y + height / 2,
  radius: Math.min(width, height) / 2 - 10,
});

/** The black surround of a view. */
function drawPlate(plate: Graphics, { theme }: StageContext, { x, y, radius }: Circle): void {
  const edge = radius + 9;
  const side = 2 * edge;
  plate
    .clear()
    .roundRect(x - edge + 2, y - edge + 4, side, side, 22)
    .fill({ color: theme.shadow, alpha: theme.shadowAlpha })
    .roundRect(x - edge, y - edge, side, side, 22)
    .fill(SURROUND)
    .roundRect(x - edge + 0.5, y - edge + 0.5, side - 1, side - 1, 21.5)
    .stroke({ width: 1.2, color: theme.housingEdge });
  asPanel(plate, { x: x - edge, y: y - edge, width: side, height: side });
}

/** A dark ground behind a figure. `wide`, `above`, `high`: what it has beside and above it, and its own height. */
function drawGround(ground: Graphics, { x, y, width }: Text, wide: number, above: number, high: number): void {
  ground
    .clear()
    .roundRect(x - width / 2 - wide, y - above, width + 2 * wide, high, 4)
    .fill({ color: SURROUND, alpha: 0.82 });
}

/** The whole field with the scale before it. */
function createField(context: StageContext, draw: DrawLayer, ink: number) {
  const root = new Container({ label: 'eyepiece' });
  const plate = new Graphics({ label: 'surround' });
  const picture = createFieldPicture(FIELD_PIXELS, draw);
  const scale = new Graphics({ label: 'eyepiece scale' });
  const figures = [0, 50, 100].map((n) => ({
    n,
    text: context.text({ text: String(n), size: 12, mono: true, colour: 0xffffff, anchor: [0.5, 0] }),
    ground: new Graphics(),
  }));
  const ring = new Graphics({ label: 'where the eye looks' });
  const words = context.text({ size: 14, weight: '600', colour: 0xe8eef6, anchor: [0.5, 0.5], align: 'center' });
  root.addChild(plate, picture.root, scale, ring);
  for (const { text, ground } of figures) root.addChild(ground, text);
  root.addChild(words);
  let circle: Circle = { x: 0, y: 0, radius: 1 };
  const ringAt = (eye: Point): void => {
    const { x, y, radius } = circle;
    ring
      .clear()
      .circle(x + eye.x * radius, y + eye.y * radius, radius / CLOSER)
      .stroke({ width: 1.6, color: context.theme.accent, alpha: 0.85 });
  };
  return {
    root,
    picture,
    ringAt,
    circle: () => circle,
    say(said: string) {
      words.text = said;
    },
    lay(box: Box, { small, text: size }: TypeSizes, eye: Point) {
      circle = circleIn(box);
      const { x, y, radius } = circle;
      drawPlate(plate, context, circle);
      picture.root.position.set(x, y);
      picture.lay(radius);
      const unit = (2 * radius) / FIELD_DIVISIONS;
      marks(scale, unit, 0.9, radius * 0.075, ink);
      scale.position.set(x, y);
      for (const { n, text, ground } of figures) {
        text.style.fontSize = small;
        text.position.set(x + (n - DIVISIONS / 2) * unit, y + 5);
        drawGround(ground, text, 3, 1, small * 1.3);
      }
      words.style.fontSize = size;
      words.position.set(x, y - radius * 0.4);
      ringAt(eye);
    },
  };
}

/**
 * Draws the part of the scale that lies in a lens, anew for each place of the eye: lines are as thin as they are however near it is.
 * Returns the long mark that is next to the middle, with its place; null: none is in sight.
 */
function drawNearScale(
  scale: Graphics,
  lens: Circle,
  eye: Point,
  ink: number,
): { n: number; x: number; y: number } | null {
  const unit = (2 * lens.radius * CLOSER) / FIELD_DIVISIONS;
  const across = -eye.x * lens.radius * CLOSER;
  const down = -eye.y * lens.radius * CLOSER;
  const y = lens.y + down;
  scale.clear();
  if (Math.abs(down) >= lens.radius) return null;
  const chord = Math.sqrt(lens.radius ** 2 - down ** 2);
  const offOf = (n: number): number => across + (n - DIVISIONS / 2) * unit;
  let nearest = -1;
  for (let n = 0; n <= DIVISIONS; n++) {
    const off = offOf(n);
    if (Math.abs(off) > chord) continue;
    const high = (n % 10 === 0 ? 0.2 : n % 5 === 0 ? 0.14 : 0.09) * lens.radius;
    scale.moveTo(lens.x + off, y).lineTo(lens.x + off, y - high);
    const closer = nearest < 0 || Math.abs(off) < Math.abs(offOf(nearest));
    if (n % 10 === 0 && closer && Math.abs(off) < chord * 0.8) nearest = n;
  }
  const from = Math.max(-chord, offOf(0));
  const to = Math.min(chord, offOf(DIVISIONS));
  if (to > from) scale.moveTo(lens.x + from, y).lineTo(lens.x + to, y);
  scale.stroke({ width: 1.3, color: ink, alpha: 0.9 });
  return nearest < 0 ? null : { n: nearest, x: lens.x + offOf(nearest), y };
}

/** A sixth of the field, where the eye looks. */
function createLook(context: StageContext, draw: DrawLayer, ink: number) {
  const root = new Container({ label: 'closer' });
  const plate = new Graphics({ label: 'surround' });
  const picture = createFieldPicture(LOOK_PIXELS, draw);
  const scale = new Graphics({ label: 'scale, closer' });
  const figure = context.text({ size: 12, mono: true, colour: 0xffffff, anchor: [0.5, 0.5] });
  const ground = new Graphics();
  const rim = new Graphics();
  root.addChild(plate, picture.root, scale, rim, ground, figure);
  let lens: Circle = { x: 0, y: 0, radius: 1 };
  let size = 12;
  const turn = (eye: Point): void => {
    const mark = drawNearScale(scale, lens, eye, ink);
    for (const part of [figure, ground]) part.visible = mark !== null;
    if (!mark) return;
    figure.text = String(mark.n);
    figure.style.fontSize = size;
    figure.position.set(mark.x, mark.y + size * 0.95);
    drawGround(ground, figure, 4, size * 0.7, size * 1.4);
  };
  return {
    root,
    picture,
    turn,
    lens: () => lens,
    lay(box: Box, { small }: TypeSizes, eye: Point) {
      lens = circleIn(box);
      const { x, y, radius } = lens;
      drawPlate(plate, context, lens);
      picture.root.position.set(x, y);
      picture.lay(radius);
      rim.clear().circle(x, y, radius).stroke({ width: 2, color: context.theme.accent });
      size = small;
      turn(eye);
    },
  };
}

/** `ink`: of the scale; a light one is seen on dark ground. */
export function createEyepieceView(context: StageContext, draw: DrawLayer, ink = INK): EyepieceView {
  const field = createField(context, draw, ink);
  const look = createLook(context, draw, ink);
  let eye: Point = { x: 0, y: 0 };
  return {
    field: { root: field.root, lay: (box, type) => field.lay(box, type, eye) },
    look: { root: look.root, lay: (box, type) => look.lay(box, type, eye) },
    circle: field.circle,
    lens: look.lens,
    eye: () => eye,
    turnEye({ x, y }) {
      const far = Math.sqrt(x * x + y * y);
      const held = far > FURTHEST ? FURTHEST / far : 1;
      eye = { x: x * held, y: y * held };
      field.ringAt(eye);
      look.turn(eye);
    },
    draw(wanted, now) {
      const radius = wanted.diameter / 2;
      // At most one picture in a frame.
      if (field.picture.show(wanted, now) !== 'shown') return false;
      const closer = {
        ...wanted,
        x: wanted.x - eye.x * radius,
        y: wanted.y - eye.y * radius,
        diameter: wanted.diameter / CLOSER,
      };
      return look.picture.show(closer, now) === 'shown';
    },
    say: (words) => field.say(words),
  };
}
