/**
 * The dipped strip against the colour chart of its bottle: a row for each pad, its blocks with their figures where there is room, a frame
 * about the block that was recorded.
 */
import { Container, Graphics } from 'pixi.js';
import { CHART, PADS, type Pad } from '../../../../engine/medical-lab/reagent-strip';
import type { Box, Part, Point, StageContext, TypeSizes } from '../../contract';
import { contrast } from '../../kit/paint/contrast';
import { mix } from '../../kit/paint/shading';
import { asPanel } from '../../kit/stage-marks';
import type { StageTheme } from '../../kit/theme';

export interface PadShown {
  /** Where its colour lies, in blocks; null: dry. */
  readonly at: number | null;
  readonly block: number | null;
  readonly due: boolean;
}

export interface StripChart extends Part {
  set(pads: readonly PadShown[], cursor: number): void;
  /** The row of a point of the parent. */
  rowAt(point: Point): number;
  rows(): Box;
}

const PAD = 9;
const INK = 0x17202c;
const SOFT = 0x4a5563;
const CHART_PAPER = 0xf7f6f1;

/** The colour that lies so many blocks along a chart. */
export function colourAt(pad: Pad, at: number): number {
  const { colours, blocks } = CHART[pad];
  return mix(colours[0], colours[1], Math.min(1, Math.max(0, at / (blocks.length - 1))));
}

const figureOf = (pad: Pad, block: number): string => {
  if (pad === 'nitrite') return block > 0 ? 'pos' : 'neg';
  if (pad === 'sg') return block.toFixed(3);
  return String(block);
};

/** Where strip and blocks stand beside each other. */
interface Columns {
  readonly stripX: number;
  readonly stripWide: number;
  readonly blocksFrom: number;
  readonly blocksWide: number;
}

/** `high`: of a row; `dueWide`: null where there is no room for the seconds. */
function columnsOf(inside: Box, high: number, small: number, nameWide: number, dueWide: number | null): Columns {
  const valueWide = small * 3.3;
  const stripWide = Math.min(high * 0.95, small * 2.1);
  const stripX = inside.x + nameWide + small * 0.6 + (dueWide === null ? 0 : dueWide + small * 0.6);
  const blocksFrom = stripX + stripWide + small * 0.7;
  return { stripX, stripWide, blocksFrom, blocksWide: inside.x + inside.width - valueWide - blocksFrom };
}

/** The texts of a pad's row. */
function createRow(context: StageContext, pad: Pad) {
  const { print, seconds, blocks } = CHART[pad];
  return {
    pad,
    name: context.text({ text: print, size: 12, weight: '700', colour: INK, anchor: [0, 0.5] }),
    due: context.text({ text: `${seconds} s`, size: 12, colour: SOFT, anchor: [1, 0.5] }),
    value: context.text({ size: 12, mono: true, weight: '700', colour: INK, anchor: [1, 0.5] }),
    figures: blocks.map((block, n) => {
      const ground = colourAt(pad, n);
      const ink = contrast(0x000000, ground) > contrast(0xffffff, ground) ? 0x000000 : 0xffffff;
      return context.text({
        text: figureOf(pad, block).replace('1.0', '.0'),
        size: 12,
        colour: ink,
        anchor: [0.5, 0.5],
      });
    }),
  };
}

function drawPaper(paper: Graphics, theme: StageTheme, box: Box): void {
  const { x, y, width, height } = box;
  paper
    .clear()
    .roundRect(x + 3, y + 5, width, height, 7)
    .fill({ color: theme.shadow, alpha: theme.shadowAlpha * 0.7 })
    .roundRect(x, y, width, height, 7)
    .fill(CHART_PAPER)
    .roundRect(x, y, width, 7, 3)
    .fill(0x2f7fb8);
  asPanel(paper, box);
}

function drawBlock(chart: Graphics, { x, y, width, height }: Box, colour: number): void {
  chart
    .roundRect(x, y, width, height, 3)
    .fill(colour)
    .roundRect(x + 0.5, y + 0.5, width - 1, height - 1, 3)
    .stroke({ width: 1, color: 0x000000, alpha: 0.14 });
}

function drawStrip(strip: Graphics, { x, y, width, height }: Box): void {
  const edge = 3;
  strip
    .clear()
    .roundRect(x - edge + 2, y - edge + 3, width + 2 * edge, height + 2 * edge, 3)
    .fill({ color: 0x000000, alpha: 0.2 })
    .roundRect(x - edge, y - edge, width + 2 * edge, height + 2 * edge, 3)
    .fill(0xffffff)
    .roundRect(x - edge, y - edge, width + 2 * edge, height + 2 * edge, 3)
    .stroke({ width: 1, color: 0x9aa7b3 });
}

