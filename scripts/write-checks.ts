/**
 * Runs the reference cases of all built simulations and writes public/checks/<id>.json, which the page shows under
 * "Model & sources". Prints `N passed, N failed, N skipped`; exit code 1 where a case fails.
 */
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { ReadingDef } from '../engine/contract';
import { type CheckedCase, casesOf, checkCases, decisive, failureLine, passed, summary, tally } from './lab/check';
import { idealValue } from './lab/output';
import { listingOf, load } from './lab/target';

const root = fileURLToPath(new URL('..', import.meta.url));
const casesDirectory = join(root, 'tests/reference');
const checksDirectory = join(root, 'public/checks');

async function rowsOf(id: string, cases: readonly CheckedCase[]): Promise<readonly object[]> {
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

const files = (await readdir(casesDirectory)).filter((name) => name.endsWith('.json')).sort();
const rows = (await Promise.all(files.map((name) => casesOf(join(casesDirectory, name))))).flat();
const cases = await checkCases(rows);
const byId = new Map<string, CheckedCase[]>();
for (const each of cases) {
  if (each.results === null) continue;
  const { id } = listingOf(each.row.experiment);
  byId.set(id, [...(byId.get(id) ?? []), each]);
}
await rm(checksDirectory, { recursive: true, force: true });
await mkdir(checksDirectory, { recursive: true });
for (const [id, checked] of byId) {
  await writeFile(join(checksDirectory, `${id}.json`), `${JSON.stringify(await rowsOf(id, checked))}\n`);
}
for (const each of cases) if (each.results !== null && !passed(each)) console.error(failureLine(each));
const counts = tally(cases);
console.log(summary(counts));
if (counts.failed > 0) process.exitCode = 1;
