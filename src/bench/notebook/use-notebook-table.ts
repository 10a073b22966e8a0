/** The table of this bench's notebook, for panels. */
import { useEffect, useMemo, useState } from 'react';
import { useBench, useBenchState } from '../bench-context';
import { type Compute, type NotebookTable, notebookTable } from './table';

/** The reckoner of formulas is fetched only where there are any. */
export const loadCompute = async (): Promise<Compute> => (await import('./formula/compute')).compute;

function useCompute(needed: boolean): Compute | null {
  const [compute, setCompute] = useState<Compute | null>(null);
  useEffect(() => {
    if (!needed) return;
    let current = true;
    loadCompute().then(
      (loaded) => current && setCompute(() => loaded),
      () => {},
    );
    return () => {
      current = false;
    };
  }, [needed]);
  return compute;
}

/** Rows of the runs that are shown. */
export function useNotebookTable(): NotebookTable {
  const { entry, run } = useBench();
  const notebook = useBenchState((state) => state.notebook);
  const readings = useBenchState((state) => state.facts?.readings ?? null);
  const compute = useCompute(notebook.columns.length > 0);
  return useMemo(
    () => notebookTable(entry, readings, notebook, run.hide, { compute }),
    [entry, readings, notebook, run, compute],
  );
}
