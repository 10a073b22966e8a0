/** A dark screen with lines of figures that keep their places while they change. */
import { Container } from 'pixi.js';
import type { StageContext } from '../contract';
import { screen } from './shading';

export interface ReadOut {
  readonly root: Container;
  lay(width: number, height: number): void;
  set(lines: string): void;
}

const MARGIN = 9;
const LINE = 1.35;

/** Origin at the upper left. */
export function createReadOut(context: StageContext, size: number): ReadOut {
  const { theme } = context;
  const root = new Container({ label: 'read-out' });
  const back = new Container();
  const text = context.text({ size, mono: true, colour: theme.screenGlow, anchor: [0, 0.5] });
  root.addChild(back, text);
  let shown = '';
  return {
    root,
    lay(width, height) {
      for (const child of back.removeChildren()) child.destroy();
      back.addChild(screen(theme, width, height, 7));
      text.position.set(MARGIN, height / 2);
      text.style.lineHeight = text.style.fontSize * LINE;
    },
    set(lines) {
      if (lines === shown) return;
      shown = lines;
      text.text = lines;
    },
  };
}
