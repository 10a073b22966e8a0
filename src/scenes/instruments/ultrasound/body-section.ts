/** What is scanned, cut open along the plane of the picture: phantom or body, and the organ in it. Millimetres. */
import { Graphics } from 'pixi.js';
import type { Frame } from '../../contract';
import { CYST, innerRadius, type ObjectName, PINS, vesselOf } from '../../../../engine/instruments/ultrasound/objects';
import { acrossGradient, downGradient, mix, roundGradient } from '../../kit/paint/shading';

type UltrasoundFrame = Frame<'ultrasound_imaging'>;

/** mm of body beside the middle. */
export const WIDE = 66;
const SKIN = 0xc98f6e;
const FLESH = 0xa9575a;
const FAT = 0xe6c98a;
const BLOOD_RED = 0x8e1d24;
const PHANTOM = 0x9aa7ad;

const isPhantom = (name: ObjectName): boolean => name === 'Point Targets' || name === 'Cyst Phantom';
export const deepest = (name: ObjectName): number => {
  const vessel = vesselOf(name);
  return vessel ? vessel.depth + Math.max(18, vessel.radius + 14) : 66;
};

function paintPhantom(body: Graphics, high: number, dark: boolean): void {
  const shell = dark ? 0x3f4c58 : 0xc4ced6;
  body
    .roundRect(-WIDE, -3, 2 * WIDE, high + 3, 3)
    .fill(
      acrossGradient([
        [0, mix(shell, 0xffffff, 0.3)],
        [0.5, shell],
        [1, mix(shell, 0x000000, 0.35)],
      ]),
    )
    .roundRect(-WIDE + 4, 0, 2 * WIDE - 8, high - 5, 2)
    .fill(
      downGradient([
        [0, mix(PHANTOM, 0xffffff, 0.25)],
        [1, mix(PHANTOM, 0x000000, 0.25)],
      ]),
    );
}

/** Skin, fat and muscle, one over the other; beside the heart two ribs. */
export function paintBody(body: Graphics, name: ObjectName, high: number, dark: boolean): void {
  body.clear();
  if (isPhantom(name)) {
    paintPhantom(body, high, dark);
    return;
  }
  const skin = dark ? mix(SKIN, 0x1a120e, 0.15) : SKIN;
  body
    .moveTo(-WIDE, 6)
    .quadraticCurveTo(-WIDE + 20, 0, -30, 0)
    .lineTo(30, 0)
    .quadraticCurveTo(WIDE - 20, 0, WIDE, 6)
    .lineTo(WIDE, high)
    .lineTo(-WIDE, high)
    .closePath()
    .fill(skin);
  body
    .moveTo(-WIDE, 9)
    .quadraticCurveTo(-WIDE + 20, 2, -30, 2)
    .lineTo(30, 2)
    .quadraticCurveTo(WIDE - 20, 2, WIDE, 9)
    .lineTo(WIDE, high)
    .lineTo(-WIDE, high)
    .closePath()
    .fill(dark ? mix(FAT, 0x000000, 0.2) : FAT);
  body
    .moveTo(-WIDE, 14)
    .quadraticCurveTo(-20, 5, 0, 6)
    .quadraticCurveTo(20, 5, WIDE, 14)
    .lineTo(WIDE, high)
    .lineTo(-WIDE, high)
    .closePath()
    .fill(
      downGradient([
        [0, dark ? mix(FLESH, 0x000000, 0.15) : FLESH],
        [1, mix(FLESH, 0x000000, 0.5)],
      ]),
    );
  for (let k = 0; k < 5; k++)
    body
      .moveTo(-WIDE, 20 + k * (high / 6))
      .bezierCurveTo(-20, 12 + k * (high / 6), 20, 26 + k * (high / 6), WIDE, 18 + k * (high / 6));
  body.stroke({ width: 0.7, color: 0x000000, alpha: 0.14 });
  if (name === 'Heart')
    for (const x of [-46, 46])
      body.ellipse(x, 15, 9, 5).fill(0xe9e2d2).stroke({ width: 0.8, color: 0x000000, alpha: 0.25 });
}

/** A vessel at an angle to the beam, through the middle of the plane. */
function paintTube(inside: Graphics, depth: number, radius: number, wall: number, angle: number, deep: number): void {
  const [dx, dy] = [Math.sin(angle), Math.cos(angle)];
  // As far as it stays within flesh.
  const half = radius + wall;
  const reach = (room: number): number =>
    Math.min((WIDE - 1 - half * dy) / Math.max(0.02, dx), (room - half * dx) / Math.max(0.02, dy));
  const [a, b] = [reach(depth - 7), reach(deep - depth - 1)];
  for (const [across, colour] of [
    [half, 0xd7a29a],
    [radius, BLOOD_RED],
  ] as const)
    inside
      .moveTo(-dx * a, depth - dy * a)
      .lineTo(dx * b, depth + dy * b)
      .stroke({ width: 2 * across, color: colour });
}

/** Its cavity grows and shrinks within a wall that keeps its volume. */
function paintHeart(inside: Graphics, inner: number): void {
  const outer = Math.sqrt(inner * inner + 11 * 59);
  inside
    .circle(0, 60, outer)
    .fill(
      roundGradient([
        [0, 0xb0363a],
        [0.75, 0xa03236],
        [1, 0x6e1d22],
      ]),
    )
    .circle(0, 60, inner)
    .fill(
      roundGradient([
        [0, 0x7c161d],
        [1, 0x4f0d12],
      ]),
    );
}

/** The narrowed valve of the aorta, and while it is open the jet beyond it. */
function paintStenosis(inside: Graphics, open: number, angle: number, deep: number): void {
  paintTube(inside, 80, 11, 1.4, angle, deep);
  const [dx, dy] = [Math.sin(angle), Math.cos(angle)];
  for (const side of [-1, 1])
    inside
      .moveTo(side * dy * 4, 80 - side * dx * 4)
      .lineTo(side * dy * 11, 80 - side * dx * 11)
      .stroke({ width: 3.6, color: 0xf1e7cf });
  if (open > 0.05)
    inside
      .moveTo(0, 80)
      .lineTo(-dx * 22 * open, 80 - dy * 22 * open)
      .stroke({ width: 6, color: 0xff6a5c, alpha: 0.75 });
}

export function paintOrgan(inside: Graphics, { view, params }: UltrasoundFrame, deep: number): void {
  const { phantom } = params;
  const angle = (params.doppler_angle * Math.PI) / 180;
  inside.clear();
  if (phantom === 'Point Targets') for (const [x, z] of PINS) if (z < deep - 6) inside.circle(x, z, 0.8).fill(0xf5f7fa);
  if (phantom === 'Cyst Phantom')
    inside
      .circle(0, CYST.depth, CYST.radius)
      .fill(
        roundGradient([
          [0, 0x24527a],
          [1, 0x12304b],
        ]),
      )
      .stroke({ width: 0.8, color: 0xd7e3ec, alpha: 0.6 });
  if (phantom === 'Carotid') paintTube(inside, 20, innerRadius(phantom, view.pulse), 0.9, angle, deep);
  if (phantom === 'Heart') paintHeart(inside, innerRadius(phantom, view.pulse));
  if (phantom === 'Aortic Stenosis') paintStenosis(inside, view.systole ? view.pulse : 0, angle, deep);
}
