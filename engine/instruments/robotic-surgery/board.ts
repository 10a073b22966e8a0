/** What stands in the trainer box: twelve pegs and six triangles, five rings on posts, two plates. Millimetres from the remote centre. */
import type { Tip } from './kinematics';

export interface Spot {
  readonly x: number;
  readonly y: number;
}

export const BOARD = { z: -150, halfWidth: 68, halfHeight: 44 } as const;
export const PEG = { radius: 1.5, top: BOARD.z + 12 } as const;

const ROWS = [-26, 0, 26] as const;
const side = (sign: -1 | 1): readonly Spot[] => [20, 44].flatMap((x) => ROWS.map((y): Spot => ({ x: sign * x, y })));

/** Six at the left, from which the triangles come, then six at the right. */
export const PEGS: readonly Spot[] = [...side(-1), ...side(1)];
export const TRIANGLES = 6;

const TRIANGLE_RADIUS = 7;
/** From its middle, where a triangle may be taken: its corners. */
export const CORNERS: readonly Spot[] = [-90, 30, 150].map((degrees) => {
  const angle = (degrees * Math.PI) / 180;
  return { x: TRIANGLE_RADIUS * Math.cos(angle), y: TRIANGLE_RADIUS * Math.sin(angle) };
});
/** Height of the corners of one that lies on the board. */
export const LYING = BOARD.z + 4;
export const PICK_WITHIN = 2.5;
export const DROP_WITHIN = 3;
/** Above this a triangle that is let go does not fall straight. */
export const LOW = PEG.top + 8;
/** The hole of a carried triangle clears a peg up to here, its rim beyond the second. */
export const RIM = { from: 3.5, to: 8 } as const;

export interface Ring {
  readonly at: Tip;
  /** Degrees in the plane of the board, from x: the way through it. */
  readonly heading: number;
}

const HIGH = BOARD.z + 20;
export const RINGS: readonly Ring[] = [
  { at: { x: -46, y: -10, z: HIGH }, heading: 20 },
  { at: { x: -23, y: 8, z: HIGH }, heading: -15 },
  { at: { x: 0, y: -6, z: HIGH }, heading: 30 },
  { at: { x: 23, y: 12, z: HIGH }, heading: -25 },
  { at: { x: 46, y: -8, z: HIGH }, heading: 10 },
];
export const RING = { radius: 4, wire: 1.5, mostAngle: 30 } as const;

/** How far the plates reach beside the line between them. */
export const PLATE_HALF_HEIGHT = 20;
export const MOVES = 20;

/** mm: how far a hand goes at the console from the middle of its room, each way. */
export const HAND_ROOM = { x: 150, y: 100, z: 100 } as const;
