/** The water that crosses each way: arrows, molecules on their way, and the arrows of a wall that presses back. */
import { Graphics } from 'pixi.js';
import type { Rng } from '../../../../engine/core/rng';
import type { Point } from '../../contract';
import type { CutShape } from './cell-cut';
import type { Cut } from './cut';

const WATER = 26;
const PUSH = 0xe05a3c;
/** MPa that the largest arrow of turgor stands for. */
const MOST_TURGOR = 0.7;

export interface Ways {
  readonly inwards: number;
  readonly outwards: number;
}

/** How much crosses each way, 1 at balance. */
export function waysOf({ inflow, burst }: Cut): Ways {
  const net = Math.max(-1, Math.min(1, inflow));
  return {
    inwards: burst ? 0 : Math.max(0.25, 1 + 1.6 * net),
    outwards: burst ? 0 : Math.max(0.25, 1 - 1.6 * net),
  };
}

function drawArrow(arrows: Graphics, { x, y }: Point, { x: dx, y: dy }: Point, width: number, colour: number): void {
  const length = Math.sqrt(dx * dx + dy * dy);
  if (length < 3) return;
  const [ux, uy] = [dx / length, dy / length];
  const head = Math.min(length * 0.55, 3 + 1.6 * width);
  const [bx, by] = [x + dx - ux * head, y + dy - uy * head];
  arrows
    .moveTo(x, y)
    .lineTo(bx, by)
    .stroke({ width, color: colour, cap: 'butt' })
    .poly([x + dx, y + dy, bx - uy * head * 0.62, by + ux * head * 0.62, bx + uy * head * 0.62, by - ux * head * 0.62])
    .fill(colour);
}

/** How a wall presses back. */
function drawTurgor(arrows: Graphics, push: number): void {
  for (const [x, y, dy] of [
    [-26, -42 + push, -push],
    [26, -42 + push, -push],
    [-26, 42 - push, push],
    [26, 42 - push, push],
  ] as const)
    drawArrow(arrows, { x, y }, { x: 0, y: dy }, 4, PUSH);
}

export function drawArrows(arrows: Graphics, { half }: CutShape, { red, burst, turgor }: Cut, ways: Ways): void {
  arrows.clear();
  if (burst) return;
  const edge = red ? half : 60;
  const [longIn, longOut] = [13 * Math.min(1.9, ways.inwards), 13 * Math.min(1.9, ways.outwards)];
  drawArrow(arrows, { x: -edge - 4 - longIn, y: -9 }, { x: longIn + 8, y: 0 }, 2 + 1.6 * ways.inwards, 0x3d94e0);
  drawArrow(arrows, { x: edge - 4, y: 9 }, { x: longOut + 8, y: 0 }, 2 + 1.6 * ways.outwards, 0x3d94e0);
  const push = 16 * Math.min(1, turgor / MOST_TURGOR);
  if (!red && push > 3) drawTurgor(arrows, push);
}

/** Molecules that cross the edge of the cell. */
export function createMolecules(rng: Rng) {
  const water = Array.from({ length: WATER }, () =>
    new Graphics().circle(0, 0, 1.7).fill(0x4fa6ea).circle(-0.5, -0.5, 0.6).fill(0xffffff),
  );
  const lanes = water.map((_, n) => ({
    inwards: n % 2 === 0,
    y: rng.uniform(-1, 1),
    phase: rng.next(),
  }));
  return {
    views: water,
    place(phase: number, shape: CutShape, ways: Ways): void {
      for (const [n, drop] of water.entries()) {
        const { inwards, y, phase: from } = lanes[n] ?? { inwards: true, y: 0, phase: 0 };
        const share = inwards ? ways.inwards : ways.outwards;
        drop.visible = n < WATER * Math.min(1, share * 0.62);
        if (!drop.visible) continue;
        const at = (phase * (0.6 + 0.4 * share) + from) % 1;
        const way = inwards ? at : 1 - at;
        const side = n % 4 < 2 ? -1 : 1;
        const edge = Math.abs(shape.half);
        drop.position.set(side * (edge + 26 - 44 * way), y * Math.max(6, shape.high * 0.55));
        drop.alpha = Math.min(1, 4 * at, 4 * (1 - at));
      }
    },
  };
}
