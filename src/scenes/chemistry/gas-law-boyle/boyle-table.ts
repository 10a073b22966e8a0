/** A leaf from Boyle's book: rows of his table with their products, and his J-tube where there is room for it. */
import { Container, Graphics } from 'pixi.js';
import { boyle1662 } from '../../../../engine/data/boyle-1662';
import type { Box, Part, StageContext } from '../../contract';
import { asPanel } from '../../kit/stage-marks';
import { acrossGradient, downGradient } from '../../kit/paint/shading';

export type BoyleTable = Part;

const INK = 0x3a2a18;
const SOFT = 0x7a6242;
const MERCURY = [0xe8edf2, 0xa9b4bf, 0x66717c] as const;
/** The row that the tube shows: half of the first volume. */
const ROW = 3;
/** Of the long leg, in quarter inches as the short one's spaces: mercury stands higher by the pressure above one atmosphere. */
const QUARTERS_PER_INCH = 4;

export function createBoyleTable(context: StageContext): BoyleTable {
  const root = new Container({ label: 'Boyle’s table' });
  const leaf = new Graphics();
  const tube = new Graphics();
  const title = context.text({ text: 'Boyle, 1662', size: 14, weight: '700', colour: INK });
  const column = (heading: string, rows: readonly string[]) => {
    const text = context.text({
      text: [heading, ...rows].join('\n'),
      size: 12,
      mono: true,
      colour: INK,
      align: 'right',
      anchor: [1, 0],
    });
    return text;
  };
  const columns = [
    column(
      'air',
      boyle1662.map(({ spaces }) => String(spaces)),
    ),
    column(
      'in. Hg',
      boyle1662.map(({ written }) => written),
    ),
    column(
      'product',
      boyle1662.map(({ spaces, inches }) => (spaces * inches).toFixed(0)),
    ),
  ] as const;
  root.addChild(leaf, tube, title, ...columns);
  return {
    root,
    lay({ x, y, width, height }, { small: textSize }) {
      root.position.set(x, y);
      asPanel(root, { x: 0, y: 0, width, height });
      title.style.fontSize = textSize * 1.15;
      leaf
        .clear()
        .roundRect(3, 5, width, height, 3)
        .fill({ color: context.theme.shadow, alpha: context.theme.shadowAlpha })
        .roundRect(0, 0, width, height, 3)
        .fill(
          downGradient([
            [0, 0xfaf2dd],
            [0.6, 0xf2e4c2],
            [1, 0xe6d3a8],
          ]),
        )
        .roundRect(0.5, 0.5, width - 1, height - 1, 3)
        .stroke({ width: 1, color: 0xb79c66, alpha: 0.8 });
      title.position.set(14, 10);
      const top = textSize * 1.5 + 12;
      const line = Math.min(textSize * 1.45, (height - top - 8) / (boyle1662.length + 1));
      const letter = 0.61 * textSize;
      let right = width - 10;
      for (const [text, letters] of [
        [columns[2], 7.7],
        [columns[1], 8.7],
        [columns[0], 3.5],
      ] as const) {
        text.style.fontSize = textSize;
        text.style.lineHeight = line;
        text.position.set(right, top);
        right -= letters * letter;
      }
      leaf
        .moveTo(right + 4, top + line + 1)
        .lineTo(width - 10, top + line + 1)
        .stroke({ width: 1, color: SOFT, alpha: 0.6 });
      drawTube(tube, { x: 14, y: top + 2, width: right - 22, height: height - top - 12 });
    },
  };
}

/** Short leg sealed, long leg open; the mercury of one row, true to scale in height. */
function drawTube(tube: Graphics, { x: left, y: top, width, height }: Box): void {
  tube.clear();
  tube.visible = width > 24;
  const row = boyle1662[ROW];
  const first = boyle1662[0];
  if (!tube.visible || !row || !first) return;
  const bore = Math.min(8, width * 0.2);
  const bend = Math.min(width * 0.5, 26);
  const foot = top + height - bend / 2;
  const shortX = left + width / 2 - bend / 2;
  const longX = shortX + bend;
  const rise = (row.inches - first.inches) * QUARTERS_PER_INCH;
  const unit = (foot - top) / (first.spaces - row.spaces + rise + 12);
  const sealed = foot - first.spaces * unit;
  const level = sealed + row.spaces * unit;
  const silver = acrossGradient([
    [0, MERCURY[1]],
    [0.3, MERCURY[0]],
    [1, MERCURY[2]],
  ]);
  const glass = (x: number, from: number): void => {
    tube.rect(x - bore / 2, from, bore, foot - from).fill({ color: 0xffffff, alpha: 0.55 });
  };
  glass(shortX, sealed);
  glass(longX, top);
  tube
    .rect(shortX - bore / 2, level, bore, foot - level)
    .fill(silver)
    .rect(longX - bore / 2, level - rise * unit, bore, foot - level + rise * unit)
    .fill(silver)
    .moveTo(longX, foot)
    .arc((shortX + longX) / 2, foot, bend / 2, 0, Math.PI)
    .stroke({ width: bore, color: MERCURY[1] });
  for (const [x, from] of [
    [shortX, sealed],
    [longX, top],
  ] as const) {
    tube
      .moveTo(x - bore / 2, from)
      .lineTo(x - bore / 2, foot)
      .moveTo(x + bore / 2, from)
      .lineTo(x + bore / 2, foot);
  }
  tube
    .moveTo(shortX - bore / 2, sealed)
    .lineTo(shortX + bore / 2, sealed)
    .stroke({ width: 1.2, color: SOFT });
}
