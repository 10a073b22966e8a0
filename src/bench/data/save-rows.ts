/** Hands the notebook to the browser: as a file, or to the clipboard. */
import { copyText, saveFile } from '../../ui/save-file';
import type { BenchValue } from '../bench-context';
import { notebookTable } from '../notebook/table';
import { loadCompute } from '../notebook/use-notebook-table';
import { type CsvStyle, type Export, toCsv, toTsv } from './csv';
import { encodeNotebook } from './notebook-file';
import { codesOf } from './run-codes';

export async function exportOf(bench: BenchValue): Promise<Export> {
  const { session, listing, entry, run } = bench;
  const { facts, notebook } = session.store.getState();
  const compute = notebook.columns.length > 0 ? await loadCompute() : null;
  const table = notebookTable(entry, facts?.readings ?? null, notebook, run.hide, { everyRun: true, compute });
  return {
    title: listing.title,
    id: listing.id,
    version: facts?.version ?? null,
    codes: codesOf(bench),
    table,
    notebook,
  };
}

export async function saveCsv(bench: BenchValue, style: CsvStyle = 'comma'): Promise<void> {
  // The mark tells spreadsheets that the text is UTF-8.
  saveFile(`${bench.listing.id}-readings.csv`, 'text/csv', `\uFEFF${toCsv(await exportOf(bench), style)}`);
}

export function saveNotebook({ session, listing, entry, run }: BenchValue): void {
  const { notebook } = session.store.getState();
  const file = { experiment: listing.id, title: listing.title, notebook };
  const encoded = encodeNotebook(entry, file, run.hide);
  if (encoded.text !== null) saveFile(`${listing.id}-notebook.json`, 'application/json', encoded.text);
  if (encoded.sentence !== null) session.say(encoded.sentence, 'warning');
}

/** Resolves to whether the browser let the rows onto the clipboard. */
export const copyTsv = async (bench: BenchValue): Promise<boolean> => copyText(toTsv(await exportOf(bench)));
