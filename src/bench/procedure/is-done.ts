/** Whether a step of the procedure was done, from what the run shows. Pure. */
import type { AnyDone, AxisChoice, PlotWork } from '../../../catalogue/define';
import type { ReadingValue } from '../../../engine/contract';
import type { RunInputs } from '../../../engine/inputs';
import type { AxisSetting, PlotSettings } from '../plot/settings';
import { grown } from '../notebook/grown';
import type { Row } from '../notebook/row';

export interface Evidence {
  /** How often each action was done. */
  readonly did: Readonly<Record<string, number>>;
  readonly readings: Readonly<Record<string, ReadingValue>>;
  readonly inputs: RunInputs;
  readonly rows: readonly Row[];
  /** Axes of the plot, and what is worked out from its points. */
  readonly plot: Pick<PlotSettings, 'x' | 'ys' | 'overlay'>;
}

const valueIn = (row: Row, id: string): ReadingValue | boolean => row.inputs[id] ?? row.readings[id]?.value ?? null;

const along = (axis: AxisSetting, { column, transform = 'value' }: AxisChoice<string>): boolean =>
  axis.column === column && axis.transform === transform;

/** A curve through fewer points shows nothing. */
const FEWEST_POINTS = 3;

/** Whether there are points enough for a curve. */
function hasPoints({ x, y }: PlotWork<string, string>, rows: readonly Row[]): boolean {
  const columns = [x, ...(y ? [y] : [])].map(({ column }) => column).filter((column) => column !== 'time');
  let points = 0;
  return rows.some((row) => {
    if (columns.every((column) => valueIn(row, column) !== null)) points++;
    return points >= FEWEST_POINTS;
  });
}

type Recorded = Extract<AnyDone, { readonly recorded: number }>;

/** How many rows, or different values, a step has that asks for them. */
function tallyOf({ where = {}, distinct }: Recorded): (rows: readonly Row[]) => number {
  const wanted = Object.entries(where);
  return grown<Row, { count: number; readonly values: Set<unknown> }, number>(
    () => ({ count: 0, values: new Set() }),
    (made, added) => {
      for (const row of added) {
        if (!wanted.every(([id, value]) => row.inputs[id] === value)) continue;
        made.count++;
        if (distinct !== undefined) made.values.add(valueIn(row, distinct));
      }
      // A row without the value was recorded too early.
      made.values.delete(null);
      return distinct === undefined ? made.count : made.values.size;
    },
  );
}

/** Steps are judged four times a second: each counts on from where it was. */
const tallies = new WeakMap<Recorded, (rows: readonly Row[]) => number>();

function recordedFor(done: Recorded, rows: readonly Row[]): number {
  const tally = tallies.get(done) ?? tallyOf(done);
  tallies.set(done, tally);
  return tally(rows);
}

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
    return recordedFor(done, evidence.rows) >= done.recorded;
  }
  if ('fitted' in done) {
    const { x, ys, overlay } = evidence.plot;
    return done.fitted.some(
      (work) =>
        work.with.some((kind) => kind === overlay) &&
        along(x, work.x) &&
        (work.y === undefined || along(ys[0], work.y)) &&
        hasPoints(work, evidence.rows),
    );
  }
  if ('all' in done) return done.all.every((part) => isDone(part, evidence));
  return false;
}
