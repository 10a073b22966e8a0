/** Two rays that are reflected by neighbouring planes, the waves along them, and the path that the second has to go farther. */
import { Graphics } from 'pixi.js';
import type { PlanesPlan } from './crystal-planes';
import type { PlaneLensLook } from './plane-lens-look';

const FIRST = 0x5ec8ff;
const SECOND = 0xffc04d;

type Place = readonly [x: number, y: number];

interface WaveLook {
  /** The path in front of it, Å. */
  readonly before: number;
  readonly wavelength: number;
  readonly phase: number;
  readonly colour: number;
}

/** A ray as a wave from one place to another; returns the path at its end, Å. */
function drawWave(rays: Graphics, from: Place, to: Place, perAngstrom: number, look: WaveLook): number {
  const { before, wavelength, phase, colour } = look;
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const length = Math.sqrt(dx * dx + dy * dy);
  const [ux, uy] = [dx / length, dy / length];
  const count = Math.max(2, Math.ceil(length / 2.5));
  const high = Math.min(5, perAngstrom * 0.32);
  for (let n = 0; n <= count; n++) {
    const along = (n / count) * length;
    const swing = high * Math.sin(2 * Math.PI * ((before + along / perAngstrom) / wavelength - phase));
    const [x, y] = [from[0] + ux * along - uy * swing, from[1] + uy * along + ux * swing];
    if (n === 0) rays.moveTo(x, y);
    else rays.lineTo(x, y);
  }
  rays.stroke({ width: 1.8, color: colour, alpha: 0.95 });
  return before + length / perAngstrom;
}

/** The path that the second goes farther, before and behind its plane. */
function drawFarther(rays: Graphics, first: Place, second: Place, side: number, theta: number, inStep: boolean): void {
  const [cos, sin] = [Math.cos(theta), Math.sin(theta)];
  for (const way of [-1, 1]) {
    const at = [second[0] + way * side * cos, second[1] - side * sin] as const;
    rays
      .moveTo(first[0], first[1])
      .lineTo(at[0], at[1])
      .stroke({ width: 1, color: 0xffffff, alpha: 0.55 })
      .moveTo(at[0], at[1])
      .lineTo(second[0], second[1])
      .stroke({ width: 4, color: inStep ? 0x5df2a0 : 0xff7a59, alpha: 0.85 });
  }
}

export function drawRays(
  rays: Graphics,
  { view, top, pitch, middle }: PlanesPlan,
  { d, wavelength, twoTheta }: PlaneLensLook,
  { perAngstrom, phase, inStep }: { readonly perAngstrom: number; readonly phase: number; readonly inStep: boolean },
): void {
  const theta = (twoTheta * Math.PI) / 360;
  rays.clear();
  const [cos, sin] = [Math.cos(theta), Math.sin(theta)];
  const reach = Math.max(view.width, view.height) * 1.1;
  const [first, second]: readonly [Place, Place] = [
    [middle, top],
    [middle, top + pitch],
  ];
  const side = d * sin * perAngstrom;
  drawFarther(rays, first, second, side, theta, inStep);
  for (const [n, [x, y]] of [first, second].entries()) {
    const colour = n === 0 ? FIRST : SECOND;
    const start = reach / perAngstrom;
    // Both rays come from one front: the second has more to go still when the first is there.
    const far = n === 0 ? reach : reach + side;
    const look = { wavelength, phase, colour };
    const before = drawWave(rays, [x - far * cos, y - far * sin], [x, y], perAngstrom, { ...look, before: 0 });
    drawWave(rays, [x, y], [x + reach * cos, y - reach * sin], perAngstrom, {
      ...look,
      before: Math.max(before, start),
    });
  }
}
