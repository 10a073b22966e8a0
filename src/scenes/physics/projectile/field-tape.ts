/** The tape measure: pulled out of the end of the field it lies between its hook and its case, and says the length. */
import type { Box, Handle, Point } from '../../contract';
import { metres } from './field-scale';
import type { ProjectileField } from './projectile-field';
import type { ProjectileContext } from './projectile-frame';
import { createTapeMeasure } from './tape-measure';

/** From the right end of the field and the ground line to where the tape measure lies when it is not used; taken back within so much. */
const TAPE_REST = 17;
const TAPE_BACK = 30;

/** One end, in metres; `letGo`: a hand has put it down. */
function tapeEnd(
  context: ProjectileContext,
  field: ProjectileField,
  end: { name: string; hint: string; at: Point; set(at: Point): void; letGo(): void },
): Handle {
  return context.handle({
    role: 'point',
    name: end.name,
    hint: end.hint,
    min: { x: -20_000, y: 0 },
    max: { x: 20_000, y: 20_000 },
    get step() {
      return field.scale.fine / 10;
    },
    value: end.at,
    format: ({ x, y }) => `${metres(x, field.scale.fine)} m along, ${metres(y, field.scale.fine)} m up`,
    set(point) {
      end.set(point);
      context.redraw();
    },
    drag: (point, start, startValue) => ({
      x: startValue.x + (point.x - start.x) / field.camera.unit,
      y: startValue.y - (point.y - start.y) / field.camera.unit,
    }),
    held(down) {
      field.hold(down);
      if (!down) end.letGo();
    },
  });
}

export function createFieldTape(context: ProjectileContext, field: ProjectileField) {
  const tape = createTapeMeasure(context);
  let isOut = false;
  /** Where it lies rolled up, stage units; its ends while it is pulled out, metres. */
  let rest: Point = { x: 0, y: 0 };
  let hook: Point = { x: 0, y: 0 };
  let body: Point = { x: 10, y: 0 };
  const letGo = (): void => {
    const at = field.camera.toStage(body.x, body.y);
    if (Math.abs(at.x - rest.x) < TAPE_BACK && Math.abs(at.y - rest.y) < TAPE_BACK) isOut = false;
  };
  const bodyHandle = tapeEnd(context, field, {
    name: 'Case of the tape measure',
    hint: 'Pull it out to measure; put it back to the end of the field.',
    at: body,
    set(point) {
      if (!isOut) hook = { x: 0, y: 0 };
      isOut = true;
      body = point;
    },
    letGo,
  });
  const hookHandle = tapeEnd(context, field, {
    name: 'Hook of the tape measure',
    hint: 'Drag it to where the length begins.',
    at: hook,
    set(point) {
      hook = point;
    },
    letGo,
  });
  hookHandle.enable(false);
  return {
    root: tape.root,
    lay(box: Box, groundY: number) {
      tape.lay();
      rest = { x: box.x + box.width - TAPE_REST, y: groundY - TAPE_REST };
    },
    draw() {
      hookHandle.enable(isOut);
      if (!isOut) body = field.camera.toField(rest);
      const to = isOut ? field.camera.toStage(body.x, body.y) : rest;
      const from = isOut ? field.camera.toStage(hook.x, hook.y) : rest;
      const length = Math.sqrt((body.x - hook.x) ** 2 + (body.y - hook.y) ** 2);
      tape.set(from, to, isOut ? `${metres(length, field.scale.fine)} m` : '');
      bodyHandle.place(to.x - 17, to.y - 17, 34, 34);
      bodyHandle.update(body);
      if (!isOut) return;
      hookHandle.place(from.x - 12, from.y - 12, 24, 24);
      hookHandle.update(hook);
    },
  };
}
