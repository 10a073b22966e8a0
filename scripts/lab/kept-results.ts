/**
 * What the reference cases gave, kept with a hash of all that it comes from. The tests compute every case, each time; a build that
 * finds nothing changed since takes theirs over.
 */
import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { CaseResult } from '../../engine/runtime/cases';

const root = fileURLToPath(new URL('../..', import.meta.url));
const directory = join(root, 'node_modules/.cache/reference');

/** All that a case can hang on: models and their kernels, entries, the cases, and what is installed. */
const SOURCES = ['engine', 'catalogue', 'tests/reference'];

const filesIn = (folder: string): readonly string[] =>
  readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`;
    return entry.isDirectory() ? filesIn(path) : [path];
  });

/** Of the sources as they are now. */
export function sourcesHash(): string {
  const hash = createHash('sha256').update(process.version);
  for (const path of [...SOURCES.flatMap(filesIn).toSorted(), 'package-lock.json'])
    hash.update(`\0${path}\0`).update(readFileSync(join(root, path)));
  return hash.digest('hex');
}

/** For each case of a file, its results by seed; null where its simulation is not built. */
export type FileResults = readonly (readonly CaseResult[] | null)[];

interface Kept {
  readonly hash: string;
  readonly results: FileResults;
}

const placeOf = (file: string): string => join(directory, file);

/** The results of a file of cases; null where none are kept of these very sources. */
export function keptResults(file: string, hash: string): FileResults | null {
  try {
    const kept = JSON.parse(readFileSync(placeOf(file), 'utf8')) as Kept;
    return kept.hash === hash ? kept.results : null;
  } catch {
    return null;
  }
}

/** Keeps the results of a file of cases, computed from the sources of this hash. What fails is computed anew each time. */
export function keepResults(file: string, hash: string, results: FileResults): void {
  if (results.some((ofCase) => ofCase?.some(({ ok }) => !ok))) return;
  mkdirSync(directory, { recursive: true });
  writeFileSync(placeOf(file), JSON.stringify({ hash, results } satisfies Kept));
}
