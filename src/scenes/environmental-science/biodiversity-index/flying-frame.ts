/** The frame that was thrown last, on its way to the plot. */
import { Graphics } from 'pixi.js';
import type { Point } from '../../contract';
import type { LyingFrames } from './lying-frames';
import { frameCorner, frameSize, outlineFrame, type PlotScale } from './plot-scale';

/** Wall milliseconds of a throw. */
const FLIGHT_MS = 260;

export function createFlyingFrame(scale: PlotScale, lying: LyingFrames, redraw: () => void) {
  const flying = new Graphics({ visible: false });
  let since: number | null = null;
  return {
    flying,
    redraw() {
      flying.clear();
      const size = frameSize(scale);
      outlineFrame(flying, size, 0x1b1409, 4, 0.8);
      outlineFrame(flying, size, 0xf3d9ab, 2.6, 0);
      flying.pivot.set(size / 2, size / 2);
    },
    /** `now`: it sets off; null: none flies. */
    start(now: number | null) {
      since = now;
      flying.visible = false;
    },
    /** `from`: where frames wait. */
    fly(now: number, waiting: Point) {
      const target = lying.places[lying.shown - 1];
      if (since === null || !target) return;
      const t = Math.min(1, (now - since) / FLIGHT_MS);
      const frame = lying.root.children[lying.shown - 1];
      flying.visible = t < 1;
      if (frame) frame.visible = t >= 1;
      if (t >= 1) {
        since = null;
        return;
      }
      const to = frameCorner(scale, target.x, target.y);
      const half = frameSize(scale) / 2;
      const from = { x: waiting.x + 10, y: waiting.y + 8 };
      const eased = 1 - (1 - t) ** 2;
      flying.position.set(
        from.x + (to.x + half - from.x) * eased,
        from.y + (to.y + half - from.y) * eased - 60 * Math.sin(Math.PI * t),
      );
      flying.rotation = (1 - t) * 5;
      flying.scale.set(1 + 1.4 * Math.sin(Math.PI * t));
      redraw();
    },
  };
}
