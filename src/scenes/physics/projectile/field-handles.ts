/** What a hand moves on the field: the target along the ground, the tracer along the path. */
import type { Point } from '../../contract';
import { roundStep } from '../../kit/mechanics/round-step';
import { metres } from './field-scale';
import type { ProjectileField } from './projectile-field';
import type { ProjectileContext, ProjectileFrame } from './projectile-frame';

/** So near the barrel's axis the ball is still on its way out. */
const LEAVING = 64;

function targetHandleOf(context: ProjectileContext, field: ProjectileField) {
  // Not bound to the action: its bounds are the world's, those of a hand the field's, and so are its steps.
  return context.handle({
    role: 'slider',
    name: 'Target',
    hint: 'Drag it along the tape.',
    grip: 'x',
    min: 0,
    get max() {
      return Math.max(0.01, field.camera.reach);
    },
    get step() {
      return roundStep(field.scale.fine / 2);
    },
    value: 40,
    format: (distance) => `${metres(distance, field.scale.fine)} m from the launcher`,
    set: (value) => context.dispatch({ do: 'place_target', value }),
    drag: (point) => field.camera.toField(point).x,
    held: (down) => field.hold(down),
  });
}

/** `traced`: another place is looked at. */
function tracerHandleOf(context: ProjectileContext, field: ProjectileField, traced: () => void) {
  return context.handle({
    role: 'slider',
    name: 'Tracer on the path',
    hint: 'Drag it along the path to read time, place and velocity there.',
    min: 0,
    get max() {
      return field.path.end;
    },
    get step() {
      return field.path.step;
    },
    value: 0,
    format: (time) => `${time.toFixed(2)} s after launch`,
    set(time) {
      field.trace(time);
      traced();
      context.redraw();
    },
    drag: (point) => field.path.nearest(point),
  });
}

export function createFieldHandles(context: ProjectileContext, field: ProjectileField, traced: () => void) {
  const targetHandle = targetHandleOf(context, field);
  const tracerHandle = tracerHandleOf(context, field, traced);
  return {
    /** `trunnion`: where the barrel is, on the stage; `flying`: the ball was on its way in the last frame. */
    place({ view }: ProjectileFrame, trunnion: Point, flying: boolean) {
      const { x, y } = field.camera.toStage(view.target, 0);
      const there = view.target <= field.camera.reach;
      targetHandle.enable(there);
      if (there) {
        const half = Math.max(20, view.targetRadius * field.camera.unit);
        targetHandle.place(x - half, y - 10, 2 * half, 24);
      }
      targetHandle.update(view.target);
      const { focus } = field;
      const at = focus && field.camera.toStage(focus.x, focus.y);
      // A ball that just leaves the barrel would lie under the hand that holds the carriage.
      const leaves = flying && at !== null && Math.abs(at.x - trunnion.x) + Math.abs(at.y - trunnion.y) < LEAVING;
      tracerHandle.enable(at !== null && !leaves);
      if (!focus || !at) return;
      tracerHandle.place(at.x - 13, at.y - 13, 26, 26);
      tracerHandle.update(focus.time);
    },
  };
}
