/** A microscope on the bench, its stage from above, what is seen in the eyepiece, and what the eye makes out where it looks. */
import { Container } from 'pixi.js';
import { MAGNIFICATIONS, type Slide, SLIDES } from '../../../../engine/biology/slides/slide-kinds';
import { STREAMING } from '../../../../engine/biology/slides/tissue';
import type { Box, CreateScene, SceneContext, TypeSizes } from '../../contract';
import {
  arrange,
  type Arrangements,
  column,
  grow,
  inset,
  placeHandle,
  row,
  spaced,
  stageBox,
} from '../../kit/layout/layout';
import { createEyepieceView } from '../../kit/microscope/eyepiece-view';
import { createMechanicalStage } from '../../kit/microscope/mechanical-stage';
import { createMicroscopeStand, type MicroscopeStand } from '../../kit/microscope/microscope-stand';
import { createRoom } from '../../kit/room/room';
import { createCallout } from '../../kit/words/callout';
import {
  createEyeHandle,
  createSlideLabel,
  createSlidePush,
  createStandHandles,
  diameter,
  FULL_SCALE,
  type MicroscopeFrame,
} from './microscope-hands';
import { createSlidePainter } from './slide-painter';

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

/** Of the drawing in the eyepiece: another number, and it is drawn anew. */
const drawingNumber = (seed: number, slideAt: number, tick: number): number =>
  (seed % 100_000) * 1e6 + slideAt * 1e5 + tick;

/** What streams is drawn so often a second as the picture moves by few pixels. */
function tickOf({ view, time }: MicroscopeFrame, across: number): { readonly rate: number; readonly tick: number } {
  const rate = Math.min(STREAM_RATE, (6 * STREAMING * STREAM_PIXELS) / across);
  const streams = view.slide === 'Elodea Leaf' && across < 3000;
  return { rate, tick: streams ? Math.floor(time * rate) : 0 };
}

/** The slide as it is painted, seen in the eyepiece. */
function createEyepiece(context: SceneContext<'microscope'>) {
  const painter = createSlidePainter();
  const view = createEyepieceView(context, painter.draw);
  return {
    view,
    draw(next: MicroscopeFrame, time: number): void {
      const { view: seen } = next;
      const across = diameter(next);
      const { rate, tick } = tickOf(next, across);
      painter.put(seen.slide, seen.slideSeed, tick / rate);
      const settled = view.draw(
        {
          drawing: drawingNumber(seen.slideSeed, SLIDES.indexOf(seen.slide), tick),
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
    },
  };
}

function setStand(stand: MicroscopeStand, { view: seen, params }: MicroscopeFrame): void {
  stand.set({
    objective: MAGNIFICATIONS.indexOf(params.magnification),
    coarse: params.focus / FULL_SCALE,
    fine: seen.fine,
    lamp: seen.lamp / FULL_SCALE,
    iris: params.aperture / FULL_SCALE,
  });
}

function describeField({ params, shown, view: seen, hidden }: MicroscopeFrame): string {
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
}

/** What is seen, in words below it. */
function createCaption(context: SceneContext<'microscope'>) {
  const caption = context.text({
    size: 14,
    colour: context.theme.ink,
    anchor: [0.5, 0.5],
    align: 'center',
    wrap: 2000,
  });
  /** There the caption has a narrow column, and two lines. */
  let tall = false;
  return {
    root: caption,
    narrow(is: boolean): void {
      tall = is;
    },
    least: ({ text }: TypeSizes) => ({ width: 0, height: text * (tall ? 2.9 : 1.7) }),
    lay({ x, y, width, height }: Box, { text }: TypeSizes) {
      caption.style.fontSize = text;
      caption.style.wordWrapWidth = width - 2 * MARGIN;
      caption.position.set(x + width / 2, y + height / 2);
    },
    say({ shown }: MicroscopeFrame): void {
      caption.text = `${shown.total_magnification.text}×, field ${shown.field_diameter_mm.text} mm`;
    },
  };
}

export const createScene: CreateScene<'microscope'> = (context) => {
  const root = new Container({ label: 'microscope bench' });
  const room = createRoom(context, { kind: 'wet-lab' });
  const stand = createMicroscopeStand(context);
  const stage = createMechanicalStage(context);
  const eyepiece = createEyepiece(context);
  const { view } = eyepiece;
  const caption = createCaption(context);
  const warning = createCallout(context, { size: 13, tone: 'warning' });
  root.addChild(room.root, stand.root, view.field.root, view.look.root, stage.root, caption.root, warning.root);

  let frame: MicroscopeFrame | null = null;
  const now = (): MicroscopeFrame | null => frame;
  /** µm on the slide for a stage unit in the eyepiece. */
  const perUnit = (): number => (frame ? diameter(frame) / (2 * view.circle().radius) : 1);
  const push = createSlidePush(context, now);
  const { knobs, fine } = createStandHandles(context, now);
  const picture = push.handle(
    'Picture in the eyepiece',
    'Drag the picture: the stage drive pushes the slide the other way.',
    (by) => ({
      x: by.x * perUnit(),
      y: by.y * perUnit(),
    }),
  );
  const eye = createEyeHandle(context, view);
  const slide = push.handle('Slide on the stage', 'Drag it; the picture goes the other way.', (by) => ({
    x: (-1000 * by.x) / stage.unit(),
    y: (-1000 * by.y) / stage.unit(),
  }));
  const label = createSlideLabel(context, now);
  const parts = {
    stand: { root: stand.root, lay: (box: Box) => stand.lay(box) },
    field: view.field,
    look: view.look,
    stage,
    caption,
  } as const;

  return {
    root,
    resize(size) {
      caption.narrow(size.layout === 'tall');
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
    draw(next, time) {
      frame = next;
      const { view: seen, params } = next;
      push.follow(seen);
      setStand(stand, next);
      for (const [handle, part] of knobs) placeHandle(handle, stand.place(part));
      stage.set(seen.x, seen.y, STAINS[seen.slide]);
      stage.name(next.hidden.has('slide') ? 'Slide' : params.slide);
      placeHandle(slide, stage.slide());
      placeHandle(label, stage.label());
      picture.update(push.aimed);
      slide.update(push.aimed);
      eye.update(view.eye());
      fine.follow(seen.fine);
      eyepiece.draw(next, time);
      view.say(seen.lamp < 0.5 ? 'Lamp is off' : '');
      warning.set(seen.hasty ? HASTE : '');
      caption.say(next);
    },
    describe: describeField,
    destroy: () => root.destroy({ children: true }),
  };
};
