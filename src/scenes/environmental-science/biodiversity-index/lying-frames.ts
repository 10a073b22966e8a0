/** Frames that lie on a plot; what is not counted yet is fainter. */
import { Container, Graphics, GraphicsContext } from 'pixi.js';
import type { Point, StageContext } from '../../contract';
import { frameCorner, frameSize, outlineFrame, type PlotScale } from './plot-scale';

export function createLyingFrames({ theme }: StageContext, scale: PlotScale) {
  const root = new Container({ label: 'frames' });
  let pen: GraphicsContext | null = null;
  let places: Point[] = [];
  let shown = 0;
  let done = 0;
  const fade = (frame: Container | undefined, k: number, counted: number): void => {
    if (frame) frame.alpha = k < counted ? 1 : 0.7;
  };
  return {
    root,
    get places(): readonly Point[] {
      return places;
    },
    get shown() {
      return shown;
    },
    /** Draws them in their size, and takes all away. */
    redraw() {
      for (const child of root.removeChildren()) child.destroy();
      pen?.destroy();
      pen = new GraphicsContext();
      outlineFrame(pen, frameSize(scale), theme.shadow, 3.2, 0.6);
      outlineFrame(pen, frameSize(scale), 0xf3d9ab, 1.8, 0);
      shown = 0;
    },
    takeAwayFrom(laid: number) {
      for (const child of root.removeChildren(laid)) child.destroy();
      shown = laid;
    },
    /** Lays down those that are new; returns how many. */
    add(frames: ArrayLike<number>, laid: number, counted: number): number {
      const added = laid - shown;
      for (let k = shown; k < laid; k++) {
        const place = { x: frames[4 * k] ?? 0, y: frames[4 * k + 1] ?? 0 };
        places[k] = place;
        const frame = new Graphics(pen ?? undefined);
        const at = frameCorner(scale, place.x, place.y);
        frame.position.set(at.x, at.y);
        fade(frame, k, counted);
        root.addChild(frame);
      }
      if (places.length !== laid) places = places.slice(0, laid);
      if (added > 0) {
        const last = root.children[shown - 1];
        if (last) last.visible = true;
      }
      shown = laid;
      return added;
    },
    count(counted: number) {
      if (counted === done) return;
      for (let k = Math.min(done, counted); k < Math.min(shown, Math.max(done, counted)); k++)
        fade(root.children[k], k, counted);
      done = counted;
    },
    nearest(point: Point): number {
      let best = 0;
      let least = Number.POSITIVE_INFINITY;
      places.forEach((place, index) => {
        const at = frameCorner(scale, place.x, place.y);
        const dx = at.x + frameSize(scale) / 2 - point.x;
        const dy = at.y + frameSize(scale) / 2 - point.y;
        if (dx * dx + dy * dy < least) {
          least = dx * dx + dy * dy;
          best = index;
        }
      });
      return best;
    },
  };
}

export type LyingFrames = ReturnType<typeof createLyingFrames>;
