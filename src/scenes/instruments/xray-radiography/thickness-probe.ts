/** The cross that is dragged over the radiograph, and how much of each material the rays went through there. */
import { Graphics } from 'pixi.js';
import type { Box, Frame, Point, SceneContext } from '../../contract';

type XRayFrame = Frame<'xray_radiography'>;

/** Cells across of the paths. */
const CELLS = 64;
const PROBE = 0xfbbf24;

/** `place`: part of the picture's width and height. */
function thicknessAt(place: Point, { fields, view, params, hidden }: XRayFrame): string {
  if (!view.pictured || (view.object === 'Slab' && (hidden.has('slab_thickness') || hidden.has('slab_material'))))
    return '';
  const cell = (part: number): number => Math.min(CELLS - 1, Math.max(0, Math.floor(part * CELLS)));
  const at = cell(place.y) * CELLS + cell(place.x);
  const cm = (n: number): number => fields.paths[n * CELLS * CELLS + at] ?? 0;
  const [main, lung, bone] = view.object === 'Slab' ? [params.slab_thickness, 0, 0] : [cm(0), cm(1), cm(2)];
  const rows = [`${view.main} ${main.toFixed(main < 2 ? 2 : 1)} cm`];
  if (view.object === 'Chest') rows.push(`Lung ${lung.toFixed(1)} cm`);
  if (view.object === 'Hand' || view.object === 'Chest') rows.push(`Bone ${bone.toFixed(2)} cm`);
  return rows.join('\n');
}

const createCross = (): Graphics =>
  new Graphics()
    .circle(0, 0, 7)
    .stroke({ width: 2, color: PROBE })
    .moveTo(-13, 0)
    .lineTo(-4, 0)
    .moveTo(13, 0)
    .lineTo(4, 0)
    .moveTo(0, -13)
    .lineTo(0, -4)
    .moveTo(0, 13)
    .lineTo(0, 4)
    .stroke({ width: 1.4, color: PROBE });

/** `origin`: the part in which the picture lies, on the stage. */
export function createThicknessProbe(context: SceneContext<'xray_radiography'>, origin: Readonly<Point>) {
  const cross = createCross();
  let picture: Box = { x: 0, y: 0, width: 1, height: 1 };
  let place: Point = { x: 0.5, y: 0.5 };
  const handle = context.handle({
    role: 'point',
    grip: 'none',
    name: 'Thickness probe',
    hint: 'Drag it over the picture; arrow keys move it.',
    min: { x: 0, y: 0 },
    max: { x: 100, y: 100 },
    step: 2,
    value: { x: 50, y: 50 },
    format: ({ x, y }) => `${x.toFixed(0)} % to the right, ${y.toFixed(0)} % down`,
    set({ x, y }) {
      place = { x: x / 100, y: y / 100 };
      context.redraw();
    },
    drag: (point) => ({
      x: (100 * (point.x - picture.x - origin.x)) / picture.width,
      y: (100 * (point.y - picture.y - origin.y)) / picture.height,
    }),
  });
  return {
    cross,
    lay(next: Box): void {
      picture = next;
    },
    draw(seen: boolean, on: boolean): void {
      cross.visible = seen;
      cross.position.set(picture.x + place.x * picture.width, picture.y + place.y * picture.height);
      handle.enable(on && seen);
      if (on && seen) handle.place(origin.x + cross.x - 11, origin.y + cross.y - 11, 22, 22);
    },
    words: (frame: XRayFrame): string => thicknessAt(place, frame),
  };
}
