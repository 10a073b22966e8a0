/** Which points a curve goes through, in words. Pure. */
import type { PlotPoint } from '../scene';

const counted = (count: number): string => (count === 1 ? '1 point' : `${count} points`);

/** A longer list says no more. */
const MOST_PARTS = 24;

/** Row numbers as "1–4, 7". */
function rowsText(points: readonly PlotPoint[]): string {
  const inOrder = points.every(({ row }, at) => at === 0 || row >= (points[at - 1]?.row ?? 0));
  const rows = inOrder ? points.map(({ row }) => row) : points.map(({ row }) => row).toSorted((a, b) => a - b);
  const parts: [from: number, to: number][] = [];
  for (const row of rows) {
    const last = parts.at(-1);
    if (last && row === last[1] + 1) last[1] = row;
    else parts.push([row, row]);
  }
  const texts = parts.map(([from, to]) => (from === to ? String(from) : `${from}–${to}`));
  return texts.length <= MOST_PARTS
    ? texts.join(', ')
    : `${texts.slice(0, MOST_PARTS - 1).join(', ')}, …, ${texts.at(-1)}`;
}

/** How many points of which series are used, and how many of others are not. */
export function usedWords(used: readonly PlotPoint[], all: readonly PlotPoint[]): string {
  const series = new Set(used.map((point) => point.series)).size;
  const earlier = all.filter((point) => !point.struck && point.series > 0);
  const known = new Set(earlier.length > 0 ? used : []);
  const others = earlier.filter((point) => !known.has(point)).length;
  const [rows, of] = [
    `row${used.length === 1 ? '' : 's'} ${rowsText(used)}`,
    series > 1 ? `${series} series` : 'one series',
  ];
  const left = others === 0 ? '' : ` ${counted(others)} of other series ${others === 1 ? 'is' : 'are'} not used.`;
  return `Uses ${counted(used.length)} of ${of} (${rows}).${left}`;
}
