/**
 * Which modules of the bundle come in one file. The bundler gives modules a file of their own for each set of pages that share them: a first
 * visit of a bench fetched more than a hundred. What is always fetched together needs no files of its own.
 */
import { fileURLToPath } from 'node:url';
import type { Rolldown } from 'vite';

type Context = Parameters<Rolldown.CodeSplittingNameFunction>[1];
type Groups = NonNullable<Rolldown.CodeSplittingOptions['groups']>;

const path = (file: string): string => fileURLToPath(new URL(`../${file}`, import.meta.url));

/** What the modules `from` lead to by imports, themselves too, without going through `past`. */
function reached(
  context: Context,
  from: readonly string[],
  { later = false, past = '' }: { readonly later?: boolean; readonly past?: string } = {},
): ReadonlySet<string> {
  const found = new Set<string>();
  const open = [...from];
  for (let id = open.pop(); id !== undefined; id = open.pop()) {
    if (found.has(id) || id === past) continue;
    found.add(id);
    const info = context.getModuleInfo(id);
    open.push(...(info?.importedIds ?? []), ...(later ? (info?.dynamicallyImportedIds ?? []) : []));
  }
  return found;
}

/** A group of the modules of a set that is made once for each bundle, when its graph is complete. */
const ofSet = (
  name: string,
  more: Omit<Groups[number], 'name'>,
  set: (context: Context) => (id: string) => boolean,
): Groups[number] => {
  const made = new WeakMap<Context, (id: string) => boolean>();
  return {
    ...more,
    debugName: name,
    name: (id, context) => {
      const isIn = made.get(context) ?? set(context);
      made.set(context, isIn);
      return isIn(id) ? name : null;
    },
  };
};

const PAGE = path('index.html');
const MAIN = path('src/main.tsx');
const BEGIN = path('src/begin.ts');
const BENCH = path('src/bench/Bench.tsx');

/** Bytes, before they are made small, below which a file goes into that of nearly the same pages, or of nearly the same scenes. */
const SMALL = { page: 1200, scene: 3000 };

/** One file for what every page has, and one for what only benches have. */
export const pageGroups = (): Groups => [
  ofSet('shell', { priority: 3 }, (context) => {
    const [all, begin] = [reached(context, [PAGE]), reached(context, [BEGIN])];
    // Without the entry itself, which the page's file names.
    return (id) => all.has(id) && !begin.has(id) && id !== PAGE && id !== MAIN;
  }),
  // Kept out of the next one, whose modules need them: other pages do too.
  ofSet('shared', { priority: 2, entriesAware: true, entriesAwareMergeThreshold: SMALL.page }, (context) => {
    const [bench, elsewhere] = [
      reached(context, [BENCH]),
      reached(context, [PAGE, BEGIN], { later: true, past: BENCH }),
    ];
    return (id) => bench.has(id) && elsewhere.has(id);
  }),
  ofSet('bench', { priority: 1 }, (context) => {
    const bench = reached(context, [BENCH]);
    return (id) => bench.has(id) && id !== BENCH;
  }),
];

const MODEL_WORKER = path('workers/simulation.worker.ts');

/** How many scenes share what is fetched for all of them: nearly all, and so many that most benches have it. */
const NEARLY_ALL = 80;
const MOST = 45;

/** One file for what nearly every scene has, and one each for charts and for panels of instruments. */
export const workerGroups = (): Groups => [
  // As the bundler would have them, but kept out of the groups below, whose modules need them.
  {
    name: 'drawing',
    test: /node_modules|preload-helper/,
    entriesAware: true,
    entriesAwareMergeThreshold: SMALL.scene,
    priority: 5,
  },
  ofSet('model', { priority: 4 }, (context) => {
    const all = reached(context, [MODEL_WORKER]);
    return (id) => all.has(id) && id !== MODEL_WORKER;
  }),
  { name: 'kit', test: /src[\\/]scenes[\\/]kit[\\/](?!theme)/, minShareCount: NEARLY_ALL, priority: 3 },
  { name: 'charts', test: /src[\\/]scenes[\\/]kit[\\/]charts/, minShareCount: MOST, priority: 2 },
  { name: 'panels', test: /src[\\/]scenes[\\/]kit[\\/](?:instruments|controls)/, minShareCount: MOST, priority: 1 },
];

/** The bundler names a shared file after all that share it. */
const cut = (name: string): string => name.replace(/~.*/, '');

export const chunkFileNames = ({ name }: { readonly name: string }): string => `assets/${cut(name)}-[hash].js`;

export const assetFileNames = ({ names }: { readonly names: readonly string[] }): string => {
  const [, name = 'file', ending = ''] = /^(.*?)(\.\w+)?$/.exec(names[0] ?? '') ?? [];
  return `assets/${cut(name)}-[hash]${ending}`;
};
