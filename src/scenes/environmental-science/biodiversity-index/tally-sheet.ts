/** A sheet of a field book: species by species, strokes in gates of five and the number. */
import { Container, Graphics } from 'pixi.js';
import type { Part, StageContext } from '../../contract';
import { asPanel } from '../../kit/stage-marks';
import { drawPaper } from './sampling-plots';

export interface TallyRow {
  readonly name: string;
  readonly count: number;
}

export interface TallySheet extends Part {
  set(title: string, rows: readonly TallyRow[]): void;
}

const MARGIN = 10;
const LINE = 1.3;
const PENCIL = 0x2b3a55;
/** Mean width of a letter over the height of its line. */
const LETTER = 0.61;
/** Strokes of a gate stand so far apart; a gate is so wide. */
const STROKE = 3.2;
const GATE = 5 * STROKE + 4;
const MOST_GATES = 3;

export function createTallySheet(context: StageContext): TallySheet {
  const { theme } = context;
  const root = new Container({ label: 'tally sheet' });
  const sheet = new Graphics();
  const strokes = new Graphics();
  const heading = context.text({ size: 13, weight: '700', colour: theme.paperInk });
  const names = context.text({ size: 12, colour: theme.paperInk });
  const numbers = context.text({ size: 12, mono: true, weight: '600', colour: PENCIL, anchor: [1, 0], align: 'right' });
  root.addChild(sheet, strokes, heading, names, numbers);
  let box = { width: 1, height: 1, text: 13 };
  let key = '';

  const draw = (title: string, rows: readonly TallyRow[]): void => {
    const { width, height, text } = box;
    const line = LINE * text;
    const room = Math.max(1, Math.floor((height - 2 * MARGIN - 1.35 * text) / line));
    const listed = rows.length > room ? rows.slice(0, room - 1) : rows;
    const rest = rows.slice(listed.length);
    const gates = Math.min(MOST_GATES, Math.ceil(Math.max(0, ...listed.map(({ count }) => count)) / 5));
    const forNumbers = 2.2 * text;
    const letters = Math.floor((width - 2 * MARGIN - forNumbers - gates * GATE) / (LETTER * text));
    const short = (name: string): string => (name.length > letters ? `${name.slice(0, letters - 1)}…` : name);
    heading.text = title;
    const more = rest.reduce((sum, { count }) => sum + count, 0);
    names.text = [
      ...listed.map(({ name }) => short(name)),
      ...(rest.length > 0 ? [`${rest.length} more species`] : []),
    ].join('\n');
    numbers.text = [...listed.map(({ count }) => String(count)), ...(rest.length > 0 ? [String(more)] : [])].join('\n');
    strokes.clear();
    const left = width - MARGIN - forNumbers - gates * GATE;
    listed.forEach(({ count }, row) => {
      const top = MARGIN + 1.35 * text + row * line + line * 0.2;
      const foot = top + line * 0.6;
      for (let n = 0; n < Math.min(count, 5 * gates); n++) {
        const x = left + Math.floor(n / 5) * GATE + (n % 5) * STROKE;
        if (n % 5 === 4) strokes.moveTo(x - 4.4 * STROKE, foot).lineTo(x - 0.2 * STROKE, top);
        else strokes.moveTo(x, top).lineTo(x + 0.6, foot);
      }
    });
    strokes.stroke({ width: 1.2, color: PENCIL, cap: 'round' });
  };

  let shown: { title: string; rows: readonly TallyRow[] } = { title: '', rows: [] };
  return {
    root,
    lay({ x, y: top, width, height }, { small: text }) {
      box = { width, height, text };
      root.position.set(x, top);
      drawPaper(context, sheet, { x: 0, y: 0, width, height });
      asPanel(root, { x: 0, y: 0, width, height });
      for (const part of [heading, names, numbers]) part.style.fontSize = text;
      for (let y = MARGIN + 1.35 * text + LINE * text; y < height - 4; y += LINE * text)
        sheet.rect(MARGIN - 3, y, width - 2 * MARGIN + 6, 0.8).fill({ color: 0x6f8fae, alpha: 0.3 });
      heading.position.set(MARGIN, MARGIN - 3);
      names.position.set(MARGIN, MARGIN + 1.35 * text);
      numbers.position.set(width - MARGIN, MARGIN + 1.35 * text);
      for (const column of [names, numbers]) column.style.lineHeight = LINE * text;
      draw(shown.title, shown.rows);
    },
    set(title, rows) {
      const next = `${title}|${rows.map(({ name, count }) => `${name} ${count}`).join('|')}`;
      if (next === key) return;
      key = next;
      shown = { title, rows };
      draw(title, rows);
    },
  };
}
