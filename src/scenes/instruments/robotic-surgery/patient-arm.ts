/** The patient-side cart: column and table, and the parallelogram that turns about the port, with carriage, cannula and shaft. */
import { Graphics } from 'pixi.js';
import type { Point } from '../../contract';
import { tipOf } from '../../../../engine/instruments/robotic-surgery/kinematics';
import { acrossGradient, downGradient, mix } from '../../kit/paint/shading';
import type { StageTheme } from '../../kit/theme';
import type { RobotFrame, Sight } from './trainer';

export const WRIST = 9;
/** What is seen, in millimetres. */
export const SIGHT = { left: -296, right: 176, top: 312, bottom: -222 } as const;
const LINK = 165;
const SHAFT = 266;
const RAIL = { from: 58, to: 240 } as const;
const TIES = [92, 176] as const;
/** Half of the box, its floor, how high the lid rises over its rim. */
const CASE = { half: 112, floor: -176, rise: 34, wall: 9 } as const;
const COLUMN = { x: -262, half: 24, top: 226 } as const;
/** How far an arm that is not docked stands off. */
const PARKED = { up: 40, insertion: 26 } as const;

/** Column of the cart, table under its sterile drape. */
function drawColumn(stand: Graphics, { at, unit }: Sight, dark: boolean): void {
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
}

function drawTable(stand: Graphics, { at, unit }: Sight, dark: boolean): void {
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

/** Column of the cart, table under its sterile drape. */
export function drawStand(stand: Graphics, sight: Sight, dark: boolean): void {
  drawColumn(stand, sight, dark);
  drawTable(stand, sight, dark);
}

function drawLimb(arm: Graphics, unit: number, from: Point, to: Point, width: number, colour: number): void {
  for (const [part, tone] of [
    [1, mix(colour, 0x000000, 0.5)],
    [0.84, colour],
    [0.3, mix(colour, 0xffffff, 0.5)],
  ] as const)
    arm
      .moveTo(from.x, from.y)
      .lineTo(to.x, to.y)
      .stroke({ width: width * part * unit, color: tone, cap: 'round' });
}

function drawJoint(arm: Graphics, { x, y }: Point, radius: number, paint: number, accent: number): void {
  arm
    .circle(x, y, radius)
    .fill(mix(paint, 0x000000, 0.55))
    .circle(x, y, radius * 0.78)
    .fill(mix(paint, 0x000000, 0.12))
    .circle(x, y, radius * 0.34)
    .fill(accent);
}

export function createArm(theme: StageTheme) {
  const dark = theme.name === 'dark';
  const arm = new Graphics({ label: 'arm' });
  let unit = 1;
  const paint = dark ? 0x8fa0b1 : 0xeef2f6;
  const limb = (from: Point, to: Point, width: number, colour: number): void =>
    drawLimb(arm, unit, from, to, width, colour);
  const joint = (where: Point, radius: number): void => drawJoint(arm, where, radius * unit, paint, theme.accent);

  /** `out` leads to a place along the shaft, at `x` beside it. */
  function drawLinks(out: (mm: number, x?: number) => Point, pivot: Point, shoulder: Point): void {
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
  }
  function drawInstrument(out: (mm: number) => Point, insertion: number, view: RobotFrame['view']): void {
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
      .fill(view.stopped ? 0xff5a4f : view.docked !== null ? 0x46d38a : 0xf0a92e)
      .circle(lamp.x - 1.2 * unit, lamp.y - 1.4 * unit, 1.3 * unit)
      .fill({ color: 0xffffff, alpha: 0.8 });
  }

  return {
    root: arm,
    /** Returns where the cannula is held. */
    draw({ at, unit: size }: Sight, { view }: RobotFrame): Point {
      unit = size;
      const docked = view.docked !== null;
      const up = docked ? 0 : PARKED.up;
      const joints = docked ? view.joints : { yaw: 0, pitch: 0, insertion: PARKED.insertion };
      const tip = tipOf(joints);
      const { insertion } = joints;
      const [ux, uy, uz] = [-tip.x / insertion, -tip.y / insertion, -tip.z / insertion];
      const out = (mm: number, x = 0): Point => at(x + ux * mm, uy * mm, up + uz * mm);
      arm.clear();
      // From the column to the pivot, at the height of the port.
      drawLinks(out, at(-LINK, 0, up), at(COLUMN.x, 0, 118 + up / 2));
      drawInstrument(out, insertion, view);
      return out(24);
    },
  };
}
