/**
 * A plot seen from above with its measuring tapes: frames that lie on it, the one that flies in, and a loose one that a
 * hand lays down. The ground itself is painted behind (`habitat-ground.ts`).
 */
import { Container, Graphics, GraphicsContext } from 'pixi.js';
import type { Point, StageContext } from '../../contract';
import type { PlotBox } from './habitat-ground';
import { createMeasuringTape } from './measuring-tape';
import { createQuadratFrame } from './quadrat-frame';

export interface SurveyMapOptions {
  /** Side of the plot, m. */
  readonly plot: number;
  /** A frame was chosen, from 0. */
  choose(index: number): void;
  /** The loose frame was laid with its lower left corner there, whole metres. */
  place(x: number, y: number): void;
  redraw(): void;
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

/** Wall milliseconds of a throw. */
const FLIGHT_MS = 260;
/** Below the plot the loose frame waits, at most so many metres away. */
const LOWEST = -12;
const ICON = 28;
const SEEN_AT_LEAST = 5;

export function createSurveyMap(context: StageContext, options: SurveyMapOptions): SurveyMap {
  const { theme, reducedMotion } = context;
  const root = new Container({ label: 'survey map' });
  const below = createMeasuringTape(context, false);
  const beside = createMeasuringTape(context, true);
  const lying = new Container({ label: 'frames' });
  const choice = new Graphics();
  const flying = new Graphics({ visible: false });
  const loose = new Graphics({ visible: false });
  const icon = createQuadratFrame(context);
  icon.lay(ICON - 10, 5);
  root.addChild(below.root, beside.root, lying, choice, icon.root, loose, flying);

  let box: PlotBox = { x: 0, y: 0, side: 1 };
  let unit = 1;
  let side = 0;
  let drawnSide = 0;
  let pen: GraphicsContext | null = null;
  let shown = 0;
  let done = 0;
  let selected = -1;
  let places: { x: number; y: number }[] = [];
  let flightSince: number | null = null;
  let fresh = true;
  let byHand = false;
  /** Lower left corner of the loose frame, whole metres from that of the plot; and where it waits. */
  let parked: Point = { x: 0, y: LOWEST };
  let waits: readonly [number, number] = [0, 0];
  let hand: Point = parked;
  let moved = false;
  let on = true;

  const size = (): number => Math.max(SEEN_AT_LEAST, side * unit);
  /** Upper left corner on the stage of a frame whose lower left corner is at (x, y) metres. */
  const corner = (x: number, y: number): Point => ({ x: box.x + x * unit, y: box.y + box.side - y * unit - size() });
  const outline = (graphics: Graphics | GraphicsContext, colour: number, width: number, grow: number): void => {
    const s = size();
    graphics.rect(-grow, -grow, s + 2 * grow, s + 2 * grow).stroke({ width, color: colour });
  };

  const choose = (index: number): void => {
    if (shown > 0) options.choose(Math.min(shown - 1, Math.max(0, index)));
  };
  const nearest = (point: Point): number => {
    let best = 0;
    let least = Number.POSITIVE_INFINITY;
    places.forEach((place, index) => {
      const at = corner(place.x, place.y);
      const dx = at.x + size() / 2 - point.x;
      const dy = at.y + size() / 2 - point.y;
      if (dx * dx + dy * dy < least) {
        least = dx * dx + dy * dy;
        best = index;
      }
    });
    return best;
  };
  const chooser = context.handle({
    role: 'slider',
    name: 'Quadrat in the close-up',
    hint: 'Press a frame on the plot, or use the arrow keys.',
    min: 1,
    get max() {
      return Math.max(1, shown);
    },
    step: 1,
    value: 1,
    format: (value) => (shown === 0 ? 'no quadrat yet' : `quadrat ${value} of ${shown}`),
    set: (value) => choose(value - 1),
    drag: (point) => nearest(point) + 1,
    tap: (point) => choose(nearest(point)),
  });
  const put = (): void => {
    const { x, y } = hand;
    hand = parked;
    loose.visible = false;
    icon.root.visible = true;
    looseHandle.update(parked);
    placeLoose();
    if (y >= 0) {
      byHand = true;
      options.place(x, y);
    }
    options.redraw();
  };
  const looseHandle = context.handle({
    role: 'point',
    name: 'Loose frame',
    hint: 'Drag it onto the plot, or move it with the arrow keys and press Enter.',
    min: { x: 0, y: LOWEST },
    max: { x: options.plot - 1, y: options.plot - 1 },
    step: 1,
    value: parked,
    format: ({ x, y }) => (y < 0 ? 'beside the plot' : `${x} m along, ${y} m up`),
    set(value) {
      hand = value;
      moved = true;
      loose.visible = value.y >= 0;
      icon.root.visible = value.y < 0;
      placeLoose();
      options.redraw();
    },
    drag: (point, start, from) => ({
      x: from.x + (point.x - start.x) / unit,
      y: from.y - (point.y - start.y) / unit,
    }),
    held(down) {
      if (down) moved = false;
      else if (moved) put();
    },
    keys: { Enter: () => put() },
  });

  const placeLoose = (): void => {
    const inside = Math.min(options.plot - side, hand.x);
    const up = Math.min(options.plot - side, hand.y);
    const at = corner(inside, up);
    loose.position.set(at.x, at.y);
    const wide = Math.max(ICON, size());
    const [x, y] = waits;
    icon.root.position.set(x - ICON / 2 + 5, y - ICON / 2 + 5);
    if (hand.y < 0) looseHandle.place(x - ICON / 2, y - ICON / 2, ICON, ICON);
    else looseHandle.place(at.x + size() / 2 - wide / 2, at.y + size() / 2 - wide / 2, wide, wide);
  };

  const redrawFrames = (): void => {
    for (const child of lying.removeChildren()) child.destroy();
    pen?.destroy();
    pen = new GraphicsContext();
    outline(pen, theme.shadow, 3.2, 0.6);
    outline(pen, 0xf3d9ab, 1.8, 0);
    choice.clear();
    outline(choice, theme.name === 'dark' ? 0x06201d : 0xffffff, 5, 4);
    outline(choice, theme.accent, 2.6, 4);
    loose.clear();
    outline(loose, 0x1b1409, 4.4, 0.5);
    outline(loose, 0xffe7bd, 2.6, 0);
    loose
      .circle(size() / 2, size() / 2, Math.max(9, size() * 0.3))
      .stroke({ width: 2, color: theme.accent })
      .circle(size() / 2, size() / 2, 2)
      .fill(theme.accent);
    flying.clear();
    outline(flying, 0x1b1409, 4, 0.8);
    outline(flying, 0xf3d9ab, 2.6, 0);
    flying.pivot.set(size() / 2, size() / 2);
    shown = 0;
    fresh = true;
    placeLoose();
  };

  const showChoice = (): void => {
    const place = places[selected];
    choice.visible = place !== undefined && on;
    if (!place) return;
    const at = corner(place.x, place.y);
    choice.position.set(at.x, at.y);
  };

  const fly = (now: number): void => {
    const target = places[shown - 1];
    if (flightSince === null || !target) return;
    const t = Math.min(1, (now - flightSince) / FLIGHT_MS);
    const frame = lying.children[shown - 1];
    flying.visible = t < 1;
    if (frame) frame.visible = t >= 1;
    if (t >= 1) {
      flightSince = null;
      return;
    }
    const to = corner(target.x, target.y);
    const half = size() / 2;
    const from = { x: icon.root.x + 10, y: icon.root.y + 8 };
    const eased = 1 - (1 - t) ** 2;
    flying.position.set(
      from.x + (to.x + half - from.x) * eased,
      from.y + (to.y + half - from.y) * eased - 60 * Math.sin(Math.PI * t),
    );
    flying.rotation = (1 - t) * 5;
    flying.scale.set(1 + 1.4 * Math.sin(Math.PI * t));
    options.redraw();
  };

  return {
    root,
    lay(next, tapeWidth, figures, loosely) {
      box = next;
      unit = box.side / options.plot;
      waits = loosely;
      parked = {
        x: Math.round((waits[0] - box.x) / unit),
        y: Math.max(LOWEST, Math.round((box.y + box.side - waits[1]) / unit)),
      };
      hand = parked;
      looseHandle.update(parked);
      below.root.position.set(box.x, box.y + box.side + 2);
      below.lay(box.side, tapeWidth, options.plot, figures);
      beside.root.position.set(box.x - 2, box.y + box.side);
      beside.lay(box.side, tapeWidth, options.plot, figures);
      chooser.place(box.x, box.y, box.side, box.side);
      drawnSide = 0;
    },
    show(frames, laid, counted, nextSide, now) {
      side = nextSide;
      if (drawnSide !== side) {
        drawnSide = side;
        redrawFrames();
      }
      if (laid < shown) {
        for (const child of lying.removeChildren(laid)) child.destroy();
        shown = laid;
        flightSince = null;
        flying.visible = false;
      }
      const added = laid - shown;
      for (let k = shown; k < laid; k++) {
        const place = { x: frames[4 * k] ?? 0, y: frames[4 * k + 1] ?? 0 };
        places[k] = place;
        const frame = new Graphics(pen ?? undefined);
        const at = corner(place.x, place.y);
        frame.position.set(at.x, at.y);
        frame.alpha = k < counted ? 1 : 0.7;
        lying.addChild(frame);
      }
      if (places.length !== laid) places = places.slice(0, laid);
      if (added > 0) {
        const last = lying.children[shown - 1];
        if (last) last.visible = true;
        flightSince = added === 1 && !fresh && !byHand && !reducedMotion ? now : null;
        flying.visible = false;
        if (byHand) byHand = false;
        shown = laid;
        showChoice();
      }
      fresh = false;
      if (counted !== done) {
        for (let k = Math.min(done, counted); k < Math.min(laid, Math.max(done, counted)); k++) {
          const frame = lying.children[k];
          if (frame) frame.alpha = k < counted ? 1 : 0.7;
        }
        done = counted;
      }
      fly(now);
    },
    select(index) {
      if (index !== selected) selected = index;
      showChoice();
      chooser.update(index + 1);
    },
    enable(next) {
      if (next === on) return;
      on = next;
      for (const part of [below.root, beside.root, lying, icon.root]) part.visible = on;
      chooser.enable(on);
      looseHandle.enable(on);
      showChoice();
    },
    at(index) {
      const place = places[index] ?? { x: 0, y: 0 };
      const from = corner(place.x, place.y);
      return { x: from.x + size() / 2, y: from.y + size() / 2, half: size() / 2 };
    },
  };
}
