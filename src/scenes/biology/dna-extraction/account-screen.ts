/** Where the DNA is: one bar in six parts, and what each of them comes to. */
import { Container, Graphics, type Text } from 'pixi.js';
import type { Part, StageContext, TypeSizes } from '../../contract';
import { createScreenCase } from '../../kit/instruments/screen-case';
import { inset, type Size } from '../../kit/layout/layout';

export interface AccountScreen extends Part {
  least(type: TypeSizes): Size;
  /** Parts of the whole, in the order of the names. */
  set(parts: readonly number[]): void;
}

const NAMES = ['in cells', 'free', 'degraded', 'in filter', 'threads', 'stick'] as const;
const COLOURS = [0x8a9bb0, 0x4f9fe0, 0xd0605e, 0xb98545, 0x9d7be0, 0x38b98a] as const;
const ROWS = 6;
/** From row to row at least, in sizes of the letters; what stands between bar and rows, stage units. */
const LINE = 1.35;
const BELOW_BAR = 4;
/** Of the bar, stage units: it gives way to the rows down to the least. */
const THICK = { least: 6, most: 26 } as const;
/** Room of a square, a gap and a value, in sizes of the letters. */
const VALUE = 6.4;

export function createAccountScreen(context: StageContext): AccountScreen {
  const { theme } = context;
  const root = new Container({ label: 'where the DNA is' });
  const housing = createScreenCase(context, { form: 'bench', title: 'Where is the DNA?' });
  const bar = new Graphics();
  const squares = new Graphics();
  const words = (anchor: number): Text =>
    context.text({ size: 12, mono: anchor === 1, colour: theme.screenInk, anchor: [anchor, 0.5] });
  const names = NAMES.map((name) => Object.assign(words(0), { text: name }));
  const values = NAMES.map(() => words(1));
  root.addChild(housing.root, bar, squares, ...names, ...values);
  let pane = { x: 0, y: 0, width: 1, height: 1 };
  let thick = 10;
  let shown: readonly number[] = [];
  const paint = (): void => {
    bar.clear();
    let x = pane.x;
    for (const [n, colour] of COLOURS.entries()) {
      const part = Math.max(0, shown[n] ?? 0) * pane.width;
      if (part > 0.2) bar.rect(x, pane.y, part, thick).fill(colour);
      x += part;
    }
    bar.rect(pane.x, pane.y, pane.width, thick).stroke({ width: 1, color: theme.screenDim });
    for (const [n, value] of values.entries()) {
      const text = `${(100 * (shown[n] ?? 0)).toFixed(1)} %`;
      value.text = text;
    }
  };
  return {
    root,
    least: (type) => {
      const widest = Math.max(...names.map((name) => name.width));
      return housing.least(type, { width: widest + 7 * type.small, height: ROWS * type.small * LINE + 24 });
    },
    lay(box, type) {
      housing.lay(box, type);
      pane = inset(housing.pane, 7, 6);
      const spare = pane.height - BELOW_BAR - ROWS * type.small * LINE;
      thick = Math.max(THICK.least, Math.min(THICK.most, pane.height * 0.16, spare));
      const high = (pane.height - thick - BELOW_BAR) / ROWS;
      for (const name of names) name.style.fontSize = type.small;
      const widest = Math.max(...names.map((name) => name.width)) / type.small;
      const size = Math.max(type.small, Math.min(type.text, high * 0.66, pane.width / (widest + VALUE)));
      squares.clear();
      for (const [n, name] of names.entries()) {
        const y = pane.y + thick + BELOW_BAR + high * (n + 0.5);
        squares.roundRect(pane.x, y - size * 0.36, size * 0.72, size * 0.72, 2).fill(COLOURS[n] ?? 0);
        name.style.fontSize = size;
        name.position.set(pane.x + size * 1.1, y);
        const value = values[n];
        if (!value) continue;
        value.style.fontSize = size;
        value.position.set(pane.x + pane.width, y);
      }
      paint();
    },
    set(parts) {
      if (parts.every((part, n) => Math.abs(part - (shown[n] ?? -1)) < 2e-4)) return;
      shown = [...parts];
      paint();
    },
  };
}
