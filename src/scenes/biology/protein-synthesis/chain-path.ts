/** The ways that chains take through the picture: the message as it leaves the helix, the polypeptide through its tunnel. */
import { ACCEPTOR_HEIGHT } from './transfer-rna';

export const PITCH = 22;
/** Width of a codon at the ribosome. */
export const CODON = 3 * PITCH + 6;
export const CROSSING_ACROSS = 140;

/** 0 to 1, eased at both ends. */
export const smooth = (t: number): number => {
  const s = Math.min(1, Math.max(0, t));
  return s * s * (3 - 2 * s);
};
export const mid = (from: number, to: number, t: number): number => from + (to - from) * t;

/** Points at equal distances along a polyline. */
function evenly(points: readonly (readonly [number, number])[], spacing: number): { x: number; y: number }[] {
  const out: { x: number; y: number }[] = [];
  let rest = 0;
  for (let i = 1; i < points.length; i++) {
    const [x0, y0] = points[i - 1] as readonly [number, number];
    const [x1, y1] = points[i] as readonly [number, number];
    const length = Math.sqrt((x1 - x0) ** 2 + (y1 - y0) ** 2);
    for (; rest <= length; rest += spacing) out.push({ x: mid(x0, x1, rest / length), y: mid(y0, y1, rest / length) });
    rest -= length;
  }
  return out;
}

/** From the paired part down to the free strand: where each quarter of a base stands, from the end of the paired part. */
export function crossing(drop: number): { x: number; y: number }[] {
  const points = Array.from({ length: 41 }, (_, k): readonly [number, number] => [
    -CROSSING_ACROSS * (k / 40),
    drop * smooth(k / 40),
  ]);
  return evenly(points, PITCH / 4);
}

/** Where the beads of the chain stand, relative to the P site: up the tunnel, out to the left, to and fro. */
export function chainPath(spacing: number, left: number): { x: number; y: number }[] {
  const points: (readonly [number, number])[] = [
    [0, -ACCEPTOR_HEIGHT],
    [-3, -ACCEPTOR_HEIGHT - 22],
    [-14, -ACCEPTOR_HEIGHT - 38],
    [-34, -ACCEPTOR_HEIGHT - 47],
    [-62, -ACCEPTOR_HEIGHT - 51],
    [-110, -ACCEPTOR_HEIGHT - 47],
  ];
  const right = -162;
  const row = spacing * 1.14;
  const rows = Math.max(1, Math.floor(112 / row));
  for (let k = 0; k < rows; k++) {
    const y = -ACCEPTOR_HEIGHT - 38 + k * row;
    const [from, to] = k % 2 === 0 ? [right, left] : [left, right];
    const turn = from < to ? spacing * 0.3 : -spacing * 0.3;
    points.push([from + turn, y], [to - turn, y], [to, y + 0.28 * row], [to, y + 0.72 * row]);
  }
  points.length -= 2;
  return evenly(points, spacing);
}
