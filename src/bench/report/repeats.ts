/** Repeated readings with their mean and scatter, as a report shows them. Pure. */
import type { AnyEntry } from '../../../catalogue/define';
import { type Summary, summaryOf } from '../notebook/mean';
import { measuredText, partsText, uncertaintyText } from '../notebook/measured-text';
import { differingInputs, repeatsOf } from '../notebook/statistics';
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

/** Rows taken with equal inputs; all that count, where nothing was changed. */
function groupsOf(
  table: NotebookTable,
): readonly { readonly name: string; readonly rows: readonly NotebookTableRow[] }[] {
  const counted = table.rows.filter(({ struck }) => !struck);
  if (differingInputs(table.columns, counted).length === 0)
    return counted.length > 1 ? [{ name: '', rows: counted }] : [];
  return repeatsOf(table).map(({ name, keys }) => {
    const meant = new Set(keys);
    return { name, rows: counted.filter(({ key }) => meant.has(key)) };
  });
}

/** One row of each of several trials: the runs were repeated as a whole, wherever along a reading each came to lie. */
const onePerTrial = (rows: readonly NotebookTableRow[]): boolean =>
  new Set(rows.map(({ run, trial }) => `${run} ${trial}`)).size === rows.length;

/**
 * Mean and scatter of what was plotted, of computed columns and of the main reading. Readings along a curve are no repeats:
 * where x is no input, only rows at one place of it are; where it is none that was chosen, single rows of several trials too.
 */
export function repeatBlocks(
  table: NotebookTable,
  { mainReadings }: AnyEntry,
  { x, ys }: { readonly x: string; readonly ys: readonly string[] },
): readonly RepeatsBlock[] {
  const along = table.columns.find(({ id }) => id === x);
  const measured = table.columns.filter(
    ({ id, kind, holds }) =>
      holds === 'number' && id !== x && (kind === 'computed' || ys.includes(id) || id === mainReadings[0]),
  );
  return groupsOf(table)
    .slice(0, MOST_GROUPS)
    .flatMap(({ name, rows }) => {
      const curve = along?.kind !== 'input' && rows.some(({ texts }) => texts[x] !== rows[0]?.texts[x]);
      if (curve && (along?.kind === 'time' || !onePerTrial(rows))) return [];
      const lines = measured.flatMap((column) => lineOf(column, rows));
      return lines.length === 0 ? [] : [{ name, lines }];
    });
}

function lineOf({ id, label, unit }: NotebookColumn, rows: readonly NotebookTableRow[]): readonly RepeatsLine[] {
  const found = summaryOf(rows.flatMap(({ cells }) => cells[id] ?? []));
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
