/** Where the optical table lies on the stage, and how it is turned. */
import type { Point } from '../../contract';

export const DEGREE = Math.PI / 180;

export interface TablePlace {
  centre: Point;
  /** Of the divided circle. */
  radius: number;
  /** Scale of ray box and detector. */
  apparatus: number;
  /** How far the table is turned on the bench, radians. */
  turned: number;
}

/** Degrees from upwards, clockwise, of a point on the stage. */
export const stageBearing = ({ centre }: TablePlace, { x, y }: Point): number =>
  Math.atan2(x - centre.x, -(y - centre.y)) / DEGREE;

/** Degrees from the table's normal, clockwise, of a point on the stage. */
export const bearing = (place: TablePlace, point: Point): number => stageBearing(place, point) - place.turned / DEGREE;

/** Between −180° and 180°. */
export const folded = (degrees: number): number => ((((degrees + 180) % 360) + 360) % 360) - 180;

/** The point on the stage that lies at so many degrees from the table’s normal, so far from its middle. */
export const placeOn = ({ centre, turned }: TablePlace, degrees: number, from: number): Point => ({
  x: centre.x + from * Math.sin(degrees * DEGREE + turned),
  y: centre.y - from * Math.cos(degrees * DEGREE + turned),
});
