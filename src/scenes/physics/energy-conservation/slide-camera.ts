/**
 * Where the world of a slide lies on the stage. The track never moves: a run-out that is longer than the stage is cut, as in a
 * drawing of an engineer, and what lies beyond the cut comes along below the sled.
 */
import type { Box, Point, TypeSizes } from '../../contract';
import type { SimulationFor } from '../../../../engine/registry';
import type { ParamsOf } from '../../../../engine/contract';

export type Track = ParamsOf<SimulationFor<'energy_conservation'>>['track'];

/** Heights of the picture, m. */
const PICTURES = [1.5, 2.5, 4, 6, 8, 10, 12.5, 16, 20, 25, 32, 40, 50] as const;
const COT = Math.sqrt(3);
const COS = COT / 2;
/** Stage units: beyond the rim or the start, above the start, right of the ramp's foot, and from the sled to the stage's end. */
const RIM = 26;
const HEAD = 104;
const RUN_OUT = 0.2;
const AHEAD = 96;
/** From the foot to the cut, as a part of the flat that is seen. */
const CUT = 0.3;
const STAFF = 20;

export interface SlideCamera {
  /** Stage units of a metre. */
  unit: number;
  ground: number;
  /** Stage units by which what lies beyond the cut is moved to the left; 0: nothing is cut. */
  pan: number;
  cut: number;
  /** Left end of the picture, and height of the picture in stage units. */
  readonly left: number;
  readonly high: number;
  /** `right`: the stage's visible end. */
  lay(box: Box, right: number, type: TypeSizes): void;
  frame(track: Track, height: number, x: number, held: boolean): void;
  toStage(x: number, y: number): Point;
  /** World coordinates of a point of the stage, m. */
  toWorld(point: Point): Point;
  /** Whether a place is not in the cut, nor beyond the stage. */
  sees(x: number): boolean;
}

export function createSlideCamera(): SlideCamera {
  let box: Box = { x: 0, y: 0, width: 1, height: 1 };
  let right = 1;
  let margin = 0;
  let origin = 0;
  let picture = 0;
  let high = 1;
  let track: Track | null = null;
  const plain = (x: number): number => origin + x * camera.unit;
  const camera: SlideCamera = {
    unit: 1,
    ground: 0,
    pan: 0,
    cut: 0,
    get left() {
      return box.x;
    },
    get high() {
      return high;
    },
    lay(next, end, { small }) {
      box = next;
      right = end;
      margin = STAFF + 2.4 * small;
      camera.ground = box.y + box.height - 2.6 * small;
    },
    frame(next, height, x, held) {
      // While a hand moves the start the picture stays.
      if (!held || next !== track) picture = PICTURES.find((step) => step >= height) ?? 50;
      track = next;
      const width = box.width - margin - RIM;
      const most = camera.ground - box.y - HEAD;
      const flat = Math.max(0, RUN_OUT * box.width - (right - box.x - box.width));
      high = Math.min(
        most,
        next === 'Free fall' ? most : next === 'Half-pipe' ? (width - RIM) / 2 : (width - flat) / COT,
      );
      camera.unit = high / picture;
      const from = box.x + margin + RIM;
      origin =
        next === 'Free fall' ? from + width / 2 : next === 'Half-pipe' ? from + (width - RIM) / 2 : from + high * COT;
      const follow = right - AHEAD;
      camera.cut = origin + CUT * (follow - origin);
      camera.pan = next === 'Straight ramp' ? Math.max(0, plain(x) - follow) : 0;
    },
    toStage(x, y) {
      const there = plain(x);
      const beyond = camera.pan > 0 && there > camera.cut;
      return { x: beyond ? there - camera.pan : there, y: camera.ground - y * camera.unit };
    },
    toWorld: (point) => ({
      x: (point.x - origin + (point.x > camera.cut ? camera.pan : 0)) / camera.unit,
      y: (camera.ground - point.y) / camera.unit,
    }),
    sees(x) {
      const there = plain(x);
      if (camera.pan === 0 || there <= camera.cut) return there < right - 10;
      return there - camera.pan > camera.cut && there - camera.pan < right - 10;
    },
  };
  return camera;
}

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

/** Where the body starts, m. */
export const startPlace = (track: Track, height: number): Point => ({
  x: track === 'Straight ramp' ? -height * COT : track === 'Half-pipe' ? -height : 0,
  y: height,
});
