/** The card of test strips: pH, nitrogen, phosphorus, potassium. A strip is pale until it is dipped; its colour is that of its reading. */
import { Container, Graphics, type Text } from 'pixi.js';
import type { Box, Handle, Part, StageContext, TypeSizes } from '../../contract';
import type { Size } from '../../kit/layout/layout';
import { cells } from '../../kit/layout/layout';
import { mix } from '../../kit/paint/shading';
import { asPanel } from '../../kit/stage-marks';

export interface SoilTests extends Part {
  least(type: TypeSizes): Size;
  /** Words under each strip, and colours; null where it has not been dipped. */
  set(strip: number, words: string, colour: number | null): void;
}

const NAMES = ['pH', 'N', 'P', 'K'] as const;
const PALE = 0xf2ead2;

/** Universal indicator, from pH 3 on in steps of one. */
const PH_COLOURS = [0xd9352f, 0xe2602c, 0xeb9a2e, 0xe6cf3a, 0x7fb447, 0x3f9a68, 0x2f7f9d, 0x3a559f] as const;
export function phColour(ph: number): number {
  const at = Math.min(PH_COLOURS.length - 1.001, Math.max(0, ph - 3));
  const n = Math.floor(at);
  return mix(PH_COLOURS[n] ?? PALE, PH_COLOURS[n + 1] ?? PALE, at - n);
}

const FULL = [0, 0xc22f7a, 0x2456b8, 0xc9731c] as const;
const DEPTH: Readonly<Record<string, number>> = { Low: 0.22, Medium: 0.55, High: 1 };

/** Of the strips for N (1), P (2) and K (3). */
export const nutrientColour = (strip: 1 | 2 | 3, rating: string): number => mix(PALE, FULL[strip], DEPTH[rating] ?? 0);

export function createSoilTests(
  context: StageContext,
  handles: { readonly ph: Handle; readonly npk: Handle },
): SoilTests {
  const { theme } = context;
  const dark = theme.name === 'dark';
  const ground = dark ? 0x1b2633 : 0xfdfcf7;
  const edge = dark ? theme.housingEdge : 0xb9b29c;
  const root = new Container({ label: 'test strips' });
  const card = new Graphics();
  const strips = NAMES.map((name) => {
    const pad = new Graphics().rect(0, 0, 1, 1).fill(0xffffff);
    pad.tint = PALE;
    const label: Text = context.text({ text: name, size: 12, weight: '700', colour: theme.ink, anchor: [0.5, 0] });
    const value: Text = context.text({ size: 12, weight: '600', colour: theme.ink, anchor: [0.5, 1] });
    return { pad, label, value, words: '' };
  });
  /** Of one strip, stage units. */
  let wide = 0;
  root.addChild(card, ...strips.flatMap(({ pad, label, value }) => [pad, label, value]));
  return {
    root,
    least: ({ small }) => ({ width: small * 15, height: small * 6.4 }),
    lay(box: Box, { small }: TypeSizes) {
      const { x, y, width, height } = box;
      card
        .clear()
        .roundRect(x + 2, y + 3, width, height, 4)
        .fill({ color: theme.shadow, alpha: theme.shadowAlpha * 0.6 })
        .roundRect(x, y, width, height, 4)
        .fill(ground)
        .roundRect(x + 0.5, y + 0.5, width - 1, height - 1, 4)
        .stroke({ width: 1, color: edge });
      asPanel(root, box);
      const places = cells({ x: x + 6, y, width: width - 12, height }, 'x', NAMES.length, 4);
      wide = (places[0] ?? box).width - 4;
      strips.forEach((strip, n) => {
        const { pad, label, value } = strip;
        strip.words = '';
        const place = places[n] ?? box;
        const middle = place.x + place.width / 2;
        const padWide = Math.min(place.width * 0.5, small * 2.6);
        const [top, foot] = [y + small * 1.9, y + height - small * 1.9];
        card
          .roundRect(middle - padWide / 2 - 4, top - 4, padWide + 8, foot - top + 8, 3)
          .fill(0xffffff)
          .roundRect(middle - padWide / 2 - 4, top - 4, padWide + 8, foot - top + 8, 3)
          .stroke({ width: 1, color: 0xcfc7b0 });
        pad.position.set(middle - padWide / 2, top);
        pad.scale.set(padWide, Math.max(2, foot - top));
        label.style.fontSize = small;
        value.style.fontSize = small;
        label.position.set(middle, y + small * 0.35);
        value.position.set(middle, y + height - small * 0.3);
      });
      const [first, second] = [places[0] ?? box, places[1] ?? box];
      handles.ph.place(first.x, y, first.width, height);
      handles.npk.place(second.x, y, x + width - 6 - second.x, height);
    },
    set(strip, words, colour) {
      const item = strips[strip];
      if (!item) return;
      if (item.words !== words) {
        item.words = words;
        item.value.text = words;
        if (item.value.width > wide) item.value.text = words.slice(0, 1);
      }
      item.pad.tint = colour ?? PALE;
    },
  };
}
