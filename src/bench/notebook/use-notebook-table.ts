/** The table of this bench's notebook, for panels. */
import { useMemo } from 'react';
import { useBench, useBenchState } from '../bench-context';
import { useModule } from '../../ui/use-module';
import { type Compute, type NotebookTable, notebookTable } from './table';

const loadFormulas = () => import('./formula/compute');

/** The reckoner of formulas is fetched only where there are any. */
export const loadCompute = async (): Promise<Compute> => (await loadFormulas()).compute;

/** Rows of the runs that are shown. */
export function useNotebookTable(): NotebookTable {
  const { entry, run } = useBench();
  const notebook = useBenchState((state) => state.notebook);
  const readings = useBenchState((state) => state.facts?.readings ?? null);
  const compute = useModule(notebook.columns.length > 0, loadFormulas)?.compute ?? null;
  return useMemo(
    () => notebookTable(entry, readings, notebook, run.hide, { compute }),
    [entry, readings, notebook, run, compute],
  );
}
