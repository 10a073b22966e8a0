/**
 * Leaves and flowers seen from above, as plain polygons: many plants share one drawing, so points are few. Angles in
 * radians, clockwise from the right; lengths in units in which a plant reaches about 30 from its root.
 */
import type { GraphicsContext } from 'pixi.js';
import { mix } from '../../kit/paint/shading';

/** Half an outline from the base to the tip: place along the leaf and half width, as parts of length and of `half`. */
type Outline = readonly number[];

const outlines = {
  lance: [0, 0.08, 0.15, 0.55, 0.35, 0.98, 0.55, 0.9, 0.8, 0.45, 1, 0],
  ovate: [0, 0.05, 0.08, 0.6, 0.25, 1, 0.45, 0.97, 0.7, 0.6, 0.88, 0.25, 1, 0],
  linear: [0, 0.5, 0.1, 1, 0.6, 0.85, 0.9, 0.4, 1, 0],
  strap: [0, 0.3, 0.12, 0.75, 0.4, 1, 0.75, 0.9, 0.93, 0.6, 1, 0],
  spoon: [0, 0.2, 0.35, 0.26, 0.52, 0.6, 0.72, 1, 0.9, 0.8, 1, 0],
  heart: [0.1, 0, -0.05, 0.25, -0.1, 0.6, 0.02, 0.95, 0.22, 1, 0.45, 0.8, 0.7, 0.45, 0.9, 0.12, 1, 0],
  arrow: [0.12, 0, -0.25, 0.5, -0.3, 0.8, -0.05, 0.72, 0.2, 0.85, 0.45, 0.7, 0.75, 0.32, 1, 0],
  round: [0, 0, 0.03, 0.5, 0.15, 0.85, 0.4, 1.03, 0.65, 1, 0.87, 0.68, 0.97, 0.3, 1, 0],
  notched: [0, 0.05, 0.2, 0.5, 0.5, 0.9, 0.8, 1, 0.98, 0.65, 1, 0.25, 0.9, 0],
  wedge: [0, 0.06, 0.5, 0.5, 0.86, 1, 1, 0.7, 0.94, 0.35, 1, 0],
  fin: [0, 0.05, 0.35, 0.4, 0.9, 1, 1.02, 0.75, 0.9, 0.35, 0.98, 0],
  forked: [0, 0.08, 0.3, 0.5, 0.65, 0.85, 1.05, 1.05, 0.95, 0.6, 0.72, 0],
  hoof: [0, 0, -0.04, 0.35, 0.1, 0.8, 0.4, 1, 0.75, 0.95, 1, 0.55, 0.92, 0.22, 0.5, 0],
  backTeeth: [
    0, 0.12, 0.14, 0.16, 0.06, 0.5, 0.26, 0.3, 0.2, 0.72, 0.42, 0.36, 0.36, 0.9, 0.6, 0.45, 0.55, 1, 0.82, 0.75, 1, 0,
  ],
  teeth: [
    0, 0.15, 0.2, 0.3, 0.22, 0.55, 0.4, 0.5, 0.42, 0.8, 0.58, 0.65, 0.6, 1, 0.75, 0.75, 0.78, 0.95, 0.92, 0.5, 1, 0,
  ],
  lobed: [
    0, 0.12, 0.12, 0.2, 0.1, 0.75, 0.22, 0.8, 0.28, 0.3, 0.36, 0.95, 0.5, 0.95, 0.54, 0.35, 0.66, 0.9, 0.8, 0.8, 1, 0,
  ],
  wavy: [0, 0.1, 0.1, 0.7, 0.22, 0.6, 0.36, 1, 0.5, 0.78, 0.64, 0.95, 0.8, 0.5, 1, 0],
} as const satisfies Readonly<Record<string, Outline>>;

export type LeafOutline = keyof typeof outlines;

export interface BladeOptions {
  /** Half width of the right side, as a part of that of the left: 1 for a symmetric leaf. */
  readonly lean?: number;
  /** Colour of the midrib; false for none. */
  readonly rib?: number | false;
}

