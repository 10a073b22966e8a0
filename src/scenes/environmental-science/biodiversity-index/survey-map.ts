/**
 * A plot seen from above with its measuring tapes: frames that lie on it, the one that flies in, and a loose one that a
 * hand lays down. The ground itself is painted behind (`habitat-ground.ts`).
 */
import { Container, Graphics } from 'pixi.js';
import type { Handle, Point, StageContext } from '../../contract';
import { createFlyingFrame } from './flying-frame';
import type { PlotBox } from './habitat-ground';
import { createLooseFrame } from './loose-frame';
import { createLyingFrames, type LyingFrames } from './lying-frames';
import { createMeasuringTape } from './measuring-tape';
import { frameCorner, frameSize, outlineFrame, type PlotScale } from './plot-scale';

export interface SurveyMapOptions {
  /** Side of the plot, m. */
  readonly plot: number;
  /** A frame was chosen, from 0. */
  readonly choose: (index: number) => void;
  /** The loose frame was laid with its lower left corner there, whole metres. */
  place(x: number, y: number): void;
  readonly redraw: () => void;
}

export interface SurveyMap {
  readonly root: Container;
  /** `loose`: middle of the loose frame where it waits. */
  lay(box: PlotBox, tapeWidth: number, figures: boolean, loose: readonly [x: number, y: number]): void;
  /** `frames`: x, y in metres and two more numbers of each of `laid` frames of side `side`. */
  show(frames: ArrayLike<number>, laid: number, counted: number, side: number, now: number): void;
  select(index: number): void;
  /** Typed counts have no plot: everything is put away. */
  enable(enabled: boolean): void;
  /** Middle of a frame on the stage, and half its side. */
  at(index: number): { readonly x: number; readonly y: number; readonly half: number };
}

/** Chooses the frame that is seen from close by. */
function chooserOf(context: StageContext, lying: LyingFrames, chosen: (index: number) => void): Handle {
  const choose = (index: number): void => {
    if (lying.shown > 0) chosen(Math.min(lying.shown - 1, Math.max(0, index)));
  };
  return context.handle({
    role: 'slider',
    name: 'Quadrat in the close-up',
    hint: 'Press a frame on the plot, or use the arrow keys.',
    min: 1,
    get max() {
      return Math.max(1, lying.shown);
    },
    step: 1,
    value: 1,
    format: (value) => (lying.shown === 0 ? 'no quadrat yet' : `quadrat ${value} of ${lying.shown}`),
    set: (value) => choose(value - 1),
    drag: (point) => lying.nearest(point) + 1,
    tap: (point) => choose(lying.nearest(point)),
  });
}

/** Around the frame that is seen from close by. */
function createChoice({ theme }: StageContext, scale: PlotScale) {
  const ring = new Graphics();
  return {
    ring,
    redraw() {
      ring.clear();
      outlineFrame(ring, frameSize(scale), theme.name === 'dark' ? 0x06201d : 0xffffff, 5, 4);
      outlineFrame(ring, frameSize(scale), theme.accent, 2.6, 4);
    },
    show(place: Point | undefined, on: boolean) {
      ring.visible = place !== undefined && on;
      if (!place) return;
      const at = frameCorner(scale, place.x, place.y);
      ring.position.set(at.x, at.y);
    },
  };
}

export function createSurveyMap(context: StageContext, options: SurveyMapOptions): SurveyMap {
  const { plot, redraw } = options;
  const root = new Container({ label: 'survey map' });
  const below = createMeasuringTape(context, false);
  const beside = createMeasuringTape(context, true);
  const scale: PlotScale = { plot, box: { x: 0, y: 0, side: 1 }, unit: 1, side: 0 };
  const lying = createLyingFrames(context, scale);
  const { ring, ...choice } = createChoice(context, scale);
  const chooser = chooserOf(context, lying, options.choose);
  let byHand = false;
  const loose = createLooseFrame(context, {
    scale,
    place(x, y) {
      byHand = true;
      options.place(x, y);
    },
    redraw,
  });
  const { flying, ...flight } = createFlyingFrame(scale, lying, redraw);
  root.addChild(below.root, beside.root, lying.root, ring, loose.icon, loose.mark, flying);
  let drawnSide = 0;
  let selected = -1;
  let fresh = true;
  let on = true;
  const showChoice = (): void => choice.show(lying.places[selected], on);

  return {
    root,
    lay(box, tapeWidth, figures, waits) {
      scale.box = box;
      scale.unit = box.side / plot;
      loose.lay(waits);
      below.root.position.set(box.x, box.y + box.side + 2);
      below.lay(box.side, tapeWidth, plot, figures);
      beside.root.position.set(box.x - 2, box.y + box.side);
      beside.lay(box.side, tapeWidth, plot, figures);
      chooser.place(box.x, box.y, box.side, box.side);
      drawnSide = 0;
    },
    show(frames, laid, counted, nextSide, now) {
      scale.side = nextSide;
      if (drawnSide !== nextSide) {
        drawnSide = nextSide;
        for (const part of [lying, choice, loose, flight]) part.redraw();
        fresh = true;
      }
      if (laid < lying.shown) {
        lying.takeAwayFrom(laid);
        flight.start(null);
      }
      const added = lying.add(frames, laid, counted);
      if (added > 0) {
        flight.start(added === 1 && !fresh && !byHand && !context.reducedMotion ? now : null);
        byHand = false;
        showChoice();
      }
      fresh = false;
      lying.count(counted);
      flight.fly(now, loose.icon);
    },
    select(index) {
      if (index !== selected) selected = index;
      showChoice();
      chooser.update(index + 1);
    },
    enable(next) {
      if (next === on) return;
      on = next;
      for (const part of [below.root, beside.root, lying.root]) part.visible = on;
      chooser.enable(on);
      loose.enable(on);
      showChoice();
    },
    at(index) {
      const place = lying.places[index] ?? { x: 0, y: 0 };
      const from = frameCorner(scale, place.x, place.y);
      const half = frameSize(scale) / 2;
      return { x: from.x + half, y: from.y + half, half };
    },
  };
}
