/**
 * Which rows belong together where they are plotted: a series goes along one quantity, and nothing else changes in it. Runs of
 * the notebook begin with a reset, a restart or a fresh specimen; a series is a run or several. Pure.
 */
import type { InputValue } from '../../../engine/inputs';
import { appended, incremental } from './incremental';

export interface SeriesRow {
  /** Does not shape any series. */
  readonly struck: boolean;
  readonly run: number;
  readonly seed: number;
  /** The learner began a series with it. */
  readonly begins: boolean;
  readonly settings: Readonly<Record<string, InputValue | undefined>>;
  /** Value along x and its standard uncertainty; null where the row has none. */
  readonly x: { readonly value: number; readonly uncertainty: number | null } | null;
}

export interface SeriesAxis {
  /** 'time', or the id of an input, a reading or a computed column. */
  readonly column: string;
  /** Settings whose changes move a point along x: by the entry's `plot.along`. */
  readonly along: readonly string[];
}

/** What is repeated lies within so many uncertainties, and what is known exactly within so much of its value. */
const FARTHEST = 6;
const EXACT = 1e-9;

/** Settings along which a series goes when this is plotted to the right. */
export const alongOf = (
  along: Readonly<Record<string, readonly string[] | undefined>>,
  column: string,
  isInput: boolean,
): readonly string[] => [...(isInput ? [column] : []), ...(along[column] ?? [])];

const settingsText = ({ settings }: SeriesRow, except: readonly string[]): string =>
  JSON.stringify(Object.entries(settings).filter(([id]) => !except.includes(id)));

/** The text of rows one after another: neighbours often hold the same settings as one object. */
function settingsReader(except: readonly string[]): (row: SeriesRow) => string {
  let last: { readonly settings: SeriesRow['settings']; readonly text: string } | null = null;
  return (row) => {
    if (last?.settings !== row.settings) last = { settings: row.settings, text: settingsText(row, except) };
    return last.text;
  };
}

/** Whether x goes on within runs: time does, and a reading that took clearly different values in one run with the same settings. */
function goingOn(column: string): (row: SeriesRow) => boolean {
  const read = settingsReader([]);
  const ranges = new Map<string, { least: number; most: number; u: number }>();
  let found = column === 'time';
  return (row) => {
    if (found || row.struck || !row.x) return found;
    const place = `${row.run} ${read(row)}`;
    const { value, uncertainty } = row.x;
    const range = ranges.get(place) ?? { least: value, most: value, u: 0 };
    range.least = Math.min(range.least, value);
    range.most = Math.max(range.most, value);
    range.u = Math.max(range.u, uncertainty ?? 0, EXACT * Math.abs(value));
    ranges.set(place, range);
    found = range.most - range.least > FARTHEST * range.u;
    return found;
  };
}

/** Numbers series in their order, row by row; null for a row that shapes none. */
function numbering(along: readonly string[], goesOn: boolean) {
  const keys = new Map<string, number>();
  const read = settingsReader(along);
  let begun = 0;
  let first: SeriesRow | null = null;
  let varied: string | null = null;
  let steps = 0;
  const numberOf = (row: SeriesRow): number | null => {
    if (row.begins) {
      begun++;
      first = null;
    }
    if (row.struck || !row.x) return null;
    const specimen = `${begun} ${row.seed}`;
    let key = `${specimen} ${goesOn ? row.run : ''} ${read(row)}`;
    if (along.length === 0 && !goesOn) {
      const from: SeriesRow = first ?? row;
      const changed =
        row.settings === from.settings
          ? []
          : Object.keys(row.settings).filter((id) => row.settings[id] !== from.settings[id]);
      const others = new Set([...changed, ...(varied === null ? [] : [varied])]);
      if (first === null || row.seed !== from.seed || others.size > 1) {
        first = row;
        varied = null;
        steps++;
      } else varied ??= changed[0] ?? null;
      key = `${specimen} ${steps}`;
    }
    const number = keys.get(key) ?? keys.size;
    keys.set(key, number);
    return number;
  };
  return { numberOf, count: () => keys.size, numbers: [] as (number | null)[] };
}

/** Of rows as they come: each row is looked at once, unless x turns out to go on in runs. */
export function growingAges({ column, along }: SeriesAxis): (rows: readonly SeriesRow[]) => readonly number[] {
  const begin = () => ({
    goesOn: goingOn(column),
    went: false,
    series: numbering(along, along.length === 0 && column === 'time'),
    present: -1,
    count: -1,
    ages: [] as readonly number[],
  });
  return incremental<SeriesRow, ReturnType<typeof begin>, readonly number[]>(begin, (made, added, all) => {
    let fresh = added;
    if (along.length === 0) {
      let went = false;
      for (const row of added) went = made.goesOn(row);
      if (added.length > 0 && went !== made.went) {
        made.went = went;
        made.series = numbering(along, went);
        made.count = -1;
        fresh = all;
      }
    }
    const { numbers, numberOf, count } = made.series;
    const from = numbers.length;
    for (const row of fresh) numbers.push(numberOf(row));
    const present = numbers.findLast((number) => number !== null) ?? 0;
    const same = made.count === count() && made.present === present;
    // A row out of count stands with those before it; the present series comes first, then the others, newest first.
    let last = present;
    for (let at = from - 1; same && at >= 0; at--) {
      const number = numbers[at] ?? null;
      if (number === null) continue;
      last = number;
      break;
    }
    const ageOf = (number: number | null): number => {
      last = number ?? last;
      return last === present ? 0 : count() - (last > present ? last - 1 : last) - 1;
    };
    made.ages = same ? appended(made.ages, numbers.slice(from).map(ageOf)) : numbers.map(ageOf);
    [made.present, made.count] = [present, count()];
    return made.ages;
  });
}

/**
 * The series of each row, counted back from the present one, which is 0: the series of the newest row that counts.
 *
 * - Where a setting is along x, or moves points along it, rows whose other settings agree are one series, whatever was reset between.
 * - Where x goes on within a run, a series is a run with one choice of settings.
 * - Else x follows from the settings: one of them may change.
 *
 * Another seed is another specimen and begins a series everywhere, as the learner does who asks for a new one.
 */
export const seriesAges = (rows: readonly SeriesRow[], axis: SeriesAxis): readonly number[] => growingAges(axis)(rows);
