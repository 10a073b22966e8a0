/** Sockets of instruments and apparatus, seen from the front or at an edge: what leads, cables and hoses end in. */
import { Graphics } from 'pixi.js';
import type { Point, StageContext } from '../../contract';
import { mix, roundGradient } from '../paint/shading';

/** Where a lead ends, and which way it leaves: a unit vector. In the units of whoever says so. */
export interface Port {
  readonly at: Point;
  readonly direction: Point;
}

/** 4 mm sockets by colour, a coaxial socket, a round one for probes, mains, and a nozzle for hoses. */
export type SocketKind = 'red' | 'black' | 'blue' | 'green' | 'yellow' | 'bnc' | 'probe' | 'mains' | 'hose';

export type SocketSide = 'front' | 'top' | 'left' | 'right';

export const SOCKET_COLOURS = {
  red: 0xc92f2f,
  black: 0x20262d,
  blue: 0x2f6fd6,
  green: 0x2f8f4e,
  yellow: 0xe0b021,
} as const;

const DIRECTIONS: Readonly<Record<SocketSide, Point>> = {
  front: { x: 0, y: 1 },
  top: { x: 0, y: -1 },
  left: { x: -1, y: 0 },
  right: { x: 1, y: 0 },
};

/** Radius of a socket's collar, stage units. */
export const SOCKET_RADIUS = 9;

export const portAt = (at: Point, side: SocketSide): Port => ({ at, direction: DIRECTIONS[side] });

/** A port of a part that stands elsewhere: moved and scaled as the part is. */
export const moved = ({ at, direction }: Port, by: Point, scale = 1): Port => ({
  at: { x: by.x + at.x * scale, y: by.y + at.y * scale },
  direction,
});

/** Draws a socket with its middle at `at`. */
export function drawSocket(
  g: Graphics,
  { theme }: StageContext,
  kind: SocketKind,
  { x, y }: Point,
  side: SocketSide,
): void {
  if (side !== 'front') return drawNozzle(g, theme.metal, kind, { x, y }, side);
  const r = SOCKET_RADIUS;
  g.circle(x + 1.2, y + 2, r + 0.5).fill({ color: 0x000000, alpha: 0.35 });
  if (kind === 'bnc' || kind === 'hose') {
    g.circle(x, y, r)
      .fill(
        roundGradient(
          [
            [0, theme.metal[0]],
            [0.7, theme.metal[1]],
            [1, theme.metal[2]],
          ],
          { x: 0.35, y: 0.3 },
        ),
      )
      .circle(x, y, r * 0.62)
      .fill(mix(theme.metal[2], 0x000000, 0.3))
      .circle(x, y, r * (kind === 'bnc' ? 0.22 : 0.45))
      .fill(kind === 'bnc' ? 0xd9b45a : 0x07090c);
    return;
  }
  if (kind === 'probe' || kind === 'mains') {
    g.circle(x, y, r)
      .fill(0x20262d)
      .circle(x, y, r * 0.8)
      .fill(0x0b0e12);
    for (let n = 0; n < 3; n++) {
      const angle = Math.PI * (0.17 + n * 0.667);
      g.circle(x + r * 0.42 * Math.cos(angle), y + r * 0.42 * Math.sin(angle), 1.3).fill(0xb9c2cc);
    }
    return;
  }
  const colour = SOCKET_COLOURS[kind];
  g.circle(x, y, r)
    .fill(
      roundGradient(
        [
          [0, mix(colour, 0xffffff, 0.4)],
          [0.6, colour],
          [1, mix(colour, 0x000000, 0.45)],
        ],
        { x: 0.35, y: 0.3 },
      ),
    )
    .circle(x, y, r * 0.58)
    .fill(mix(colour, 0x000000, 0.6))
    .circle(x, y, r * 0.4)
    .fill(0xa8925a)
    .circle(x + 0.3, y + 0.4, r * 0.3)
    .fill(0x0a0c0f);
}

/** A collar at the edge of a case, seen from the side. */
function drawNozzle(
  g: Graphics,
  metal: readonly [number, number, number],
  kind: SocketKind,
  { x, y }: Point,
  side: Exclude<SocketSide, 'front'>,
): void {
  const colour = kind in SOCKET_COLOURS ? SOCKET_COLOURS[kind as keyof typeof SOCKET_COLOURS] : metal[1];
  const [across, along] = [13, 6];
  const upright = side === 'top';
  const [width, height] = upright ? [across, along] : [along, across];
  g.roundRect(x - width / 2, y - height / 2, width, height, 2)
    .fill(mix(colour, 0x000000, 0.4))
    .roundRect(x - width / 2 + 1, y - height / 2 + 1, width - 2, height - 2, 1.5)
    .fill(colour)
    .roundRect(x - width / 2 + 1.5, y - height / 2 + 1.5, upright ? 2.5 : width - 3, upright ? height - 3 : 2.5, 1)
    .fill({ color: 0xffffff, alpha: 0.4 });
}
