/**
 * What the reference cases of a bench gave, kept with a hash of all that they come from: its entry and model with what they import, the
 * checker, the cases themselves. Tests and build take over what was computed of the same sources, so one changed letter in one model
 * computes the cases of the benches that use it.
 */
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findListing } from '../../catalogue/lookup';
import type { CaseResult, ReferenceCase } from '../../engine/runtime/cases';
import { cardOf, entryFile, modelFile } from '../registries/cards';
import { closureOf } from '../sources';

const root = fileURLToPath(new URL('../..', import.meta.url));
const directory = join(root, 'node_modules/.cache/reference');

const CHECKER = 'engine/runtime/cases.ts';

/** Of everything that the cases of a file can hang on, as it is now. */
export async function sourcesHash(cases: readonly ReferenceCase[]): Promise<string> {
  const hash = createHash('sha256').update(process.version).update(JSON.stringify(cases));
  const files = [CHECKER];
  for (const experiment of new Set(cases.map((each) => each.experiment))) {
    const found = findListing(experiment);
    if (found.kind !== 'found') continue;
    const card = await cardOf(found.listing.id);
    files.push(entryFile(card), modelFile(card));
  }
  for (const file of [...closureOf(files), 'package-lock.json'])
    hash.update(`\0${file}\0`).update(readFileSync(join(root, file)));
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
