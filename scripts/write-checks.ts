/**
 * Runs the reference cases of all built simulations, or of the benches named, and writes public/checks/<id>.json, which the page shows
 * under "Model & sources"; what was computed of these very sources before is taken over. Prints `N passed, N failed, N skipped`; exit
 * code 1 where a case fails.
 */
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type CheckedCase, checkCases, failureLine, passed, summary, tally } from './lab/check';
import { caseFiles, casesIn, checkRows } from './lab/checks-of';
import { keepResults, keptResults, sourcesHash } from './lab/kept-results';
import { listingOf } from './lab/target';

const root = fileURLToPath(new URL('..', import.meta.url));
const checksDirectory = join(root, 'public/checks');

async function checkedIn(file: string): Promise<readonly CheckedCase[]> {
  const rows = await casesIn(file);
  const hash = await sourcesHash(rows);
  const kept = keptResults(file, hash);
  if (kept) return rows.map((row, index) => ({ row, results: kept[index] ?? null }));
  const checked = await checkCases(rows);
  keepResults(
    file,
    hash,
    checked.map(({ results }) => results),
  );
  return checked;
}

const only = process.argv.slice(2);
const files = (await caseFiles()).filter((file) => only.length === 0 || only.includes(file.replace(/\.json$/, '')));
const cases = (await Promise.all(files.map(checkedIn))).flat();
const byId = new Map<string, CheckedCase[]>();
for (const each of cases) {
  if (each.results === null) continue;
  const { id } = listingOf(each.row.experiment);
  byId.set(id, [...(byId.get(id) ?? []), each]);
}
if (only.length === 0) await rm(checksDirectory, { recursive: true, force: true });
await mkdir(checksDirectory, { recursive: true });
for (const [id, checked] of byId) {
  await writeFile(join(checksDirectory, `${id}.json`), `${JSON.stringify(await checkRows(id, checked))}\n`);
}
for (const each of cases) if (each.results !== null && !passed(each)) console.error(failureLine(each));
const counts = tally(cases);
console.log(summary(counts));
if (counts.failed > 0) process.exitCode = 1;
