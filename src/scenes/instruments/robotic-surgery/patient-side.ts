/**
 * The patient-side arm over the trainer box, seen from the front: column, parallelogram that turns about the port, carriage, cannula and
 * shaft; the box is cut open along its middle. Millimetres from the remote centre.
 */
import { Container, Graphics } from 'pixi.js';
import type { Box, Part, Point, SceneContext } from '../../contract';
import { BOARD } from '../../../../engine/instruments/robotic-surgery/board';
import { tipOf } from '../../../../engine/instruments/robotic-surgery/kinematics';
import { acrossGradient, downGradient, mix } from '../../kit/paint/shading';
import { drawBoard, drawPieces, drawTool, type RobotFrame, type Sight } from './trainer';

export interface PatientSide extends Part {
  draw(frame: RobotFrame): void;
  /** Where the endoscope's cable leaves its camera. */
  readonly camera: Point;
}

/** How what lies away from the viewer is shifted to the right and up. */
const AWAY = { x: 0.26, y: 0.24 } as const;
const LINK = 165;
const SHAFT = 266;
const RAIL = { from: 58, to: 240 } as const;
const TIES = [92, 176] as const;
/** Half of the box, its floor, how high the lid rises over its rim. */
const CASE = { half: 112, floor: -176, rise: 34, wall: 9 } as const;
const COLUMN = { x: -262, half: 24, top: 226 } as const;
/** How far an arm that is not docked stands off. */
const PARKED = { up: 40, insertion: 26 } as const;
const WRIST = 9;
const SIGHT = { left: -296, right: 176, top: 312, bottom: -222 } as const;

/** Width over height below which its room is narrow, and how far it then reaches to the left. */
const NARROW = 0.85;
const NARROW_LEFT = -226;

const LAYERS = [
  { depth: 0, colour: 0xd6a17f },
  { depth: 2.6, colour: 0xe9cf92 },
  { depth: 5.6, colour: 0xb2575a },
] as const;

