/** The sheet of the report: a bar for each result, the fifth centile of fathers as a line across it, and what is below it hatched. */
import { Container, Graphics } from 'pixi.js';
import type { Box, Part, StageContext, TypeSizes } from '../../contract';
import { asPanel } from '../../kit/stage-marks';

export interface LimitBar {
  readonly name: string;
  readonly unit: string;
  readonly limit: number;
  /** At the right end of the bar. */
  readonly best: number;
  /** Left out where the sheet is low. */
  readonly spare?: true;
}

export interface LimitSheet extends Part {
  set(values: readonly { readonly value: number | null; readonly text: string }[]): void;
  words(heading: string, below: string): void;
}

const INK = 0x17202c;
const SOFT = 0x4a5563;
const PAPER = 0xfcfcf8;
const GOOD = 0x2f8f6f;
const LOW = 0xb4530f;
/** Height of a row, in heights of its text, below which spare rows and the heading are left out. */
const LINE = 1.4;

/** Its box begins at the middle line; `found`: null where it is not known. */
function drawBar(
  drawn: Graphics,
  { x, y, width, height }: Box,
  { limit, best, found }: { readonly limit: number; readonly best: number; readonly found: number | null },
): void {
  const mark = x + (width * limit) / best;
  drawn
    .roundRect(x, y - height / 2, width, height, 3)
    .fill(0xe2e6ea)
    .rect(x, y - height / 2, mark - x, height)
    .fill({ color: LOW, alpha: 0.22 });
  if (found !== null)
    drawn
      .roundRect(x, y - height * 0.28, Math.max(2, width * Math.min(1, found / best)), height * 0.56, 2)
      .fill(found < limit ? LOW : GOOD);
  drawn.rect(mark - 1, y - height * 0.72, 2, height * 1.44).fill(INK);
}

export function createLimitSheet(context: StageContext, bars: readonly LimitBar[]): LimitSheet {
  const { theme } = context;
  const root = new Container({ label: 'report' });
  const paper = new Graphics();
  const drawn = new Graphics({ label: 'bars' });
  const head = context.text({ size: 12, weight: '700', colour: INK });
  const foot = context.text({ size: 12, weight: '600', colour: INK, wrap: 100 });
  const rows = bars.map(({ name, unit }) => ({
    name: context.text({ text: name, size: 12, colour: INK, anchor: [0, 0.5] }),
    value: context.text({ size: 12, mono: true, weight: '700', colour: INK, anchor: [1, 0.5] }),
    unit: context.text({ text: unit, size: 12, colour: SOFT, anchor: [0, 0.5] }),
  }));
  root.addChild(paper, drawn, head, foot, ...rows.flatMap((row) => Object.values(row)));
  let room: Box = { x: 0, y: 0, width: 1, height: 1 };
  let small = 12;
  let shown: readonly { readonly value: number | null; readonly text: string }[] = [];

  function layOut(): void {
    const left = room.x + 12;
    const right = room.x + room.width - 12;
    const low = room.y + room.height - 8 - (foot.text === '' ? 0 : foot.height + 4);
    const roomy = (low - room.y - 8 - small * 1.6) / bars.length >= small * LINE;
    const top = room.y + 8 + (roomy ? small * 1.6 : 0);
    head.visible = roomy;
    const kept = rows.flatMap((row, n) => (roomy || !bars[n]?.spare ? [{ row, n }] : []));
    const high = (low - top) / kept.length;
    for (const row of rows) for (const text of Object.values(row)) text.visible = kept.some((one) => one.row === row);
    const nameWide = Math.max(...rows.map(({ name }) => name.width));
    const unitWide = Math.max(...rows.map(({ unit }) => unit.width));
    const valueWide = small * 3.4;
    const from = left + nameWide + small * 0.7;
    const to = right - unitWide - valueWide - small * 0.9;
    head.position.set(left, room.y + 8);
    foot.position.set(left, room.y + room.height - 8 - foot.height);
    drawn.clear();
    kept.forEach(({ row: { name, value, unit }, n }, place) => {
      const y = top + (place + 0.5) * high;
      const { limit = 0, best = 1 } = bars[n] ?? {};
      const { value: found = null, text = '' } = shown[n] ?? {};
      name.position.set(left, y);
      unit.position.set(right - unitWide, y);
      value.position.set(right - unitWide - small * 0.4, y);
      value.text = text;
      const below = found !== null && found < limit;
      const colour = below ? LOW : INK;
      if (value.style.fill !== colour) value.style.fill = colour;
      const thick = Math.min(high * 0.52, small * 1.1);
      drawBar(drawn, { x: from, y, width: to - from, height: thick }, { limit, best, found });
    });
  }

  return {
    root,
    lay(box, type: TypeSizes) {
      room = box;
      ({ small } = type);
      const { x, y, width, height } = box;
      paper
        .clear()
        .roundRect(x + 3, y + 4, width, height, 3)
        .fill({ color: theme.shadow, alpha: theme.shadowAlpha * 0.5 })
        .roundRect(x, y, width, height, 3)
        .fill(PAPER);
      asPanel(paper, box);
      for (const text of [head, foot, ...rows.flatMap((row) => Object.values(row))]) text.style.fontSize = small;
      foot.style.wordWrapWidth = width - 24;
      layOut();
    },
    set(values) {
      if (values.every(({ value, text }, n) => shown[n]?.value === value && shown[n]?.text === text)) return;
      shown = values;
      layOut();
    },
    words(heading, below) {
      if (head.text === heading && foot.text === below) return;
      head.text = heading;
      foot.text = below;
      layOut();
    },
  };
}
