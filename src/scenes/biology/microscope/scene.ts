/** A microscope on the bench, its stage from above, what is seen in the eyepiece, and what the eye makes out where it looks. */
import { Container } from 'pixi.js';
import { HALF_SLIDE, MAGNIFICATIONS, type Slide, SLIDES } from '../../../../engine/biology/slides/slide-kinds';
import { STREAMING } from '../../../../engine/biology/slides/tissue';
import { fieldDiameter } from '../../../../engine/core/light-microscope';
import type { Box, CreateScene, Frame, Handle, Point, TypeSizes } from '../../contract';
import { type Arrangements, arrange, column, grow, inset, row, spaced, stageBox } from '../../kit/layout/layout';
import { createEyepieceView } from '../../kit/microscope/eyepiece-view';
import { createMechanicalStage } from '../../kit/microscope/mechanical-stage';
import { createMicroscopeStand, type StandPlace } from '../../kit/microscope/microscope-stand';
import { createRoom } from '../../kit/room/room';
import { createCallout } from '../../kit/words/callout';
import { createSlidePainter } from './slide-painter';

type MicroscopeFrame = Frame<'microscope'>;

const ARRANGEMENT: Arrangements<'stand' | 'field' | 'look' | 'stage' | 'caption'> = {
  wide: spaced(
    10,
    row(
      grow(26, 'stand'),
      spaced(4, grow(43, column(grow(1, 'field'), 'caption'))),
      grow(25, column(grow(11, 'look'), grow(9, 'stage'))),
    ),
  ),
  tall: spaced(
    6,
    column(
      grow(15, spaced(6, row(grow(13, 'field'), grow(8, column(grow(1, 'look'), 'caption'))))),
      grow(9, row(grow(5, 'stand'), grow(6, 'stage'))),
    ),
  ),
};
const MARGIN = 12;
/** Units of the coarse knob for a stage unit of a drag. */
const COARSE = 0.12;
const FINE = 0.01;
/** Stage units of a drag from one objective to the next. */
const CLICK = 45;
/** Per cent for a stage unit. */
const LEVER = 2;
const DIMMER = 0.8;
const FULL_SCALE = 100;
const FINE_MOST = 5;
/** Pictures a second of what streams, at most; and pixels of the picture that it moves between two. */
const STREAM_RATE = 7;
const STREAM_PIXELS = 320;
const STAINS: Readonly<Record<Slide, number>> = {
  'Onion Epidermis': 0xe2b85c,
  'Cheek Cells': 0x9fc0ea,
  'Elodea Leaf': 0x7db552,
  'Blood Smear': 0xe08e8a,
  'Stage Micrometer': 0xdfe6ee,
};
const HASTE = 'Coarse focus at 40x can hit the slide';

