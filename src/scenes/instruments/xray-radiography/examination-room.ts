/** The tube on its column over the table, what is examined, and what hands do there. */
import type { Box, SceneContext } from '../../contract';
import { ACROSS, UP } from './examined-object';
import { createTubeStand, STAND, type StandState } from './tube-stand';
import type { XRayFrame } from './xray-words';

/** Radians of the anode in a frame at speed: slowed down, so that the eye follows. */
const TURN = 0.55;
/** Part of the way that the object goes in one frame. */
const GLIDE = 0.16;
/** Where it waits: on a stool under the end of the table. */
const WAITING = { x: -100, y: 64, scale: 0.6 } as const;

type XRayContext = SceneContext<'xray_radiography'>;

/** `toCm`: the centimetres of a way on the stage. */
function createHandles(context: XRayContext, toCm: (units: number, by: number) => number) {
  const tube = context.inputHandle('sid', {
    name: 'Tube: up and down',
    grip: 'y',
    drag: (point, start, from) => from - toCm(point.y - start.y, UP),
  });
  const shutter = context.inputHandle('field_size', {
    name: 'Edge of the light field',
    grip: 'x',
    drag: (point, start, from) => from + 2 * toCm(point.x - start.x, ACROSS),
  });
  const slab = context.inputHandle('slab_thickness', {
    name: 'Top of the slab',
    grip: 'y',
    drag: (point, start, from) => from - toCm(point.y - start.y, UP),
  });
  const drawer = context.inputHandle('grid', {
    name: 'Drawer of the grid',
    grip: 'x',
    drag: (point, start, from) => from + (point.x - start.x) / 30,
  });
  const object = context.actionHandle('position_patient', { name: 'Object: position it', grip: 'press' });
  return { tube, shutter, slab, drawer, object };
}

const isAside = ({ stage }: XRayFrame['view']): boolean => stage === 'flat' || stage === 'sheets';

const standState = ({ view, params, hidden }: XRayFrame, speed: number): StandState => ({
  sid: params.sid,
  field: params.field_size,
  filtration: hidden.has('filtration') ? 2 : params.filtration,
  speed: Math.round(speed * 10) / 10,
  on: view.stage === 'on' || view.stage === 'flat' || (view.stage === 'sheets' && view.sheets.length > 0),
  grid: params.grid,
  sheets: view.stage === 'sheets' ? view.sheets.length : null,
  ray: view.stage === 'idle' || view.stage === 'shown' || view.stage === 'reading' ? 'light' : 'x-rays',
});

/** What goes on by itself: the object glides under the tube, 0 to 1, and the anode gets up to speed. */
function createMotion(context: XRayContext) {
  const { reducedMotion } = context;
  /** 0 beside the table, 1 under the tube. */
  let entered = 0;
  let speed = 0;
  return (view: XRayFrame['view']): { readonly entered: number; readonly speed: number } => {
    const target = view.positioned ? 1 : 0;
    const left = target - entered;
    entered = reducedMotion || Math.abs(left) < 0.01 ? target : entered + GLIDE * left;
    const atSpeed = view.atSpeed || view.stage === 'on' ? 1 : view.spin === null ? 0 : view.spin;
    const slower = atSpeed - speed;
    speed = reducedMotion || Math.abs(slower) < 0.01 ? atSpeed : speed + (slower > 0 ? 0.3 : 0.04) * slower;
    if (entered !== target || speed > 0) context.redraw();
    return { entered, speed };
  };
}

export function createExaminationRoom(context: XRayContext) {
  const stand = createTubeStand(context);
  let scale = 1;
  let wide = true;
  const toCm = (units: number, by: number): number => units / (by * scale);
  const handles = createHandles(context, toCm);
  const motion = createMotion(context);
  const placed = (handle: typeof handles.tube, x: number, y: number, width: number, height: number): void =>
    handle.place(stand.root.x + x * scale, stand.root.y + y * scale, width * scale, height * scale);

  function placeObject({ view, params, hidden }: XRayFrame, entered: number): void {
    const on = isAside(view) ? 0 : entered;
    const { root: body } = stand.object;
    stand.object.show(params.phantom, hidden.has('slab_material') ? '' : params.slab_material, params.slab_thickness);
    body.position.set(WAITING.x * (1 - on), WAITING.y * (1 - on));
    body.scale.set(WAITING.scale + (1 - WAITING.scale) * on);
  }

  function placeHandles({ view, params }: XRayFrame): void {
    const { object, tube, shutter, slab, drawer } = handles;
    object.enable(!view.positioned);
    if (!view.positioned) placed(object, WAITING.x - 40, WAITING.y - 26, 80, 44);
    placed(tube, -40, stand.focus() - 28, 80, 56);
    placed(shutter, (params.field_size * ACROSS) / 2 - 10, -16, 20, 22);
    const isSlab = params.phantom === 'Slab' && view.positioned && !isAside(view);
    slab.enable(isSlab);
    if (isSlab) placed(slab, -26, -params.slab_thickness * UP - 10, 52, 18);
    // On a phone it would cover the edge of the field.
    drawer.enable(wide);
    if (wide) placed(drawer, 94, 22, 26, 18);
  }

  return {
    root: stand.root,
    /** On a phone the drawer would cover the edge of the field. */
    widen(is: boolean): void {
      wide = is;
    },
    lay: (box: Box) => {
      scale = Math.min(box.width / (STAND.left + STAND.right), box.height / (STAND.top + STAND.bottom));
      stand.root.scale.set(scale);
      stand.root.position.set(
        box.x + box.width / 2 - ((STAND.right - STAND.left) / 2) * scale,
        box.y + box.height - STAND.bottom * scale,
      );
    },
    /** The back edge of its floor, and what stands there. */
    floor(): { readonly back: number; readonly standing: Box } {
      const floor = stand.root.y + 100 * scale;
      return {
        back: floor - 34 * scale,
        standing: { x: stand.root.x, y: floor + 2, width: 200 * scale, height: 120 * scale },
      };
    },
    draw(frame: XRayFrame): void {
      const { entered, speed } = motion(frame.view);
      if (speed > 0 && !context.reducedMotion) stand.turn(TURN * speed);
      stand.set(standState(frame, speed));
      placeObject(frame, entered);
      placeHandles(frame);
    },
  };
}
