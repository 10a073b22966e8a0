/** The codes of the runs in a notebook, as they stand on exports, reports and answer keys. */
import { type LinkedRun, runCode, subjectOf, withSeed } from '../../../engine/runtime/link';
import type { BenchValue } from '../bench-context';
import type { NotebookRow } from '../notebook/notebook';

const distinct = <T>(values: readonly T[]): readonly T[] => [...new Set(values)];

/** The run that a link began, of one seed and one version of the model. What was changed since is listed, not coded. */
export const begunRun = (
  { listing, entry, run }: Pick<BenchValue, 'entry' | 'run'> & { readonly listing: Pick<BenchValue['listing'], 'id'> },
  seed: number,
  version: number,
): LinkedRun => withSeed(subjectOf(listing.id, entry, version), { ...run, version }, seed);

/** Each seed and version of the model that has rows, once: rows of one run have one code. */
export function coded(
  rows: readonly Pick<NotebookRow, 'seed' | 'version'>[],
  latest: number,
): readonly { readonly seed: number; readonly version: number }[] {
  const found = new Map<number, Set<number>>();
  let last: (typeof rows)[number] | undefined;
  for (const row of rows) {
    const { seed, version } = row;
    const same = last?.seed === seed && last.version === version;
    last = row;
    if (same) continue;
    const versions = found.get(seed) ?? new Set();
    found.set(seed, versions.add(version ?? latest));
  }
  return [...found].flatMap(([seed, versions]) => [...versions].map((version) => ({ seed, version })));
}

/** One code for each seed and version that has rows; that of the present run where there are none. */
export function codesOf(bench: BenchValue): readonly string[] {
  const { session, listing, entry, run } = bench;
  const { facts, notebook, seed: present } = session.store.getState();
  const latest = facts?.version ?? run.version;
  const code = (seed: number, version: number): string => {
    return runCode(subjectOf(listing.id, entry, version), begunRun(bench, seed, version));
  };
  const ofRows = distinct(coded(notebook.rows, latest).map(({ seed, version }) => code(seed, version)));
  return ofRows.length > 0 ? ofRows : [code(present, latest)];
}
