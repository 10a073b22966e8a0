/** The things in the trainer box, in millimetres from the remote centre: drawn alike by whoever looks at them, from whatever side. */
import type { Graphics } from 'pixi.js';
import {
  BOARD,
  CORNERS,
  PEG,
  PEGS,
  PLATE_HALF_HEIGHT,
  RING,
  RINGS,
  TRIANGLES,
} from '../../../../engine/instruments/robotic-surgery/board';
import type { Frame, Point } from '../../contract';
import { mix } from '../../kit/paint/shading';

export type RobotFrame = Frame<'robotic_surgery'>;

/** Where a point of the box is seen, and stage units of a millimetre. */
export interface Sight {
  at: (x: number, y: number, z: number) => Point;
  readonly unit: number;
}

export const TONES = {
  board: 0x3f5a63,
  peg: 0xe7edf2,
  triangle: 0xf0a92e,
  carried: 0xffd27a,
  done: 0x46b98a,
  ring: 0xe76f8a,
  plate: 0x4aa3df,
  needle: 0xdfe6ee,
  ghost: 0x56d4e9,
  trail: 0x9fe7ff,
  steel: 0xb9c4cf,
} as const;

const HOLE = 0.42;

const flat = (points: readonly Point[]): number[] => points.flatMap(({ x, y }) => [x, y]);

/** The board itself, with what is fixed to it. */
export function drawBoard(g: Graphics, sight: Sight, { view, params }: RobotFrame): void {
  const { z, halfWidth: w, halfHeight: h } = BOARD;
  const corners = (at: number): Point[] =>
    [
      [-w, -h],
      [w, -h],
      [w, h],
      [-w, h],
    ].map(([x, y]) => sight.at(x!, y!, at));
  g.poly(flat(corners(z - 5)))
    .fill(mix(TONES.board, 0x000000, 0.5))
    .poly(flat(corners(z)))
    .fill(TONES.board)
    .stroke({ width: 1, color: 0xffffff, alpha: 0.25 });
  for (let x = -60; x <= 60; x += 20) {
    const [a, b] = [sight.at(x, -h, z), sight.at(x, h, z)];
    g.moveTo(a.x, a.y).lineTo(b.x, b.y);
  }
  g.stroke({ width: 1, color: 0xffffff, alpha: 0.09 });
  if (view.task === 'Peg Transfer')
    for (const { x, y } of PEGS) {
      const [foot, top] = [sight.at(x, y, z), sight.at(x, y, PEG.top)];
      const across = 2 * PEG.radius * sight.unit;
      g.ellipse(foot.x, foot.y, across * 0.8, across * 0.5)
        .fill({ color: 0x000000, alpha: 0.3 })
        .moveTo(foot.x, foot.y)
        .lineTo(top.x, top.y)
        .stroke({ width: across, color: mix(TONES.peg, 0x000000, 0.28), cap: 'round' })
        .moveTo(foot.x - across * 0.18, foot.y)
        .lineTo(top.x - across * 0.18, top.y)
        .stroke({ width: across * 0.4, color: TONES.peg, cap: 'round' });
    }
  if (view.task === 'Fitts Targets')
    for (const plate of [0, 1] as const) {
      const middle = ((plate === 1 ? 1 : -1) * params.target_distance) / 2;
      const half = params.target_width / 2;
      const box = [
        [middle - half, -PLATE_HALF_HEIGHT],
        [middle + half, -PLATE_HALF_HEIGHT],
        [middle + half, PLATE_HALF_HEIGHT],
        [middle - half, PLATE_HALF_HEIGHT],
      ].map(([x, y]) => sight.at(x!, y!, z));
      const lit = view.plate === plate;
      g.poly(flat(box))
        .fill({ color: TONES.plate, alpha: lit ? 0.95 : 0.4 })
        .stroke({ width: 1, color: lit ? 0xffffff : TONES.plate, alpha: 0.9 });
    }
}

