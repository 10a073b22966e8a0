/** The log sheet: hours, red rust in per cent and grade of each look at the panel, and below it the pictures by which rust on paint is graded. */
import { Container, Graphics, type Text } from 'pixi.js';
import { hash32 } from '../../../../engine/core/hash';
import type { Box, Part, StageContext, TypeSizes } from '../../contract';
import { createPaperSheet } from '../../kit/words/paper-sheet';

export interface LogSheet extends Part {
  set(lines: readonly (readonly [string, string, string])[], grade: number | null): void;
}

const LINES = 7;
const HEAD = ['h', '%', 'grade'] as const;
/** Right edges of the columns, as parts of the width. */
const COLUMNS = [0.22, 0.57, 1] as const;
/** Grades that have a picture, with the rusted area of each, as a part. */
const PICTURES = [
  { grade: 9, area: 0.0003 },
  { grade: 7, area: 0.003 },
  { grade: 5, area: 0.03 },
  { grade: 3, area: 0.16 },
  { grade: 1, area: 0.5 },
] as const;
const PAINT = 0x6f8fae;
const RUST = 0x9a4f24;

/** Spots of rust on a tile, as many and as large as make the area. */
function drawSpots(pen: Graphics, { x, y, width, height }: Box, n: number, area: number): void {
  pen.rect(x, y, width, height).fill(PAINT);
  const dots = Math.max(1, Math.round(area * 90 + 1));
  const radius = Math.max(0.7, Math.sqrt((area * width * height) / (Math.PI * dots)));
  for (let k = 0; k < dots; k++) {
    const at = hash32('dot', n, k);
    pen.circle(
      x + radius + ((at & 255) / 255) * (width - 2 * radius),
      y + radius + (((at >>> 8) & 255) / 255) * (height - 2 * radius),
      radius,
    );
  }
  pen.fill(RUST);
}

/** The pictures in a row with their grades, and a frame round the one that was seen. */
function createGradeCards(context: StageContext) {
  const { theme } = context;
  const cards = new Graphics({ label: 'grades' });
  const mark = new Graphics();
  const names = PICTURES.map(({ grade }) =>
    context.text({ text: String(grade), size: 12, colour: theme.paperInk, anchor: [0.5, 0] }),
  );
  let tiles: readonly Box[] = [];
  let shown: number | null | undefined;
  const sideIn = ({ width, height }: Box): number => Math.min(width / PICTURES.length - 6, height * 0.24);
  return {
    cards,
    mark,
    names,
    /** Of the row with its grades, within a sheet. */
    heightIn: (inner: Box, { small }: TypeSizes): number => sideIn(inner) + small * 1.4,
    /** At the foot of the sheet. */
    lay(inner: Box, { small }: TypeSizes) {
      const side = sideIn(inner);
      const gap = (inner.width - side * PICTURES.length) / (PICTURES.length - 1);
      const y = inner.y + inner.height - side - small * 1.4;
      tiles = PICTURES.map((_, n) => ({ x: inner.x + n * (side + gap), y, width: side, height: side }));
      cards.clear();
      PICTURES.forEach(({ area }, n) => {
        drawSpots(cards, tiles[n]!, n, area);
        names[n]!.style.fontSize = small;
        names[n]!.position.set(tiles[n]!.x + side / 2, y + side + 1);
      });
      shown = undefined;
    },
    show(grade: number | null) {
      if (grade === shown) return;
      shown = grade;
      mark.clear();
      if (grade === null) return;
      // The picture that comes nearest.
      const at = PICTURES.reduce(
        (best, one, n) => (Math.abs(one.grade - grade) < Math.abs(PICTURES[best]!.grade - grade) ? n : best),
        0,
      );
      const { x, y, width, height } = tiles[at] ?? { x: 0, y: 0, width: 0, height: 0 };
      mark
        .rect(x - 2, y - 2, width + 4, height + 4)
        .stroke({ width: 2.5, color: theme.name === 'dark' ? 0x0f766e : theme.accent });
    },
  };
}

export function createLogSheet(context: StageContext): LogSheet {
  const { theme } = context;
  const root = new Container({ label: 'log sheet' });
  const sheet = createPaperSheet(context);
  const rules = new Graphics();
  const word = (text: string, weight: '400' | '600'): Text =>
    context.text({ text, size: 12, weight, colour: theme.paperInk, anchor: [1, 0.5] });
  const head = HEAD.map((text) => word(text, '600'));
  const cells = Array.from({ length: LINES }, () => HEAD.map(() => word('', '400')));
  const grades = createGradeCards(context);
  root.addChild(sheet.root, rules, grades.cards, grades.mark, ...head, ...cells.flat(), ...grades.names);
  let lines = LINES;

  function layLine(line: readonly Text[], inner: Box, y: number, { small }: TypeSizes): void {
    line.forEach((text, n) => {
      text.style.fontSize = small;
      text.position.set(inner.x + inner.width * (COLUMNS[n] ?? 0) - 2, y);
    });
  }
  return {
    root,
    lay(box, type) {
      const inner = sheet.lay(box);
      const pitch = type.small * 1.45;
      layLine(head, inner, inner.y + pitch / 2, type);
      const room = inner.height - grades.heightIn(inner, type) - pitch - 6;
      lines = Math.max(1, Math.min(LINES, Math.floor(room / pitch)));
      rules.clear();
      cells.forEach((line, n) => {
        const y = inner.y + pitch * (n + 1.5);
        layLine(line, inner, y, type);
        for (const text of line) text.visible = n < lines;
        if (n < lines) rules.moveTo(inner.x, y - pitch / 2).lineTo(inner.x + inner.width, y - pitch / 2);
      });
      rules.stroke({ width: 1, color: theme.paperInk, alpha: 0.18 });
      grades.lay(inner, type);
    },
    set(rows, grade) {
      const last = rows.slice(-lines);
      cells.forEach((line, n) => {
        line.forEach((text, column) => {
          text.text = last[n]?.[column] ?? '';
        });
      });
      grades.show(grade);
    },
  };
}
