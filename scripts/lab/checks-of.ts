/** The reference checks of an experiment as the page shows them: published values beside what the model gives. */
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { ReadingDef } from '../../engine/contract';
import { type CheckedCase, casesOf, checkCases, decisive, passed } from './check';
import { idealValue } from './output';
import { listingOf, load } from './target';

const casesDirectory = fileURLToPath(new URL('../../tests/reference', import.meta.url));

/** The names of all files of published cases. */
export const caseFiles = async (): Promise<readonly string[]> =>
  (await readdir(casesDirectory)).filter((name) => name.endsWith('.json')).sort();

export const casesIn = (file: string): ReturnType<typeof casesOf> => casesOf(join(casesDirectory, file));

/** All published cases, file by file. */
export const allCases = async () => (await Promise.all((await caseFiles()).map(casesIn))).flat();

/** Rows for the page out of checked cases. */
export async function checkRows(id: string, cases: readonly CheckedCase[]): Promise<readonly object[]> {
  const target = await load(listingOf(id));
  const defs: Readonly<Record<string, ReadingDef>> = target?.simulation.readings ?? {};
  return cases.map((each) => {
    const { row, results } = each;
    const result = decisive(results ?? []);
    const def = defs[row.reading];
    return {
      inputs: row.inputs,
      actions: row.actions,
      time: row.time,
      reading: row.reading,
      label: def?.label ?? row.reading,
      unit: def?.unit ?? row.unit,
      expected: row.expected,
      got: idealValue(result?.got ?? null),
      deviation: idealValue(result?.deviation ?? null),
      tolerance: row.tolerance ?? null,
      ok: passed(each),
      source: row.source,
    };
  });
}

/** Runs the cases of one experiment. */
export async function checksOf(id: string): Promise<readonly object[]> {
  const rows = (await allCases()).filter(({ experiment }) => listingOf(experiment).id === id);
  return checkRows(id, await checkCases(rows));
}
