/** Which points a curve goes through, in words. Pure. */
import { atOnce, type Sliced } from '../../../ui/sliced';
import type { PlotPoint } from '../scene';

const counted = (count: number): string => (count === 1 ? '1 point' : `${count} points`);

/** A longer list says no more. */
const MOST_PARTS = 24;

/** Row numbers as "1–4, 7". */
function* rowsText(points: readonly PlotPoint[]): Sliced<string> {
  const rows = points.map(({ row }) => row);
  const inOrder = rows.every((row, at) => at === 0 || row >= (rows[at - 1] ?? 0));
  if (!inOrder) rows.sort((a, b) => a - b);
  yield;
  const parts: [from: number, to: number][] = [];
  let last: [from: number, to: number] | null = null;
  for (const row of rows) {
    if (last && row === last[1] + 1) last[1] = row;
    else parts.push((last = [row, row]));
  }
  const texts = parts.map(([from, to]) => (from === to ? String(from) : `${from}–${to}`));
  return texts.length <= MOST_PARTS
    ? texts.join(', ')
    : `${texts.slice(0, MOST_PARTS - 1).join(', ')}, …, ${texts.at(-1)}`;
}

/** How many points of which series are used, and how many of others are not. */
export const usedWords = (used: readonly PlotPoint[], all: readonly PlotPoint[]): string =>
  atOnce(slicedUsedWords(used, all));

/** The same in slices. */
export function* slicedUsedWords(used: readonly PlotPoint[], all: readonly PlotPoint[]): Sliced<string> {
  const ages = new Set<number>();
  let last = -1;
  for (const { series: age } of used) {
    if (age !== last) ages.add(age);
    last = age;
  }
  yield;
  const series = ages.size;
  const earlier = all.filter((point) => !point.struck && point.series > 0);
  yield;
  // Where none but those of the present series is used, none of the others is.
  const known = new Set(series > 1 || !ages.has(0) ? used : []);
  const others = earlier.length === 0 ? 0 : earlier.filter((point) => !known.has(point)).length;
  yield;
  const [rows, of] = [
    `row${used.length === 1 ? '' : 's'} ${yield* rowsText(used)}`,
    series > 1 ? `${series} series` : 'one series',
  ];
  const left = others === 0 ? '' : ` ${counted(others)} of other series ${others === 1 ? 'is' : 'are'} not used.`;
  return `Uses ${counted(used.length)} of ${of} (${rows}).${left}`;
}
