/** The dial of p: logarithmic, from 1 at the left to 0.001 at the right; doubtful below 0.05. */
import { Container, Graphics } from 'pixi.js';
import type { Part, StageContext, TypeSizes } from '../../contract';
import type { Size } from '../../kit/layout/layout';
import { createSpring } from '../../kit/mechanics/spring';
import { asPanel } from '../../kit/stage-marks';

export interface PDial extends Part {
  least(type: TypeSizes): Size;
  set(words: string, p: number | null): void;
  /** Moves the needle on; true while it moves. */
  tick(seconds: number): boolean;
}

const FACE = 0xf6f8f5;
const INK = 0x17202c;
const DOUBT = 0xc9341f;
const FITS = 0x2c8a57;
const LIMIT = 0.05;
const DECADES = 3;
const FIGURES = [1, 0.3, 0.05, 0.01, 0.001] as const;

/** Part of the half circle at which a p stands. */
const partOf = (p: number): number => Math.min(1, Math.max(0, -Math.log10(Math.max(p, 1e-9)) / DECADES));

export function createPDial(context: StageContext): PDial {
  const root = new Container({ label: 'dial of p' });
  const face = new Graphics();
  const needle = new Graphics();
  const hub = new Graphics();
  const figures = FIGURES.map((value) =>
    context.text({ text: String(value), size: 12, weight: '600', colour: INK, anchor: [0.5, 0.5] }),
  );
  const value = context.text({ text: '', size: 20, weight: '700', mono: true, colour: INK, anchor: [0.5, 0.5] });
  root.addChild(face, ...figures, needle, hub, value);
  const spring = createSpring(0, 9, 0.8);
  let shown = '';
  const turn = (): void => {
    needle.rotation = Math.PI * (spring.value - 0.5);
  };
  return {
    root,
    least: ({ small }) => ({ width: 12 * small, height: 11 * small }),
    lay(box, type) {
      const text = type.small;
      const foot = 3.3 * text;
      const radius = Math.max(20, Math.min(box.width / 2 - 1.7 * text, box.height - foot - 2.2 * text));
      const spare = Math.max(0, box.height - foot - radius - 2.2 * text);
      const [x, y] = [box.x + box.width / 2, box.y + box.height - foot - spare / 2];
      face.clear().roundRect(box.x, box.y, box.width, box.height, 6).fill(FACE).stroke({ width: 1, color: 0x7d8893 });
      asPanel(face, box);
      const wide = Math.max(7, radius * 0.2);
      const middle = radius - wide / 2;
      for (const [from, to, colour] of [
        [0, partOf(LIMIT), FITS],
        [partOf(LIMIT), 1, DOUBT],
      ] as const) {
        const begin = Math.PI * (1 + from);
        face
          .moveTo(x + Math.cos(begin) * middle, y + Math.sin(begin) * middle)
          .arc(x, y, middle, begin, Math.PI * (1 + to))
          .stroke({ width: wide, color: colour });
      }
      FIGURES.forEach((p, n) => {
        const angle = Math.PI * (1 + partOf(p));
        const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
        face
          .moveTo(x + cos * (radius - wide), y + sin * (radius - wide))
          .lineTo(x + cos * (radius + 3), y + sin * (radius + 3))
          .stroke({ width: 1.4, color: INK });
        const figure = figures[n];
        if (!figure) return;
        figure.style.fontSize = text;
        // The ends have their figures below the arc.
        const end = n === 0 || n === FIGURES.length - 1;
        const out = radius + 5 + text * (0.6 + 0.8 * Math.abs(cos));
        if (end) figure.position.set(x + cos * (radius - 0.6 * text), y + 0.95 * text);
        else figure.position.set(x + cos * out, y + sin * out);
      });
      needle
        .clear()
        .poly([-3, 5, 3, 5, 0.8, -(radius - wide * 0.4), -0.8, -(radius - wide * 0.4)])
        .fill(INK);
      needle.position.set(x, y);
      hub
        .clear()
        .circle(x, y, 6)
        .fill(INK)
        .circle(x - 1.5, y - 1.5, 2)
        .fill({ color: 0xffffff, alpha: 0.5 });
      value.style.fontSize = Math.min(1.35 * text, type.figures);
      value.position.set(x, y + 2.35 * text);
      turn();
    },
    set(words, p) {
      if (words !== shown) value.text = shown = words;
      spring.target = p === null ? 0 : partOf(p);
    },
    tick(seconds) {
      const moves = spring.tick(seconds);
      turn();
      return moves;
    },
  };
}
