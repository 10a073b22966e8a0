/** Bacteria as an oil-immersion objective shows them: seeded form, size, arrangement and depth, each cell in a colour of its own. */
import { createRng, type Rng } from '../../../../engine/core/rng';
import type { DrawLayer, FieldArea } from '../microscope/field-picture';
import { cssColour, mix } from '../paint/shading';

/** Lengths in µm: mean and standard deviation. A coccus has equal length and width. */
export interface CellForm {
  readonly length: readonly [mean: number, deviation: number];
  readonly width: number;
  readonly lie: 'clusters' | 'chains' | 'single' | 'pairs';
  /** Cells of a group, least and most. */
  readonly group: readonly [least: number, most: number];
}

/** One placed cell, µm from the middle of the field. */
export interface PlacedCell {
  readonly x: number;
  readonly y: number;
  readonly turn: number;
  readonly length: number;
  readonly width: number;
  /** Which layer of the film it lies in. */
  readonly layer: number;
  /** 0 to 1: of its own, for whatever varies from cell to cell. */
  readonly own: number;
}

/** Layers of a film, and how deep each lies, µm. */
export const LAYER_DEPTHS = [0, 0.7] as const;
/** The immersion field at 1000 times, µm. */
export const FIELD = 180;
const RADIUS = FIELD / 2 + 6;

function anywhere(rng: Rng, radius: number): readonly [number, number] {
  const away = radius * Math.sqrt(rng.next());
  const way = rng.uniform(0, 2 * Math.PI);
  return [away * Math.cos(way), away * Math.sin(way)];
}

/** Touching an earlier cell of its group, but over none. */
function besideOne(cells: readonly PlacedCell[], from: number, size: number, rng: Rng): readonly [number, number] {
  let place: readonly [number, number] = [0, 0];
  for (let go = 0; go < 9; go++) {
    const host = cells[rng.int(from, cells.length - 1)];
    const way = rng.uniform(0, 2 * Math.PI);
    place = [(host?.x ?? 0) + size * Math.cos(way), (host?.y ?? 0) + size * Math.sin(way)];
    const [x, y] = place;
    if (cells.slice(from).every((cell) => (cell.x - x) ** 2 + (cell.y - y) ** 2 > (0.86 * size) ** 2)) break;
  }
  return place;
}

/** So many cells of a form within a radius, µm, in the same places for the same seed. */
export function placeCells(form: CellForm, count: number, seed: number, radius = RADIUS): readonly PlacedCell[] {
  const rng = createRng(seed, 'smear');
  const cells: PlacedCell[] = [];
  while (cells.length < count) {
    const from = cells.length;
    const most = Math.min(count - from, rng.int(form.group[0], form.group[1]));
    // One group lies where the eye looks first.
    let [x, y] = from === 0 ? [0, 6] : anywhere(rng, radius);
    let turn = rng.uniform(0, 2 * Math.PI);
    const layer = rng.next() < 0.72 ? 0 : 1;
    let before = 0;
    for (let n = 0; n < most; n++) {
      const length = Math.max(form.width, rng.normal(form.length[0], form.length[1]));
      const width = form.width * rng.uniform(0.9, 1.1);
      if (n > 0) {
        if (form.lie === 'clusters') [x, y] = besideOne(cells, from, form.length[0], rng);
        else {
          const bend = turn + rng.normal(0, form.lie === 'chains' ? 0.16 : 0.08);
          const step = (before + length) / 2;
          x += (Math.cos(turn) + Math.cos(bend)) * 0.5 * step;
          y += (Math.sin(turn) + Math.sin(bend)) * 0.5 * step;
          turn = bend;
        }
      }
      before = length + 0.08;
      cells.push({ x, y, turn, length, width, layer, own: rng.next() });
    }
  }
  return cells;
}

export type Pen = CanvasRenderingContext2D;

/** A cell with round ends. */
export function rod(pen: Pen, x: number, y: number, turn: number, length: number, width: number): void {
  const reach = Math.max(0.01, (length - width) / 2);
  pen.lineWidth = width;
  pen.beginPath();
  pen.moveTo(x - reach * Math.cos(turn), y - reach * Math.sin(turn));
  pen.lineTo(x + reach * Math.cos(turn), y + reach * Math.sin(turn));
  pen.stroke();
}

export interface SmearPainter {
  readonly draw: DrawLayer;
  /** `colourOf`: the light through each cell, 0xrrggbb; null for one that is not there. */
  put(cells: readonly PlacedCell[], colourOf: (cell: number) => number | null, shrivelled: boolean, seed: number): void;
}

const inView = ({ x, y, half }: FieldArea, cell: PlacedCell): boolean =>
  Math.abs(cell.x - x) < half + cell.length && Math.abs(cell.y - y) < half + cell.length;

/** Grains of precipitated dye and of dirt. */
function drawDirt(pen: Pen, seed: number): void {
  const rng = createRng(seed, 'dirt');
  for (let n = 0; n < 60; n++) {
    const [x, y] = anywhere(rng, RADIUS);
    pen.fillStyle = cssColour(0xb7a7b5, rng.uniform(0.12, 0.4));
    pen.beginPath();
    pen.ellipse(x, y, rng.uniform(0.15, 0.7), rng.uniform(0.15, 0.45), rng.uniform(0, 3), 0, 2 * Math.PI);
    pen.fill();
  }
}

export function createSmearPainter(ground: number): SmearPainter {
  let cells: readonly PlacedCell[] = [];
  let colourOf: (cell: number) => number | null = () => null;
  let shrivelled = false;
  let seed = 1;
  return {
    put(next, colours, distorted, from) {
      [cells, colourOf, shrivelled, seed] = [next, colours, distorted, from];
    },
    draw(pen, layer, area) {
      if (layer === 0) {
        pen.fillStyle = cssColour(ground);
        pen.fillRect(area.x - area.half, area.y - area.half, 2 * area.half, 2 * area.half);
        drawDirt(pen, seed);
      }
      pen.globalCompositeOperation = 'multiply';
      pen.lineCap = 'round';
      cells.forEach((cell, n) => {
        if (cell.layer !== layer || !inView(area, cell)) return;
        const light = colourOf(n);
        if (light === null) return;
        const { x, y, turn, own } = cell;
        const lean = shrivelled ? 0.55 + 0.3 * own : 1;
        const [length, width] = [cell.length * (shrivelled ? 0.8 + 0.3 * own : 1), cell.width * lean];
        pen.strokeStyle = cssColour(light, 0.94);
        rod(pen, x, y, turn, length, width);
        // Denser towards its middle line.
        pen.strokeStyle = cssColour(mix(light, 0xffffff, 0.45), 0.55);
        rod(pen, x, y, turn, length * 0.86, width * 0.5);
      });
    },
  };
}
