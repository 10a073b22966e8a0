/** How far a step of the procedure is, from what the run and the notebook show. What was counted of earlier rows is remembered. */
import type { AnyDone, AxisChoice, PlotWork, RowHaving } from '../../../catalogue/define';
import type { ReadingValue } from '../../../engine/contract';
import type { RunInputs } from '../../../engine/inputs';
import { alongOf, seriesAges } from '../notebook/series';
import type { AxisSetting, PlotSettings } from '../plot/settings';
import { incremental } from '../notebook/incremental';
import type { Row } from '../notebook/row';

export interface Evidence {
  /** How often each action was done. */
  readonly did: Readonly<Record<string, number>>;
  readonly readings: Readonly<Record<string, ReadingValue>>;
  readonly inputs: RunInputs;
  readonly rows: readonly (Row & { readonly begins?: true })[];
  /** Results that were checked in this run, by what was to be found. */
  readonly found: ReadonlySet<string>;
  /** Axes of the plot, and what is worked out from its points. */
  readonly plot: Pick<PlotSettings, 'x' | 'ys' | 'overlay'>;
  /** Of the entry. */
  readonly along?: Readonly<Record<string, readonly string[] | undefined>> | undefined;
}

/** What is counted: rows, an action, different values of a column, points of a curve, or repeats that agree. */
export interface Count {
  readonly have: number;
  readonly need: number;
  readonly of: 'rows' | 'times' | 'values' | 'points' | 'agreeing';
  /** The action or the column; empty for rows and points. */
  readonly id: string;
  /** Inputs that the rows must have been taken with. */
  readonly where?: RunInputs | undefined;
  /** What the rows must show. */
  readonly having?: RowHaving<string, string> | undefined;
  /** Lab seconds since the row before. */
  readonly apart?: number | undefined;
}

export interface StepProgress {
  readonly done: boolean;
  /** Null where there is nothing to count. */
  readonly count: Count | null;
}

const valueIn = (row: Row, id: string): ReadingValue | boolean => row.inputs[id] ?? row.readings[id]?.value ?? null;

const along = (axis: AxisSetting, { column, transform = 'value' }: AxisChoice<string>): boolean =>
  axis.column === column && axis.transform === transform;

/** Of very many rows the newest tell how far a curve is. */
const MOST_LOOKED_AT = 2000;
/** A curve through fewer places along x shows nothing. */
const FEWEST_POINTS = 3;

function xOf(row: Row, column: string): { readonly value: number; readonly uncertainty: number | null } | null {
  if (column === 'time') return { value: row.time, uncertainty: null };
  const chosen = valueIn(row, column);
  // A choice among numbers is plotted as a number.
  const value = typeof chosen === 'string' && chosen !== '' ? Number(chosen) : chosen;
  return typeof value === 'number' && Number.isFinite(value)
    ? { value, uncertainty: row.readings[column]?.uncertainty ?? null }
    : null;
}

/** Places along x of the present series, where the curve's columns have values. A column that is computed is not looked into. */
function placesFor({ x: { column }, y }: PlotWork<string, string>, evidence: Evidence): number {
  const { inputs } = evidence;
  const rows = evidence.rows.slice(-MOST_LOOKED_AT).filter((row) => !y || valueIn(row, y.column) !== null);
  const ages = seriesAges(
    rows.map((row) => ({
      struck: false,
      run: row.run,
      seed: row.seed,
      begins: row.begins ?? false,
      settings: row.inputs,
      x: xOf(row, column),
    })),
    { column, along: alongOf(evidence.along ?? {}, column, column in inputs) },
  );
  return new Set(rows.flatMap((row, index) => (ages[index] === 0 ? (xOf(row, column)?.value ?? []) : []))).size;
}

const counted = (have: number, need: number, of: Count['of'], id = ''): StepProgress => ({
  done: have >= need,
  count: need > 1 ? { have: Math.min(have, need), need, of, id } : null,
});

const plainly = (done: boolean): StepProgress => ({ done, count: null });

type Tally = (rows: readonly Row[]) => number;
type Recorded = Extract<AnyDone, { readonly recorded: number }>;
type Agreeing = Extract<AnyDone, { readonly agreeing: string }>;

/** Inputs that are asked for. */
const whereOf = ({ where = {} }: Recorded): RunInputs =>
  Object.fromEntries(Object.entries(where).flatMap(([id, value]) => (value === undefined ? [] : [[id, value]])));

/** Clocks of long runs are sums of steps. */
const CLOCK_ROUNDING = 1e-6;

/** Whether a row shows what is asked for. */
function shows(row: Row, having: RowHaving<string, string> | undefined): boolean {
  if (having === undefined) return true;
  const { reading, is, from = Number.NEGATIVE_INFINITY, to = Number.POSITIVE_INFINITY } = having;
  const value = reading === 'time' ? row.time : row.readings[reading]?.value;
  if (is !== undefined) return value === is;
  const slack = reading === 'time' ? CLOCK_ROUNDING : 0;
  return typeof value === 'number' && value >= from - slack && value <= to + slack;
}

/** Of a run: what its newest row had, when it was taken, and when the one before that had another value. */
type RowBefore = readonly [value: unknown, time: number, other: number];

