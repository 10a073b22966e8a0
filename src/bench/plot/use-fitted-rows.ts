/** Which rows the curve of the plot goes through, for the table. */
import { useCallback, useMemo } from 'react';
import { useSliced } from '../../ui/use-sliced';
import { useBench, useBenchState } from '../bench-context';
import type { NotebookTable } from '../notebook/table';
import { FEW } from './decimate';
import { chosenPoints, slicedSeries } from './series';
import { type PlotSettings, settingsFrom } from './settings';

const NONE: ReadonlySet<number> = new Set();

const isFitted = ({ overlay }: PlotSettings): boolean => overlay !== 'none';

/** Numbers of the rows; none where nothing is reckoned, or for so many rows that marks say nothing. */
export function useFittedRows(table: NotebookTable): ReadonlySet<number> {
  const { entry } = useBench();
  const kept = useBenchState((state) => state.notebook.plot);
  const settings = useMemo(() => settingsFrom(entry, kept), [entry, kept]);
  const begin = useCallback(
    function* () {
      if (!isFitted(settings) || table.rows.length > FEW) return NONE;
      const [first] = yield* slicedSeries(table, settings);
      return new Set(chosenPoints(first?.points ?? [], settings).map(({ row }) => row));
    },
    [table, settings],
  );
  return useSliced<ReadonlySet<number>>(begin).value ?? NONE;
}
