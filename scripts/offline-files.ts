/** What each experiment needs to work without a connection, from the graph of the bundle. Pure. */
import type { OfflineFile, OfflineFiles } from '../src/offline/files';
import type { ChunkGraph } from './chunk-graph';

export interface BenchModules {
  readonly id: string;
  /** Modules from the project's root. */
  readonly entry: string;
  readonly simulation: string;
  readonly scene: string;
}

/**
 * What is fetched for one experiment only, or never while a worker can draw. The codes of samples are any experiment's
 * that gives samples; the lists of all are for whoever goes from one bench to another.
 */
const APART =
  /^(?:src\/scenes\/(?!registry)|engine\/(?!data\/samples\/|registry)|catalogue\/(?!.*\/objectives)|src\/bench\/stage\/PageStage)/;

/** The module of an entry's theory and model notes. */
const textsOf = (entry: string): string => entry.replace(/\.ts$/, '.texts.ts');

const COMMON: readonly string[] = [
  'src/bench/Bench.tsx',
  'src/begin.ts',
  'src/pages/begin-bench.ts',
  'src/pages/ExperimentPage.tsx',
  'src/pages/InstrumentPage.tsx',
];
const WORKERS = /^(?:workers\/simulation\.worker|src\/bench\/stage\/stage\.worker)\.ts$/;

function chunkOf(graph: ChunkGraph, of: 'page' | 'worker', entry: string): string {
  const found = Object.entries(graph).find(([, chunk]) => chunk.of === of && chunk.entry === entry);
  if (!found) throw new Error(`The bundle has no chunk of its own for ${entry} (${of}).`);
  return found[0];
}

/** The files that some chunks lead to; also those fetched later whose module `later` lets in. */
function reach(graph: ChunkGraph, from: readonly string[], later: (entry: string) => boolean): ReadonlySet<string> {
  const files = new Set<string>();
  const visit = (file: string): void => {
    const chunk = graph[file];
    if (!chunk || files.has(file)) return;
    files.add(file);
    for (const sheet of chunk.css) files.add(sheet);
    chunk.imports.forEach(visit);
    for (const dynamic of chunk.dynamicImports) {
      if (later(graph[dynamic]?.entry ?? '')) visit(dynamic);
    }
  };
  from.forEach(visit);
  return files;
}

/** What is around every page, and the two pages that must be there first: the dashboard and the word on offline use. */
export const shellFiles = (graph: ChunkGraph): readonly string[] => [
  ...reach(graph, [chunkOf(graph, 'page', 'index.html')], (module) =>
    /^(?:src\/(?:shell\/|offline\/|pages\/(?:Dashboard|Offline)\.)|catalogue\/[a-z-]+\/objectives\.)/.test(module),
  ),
];

/**
 * `sizes`: bytes of every file of the build by its path; `always`: files that every bench needs though no chunk names them;
 * `pages`: what else belongs to a listing, such as its own page.
 */
export function offlineFiles(
  graph: ChunkGraph,
  benches: readonly BenchModules[],
  sizes: ReadonlyMap<string, number>,
  always: readonly string[],
  pages: (id: string) => readonly string[],
): OfflineFiles {
  const workers = Object.entries(graph).flatMap(([file, { entry, of }]) =>
    of === 'worker' && WORKERS.test(entry ?? '') ? [file] : [],
  );
  const roots = COMMON.flatMap((entry) =>
    Object.entries(graph).flatMap(([file, chunk]) => (chunk.of === 'page' && chunk.entry === entry ? [file] : [])),
  );
  const common = new Set([...reach(graph, [...roots, ...workers], (module) => !APART.test(module)), ...always]);
  const sized = (path: string): OfflineFile => {
    const bytes = sizes.get(path);
    if (bytes === undefined) throw new Error(`The build has no file ${path}.`);
    return { path, bytes };
  };
  const own = benches.map(({ id, entry, simulation, scene }) => {
    const chunks = [
      chunkOf(graph, 'page', entry),
      chunkOf(graph, 'worker', simulation),
      chunkOf(graph, 'worker', scene),
    ];
    const files = [...reach(graph, chunks, (module) => module === textsOf(entry))].filter((file) => !common.has(file));
    return [id, [...files, ...pages(id)].map(sized)] as const;
  });
  return { common: [...common].map(sized), own: Object.fromEntries(own) };
}
