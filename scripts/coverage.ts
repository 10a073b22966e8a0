/**
 * `npm run coverage -- [--only id,id] [--seeds N] [--write]`: whether the uncertainties that are stated hold, by 200 seeds, or by 1,000
 * where 200 lie outside the gate by no more than chance. Fewer seeds lie outside by chance more often.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { mayBeInside } from './coverage/gate';
import { builtIds, loadMeasurements, type Measured } from './coverage/measurements';
import { fails, headingLine, linesOf, pageOf, SEEDS } from './coverage/table';
import { type Tally, tallyOf } from './coverage/tally';

const PAGE = join(import.meta.dirname, '..', 'docs', 'coverage.md');

interface Asked {
  readonly only: readonly string[] | null;
  /** `null`: as many as it takes. */
  readonly seeds: number | null;
  readonly write: boolean;
}

/** Throws a sentence where what is asked for does not go together. */
function asked(): Asked {
  const { values } = parseArgs({
    options: { only: { type: 'string' }, seeds: { type: 'string' }, write: { type: 'boolean', default: false } },
  });
  const only = values.only?.split(',') ?? null;
  const seeds = values.seeds === undefined ? null : Number(values.seeds);
  if (seeds !== null && (!Number.isInteger(seeds) || seeds < 1))
    throw new Error('--seeds takes a whole number above 0.');
  if (values.write && (only !== null || seeds !== null))
    throw new Error('--write writes the whole page: it goes with neither --only nor --seeds.');
  return { only, seeds, write: values.write };
}

/** By as many seeds as it takes to tell. */
function decided(measured: Measured): Tally {
  const tally = tallyOf(measured, SEEDS.first);
  return fails(tally) && mayBeInside(tally) ? tallyOf(measured, SEEDS.inDoubt) : tally;
}

async function cover({ only, seeds, write }: Asked): Promise<void> {
  const measured = await loadMeasurements(only);
  const unknown = (only ?? []).filter((id) => !measured.some(({ target }) => target.listing.id === id));
  if (unknown.length > 0) throw new Error(`No measurement of ${unknown.join(', ')}.`);
  console.log(headingLine());
  const tallies: Tally[] = [];
  for (const each of measured) {
    const begun = performance.now();
    const tally = seeds === null ? decided(each) : tallyOf(each, seeds);
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
