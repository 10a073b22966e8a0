/** The room behind the apparatus: a calm gradient, darker at the edges, and the bench with its front edge. */
import { Container } from 'pixi.js';
import type { StageContext, StageSize } from '../contract';
import { cssColour, mix } from './shading';

export interface Backdrop {
  /** Empty: the backdrop is painted behind the canvas. Kept so that a scene's list of parts says where it lies. */
  readonly root: Container;
  /** Fills what is visible; `benchY` is where the back edge of the bench lies, or null for no bench. */
  resize(stage: StageSize, benchY: number | null): void;
}

/** How far the wall's edges go towards the dark of the edge colour. */
const EDGE = 0.55;

export function createBackdrop(context: StageContext): Backdrop {
  const { theme } = context;
  return {
    root: new Container({ label: 'backdrop' }),
    resize(stage, benchY) {
      context.paintBehind(stage, (canvas) => {
        const { x, y, width, height } = stage.bleed;
        const fill = (gradient: CanvasGradient, stops: readonly (readonly [number, string])[]): void => {
          for (const [offset, colour] of stops) gradient.addColorStop(offset, colour);
          canvas.fillStyle = gradient;
        };
        fill(canvas.createLinearGradient(0, y, 0, y + height), [
          [0, cssColour(mix(theme.backdropTop, theme.backdropEdge, EDGE))],
          [1, cssColour(mix(theme.backdropBottom, theme.backdropEdge, EDGE))],
        ]);
        canvas.fillRect(x, y, width, height);

        // The lamp's pool of light, upper left.
        canvas.save();
        canvas.translate(x + width * 0.45, y + height * 0.4);
        canvas.scale(width * 0.65, height * 0.75);
        fill(canvas.createRadialGradient(0, 0, 0, 0, 0, 1), [
          [0, cssColour(theme.backdropTop)],
          [0.45, cssColour(mix(theme.backdropTop, theme.backdropBottom, 0.4), 0.75)],
          [1, cssColour(theme.backdropBottom, 0)],
        ]);
        canvas.fillRect(-2, -2, 4, 4);
        canvas.restore();

        if (benchY === null) return;
        fill(canvas.createLinearGradient(0, benchY, 0, y + height), [
          [0, cssColour(theme.benchTop)],
          [0.35, cssColour(mix(theme.benchTop, theme.benchFront, 0.45))],
          [1, cssColour(theme.benchFront)],
        ]);
        canvas.fillRect(x, benchY, width, y + height - benchY);
        canvas.fillStyle = cssColour(theme.benchLine, 0.9);
        canvas.fillRect(x, benchY, width, 1.5);
      });
    },
  };
}
