/** Red cells in suspension, drawn in µm: discs that rock and turn, swell to spheres, grow spikes, or tear and leave a ghost. */
import { SPHERE_RATIO } from '../../../../engine/biology/osmotic-cells';
import { createRng } from '../../../../engine/core/rng';
import type { Pen } from '../../kit/paint/painted';
import { cssColour, mix } from '../../kit/paint/shading';

/** µm across the field, and between the places of two cells. */
export const RED_FIELD = 62;
const APART = 8.7;
/** In equal steps from shrunk to sphere: V/V₀, diameter, thickness of rim and middle, µm; from 1 on after Evans and Fung 1972. */
const SHAPES = [
  [0.5, 6.6, 2.0, 0.9],
  [0.7, 7.2, 2.2, 0.8],
  [1, 7.82, 2.58, 0.81],
  [1.24, 7.59, 3.3, 2.1],
  [SPHERE_RATIO, 6.56, 6.56, 6.56],
] as const;
const OUTLINE = 34;
/** Lab seconds in which the red of a torn cell has spread. */
const SPREADS = 1.6;
const CLEAR = 0xf6f1e8;
const PINK = 0xf2c1b2;

export interface RedShape {
  readonly diameter: number;
  readonly rim: number;
  readonly middle: number;
  /** 0 smooth to 1 all spikes. */
  readonly spiky: number;
}

export function redShape(ratio: number): RedShape {
  const spiky = Math.min(1, Math.max(0, (0.95 - ratio) / 0.22));
  const last = SHAPES.at(-1) ?? SHAPES[0];
  if (ratio >= last[0]) {
    const diameter = last[1] * (ratio / last[0]) ** (1 / 3);
    return { diameter, rim: diameter, middle: diameter, spiky };
  }
  const after = Math.max(
    1,
    SHAPES.findIndex(([at]) => at > ratio),
  );
  const [a, b] = [SHAPES[after - 1] ?? SHAPES[0], SHAPES[after] ?? SHAPES[1]];
  const part = Math.max(0, (ratio - a[0]) / (b[0] - a[0]));
  const between = (n: 1 | 2 | 3): number => a[n] + (b[n] - a[n]) * part;
  return { diameter: between(1), rim: between(2), middle: between(3), spiky };
}

interface Cell {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  /** Rest and swing of its tilt towards the light, its turn in the picture, and how fast they go. */
  readonly tilt: number;
  readonly swing: number;
  readonly turn: number;
  readonly spin: number;
  readonly pace: number;
  readonly phase: number;
  readonly spikes: number;
}

function cellsOf(look: number): readonly Cell[] {
  const rng = createRng(look, 'red cells');
  const cells: Cell[] = [];
  const rows = Math.ceil(RED_FIELD / APART / 2);
  for (let row = -rows; row <= rows; row++)
    for (let column = -rows; column <= rows; column++) {
      const x = (column + 0.5 * (row & 1)) * APART + rng.normal(0, 1.1);
      const y = row * APART * 0.9 + rng.normal(0, 1.1);
      if (x * x + y * y > (RED_FIELD / 2 + 3) ** 2 || rng.next() < 0.16) continue;
      cells.push({
        x,
        y,
        size: 1 + rng.normal(0, 0.045),
        tilt: 1.25 * rng.next() ** 1.4,
        swing: rng.uniform(0.1, 0.45),
        turn: rng.uniform(0, Math.PI),
        spin: rng.normal(0, 0.22),
        pace: rng.uniform(0.3, 0.9),
        phase: rng.uniform(0, 6.28),
        spikes: rng.int(8, 12),
      });
    }
  return cells;
}

/** Half a disc's height at `x` radii from its middle: a dumb-bell when it is seen on edge. */
function outline(pen: Pen, cell: Cell, shape: RedShape, tilt: number): { readonly a: number; readonly b: number } {
  const a = (shape.diameter / 2) * cell.size;
  const flat = a * Math.cos(tilt);
  const thick = (shape.rim / 2) * Math.sin(tilt);
  const b = Math.sqrt(flat * flat + thick * thick);
  const waist = (1 - shape.middle / shape.rim) * 0.62 * Math.sin(tilt) ** 8;
  pen.beginPath();
  for (let n = 0; n <= OUTLINE; n++) {
    const angle = (2 * Math.PI * n) / OUTLINE;
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
    const spike = 1 + shape.spiky * (0.2 * Math.max(0, Math.cos(cell.spikes * angle + cell.phase)) ** 3 - 0.05);
    const x = a * cos * spike;
    const y = b * Math.sign(sin) * Math.abs(sin) ** (1 - 0.35 * waist) * (1 - waist * (1 - cos * cos) ** 3) * spike;
    if (n === 0) pen.moveTo(x, y);
    else pen.lineTo(x, y);
  }
  pen.closePath();
  return { a, b };
}

