/** A number on glass: on a matt patch, so that it can be read before any liquid. Origin at its left, halfway up. */
import { Container, Graphics } from 'pixi.js';
import type { StageContext } from '../../contract';

export interface PrintedNumber {
  readonly root: Container;
  set(text: string): void;
  /** Height of its figures, units of the parent. */
  fit(size: number): void;
}

const PATCH = { dark: { colour: 0x0d151f, alpha: 0.62 }, light: { colour: 0xffffff, alpha: 0.62 } } as const;

export function createPrintedNumber(context: StageContext, words = '', size = 12): PrintedNumber {
  const { theme } = context;
  const { colour, alpha } = PATCH[theme.name];
  const root = new Container({ label: 'number' });
  const patch = new Graphics();
  const text = context.text({
    text: words,
    size,
    mono: true,
    weight: '600',
    colour: theme.scaleInk,
    anchor: [0, 0.5],
  });
  root.addChild(patch, text);
  const draw = (): void => {
    const { width } = text;
    const high = text.style.fontSize * 1.04;
    patch.clear();
    if (text.text !== '') patch.roundRect(-2, -high / 2, width + 4, high, 3).fill({ color: colour, alpha });
  };
  draw();
  return {
    root,
    set(next) {
      if (next === text.text) return;
      text.text = next;
      draw();
    },
    fit(next) {
      text.style.fontSize = next;
      draw();
    },
  };
}
