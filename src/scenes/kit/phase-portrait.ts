/** A phase portrait on a dark screen: velocity upwards against displacement, zero in the middle. */
import { Container, Graphics } from 'pixi.js';
import type { StageContext } from '../contract';
import { createLoopTrace } from './loop-trace';
import { screen } from './shading';

export interface PhasePortrait {
  readonly root: Container;
  lay(width: number, height: number, textSize: number): void;
  /** Values at the right and the upper edge; the curve is to be drawn anew then. */
  scale(x: number, y: number): void;
  /** Displacement and velocity by turns, oldest first. */
  draw(pairs: Float32Array): void;
}

export interface PhasePortraitOptions {
  readonly points: number;
  /** Signs of the two quantities with their units. */
  readonly x: string;
  readonly y: string;
}

const MARGIN = 10;

/** Origin at the upper left. */
export function createPhasePortrait(context: StageContext, { points, x, y }: PhasePortraitOptions): PhasePortrait {
  const { theme } = context;
  const root = new Container({ label: 'phase portrait' });
  const back = new Container();
  const cross = new Graphics();
  const trace = createLoopTrace(context, points, theme.screenGlow);
  const across = context.text({ text: x, size: 12, mono: true, colour: theme.screenGlow, anchor: [1, 1] });
  const up = context.text({ text: y, size: 12, mono: true, colour: theme.screenGlow, anchor: [0, 0] });
  for (const text of [across, up]) text.alpha = 0.8;
  root.addChild(back, cross, trace.root, across, up);
  let full = { x: 1, y: 1 };
  return {
    root,
    lay(width, height, textSize) {
      for (const child of back.removeChildren()) child.destroy();
      back.addChild(screen(theme, width, height, 6));
      const [w, h] = [width - 2 * MARGIN, height - 2 * MARGIN];
      cross
        .clear()
        .rect(MARGIN, height / 2 - 0.5, w, 1)
        .rect(width / 2 - 0.5, MARGIN, 1, h)
        .fill({ color: theme.screenDim });
      for (let n = 1; n < 8; n++) {
        if (n === 4) continue;
        cross
          .rect(MARGIN + (n * w) / 8 - 0.5, height / 2 - 3, 1, 6)
          .rect(width / 2 - 3, MARGIN + (n * h) / 8 - 0.5, 6, 1);
      }
      cross.fill({ color: theme.screenDim });
      trace.root.position.set(MARGIN, MARGIN);
      trace.lay(w, h, 2);
      for (const text of [across, up]) text.style.fontSize = textSize;
      across.position.set(width - 6, height / 2 - 3);
      up.position.set(width / 2 + 5, 5);
    },
    scale(nextX, nextY) {
      if (nextX === full.x && nextY === full.y) return;
      full = { x: nextX, y: nextY };
      trace.scale(2 * nextX, 2 * nextY);
    },
    draw(pairs) {
      trace.clear();
      for (let n = 0; n < points; n++) trace.put((pairs[2 * n] ?? 0) + full.x, (pairs[2 * n + 1] ?? 0) + full.y);
      trace.draw();
    },
  };
}