export const createScene: CreateScene<'microscope'> = (context) => {
  const { theme } = context;
  const root = new Container({ label: 'microscope bench' });
  const room = createRoom(context, { kind: 'wet-lab' });
  const stand = createMicroscopeStand(context);
  const stage = createMechanicalStage(context);
  const painter = createSlidePainter();
  const view = createEyepieceView(context, painter.draw);
  const caption = context.text({ size: 14, colour: theme.ink, anchor: [0.5, 0.5], align: 'center', wrap: 2000 });
  const warning = createCallout(context, { size: 13, tone: 'warning' });
  root.addChild(room.root, stand.root, view.field.root, view.look.root, stage.root, caption, warning.root);

  let frame: MicroscopeFrame | null = null;
  /** Where the slide was last pushed to while a hand holds it: the model answers a moment later. */
  let aimed: Point = { x: 0, y: 0 };
  let aimedFine = 0;
  let holding = false;
  let turning = false;
  /** There the caption has a narrow column, and two lines. */
  let tall = false;

  // ------------------------------------------------------------ what hands do
  const held = (value: number): number => Math.min(HALF_SLIDE, Math.max(-HALF_SLIDE, Math.round(value)));
  function lookAt({ x, y }: Point): void {
    const [toX, toY] = [held(x), held(y)];
    if (toX !== aimed.x) context.dispatch({ do: 'move_stage_x', value: aimed.x - toX });
    if (toY !== aimed.y) context.dispatch({ do: 'move_stage_y', value: toY - aimed.y });
    aimed = { x: toX, y: toY };
  }
  const whereText = ({ x, y }: Point): string =>
    `${(x / 1000).toFixed(2)} mm across, ${(y / 1000).toFixed(2)} mm down from the middle of the slide`;
  const diameter = (now: MicroscopeFrame): number => 1000 * fieldDiameter(now.view.magnification);
  /** µm on the slide for a stage unit in the eyepiece. */
  const perUnit = (): number => (frame ? diameter(frame) / (2 * view.circle().radius) : 1);
  const pushing = (name: string, hint: string, drag: (by: Point) => Point): Handle =>
    context.handle({
      role: 'point',
      name,
      hint,
      grip: 'free',
      min: { x: -HALF_SLIDE, y: -HALF_SLIDE },
      max: { x: HALF_SLIDE, y: HALF_SLIDE },
      get step() {
        return frame ? Math.max(1, Math.round(diameter(frame) / 40)) : 20;
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
  const nose = context.inputHandle('magnification', {
    name: 'Nosepiece: objective',
    hint: 'A press turns the next objective in; or drag it round.',
    grip: 'press',
    drag: (point, start, from) => from + Math.round((point.x - start.x) / CLICK),
    tap: () => {
      if (!frame) return;
      const next = MAGNIFICATIONS[(MAGNIFICATIONS.indexOf(frame.params.magnification) + 1) % MAGNIFICATIONS.length];
      context.sound('click');
      context.setInput('magnification', next ?? '4x');
    },
  });
  const coarse = context.inputHandle('focus', {
    name: 'Coarse focus',
    hint: 'Drag to the right or up to raise the stage.',
    grip: 'none',
    drag: (point, start, from) => from + (point.x - start.x - (point.y - start.y)) * COARSE,
  });
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
    drag: (point, start, from) => from + (point.x - start.x - (point.y - start.y)) * DIMMER,
  });
  const picture = pushing(
    'Picture in the eyepiece',
    'Drag the picture: the stage drive pushes the slide the other way.',
    (by) => ({
      x: by.x * perUnit(),
      y: by.y * perUnit(),
    }),
  );
  const eye = context.handle({
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
  const slide = pushing('Slide on the stage', 'Drag it; the picture goes the other way.', (by) => ({
    x: (-1000 * by.x) / stage.unit(),
    y: (-1000 * by.y) / stage.unit(),
  }));
  const label = context.inputHandle('slide', {
    name: 'Label of the slide',
    hint: 'A press lays the next slide on the stage.',
    grip: 'press',
    tap: () => {
      if (frame)
        context.setInput('slide', SLIDES[(SLIDES.indexOf(frame.params.slide) + 1) % SLIDES.length] ?? SLIDES[0]);
    },
  });
  const knobs: readonly (readonly [Handle, StandPlace])[] = [
    [nose, 'nosepiece'],
    [coarse, 'coarse'],
    [fine, 'fine'],
    [iris, 'iris'],
    [lamp, 'lamp'],
  ];

  // ------------------------------------------------------------ where things are
  const parts = {
    stand: { root: stand.root, lay: (box: Box) => stand.lay(box) },
    field: view.field,
    look: view.look,
    stage,
    caption: {
      root: caption,
      least: ({ text }: TypeSizes) => ({ width: 0, height: text * (tall ? 2.9 : 1.7) }),
      lay({ x, y, width, height }: Box, { text }: TypeSizes) {
        caption.style.fontSize = text;
        caption.style.wordWrapWidth = width - 2 * MARGIN;
        caption.position.set(x + width / 2, y + height / 2);
      },
    },
  } as const;

  const number = (seed: number, slideAt: number, tick: number): number => (seed % 100_000) * 1e6 + slideAt * 1e5 + tick;
  return {
    root,
    resize(size) {
      tall = size.layout === 'tall';
      arrange(ARRANGEMENT[size.layout], parts, inset(stageBox(size), MARGIN), size.type);
      const foot = stand.standing();
      room.resize(size, foot.y - 34, [foot]);
      const { x, y, radius } = view.circle();
      picture.place(x - radius * 0.7, y - radius * 0.7, radius * 1.4, radius * 1.4);
      const lens = view.lens();
      eye.place(lens.x - lens.radius * 0.7, lens.y - lens.radius * 0.7, lens.radius * 1.4, lens.radius * 1.4);
      warning.lay(radius * 1.5);
      warning.root.position.set(x, y + radius * 0.45);
    },
    draw(now, time) {
      frame = now;
      const { view: seen, params, shown } = now;
      if (!holding && (aimed.x !== seen.x || aimed.y !== seen.y)) aimed = { x: seen.x, y: seen.y };
      if (!turning) aimedFine = seen.fine;
      stand.set({
        objective: MAGNIFICATIONS.indexOf(params.magnification),
        coarse: params.focus / FULL_SCALE,
        fine: seen.fine,
        lamp: seen.lamp / FULL_SCALE,
        iris: params.aperture / FULL_SCALE,
      });
      for (const [handle, part] of knobs) {
        const { x, y, width, height } = stand.place(part);
        handle.place(x, y, width, height);
      }
      stage.set(seen.x, seen.y, STAINS[seen.slide]);
      stage.name(now.hidden.has('slide') ? 'Slide' : params.slide);
      const glass = stage.slide();
      slide.place(glass.x, glass.y, glass.width, glass.height);
      const paper = stage.label();
      label.place(paper.x, paper.y, paper.width, paper.height);
      picture.update(aimed);
      slide.update(aimed);
      eye.update(view.eye());
      fine.update(seen.fine);

      const across = diameter(now);
      const rate = Math.min(STREAM_RATE, (6 * STREAMING * STREAM_PIXELS) / across);
      const streams = seen.slide === 'Elodea Leaf' && across < 3000;
      const tick = streams ? Math.floor(now.time * rate) : 0;
      painter.put(seen.slide, seen.slideSeed, tick / rate);
      const settled = view.draw(
        {
          drawing: number(seen.slideSeed, SLIDES.indexOf(seen.slide), tick),
          x: seen.x,
          y: seen.y,
          diameter: across,
          spreads: seen.spreads,
          grey: seen.grey,
          contrast: seen.contrast,
        },
        time,
      );
      if (!settled) context.redraw();
      view.say(seen.lamp < 0.5 ? 'Lamp is off' : '');
      warning.set(seen.hasty ? HASTE : '');
      const words = `${shown.total_magnification.text}×, field ${shown.field_diameter_mm.text} mm`;
      caption.text = words;
    },
    describe({ params, shown, view: seen, hidden }) {
      const lies = hidden.has('slide') ? 'A slide' : `${params.slide}`;
      const sharp = shown.sharpness.value;
      const state =
        seen.lamp < 0.5
          ? 'The lamp is off: the field is black.'
          : typeof sharp !== 'number'
            ? 'The picture is in the eyepiece.'
            : sharp > 0.7
              ? 'The picture is sharp.'
              : sharp > 0.2
                ? 'The picture is soft.'
                : 'The picture is a haze.';
      return `${lies} lies under the microscope at ${shown.total_magnification.text} times, field ${shown.field_diameter_mm.text} mm. ${state}`;
    },
    destroy: () => root.destroy({ children: true }),
  };
};
