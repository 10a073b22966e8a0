/** Metres of the field on the stage. */
import type { Point } from '../../contract';

export interface FieldBox {
  /** Where the flight of a launcher on the ground begins, stage units; the ground is at its height. */
  readonly x: number;
  readonly groundY: number;
  /** Room for distances and heights. */
  readonly width: number;
  readonly height: number;
  /** Ends of the visible stage. */
  readonly left: number;
  readonly right: number;
  readonly textSize: number;
  readonly pixel: number;
  /** Longest velocity arrow. */
  readonly arrow: number;
}

export interface FieldCamera {
  box: FieldBox;
  /** Stage units of a metre. */
  unit: number;
  toStage(x: number, y: number): Point;
  toField(point: Point): Point;
  /** Metres that the field shows to the right of the launcher. */
  readonly reach: number;
}

/** Stage units right of the trunnion that the quadrant takes with its figures. */
export const CLEAR_OF_QUADRANT = 118;

export function createFieldCamera(): FieldCamera {
  const camera: FieldCamera = {
    box: {
      x: 0,
      groundY: 0,
      width: 1,
      height: 1,
      left: 0,
      right: 1,
      textSize: 12,
      pixel: 1,
      arrow: 90,
    },
    unit: 1,
    toStage(x, y) {
      return { x: camera.box.x + x * camera.unit, y: camera.box.groundY - y * camera.unit };
    },
    toField({ x, y }) {
      return { x: (x - camera.box.x) / camera.unit, y: (camera.box.groundY - y) / camera.unit };
    },
    get reach() {
      const { x, width, right } = camera.box;
      return (Math.min(x + width, right) - x) / camera.unit;
    },
  };
  return camera;
}