/** Triangles and rings, of which the hand changes the place or the state. */
export function drawPieces(g: Graphics, sight: Sight, { view }: RobotFrame): void {
  if (view.task === 'Peg Transfer')
    view.triangles.forEach(({ x, y, z, peg }, index) => {
      const held = view.held === index;
      const colour = held ? TONES.carried : peg !== null && peg >= TRIANGLES ? TONES.done : TONES.triangle;
      const outline = (reach: number, high: number): number[] =>
        flat(CORNERS.map((corner) => sight.at(x + reach * corner.x, y + reach * corner.y, high)));
      if (held) g.poly(outline(1.25, BOARD.z)).fill({ color: 0x000000, alpha: 0.28 });
      const middle = sight.at(x, y, z);
      g.poly(outline(1.25, z - 4))
        .fill(mix(colour, 0x000000, 0.45))
        .poly(outline(1.25, z))
        .fill(colour)
        .poly(outline(HOLE, z))
        .fill(mix(colour, 0x000000, 0.6));
      // A peg comes through the hole of what sits on it.
      if (peg !== null) {
        const top = sight.at(x, y, PEG.top);
        g.moveTo(middle.x, middle.y)
          .lineTo(top.x, top.y)
          .stroke({ width: 2 * PEG.radius * sight.unit, color: TONES.peg, cap: 'round' });
      }
    });
  if (view.task === 'Needle Through Rings') {
    const next = view.rings.indexOf(false);
    RINGS.forEach(({ at, heading }, index) => {
      const passed = view.rings[index] === true;
      const colour = passed ? TONES.done : index === next ? 0xffffff : TONES.ring;
      const angle = (heading * Math.PI) / 180;
      const [ax, ay] = [-Math.sin(angle), Math.cos(angle)];
      const [foot, low] = [sight.at(at.x, at.y, BOARD.z), sight.at(at.x, at.y, at.z - RING.radius)];
      g.moveTo(foot.x, foot.y)
        .lineTo(low.x, low.y)
        .stroke({ width: 1.6 * sight.unit, color: TONES.steel, cap: 'round' });
      const around: Point[] = [];
      for (let k = 0; k < 20; k++) {
        const turn = (2 * Math.PI * k) / 20;
        const out = RING.radius * Math.cos(turn);
        around.push(sight.at(at.x + out * ax, at.y + out * ay, at.z + RING.radius * Math.sin(turn)));
      }
      g.poly(flat(around)).stroke({ width: Math.max(1.5, RING.wire * sight.unit), color: colour });
    });
  }
}

/** The working end: shadow on the board, wrist, jaws, and the needle if it holds one. The shaft ends at `wrist`. */
export function drawTool(g: Graphics, sight: Sight, { view }: RobotFrame, wrist: Point): Point {
  const { tip, jaw, roll } = view;
  const shadow = sight.at(tip.x, tip.y, BOARD.z);
  const { unit } = sight;
  if (tip.z > BOARD.z) g.ellipse(shadow.x, shadow.y, 4.5 * unit, 2.4 * unit).fill({ color: 0x000000, alpha: 0.4 });
  const end = sight.at(tip.x, tip.y, tip.z);
  g.moveTo(end.x, end.y).lineTo(shadow.x, shadow.y).stroke({ width: 1, color: 0xffffff, alpha: 0.22 });
  const [dx, dy] = [end.x - wrist.x, end.y - wrist.y];
  const along = Math.max(1e-6, Math.sqrt(dx * dx + dy * dy));
  const [ux, uy] = [dx / along, dy / along];
  const open = (jaw / 2 / 180) * Math.PI;
  for (const side of [-1, 1]) {
    const [c, s] = [Math.cos(side * open), Math.sin(side * open)];
    const [jx, jy] = [ux * c - uy * s, ux * s + uy * c];
    g.moveTo(wrist.x, wrist.y)
      .lineTo(wrist.x + jx * along, wrist.y + jy * along)
      .stroke({ width: 1.8 * unit, color: side < 0 ? 0xe9eef3 : 0x9aa7b4, cap: 'round' });
  }
  g.circle(wrist.x, wrist.y, 1.9 * unit).fill(0x6d7986);
  if (view.task === 'Needle Through Rings' && view.needle) {
    const angle = (roll * Math.PI) / 180;
    const reach = (far: number): Point => sight.at(tip.x + far * Math.cos(angle), tip.y + far * Math.sin(angle), tip.z);
    const [tail, point] = [reach(-12), reach(3)];
    g.moveTo(tail.x, tail.y)
      .lineTo(point.x, point.y)
      .stroke({ width: Math.max(1.5, 0.9 * unit), color: TONES.needle, cap: 'round' });
  }
  return end;
}
