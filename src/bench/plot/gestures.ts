/**
 * Drag, wheel and pinch on a plot: move it, magnify it, or choose a band along x. Fetched when the pointer first comes near.
 * Positions come with the events; the element's place is asked for when a gesture begins, never between.
 */
import type { PlotFrame } from './draw';
import type { PlotScene } from './scene';
import type { View } from './settings';
import { changedView, panned, viewOf, zoomed } from './zoom';

/** A press that moves less is no drag. */
const STILL_PX = 5;
/** Magnification of one px of the wheel. */
const WHEEL = 0.0025;

export interface Gestured {
  readonly frame: () => PlotFrame | null;
  readonly scene: () => PlotScene;
  /** Whether a drag chooses a band rather than moves the plot. */
  readonly selecting: () => boolean;
  /** Shown at once, kept when the gesture ends. */
  readonly show: (view: View) => void;
  readonly keep: (view: View | null) => void;
  readonly showBand: (from: number, to: number) => void;
  readonly keepBand: (from: number, to: number) => void;
}

interface Spot {
  readonly x: number;
  readonly y: number;
}

interface Grip {
  /** Where the gesture began, and what was in sight. */
  readonly frame: PlotFrame;
  readonly view: View;
  readonly bounds: DOMRect;
  readonly start: ReadonlyMap<number, Spot>;
}

const middle = (spots: readonly Spot[]): Spot => ({
  x: spots.reduce((sum, { x }) => sum + x, 0) / spots.length,
  y: spots.reduce((sum, { y }) => sum + y, 0) / spots.length,
});

const apart = ([a, b]: readonly Spot[]): number =>
  a && b ? Math.max(20, Math.sqrt((a.x - b.x) ** 2 + (a.y - b.y) ** 2)) : 1;

/** Where a place on the page lies in the plot: 0 to 1 from left to right and from below to above. */
const shareOf = (frame: PlotFrame, bounds: DOMRect, { x, y }: Spot): Spot => ({
  x: (x - bounds.left - frame.left) / (frame.right - frame.left),
  y: (frame.bottom - (y - bounds.top)) / (frame.bottom - frame.top),
});

/** What lies between two places along x, in units of the axis. */
function bandBetween({ frame, bounds }: Grip, a: number, b: number): readonly [number, number] {
  const ends = [a, b].map((px) => frame.x.at(Math.min(frame.right, Math.max(frame.left, px - bounds.left))));
  return [Math.min(...ends), Math.max(...ends)];
}

/** Fingers lie on what they took hold of, as far as their distance and their middle allow it. */
function draggedView({ frame, view, bounds, start }: Grip, scene: PlotScene, now: readonly Spot[]): View {
  const before = [...start.values()];
  const [to, from] = [middle(now), middle(before)];
  const factor = apart(before) / apart(now);
  const at = shareOf(frame, bounds, from);
  const [wide, high] = [frame.right - frame.left, frame.bottom - frame.top];
  return changedView(
    view,
    scene,
    (domain, scale) => panned(zoomed(domain, scale, factor, at.x), scale, (-(to.x - from.x) / wide) * factor),
    (domain, scale) => panned(zoomed(domain, scale, factor, at.y), scale, ((to.y - from.y) / high) * factor),
  );
}

/** Magnified around the pointer. */
function wheeledView(frame: PlotFrame, scene: PlotScene, event: WheelEvent, bounds: DOMRect): View {
  const factor = Math.exp(Math.max(-200, Math.min(200, event.deltaY)) * WHEEL);
  const at = shareOf(frame, bounds, { x: event.clientX, y: event.clientY });
  return changedView(
    viewOf(frame),
    scene,
    (domain, scale) => zoomed(domain, scale, factor, at.x),
    (domain, scale) => zoomed(domain, scale, factor, at.y),
  );
}

/** Listens until the function returned is called. */
export function attachGestures(element: HTMLElement, plot: Gestured): () => void {
  const pressed = new Map<number, Spot>();
  let grip: Grip | null = null;
  let moving = false;
  let latest: View | null = null;
  let band: readonly [number, number] | null = null;

  const begin = (): void => {
    const frame = plot.frame();
    grip =
      frame && pressed.size > 0
        ? { frame, view: latest ?? viewOf(frame), bounds: element.getBoundingClientRect(), start: new Map(pressed) }
        : null;
  };
  const end = (): void => {
    if (band) plot.keepBand(...band);
    else if (moving && latest) plot.keep(latest);
    moving = false;
    latest = null;
    band = null;
  };

  /** A swipe of one finger scrolls the page, until the plot was pressed: it has the focus then. */
  let held = true;

  const onDown = (event: PointerEvent): void => {
    // What lies over the plot may have gestures of its own.
    if (event.button !== 0 || (event.target instanceof Element && event.target.closest('[data-own-gestures]'))) return;
    if (pressed.size === 0) {
      held = event.pointerType !== 'touch' || plot.selecting() || element.contains(document.activeElement);
    }
    pressed.set(event.pointerId, { x: event.clientX, y: event.clientY });
    begin();
  };
  const onMove = (event: PointerEvent): void => {
    if (!grip || !pressed.has(event.pointerId)) return;
    pressed.set(event.pointerId, { x: event.clientX, y: event.clientY });
    const now = [...pressed.values()];
    const [to, from] = [middle(now), middle([...grip.start.values()])];
    const [dx, dy] = [to.x - from.x, to.y - from.y];
    if (now.length === 1 && !held && !moving) return;
    if (!moving && now.length === 1 && Math.abs(dx) < STILL_PX && Math.abs(dy) < STILL_PX) return;
    if (!moving) element.setPointerCapture(event.pointerId);
    moving = true;
    if (plot.selecting() && now.length === 1) {
      band = bandBetween(grip, from.x, to.x);
      return plot.showBand(...band);
    }
    latest = draggedView(grip, plot.scene(), now);
    plot.show(latest);
  };
  const onUp = (event: PointerEvent): void => {
    if (!pressed.delete(event.pointerId)) return;
    if (pressed.size === 0) end();
    begin();
  };
  const onWheel = (event: WheelEvent): void => {
    const frame = plot.frame();
    // The wheel alone scrolls the page.
    if (!frame || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    plot.keep(wheeledView(frame, plot.scene(), event, element.getBoundingClientRect()));
  };
  const onDouble = (): void => plot.keep(null);

  element.addEventListener('pointerdown', onDown);
  element.addEventListener('pointermove', onMove);
  element.addEventListener('pointerup', onUp);
  element.addEventListener('pointercancel', onUp);
  element.addEventListener('wheel', onWheel, { passive: false });
  element.addEventListener('dblclick', onDouble);
  return () => {
    element.removeEventListener('pointerdown', onDown);
    element.removeEventListener('pointermove', onMove);
    element.removeEventListener('pointerup', onUp);
    element.removeEventListener('pointercancel', onUp);
    element.removeEventListener('wheel', onWheel);
    element.removeEventListener('dblclick', onDouble);
  };
}
