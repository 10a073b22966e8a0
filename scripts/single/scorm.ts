/** `npm run scorm -- chem1 --out chem1.zip`: a preset as a SCORM 1.2 package for a learning platform. */
import { writeFile } from 'node:fs/promises';
import { Command } from 'commander';
import { scormPackage } from '../../src/download/package';
import { refuse } from '../lab/refusal';
import { type AskedOptions, partsOf, wantedOf } from './asked';
import { attempt, written } from './report';

interface Options extends AskedOptions {
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
  const wanted = await wantedOf(name, options);
  const mastery = masteryOf(options.mastery);
  const zip = scormPackage(await partsOf([wanted]), wanted, mastery);
  const file = options.out ?? `${wanted.file}.zip`;
  await writeFile(file, zip);
  written(file, zip.byteLength);
}

await attempt(() =>
  new Command('scorm')
    .description('An experiment, a lesson or the set of a class as a SCORM 1.2 package.')
    .argument('<target>', 'id or slug of an experiment or instrument, or the file of a lesson (.json)')
    .option('--query <query>', 'the run that it opens with: the query of a shared link, or the whole link', '')
    .option('--set <file>', 'the set of a class, as the page saves it: each learner gets a run by name')
    .option('--mastery <score>', 'score from which it is passed, 1 to 100; left out: all steps done is completed')
    .option('--out <file>', 'the package (default: what it holds with .zip)')
    .action(writePackage)
    .parseAsync(),
);
