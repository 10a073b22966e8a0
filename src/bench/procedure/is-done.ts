/** Whether a step of the procedure was done, from what the run shows. Pure. */
import type { AnyDone, AxisChoice, PlotWork } from '../../../catalogue/define';
import type { ReadingValue } from '../../../engine/contract';
import type { RunInputs } from '../../../engine/inputs';
import type { AxisSetting, PlotSettings } from '../plot/settings';
import type { Row } from '../notebook/row';

export interface Evidence {
  /** How often each action was done. */
  readonly did: Readonly<Record<string, number>>;
  readonly readings: Readonly<Record<string, ReadingValue>>;
  readonly inputs: RunInputs;
  readonly rows: readonly Row[];
  /** Results that were checked in this run, by what was to be found. */
  readonly found: ReadonlySet<string>;
  /** Axes of the plot, and what is worked out from its points. */
  readonly plot: Pick<PlotSettings, 'x' | 'ys' | 'overlay'>;
}

const valueIn = (row: Row, id: string): ReadingValue | boolean => row.inputs[id] ?? row.readings[id]?.value ?? null;

const along = (axis: AxisSetting, { column, transform = 'value' }: AxisChoice<string>): boolean =>
  axis.column === column && axis.transform === transform;

/** A curve through fewer points shows nothing. */
const FEWEST_POINTS = 3;

const pointsFor = ({ x, y }: PlotWork<string, string>, rows: readonly Row[]): number =>
  rows.filter((row) => [x, ...(y ? [y] : [])].every(({ column }) => column === 'time' || valueIn(row, column) !== null))
    .length;

export function isDone(done: AnyDone, evidence: Evidence): boolean {
  if ('did' in done) return (evidence.did[done.did] ?? 0) >= (done.times ?? 1);
  if ('is' in done) return evidence.readings[done.reading] === done.is;
  if ('reading' in done) {
    const value = evidence.readings[done.reading];
    if (typeof value !== 'number') return false;
    return value >= (done.from ?? Number.NEGATIVE_INFINITY) && value <= (done.to ?? Number.POSITIVE_INFINITY);
  }
  if ('input' in done) return evidence.inputs[done.input] === done.equals;
  if ('recorded' in done) {
    const { where = {}, distinct } = done;
    // A row tells nothing of an input that is hidden: nobody could have chosen it.
    const rows = evidence.rows.filter((row) =>
      Object.entries(where).every(([id, value]) => row.inputs[id] === undefined || row.inputs[id] === value),
    );
    if (distinct === undefined) return rows.length >= done.recorded;
    const values = new Set(rows.map((row) => valueIn(row, distinct)));
    // A row without the value was recorded too early.
    values.delete(null);
    return values.size >= done.recorded;
  }
  if ('found' in done) return evidence.found.has(done.found);
  if ('fitted' in done) {
    const { x, ys, overlay } = evidence.plot;
    return done.fitted.some(
      (work) =>
        work.with.some((kind) => kind === overlay) &&
        along(x, work.x) &&
        (work.y === undefined || along(ys[0], work.y)) &&
        pointsFor(work, evidence.rows) >= FEWEST_POINTS,
    );
  }
  if ('all' in done) return done.all.every((part) => isDone(part, evidence));
  return false;
}
