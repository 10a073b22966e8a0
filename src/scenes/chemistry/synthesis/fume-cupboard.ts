/** A fume cupboard seen from the front: baffle behind, sash pulled up, worktop with a raised lip. Painted once for each size. */
import type { StageContext, StageSize } from '../../contract';
import { cssColour, mix } from '../../kit/paint/shading';

export interface FumeCupboard {
  /** Fills what is visible; `benchY`: where worktop and back wall meet; `sashY`: lower edge of the sash. */
  resize(stage: StageSize, benchY: number, sashY: number): void;
}

const JAMB = 20;
const SLOT = 7;

export function createFumeCupboard(context: StageContext): FumeCupboard {
  const { theme } = context;
  const dark = theme.name === 'dark';
  return {
    resize(stage, benchY, sashY) {
      context.paintBehind(stage, (canvas) => {
        const { x, y, width, height } = stage.bleed;
        const right = x + width;
        const fill = (gradient: CanvasGradient, stops: readonly (readonly [number, string])[]): void => {
          for (const [offset, colour] of stops) gradient.addColorStop(offset, colour);
          canvas.fillStyle = gradient;
        };
        const down = (from: number, to: number, stops: readonly (readonly [number, string])[]): void =>
          fill(canvas.createLinearGradient(0, from, 0, to), stops);
        const across = (from: number, to: number, stops: readonly (readonly [number, string])[]): void =>
          fill(canvas.createLinearGradient(from, 0, to, 0), stops);

        // Back wall with the lamp's light from the upper left.
        down(y, benchY, [
          [0, cssColour(mix(theme.backdropTop, theme.backdropEdge, 0.5))],
          [1, cssColour(mix(theme.backdropBottom, theme.backdropTop, 0.35))],
        ]);
        canvas.fillRect(x, y, width, benchY - y);
        fill(canvas.createRadialGradient(x + width * 0.38, sashY, 10, x + width * 0.38, sashY + 80, width * 0.55), [
          [0, cssColour(mix(theme.backdropTop, 0xffffff, dark ? 0.1 : 0.6), 0.9)],
          [1, cssColour(theme.backdropTop, 0)],
        ]);
        canvas.fillRect(x, y, width, benchY - y);

        // Baffle: panels with the slots through which the air is drawn off.
        const panels = 4;
        const inner = width - 2 * JAMB;
        for (let n = 0; n < panels; n++) {
          const left = x + JAMB + (n * inner) / panels;
          canvas.fillStyle = cssColour(mix(theme.backdropEdge, 0x000000, dark ? 0.2 : 0.06), 0.5);
          canvas.fillRect(left, sashY - 8, 1.2, benchY - sashY + 8);
          canvas.fillStyle = cssColour(0xffffff, dark ? 0.05 : 0.5);
          canvas.fillRect(left + 1.2, sashY - 8, 1, benchY - sashY + 8);
        }
        for (const [at, depth] of [
          [0.34, SLOT],
          [0.9, SLOT + 2],
        ] as const) {
          const slotY = sashY + (benchY - sashY) * at;
          down(slotY, slotY + depth, [
            [0, cssColour(mix(theme.backdropEdge, 0x000000, dark ? 0.35 : 0.3))],
            [1, cssColour(mix(theme.backdropEdge, 0x000000, dark ? 0.3 : 0.12))],
          ]);
          canvas.fillRect(x + JAMB, slotY, inner, depth);
        }

        // Worktop.
        down(benchY, y + height, [
          [0, cssColour(theme.benchTop)],
          [0.4, cssColour(mix(theme.benchTop, theme.benchFront, 0.45))],
          [1, cssColour(theme.benchFront)],
        ]);
        canvas.fillRect(x, benchY, width, y + height - benchY);
        canvas.fillStyle = cssColour(theme.benchLine, 0.9);
        canvas.fillRect(x, benchY, width, 1.5);

        // Jambs.
        const [bright, middle, shade] = theme.metal;
        const steel = (t: number): string => cssColour(mix(t < 0 ? bright : shade, middle, 0.45), dark ? 0.55 : 0.85);
        for (const left of [x, right - JAMB]) {
          across(left, left + JAMB, [
            [0, steel(1)],
            [0.3, steel(-1)],
            [1, steel(1)],
          ]);
          canvas.fillRect(left, y, JAMB, benchY - y + 6);
        }

        // Sash: a pane with its lower rail and two grips.
        canvas.fillStyle = cssColour(theme.glassBody, dark ? 0.08 : 0.22);
        canvas.fillRect(x + JAMB, y, inner, sashY - y);
        canvas.fillStyle = cssColour(0xffffff, dark ? 0.05 : 0.35);
        canvas.beginPath();
        canvas.moveTo(x + JAMB + inner * 0.56, y);
        canvas.lineTo(x + JAMB + inner * 0.64, y);
        canvas.lineTo(x + JAMB + inner * 0.58, sashY - 12);
        canvas.lineTo(x + JAMB + inner * 0.5, sashY - 12);
        canvas.closePath();
        canvas.fill();
        down(sashY - 12, sashY, [
          [0, steel(-1)],
          [0.5, cssColour(middle, dark ? 0.6 : 1)],
          [1, steel(1)],
        ]);
        canvas.fillRect(x + JAMB, sashY - 12, inner, 12);
        canvas.fillStyle = cssColour(theme.shadow, theme.shadowAlpha * 0.5);
        canvas.fillRect(x + JAMB, sashY, inner, 4);
      });
    },
  };
}
