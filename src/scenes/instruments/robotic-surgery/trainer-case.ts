/** The trainer box cut open along its middle: its board, its wall of layers under the drape, and the endoscope through a port of its own. */
import { Graphics } from 'pixi.js';
import type { Point } from '../../contract';
import { BOARD } from '../../../../engine/instruments/robotic-surgery/board';
import { acrossGradient, downGradient, mix } from '../../kit/paint/shading';
import { drawBoard, type RobotFrame, type Sight } from './trainer';

/** Half of the box, its floor, how high the lid rises over its rim. */
const CASE = { half: 112, floor: -176, rise: 34, wall: 9 } as const;
const LAYERS = [
  { depth: 0, colour: 0xd6a17f },
  { depth: 2.6, colour: 0xe9cf92 },
  { depth: 5.6, colour: 0xb2575a },
] as const;

const flat = (points: readonly Point[]): number[] => points.flatMap(({ x, y }) => [x, y]);

/** Height of the wall's skin at x, where the mark stands `above` it. */
const skin = (x: number, above: number): number => -above - CASE.rise * (x / CASE.half) ** 2;

export function drawInside(inner: Graphics, sight: Sight, frame: RobotFrame): void {
  const { at } = sight;
  const w = CASE.half;
  const rim = (x: number): number => skin(x, 0) - CASE.wall;
  inner.clear();
  const outline: Point[] = [];
  for (let k = -10; k <= 10; k++) outline.push(at((w * k) / 10, 0, rim((w * k) / 10)));
  outline.push(at(w, 0, CASE.floor), at(-w, 0, CASE.floor));
  inner.poly(flat(outline)).fill(
    downGradient([
      [0, 0x3b1719],
      [0.55, 0x7a3836],
      [1, 0x4a1f20],
    ]),
  );
  // The light of the endoscope, which stands in a port of its own.
  const [eye, near, far] = [at(78, 30, -46), at(-66, 0, BOARD.z), at(70, 0, BOARD.z)];
  inner
    .poly([eye.x, eye.y, near.x, near.y, far.x, far.y])
    .fill({ color: 0xfff3cf, alpha: 0.16 })
    .poly([
      at(-w, 0, CASE.floor + 6).x,
      at(0, 0, CASE.floor + 6).y,
      at(w, 0, 0).x,
      at(0, 0, CASE.floor + 6).y,
      at(w, 0, 0).x,
      at(0, 0, CASE.floor).y,
      at(-w, 0, 0).x,
      at(0, 0, CASE.floor).y,
    ])
    .fill(0x2a1213);
  drawBoard(inner, sight, frame);
}

/** The wall goes with the shaft near the port. */
function drawLayers(lid: Graphics, { at }: Sight, above: number, sideways: number, dark: boolean): void {
  const w = CASE.half;
  const bent = (x: number): number => x + sideways * Math.exp(-((x / 26) ** 2));
  LAYERS.forEach(({ depth, colour }, n) => {
    const next = LAYERS[n + 1]?.depth ?? CASE.wall;
    const edge: Point[] = [];
    for (let k = -16; k <= 16; k++) edge.push(at(bent((w * k) / 16), 0, skin((w * k) / 16, above) - depth));
    for (let k = 16; k >= -16; k--) edge.push(at(bent((w * k) / 16), 0, skin((w * k) / 16, above) - next));
    lid.poly(flat(edge)).fill(dark ? mix(colour, 0x000000, 0.18) : colour);
  });
}

