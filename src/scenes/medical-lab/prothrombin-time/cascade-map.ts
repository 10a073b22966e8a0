/** The extrinsic pathway on a board: each step glows as strongly as the model runs through it, thrombin's feedback on V as well. */
import { Container, Graphics } from 'pixi.js';
import type { Box, Part, StageContext, TypeSizes } from '../../contract';
import type { Size } from '../../kit/layout/layout';
import { mix } from '../../kit/paint/shading';
import { asPanel } from '../../kit/stage-marks';
import type { StageTheme } from '../../kit/theme';

export interface CascadeMap extends Part {
  least(type: TypeSizes): Size;
  /** Of Xa, prothrombinase, thrombin, fibrin: 0 to 1; `started`: tissue factor is in the tube. */
  set(started: boolean, flows: readonly number[]): void;
}

const NODES = ['VIIa', 'Xa', 'Xa·Va', 'IIa', 'Fibrin'] as const;
const GLOW = 0xe07a1f;
const THROMBIN = 3;
const COMPLEX = 2;

function drawBoard(board: Graphics, theme: StageTheme, { x, y, width, height }: Box): void {
  board
    .clear()
    .roundRect(x + 3, y + 4, width, height, 8)
    .fill({ color: theme.shadow, alpha: theme.shadowAlpha * 0.5 })
    .roundRect(x, y, width, height, 8)
    .fill(theme.paper)
    .roundRect(x + 1, y + 1, width - 2, height - 2, 7)
    .stroke({ width: 1.5, color: mix(theme.paper, 0x5d6b7a, 0.5) });
}

function drawArrow(pen: Graphics, from: number, to: number, y: number, colour: number, width: number): void {
  pen
    .moveTo(from, y)
    .lineTo(to - 7, y)
    .stroke({ width, color: colour })
    .poly([to, y, to - 10, y - 6, to - 10, y + 6])
    .fill(colour);
}

/** From one step back over the board to an earlier one; `foot`: where it leaves and ends. */
interface Loop {
  readonly from: number;
  readonly to: number;
  readonly top: number;
  readonly foot: number;
}

function drawLoop(pen: Graphics, { from, to, top, foot }: Loop, colour: number, thick: number): void {
  pen
    .moveTo(from, foot)
    .bezierCurveTo(from, top - 4, to, top - 4, to, foot - 8)
    .stroke({ width: thick, color: colour })
    .poly([to, foot, to - 6, foot - 10, to + 6, foot - 10])
    .fill(colour);
}

export function createCascadeMap(context: StageContext): CascadeMap {
  const { theme } = context;
  const root = new Container({ label: 'cascade' });
  const board = new Graphics();
  const still = new Graphics();
  const arrows = NODES.slice(1).map(() => new Graphics());
  const feedback = new Graphics();
  const glows = NODES.map(() => new Graphics());
  const names = NODES.map((text) =>
    context.text({ text, size: 14, weight: '700', colour: theme.paperInk, anchor: [0.5, 0.5] }),
  );
  const word = context.text({ text: 'V', size: 12, weight: '600', colour: theme.paperInk, anchor: [0.5, 0.5] });
  root.addChild(board, still, ...arrows, feedback, ...glows, ...names, word);

  return {
    root,
    least: ({ small }) => ({ width: 0, height: small * 4.8 }),
    lay({ x, y, width, height }: Box, { small, text }: TypeSizes) {
      drawBoard(board, theme, { x, y, width, height });
      asPanel(board, { x, y, width, height });
      const each = width / NODES.length;
      const line = y + height * 0.64;
      const [wide, high] = [each * 0.66, Math.min(height * 0.34, text * 2.2)];
      const at = (n: number): number => x + each * (n + 0.5);
      still.clear();
      names.forEach((name, n) => {
        name.style.fontSize = Math.min(text, (wide / 5) * 1.3) < small ? small : Math.min(text, (wide / 5) * 1.3);
        name.position.set(at(n), line);
        still
          .roundRect(at(n) - wide / 2, line - high / 2, wide, high, high / 2)
          .fill(mix(theme.paper, 0x5d6b7a, 0.16))
          .roundRect(at(n) - wide / 2, line - high / 2, wide, high, high / 2)
          .stroke({ width: 1.4, color: mix(theme.paper, 0x5d6b7a, 0.6) });
        glows[n]
          ?.clear()
          .roundRect(at(n) - wide / 2, line - high / 2, wide, high, high / 2)
          .fill({ color: GLOW, alpha: 0.55 })
          .roundRect(at(n) - wide / 2 - 3, line - high / 2 - 3, wide + 6, high + 6, high / 2 + 3)
          .stroke({ width: 3, color: GLOW, alpha: 0.5 });
        if (n === 0) return;
        const [from, to] = [at(n - 1) + wide / 2 + 2, at(n) - wide / 2 - 2];
        drawArrow(still, from, to, line, mix(theme.paper, 0x5d6b7a, 0.55), 3);
        const own = arrows[n - 1];
        own?.clear();
        if (own) drawArrow(own, from, to, line, GLOW, 5);
      });
      const top = y + height * 0.2;
      const loop = { from: at(THROMBIN), to: at(COMPLEX), top, foot: line - high / 2 - 3 };
      drawLoop(still, loop, mix(theme.paper, 0x5d6b7a, 0.55), 2.5);
      feedback.clear();
      drawLoop(feedback, loop, GLOW, 4);
      word.style.fontSize = small;
      word.position.set((at(THROMBIN) + at(COMPLEX)) / 2, Math.max(y + small * 0.9, top));
    },
    set(started, flows) {
      glows.forEach((glow, n) => {
        glow.alpha = n === 0 ? (started ? 1 : 0) : (flows[n - 1] ?? 0);
      });
      arrows.forEach((one, n) => {
        one.alpha = flows[n] ?? 0;
      });
      feedback.alpha = flows[COMPLEX] ?? 0;
    },
  };
}
