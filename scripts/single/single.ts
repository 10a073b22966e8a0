/** `npm run single -- chem1 phy9`: each experiment as one HTML file that works by a double click, without a server. */
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Command } from 'commander';
import { queryFor, targetsOf } from './asked';
import { bundle } from './bundle';
import { attempt, written } from './report';
import { singleHtml } from './single-html';

interface Options {
  readonly query: string;
  readonly out: string;
}

async function writeFiles(names: readonly string[], { query, out }: Options): Promise<void> {
  const targets = await targetsOf(names);
  const queries = targets.map((target) => queryFor(target, query));
  await mkdir(out, { recursive: true });
  for (const [index, target] of targets.entries()) {
    const { listing } = target;
    const preset = { id: listing.id, query: queries[index] ?? '', course: null };
    const html = await singleHtml(listing, await bundle(target), preset);
    const file = join(out, `${listing.id}.html`);
    await writeFile(file, html);
    written(file, Buffer.byteLength(html));
  }
}

await attempt(() =>
  new Command('single')
    .description('Experiments as single HTML files, with everything inside.')
    .argument('<targets...>', "ids or slugs of experiments or instruments, or 'all'")
    .option('--query <query>', 'the run that it opens with: the query of a shared link, or the whole link', '')
    .option('--out <folder>', 'where the files go', 'dist-single')
    .action(writeFiles)
    .parseAsync(),
);