/** The sterile drape lies over the flanks and leaves a window around the ports. */
function drawDrape(lid: Graphics, { at, unit }: Sight, above: number, dark: boolean): void {
  const w = CASE.half;
  const sheet = dark ? 0x1f6f73 : 0x3f9ea3;
  for (const side of [-1, 1]) {
    const over: Point[] = [];
    for (let k = 0; k <= 8; k++) {
      const x = side * (w + 8 - ((w - 50) * k) / 8);
      over.push(at(x, 0, skin(Math.min(w, Math.abs(x)), above) + 3));
    }
    for (let k = 8; k >= 0; k--) {
      const x = side * (w + 8 - ((w - 50) * k) / 8);
      over.push(at(x, 0, skin(Math.min(w, Math.abs(x)), above) - 4));
    }
    const [top, foot] = [at(side * (w + 8), 0, skin(w, above) + 3), at(side * (w + 26), 0, CASE.floor - 4)];
    const inside = [at(side * (w - 1), 0, CASE.floor - 4), at(side * (w - 1), 0, skin(w, above) - 4)] as const;
    lid
      .poly(flat([top, foot, ...inside]))
      .fill(
        acrossGradient([
          [0, mix(sheet, side < 0 ? 0xffffff : 0x000000, 0.2)],
          [0.5, sheet],
          [1, mix(sheet, 0x000000, 0.35)],
        ]),
      )
      .poly(flat(over))
      .fill(mix(sheet, 0xffffff, 0.12));
    for (const part of [0.35, 0.7])
      lid
        .moveTo(top.x + (inside[1].x - top.x) * part, top.y + 6 * unit)
        .lineTo(foot.x + (inside[0].x - foot.x) * part, foot.y);
    lid.stroke({ width: 1.6 * unit, color: 0x000000, alpha: 0.2 });
  }
}

function drawWalls(lid: Graphics, { at, unit }: Sight, above: number, dark: boolean): void {
  const w = CASE.half;
  for (const side of [-1, 1]) {
    const [a, b] = [at(side * (w - 3), 0, skin(w, above) - 2), at(side * (w - 3), 0, CASE.floor)];
    lid
      .moveTo(a.x, a.y)
      .lineTo(b.x, b.y)
      .stroke({ width: 7 * unit, color: dark ? 0x6d7f90 : 0xb7c3cd, cap: 'round' });
  }
}

/** The endoscope with its camera head; where its cable leaves it. */
function drawEndoscope(lid: Graphics, { at, unit }: Sight, dark: boolean): Point {
  const [tail, hole, eye] = [at(150, 60, 96), at(92, 36, -26), at(78, 30, -46)];
  lid
    .moveTo(tail.x, tail.y)
    .lineTo(eye.x, eye.y)
    .stroke({ width: 9 * unit, color: 0x2a3139, cap: 'round' })
    .moveTo(tail.x - 2 * unit, tail.y)
    .lineTo(eye.x - 2 * unit, eye.y)
    .stroke({ width: 3 * unit, color: 0x8794a1, cap: 'round' })
    .circle(hole.x, hole.y, 8 * unit)
    .fill(0x39434d)
    .circle(eye.x, eye.y, 3.4 * unit)
    .fill(0xfff3cf);
  // Its camera head, from which the cable goes to the screen.
  const back = at(158, 64, 112);
  lid
    .moveTo(tail.x, tail.y)
    .lineTo(back.x, back.y)
    .stroke({ width: 24 * unit, color: 0x161b21, cap: 'round' })
    .moveTo(tail.x - 3 * unit, tail.y)
    .lineTo(back.x - 3 * unit, back.y)
    .stroke({ width: 9 * unit, color: dark ? 0x53616f : 0x7e8c99, cap: 'round' });
  return { x: back.x + 5 * unit, y: back.y - 11 * unit };
}

export interface LidState {
  /** How far the mark of the cannula stands above the wall, mm. */
  readonly above: number;
  /** Force on the wall, and how far the shaft shifts it, mm. */
  readonly push: number;
  readonly sideways: number;
}

/** Returns where the cable of the endoscope leaves its camera. */
export function drawLid(lid: Graphics, sight: Sight, { above, push, sideways }: LidState, dark: boolean): Point {
  const { at, unit } = sight;
  lid.clear();
  drawLayers(lid, sight, above, sideways, dark);
  drawDrape(lid, sight, above, dark);
  drawWalls(lid, sight, above, dark);
  if (push > 0.5) {
    const sore = at(sideways, 0, -above - 3);
    lid
      .ellipse(sore.x, sore.y, (10 + 1.6 * push) * unit, 7 * unit)
      .fill({ color: 0xff3b30, alpha: Math.min(0.8, 0.12 + push / 12) });
  }
  return drawEndoscope(lid, sight, dark);
}
