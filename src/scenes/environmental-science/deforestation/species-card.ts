/**
 * Animals of the forest on a card, one for each tenth of the species: above those that the area keeps, below those of the interior.
 * As species are lost the animals fade, and the green behind them turns to bare soil.
 */
import { Container, Graphics, type GraphicsContext } from 'pixi.js';
import type { Box, Part, StageContext, TypeSizes } from '../../contract';
import { inset, type Size } from '../../kit/layout/layout';
import { mix } from '../../kit/paint/shading';
import { asPanel } from '../../kit/stage-marks';
import { drawCard } from '../../kit/words/paper-sheet';
import { animalShapes } from './animals';

export interface SpeciesCard extends Part {
  least(type: TypeSizes): Size;
  /** True parts in %, null: none; and the words beside them. */
  set(row: 0 | 1, percent: number | null, shown: string): void;
}

const TENTHS = 10;
/** Rows of the card: what they are called, and the green behind them. */
const ROWS = [
  { name: 'species', leaf: 0xa9d88e },
  { name: 'interior', leaf: 0x6fae78 },
] as const;
const SOIL = 0xb89a78;
const PAD = 7;
const GAP = 8;
/** Part of the place of an animal that its tile takes, and the side that the animals are drawn for. */
const TILE = 0.9;
const DRAWN = 24;
/** What is left to see of an animal that is gone. */
const GHOST = 0.14;
const WIDEST = '100.0 %';

interface Row {
  readonly name: ReturnType<StageContext['text']>;
  readonly value: ReturnType<StageContext['text']>;
  readonly slots: readonly { readonly root: Container; readonly tile: Graphics; readonly animal: Graphics }[];
  readonly leaf: number;
  drawn: number;
}

/** The animals of a row in a box, in so many lines. */
function place(slots: Row['slots'], box: Box, lines: number): void {
  const columns = TENTHS / lines;
  const side = Math.min(box.width / columns, box.height / lines);
  const left = box.x + (box.width - side * columns) / 2;
  const top = box.y + (box.height - side * lines) / 2;
  slots.forEach((slot, n) => {
    slot.root.position.set(left + side * ((n % columns) + 0.5), top + side * (Math.floor(n / columns) + 0.5));
    slot.root.scale.set(side / DRAWN);
  });
}

export function createSpeciesCard(context: StageContext): SpeciesCard {
  const { theme } = context;
  const root = new Container({ label: 'species' });
  const paper = new Graphics();
  root.addChild(paper);
  const shapes: readonly GraphicsContext[] = animalShapes();
  root.once('destroyed', () => {
    for (const shape of shapes) shape.destroy();
  });
  const ink = theme.name === 'dark' ? theme.ink : theme.paperInk;
  const rows: readonly Row[] = ROWS.map(({ name, leaf }) => ({
    name: context.text({ text: name, size: 12, weight: '600', colour: ink, anchor: [0, 0.5] }),
    value: context.text({ text: WIDEST, size: 12, mono: true, colour: ink, anchor: [1, 0.5] }),
    slots: Array.from({ length: TENTHS }, (_, n) => {
      const slot = new Container();
      const half = (DRAWN * TILE) / 2;
      const tile = new Graphics().roundRect(-half, -half, 2 * half, 2 * half, 4).fill(0xffffff);
      const animal = new Graphics(shapes[n % shapes.length]);
      slot.addChild(tile, animal);
      return { root: slot, tile, animal };
    }),
    leaf,
    drawn: Number.NaN,
  }));
  for (const { name, value, slots } of rows) root.addChild(...slots.map((slot) => slot.root), name, value);

  let wide = 0;
  return {
    root,
    least: ({ small }) => ({ width: 0, height: rows.length * Math.max(22, small * 1.8) + 2 * PAD }),
    lay(box, type) {
      drawCard(paper, box, theme);
      asPanel(paper, box);
      const inner = inset(box, PAD);
      wide = inner.width;
      const high = inner.height / rows.length;
      const wordy = { name: 0, value: 0 };
      for (const { name, value } of rows) {
        name.style.fontSize = type.small;
        value.style.fontSize = type.small;
        const said = value.text;
        value.text = WIDEST;
        wordy.name = Math.max(wordy.name, name.width);
        wordy.value = Math.max(wordy.value, value.width);
        value.text = said;
      }
      const flat = inner.width > 2 * inner.height;
      rows.forEach(({ name, value, slots }, n) => {
        const from = inner.y + n * high;
        const line = flat ? high : type.small * 1.5;
        name.position.set(inner.x, from + line / 2);
        value.position.set(inner.x + inner.width, from + line / 2);
        if (flat) {
          const left = inner.x + wordy.name + GAP;
          const across = inner.width - wordy.name - wordy.value - 2 * GAP;
          place(slots, { x: left, y: from, width: across, height: high }, 1);
        } else place(slots, { x: inner.x, y: from + line, width: inner.width, height: high - line - 2 }, 2);
      });
    },
    set(n, percent, shown) {
      const row = rows[n];
      if (!row) return;
      row.value.text = shown;
      // On the smallest phones there is no room for both: the value stands among the readings, too.
      row.value.visible = row.name.width + row.value.width + GAP / 2 <= wide;
      const left = percent ?? 0;
      if (left === row.drawn) return;
      row.drawn = left;
      row.slots.forEach(({ tile, animal }, at) => {
        const part = Math.min(1, Math.max(0, (left * TENTHS) / 100 - at));
        animal.alpha = GHOST + (1 - GHOST) * part;
        tile.tint = mix(SOIL, row.leaf, part);
      });
    },
  };
}
