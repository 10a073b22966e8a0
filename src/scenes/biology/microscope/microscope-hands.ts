/** What hands do at a microscope: its knobs, and the slide that is pushed about, in the picture or on the stage. */
import { HALF_SLIDE, MAGNIFICATIONS, SLIDES } from '../../../../engine/biology/slides/slide-kinds';
import { fieldDiameter } from '../../../../engine/core/light-microscope';
import type { Frame, Handle, Point, SceneContext } from '../../contract';
import type { EyepieceView } from '../../kit/microscope/eyepiece-view';
import type { StandPlace } from '../../kit/microscope/microscope-stand';

/** Of the knobs and of the light. */
export const FULL_SCALE = 100;
/** Units of the coarse knob for a stage unit of a drag. */
const COARSE = 0.12;
const FINE = 0.01;
/** Stage units of a drag from one objective to the next. */
const CLICK = 45;
/** Per cent for a stage unit. */
const LEVER = 2;
const DIMMER = 0.8;
const FINE_MOST = 5;

export type MicroscopeFrame = Frame<'microscope'>;
type Context = SceneContext<'microscope'>;
/** The frame that is shown; before there is one, null. */
type Now = () => MicroscopeFrame | null;

/** Diameter of the field, µm. */
export const diameter = (now: MicroscopeFrame): number => 1000 * fieldDiameter(now.view.magnification);

const held = (value: number): number => Math.min(HALF_SLIDE, Math.max(-HALF_SLIDE, Math.round(value)));
const whereText = ({ x, y }: Point): string =>
  `${(x / 1000).toFixed(2)} mm across, ${(y / 1000).toFixed(2)} mm down from the middle of the slide`;

/** The slide, as all the handles push it. */
export function createSlidePush(context: Context, frame: Now) {
  /** Where the slide was last pushed to while a hand holds it: the model answers a moment later. */
  let aimed: Point = { x: 0, y: 0 };
  let holding = false;
  function lookAt({ x, y }: Point): void {
    const [toX, toY] = [held(x), held(y)];
    if (toX !== aimed.x) context.dispatch({ do: 'move_stage_x', value: aimed.x - toX });
    if (toY !== aimed.y) context.dispatch({ do: 'move_stage_y', value: toY - aimed.y });
    aimed = { x: toX, y: toY };
  }
  return {
    get aimed() {
      return aimed;
    },
    follow({ x, y }: MicroscopeFrame['view']): void {
      if (!holding && (aimed.x !== x || aimed.y !== y)) aimed = { x, y };
    },
    /** `drag`: how far the slide goes, µm, for a way on the stage. */
    handle(name: string, hint: string, drag: (by: Point) => Point): Handle {
      return context.handle({
        role: 'point',
        name,
        hint,
        grip: 'free',
        min: { x: -HALF_SLIDE, y: -HALF_SLIDE },
        max: { x: HALF_SLIDE, y: HALF_SLIDE },
        get step() {
          const now = frame();
          return now ? Math.max(1, Math.round(diameter(now) / 40)) : 20;
        },
        value: { x: 0, y: 0 },
        format: whereText,
        set: lookAt,
        drag(point, start, from) {
          const by = drag({ x: point.x - start.x, y: point.y - start.y });
          return { x: from.x + by.x, y: from.y + by.y };
        },
        held: (down) => {
          holding = down;
        },
      });
    },
  };
}

