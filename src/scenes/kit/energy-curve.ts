/** Energy against distance on a dark screen, with a bead that lies on the curve. */
import { Container, Graphics } from 'pixi.js';
import type { Point, StageContext } from '../contract';
import { createAxis } from './axis';
import { roundGradient, screen } from './shading';

export interface EnergyCurve {
  readonly root: Container;
  lay(width: number, height: number, textSize: number, titled: boolean): void;
  /** A new curve: energies at even distances `from`…`to`; `left`: distance at the left edge of the screen. */
  plot(curve: Float32Array, from: number, to: number, left: number): void;
  /** Puts the bead and says where it is; a value beyond the screen is shown at its edge. */
  set(distance: number, energy: number, words: string): Point;
}

const BEAD = 8;
const LEAST_TOP = 26;

/** Origin at its upper left. */
export function createEnergyCurve(
  context: StageContext,
  titles: { readonly x: string; readonly y: string },
): EnergyCurve {
  const { theme } = context;
  const root = new Container({ label: 'energy curve' });
  const back = new Container();
  const line = new Graphics();
  const guide = new Graphics().rect(-0.6, 0, 1.2, 1).fill({ color: theme.screenGlow, alpha: 0.4 });
  const axis = createAxis(context, { side: 'bottom', colour: theme.screenGlow, size: 12, unit: titles.x });
  const scale = createAxis(context, { side: 'left', colour: theme.screenGlow, size: 12, unit: '' });
  const title = context.text({ text: titles.y, size: 12.5, weight: '600', colour: theme.screenGlow });
  const words = context.text({ size: 15, mono: true, weight: '600', colour: 0xffd34d, anchor: [1, 0] });
  const bead = new Graphics()
    .circle(0, 0, BEAD + 3)
    .fill({ color: 0xffd34d, alpha: 0.25 })
    .circle(0, 0, BEAD)
    .fill(
      roundGradient(
        [
          [0, 0xfffbe6],
          [0.4, 0xffd34d],
          [1, 0x9a6a00],
        ],
        { x: 0.36, y: 0.32 },
      ),
    );
  root.addChild(back, line, guide, axis.root, scale.root, title, words, bead);
  let [width, height, top, bottom, size] = [1, 1, LEAST_TOP, 1, 12];
  let [left, right, least, most] = [0, 1, -1, 1];
  const x = (distance: number): number => ((distance - left) / (right - left)) * width;
  const y = (energy: number): number => top + ((most - energy) / (most - least)) * (bottom - top);
  const at = { x: 0, y: 0 };
  return {
    root,
    lay(nextWidth, nextHeight, textSize, titled) {
      title.visible = titled;
      width = nextWidth;
      height = nextHeight;
      size = textSize;
      top = Math.max(LEAST_TOP, textSize * 1.6 + 8);
      bottom = height - textSize * 1.4 - 12;
      for (const child of back.removeChildren()) child.destroy();
      back.addChild(screen(theme, width, height, 8));
      title.position.set(12, 7);
      words.position.set(width - 12, 6);
    },
    plot(curve, from, to, nextLeft) {
      left = nextLeft;
      right = to;
      const lowest = curve.reduce((low, energy) => Math.min(low, energy), 0);
      least = 1.2 * lowest;
      most = -0.75 * lowest;
      line.clear();
      line
        .moveTo(x(0), y(0))
        .lineTo(width - 10, y(0))
        .stroke({ width: 1, color: theme.screenGlow, alpha: 0.35 });
      let down = false;
      for (let n = 0; n < curve.length; n++) {
        const energy = curve[n] ?? 0;
        const place = x(from + ((to - from) * n) / (curve.length - 1));
        if (energy > most || place > width - 8) continue;
        if (down) line.lineTo(place, y(energy));
        else line.moveTo(place, y(energy));
        down = true;
      }
      line.stroke({ width: 2.6, color: theme.screenGlow, join: 'round', cap: 'round' });
      axis.root.position.set(x(0), bottom);
      axis.lay(width - x(0) - 26, 0, left + ((width - 26) / width) * (right - left), size * 4.4);
      scale.root.position.set(x(0), bottom);
      scale.lay(bottom - top, least, most, size * 2.2);
    },
    set(distance, energy, text) {
      at.x = Math.min(width - BEAD, x(distance));
      at.y = Math.max(top, y(Math.min(most, energy)));
      bead.position.set(at.x, at.y);
      guide.position.set(at.x, 0);
      guide.scale.y = Math.max(1, at.y);
      if (words.text !== text) words.text = text;
      return at;
    },
  };
}
