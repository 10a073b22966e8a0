/**
 * The patient-side arm over the trainer box, seen from the front: column, parallelogram that turns about the port, carriage, cannula and
 * shaft; the box is cut open along its middle. Millimetres from the remote centre.
 */
import { Container, Graphics } from 'pixi.js';
import type { Box, Part, Point, SceneContext } from '../../contract';
import { drawPieces, drawTool, type RobotFrame, type Sight } from './trainer';
import { createArm, drawStand, SIGHT, WRIST } from './patient-arm';
import { drawInside, drawLid } from './trainer-case';

export interface PatientSide extends Part {
  draw(frame: RobotFrame): void;
  /** Where the endoscope's cable leaves its camera. */
  readonly camera: Point;
}

/** How what lies away from the viewer is shifted to the right and up. */
const AWAY = { x: 0.26, y: 0.24 } as const;
/** Width over height below which its room is narrow, and how far it then reaches to the left. */
const NARROW = 0.85;
const NARROW_LEFT = -226;

export function createPatientSide(context: SceneContext<'robotic_surgery'>): PatientSide {
  const { theme } = context;
  const dark = theme.name === 'dark';
  const root = new Container({ label: 'patient-side arm' });
  const stand = new Graphics({ label: 'column and table' });
  const inner = new Graphics({ label: 'trainer box' });
  const pieces = new Graphics({ label: 'task' });
  const lid = new Graphics({ label: 'body wall' });
  const arm = createArm(theme);
  root.addChild(stand, inner, pieces, arm.root, lid);
  let box: Box = { x: 0, y: 0, width: 1, height: 1 };
  let unit = 1;
  let origin: Point = { x: 0, y: 0 };
  let drawn = '';
  let walled = '';
  const camera = { x: 0, y: 0 };
  const at = (x: number, y: number, z: number): Point => ({
    x: origin.x + (x + AWAY.x * y) * unit,
    y: origin.y - (z + AWAY.y * y) * unit,
  });
  let sight: Sight = { at, unit: 1 };

  const dock = context.actionHandle('dock', {
    name: 'Cannula: dock it',
    hint: 'Its mark belongs in the wall: pressed it is docked right, dragged up or down it is docked wrong.',
    grip: 'y',
    drag: (point, start, from) => Math.round(from - (point.y - start.y) / unit),
    tap: () => context.dispatch({ do: 'dock', value: 0 }),
    keys: { Enter: () => context.dispatch({ do: 'dock', value: 0 }) },
  });

  return {
    root,
    camera,
    lay(next) {
      box = next;
      // Where it is narrow, the column stands half out of sight: the arm needs the room.
      const left = box.width < NARROW * box.height ? NARROW_LEFT : SIGHT.left;
      unit = Math.min(box.width / (SIGHT.right - left), box.height / (SIGHT.top - SIGHT.bottom));
      origin = {
        x: box.x + (box.width - (SIGHT.right - left) * unit) / 2 - left * unit,
        y: box.y + box.height + SIGHT.bottom * unit,
      };
      sight = { at, unit };
      drawn = '';
      walled = '';
    },
    draw(frame) {
      const { view, params } = frame;
      const size = `${box.x} ${box.y} ${box.width} ${box.height}`;
      const key = `${size} ${view.task} ${params.target_distance} ${params.target_width} ${view.plate}`;
      if (key !== drawn) {
        drawn = key;
        drawStand(stand, sight, dark);
        drawInside(inner, sight, frame);
      }
      const above = view.docked ?? 0;
      // Where the shaft goes through the wall, beside the port.
      const sideways = view.docked === null ? 0 : above * Math.tan(view.joints.yaw) * Math.cos(view.joints.pitch);
      const wall = `${size} ${above} ${view.push.toFixed(2)} ${sideways.toFixed(1)}`;
      if (wall !== walled) {
        walled = wall;
        Object.assign(camera, drawLid(lid, sight, { above, push: view.push, sideways }, dark));
      }
      const hold = arm.draw(sight, frame);
      dock.place(hold.x - 20 * unit, hold.y - 36 * unit, 40 * unit, 72 * unit);
      pieces.clear();
      drawPieces(pieces, sight, frame);
      if (view.docked !== null) {
        const { tip } = view;
        const part = 1 - WRIST / Math.sqrt(tip.x ** 2 + tip.y ** 2 + tip.z ** 2);
        drawTool(pieces, sight, frame, at(tip.x * part, tip.y * part, tip.z * part));
      }
      dock.enable(!view.running && !view.stopped);
      dock.update(above);
    },
  };
}
