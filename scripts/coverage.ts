/**
 * `npm run coverage -- [--only id,id] [--seeds N] [--write]`: whether the uncertainties that are stated hold. The gate is meant for
 * the 200 seeds of the default: fewer lie outside by chance.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { builtIds, loadMeasurements } from './coverage/measurements';
import { fails, headingLine, linesOf, pageOf } from './coverage/table';
import { type Tally, tallyOf } from './coverage/tally';

const SEEDS = 200;
const PAGE = join(import.meta.dirname, '..', 'docs', 'coverage.md');

interface Asked {
  readonly only: readonly string[] | null;
  readonly seeds: number;
  readonly write: boolean;
}

/** Throws a sentence where what is asked for does not go together. */
function asked(): Asked {
  const { values } = parseArgs({
    options: { only: { type: 'string' }, seeds: { type: 'string' }, write: { type: 'boolean', default: false } },
  });
  const only = values.only?.split(',') ?? null;
  const seeds = Number(values.seeds ?? SEEDS);
  if (!Number.isInteger(seeds) || seeds < 1) throw new Error('--seeds takes a whole number above 0.');
  if (values.write && (only !== null || seeds !== SEEDS))
    throw new Error('--write writes the whole page: it goes with neither --only nor --seeds.');
  return { only, seeds, write: values.write };
}

async function cover({ only, seeds, write }: Asked): Promise<void> {
  const measured = await loadMeasurements(only);
  const unknown = (only ?? []).filter((id) => !measured.some(({ target }) => target.listing.id === id));
  if (unknown.length > 0) throw new Error(`No measurement of ${unknown.join(', ')}.`);
  console.log(headingLine());
  const tallies: Tally[] = [];
  for (const each of measured) {
    const begun = performance.now();
    const tally = tallyOf(each, seeds);
    tallies.push(tally);
    for (const line of linesOf(tally)) console.log(line);
    console.log(`    ${((performance.now() - begun) / 1000).toFixed(1)} s`);
  }
  const without = only === null ? builtIds().filter((id) => !tallies.some((tally) => tally.id === id)) : [];
  if (without.length > 0) console.log(`Without a measurement: ${without.join(', ')}.`);
  if (write) writeFileSync(PAGE, pageOf(tallies));
  if (tallies.some(fails)) process.exitCode = 1;
}

try {
  await cover(asked());
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 2;
}