/** Direction of the light: from the upper left. */
const LIGHT = { x: -0.6, y: -0.8 } as const;
const GOLDEN_ANGLE = Math.PI * (3 - Math.sqrt(5));
export const TURN = 2 * Math.PI;

/** One leaf from (x, y) in the direction of `angle`; the half that faces the light is brighter. */
export function blade(
  pen: GraphicsContext,
  x: number,
  y: number,
  angle: number,
  length: number,
  half: number,
  outline: LeafOutline,
  colour: number,
  { lean = 1, rib = mix(colour, 0xffffff, 0.32) }: BladeOptions = {},
): void {
  const along = { x: Math.cos(angle) * length, y: Math.sin(angle) * length };
  const across = { x: Math.sin(angle) * half, y: -Math.cos(angle) * half };
  const form: Outline = outlines[outline];
  const side = (sign: 1 | -1): number[] => {
    const points: number[] = [];
    const width = sign === 1 ? 1 : -lean;
    for (let k = 0; k < form.length; k += 2) {
      const t = form[k] ?? 0;
      const w = width * (form[k + 1] ?? 0);
      points.push(x + along.x * t + across.x * w, y + along.y * t + across.y * w);
    }
    return points;
  };
  const back = (points: readonly number[]): number[] => {
    const turned: number[] = [];
    for (let k = points.length - 2; k >= 0; k -= 2) turned.push(points[k] ?? 0, points[k + 1] ?? 0);
    return turned;
  };
  const left = side(1);
  const right = side(-1);
  pen.poly([...left, ...back(right)]).fill(colour);
  const lit = across.x * LIGHT.x + across.y * LIGHT.y > 0 ? left : right;
  pen.poly([x, y, ...lit]).fill({ color: mix(colour, 0xfff6d0, 0.22) });
  if (rib === false) return;
  const thick = Math.min(0.7, half * 0.14) / half;
  const foot = outline === 'heart' || outline === 'arrow' ? 0.1 : 0;
  pen
    .poly([
      x + along.x * foot + across.x * thick,
      y + along.y * foot + across.y * thick,
      x + along.x * 0.93,
      y + along.y * 0.93,
      x + along.x * foot - across.x * thick,
      y + along.y * foot - across.y * thick,
    ])
    .fill(rib);
}

/** A tapering stalk. */
export function stalk(
  pen: GraphicsContext,
  x: number,
  y: number,
  angle: number,
  length: number,
  thick: number,
  colour: number,
): void {
  const dx = Math.cos(angle);
  const dy = Math.sin(angle);
  const half = thick / 2;
  pen
    .poly([
      x - dy * half,
      y + dx * half,
      x + dx * length - dy * half * 0.5,
      y + dy * length + dx * half * 0.5,
      x + dx * length + dy * half * 0.5,
      y + dy * length - dx * half * 0.5,
      x + dy * half,
      y - dx * half,
    ])
    .fill(colour);
}

export interface CompoundOptions {
  readonly outline: LeafOutline;
  readonly colour: number;
  readonly length: number;
  readonly half: number;
}

export interface PinnateOptions extends CompoundOptions {
  readonly pairs: number;
  /** Length of the stalk that bears them. */
  readonly rachis: number;
  /** A leaflet at the tip. */
  readonly tip?: boolean;
  /** Part of the rachis that is bare. */
  readonly bare?: number;
  /** Angle between rachis and leaflet. */
  readonly spread?: number;
  /** Length of the last leaflets as a part of that of the longest. */
  readonly taper?: number;
}

