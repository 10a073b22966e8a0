/** What rows of the notebook give: columns, means and a curve, and a result of them, as the panels reckon it. Pure. */
import type { Analysis } from '../../../catalogue/worked';
import type { RowsTaken } from '../../../catalogue/worked';
import { fitCurve } from '../../../engine/core/curve-fit';
import { type TwoParts, twoParts } from '../../../engine/core/two-parts';
import { scatterOf } from '../../../engine/runtime/uncertain';
import { parseFormula } from '../notebook/formula/parse';
import { resultOf } from '../notebook/formula/result';
import { symbolsIn } from '../notebook/formula/tree';
import { meanOf } from '../notebook/mean';
import type { NotebookCell, NotebookColumn, NotebookTable, NotebookTableRow } from '../notebook/table';
import { reported } from '../plot/analysis/scatter';
import { chosenPoints, pointsOf } from '../plot/series';

/** Whoever wrote the analysis has to mend it: thrown with a sentence. */
export class WrongAnalysis extends Error {}

export type WorkedOut = { readonly found: TwoParts } | { readonly refused: string };

const asTwoParts = (cell: NotebookCell): TwoParts => twoParts(cell.value, scatterOf(cell), cell.shared ?? {});

function taken({ rows }: NotebookTable, { last, where = {} }: RowsTaken): readonly NotebookTableRow[] {
  const wanted = Object.entries(where);
  const counted = rows.filter(
    (row) => !row.struck && wanted.every(([id, value]) => (row.cells[id]?.value ?? row.texts[id]) === value),
  );
  return last === undefined ? counted : counted.slice(-last);
}

/** The first symbol of a formula that only a column has; null where there is none. */
function columnIn(
  formula: string,
  columns: readonly (readonly [string, TwoParts])[],
  others: readonly string[],
): string | null {
  const parsed = parseFormula(formula);
  if (!parsed.ok) return null;
  const ofColumns = new Set(columns.map(([symbol]) => symbol));
  return [...symbolsIn(parsed.tree)].find((symbol) => ofColumns.has(symbol) && !others.includes(symbol)) ?? null;
}

export function analysed(
  table: NotebookTable,
  { fit: wanted, mean = [], result }: Analysis,
  from: RowsTaken = {},
): WorkedOut {
  const wrong = (sentence: string): never => {
    throw new WrongAnalysis(sentence);
  };
  const rows = taken(table, from);
  const columnOf = (name: string): NotebookColumn =>
    table.columns.find(({ id }) => id === name) ??
    table.columns.find(({ symbol }) => symbol === name) ??
    wrong(`there is no column "${name}".`);
  const named = (column: NotebookColumn, value: TwoParts): [string, TwoParts][] => [
    [column.id, value],
    [column.symbol, value],
  ];
  const newest = rows.at(-1) ?? wrong('no row was recorded.');
  const single = table.columns.flatMap((column) => {
    const cell = newest.cells[column.id];
    return cell ? named(column, asTwoParts(cell)) : [];
  });
  const means = mean.flatMap((name) => {
    const column = columnOf(name);
    const found = meanOf(rows.flatMap(({ cells }) => cells[column.id] ?? []));
    return found ? named(column, found) : wrong(`no row has a value of "${name}".`);
  });
  let fit = null;
  if (wanted) {
    const along = (name: string) => ({ column: columnOf(name).id, transform: 'value' }) as const;
    const limits = { from: wanted.from ?? null, to: wanted.to ?? null };
    const points = chosenPoints(pointsOf(rows, along(wanted.x), along(wanted.y)), limits);
    const outcome = fitCurve(wanted.kind, points);
    if ('refused' in outcome) return outcome;
    fit = reported(outcome.fit);
    const parameters = fit.parameters.map(({ symbol }) => symbol);
    const column = columnIn(result, single, [...parameters, ...means.map(([symbol]) => symbol)]);
    if (column !== null)
      wrong(
        `the result "${result}" takes "${column}" from the last row, beside a fit with the parameters ${parameters.join(', ')}. With a fit, use its parameters and means only.`,
      );
  }
  return resultOf(result, { fit, values: new Map([...single, ...means]) });
}
