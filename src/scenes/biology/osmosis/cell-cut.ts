/** The cut through a cell: its shape, its wall or membrane, and the grains that are dissolved on both sides. */
import { Graphics } from 'pixi.js';
import { createRng } from '../../../../engine/core/rng';
import type { Point } from '../../contract';
import { mix } from '../../kit/paint/shading';
import type { Cut } from './cut';
import { redShape } from './red-cells';

/** The drawing's own units. */
export const HALF = { width: 92, height: 80 } as const;
const MOST_GRAINS = 120;
const GRAINS_AT = 900;
const INSIDE = 22;
const SALT = 0xe0a33a;
const UREA = 0x63b45f;

export interface CutShape {
  readonly half: number;
  readonly high: number;
  readonly middle: number;
}

/** Half lengths of the cut for its volume. */
export function shapeOf({ red, ratio }: Cut): CutShape {
  const form = redShape(ratio);
  const unit = 12.6;
  return red
    ? { half: (form.diameter / 2) * unit, high: (form.rim / 2) * unit, middle: (form.middle / 2) * unit }
    : { half: 52 * Math.min(1.04, ratio ** 0.62), high: 45 * Math.min(1.04, ratio ** 0.38), middle: 1 };
}

/** Half height of the cut at a part of its half length; as a dumb-bell, sphere or brick. */
function heightAt(shape: CutShape, red: boolean, u: number): number {
  if (!red) return shape.high * (1 - Math.abs(u) ** 9) ** (1 / 9);
  const rim = Math.sqrt(Math.max(0, 1 - u * u));
  const dent = (1 - shape.middle / shape.high) * Math.max(0, 1 - 2.6 * u * u) ** 1.2;
  const round = shape.high / shape.half;
  const full = rim ** (0.72 + 0.28 * round);
  return shape.high * full * (1 - dent);
}

function outlineOf(shape: CutShape, { red, ratio }: Cut): readonly number[] {
  const form = redShape(ratio);
  const points: number[] = [];
  for (const side of [-1, 1])
    for (let n = -24; n <= 24; n++) {
      const u = Math.sin((n * side * Math.PI) / 48);
      const spike = red ? 1 + form.spiky * 0.13 * Math.max(0, Math.cos(n * 1.3)) ** 2 : 1;
      points.push(-u * shape.half * spike, side * heightAt(shape, red, u) * spike);
    }
  return points;
}

/** A plant cell has a wall; a cell that has burst is an open skin. */
export function paintCell(body: Graphics, shape: CutShape, cut: Cut, dark: boolean): void {
  const { red, ratio, burst } = cut;
  const points = [...outlineOf(shape, cut)];
  body.clear();
  if (!red) {
    body
      .roundRect(-60, -54, 120, 108, 8)
      .fill(dark ? 0x8f8262 : 0xd8c79c)
      .roundRect(-54, -48, 108, 96, 5)
      .fill(dark ? 0x31424d : 0xeef4f6);
  }
  const sap = red
    ? mix(0xd4553e, 0x8f2416, Math.min(1, Math.max(0, 1 / ratio - 0.6)))
    : mix(0xc9579a, 0x7a1449, Math.min(1, Math.max(0, 1 / ratio - 0.85)));
  if (burst) {
    const open = points.slice(0, points.length - 12);
    body.poly(open, false).stroke({ width: 2.6, color: 0xc98a78, alpha: 0.9, join: 'round' });
  } else
    body
      .poly(points)
      .fill({ color: sap, alpha: 0.88 })
      .poly(points)
      .stroke({ width: 2.6, color: red ? 0x7c2417 : 0x5a1038, join: 'round' });
}

/** Places of grains, the same in every picture. */
export function createGrainPlaces() {
  const rng = createRng(5, 'grains');
  const outside = Array.from({ length: 4 * MOST_GRAINS }, () => ({
    x: rng.uniform(-HALF.width + 5, HALF.width - 5),
    y: rng.uniform(-HALF.height + 5, HALF.height - 5),
  }));
  const inside = Array.from({ length: INSIDE }, (_, n) => {
    const away = Math.sqrt((n + 0.5) / INSIDE) * 0.86;
    return { x: away * Math.cos(n * 2.4), y: away * Math.sin(n * 2.4) };
  });
  return { rng, outside, inside };
}

/** What is dissolved outside, where the cell leaves room. */
function paintOutside(
  grains: Graphics,
  shape: CutShape,
  { red, burst, salt, urea }: Cut,
  outside: readonly Point[],
): void {
  const free = (x: number, y: number): boolean => {
    const [edge, tall] = red ? [shape.half + 5, shape.high + 5] : [63, 57];
    return burst || (red ? (x / edge) ** 2 + (y / tall) ** 2 > 1 : Math.abs(x) > edge || Math.abs(y) > tall);
  };
  const put = (count: number, colour: number, from: number): void => {
    let left = count;
    for (let n = from; n < outside.length && left > 0; n++) {
      const { x, y } = outside[n] ?? { x: 0, y: 0 };
      if (!free(x, y)) continue;
      grains.circle(x, y, 2.1).fill({ color: colour, alpha: 0.95 });
      left--;
    }
  };
  put(Math.round((salt / GRAINS_AT) * MOST_GRAINS), SALT, 0);
  put(Math.round((urea / GRAINS_AT) * MOST_GRAINS), UREA, MOST_GRAINS * 2);
}

/** What is dissolved inside stays, in more or less room; urea comes in. */
function paintInside(
  grains: Graphics,
  shape: CutShape,
  { red, urea }: Cut,
  inside: readonly Point[],
  told: boolean,
): void {
  for (const { x, y } of inside)
    grains
      .circle(x * shape.half * 0.92, y * heightAt(shape, red, x) * 0.85, 2.1)
      .fill({ color: 0xf4c56b, alpha: 0.95 });
  if (urea > 0 && told)
    for (const { x, y } of inside.slice(0, Math.round((urea / GRAINS_AT) * 30)))
      grains.circle(-x * shape.half * 0.8, y * heightAt(shape, red, x) * 0.6, 2.1).fill({ color: UREA, alpha: 0.95 });
}

/** `told`: what is in the bath may be seen. */
export function paintGrains(
  grains: Graphics,
  shape: CutShape,
  cut: Cut,
  { outside, inside }: ReturnType<typeof createGrainPlaces>,
  told: boolean,
): void {
  grains.clear();
  if (told) paintOutside(grains, shape, cut, outside);
  if (!cut.burst) paintInside(grains, shape, cut, inside, told);
}
