/** What a single file has in the place of the site's modules, as a Vite plugin. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { SHELVES } from '../../catalogue/objectives';
import { entryFile, type FoundCard, modelFile, sceneFile } from '../registries/cards';
import { listingFile, objectivesFile, SCENES_FILE, SIMULATIONS_FILE, shelfName } from '../registries/generated';
import { questionsOf } from './questions';
import { renderedTexts, textsOf } from './texts';

/** The reference checks of a bench, as its page shows them. */
export type ChecksOf = (id: string) => Promise<readonly object[]>;

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

/** The module that brings one bench into a file: no file, but an input of the bundle. */
export const benchModule = (id: string): string => `held-bench:${id}`;

const BENCH = /^held-bench:(.+)$/;

/** As `src/single/held.ts` describes it. */
async function benchSource(root: string, card: FoundCard, checksOf: ChecksOf): Promise<string> {
  const { id, shelf, title, simulation, objective } = card;
  const from = (file: string): string => `() => import(${JSON.stringify(join(root, file).replaceAll('\\', '/'))})`;
  const data = {
    id,
    shelf,
    title,
    simulation,
    objective,
    simulationType: simulation.split('/')[0] ?? '',
    questions: await questionsOf(card),
    checks: await checksOf(id),
    ...renderedTexts(await textsOf(card)),
  };
  return `export const bench = { ...${JSON.stringify(data)},
  entry: ${from(entryFile(card))}, model: ${from(modelFile(card))}, scene: ${from(sceneFile(card))} };`;
}

export function singleModules(root: string, cards: readonly FoundCard[], checksOf: ChecksOf): Plugin {
  const path = (file: string): string => join(root, file).replaceAll('\\', '/');
  const standsFor = (file: string): Promise<string> => Promise.resolve(`export * from ${JSON.stringify(path(file))};`);
  const source = (file: string): Promise<string> => readFile(path(file), 'utf8');
  /** The file knows the benches that its parts bring, and no others. */
  const ofHeld = async (text: string): Promise<string> =>
    `import { held, heldById, heldOn } from ${JSON.stringify(path('src/single/held.ts'))};\n${text}`;
  const modules: Readonly<Record<string, () => Promise<string>>> = {
    [SIMULATIONS_FILE]: () =>
      ofHeld('export const simulations = Object.fromEntries(held.map((bench) => [bench.simulation, bench.model]));'),
    [SCENES_FILE]: () =>
      ofHeld('export const scenes = Object.fromEntries(held.map((bench) => [bench.simulation, bench.scene]));'),
    ...Object.fromEntries(
      SHELVES.flatMap((shelf) => [
        [
          listingFile(shelf),
          () =>
            ofHeld(`import { defineInstruments, defineSubject } from '../listing';
const rows = heldOn('${shelf}').map(({ id, title, simulationType, entry }) => ({ id, title, simulationType, entry }));
export const ${shelfName(shelf)} = ${shelf === 'instruments' ? 'defineInstruments(rows)' : `defineSubject('${shelf}', rows)`};`),
        ],
        [
          objectivesFile(shelf),
          () =>
            ofHeld(
              `export const objectives = Object.fromEntries(heldOn('${shelf}').map(({ id, objective }) => [id, objective]));`,
            ),
        ],
      ]),
    ),
    'src/bench/run/start-worker.ts': () => standsFor('src/single/start-worker.ts'),
    'src/full-address.ts': () => standsFor('src/single/full-address.ts'),
    'src/bench/class/class-address.ts': () => standsFor('src/single/class-address.ts'),
    'src/bench/stage/fonts.ts': async () => fontsInside(root, await source('src/bench/stage/fonts.ts')),
    'src/bench/theory/render-markdown.ts': () =>
      ofHeld(`const PROSE = Object.assign({}, ...held.map(({ prose }) => prose));
const TEX = Object.assign({}, ...held.map(({ tex }) => tex));
export const renderMarkdown = (text) => PROSE[text] ?? '';
export const renderTex = (tex) => TEX[tex] ?? '';`),
    'src/bench/sheet/questions-of.ts': () =>
      ofHeld('export const questionsOf = async ({ id }) => heldById(id)?.questions ?? [];'),
    'src/bench/theory/fetch-checks.ts': () =>
      ofHeld(`export const fetchChecks = async (id) => {
  const checks = heldById(id)?.checks ?? [];
  return checks.length === 0 ? { is: 'none' } : { is: 'found', checks };
};`),
  };
  return {
    name: 'single-modules',
    enforce: 'pre',
    resolveId: (id) => (BENCH.test(id) ? id : null),
    async load(id) {
      const bench = BENCH.exec(id)?.[1];
      const card = cards.find((each) => each.id === bench);
      if (card) return benchSource(root, card, checksOf);
      if (id.endsWith('/katex/dist/katex.min.css')) return '';
      // Nothing is preloaded: each import is what it is.
      if (id.endsWith('vite/preload-helper.js')) return 'export const __vitePreload = (load) => load();';
      const module = id.startsWith(path('')) ? modules[id.slice(path('').length)] : undefined;
      return module ? module() : null;
    },
  };
}
