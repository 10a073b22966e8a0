/**
 * Spots of rust on the face of a panel: discs that are born at random places and widen at one speed, on a mask of 200 × 300 cells.
 * One that is born where rust is already changes nothing and is left out. A disc whose whole rim lies in others is left alone from
 * then on: all widen at the same speed, so it stays inside.
 */
import type { Quantity } from '../contract';
import type { Rng } from '../core/rng';
import { FACE } from './rust-kinetics';

export const MASK = { columns: 200, rows: 300 } as const;
export const CELLS = MASK.columns * MASK.rows;
const CELLS_PER_CM = MASK.columns / FACE.width;
const MOST_SPOTS = 3000;
/** Cells by which a disc widens before it is drawn anew, and before its rim is looked at. */
const WIDENS = 0.05;
const LOOKS = 0.5;
const RIM = 24;
const AROUND = Array.from({ length: RIM }, (_, n) => {
  const angle = (2 * Math.PI * n) / RIM;
  return [Math.cos(angle), Math.sin(angle)] as const;
});
/** A cell keeps when it was covered, in steps of the clock. */
const LATEST = 65_535;

interface Spot {
  readonly x: number;
  readonly y: number;
  readonly born: Quantity<'h'>;
  drawn: number;
  looked: number;
}

export interface RustLayer {
  /** Step of the clock in which each cell was covered; 0 for none. */
  readonly when: Uint16Array;
  readonly growing: Spot[];
  spots: number;
  covered: number;
}

export const createLayer = (): RustLayer => ({ when: new Uint16Array(CELLS), growing: [], spots: 0, covered: 0 });

const cellAt = (x: number, y: number): number | null => {
  const [i, j] = [Math.floor(x), Math.floor(y)];
  return i < 0 || j < 0 || i >= MASK.columns || j >= MASK.rows ? null : j * MASK.columns + i;
};

/** Spots born between two doses, at random; returns the dose of the first one that shows. */
export function bear(
  layer: RustLayer,
  births: Quantity<'1/(cm² h)'>,
  from: Quantity<'h'>,
  to: Quantity<'h'>,
  rng: Rng,
): Quantity<'h'> | null {
  if (to <= from || layer.covered === CELLS) return null;
  const area = FACE.width * FACE.height;
  const count = rng.poisson(births * area * (to - from));
  let first: number | null = null;
  for (let n = 0; n < count; n++) {
    const [x, y, born] = [rng.uniform(0, MASK.columns), rng.uniform(0, MASK.rows), rng.uniform(from, to)];
    if (layer.spots >= MOST_SPOTS || layer.when[cellAt(x, y) ?? 0] !== 0) continue;
    layer.growing.push({ x, y, born, drawn: 0, looked: 0 });
    layer.spots++;
    if (first === null || born < first) first = born;
  }
  return first;
}

function buried({ when }: RustLayer, { x, y }: Spot, radius: number): boolean {
  for (const [across, down] of AROUND) {
    const cell = cellAt(x + radius * across, y + radius * down);
    if (cell !== null && when[cell] === 0) return false;
  }
  return true;
}

/** All discs widen to a dose; `each` hears of every cell that is covered now. */
export function widen(
  layer: RustLayer,
  speed: Quantity<'cm/h'>,
  dose: Quantity<'h'>,
  step: number,
  each: (cell: number) => void,
): void {
  const { when, growing } = layer;
  const mark = Math.min(LATEST, Math.max(1, step));
  let kept = 0;
  for (const spot of growing) {
    const radius = CELLS_PER_CM * speed * (dose - spot.born);
    let on = true;
    if (radius - spot.drawn >= WIDENS) {
      cover(layer, spot, radius, mark, each);
      spot.drawn = radius;
      if (radius - spot.looked >= LOOKS) {
        on = !buried(layer, spot, radius + 0.75);
        spot.looked = radius;
      }
    }
    if (on) growing[kept++] = spot;
  }
  growing.length = kept;
  if (layer.covered === when.length) growing.length = 0;
}

/** Covers the cells whose middles lie between what was drawn of a disc and its radius now. */
function cover(
  layer: RustLayer,
  { x, y, drawn }: Spot,
  radius: number,
  mark: number,
  each: (cell: number) => void,
): void {
  const { when } = layer;
  const inner = Math.max(0, drawn - 1);
  const top = Math.max(0, Math.ceil(y - radius - 0.5));
  const bottom = Math.min(MASK.rows - 1, Math.floor(y + radius - 0.5));
  for (let j = top; j <= bottom; j++) {
    const dy = j + 0.5 - y;
    const half = Math.sqrt(radius * radius - dy * dy);
    const hole = inner * inner - dy * dy;
    const gap = hole > 0 ? Math.sqrt(hole) : -1;
    const right = Math.min(MASK.columns - 1, Math.floor(x + half - 0.5));
    for (let i = Math.max(0, Math.ceil(x - half - 0.5)); i <= right; i++) {
      // What was drawn before is passed over in one leap.
      if (gap > 0 && Math.abs(i + 0.5 - x) < gap) {
        i = Math.max(i, Math.floor(x + gap - 0.5));
        continue;
      }
      const cell = j * MASK.columns + i;
      if (when[cell] !== 0) continue;
      when[cell] = mark;
      layer.covered++;
      each(cell);
    }
  }
}
