/**
 * A demonstration meter with a moving coil: linear scale of 90°, exchangeable ranges, a needle that overshoots and
 * settles. Thirty divisions on ranges of 3·10ⁿ, fifty on ranges of 10ⁿ; with zero in the middle sixty and forty. A mirror
 * below the scale shows the needle's image: where needle and image coincide, the eye is straight above.
 */
import { Container, Graphics } from 'pixi.js';
import type { Point, StageContext } from '../../contract';
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

/** Origin at its top left. `numberCss`: the least size of its figures before it is scaled, CSS px. */
export function createMovingCoilMeter(
  context: StageContext,
  width: number,
  height: number,
  mirrored = false,
  numberCss = NUMBER_SIZE,
): MovingCoilMeter {
  const { theme } = context;
  const root = new Container({ label: 'moving-coil meter' });
  const shadow = contactShadow(theme, width * 1.1, 22);
  shadow.position.set(width / 2 + 5, height);
  const box = housing(theme, width, height, 9);
  const left = 7;
  const top = 16;
  const faceWidth = width - 14;
  const faceHeight = height - top - 17;
  const face = new Graphics().roundRect(left, top, faceWidth, faceHeight, 5).fill(
    downGradient([
      [0, 0xdfe5ea],
      [0.12, 0xfbfcfd],
      [1, 0xe9eef2],
    ]),
  );
  const axis = { x: width / 2, y: top + faceHeight + 6 };
  const radius = Math.min(faceHeight - 2, faceWidth / 2 / Math.sin(HALF_ANGLE) - 8);
  const angleOf = (part: number): number => HALF_ANGLE * (2 * part - 1);
  const at = (part: number, distance: number): Point => ({
    x: axis.x + Math.sin(angleOf(part)) * distance,
    y: axis.y - Math.cos(angleOf(part)) * distance,
  });
  const scale = (divisions: number, between: number): Graphics => {
    const marks = new Graphics()
      .arc(axis.x, axis.y, radius - 9, -Math.PI / 2 - HALF_ANGLE, -Math.PI / 2 + HALF_ANGLE)
      .stroke({ width: 3, color: 0xb9c6d2 });
    for (let k = 0; k <= divisions; k++) {
      const from = at(k / divisions, radius - 10);
      const to = at(k / divisions, radius - (k % between === 0 ? 0 : (2 * k) % between === 0 ? 3 : 5));
      marks.moveTo(from.x, from.y).lineTo(to.x, to.y);
    }
    return marks.stroke({ width: 0.9, color: 0x17202c });
  };
  const scales = new Container();
  const made = new Map<Divisions, Graphics>();
  const scaleOf = (divisions: Divisions): Graphics => {
    const known = made.get(divisions) ?? scales.addChild(scale(divisions, 10));
    made.set(divisions, known);
    return known;
  };
  const numberDepth = mirrored ? 27 : 19;
  const mirror = new Graphics({ visible: mirrored })
    .arc(axis.x, axis.y, radius - 14.5, -Math.PI / 2 - HALF_ANGLE, -Math.PI / 2 + HALF_ANGLE)
    .stroke({ width: 6, color: 0x93a4b3 })
    .arc(axis.x, axis.y, radius - 15.3, -Math.PI / 2 - HALF_ANGLE, -Math.PI / 2 + HALF_ANGLE)
    .stroke({ width: 3.4, color: 0xdbe6ee });
  const numbers = Array.from({ length: MOST_NUMBERS }, () =>
    context.text({ size: 12, minCss: numberCss, weight: '600', colour: 0x17202c, anchor: [0.5, 0.5] }),
  );
  const unit = context.text({ size: 14, minCss: numberCss, weight: '700', colour: 0x17202c, anchor: [0.5, 0.5] });
  unit.position.set(axis.x, axis.y - radius * 0.42);
  const needle = new Container({ x: axis.x, y: axis.y });
  const needleShade = new Container({ x: axis.x + 2, y: axis.y + 3, alpha: 0.22 });
  needleShade.addChild(new Graphics().poly([-1.2, 0, 0, -radius + 2, 1.2, 0]).fill(0x000000));
  const image = new Container({ x: axis.x, y: axis.y, visible: mirrored });
  image.addChild(new Graphics().rect(-0.6, -radius + 11.5, 1.2, 6).fill({ color: 0x7f1d1d, alpha: 0.75 }));
  needle.addChild(new Graphics().poly([-1.4, 4, -0.4, -radius + 1, 0.4, -radius + 1, 1.4, 4]).fill(0xb91c1c));
  const foot = new Graphics()
    .rect(left, top + faceHeight - 5, faceWidth, 8)
    .fill(theme.housingShade)
    .circle(axis.x, axis.y - 1, 7)
    .fill(
      downGradient([
        [0, 0x77828e],
        [1, 0x1d232a],
      ]),
    );
  const pane = new Graphics()
    .poly([
      left + 3,
      top + 2,
      left + faceWidth * 0.42,
      top + 2,
      left + faceWidth * 0.2,
      top + faceHeight - 6,
      left + 3,
      top + faceHeight - 6,
    ])
    .fill({ color: 0xffffff, alpha: 0.22 });
  root.addChild(shadow, box, face, mirror, scales, unit, ...numbers, needleShade, image, needle, foot, pane);

  /** On a small stage letters are larger than the meter asks: of numbers that would touch, some between the ends are left out. */
  let written = 0;
  const spread = (): void => {
    const shown = numbers.slice(0, range.numbers.length);
    const every = strideOf(shown);
    shown.forEach((number, k) => (number.visible = k % every === 0));
    written = numbers[0]?.width ?? 0;
  };

  const spring = createSpring(0, NEEDLE_FREQUENCY, NEEDLE_DAMPING);
  let range: MeterRange = { full: 1, divisions: 50, numbers: [], unit: '' };
  let value = 0;
  const aim = (): void => {
    spring.target = Math.min(STOPS[1], Math.max(STOPS[0], partOf(value)));
  };
  const partOf = (at: number): number => {
    const { full, from = 0 } = range;
    return (at - from) / (full - from);
  };
  const turn = (): void => {
    needle.rotation = angleOf(spring.value);
    needleShade.rotation = needle.rotation;
    image.rotation = needle.rotation;
  };
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
      scaleOf(next.divisions);
      for (const [divisions, marks] of made) marks.visible = divisions === next.divisions;
      numbers.forEach((number, k) => {
        const text = next.numbers[k];
        number.visible = text !== undefined;
        if (text === undefined) return;
        number.text = text;
        const { x, y } = at(k / (next.numbers.length - 1), radius - numberDepth);
        number.position.set(x, y);
      });
      unit.text = next.unit;
      spread();
      aim();
      turn();
    },
    point(next) {
      value = next;
      // A stage of another size has letters of another size.
      if (numbers[0] && numbers[0].width !== written) spread();
      aim();
    },
    ...followSpring(spring, turn),
  };
}
