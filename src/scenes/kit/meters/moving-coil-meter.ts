/**
 * A demonstration meter with a moving coil: linear scale of 90°, exchangeable ranges, a needle that overshoots and
 * settles. Thirty divisions on ranges of 3·10ⁿ, fifty on ranges of 10ⁿ; with zero in the middle sixty and forty. A mirror
 * below the scale shows the needle's image: where needle and image coincide, the eye is straight above.
 */
import { Container, Graphics } from 'pixi.js';
import type { Box, Point, StageContext } from '../../contract';
import { contactShadow, downGradient, housing } from '../paint/shading';
import { createSpring, followSpring } from '../mechanics/spring';

type Divisions = 30 | 40 | 50 | 60;

export interface MeterRange {
  /** Full deflection, in the meter's unit. */
  readonly full: number;
  /** Where the scale begins; default 0. */
  readonly from?: number;
  readonly divisions: Divisions;
  /** The scale's numbers at equal distances, from its beginning to full deflection, and their unit. At most seven. */
  readonly numbers: readonly string[];
  readonly unit: string;
}

export interface MovingCoilMeter {
  readonly root: Container;
  /** Where the leads plug in, in its own units. */
  readonly terminals: { readonly plus: Point; readonly minus: Point };
  setRange(range: MeterRange): void;
  /** The value that the needle makes for. */
  point(value: number): void;
  /** Moves the needle on by wall seconds; true while it moves. */
  tick(seconds: number): boolean;
  /** Puts the needle where it makes for. */
  rest(): void;
}

const HALF_ANGLE = Math.PI / 4;
/** Needle: free oscillation and damping ratio of a school meter, about one visible overshoot. */
const NEEDLE_FREQUENCY = 13;
const NEEDLE_DAMPING = 0.5;
/** Beyond full deflection, and below zero, the needle stops here, parts of the scale. */
const STOPS = [-0.06, 1.06] as const;
const MOST_NUMBERS = 7;
/** CSS px: still readable where the whole meter is drawn at four fifths. */
const NUMBER_SIZE = 15;
/** Between two numbers of the scale, in the meter's own units. */
const NUMBER_GAP = 5;

