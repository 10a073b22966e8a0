/** How the place is seen: from the side of the evening and the equator, from above, without perspective. */
import type { Point } from '../../contract';

const UP = Math.PI / 6;
export const [COS_UP, SIN_UP] = [Math.cos(UP), Math.sin(UP)];
/** What lies below the ground is drawn flatter, so that the night's part of an arc stays near. */
const BELOW = 0.3;

export interface DomeView {
  /** Centre of the ground and radius of the dome, stage units. */
  readonly centre: Point;
  readonly radius: number;
  /** The way one looks, along the ground: east and north. */
  readonly ahead: readonly [east: number, north: number];
}

/** Degrees from the side of the equator towards the evening, where one stands: so the tilt of the panel is seen. */
const ASIDE = 38;

/** The way one looks where the sun culminates in the south, or in the north. */
export function aheadOf(southern: boolean): DomeView['ahead'] {
  const stands = ((southern ? 360 - ASIDE : 180 + ASIDE) * Math.PI) / 180;
  return [-Math.sin(stands), -Math.cos(stands)];
}

/** A place in radii: east, north, up. */
export function seen({ centre, radius, ahead }: DomeView, east: number, north: number, up: number): Point {
  const right = east * ahead[1] - north * ahead[0];
  const away = east * ahead[0] + north * ahead[1];
  return {
    x: centre.x + right * radius,
    y: centre.y - ((up < 0 ? BELOW * up : up) * COS_UP + away * SIN_UP) * radius,
  };
}

/** East and north of a place on the ground that lies so far to the right and away, radii. */
export const placed = ({ ahead }: DomeView, right: number, away: number): readonly [east: number, north: number] => [
  right * ahead[1] + away * ahead[0],
  away * ahead[1] - right * ahead[0],
];

/** Where the sun stands on the dome: east, north and up, by height and azimuth in degrees. */
export function onDome(height: number, azimuth: number): readonly [east: number, north: number, up: number] {
  const [h, a] = [(height * Math.PI) / 180, (azimuth * Math.PI) / 180];
  return [Math.cos(h) * Math.sin(a), Math.cos(h) * Math.cos(a), Math.sin(h)];
}

/** The direction on the ground, degrees from north over east, of a point of the stage. */
export function bearing(view: DomeView, { x, y }: Point): number {
  const [east, north] = placed(view, x - view.centre.x, (view.centre.y - y) / SIN_UP);
  const angle = (Math.atan2(east, north) * 180) / Math.PI;
  return angle < 0 ? angle + 360 : angle;
}
