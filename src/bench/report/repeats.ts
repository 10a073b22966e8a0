/** Repeated readings with their mean and scatter, as a report shows them. Pure. */
import type { AnyEntry } from '../../../catalogue/define';
import type { Sliced } from '../../ui/sliced';
import { slicedSummary, type Summary } from '../notebook/mean';
import { measuredText, partsText, uncertaintyText } from '../notebook/measured-text';
import { differingInputs, repeatsOf, slicedList } from '../notebook/statistics';
import type { NotebookColumn, NotebookTable, NotebookTableRow } from '../notebook/table';

export interface RepeatsLine {
  readonly quantity: string;
  readonly n: number;
  readonly mean: string;
  readonly deviation: string;
  /** Standard error of the mean. */
  readonly error: string;
  /** Whole standard uncertainty of the mean. */
  readonly uncertainty: string;
  /** What it is made of; empty where it is scatter or calibration alone. */
  readonly parts: string;
}

export interface RepeatsBlock {
  /** What was set alike; empty where nothing was ever changed. */
  readonly name: string;
  readonly lines: readonly RepeatsLine[];
}

/** As many are told apart on paper. */
const MOST_GROUPS = 100;

interface Group {
  readonly name: string;
  readonly rows: readonly NotebookTableRow[];
}

/** Rows between two pauses. */
const SLICE = 1000;

/** Rows taken with equal inputs; all that count, where nothing was changed. */
function* groupsOf(table: NotebookTable): Sliced<readonly Group[]> {
  const counted = table.rows.filter(({ struck }) => !struck);
  yield;
  if (differingInputs(table.columns, counted).length === 0)
    return counted.length > 1 ? [{ name: '', rows: counted }] : [];
  yield;
  const repeats = repeatsOf(table);
  yield;
  const groups = repeats
    .slice(0, MOST_GROUPS)
    .map(({ name, keys }) => ({ name, keys, rows: [] as NotebookTableRow[] }));
  const ofKey = new Map<string, NotebookTableRow[]>();
  for (const { keys, rows } of groups) {
    yield;
    for (const key of keys) ofKey.set(key, rows);
  }
  for (const [at, row] of counted.entries()) {
    ofKey.get(row.key)?.push(row);
    if (at % SLICE === SLICE - 1) yield;
  }
  return groups;
}

/** One row of each of several trials: the runs were repeated as a whole, wherever along a reading each came to lie. */
function onePerTrial(rows: readonly NotebookTableRow[]): boolean {
  const seen = new Set<string>();
  return rows.every(({ run, trial }) => seen.size < seen.add(`${run} ${trial}`).size);
}

/**
 * Mean and scatter of what was plotted, of computed columns and of the main reading, in slices. Readings along a curve are no repeats:
 * where x is no input, only rows at one place of it are; where it is none that was chosen, single rows of several trials too.
 */
export function* slicedRepeats(
  table: NotebookTable,
  { mainReadings }: AnyEntry,
  { x, ys }: { readonly x: string; readonly ys: readonly string[] },
): Sliced<readonly RepeatsBlock[]> {
  const along = table.columns.find(({ id }) => id === x);
  const measured = table.columns.filter(
    ({ id, kind, holds }) =>
      holds === 'number' && id !== x && (kind === 'computed' || ys.includes(id) || id === mainReadings[0]),
  );
  const blocks: RepeatsBlock[] = [];
  for (const { name, rows } of yield* groupsOf(table)) {
    yield;
    const curve = along?.kind !== 'input' && rows.some(({ texts }) => texts[x] !== rows[0]?.texts[x]);
    if (curve && (along?.kind === 'time' || !onePerTrial(rows))) continue;
    const lines: RepeatsLine[] = [];
    for (const column of measured) lines.push(...(yield* lineOf(column, rows)));
    if (lines.length > 0) blocks.push({ name, lines });
  }
  return blocks;
}

function* lineOf(
  { id, label, unit }: NotebookColumn,
  rows: readonly NotebookTableRow[],
): Sliced<readonly RepeatsLine[]> {
  const found = yield* slicedSummary(yield* slicedList(rows, ({ cells }) => cells[id]));
  if (!found || found.n < 2) return [];
  return [{ quantity: `${label}${unit === '' ? '' : ` (${unit})`}`, n: found.n, ...words(found) }];
}

const known = (uncertainty: number | null): string => (uncertainty === null ? '–' : uncertaintyText(uncertainty));

const words = ({ mean, deviation, error, result }: Summary) => ({
  mean: measuredText(mean, result.error),
  deviation: known(deviation),
  error: known(error),
  uncertainty: known(result.error),
  parts: partsText(result),
});
