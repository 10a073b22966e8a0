/** What the colours of a picture stand for: a row of samples with their names. */
import { Container, Graphics } from 'pixi.js';
import type { Point, StageContext } from '../../contract';

export interface ColourKey {
  readonly root: Container;
  /** From the left end of the row, at the middle of its height; `small`: size of the letters. */
  lay(start: Point, small: number): void;
}

/** Draws a sample from its left middle; returns how far to the right of it the name begins. */
export type ColourSample = (pen: Graphics, at: Point, small: number) => number;

export const dotSample: ColourSample = (pen, { x, y }, small) => {
  pen.circle(x + small * 0.5, y, small * 0.42);
  return small * 1.3;
};

export const arrowSample: ColourSample = (pen, { x, y }, small) => {
  pen.rect(x, y - 3, small * 1.1, 6).poly([x + small * 1.7, y, x + small, y - 7, x + small, y + 7]);
  return small * 2;
};

/** Between a name and the next sample, in the size of the letters. */
const APART = 1.3;

export function createColourKey(
  context: StageContext,
  sample: ColourSample,
  colours: readonly { readonly text: string; readonly colour: number }[],
): ColourKey {
  const root = new Container({ label: 'key of the colours' });
  const samples = new Graphics();
  const names = colours.map(({ text }) =>
    context.text({ text, size: 12, weight: '600', colour: context.theme.ink, anchor: [0, 0.5] }),
  );
  root.addChild(samples, ...names);
  return {
    root,
    lay({ x, y }, small) {
      samples.clear();
      let left = x;
      names.forEach((name, n) => {
        name.style.fontSize = small;
        const beside = sample(samples, { x: left, y }, small);
        samples.fill(colours[n]?.colour ?? 0);
        name.position.set(left + beside, y);
        left = name.x + name.width + small * APART;
      });
    },
  };
}
