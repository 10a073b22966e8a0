/**
 * Every reference case of every built simulation, through the checker of `lab check`; what they gave is kept for the build, and for the
 * next test of the same sources. Some 100 CPU-seconds where nothing is kept: the electrons of ms8 and the fields of phy10 and phy11.
 */
import { basename } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listingById } from '../../catalogue/index';
import { simulations } from '../../engine/registry';
import { caseChecker, readCases, type ReferenceCase } from '../../engine/runtime/cases';
import { type FileResults, keepResults, keptResults, sourcesHash } from '../../scripts/lab/kept-results';

const files = import.meta.glob<unknown>('./*.json', { eager: true, import: 'default' });

const checkers = new Map<string, ReturnType<typeof caseChecker>>();

async function checkerOf(experiment: string): Promise<ReturnType<typeof caseChecker> | null> {
  const listing = listingById.get(experiment);
  if (!listing) throw new Error(`There is no experiment or instrument "${experiment}".`);
  const known = checkers.get(experiment);
  if (known || !listing.entry) return known ?? null;
  const { entry } = await listing.entry();
  const { simulation } = await simulations[entry.simulation]();
  const checker = caseChecker(simulation, entry);
  checkers.set(experiment, checker);
  return checker;
}

it.each(Object.entries(files))('%s is a case file', (_file, json) => {
  const read = readCases(json);
  expect(read.ok, read.ok ? '' : read.sentence).toBe(true);
});

const casesOf = (json: unknown): readonly ReferenceCase[] => {
  const read = readCases(json);
  return read.ok ? read.cases : [];
};

/** Only a listed simulation that is not built is passed over: an unknown one fails. */
const isBuilt = ({ experiment }: ReferenceCase): boolean => listingById.get(experiment)?.entry !== undefined;
const isKnown = ({ experiment }: ReferenceCase): boolean => listingById.has(experiment);

describe.each(Object.entries(files))('%s', (file, json) => {
  const cases = casesOf(json);
  const found: FileResults[number][] = cases.map(() => null);
  let hash = '';
  let kept: FileResults | null = null;
  beforeAll(async () => {
    // Taken before anything is computed: what changes meanwhile is not what was tested.
    hash = await sourcesHash(cases);
    kept = keptResults(basename(file), hash);
  });
  afterAll(() => {
    if (cases.every((row, index) => found[index] || !isBuilt(row))) keepResults(basename(file), hash, found);
  });
  for (const [index, row] of cases.entries()) {
    it.skipIf(isKnown(row) && !isBuilt(row))(
      `${index + 1}. ${row.reading} = ${row.expected} at ${row.time} s`,
      async () => {
        const results = kept?.[index] ?? (await checkerOf(row.experiment))?.(row) ?? [];
        found[index] = results;
        expect(results.length).toBeGreaterThan(0);
        for (const { ok, sentence } of results) expect(ok, `${sentence} Source: ${row.source}`).toBe(true);
      },
    );
  }
});
