/** The log sheet: hours, red rust in per cent and grade of each look at the panel, and below it the pictures by which rust on paint is graded. */
import { Container, Graphics, type Text } from 'pixi.js';
import { hash32 } from '../../../../engine/core/hash';
import type { Box, Part, StageContext } from '../../contract';
import { createPaperSheet } from '../../kit/words/paper-sheet';

export interface LogSheet extends Part {
  set(lines: readonly (readonly [string, string, string])[], grade: number | null): void;
}

const LINES = 7;
const HEAD = ['h', '%', 'grade'] as const;
/** Grades that have a picture, with the rusted area of each, as a part. */
const PICTURES = [
  { grade: 9, area: 0.0003 },
  { grade: 7, area: 0.003 },
  { grade: 5, area: 0.03 },
  { grade: 3, area: 0.16 },
  { grade: 1, area: 0.5 },
] as const;
const RUST = 0x9a4f24;

export function createLogSheet(context: StageContext): LogSheet {
  const { theme } = context;
  const root = new Container({ label: 'log sheet' });
  const sheet = createPaperSheet(context);
  const rules = new Graphics();
  const cards = new Graphics({ label: 'grades' });
  const mark = new Graphics();
  const word = (text = ''): Text => context.text({ text, size: 12, colour: theme.paperInk, anchor: [1, 0.5] });
  const head = HEAD.map((text) =>
    context.text({ text, size: 12, weight: '600', colour: theme.paperInk, anchor: [1, 0.5] }),
  );
  const cells = Array.from({ length: LINES }, () => [word(), word(), word()] as const);
  const names = PICTURES.map(({ grade }) =>
    context.text({ text: String(grade), size: 12, colour: theme.paperInk, anchor: [0.5, 0] }),
  );
  root.addChild(sheet.root, rules, cards, mark, ...head, ...cells.flat(), ...names);
  let lines = LINES;
  let tiles: readonly Box[] = [];
  let shown: number | null | undefined;
  return {
    root,
    lay(box, type) {
      const inner = sheet.lay(box);
      const pitch = type.small * 1.45;
      const tile = Math.min(inner.width / PICTURES.length - 6, inner.height * 0.24);
      const foot = tile + type.small * 1.4;
      const columns = [0.22, 0.57, 1].map((part) => inner.x + inner.width * part - 2);
      head.forEach((text, n) => {
        text.style.fontSize = type.small;
        text.position.set(columns[n] ?? 0, inner.y + pitch / 2);
      });
      lines = Math.max(1, Math.min(LINES, Math.floor((inner.height - foot - pitch - 6) / pitch)));
      rules.clear();
      cells.forEach((line, n) => {
        const y = inner.y + pitch * (n + 1.5);
        line.forEach((text, column) => {
          text.style.fontSize = type.small;
          text.position.set(columns[column] ?? 0, y);
          text.visible = n < lines;
        });
        if (n < lines) rules.moveTo(inner.x, y - pitch / 2).lineTo(inner.x + inner.width, y - pitch / 2);
      });
      rules.stroke({ width: 1, color: theme.paperInk, alpha: 0.18 });
      const gap = (inner.width - tile * PICTURES.length) / (PICTURES.length - 1);
      const top = inner.y + inner.height - foot;
      tiles = PICTURES.map((_, n) => ({ x: inner.x + n * (tile + gap), y: top, width: tile, height: tile }));
      cards.clear();
      PICTURES.forEach(({ area }, n) => {
        const { x, y, width, height } = tiles[n]!;
        cards.rect(x, y, width, height).fill(0x6f8fae);
        const dots = Math.max(1, Math.round(area * 90 + 1));
        const radius = Math.max(0.7, Math.sqrt((area * width * height) / (Math.PI * dots)));
        for (let k = 0; k < dots; k++) {
          const at = hash32('dot', n, k);
          cards.circle(
            x + radius + ((at & 255) / 255) * (width - 2 * radius),
            y + radius + (((at >>> 8) & 255) / 255) * (height - 2 * radius),
            radius,
          );
        }
        cards.fill(RUST);
        names[n]!.style.fontSize = type.small;
        names[n]!.position.set(x + width / 2, y + height + 1);
      });
      shown = undefined;
    },
    set(rows, grade) {
      const last = rows.slice(-lines);
      cells.forEach((line, n) => {
        line.forEach((text, column) => {
          const words = last[n]?.[column] ?? '';
          text.text = words;
        });
      });
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
