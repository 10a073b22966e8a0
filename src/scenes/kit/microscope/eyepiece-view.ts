/**
 * What is seen through an eyepiece with a scale: the field of view in its black surround, and beside it what the eye makes out where it
 * looks. The scale stands still before the picture; its figures are divisions.
 */
import { Container, Graphics } from 'pixi.js';
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

/** `ink`: of the scale; a light one is seen on dark ground. */
export function createEyepieceView(context: StageContext, draw: DrawLayer, ink = INK): EyepieceView {
  const { theme } = context;
  const surround = (): Graphics => new Graphics({ label: 'surround' });

  // ------------------------------------------------------------ the field
  const fieldRoot = new Container({ label: 'eyepiece' });
  const fieldPlate = surround();
  const field = createFieldPicture(FIELD_PIXELS, draw);
  const scale = new Graphics({ label: 'eyepiece scale' });
  const figures = [0, 50, 100].map((n) => ({
    n,
    text: context.text({ text: String(n), size: 12, mono: true, colour: 0xffffff, anchor: [0.5, 0] }),
    plate: new Graphics(),
  }));
  const ring = new Graphics({ label: 'where the eye looks' });
  const words = context.text({ size: 14, weight: '600', colour: 0xe8eef6, anchor: [0.5, 0.5], align: 'center' });
  fieldRoot.addChild(fieldPlate, field.root, scale, ring);
  for (const { text, plate } of figures) fieldRoot.addChild(plate, text);
  fieldRoot.addChild(words);

  // ------------------------------------------------------------ where the eye looks
  const lookRoot = new Container({ label: 'closer' });
  const lookPlate = surround();
  const near = createFieldPicture(LOOK_PIXELS, draw);
  const nearScale = new Graphics({ label: 'scale, closer' });
  const nearFigure = context.text({ size: 12, mono: true, colour: 0xffffff, anchor: [0.5, 0.5] });
  const nearPlate = new Graphics();
  const rim = new Graphics();
  lookRoot.addChild(lookPlate, near.root, nearScale, rim, nearPlate, nearFigure);

  let circle = { x: 0, y: 0, radius: 1 };
  let lens = { x: 0, y: 0, radius: 1 };
  let eye: Point = { x: 0, y: 0 };
  let saidSmall = 12;
  /** Which of the long marks is next to the middle of the look. */
  let nearest = -1;

  const plate = (graphics: Graphics, x: number, y: number, radius: number): void => {
    const edge = radius + 9;
    graphics
      .clear()
      .roundRect(x - edge + 2, y - edge + 4, 2 * edge, 2 * edge, 22)
      .fill({ color: theme.shadow, alpha: theme.shadowAlpha })
      .roundRect(x - edge, y - edge, 2 * edge, 2 * edge, 22)
      .fill(SURROUND)
      .roundRect(x - edge + 0.5, y - edge + 0.5, 2 * edge - 1, 2 * edge - 1, 21.5)
      .stroke({ width: 1.2, color: theme.housingEdge });
  };

  /** Lines are made once for each size; the eye that moves shifts them, and hides what lies beyond the lens. */
  function placeNear(): void {
    const unit = (2 * lens.radius * CLOSER) / FIELD_DIVISIONS;
    const across = -eye.x * lens.radius * CLOSER;
    const down = -eye.y * lens.radius * CLOSER;
    const y = lens.y + down;
    nearScale.clear();
    const inside = Math.abs(down) < lens.radius;
    const chord = inside ? Math.sqrt(lens.radius ** 2 - down ** 2) : 0;
    let label = -1;
    let best = Number.POSITIVE_INFINITY;
    for (let n = 0; n <= DIVISIONS && inside; n++) {
      const off = across + (n - DIVISIONS / 2) * unit;
      if (Math.abs(off) > chord) continue;
      const high = (n % 10 === 0 ? 0.2 : n % 5 === 0 ? 0.14 : 0.09) * lens.radius;
      nearScale.moveTo(lens.x + off, y).lineTo(lens.x + off, y - high);
      if (n % 10 === 0 && Math.abs(off) < best && Math.abs(off) < chord * 0.8) [label, best] = [n, Math.abs(off)];
    }
    if (inside) {
      const from = Math.max(-chord, across - (DIVISIONS / 2) * unit);
      const to = Math.min(chord, across + (DIVISIONS / 2) * unit);
      if (to > from) nearScale.moveTo(lens.x + from, y).lineTo(lens.x + to, y);
    }
    nearScale.stroke({ width: 1.3, color: ink, alpha: 0.9 });
    nearest = label;
    nearFigure.visible = label >= 0;
    nearPlate.visible = label >= 0;
    if (label < 0) return;
    nearFigure.text = String(label);
    nearFigure.style.fontSize = saidSmall;
    nearFigure.position.set(lens.x + across + (label - DIVISIONS / 2) * unit, y + saidSmall * 0.95);
    nearPlate
      .clear()
      .roundRect(
        nearFigure.x - nearFigure.width / 2 - 4,
        nearFigure.y - saidSmall * 0.7,
        nearFigure.width + 8,
        saidSmall * 1.4,
        4,
      )
      .fill({ color: SURROUND, alpha: 0.82 });
  }

  function placeRing(): void {
    const { x, y, radius } = circle;
    ring
      .clear()
      .circle(x + eye.x * radius, y + eye.y * radius, radius / CLOSER)
      .stroke({ width: 1.6, color: theme.accent, alpha: 0.85 });
  }

  return {
    field: {
      root: fieldRoot,
      lay({ x, y, width, height }, { small, text: size }) {
        const radius = Math.min(width, height) / 2 - 10;
        circle = { x: x + width / 2, y: y + height / 2, radius };
        plate(fieldPlate, circle.x, circle.y, radius);
        asPanel(fieldPlate, {
          x: circle.x - radius - 9,
          y: circle.y - radius - 9,
          width: 2 * radius + 18,
          height: 2 * radius + 18,
        });
        field.root.position.set(circle.x, circle.y);
        field.lay(radius);
        const unit = (2 * radius) / FIELD_DIVISIONS;
        marks(scale, unit, 0.9, radius * 0.075, ink);
        scale.position.set(circle.x, circle.y);
        for (const { n, text, plate: ground } of figures) {
          text.style.fontSize = small;
          text.position.set(circle.x + (n - DIVISIONS / 2) * unit, circle.y + 5);
          ground
            .clear()
            .roundRect(text.x - text.width / 2 - 3, text.y - 1, text.width + 6, small * 1.3, 4)
            .fill({ color: SURROUND, alpha: 0.82 });
        }
        words.style.fontSize = size;
        words.position.set(circle.x, circle.y - radius * 0.4);
        saidSmall = small;
        placeRing();
      },
    },
    look: {
      root: lookRoot,
      lay({ x, y, width, height }, { small }) {
        const radius = Math.min(width, height) / 2 - 10;
        lens = { x: x + width / 2, y: y + height / 2, radius };
        plate(lookPlate, lens.x, lens.y, radius);
        asPanel(lookPlate, {
          x: lens.x - radius - 9,
          y: lens.y - radius - 9,
          width: 2 * radius + 18,
          height: 2 * radius + 18,
        });
        near.root.position.set(lens.x, lens.y);
        near.lay(radius);
        rim.clear().circle(lens.x, lens.y, radius).stroke({ width: 2, color: theme.accent });
        saidSmall = small;
        placeNear();
      },
    },
    circle: () => circle,
    lens: () => lens,
    eye: () => eye,
    turnEye({ x, y }) {
      const far = Math.sqrt(x * x + y * y);
      const held = far > FURTHEST ? FURTHEST / far : 1;
      eye = { x: x * held, y: y * held };
      placeRing();
      placeNear();
    },
    draw(look, now) {
      const radius = look.diameter / 2;
      // At most one picture in a frame.
      if (field.show(look, now) !== 'shown') return false;
      const closer = {
        ...look,
        x: look.x - eye.x * radius,
        y: look.y - eye.y * radius,
        diameter: look.diameter / CLOSER,
      };
      return near.show(closer, now) === 'shown';
    },
    say(said) {
      words.text = said;
      nearFigure.alpha = nearest >= 0 ? 1 : 0;
    },
  };
}
