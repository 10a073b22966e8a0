/** The field of the microscope, which a hand moves over the fields of the count. */
import { Container } from 'pixi.js';
import { FIELD_DIAMETER } from '../../../../engine/medical-lab/urine-sediment';
import type { Box, SceneContext, TypeSizes } from '../../contract';
import { createCameraField } from '../../kit/microscope/camera-field';
import { createSedimentPainter } from './sediment-painter';
import type { UrineFrame } from './urine-words';

const PIXELS = 448;
const UM = 1000;
const HIGH = FIELD_DIAMETER.hpf * UM;
const LOW = FIELD_DIAMETER.lpf * UM;
/** Wall ms in which the stage glides to the next field. */
const TRAVEL = 260;

const waits = ({ spinning, sediment }: UrineFrame['view']): string =>
  spinning !== null ? 'The urine is being spun' : sediment ? 'Sediment on the slide: count fields' : 'No sediment yet';

/** Another number where the sediment is another. */
const drawingOf = ({ view, params }: UrineFrame): number => {
  const sum = view.fields.reduce(
    (total, { red, white, crystals, casts }, n) => total + (n + 1) * (red + 3 * white + 7 * crystals + 11 * casts),
    0,
  );
  return (sum % 1e6) * 2 + (view.power === 'hpf' ? 0 : 1) + params.specimen * 2e6;
};

/** The lens over the slide: it glides from field to field. */
function createLens(context: SceneContext<'urinalysis'>, radius: () => number) {
  const { reducedMotion } = context;
  let field = 0;
  let most = 1;
  let from = 0;
  let set = 0;
  let left = Number.NEGATIVE_INFINITY;
  let wallNow = 0;
  const lensAt = (): number => {
    const part = reducedMotion ? 1 : Math.min(1, Math.max(0, (wallNow - left) / TRAVEL));
    return from + (set - from) * part * (2 - part);
  };
  const look = context.handle({
    role: 'slider',
    name: 'Slide: field under the lens',
    hint: 'Drag across to see the other fields of the count.',
    grip: 'x',
    min: 1,
    get max() {
      return most;
    },
    step: 1,
    value: 1,
    format: (value) => `field ${Math.round(value)} of ${most}`,
    set(value) {
      from = lensAt();
      left = wallNow;
      field = Math.min(most, Math.max(1, Math.round(value))) - 1;
      set = field;
      context.redraw();
    },
    drag: (point, start, value) => value - (3 * (point.x - start.x)) / radius(),
  });
  return {
    handle: look,
    /** The lens stands still. */
    get settled() {
      return lensAt() === set;
    },
    /** Where it is, in fields. */
    draw(counted: number, wall: number): number {
      wallNow = wall;
      most = Math.max(1, counted);
      if (field >= most) [field, from, set] = [0, 0, 0];
      look.enable(counted > 0);
      look.update(field + 1);
      return lensAt();
    },
  };
}

export function createSedimentField(context: SceneContext<'urinalysis'>) {
  const painter = createSedimentPainter();
  const fields = {
    hpf: createCameraField(context, { draw: painter.draw, pixels: PIXELS, diameter: HIGH, bar: 50 }),
    lpf: createCameraField(context, { draw: painter.draw, pixels: PIXELS, diameter: LOW, bar: 200 }),
  } as const;
  const said = context.text({ size: 12, weight: '600', colour: 0xffffff, anchor: [0.5, 0.5], align: 'center' });
  const microscope = new Container({ label: 'microscope field' });
  microscope.addChild(fields.hpf.root, fields.lpf.root, said);
  const lens = createLens(context, () => fields.hpf.circle().radius);

  return {
    root: microscope,
    lay(box: Box, type: TypeSizes) {
      fields.hpf.lay(box, type);
      fields.lpf.lay(box, type);
      const { x, y, radius } = fields.hpf.circle();
      said.style.fontSize = type.small;
      said.style.wordWrap = true;
      said.style.wordWrapWidth = radius * 1.5;
      said.position.set(x, y - radius * 0.1);
      lens.handle.place(x - radius * 0.8, y - radius * 0.8, radius * 1.6, radius * 1.4);
    },
    draw(frame: UrineFrame, wall: number): void {
      const { view, params } = frame;
      const at = lens.draw(view.fields.length, wall);
      const diameter = view.power === 'hpf' ? HIGH : LOW;
      painter.put({ diameter, fields: view.fields, castKind: view.castKind, seed: params.specimen });
      const counted = view.fields.length > 0;
      fields.hpf.root.visible = view.power === 'hpf';
      fields.lpf.root.visible = view.power === 'lpf';
      const settled = fields[view.power].draw(
        {
          drawing: drawingOf(frame),
          x: at * diameter,
          y: 0,
          diameter,
          spreads: [view.power === 'hpf' ? 0.5 : 1.4],
          grey: counted ? 0.96 : 0.2,
          contrast: 1,
        },
        wall,
      );
      said.text = counted ? '' : waits(view);
      if (!settled || !lens.settled) context.redraw();
    },
  };
}
