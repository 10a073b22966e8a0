/**
 * The colour chart of universal pH paper, with a logarithmic ruler of the concentration of hydrogen ions above it and room
 * for a strip that is held against it below. Origin at its upper left.
 */
import { Container, Graphics, type Text } from 'pixi.js';
import { superscript } from '../../../../engine/runtime/format';
import type { Part, StageContext, TypeSizes } from '../../contract';
import { contrast } from '../../kit/paint/contrast';
import type { Size } from '../../kit/layout/layout';
import { downGradient } from '../../kit/paint/shading';
import type { StageTheme } from '../../kit/theme';

/** Universal indicator from 0 to 14, as charts print it. */
export const PAPER_COLOURS = [
  0xd7263d, 0xe5383b, 0xee5a36, 0xf2812f, 0xf6a62b, 0xf7cf3c, 0xd3d344, 0x86b84a, 0x4c9f5e, 0x2f8f7f, 0x2e7f9f,
  0x3566a8, 0x44509f, 0x553f92, 0x5f2f80,
] as const;
/** A strip as it comes off the roll. */
export const DRY_PAPER = 0xe9c46a;

export const paperColour = (ph: number): number =>
  PAPER_COLOURS[Math.max(0, Math.min(14, Math.round(ph)))] ?? DRY_PAPER;

export interface PhScale extends Part {
  /** With the strip that is held below it. */
  readonly height: number;
  least(type: TypeSizes): Size;
  /** Middle of a cell, from the origin. */
  cellX(ph: number): number;
  /** Where a strip lies that is held against the chart. */
  readonly stripY: number;
  /** The meter's value on the ruler; null for none. */
  mark(ph: number | null): void;
  /** The strip held against the chart: its colour, and the cell it lies at. */
  strip(colour: number | null, at: number): void;
}

const CELLS = PAPER_COLOURS.length;
const PAD = 12;
/** What a strip that is held against the chart needs below the cells. */
const STRIP = 46;

const numbersOf = (context: StageContext): readonly Text[] =>
  PAPER_COLOURS.map((colour, ph) =>
    context.text({
      text: String(ph),
      size: 12,
      weight: '700',
      colour: contrast(colour, 0x000000) > contrast(colour, 0xffffff) ? 0x000000 : 0xffffff,
      anchor: [0.5, 0.5],
    }),
  );

/** Concentrations of hydrogen ions, mol/L. */
const powersOf = (context: StageContext): readonly Text[] =>
  PAPER_COLOURS.map((_, ph) =>
    context.text({
      text: ph === 0 ? '1' : `10${superscript(-ph)}`,
      size: 12,
      colour: context.theme.ink,
      anchor: [0.5, 0.5],
    }),
  );

function createHeldStrip(theme: StageTheme): { readonly held: Container; readonly colour: Graphics } {
  const held = new Container({ label: 'strip at the chart' });
  const colour = new Graphics().roundRect(-13, 0, 26, 20, 2).fill(0xffffff);
  held.addChild(
    new Graphics()
      .roundRect(-13, 1, 28, 42, 2)
      .fill({ color: theme.shadow, alpha: theme.shadowAlpha })
      .roundRect(-13, 0, 26, 40, 2)
      .fill(DRY_PAPER),
    colour,
  );
  return { held, colour };
}

const heights = (small: number): { readonly top: number; readonly size: number } => ({
  top: small * 1.2 + 9,
  size: Math.max(30, small * 1.65),
});

/** Middle of a cell, from the origin. */
const middleOf = (ph: number, cell: number): number => PAD + (ph + 0.5) * cell;

/** The coloured cells with the ruler above them. */
function paintPlate(
  plate: Graphics,
  { width, top, size, cell }: Readonly<Record<'width' | 'top' | 'size' | 'cell', number>>,
  theme: StageTheme,
): void {
  plate
    .clear()
    .roundRect(2, 4, width, top + size + PAD, 9)
    .fill({ color: theme.shadow, alpha: theme.shadowAlpha * 0.4 })
    .roundRect(0, 0, width, top + size + PAD, 9)
    .fill(
      downGradient([
        [0, theme.housing],
        [1, theme.housingShade],
      ]),
    );
  PAPER_COLOURS.forEach((colour, ph) => {
    plate
      .rect(PAD + ph * cell, top, cell - 1.5, size)
      .fill(colour)
      .rect(middleOf(ph, cell) - 0.5, top - 5, 1, 5)
      .fill({ color: theme.ink, alpha: 0.7 });
    for (let n = 2; n < 10 && ph < CELLS - 1; n++) {
      // Between the powers of ten, as on a slide rule: 9, 8, ... 2 times the smaller one.
      plate
        .rect(middleOf(ph + 1, cell) - cell * Math.log10(n) - 0.35, top - 3, 0.7, 3)
        .fill({ color: theme.ink, alpha: 0.4 });
    }
  });
}

export function createPhScale(context: StageContext): PhScale {
  const { theme } = context;
  const root = new Container({ label: 'pH scale' });
  const plate = new Graphics();
  const numbers = numbersOf(context);
  const powers = powersOf(context);
  const title = context.text({ text: '[H⁺], mol/L', size: 12, colour: theme.ink, anchor: [1, 0.5] });
  const pointer = new Graphics().poly([-7, -12, 7, -12, 0, 0]).fill(theme.accent).rect(-1, 0, 2, 34).fill(theme.accent);
  const { held, colour: heldColour } = createHeldStrip(theme);
  root.addChild(plate, ...numbers, ...powers, title, held, pointer);
  pointer.visible = held.visible = false;
  let cell = 40;
  let top = 24;
  let size = 34;
  const cellX = (ph: number): number => middleOf(ph, cell);
  return {
    root,
    cellX,
    get height() {
      return top + size + STRIP;
    },
    get stripY() {
      return top + size + 3;
    },
    least({ small }) {
      const needed = heights(small);
      return { width: 0, height: needed.top + needed.size + STRIP };
    },
    lay({ x, y, width }, { small }) {
      root.position.set(x, y);
      const unit = small / 12;
      for (const text of [...numbers, ...powers, title]) text.style.fontSize = small;
      cell = (width - 2 * PAD) / CELLS;
      ({ top, size } = heights(small));
      const line = top - 8;
      paintPlate(plate, { width, top, size, cell }, theme);
      const every = cell < 3.2 * 12 * unit ? (cell < 1.6 * 12 * unit ? 4 : 2) : 1;
      numbers.forEach((number, ph) => number.position.set(cellX(ph) - 0.75, top + size / 2));
      powers.forEach((power, ph) => {
        power.visible = ph % every === 0 && ph < 14;
        power.position.set(Math.max(cellX(ph), PAD + 4), line / 2 + 2);
      });
      title.visible = unit < 1.2;
      title.position.set(width - PAD, line / 2 + 2);
      for (const ph of [13]) if (powers[ph] && unit < 1.2) powers[ph].visible = false;
      pointer.y = top - 1;
      held.y = top + size + 3;
    },
    mark(ph) {
      pointer.visible = ph !== null && ph >= -0.5 && ph <= 14.5;
      if (ph !== null && pointer.visible) pointer.x = cellX(ph);
    },
    strip(colour, at) {
      held.visible = colour !== null;
      if (colour === null) return;
      heldColour.tint = colour;
      held.x = cellX(at);
    },
  };
}
