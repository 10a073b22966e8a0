/** What a single file has in the place of the site's modules, as a Vite plugin. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { SHELVES } from '../../catalogue/objectives';
import type { Plugin } from 'vite';
import { checksOf } from '../lab/checks-of';
import { questionsOf } from './questions';
import type { Target } from '../lab/target';
import { cardOf } from '../registries/cards';
import {
  listingFile,
  listingSource,
  objectivesFile,
  objectivesSource,
  SCENES_FILE,
  SIMULATIONS_FILE,
  scenesSource,
  simulationsSource,
} from '../registries/generated';
import { renderedTexts } from './texts';

const FONTS = ['inter.woff2', 'inter-more.woff2', 'jetbrains-mono.woff2'];
const FONT_ADDRESS = /const at = .*\n/;

/** The faces as addresses that hold them. */
async function fontsInside(root: string, source: string): Promise<string> {
  const files = await Promise.all(
    FONTS.map(async (name) => {
      const bytes = await readFile(join(root, 'public/fonts', name));
      return [name, `data:font/woff2;base64,${bytes.toString('base64')}`] as const;
    }),
  );
  const inside = `const FILES: Readonly<Record<string, string>> = ${JSON.stringify(Object.fromEntries(files))};
const at = (file: string): string => FILES[file] ?? '';\n`;
  const changed = source.replace(FONT_ADDRESS, inside);
  if (changed === source) throw new Error('src/bench/stage/fonts.ts no longer says where its files are in one line.');
  return changed;
}

export function singleModules(root: string, { listing, entry }: Target): Plugin {
  const path = (file: string): string => join(root, file).replaceAll('\\', '/');
  const standsFor = (file: string): Promise<string> => Promise.resolve(`export * from ${JSON.stringify(path(file))};`);
  const source = (file: string): Promise<string> => readFile(path(file), 'utf8');
  // The registries have this bench alone, so that the bundler takes nothing of the others.
  const alone = cardOf(listing.id).then((card) => [card]);
  const modules: Readonly<Record<string, () => Promise<string>>> = {
    [SIMULATIONS_FILE]: async () => simulationsSource(await alone),
    [SCENES_FILE]: async () => scenesSource(await alone),
    ...Object.fromEntries(
      SHELVES.flatMap((shelf) => [
        [listingFile(shelf), async () => listingSource(shelf, await alone)],
        [objectivesFile(shelf), async () => objectivesSource(shelf, await alone)],
      ]),
    ),
    'src/bench/run/start-worker.ts': () => standsFor('src/single/start-worker.ts'),
    'src/full-address.ts': () => standsFor('src/single/full-address.ts'),
    'src/bench/stage/fonts.ts': async () => fontsInside(root, await source('src/bench/stage/fonts.ts')),
    'src/bench/theory/render-markdown.ts': async () => renderedTexts(await entry.texts()),
    'src/bench/sheet/questions-of.ts': async () => {
      const questions = await questionsOf(listing);
      return `export const questionsOf = async () => (${JSON.stringify(questions)});`;
    },
    'src/bench/theory/fetch-checks.ts': async () => {
      const checks = await checksOf(listing.id);
      const answer = checks.length === 0 ? { is: 'none' } : { is: 'found', checks };
      return `export const fetchChecks = async () => (${JSON.stringify(answer)});`;
    },
  };
  return {
    name: 'single-modules',
    enforce: 'pre',
    async load(id) {
      if (id.endsWith('/katex/dist/katex.min.css')) return '';
      const module = id.startsWith(path('')) ? modules[id.slice(path('').length)] : undefined;
      return module ? module() : null;
    },
  };
}
