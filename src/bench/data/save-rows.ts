/** Hands recorded rows to the browser: as a file, or to the clipboard. */
import type { BenchValue } from '../bench-context';
import { type Export, toCsv, toTsv } from './csv';

export function exportOf({ session, listing, entry, run }: BenchValue): Export {
  const { facts, notebook } = session.store.getState();
  return {
    title: listing.title,
    id: listing.id,
    version: facts?.version ?? null,
    entry,
    readings: facts?.readings ?? null,
    rows: notebook.rows,
    hide: run.hide,
  };
}

export function saveCsv(bench: BenchValue): void {
  // The mark tells spreadsheets that the text is UTF-8.
  const file = new Blob(['\uFEFF', toCsv(exportOf(bench))], { type: 'text/csv;charset=utf-8' });
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = `${bench.listing.id}-readings.csv`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 1000);
}

/** Resolves to whether the browser let the rows onto the clipboard. */
export async function copyTsv(bench: BenchValue): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(toTsv(exportOf(bench)));
    return true;
  } catch {
    return false;
  }
}
