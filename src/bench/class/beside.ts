/** What a teacher shows beside the apparatus: the plot as a picture, and the present step. */
import { loadCompute } from '../notebook/use-notebook-table';
import { notebookTable } from '../notebook/table';
import { plotFigure, sceneSvg } from '../plot/plot-svg';
import { settingsFrom } from '../plot/settings';
import { countWords } from '../procedure/count-words';
import { currentStep } from '../procedure/progress';
import type { BenchSession } from '../run/session';
import type { ClassBeside } from './messages';

/** Smaller than its place in a class window: drawn larger there, its words are read from the last row. */
const SIZE = { width: 360, height: 280 };

type ShownSession = Pick<BenchSession, 'entry' | 'store' | 'hidden' | 'trace'>;

function stepOf({ entry, store }: ShownSession): string {
  const { stepsDone, stepCounts, facts } = store.getState();
  const now = currentStep(stepsDone);
  const step = entry.procedure[now];
  if (!step) return 'All steps are done.';
  const count = stepCounts[now];
  return `${now + 1}. ${step.text}${count ? ` (${countWords(count, entry, facts)})` : ''}`;
}

async function plotOf({ entry, store, hidden, trace }: ShownSession): Promise<string> {
  const { notebook, facts } = store.getState();
  const compute = notebook.columns.length > 0 ? await loadCompute() : null;
  const table = notebookTable(entry, facts?.readings ?? null, notebook, hidden, { compute });
  const settings = { ...settingsFrom(entry, notebook.plot), residuals: false };
  return sceneSvg(plotFigure({ settings, table, titration: entry.plot.titration, trace }).scene, SIZE);
}

/** Where the readings are hidden from the class, the plot is, too. */
export async function besideOf(
  session: ShownSession,
  { plot, step, caption }: { readonly plot: boolean; readonly step: boolean; readonly caption: string },
): Promise<ClassBeside> {
  return { plot: plot ? await plotOf(session) : null, step: step ? stepOf(session) : '', caption };
}