export function createPatientSide(context: SceneContext<'robotic_surgery'>): PatientSide {
  const { theme } = context;
  const dark = theme.name === 'dark';
  const root = new Container({ label: 'patient-side arm' });
  const stand = new Graphics({ label: 'column and table' });
  const inner = new Graphics({ label: 'trainer box' });
  const pieces = new Graphics({ label: 'task' });
  const lid = new Graphics({ label: 'body wall' });
  const arm = new Graphics({ label: 'arm' });
  root.addChild(stand, inner, pieces, arm, lid);
  let box: Box = { x: 0, y: 0, width: 1, height: 1 };
  let unit = 1;
  let origin: Point = { x: 0, y: 0 };
  let drawn = '';
  let walled = '';
  const camera = { x: 0, y: 0 };
  const at = (x: number, y: number, z: number): Point => ({
    x: origin.x + (x + AWAY.x * y) * unit,
    y: origin.y - (z + AWAY.y * y) * unit,
  });
  let sight: Sight = { at, unit: 1 };

  const dock = context.actionHandle('dock', {
    name: 'Cannula: dock it',
    hint: 'Its mark belongs in the wall: pressed it is docked right, dragged up or down it is docked wrong.',
    grip: 'y',
    drag: (point, start, from) => Math.round(from - (point.y - start.y) / unit),
    tap: () => context.dispatch({ do: 'dock', value: 0 }),
    keys: { Enter: () => context.dispatch({ do: 'dock', value: 0 }) },
  });

  const paint = dark ? 0x8fa0b1 : 0xeef2f6;
  const limb = (from: Point, to: Point, width: number, colour: number): void => {
    for (const [part, tone] of [
      [1, mix(colour, 0x000000, 0.5)],
      [0.84, colour],
      [0.3, mix(colour, 0xffffff, 0.5)],
    ] as const)
      arm
        .moveTo(from.x, from.y)
        .lineTo(to.x, to.y)
        .stroke({ width: width * part * unit, color: tone, cap: 'round' });
  };
  const joint = (where: Point, radius: number): void => {
    arm
      .circle(where.x, where.y, radius * unit)
      .fill(mix(paint, 0x000000, 0.55))
      .circle(where.x, where.y, radius * 0.78 * unit)
      .fill(mix(paint, 0x000000, 0.12))
      .circle(where.x, where.y, radius * 0.34 * unit)
      .fill(theme.accent);
  };

  /** Column of the cart, table under its sterile drape. */
  function drawStand(): void {
    const [foot, top] = [at(COLUMN.x, 0, SIGHT.bottom), at(COLUMN.x, 0, COLUMN.top)];
    const half = COLUMN.half * unit;
    const steel = dark ? 0x5b6a79 : 0xcdd6de;
    stand
      .clear()
      .roundRect(foot.x - half * 1.9, foot.y - 16 * unit, half * 3.8, 16 * unit, 5)
      .fill(mix(steel, 0x000000, 0.35))
      .roundRect(top.x - half, top.y, 2 * half, foot.y - top.y - 12 * unit, 9 * unit)
      .fill(
        acrossGradient([
          [0, mix(steel, 0x000000, 0.3)],
          [0.3, mix(steel, 0xffffff, 0.35)],
          [0.7, steel],
          [1, mix(steel, 0x000000, 0.45)],
        ]),
      )
      .roundRect(top.x - half * 0.18, top.y + 16 * unit, half * 0.36, (foot.y - top.y) * 0.55, 3)
      .fill({ color: 0x000000, alpha: 0.35 });
    const drape = dark ? 0x1f6f73 : 0x3f9ea3;
    const [l, r] = [at(-CASE.half - 46, 0, CASE.floor), at(CASE.half + 50, 0, CASE.floor)];
    const under = at(0, 0, SIGHT.bottom).y;
    stand
      .moveTo(l.x + 10 * unit, l.y - 4 * unit)
      .lineTo(r.x - 4 * unit, r.y - 4 * unit)
      .lineTo(r.x + 6 * unit, under)
      .lineTo(l.x - 4 * unit, under)
      .closePath()
      .fill(
        downGradient([
          [0, mix(drape, 0xffffff, 0.22)],
          [0.25, drape],
          [1, mix(drape, 0x000000, 0.4)],
        ]),
      );
    for (let k = 1; k < 8; k++) {
      const x = l.x + ((r.x - l.x) * k) / 8;
      stand.moveTo(x, l.y + 6 * unit).quadraticCurveTo(x + (k % 2 === 0 ? 5 : -5) * unit, (l.y + under) / 2, x, under);
    }
    stand.stroke({ width: 2 * unit, color: 0x000000, alpha: 0.16 });
  }

  /** Height of the wall's skin at x, where the mark stands `above` it. */
  const skin = (x: number, above: number): number => -above - CASE.rise * (x / CASE.half) ** 2;

  function drawInner(frame: RobotFrame): void {
    const w = CASE.half;
    const rim = (x: number): number => skin(x, 0) - CASE.wall;
    inner.clear();
    const outline: Point[] = [];
    for (let k = -10; k <= 10; k++) outline.push(at((w * k) / 10, 0, rim((w * k) / 10)));
    outline.push(at(w, 0, CASE.floor), at(-w, 0, CASE.floor));
    inner.poly(outline.flatMap(({ x, y }) => [x, y])).fill(
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

  function drawLid(above: number, push: number, sideways: number): void {
    const w = CASE.half;
    lid.clear();
    /** The wall goes with the shaft near the port. */
    const bent = (x: number): number => x + sideways * Math.exp(-((x / 26) ** 2));
    LAYERS.forEach(({ depth, colour }, n) => {
      const next = LAYERS[n + 1]?.depth ?? CASE.wall;
      const edge: Point[] = [];
      for (let k = -16; k <= 16; k++) edge.push(at(bent((w * k) / 16), 0, skin((w * k) / 16, above) - depth));
      for (let k = 16; k >= -16; k--) edge.push(at(bent((w * k) / 16), 0, skin((w * k) / 16, above) - next));
      lid.poly(edge.flatMap(({ x, y }) => [x, y])).fill(dark ? mix(colour, 0x000000, 0.18) : colour);
    });
    // The sterile drape lies over the flanks and leaves a window around the ports.
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
        .poly([top, foot, ...inside].flatMap(({ x, y }) => [x, y]))
        .fill(
          acrossGradient([
            [0, mix(sheet, side < 0 ? 0xffffff : 0x000000, 0.2)],
            [0.5, sheet],
            [1, mix(sheet, 0x000000, 0.35)],
          ]),
        )
        .poly(over.flatMap(({ x, y }) => [x, y]))
        .fill(mix(sheet, 0xffffff, 0.12));
      for (const part of [0.35, 0.7])
        lid
          .moveTo(top.x + (inside[1].x - top.x) * part, top.y + 6 * unit)
          .lineTo(foot.x + (inside[0].x - foot.x) * part, foot.y);
      lid.stroke({ width: 1.6 * unit, color: 0x000000, alpha: 0.2 });
    }
    // Walls of the box.
    for (const side of [-1, 1]) {
      const [a, b] = [at(side * (w - 3), 0, skin(w, above) - 2), at(side * (w - 3), 0, CASE.floor)];
      lid
        .moveTo(a.x, a.y)
        .lineTo(b.x, b.y)
        .stroke({ width: 7 * unit, color: dark ? 0x6d7f90 : 0xb7c3cd, cap: 'round' });
    }
    if (push > 0.5) {
      const sore = at(sideways, 0, -above - 3);
      lid
        .ellipse(sore.x, sore.y, (10 + 1.6 * push) * unit, 7 * unit)
        .fill({ color: 0xff3b30, alpha: Math.min(0.8, 0.12 + push / 12) });
    }
    // The endoscope, through a port of its own.
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
    camera.x = back.x + 5 * unit;
    camera.y = back.y - 11 * unit;
  }

  function drawArm({ view }: RobotFrame): void {
    const docked = view.docked !== null;
    const up = docked ? 0 : PARKED.up;
    const joints = docked ? view.joints : { yaw: 0, pitch: 0, insertion: PARKED.insertion };
    const tip = tipOf(joints);
    const { insertion } = joints;
    const [ux, uy, uz] = [-tip.x / insertion, -tip.y / insertion, -tip.z / insertion];
    const out = (mm: number, x = 0): Point => at(x + ux * mm, uy * mm, up + uz * mm);
    arm.clear();
    // From the column to the pivot, at the height of the port.
    const pivot = at(-LINK, 0, up);
    const shoulder = at(COLUMN.x, 0, 118 + up / 2);
    limb(shoulder, pivot, 32, paint);
    joint(shoulder, 24);
    // Two bars of the parallelogram, two ties, the rail: the rail keeps turning about the remote centre.
    limb(pivot, out(TIES[1], -LINK), 25, paint);
    for (const tie of TIES) limb(out(tie, -LINK), out(tie), 15, mix(paint, 0x000000, 0.12));
    limb(out(RAIL.from), out(RAIL.to), 20, mix(paint, 0x000000, 0.06));
    for (const tie of TIES) {
      joint(out(tie, -LINK), 11);
      joint(out(tie), 10);
    }
    joint(pivot, 20);
    // Shaft, carriage with the instrument's head, cannula with its mark.
    const head = SHAFT - insertion;
    const wrist = out(-(insertion - WRIST));
    const shaftTop = out(head);
    for (const [width, colour] of [
      [6, 0x2b333c],
      [4, 0x97a3af],
      [1.4, 0xe3e9ee],
    ] as const)
      arm
        .moveTo(shaftTop.x, shaftTop.y)
        .lineTo(wrist.x, wrist.y)
        .stroke({ width: width * unit, color: colour });
    limb(out(head - 10), out(head + 18), 30, view.stopped ? 0xb3261e : mix(theme.accent, 0x24313d, 0.55));
    limb(out(head + 18), out(head + 26), 20, 0x2b333c);
    limb(out(-22), out(40), 10, 0xcfd7de);
    limb(out(36), out(48), 19, 0x4a5763);
    const mark = out(0);
    arm
      .moveTo(out(-3).x, out(-3).y)
      .lineTo(out(3).x, out(3).y)
      .stroke({ width: 11 * unit, color: 0x14181d })
      .circle(mark.x, mark.y, 2.6 * unit)
      .fill(view.dragged ? 0xff3b30 : 0xffffff);
    const lamp = out(head + 4);
    arm
      .circle(lamp.x, lamp.y, 4.5 * unit)
      .fill(view.stopped ? 0xff5a4f : docked ? 0x46d38a : 0xf0a92e)
      .circle(lamp.x - 1.2 * unit, lamp.y - 1.4 * unit, 1.3 * unit)
      .fill({ color: 0xffffff, alpha: 0.8 });
    const hold = out(24);
    dock.place(hold.x - 20 * unit, hold.y - 36 * unit, 40 * unit, 72 * unit);
    pieces.clear();
  }

  return {
    root,
    camera,
    lay(next) {
      box = next;
      // Where it is narrow, the column stands half out of sight: the arm needs the room.
      const left = box.width < NARROW * box.height ? NARROW_LEFT : SIGHT.left;
      unit = Math.min(box.width / (SIGHT.right - left), box.height / (SIGHT.top - SIGHT.bottom));
      origin = {
        x: box.x + (box.width - (SIGHT.right - left) * unit) / 2 - left * unit,
        y: box.y + box.height + SIGHT.bottom * unit,
      };
      sight = { at, unit };
      drawn = '';
      walled = '';
    },
    draw(frame) {
      const { view, params } = frame;
      const size = `${box.x} ${box.y} ${box.width} ${box.height}`;
      const key = `${size} ${view.task} ${params.target_distance} ${params.target_width} ${view.plate}`;
      if (key !== drawn) {
        drawn = key;
        drawStand();
        drawInner(frame);
      }
      const above = view.docked ?? 0;
      // Where the shaft goes through the wall, beside the port.
      const sideways = view.docked === null ? 0 : above * Math.tan(view.joints.yaw) * Math.cos(view.joints.pitch);
      const wall = `${size} ${above} ${view.push.toFixed(2)} ${sideways.toFixed(1)}`;
      if (wall !== walled) {
        walled = wall;
        drawLid(above, view.push, sideways);
      }
      drawArm(frame);
      drawPieces(pieces, sight, frame);
      if (view.docked !== null) {
        const { tip } = view;
        const part = 1 - WRIST / Math.sqrt(tip.x ** 2 + tip.y ** 2 + tip.z ** 2);
        drawTool(pieces, sight, frame, at(tip.x * part, tip.y * part, tip.z * part));
      }
      dock.enable(!view.running && !view.stopped);
      dock.update(above);
    },
  };
}