/** The fine knob: the model answers a moment later. */
export function createFineFocus(context: Context) {
  let aimedFine = 0;
  let turning = false;
  const fine = context.handle({
    role: 'slider',
    name: 'Fine focus',
    hint: 'Drag to the right or up; the arrow keys turn it by 0.05 units, 0.2 µm.',
    grip: 'none',
    min: -FULL_SCALE,
    max: FULL_SCALE,
    step: 0.05,
    value: 0,
    format: (value) => `${value.toFixed(2)} units`,
    set(value) {
      const by = Math.min(FINE_MOST, Math.max(-FINE_MOST, value - aimedFine));
      const rounded = Math.round(by * 100) / 100;
      if (rounded === 0) return;
      aimedFine += rounded;
      context.dispatch({ do: 'fine_focus', value: rounded });
    },
    drag: (point, start, from) => from + (point.x - start.x - (point.y - start.y)) * FINE,
    held: (down) => {
      turning = down;
    },
  });
  return {
    handle: fine,
    follow(value: number): void {
      if (!turning) aimedFine = value;
      fine.update(value);
    },
  };
}

/** The value of a knob that is turned by a drag to the right or up. */
const turned =
  (rate: number) =>
  (point: Point, start: Point, from: number): number =>
    from + (point.x - start.x - (point.y - start.y)) * rate;

const createNosepiece = (context: Context, frame: Now): Handle =>
  context.inputHandle('magnification', {
    name: 'Nosepiece: objective',
    hint: 'A press turns the next objective in; or drag it round.',
    grip: 'press',
    drag: (point, start, from) => from + Math.round((point.x - start.x) / CLICK),
    tap: () => {
      const now = frame();
      if (!now) return;
      const next = MAGNIFICATIONS[(MAGNIFICATIONS.indexOf(now.params.magnification) + 1) % MAGNIFICATIONS.length];
      context.sound('click');
      context.setInput('magnification', next ?? '4x');
    },
  });

/** What is turned and moved at the stand, with its places there. */
export function createStandHandles(context: Context, frame: Now) {
  const nose = createNosepiece(context, frame);
  const coarse = context.inputHandle('focus', {
    name: 'Coarse focus',
    hint: 'Drag to the right or up to raise the stage.',
    grip: 'none',
    drag: turned(COARSE),
  });
  const fine = createFineFocus(context);
  const iris = context.inputHandle('aperture', {
    name: 'Iris of the condenser',
    hint: 'Drag the lever to the right to open it.',
    grip: 'x',
    drag: (point, start, from) => from + (point.x - start.x) * LEVER,
  });
  const lamp = context.inputHandle('light', {
    name: 'Lamp',
    hint: 'Drag to the right or up for more light.',
    grip: 'none',
    drag: turned(DIMMER),
  });
  const knobs: readonly (readonly [Handle, StandPlace])[] = [
    [nose, 'nosepiece'],
    [coarse, 'coarse'],
    [fine.handle, 'fine'],
    [iris, 'iris'],
    [lamp, 'lamp'],
  ];
  return { fine, knobs };
}

/** A press lays the next slide on the stage. */
export const createSlideLabel = (context: Context, frame: Now): Handle =>
  context.inputHandle('slide', {
    name: 'Label of the slide',
    hint: 'A press lays the next slide on the stage.',
    grip: 'press',
    tap: () => {
      const now = frame();
      if (now) context.setInput('slide', SLIDES[(SLIDES.indexOf(now.params.slide) + 1) % SLIDES.length] ?? SLIDES[0]);
    },
  });

/** Where the eye looks in the field; nothing on the bench moves. */
export const createEyeHandle = (context: Context, view: EyepieceView): Handle =>
  context.handle({
    role: 'point',
    name: 'Where the eye looks',
    hint: 'Drag in the small circle to look along the scale. Nothing on the bench moves.',
    grip: 'free',
    min: { x: -1, y: -1 },
    max: { x: 1, y: 1 },
    step: 0.05,
    value: { x: 0, y: 0 },
    format: ({ x, y }) => `${Math.round(100 * x)} % to the right, ${Math.round(100 * y)} % down of the field’s radius`,
    set: (to) => {
      view.turnEye(to);
      context.redraw();
    },
    drag: (point, start, from) => ({
      x: from.x - (point.x - start.x) / (6 * view.lens().radius),
      y: from.y - (point.y - start.y) / (6 * view.lens().radius),
    }),
  });
