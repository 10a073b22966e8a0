/** What would help where too few points are chosen for a curve. Pure. */
import type { PlotPoint } from '../scene';
import type { PlotSettings } from '../settings';

/** A change of the plot that a button makes. */
export interface Remedy {
  /** On the button. */
  readonly text: string;
  /** Why it helps, after the sentence that says what is missing. */
  readonly because: string;
  readonly change: Partial<PlotSettings>;
}

const places = (points: readonly PlotPoint[]): number =>
  new Set(points.flatMap(({ struck, x }) => (struck ? [] : [x]))).size;

/** `all`: every point in the plot. */
export function remediesOf(
  chosen: readonly PlotPoint[],
  all: readonly PlotPoint[],
  { series, from, to, where }: Pick<PlotSettings, 'series' | 'from' | 'to' | 'where'>,
): readonly Remedy[] {
  const remedies: Remedy[] = [];
  const within = ({ x }: PlotPoint): boolean => (from === null || x >= from) && (to === null || x <= to);
  if (series !== 'all' && places(all.filter(within)) > places(chosen)) {
    remedies.push({
      text: 'Choose all series',
      because: 'Other series have points at other places: choose all series.',
      change: { series: 'all' },
    });
  }
  const mine = all.filter((point) => series === 'all' || point.series === 0);
  if ((from !== null || to !== null) && places(mine) > places(chosen)) {
    remedies.push({
      text: 'Choose all of x',
      because: 'Other points lie beyond the limits of x.',
      change: { from: null, to: null },
    });
  }
  if (where !== null) {
    remedies.push({
      text: 'Show every row',
      because: `Only rows with “${where.text}” are in the plot.`,
      change: { where: null },
    });
  }
  return remedies;
}
