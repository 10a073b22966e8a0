/** `npm run single -- chem1 phy9`: each experiment as one HTML file that works by a double click, without a server. */
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Command } from 'commander';
import { singleHtml } from '../../src/download/single-html';
import { type AskedOptions, allWanted, partsOf } from './asked';
import { attempt, written } from './report';

interface Options extends AskedOptions {
  readonly out: string;
}

async function writeFiles(names: readonly string[], options: Options): Promise<void> {
  const { out } = options;
  const all = await allWanted(names, options);
  await mkdir(out, { recursive: true });
  const parts = await partsOf(all);
  for (const wanted of all) {
    const html = singleHtml(parts, wanted, { ...wanted.preset, course: null });
    const file = join(out, `${wanted.file}.html`);
    await writeFile(file, html);
    written(file, Buffer.byteLength(html));
  }
}

await attempt(() =>
  new Command('single')
    .description('Experiments as single HTML files, with everything inside.')
    .argument('<targets...>', "ids or slugs of experiments or instruments, or 'all', or files of lessons (.json)")
    .option('--query <query>', 'the run that it opens with: the query of a shared link, or the whole link', '')
    .option(
      '--set <file>',
      'the set of a class, as the page saves it: who opens the file says a name and gets that run',
    )
    .option('--out <folder>', 'where the files go', 'dist-single')
    .action(writeFiles)
    .parseAsync(),
);
