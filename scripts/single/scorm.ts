/** `npm run scorm -- chem1 --out chem1.zip`: a preset as a SCORM 1.2 package for a learning platform. */
import { writeFile } from 'node:fs/promises';
import { Command } from 'commander';
import { refuse } from '../lab/refusal';
import { targetOf } from '../lab/target';
import { queryFor } from './asked';
import { bundle } from './bundle';
import { scormPackage } from './package';
import { attempt, written } from './report';

interface Options {
  readonly query: string;
  readonly mastery?: string;
  readonly out?: string;
}

function masteryOf(text: string | undefined): number | null {
  if (text === undefined) return null;
  const mastery = /^\d+$/.test(text) ? Number(text) : Number.NaN;
  return mastery >= 1 && mastery <= 100
    ? mastery
    : refuse(`--mastery takes a whole number from 1 to 100, not "${text}".`);
}

async function writePackage(name: string, options: Options): Promise<void> {
  const target = await targetOf(name);
  const query = queryFor(target, options.query);
  const mastery = masteryOf(options.mastery);
  const zip = await scormPackage(target.listing, await bundle(target), { query, mastery });
  const file = options.out ?? `${target.listing.id}.zip`;
  await writeFile(file, zip);
  written(file, zip.byteLength);
}

await attempt(() =>
  new Command('scorm')
    .description('An experiment as a SCORM 1.2 package.')
    .argument('<target>', 'id or slug of an experiment or instrument')
    .option('--query <query>', 'the run that it opens with: the query of a shared link, or the whole link', '')
    .option('--mastery <score>', 'score from which it is passed, 1 to 100; left out: all steps done is completed')
    .option('--out <file>', 'the package (default: the id with .zip)')
    .action(writePackage)
    .parseAsync(),
);
