/** How many pixels have which value, with the window over it: a ramp from black to white between two grips. */
import { Container, Graphics } from 'pixi.js';
import type { StageContext } from '../contract';
import { createAxis } from './axis';
import { createTraceLine } from './trace-line';

export interface WindowHistogramOptions {
  readonly bins: number;
  /** Values at its two ends. */
  readonly from: number;
  readonly to: number;
  readonly unit: string;
}

export interface WindowHistogram {
  readonly root: Container;
  lay(width: number, height: number, apart: number): void;
  /** Heights of the bins, `full` at the top. */
  draw(counts: Float32Array, full: number): void;
  /** Without a picture there is nothing to count. */
  fill(filled: boolean): void;
  window(black: number, white: number): void;
  /** Where the grips are along its upper edge. */
  readonly grips: { readonly black: number; readonly white: number };
  /** Values of one stage unit across. */
  readonly perUnit: number;
}

const GRIP = 7;

/** Origin at its upper left; the axis lies below its height. */
export function createWindowHistogram(context: StageContext, options: WindowHistogramOptions): WindowHistogram {
  const { theme } = context;
  const { bins, from, to, unit } = options;
  const root = new Container({ label: 'histogram' });
  const back = new Graphics();
  const lit = new Graphics().rect(0, 0, 1, 1).fill({ color: 0xffffff, alpha: 0.13 });
  const trace = createTraceLine(context, bins, 1.6, theme.screenGlow);
  const ramp = new Graphics().rect(0, -0.75, 1, 1.5).fill(0xffffff);
  const axis = createAxis(context, { side: 'bottom', colour: 0x9fb0c4, size: 11, unit });
  const grip = (fill: number): Graphics =>
    new Graphics()
      .poly([-GRIP, 0, GRIP, 0, GRIP, GRIP * 1.3, 0, GRIP * 2.4, -GRIP, GRIP * 1.3], true)
      .fill(fill)
      .stroke({ width: 1.2, color: theme.screenGlow });
  const black = grip(0x0b0f14);
  const white = grip(0xf4f7fa);
  root.addChild(back, lit, trace.root, ramp, axis.root, black, white);
  let box = { width: 1, height: 1 };
  const at = (value: number): number => (box.width * (Math.min(to, Math.max(from, value)) - from)) / (to - from);
  const shown = { black: from, white: to };
  const place = (): void => {
    const [left, right] = [at(shown.black), at(shown.white)];
    lit.position.set(left, 0);
    lit.scale.set(Math.max(1, right - left), box.height);
    const run = Math.max(0.5, right - left);
    ramp.position.set(left, box.height);
    ramp.rotation = Math.atan2(-box.height, run);
    ramp.scale.x = Math.sqrt(run * run + box.height * box.height);
    black.x = left;
    white.x = right;
  };
  return {
    root,
    lay(width, height, apart) {
      box = { width, height };
      back.clear().rect(0, 0, width, height).fill(0x0a1015).rect(0, height, width, 1).fill(0x50606f);
      trace.lay(width, height - 2);
      axis.root.position.set(0, height);
      axis.lay(width, from, to, apart);
      place();
    },
    draw: (counts, full) => trace.draw(counts, 0, full),
    fill(filled) {
      trace.root.visible = filled;
    },
    window(nextBlack, nextWhite) {
      if (nextBlack === shown.black && nextWhite === shown.white) return;
      [shown.black, shown.white] = [nextBlack, nextWhite];
      place();
    },
    get grips() {
      return { black: black.x, white: white.x };
    },
    get perUnit() {
      return (to - from) / box.width;
    },
  };
}
