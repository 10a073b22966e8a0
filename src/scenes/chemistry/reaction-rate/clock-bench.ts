/** Where the apparatus of the iodine clock stands: in a frame of its own, from its lower left corner. */
import type { Container } from 'pixi.js';
import type { Box, Frame, Point } from '../../contract';
import { fitted } from '../../kit/layout/layout';

export type ClockFrame = Frame<'reaction_rate'>;

/** The apparatus in a frame of its own, from its lower left corner. */
const FRAME = { width: 648, height: 452 } as const;
export const PLACES = {
  bath: { x: 302, y: -6 },
  watch: { x: 584, y: -268 },
  iodide: { x: 46, y: -10 },
  molybdate: { x: 584, y: -8 },
} as const satisfies Readonly<Record<string, Point>>;
/** From the bench's back edge down to the foot of the bath. */
const BENCH_DEPTH = 72;

export function createClockBench() {
  /** Lower left corner of the apparatus, and its scale. */
  let frame = { x: 0, y: 0, scale: 1 };
  const placeOf = ({ x, y }: Point): Point => ({ x: frame.x + x * frame.scale, y: frame.y + y * frame.scale });
  const put = (part: Container, place: Point): void => {
    part.position.copyFrom(placeOf(place));
    part.scale.set(frame.scale);
  };
  /** A box that stands at a place of the frame. */
  const around = (place: Point, width: number, height: number): [number, number, number, number] => {
    const { x, y } = placeOf(place);
    return [x - (width / 2) * frame.scale, y - height * frame.scale, width * frame.scale, height * frame.scale];
  };
  return {
    get scale() {
      return frame.scale;
    },
    get benchY() {
      return frame.y - BENCH_DEPTH * frame.scale;
    },
    lay(box: Box) {
      const { x, y, height, scale } = fitted(box, FRAME);
      frame = { x, y: y + height, scale };
    },
    placeOf,
    put,
    around,
  };
}

export type ClockBench = ReturnType<typeof createClockBench>;
