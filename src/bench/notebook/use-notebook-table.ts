/** The table of this bench's notebook, for panels. */
import { useMemo } from 'react';
import { useBench, useBenchState } from '../bench-context';
import { type NotebookTable, notebookTable } from './table';

/** Rows of the runs that are shown. */
export function useNotebookTable(): NotebookTable {
  const { entry, run } = useBench();
  const notebook = useBenchState((state) => state.notebook);
  const readings = useBenchState((state) => state.facts?.readings ?? null);
  return useMemo(() => notebookTable(entry, readings, notebook, run.hide), [entry, readings, notebook, run]);
}
