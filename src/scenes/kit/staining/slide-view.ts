/** What is seen of a stained slide: the field with its scale, what the eye makes out where it looks, and the fine focus. */
import { displayCode, type Objective, pointSpread } from '../../../../engine/core/light-microscope';
import type { Box, StageContext } from '../../contract';
import { createEyepieceView, type EyepieceView } from '../microscope/eyepiece-view';
import type { DrawLayer } from '../microscope/field-picture';
import { LAYER_DEPTHS } from './smear-field';

export interface SlideLook {
  /** Another number for every other drawing. */
  readonly drawing: number;
  readonly objective: Objective;
  /** Diameter of the field, µm. */
  readonly diameter: number;
  /** What is said instead of a picture; empty: the slide is seen. */
  readonly instead: string;
}

export interface SlideView extends Pick<EyepieceView, 'field' | 'look' | 'circle' | 'lens'> {
  /** After every change of size; `knob`: where the fine focus is turned, or null where no knob is seen. */
  settle(knob: Box | null): void;
  /** Depth in focus, µm. */
  focus(): number;
  draw(look: SlideLook, now: number): void;
}

/** An immersion objective. */
export const IMMERSION = { magnification: 100, aperture: 1.25, index: 1.515 } as const;
/** The condenser's diaphragm, as a part of the objective's aperture. */
export const IRIS = 0.85;
const LIGHT = displayCode(0.9);
/** µm: the way of the fine focus, a key's step of it, and its turn for a stage unit of a drag. */
const FOCUS = { most: 3, step: 0.1, drag: 0.01 } as const;

/** A scene's context has both. */
type ViewContext = StageContext & { redraw(): void };

/** `ink`: of the scale, where the ground is dark. */
export function createSlideView(context: ViewContext, draw: DrawLayer, ink?: number): SlideView {
  const view = createEyepieceView(context, draw, ink);
  let depth = 0;
  const fine = context.handle({
    role: 'slider',
    name: 'Fine focus',
    hint: 'Drag to the right or up, or use the arrow keys. Not all cells lie equally deep.',
    grip: 'none',
    min: -FOCUS.most,
    max: FOCUS.most,
    step: FOCUS.step,
    value: depth,
    format: (value) => `${value.toFixed(1)} µm`,
    set(value) {
      depth = value;
      fine.update(value);
      context.redraw();
    },
    drag: (point, start, from) => from + (point.x - start.x - (point.y - start.y)) * FOCUS.drag,
  });
  const eye = context.handle({
    role: 'point',
    name: 'Where the eye looks',
    hint: 'Drag in the circle beside the field, or use the arrow keys.',
    grip: 'free',
    min: { x: -1, y: -1 },
    max: { x: 1, y: 1 },
    step: 0.08,
    value: { x: 0, y: 0 },
    format: ({ x, y }) => `${Math.round(100 * x)} % to the right, ${Math.round(100 * y)} % down of the field’s radius`,
    set(to) {
      view.turnEye(to);
      context.redraw();
    },
    drag: (point, start, from) => ({
      x: from.x - (point.x - start.x) / (6 * view.lens().radius),
      y: from.y - (point.y - start.y) / (6 * view.lens().radius),
    }),
  });
  return {
    field: view.field,
    look: view.look,
    circle: () => view.circle(),
    lens: () => view.lens(),
    settle(knob) {
      fine.enable(knob !== null);
      if (knob) fine.place(knob.x, knob.y, knob.width, knob.height);
      const { x, y, radius } = view.lens();
      eye.place(x - radius * 0.7, y - radius * 0.7, radius * 1.4, radius * 1.4);
    },
    focus: () => depth,
    draw({ drawing, objective, diameter, instead }, now) {
      const settled = view.draw(
        {
          drawing,
          x: 0,
          y: 0,
          diameter,
          spreads: LAYER_DEPTHS.map((layer) => pointSpread(objective, IRIS, depth - layer)),
          grey: instead === '' ? LIGHT : 0,
          contrast: 1,
        },
        now,
      );
      if (!settled) context.redraw();
      view.say(instead);
      eye.update(view.eye());
    },
  };
}