interface Written {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Each how many-th of the numbers along a scale is written, the first and the last among them, so that none touch. */
export function strideOf(numbers: readonly Written[]): number {
  const apart = (one: Written, other: Written): boolean =>
    Math.abs(one.x - other.x) >= (one.width + other.width) / 2 + NUMBER_GAP ||
    Math.abs(one.y - other.y) >= (one.height + other.height) / 2;
  const last = Math.max(1, numbers.length - 1);
  for (let by = 1; by < last; by++) {
    if (last % by !== 0) continue;
    const shown = numbers.filter((_, k) => k % by === 0);
    if (shown.every((number, k) => k === 0 || apart(shown[k - 1] ?? number, number))) return by;
  }
  return last;
}

/** Where the parts of the dial are, in the meter's own units: `at` says where a part of the scale is, at a distance from the axis. */
interface Dial {
  readonly face: Box;
  readonly axis: Point;
  readonly radius: number;
  readonly at: (part: number, distance: number) => Point;
}

const angleOf = (part: number): number => HALF_ANGLE * (2 * part - 1);
const ARC = [-Math.PI / 2 - HALF_ANGLE, -Math.PI / 2 + HALF_ANGLE] as const;

function dialOf(width: number, height: number): Dial {
  const face = { x: 7, y: 16, width: width - 14, height: height - 33 };
  const axis = { x: width / 2, y: face.y + face.height + 6 };
  return {
    face,
    axis,
    radius: Math.min(face.height - 2, face.width / 2 / Math.sin(HALF_ANGLE) - 8),
    at: (part, distance) => ({
      x: axis.x + Math.sin(angleOf(part)) * distance,
      y: axis.y - Math.cos(angleOf(part)) * distance,
    }),
  };
}

const drawFace = ({ face: { x, y, width, height } }: Dial): Graphics =>
  new Graphics().roundRect(x, y, width, height, 5).fill(
    downGradient([
      [0, 0xdfe5ea],
      [0.12, 0xfbfcfd],
      [1, 0xe9eef2],
    ]),
  );

function drawScale({ axis, radius, at }: Dial, divisions: number): Graphics {
  const marks = new Graphics().arc(axis.x, axis.y, radius - 9, ...ARC).stroke({ width: 3, color: 0xb9c6d2 });
  for (let k = 0; k <= divisions; k++) {
    const from = at(k / divisions, radius - 10);
    const to = at(k / divisions, radius - (k % 10 === 0 ? 0 : (2 * k) % 10 === 0 ? 3 : 5));
    marks.moveTo(from.x, from.y).lineTo(to.x, to.y);
  }
  return marks.stroke({ width: 0.9, color: 0x17202c });
}

/** The scales that have been asked for, of which one is seen. */
function createScales(dial: Dial) {
  const root = new Container();
  const made = new Map<Divisions, Graphics>();
  return {
    root,
    show(divisions: Divisions) {
      if (!made.has(divisions)) made.set(divisions, root.addChild(drawScale(dial, divisions)));
      for (const [known, marks] of made) marks.visible = known === divisions;
    },
  };
}

const drawMirror = ({ axis, radius }: Dial, visible: boolean): Graphics =>
  new Graphics({ visible })
    .arc(axis.x, axis.y, radius - 14.5, ...ARC)
    .stroke({ width: 6, color: 0x93a4b3 })
    .arc(axis.x, axis.y, radius - 15.3, ...ARC)
    .stroke({ width: 3.4, color: 0xdbe6ee });

/** The needle, its shadow, and its image in the mirror. */
function createNeedle({ axis, radius }: Dial, mirrored: boolean) {
  const needle = new Container({ x: axis.x, y: axis.y });
  const shade = new Container({ x: axis.x + 2, y: axis.y + 3, alpha: 0.22 });
  shade.addChild(new Graphics().poly([-1.2, 0, 0, -radius + 2, 1.2, 0]).fill(0x000000));
  const image = new Container({ x: axis.x, y: axis.y, visible: mirrored });
  image.addChild(new Graphics().rect(-0.6, -radius + 11.5, 1.2, 6).fill({ color: 0x7f1d1d, alpha: 0.75 }));
  needle.addChild(new Graphics().poly([-1.4, 4, -0.4, -radius + 1, 0.4, -radius + 1, 1.4, 4]).fill(0xb91c1c));
  return {
    parts: [shade, image, needle],
    turn(part: number) {
      for (const one of [needle, shade, image]) one.rotation = angleOf(part);
    },
  };
}

const drawFoot = ({ theme }: StageContext, { face, axis }: Dial): Graphics =>
  new Graphics()
    .rect(face.x, face.y + face.height - 5, face.width, 8)
    .fill(theme.housingShade)
    .circle(axis.x, axis.y - 1, 7)
    .fill(
      downGradient([
        [0, 0x77828e],
        [1, 0x1d232a],
      ]),
    );

function drawPane({ face: { x, y, width, height } }: Dial): Graphics {
  const [left, top, foot] = [x + 3, y + 2, y + height - 6];
  return new Graphics()
    .poly([left, top, x + width * 0.42, top, x + width * 0.2, foot, left, foot])
    .fill({ color: 0xffffff, alpha: 0.22 });
}

/** The scale's numbers and their unit. On a small stage letters are larger than the meter asks: of numbers that would touch, some between the ends are left out. */
function createFigures(context: StageContext, { axis, radius, at }: Dial, depth: number, minCss: number) {
  const look = { minCss, colour: 0x17202c, anchor: [0.5, 0.5] } as const;
  const numbers = Array.from({ length: MOST_NUMBERS }, () => context.text({ ...look, size: 12, weight: '600' }));
  const unit = context.text({ ...look, size: 14, weight: '700' });
  unit.position.set(axis.x, axis.y - radius * 0.42);
  let count = 0;
  let written = 0;
  const spread = (): void => {
    const shown = numbers.slice(0, count);
    const every = strideOf(shown);
    shown.forEach((number, k) => (number.visible = k % every === 0));
    written = numbers[0]?.width ?? 0;
  };
  return {
    parts: [unit, ...numbers],
    write(range: MeterRange) {
      count = range.numbers.length;
      numbers.forEach((number, k) => {
        const text = range.numbers[k];
        number.visible = text !== undefined;
        if (text === undefined) return;
        number.text = text;
        const { x, y } = at(k / (count - 1), radius - depth);
        number.position.set(x, y);
      });
      unit.text = range.unit;
      spread();
    },
    /** A stage of another size has letters of another size. */
    keep() {
      if (numbers[0] && numbers[0].width !== written) spread();
    },
  };
}

/** Origin at its top left. `numberCss`: the least size of its figures before it is scaled, CSS px. */
export function createMovingCoilMeter(
  context: StageContext,
  width: number,
  height: number,
  mirrored = false,
  numberCss = NUMBER_SIZE,
): MovingCoilMeter {
  const { theme } = context;
  const dial = dialOf(width, height);
  const root = new Container({ label: 'moving-coil meter' });
  const shadow = contactShadow(theme, width * 1.1, 22);
  shadow.position.set(width / 2 + 5, height);
  const scales = createScales(dial);
  const figures = createFigures(context, dial, mirrored ? 27 : 19, numberCss);
  const needle = createNeedle(dial, mirrored);
  root.addChild(shadow, housing(theme, width, height, 9), drawFace(dial), drawMirror(dial, mirrored), scales.root);
  root.addChild(...figures.parts, ...needle.parts, drawFoot(context, dial), drawPane(dial));

  const spring = createSpring(0, NEEDLE_FREQUENCY, NEEDLE_DAMPING);
  let range: MeterRange = { full: 1, divisions: 50, numbers: [], unit: '' };
  let value = 0;
  const partOf = (at: number): number => {
    const { full, from = 0 } = range;
    return (at - from) / (full - from);
  };
  const aim = (): void => {
    spring.target = Math.min(STOPS[1], Math.max(STOPS[0], partOf(value)));
  };
  const turn = (): void => needle.turn(spring.value);
  turn();
  return {
    root,
    terminals: { plus: { x: width * 0.24, y: 6 }, minus: { x: width * 0.76, y: 6 } },
    setRange(next) {
      if (next === range) return;
      const { full, from = 0 } = range;
      const stands = from + spring.value * (full - from);
      range = next;
      spring.value = partOf(stands);
      scales.show(next.divisions);
      figures.write(next);
      aim();
      turn();
    },
    point(next) {
      value = next;
      figures.keep();
      aim();
    },
    ...followSpring(spring, turn),
  };
}