/** A feather-like leaf. */
export function pinnate(pen: GraphicsContext, x: number, y: number, angle: number, options: PinnateOptions): void {
  const { pairs, rachis, length, half, outline, colour } = options;
  const { tip = true, bare = 0.2, spread = 1.15, taper = 0.6 } = options;
  stalk(pen, x, y, angle, rachis, 1.3, mix(colour, 0x3a2a10, 0.35));
  for (let k = 0; k < pairs; k++) {
    const t = pairs === 1 ? 1 : k / (pairs - 1);
    const at = rachis * (bare + (1 - bare) * (tip ? (k + 0.5) / pairs : t));
    const size = 1 - (1 - taper) * Math.abs(t - 0.35) ** 1.2;
    const px = x + Math.cos(angle) * at;
    const py = y + Math.sin(angle) * at;
    for (const side of [-1, 1]) {
      blade(pen, px, py, angle + side * spread, length * size, half * size, outline, colour, { rib: false });
    }
  }
  if (tip) {
    const px = x + Math.cos(angle) * rachis;
    const py = y + Math.sin(angle) * rachis;
    blade(pen, px, py, angle, length * taper, half * taper, outline, colour, { rib: false });
  }
}

/** Leaflets that come from one point. `spread`: angle from the first to the last. */
export function palmate(
  pen: GraphicsContext,
  x: number,
  y: number,
  angle: number,
  options: CompoundOptions & { readonly leaflets: number; readonly spread: number; readonly outer?: number },
): void {
  const { leaflets, spread, outer = 0.75, length, half, outline, colour } = options;
  for (let k = 0; k < leaflets; k++) {
    const off = leaflets === 1 ? 0 : k / (leaflets - 1) - 0.5;
    const size = 1 - (1 - outer) * 2 * Math.abs(off);
    blade(pen, x, y, angle + off * spread, length * size, half * size, outline, colour);
  }
}

/** Calls `draw` for leaves in a spiral, the outermost first; `size` falls from 1 to `least`. */
export function rosette(
  count: number,
  least: number,
  draw: (angle: number, size: number, index: number) => void,
): void {
  for (let k = 0; k < count; k++) draw(0.4 + k * GOLDEN_ANGLE, 1 - ((1 - least) * k) / Math.max(1, count - 1), k);
}

/** Calls `draw` at equal angles. */
export function whorl(count: number, from: number, draw: (angle: number, index: number) => void): void {
  for (let k = 0; k < count; k++) draw(from + (k * TURN) / count, k);
}

/** Pairs of opposite leaves, each across the last, the lowest and longest first. */
export function decussate(pairs: number, least: number, draw: (angle: number, size: number) => void): void {
  for (let k = 0; k < pairs; k++) {
    const size = 1 - ((1 - least) * k) / Math.max(1, pairs - 1);
    const angle = 0.45 + (k % 2) * (Math.PI / 2) + Math.floor(k / 2) * 0.35;
    draw(angle, size);
    draw(angle + Math.PI, size);
  }
}

export interface FlowerOptions {
  readonly petals: number;
  readonly outline: LeafOutline;
  readonly radius: number;
  readonly half: number;
  readonly colour: number;
  readonly disc: number;
  readonly discColour: number;
}

/** A flower from above: petals or rays around a disc. */
export function flower(pen: GraphicsContext, x: number, y: number, options: FlowerOptions): void {
  const { petals, outline, radius, half, colour, disc, discColour } = options;
  whorl(petals, 0.2, (angle) => blade(pen, x, y, angle, radius, half, outline, colour, { rib: false }));
  if (disc === 0) return;
  pen
    .circle(x, y, disc)
    .fill(discColour)
    .circle(x - disc * 0.25, y - disc * 0.3, disc * 0.55)
    .fill(mix(discColour, 0xffffff, 0.3));
}

/** A cushion of small florets: clover heads, flat heads, spikes seen from above. */
export function head(
  pen: GraphicsContext,
  x: number,
  y: number,
  radius: number,
  florets: number,
  colour: number,
  ground = mix(colour, 0x203010, 0.45),
): void {
  pen.circle(x, y, radius).fill(ground);
  for (let k = 0; k < florets; k++) {
    const r = radius * Math.sqrt((k + 0.5) / florets);
    const angle = k * GOLDEN_ANGLE;
    pen
      .circle(x + r * Math.cos(angle), y + r * Math.sin(angle), (radius * 0.95) / Math.sqrt(florets))
      .fill(mix(colour, 0xffffff, (k % 3) * 0.16));
  }
}
