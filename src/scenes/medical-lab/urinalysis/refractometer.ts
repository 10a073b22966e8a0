/** A hand refractometer: its prism with the flap, and what is seen in its eyepiece: a blue field, bright below the line, beside the scale. */
import { Container, Graphics } from 'pixi.js';
import type { Box, Part, Point, StageContext, TypeSizes } from '../../contract';
import { acrossGradient, downGradient, metalDown, mix } from '../../kit/paint/shading';
import { asPanel } from '../../kit/stage-marks';
import type { StageTheme } from '../../kit/theme';

export interface Refractometer extends Part {
  /** Specific gravity of the drop on its prism; null: it is dry. */
  set(gravity: number | null, colour: number): void;
  /** The prism. */
  place(): Box;
}

const FROM = 1;
const TO = 1.04;
const FIGURES = [1, 1.01, 1.02, 1.03, 1.04] as const;
const BLUE = 0x3f7fd0;
const BRIGHT = 0xf2f7fb;
const INK = 0x10202f;
const ARC = 28;
/** Of the radius: how far the scale reaches up and down, and where it begins at the left. */
const REACH = 0.56;
const EDGE = -0.32;

/** The field in the eyepiece. */
interface Circle extends Point {
  readonly radius: number;
}

const heightOf = ({ y, radius }: Circle, value: number): number =>
  y + radius * REACH - ((value - FROM) / (TO - FROM)) * radius * 2 * REACH;

/** The part of the field between two heights. */
function segment({ x, y, radius }: Circle, from: number, to: number): number[] {
  const chord = (height: number): number => Math.sqrt(Math.max(0, radius * radius - (height - y) ** 2));
  const points: number[] = [];
  for (let n = 0; n <= ARC; n++) {
    const height = from + ((to - from) * n) / ARC;
    points.push(x + chord(height), height);
  }
  for (let n = ARC; n >= 0; n--) {
    const height = from + ((to - from) * n) / ARC;
    points.push(x - chord(height), height);
  }
  return points;
}

/** The ground of the scale: its right side follows the edge of the field. */
function plateOf({ x, y, radius }: Circle): number[] {
  const points: number[] = [];
  for (let n = 0; n <= ARC; n++) {
    const height = radius * (REACH + 0.12) * ((2 * n) / ARC - 1);
    points.push(x + Math.sqrt(radius * radius - height * height) * 0.97, y + height);
  }
  const low = radius * (REACH + 0.12);
  return [...points, x + radius * EDGE, y + low, x + radius * EDGE, y - low];
}

/** From left to right: the prism under its flap, the tube, the eyepiece. */
function drawBody(body: Graphics, theme: StageTheme, { x, y, width, height }: Box): void {
  body
    .clear()
    .roundRect(x + width * 0.26, y, width * 0.52, height, height / 3)
    .fill(
      downGradient([
        [0, mix(0x2d3742, 0xffffff, 0.25)],
        [0.4, 0x2d3742],
        [1, 0x12171c],
      ]),
    )
    .roundRect(x + width * 0.76, y - 3, width * 0.2, height + 6, 6)
    .fill(metalDown(theme))
    .roundRect(x + width * 0.94, y + 2, width * 0.06, height - 4, 4)
    .fill(0x14181d)
    .poly([x + width * 0.04, y + height, x + width * 0.3, y + height, x + width * 0.3, y + height * 0.15])
    .fill(metalDown(theme))
    .poly([x, y + height * 0.66, x + width * 0.24, y - height * 0.2, x + width * 0.27, y, x + 4, y + height * 0.86])
    .fill({ color: 0xd8ecf8, alpha: 0.85 })
    .stroke({ width: 1, color: 0x7f95a6 });
}

function drawRim(plate: Graphics, theme: StageTheme, { x, y, radius }: Circle): void {
  plate
    .clear()
    .circle(x + 2, y + 4, radius + 6)
    .fill({ color: theme.shadow, alpha: theme.shadowAlpha })
    .circle(x, y, radius + 6)
    .fill(
      acrossGradient([
        [0, 0x59636f],
        [1, 0x14181d],
      ]),
    );
  asPanel(plate, {
    x: x - radius - 6,
    y: y - radius - 6,
    width: 2 * radius + 12,
    height: 2 * radius + 12,
  });
}

function drawScale(scale: Graphics, circle: Circle): void {
  const { x, radius } = circle;
  scale.clear().poly(plateOf(circle)).fill({ color: BRIGHT, alpha: 0.9 });
  const unit = (TO - FROM) / 40;
  for (let n = 0; n <= 40; n++) {
    const high = heightOf(circle, FROM + n * unit);
    const long = n % 10 === 0 ? 0.2 : n % 5 === 0 ? 0.14 : 0.09;
    scale.moveTo(x + radius * EDGE, high).lineTo(x + radius * (EDGE + long), high);
  }
  scale.stroke({ width: 1, color: INK });
}

export function createRefractometer(context: StageContext): Refractometer {
  const { theme } = context;
  const root = new Container({ label: 'refractometer' });
  const body = new Graphics();
  const plate = new Graphics();
  const field = new Graphics();
  const scale = new Graphics();
  const drop = new Graphics();
  const figures = FIGURES.map((value) =>
    context.text({ text: value.toFixed(2), size: 12, mono: true, colour: INK, anchor: [0, 0.5] }),
  );
  root.addChild(body, plate, field, scale, drop, ...figures);
  let circle: Circle = { x: 0, y: 0, radius: 10 };
  let prism: Box = { x: 0, y: 0, width: 1, height: 1 };
  let shown = '';
  return {
    root,
    lay({ x, y, width, height }: Box, { small }: TypeSizes) {
      shown = '';
      const tube = Math.min(height * 0.2, 34);
      const radius = Math.min(width / 2 - 8, (height - tube - 12) / 2 - 6);
      circle = { x: x + width / 2, y: y + radius + 6, radius };
      const low = y + height - tube - 4;
      const long = Math.min(width - 8, 260);
      const left = x + (width - long) / 2;
      prism = { x: left, y: low - tube * 0.3, width: long * 0.3, height: tube * 1.2 };
      drawBody(body, theme, { x: left, y: low, width: long, height: tube });
      drawRim(plate, theme, circle);
      figures.forEach((text, n) => {
        text.style.fontSize = small;
        text.position.set(circle.x + radius * (EDGE + 0.26), heightOf(circle, FIGURES[n] ?? 1));
        text.visible = n % 2 === 0 || radius > small * 3.6;
      });
    },
    set(gravity, colour) {
      const key = `${gravity} ${colour}`;
      if (key === shown) return;
      shown = key;
      const { x, y, radius } = circle;
      const line = gravity === null ? y + radius : heightOf(circle, gravity);
      field.clear();
      // Without a drop no ray is bent away: all is dim.
      field.circle(x, y, radius).fill(gravity === null ? mix(BLUE, 0x9fb4c8, 0.55) : BRIGHT);
      if (gravity !== null) {
        field.poly(segment(circle, y - radius, line)).fill(BLUE);
      }
      drawScale(scale, circle);
      drop.clear();
      if (gravity !== null) {
        scale
          .moveTo(x - radius * 0.98, line)
          .lineTo(x + radius * (EDGE + 0.04), line)
          .stroke({ width: 2, color: 0x0b2b55 });
        drop
          .ellipse(prism.x + prism.width * 0.45, prism.y + prism.height * 0.36, prism.width * 0.26, prism.height * 0.13)
          .fill({ color: colour, alpha: 0.9 });
      }
    },
    place: () => prism,
  };
}
