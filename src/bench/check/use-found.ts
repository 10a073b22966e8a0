/** What plot and notebook found, for the check of a result. */
import { useMemo, useSyncExternalStore } from 'react';
import { useBench, useBenchState } from '../bench-context';
import { useNotebookTable } from '../notebook/use-notebook-table';
import type { Analysis } from '../plot/analysis/analysis';
import { analyse } from '../plot/analysis/analyse';
import { fitOf, fitsVersion, subscribeFits } from '../plot/analysis/fits';
import { seriesOf } from '../plot/series';
import { settingsFrom } from '../plot/settings';
import { type ColumnMean, columnMeans } from './offers';

export interface Found {
  /** Of the plot as it stands; null without a curve. */
  readonly analysis: Analysis | null;
  /** Of rows of the present seed. */
  readonly means: readonly ColumnMean[];
}

export function useFound(): Found {
  const { entry } = useBench();
  const kept = useBenchState((state) => state.notebook.plot);
  const seed = useBenchState((state) => state.seed);
  const hidden = useBenchState((state) => state.answersHidden);
  const table = useNotebookTable();
  // A fit of very many points comes later.
  const fits = useSyncExternalStore(subscribeFits, fitsVersion);
  const analysis = useMemo(() => {
    if (fits < 0 || hidden) return null;
    const settings = settingsFrom(entry, kept);
    const titration = entry.plot.titration ?? null;
    return analyse({ settings, table, series: seriesOf(table, settings), titration, hidden, fitOf });
  }, [fits, hidden, entry, kept, table]);
  const readings = useBenchState((state) => state.facts?.readings);
  const means = useMemo(
    () =>
      hidden
        ? []
        : columnMeans(
            table.columns,
            table.rows.filter((row) => row.seed === seed),
            readings ?? {},
          ),
    [hidden, table, seed, readings],
  );
  return { analysis, means };
}