function drawPad(strip: Graphics, { x, y, width, height }: Box, colour: number, wet: boolean): void {
  strip.roundRect(x, y, width, height, 2).fill(colour);
  strip
    .roundRect(x + 0.5, y + 0.5, width - 1, height - 1, 2)
    .stroke({ width: 1, color: 0x000000, alpha: wet ? 0.28 : 0.12 });
  // A wet pad glistens.
  if (wet) strip.rect(x + 3, y + 2, width * 0.35, 2).fill({ color: 0xffffff, alpha: 0.55 });
}

/** Points at the row that is chosen. */
function drawCursor(frames: Graphics, x: number, y: number): void {
  frames
    .moveTo(x - 6, y - 5)
    .lineTo(x - 1, y)
    .lineTo(x - 6, y + 5)
    .fill(0x0b6b62);
}

export function createStripChart(context: StageContext): StripChart {
  const { theme } = context;
  const root = new Container({ label: 'strip and chart' });
  const paper = new Graphics();
  const fixed = new Graphics({ label: 'chart' });
  const strip = new Graphics({ label: 'strip' });
  const frames = new Graphics({ label: 'recorded blocks' });
  root.addChild(paper, fixed, strip, frames);
  const rows = PADS.map((pad) => createRow(context, pad));
  for (const row of rows) root.addChild(row.name, row.due, row.value, ...row.figures);
  let inside: Box = { x: 0, y: 0, width: 1, height: 1 };
  let high = 10;
  let columns: Columns = { stripX: 0, stripWide: 20, blocksFrom: 0, blocksWide: 100 };
  let shown = '';

  const middle = (n: number): number => inside.y + (n + 0.5) * high;
  const blockBox = (n: number, k: number, of: number): Box => {
    const wide = columns.blocksWide / of;
    return { x: columns.blocksFrom + k * wide + 1.5, y: inside.y + n * high + 2, width: wide - 3, height: high - 4 };
  };

  return {
    root,
    lay(box, { small }: TypeSizes) {
      shown = '';
      const { x, y, width, height } = box;
      drawPaper(paper, theme, box);
      inside = { x: x + PAD, y: y + PAD + 4, width: width - 2 * PAD, height: height - 2 * PAD - 4 };
      high = inside.height / PADS.length;
      for (const row of rows)
        for (const text of [row.name, row.due, row.value, ...row.figures]) text.style.fontSize = small;
      const nameWide = Math.max(...rows.map(({ name }) => name.width));
      const dueWide = Math.max(...rows.map(({ due }) => due.width));
      const roomy = inside.width > nameWide + dueWide + small * 20;
      columns = columnsOf(inside, high, small, nameWide, roomy ? dueWide : null);
      fixed.clear();
      rows.forEach(({ pad, name, due, value, figures }, n) => {
        name.position.set(inside.x, middle(n));
        due.visible = roomy;
        due.position.set(columns.stripX - small * 0.6, middle(n));
        value.position.set(inside.x + inside.width, middle(n));
        const widest = Math.max(...figures.map((text) => text.width));
        const boxes = figures.map((_, k) => blockBox(n, k, figures.length));
        const fits = widest + 4 < (boxes[0]?.width ?? 0) && small * 1.15 < (boxes[0]?.height ?? 0);
        figures.forEach((text, k) => {
          const place = boxes[k];
          if (!place) return;
          drawBlock(fixed, place, colourAt(pad, k));
          text.visible = fits;
          text.position.set(place.x + place.width / 2, middle(n));
        });
      });
    },
    set(pads, cursor) {
      const key = JSON.stringify([pads, cursor]);
      if (key === shown) return;
      shown = key;
      const { stripX: x, stripWide: width } = columns;
      drawStrip(strip, { x, y: inside.y, width, height: inside.height });
      frames.clear();
      rows.forEach(({ pad, value, figures, name }, n) => {
        const { at = null, block = null, due = false } = pads[n] ?? {};
        const colour = at === null ? mix(CHART[pad].colours[0], 0xffffff, 0.25) : colourAt(pad, at);
        drawPad(strip, { x, y: inside.y + n * high + 2, width, height: high - 4 }, colour, at !== null);
        name.style.fill = at !== null && due ? 0x0b6b62 : INK;
        if (n === cursor) drawCursor(frames, inside.x, middle(n));
        value.text = block === null ? '' : figureOf(pad, block);
        const k = block === null ? -1 : CHART[pad].blocks.indexOf(block);
        if (k < 0) return;
        const place = blockBox(n, k, figures.length);
        frames
          .roundRect(place.x - 1, place.y - 1, place.width + 2, place.height + 2, 4)
          .stroke({ width: 2.6, color: 0x10161d });
      });
    },
    rowAt: ({ y }) => Math.min(PADS.length - 1, Math.max(0, Math.floor((y - inside.y) / high))),
    rows: () => ({ x: inside.x, y: inside.y, width: inside.width, height: inside.height }),
  };
}
