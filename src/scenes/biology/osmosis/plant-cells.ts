/** The epidermis of a red onion, drawn in µm: cells with their walls, and the coloured protoplast that fills them or leaves the wall. */
import { PLANT_COUNT } from '../../../../engine/biology/osmotic-cells';
import { bent, type BrickCell, brickSheet, ONION } from '../../../../engine/biology/slides/tissue';
import { createRng } from '../../../../engine/core/rng';
import type { Pen } from '../../kit/paint/painted';
import { cssColour, mix } from '../../kit/paint/shading';

/** µm across the field. */
export const PLANT_FIELD = 620;
const WALL = 3.4;
const OUTLINE = 44;
const STRANDS = 15;
const WALL_COLOUR = 0xe9dcc0;
const MIDDLE_LAMELLA = 0x9c855c;

/** A place inside a cell: −1 to 1 along and across, on a sheet that wavers and between ends that lean. */
function placeIn({ left, right, top, bottom, leanLeft, leanRight }: BrickCell, u: number, w: number, gap: number) {
  const from = left + gap - leanLeft * -w;
  const to = right - gap - leanRight * -w;
  const x = from + ((u + 1) / 2) * (to - from);
  const y = (top + bottom) / 2 + w * ((bottom - top) / 2 - gap);
  return { x, y: bent(ONION, x, y) };
}

function wallOf(pen: Pen, cell: BrickCell, gap: number): void {
  pen.beginPath();
  for (const [fromU, fromW, toU, toW] of [
    [-1, -1, 1, -1],
    [1, -1, 1, 1],
    [1, 1, -1, 1],
    [-1, 1, -1, -1],
  ] as const)
    for (let n = 0; n < 6; n++) {
      const { x, y } = placeIn(cell, fromU + ((toU - fromU) * n) / 6, fromW + ((toW - fromW) * n) / 6, gap);
      if (n === 0 && fromU === -1 && fromW === -1) pen.moveTo(x, y);
      else pen.lineTo(x, y);
    }
  pen.closePath();
}

/** Half lengths of the protoplast in those of its cell, how square it is, and where its middle lies: it shrinks from the ends first. */
function protoplast(volume: number, tone: number) {
  const small = Math.min(1, volume);
  const gone = 1 - small;
  return {
    along: small ** 0.68,
    across: small ** 0.32,
    square: 2.5 + 11 * Math.exp(-7 * gone),
    aside: gone * 0.7 * (tone - 0.5),
  };
}

