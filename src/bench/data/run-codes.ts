/** The codes of the runs in a notebook, as they stand on exports and reports. */
import { completedInputs } from '../../../engine/runtime/inputs';
import { type LinkSubject, runCode } from '../../../engine/runtime/link';
import type { BenchValue } from '../bench-context';

/** The code of each run: experiment, inputs, seed, trial and grade of its first row. */
export function codesOf({ session, listing, entry, run: link }: BenchValue): readonly string[] {
  const { facts, notebook } = session.store.getState();
  const { inputs, boundsFor } = entry;
  const first = new Map(notebook.rows.toReversed().map((row) => [row.run, row]));
  return [...first.values()].toReversed().map((row) => {
    const version = row.version ?? facts?.version ?? link.version;
    const subject: LinkSubject = { id: listing.id, inputs, ...(boundsFor ? { boundsFor } : {}), version };
    const { seed, trial, grade } = row;
    const full = completedInputs(inputs, row.inputs, row.seed);
    return runCode(subject, { ...link, inputs: full, seed, trial, grade, version, events: [] });
  });
}
