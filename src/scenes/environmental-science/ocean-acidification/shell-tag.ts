/** A card tied to the shell's dish: what it weighed. Buff in every light, as such cards are. */
import { Container, Graphics } from 'pixi.js';
import type { Part, StageContext, TypeSizes } from '../../contract';
import type { Size } from '../../kit/layout/layout';
import { aslantGradient } from '../../kit/paint/shading';
import { asPanel } from '../../kit/stage-marks';

export interface ShellTag extends Part {
  least(type: TypeSizes): Size;
  /** Its mass with the unit; '' before it was weighed. */
  set(mass: string): void;
}

const INK = 0x2a2118;
const CARD = [0xf3e3b8, 0xdcc488] as const;
/** Of the cut corners and the hole, in heights of text. */
const CUT = 0.9;
const HIGH = 3.9;
const LINE = 1.1;

export function createShellTag(context: StageContext): ShellTag {
  const { theme } = context;
  const root = new Container({ label: 'tag of the shell' });
  const card = new Graphics();
  const name = context.text({ text: 'Shell', size: 14, colour: INK, anchor: [0, 0.5] });
  const mass = context.text({ size: 14, weight: '700', mono: true, colour: INK, anchor: [0, 0.5] });
  root.addChild(card, name, mass);
  return {
    root,
    least: ({ text }) => ({ width: 0, height: HIGH * text }),
    lay({ x, y, width, height }, { text }) {
      const cut = CUT * text;
      const middle = y + height / 2;
      const outline = [
        x + cut,
        y,
        x + width,
        y,
        x + width,
        y + height,
        x + cut,
        y + height,
        x,
        y + height - cut,
        x,
        y + cut,
      ];
      card
        .clear()
        .poly(outline.map((at, n) => at + (n % 2 === 0 ? 3 : 4)))
        .fill({ color: theme.shadow, alpha: theme.shadowAlpha * 0.5 })
        .poly(outline)
        .fill(
          aslantGradient([
            [0, CARD[0]],
            [1, CARD[1]],
          ]),
        )
        .poly(outline)
        .stroke({ width: 1, color: INK, alpha: 0.35 })
        .moveTo(x + cut, middle)
        .bezierCurveTo(x - 6, middle - 4, x + 2, y - 4, x + cut + 6, y - 9)
        .stroke({ width: 1.6, color: 0x9a6b3a, cap: 'round' })
        .circle(x + cut, middle, 0.42 * text)
        .fill(0xa9742f)
        .circle(x + cut, middle, 0.22 * text)
        .fill(theme.backdropBottom);
      asPanel(card, { x, y, width, height });
      for (const each of [name, mass]) each.style.fontSize = text;
      const left = x + 1.9 * cut;
      name.position.set(left, middle - (LINE * text) / 2);
      mass.position.set(left, middle + (LINE * text) / 2);
    },
    set(words) {
      mass.text = words;
    },
  };
}
