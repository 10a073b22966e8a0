/** Which file of the bundle needs which: of the page and of the workers, which Vite's manifest leaves out. */
import { relative } from 'node:path';
import type { Plugin } from 'vite';

export interface GraphChunk {
  /** The module that the chunk was made for, from the project's root; null for shared ones. */
  readonly entry: string | null;
  readonly of: 'page' | 'worker';
  readonly bytes: number;
  readonly imports: readonly string[];
  readonly dynamicImports: readonly string[];
  readonly css: readonly string[];
}

export type ChunkGraph = Readonly<Record<string, GraphChunk>>;

export const GRAPH_FILE = 'chunk-graph.json';

const graph: Record<string, GraphChunk> = {};

const entryOf = (id: string | null): string | null =>
  id === null ? null : relative(process.cwd(), id.replace(/\?(?!texts$).*$/, '')).replaceAll('\\', '/');

/** Files that import each other in a ring: which of them runs first is chance, and a constant of the other one not there yet. */
export function ringIn(imports: Readonly<Record<string, readonly string[]>>): readonly string[] | null {
  const done = new Set<string>();
  const visit = (file: string, way: readonly string[]): readonly string[] | null => {
    if (way.includes(file)) return [...way.slice(way.indexOf(file)), file];
    if (done.has(file)) return null;
    for (const next of imports[file] ?? []) {
      const ring = visit(next, [...way, file]);
      if (ring) return ring;
    }
    done.add(file);
    return null;
  };
  for (const file of Object.keys(imports)) {
    const ring = visit(file, []);
    if (ring) return ring;
  }
  return null;
}

const collect = (of: 'page' | 'worker'): Plugin => ({
  name: `chunk-graph-${of}`,
  apply: (_, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
  // Chunks of nothing but styles are gone by then.
  enforce: 'post',
  generateBundle(_, bundle) {
    for (const chunk of Object.values(bundle)) {
      if (chunk.type !== 'chunk') continue;
      graph[chunk.fileName] = {
        entry: entryOf(chunk.facadeModuleId),
        of,
        bytes: Buffer.byteLength(chunk.code),
        imports: chunk.imports,
        dynamicImports: chunk.dynamicImports,
        css: [...(chunk.viteMetadata?.importedCss ?? [])],
      };
    }
    const chunks = Object.values(bundle).flatMap((chunk) => (chunk.type === 'chunk' ? [chunk] : []));
    const ring = ringIn(Object.fromEntries(chunks.map(({ fileName, imports }) => [fileName, imports])));
    if (ring) this.error(`${ring.join(' → ')}: cut the groups in vite.config.ts another way.`);
    // The workers are bundled while the page's modules are read, so the page comes last.
    if (of === 'page') this.emitFile({ type: 'asset', fileName: GRAPH_FILE, source: JSON.stringify(graph) });
  },
});

export const pageChunks: Plugin = collect('page');
export const workerChunks: Plugin = collect('worker');
