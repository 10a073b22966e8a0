/** Where the world of a slide lies on the stage: scale and origin for each track, and the pan that follows a long run. */
import type { Point, StageSize } from '../contract';

export type Track = 'Free fall' | 'Straight ramp' | 'Half-pipe';

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export interface SlideLayout {
  readonly ground: number;
  readonly horizon: number;
  /** Stage units for the height of the picture, by track, and where x = 0 is. */
  readonly room: Readonly<Record<Track, number>>;
  readonly origin: Readonly<Record<Track, number>>;
  readonly staff: number;
  /** The body is followed when it gets here. */
  readonly follow: number;
  readonly zero: { readonly from: number; readonly to: number };
  readonly column: Box;
  readonly graph: Box;
  readonly readOut: Box | null;
  readonly release: Box;
  readonly stop: Box;
  readonly axis: Box;
  readonly tracks: Box;
  readonly message: Point & { readonly width: number };
}

export const LAYOUTS: Readonly<Record<StageSize['layout'], SlideLayout>> = {
  wide: {
    ground: 446,
    horizon: 402,
    room: { 'Free fall': 318, 'Straight ramp': 236, 'Half-pipe': 258 },
    origin: { 'Free fall': 330, 'Straight ramp': 500, 'Half-pipe': 340 },
    staff: 18,
    follow: 830,
    zero: { from: 16, to: 618 },
    column: { x: 636, y: 54, width: 110, height: 344 },
    graph: { x: 758, y: 54, width: 188, height: 226 },
    readOut: { x: 758, y: 290, width: 188, height: 108 },
    release: { x: 742, y: 488, width: 104, height: 36 },
    stop: { x: 856, y: 488, width: 88, height: 36 },
    axis: { x: 766, y: 60, width: 128, height: 27 },
    tracks: { x: 16, y: 488, width: 330, height: 36 },
    message: { x: 330, y: 60, width: 380 },
  },
  narrow: {
    ground: 314,
    horizon: 284,
    room: { 'Free fall': 232, 'Straight ramp': 176, 'Half-pipe': 164 },
    origin: { 'Free fall': 236, 'Straight ramp': 380, 'Half-pipe': 230 },
    staff: 6,
    follow: 560,
    zero: { from: 6, to: 430 },
    column: { x: 446, y: 10, width: 62, height: 276 },
    graph: { x: 514, y: 10, width: 120, height: 276 },
    readOut: null,
    release: { x: 400, y: 359, width: 126, height: 35 },
    stop: { x: 534, y: 359, width: 98, height: 35 },
    axis: { x: 514, y: 10, width: 120, height: 44 },
    tracks: { x: 8, y: 359, width: 380, height: 35 },
    message: { x: 230, y: 20, width: 330 },
  },
};

/** Heights of the picture, m. */
const PICTURES = [1.5, 2.5, 4, 6, 8, 10, 12.5, 16, 20, 25, 32, 40, 50] as const;

export interface SlideCamera {
  unit: number;
  /** Stage units by which the world is moved to the left. */
  pan: number;
  frame(layout: SlideLayout, track: Track, height: number, x: number, held: boolean): void;
  toStage(x: number, y: number): Point;
  /** World coordinates of a point of the stage, m. */
  toWorld(point: Point): Point;
}

export function createSlideCamera(): SlideCamera {
  let origin = 0;
  let ground = 0;
  let picture = 0;
  let track: Track | null = null;
  const camera: SlideCamera = {
    unit: 1,
    pan: 0,
    frame(layout, next, height, x, held) {
      // While a hand moves the start the picture stays.
      if (!held || next !== track) picture = PICTURES.find((step) => step >= height) ?? 50;
      track = next;
      camera.unit = layout.room[next] / picture;
      origin = layout.origin[next];
      ground = layout.ground;
      camera.pan = Math.max(0, origin + x * camera.unit - layout.follow);
    },
    toStage: (x, y) => ({ x: origin + x * camera.unit - camera.pan, y: ground - y * camera.unit }),
    toWorld: (point) => ({
      x: (point.x - origin + camera.pan) / camera.unit,
      y: (ground - point.y) / camera.unit,
    }),
  };
  return camera;
}

const COS = Math.sqrt(3) / 2;

/** Where a gate stands, m: by height, or on the ramp by the distance from the start. */
export function gatePlace(track: Track, gate: number, height: number): Point {
  switch (track) {
    case 'Free fall':
      return { x: 0, y: gate };
    case 'Straight ramp': {
      const past = gate - 2 * height;
      return past < 0 ? { x: past * COS, y: -past / 2 } : { x: past, y: 0 };
    }
    case 'Half-pipe':
      return { x: -Math.sqrt(gate * height), y: gate };
  }
}

/** The gate nearest to a point of the world. */
export function gateAt(track: Track, { x, y }: Point, height: number): number {
  if (track !== 'Straight ramp') return Math.min(height, Math.max(0, y));
  return Math.max(0, 2 * height + (x < 0 ? x / COS : x));
}