function drawCell(pen: Pen, cell: BrickCell, volume: number, scale: number): void {
  const { along, across, square, aside } = protoplast(volume, cell.tone);
  const edge = (angle: number): { readonly x: number; readonly y: number } => {
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
    const u = Math.sign(cos) * Math.abs(cos) ** (2 / square) * along + aside;
    const w = Math.sign(sin) * Math.abs(sin) ** (2 / square) * across;
    return placeIn(cell, u, w, WALL);
  };
  const rng = createRng(cell.key, 'protoplast');
  if (volume < 0.93) {
    // Threads of membrane that still hold on to the wall (Hecht).
    pen.lineWidth = 0.8 / scale;
    pen.strokeStyle = cssColour(0x8d5a76, 0.4);
    pen.beginPath();
    for (let n = 0; n < STRANDS; n++) {
      const angle = rng.uniform(0, 2 * Math.PI);
      const from = edge(angle);
      const u = Math.sign(Math.cos(angle)) * Math.abs(Math.cos(angle)) ** 0.3;
      const w = Math.sign(Math.sin(angle)) * Math.abs(Math.sin(angle)) ** 0.3;
      const to = placeIn(cell, u, w, WALL);
      pen.moveTo(from.x, from.y);
      pen.lineTo(to.x, to.y);
    }
    pen.stroke();
  }
  pen.beginPath();
  for (let n = 0; n < OUTLINE; n++) {
    const { x, y } = edge((2 * Math.PI * n) / OUTLINE);
    if (n === 0) pen.moveTo(x, y);
    else pen.lineTo(x, y);
  }
  pen.closePath();
  // The sap's pigment gets stronger as water leaves; some cells have little of it.
  const pigment = cell.tone < 0.16 ? 0.22 : 0.72 + 0.2 * cell.tone;
  const strong = Math.min(1, pigment * (0.72 + 0.5 * (1 / Math.min(1.1, volume) - 0.9)));
  const middle = (cell.top + cell.bottom) / 2;
  const sap = pen.createLinearGradient(0, bent(ONION, cell.left, cell.top), 0, bent(ONION, cell.left, cell.bottom));
  sap.addColorStop(0, cssColour(mix(0xf3dfe8, 0x9c1f5c, strong * 0.9)));
  sap.addColorStop(0.45, cssColour(mix(0xf7e6ee, 0xbf3f80, strong * 0.82)));
  sap.addColorStop(1, cssColour(mix(0xf0d6e2, 0x861650, strong * 0.95)));
  pen.fillStyle = sap;
  pen.fill();
  pen.lineWidth = Math.max(1.6, 1.2 / scale);
  pen.strokeStyle = cssColour(mix(0xb98aa2, 0x5e0f3a, strong), 0.85);
  pen.stroke();
  const side = cell.nucleus.y > middle ? 1 : -1;
  const where = placeIn(
    cell,
    Math.max(-0.8, Math.min(0.8, aside + (cell.tone - 0.5) * along)),
    side * across * 0.62,
    WALL,
  );
  pen.beginPath();
  pen.ellipse(where.x, where.y, 8.4, 6, cell.tone, 0, 2 * Math.PI);
  pen.fillStyle = cssColour(0xf2dfd2, 0.62);
  pen.fill();
  pen.lineWidth = 0.9 / scale;
  pen.strokeStyle = cssColour(0x6d2d4d, 0.7);
  pen.stroke();
  pen.beginPath();
  pen.arc(where.x + 1.6, where.y - 0.8, 1.7, 0, 2 * Math.PI);
  pen.fillStyle = cssColour(0x8d5566, 0.8);
  pen.fill();
}

export interface PlantLook {
  readonly seed: number;
  /** V/V₀ of each cell. */
  readonly volumes: ArrayLike<number>;
}

export function createPlantCells(): (pen: Pen, pixels: number, look: PlantLook) => void {
  let known: { readonly seed: number; readonly cells: readonly BrickCell[] } | null = null;
  return (pen, pixels, { seed, volumes }) => {
    if (known?.seed !== seed) {
      const half = PLANT_FIELD / 2 + 20;
      const cells = brickSheet(ONION, createRng(seed, 'onion')).filter(
        ({ left, right, top, bottom }) => right > -half && left < half && bottom > -half && top < half,
      );
      known = { seed, cells: cells.slice(0, PLANT_COUNT) };
    }
    const scale = pixels / PLANT_FIELD;
    pen.fillStyle = cssColour(0xf7f2e6);
    pen.fillRect(0, 0, pixels, pixels);
    pen.setTransform(scale, 0, 0, scale, pixels / 2, pixels / 2);
    for (const [n, cell] of known.cells.entries()) {
      wallOf(pen, cell, 0);
      pen.fillStyle = cssColour(0xfbf7ee);
      pen.fill();
      drawCell(pen, cell, volumes[n] ?? 1, scale);
      wallOf(pen, cell, WALL * 0.4);
      pen.lineWidth = 2 * WALL;
      pen.strokeStyle = cssColour(WALL_COLOUR, 0.95);
      pen.stroke();
    }
    pen.lineWidth = Math.max(0.9, 0.9 / scale);
    pen.strokeStyle = cssColour(MIDDLE_LAMELLA, 0.85);
    for (const cell of known.cells) {
      wallOf(pen, cell, 0);
      pen.stroke();
    }
    pen.setTransform(1, 0, 0, 1, 0, 0);
  };
}