function drawCell(pen: Pen, cell: Cell, shape: RedShape, ratio: number, tilt: number, scale: number): void {
  const { a, b } = outline(pen, cell, shape, tilt);
  // Haemoglobin takes the blue: the more of it lies in the way of the light, the redder.
  const strong = Math.min(1, 0.3 + 0.11 * shape.rim + 0.35 * Math.sin(tilt) + 0.4 * Math.max(0, 1 / ratio - 1));
  const body = mix(0xeeb29c, 0xb93f2c, strong * 0.8);
  const pale = (1 - shape.middle / shape.rim) * Math.cos(tilt) ** 2;
  const fill = pen.createRadialGradient(-a * 0.06, -a * 0.06, 0, 0, 0, a);
  fill.addColorStop(0, cssColour(mix(body, 0xfbe6dc, 0.95 * pale)));
  fill.addColorStop(0.34, cssColour(mix(body, 0xfbe6dc, 0.62 * pale)));
  fill.addColorStop(0.66, cssColour(mix(body, 0x8f2418, 0.1)));
  fill.addColorStop(0.86, cssColour(mix(body, 0x7d1c12, 0.22)));
  fill.addColorStop(1, cssColour(mix(body, 0xfbe6dc, 0.12)));
  pen.fillStyle = fill;
  pen.fill();
  pen.lineWidth = 2.6 / scale;
  pen.strokeStyle = cssColour(0xffffff, 0.5);
  pen.stroke();
  pen.lineWidth = 1.1 / scale;
  pen.strokeStyle = cssColour(0x7a2015, 0.75);
  pen.stroke();
  if (shape.spiky > 0.15) {
    pen.fillStyle = cssColour(0x7d1c12, 0.45 * shape.spiky);
    for (let n = 0; n < 7; n++) {
      const angle = n * 2.4 + cell.phase;
      const away = 0.18 + 0.09 * n;
      pen.beginPath();
      pen.arc(a * away * Math.cos(angle), b * away * Math.sin(angle), 0.42, 0, 2 * Math.PI);
      pen.fill();
    }
    return;
  }
  // Light from above on what is round.
  pen.fillStyle = cssColour(0xffffff, 0.1 + 0.16 * (shape.middle / shape.rim));
  pen.beginPath();
  pen.ellipse(-a * 0.34, -b * 0.4, a * 0.24, b * 0.14, -0.5, 0, 2 * Math.PI);
  pen.fill();
}

function drawGhost(pen: Pen, cell: Cell, since: number, scale: number): void {
  const radius = 3.45 * cell.size;
  const left = Math.exp(-since / SPREADS);
  pen.beginPath();
  pen.arc(0, 0, radius, 0, 2 * Math.PI);
  pen.fillStyle = cssColour(mix(0xf4e3da, 0xcf6a55, left), 0.25 + 0.5 * left);
  pen.fill();
  pen.lineWidth = 1 / scale;
  pen.strokeStyle = cssColour(0x96695f, 0.55);
  pen.stroke();
  // The hole through which it left.
  pen.beginPath();
  pen.arc(0, 0, radius, cell.phase, cell.phase + 0.5);
  pen.lineWidth = 2.2 / scale;
  pen.strokeStyle = cssColour(CLEAR, 0.95);
  pen.stroke();
}

export interface RedLook {
  readonly seed: number;
  /** V/V₀ of those that are whole, and the part that is torn. */
  readonly ratio: number;
  readonly lysed: number;
  /** Lab seconds now, and at which each cell tore; −1: whole. */
  readonly now: number;
  readonly tornAt: ArrayLike<number>;
  /** Seconds of tumbling. */
  readonly motion: number;
}

export function createRedCells(): (pen: Pen, pixels: number, look: RedLook) => void {
  let known: { readonly seed: number; readonly cells: readonly Cell[] } | null = null;
  return (pen, pixels, { seed, ratio, lysed, now, tornAt, motion }) => {
    if (known?.seed !== seed) known = { seed, cells: cellsOf(seed) };
    const scale = pixels / RED_FIELD;
    pen.fillStyle = cssColour(mix(CLEAR, PINK, 0.75 * lysed));
    pen.fillRect(0, 0, pixels, pixels);
    const place = (cell: Cell): void => {
      const x = cell.x + 0.5 * Math.sin(0.4 * cell.pace * motion + cell.phase);
      const y = cell.y + 0.5 * Math.cos(0.3 * cell.pace * motion + 2 * cell.phase);
      pen.setTransform(scale, 0, 0, scale, pixels / 2 + scale * x, pixels / 2 + scale * y);
    };
    for (const [n, cell] of known.cells.entries()) {
      const since = now - (tornAt[n] ?? -1);
      if ((tornAt[n] ?? -1) < 0 || since > 5 * SPREADS) continue;
      place(cell);
      const radius = 3.6 + 7.5 * Math.sqrt(Math.max(0, since));
      const cloud = pen.createRadialGradient(0, 0, 0, 0, 0, radius);
      const strength = 0.7 * Math.exp(-since / SPREADS);
      cloud.addColorStop(0, cssColour(0xd2452f, strength));
      cloud.addColorStop(0.5, cssColour(0xe27a60, strength * 0.5));
      cloud.addColorStop(1, cssColour(0xf0b09c, 0));
      pen.fillStyle = cloud;
      pen.fillRect(-radius, -radius, 2 * radius, 2 * radius);
    }
    const shape = redShape(ratio);
    const round = shape.middle / shape.rim;
    for (const [n, cell] of known.cells.entries()) {
      place(cell);
      const torn = tornAt[n] ?? -1;
      if (torn >= 0) {
        drawGhost(pen, cell, Math.max(0, now - torn), scale);
        continue;
      }
      pen.rotate(cell.turn + cell.spin * motion);
      const tilt = Math.min(1.5, Math.abs(cell.tilt + cell.swing * Math.sin(cell.pace * motion + cell.phase)));
      drawCell(pen, cell, shape, ratio, tilt * (1 - round * round), scale);
    }
    pen.setTransform(1, 0, 0, 1, 0, 0);
  };
}