/** Lab seconds since the row before of another value, or since the run began; each row is asked for once, as they come. */
function sinceOther(before: Map<number, RowBefore>, row: Row, distinct: string | undefined): number {
  const value = distinct === undefined ? row.id : valueIn(row, distinct);
  const [last, time, earlier] = before.get(row.run) ?? [null, 0, 0];
  const other = last === value ? earlier : time;
  before.set(row.run, [value, row.time, other]);
  return row.time - other;
}

interface Tallied {
  count: number;
  /** A row that the others are to follow was recorded. */
  followed: boolean;
  readonly values: Set<unknown>;
  readonly before: Map<number, RowBefore>;
}

/** How many rows, or different values, a step has that asks for them. */
function recordedTally({ where = {}, having, apart = 0, following, distinct }: Recorded): Tally {
  const wanted = Object.entries(where);
  return incremental<Row, Tallied, number>(
    () => ({ count: 0, followed: following === undefined, values: new Set(), before: new Map() }),
    (made, added) => {
      for (const row of added) {
        if (!made.followed) {
          made.followed = shows(row, following);
          continue;
        }
        if (apart > 0 && sinceOther(made.before, row, distinct) < apart - CLOCK_ROUNDING) continue;
        // A row tells nothing of an input that is hidden: nobody could have chosen it.
        if (!wanted.every(([id, value]) => row.inputs[id] === undefined || row.inputs[id] === value)) continue;
        if (!shows(row, having)) continue;
        made.count++;
        if (distinct !== undefined) made.values.add(valueIn(row, distinct));
      }
      // A row without the value was recorded too early.
      made.values.delete(null);
      return distinct === undefined ? made.count : made.values.size;
    },
  );
}

/** The most values of so many runs, the last of each, that lie within a span. */
const agreeingTally = ({ agreeing: id, within: span }: Agreeing): Tally =>
  incremental<Row, Map<number, number>, number>(
    () => new Map(),
    (last, added) => {
      for (const row of added) {
        const value = valueIn(row, id);
        if (typeof value === 'number') last.set(row.run, value);
      }
      const values = [...last.values()].toSorted((a, b) => a - b);
      let most = 0;
      let from = 0;
      for (const [to, value] of values.entries()) {
        // Differences of decimal fractions are not exact.
        while (value > (values[from] ?? value) + span + 1e-9) from++;
        most = Math.max(most, to - from + 1);
      }
      return most;
    },
  );

/** Steps are judged four times a second: each counts on from where it was. */
const tallies = new WeakMap<Recorded | Agreeing, Tally>();

function tallied(done: Recorded | Agreeing, rows: readonly Row[]): number {
  const tally = tallies.get(done) ?? ('recorded' in done ? recordedTally(done) : agreeingTally(done));
  tallies.set(done, tally);
  return tally(rows);
}

/** Of parts that ask for one row each, how many have it. */
function oneByOne(asked: readonly AnyDone[], parts: readonly StepProgress[]): Count | null {
  const rows = parts.filter((_part, index) => {
    const part = asked[index];
    return part !== undefined && 'recorded' in part && part.recorded === 1;
  });
  return counted(rows.filter(({ done }) => done).length, rows.length, 'rows').count;
}

export function progressOf(done: AnyDone, evidence: Evidence): StepProgress {
  if ('did' in done) return counted(evidence.did[done.did] ?? 0, done.times ?? 1, 'times', done.did);
  if ('is' in done) return plainly(evidence.readings[done.reading] === done.is);
  if ('reading' in done) {
    const value = evidence.readings[done.reading];
    const { from = Number.NEGATIVE_INFINITY, to = Number.POSITIVE_INFINITY } = done;
    return plainly(typeof value === 'number' && value >= from && value <= to);
  }
  if ('input' in done) return plainly(evidence.inputs[done.input] === done.equals);
  if ('agreeing' in done) {
    return counted(tallied(done, evidence.rows), done.runs, 'agreeing', done.agreeing);
  }
  if ('recorded' in done) {
    const { recorded, where, having, apart, distinct } = done;
    const have = tallied(done, evidence.rows);
    const progress = counted(have, recorded, distinct === undefined ? 'rows' : 'values', distinct);
    // Who recorded too early is told what a row must show, also where one is enough.
    const early = (having ?? apart) !== undefined && evidence.rows.length > 0;
    const count = progress.count ?? (early ? { have, need: recorded, of: 'rows' as const, id: '' } : null);
    if (!count) return progress;
    return { ...progress, count: { ...count, where: where && whereOf(done), having, apart } };
  }
  if ('found' in done) return plainly(evidence.found.has(done.found));
  if ('fitted' in done) {
    const { x, ys, overlay } = evidence.plot;
    const work = done.fitted.find(
      (each) =>
        each.with.some((kind) => kind === overlay) &&
        along(x, each.x) &&
        (each.y === undefined || along(ys[0], each.y)),
    );
    return work ? counted(placesFor(work, evidence), FEWEST_POINTS, 'points') : plainly(false);
  }
  if ('all' in done) {
    const parts = done.all.map((part) => progressOf(part, evidence));
    const open = parts.filter((part) => !part.done);
    return {
      done: open.length === 0,
      count: (open.length === 0 ? parts : open).find(({ count }) => count)?.count ?? oneByOne(done.all, parts),
    };
  }
  return plainly(false);
}
