/** Which file of the bundle needs which: of the page and of the workers, which Vite's manifest leaves out. */
import { relative } from 'node:path';
import type { Plugin } from 'vite';

export interface GraphChunk {
  /** The module that the chunk was made for, from the project's root; null for shared ones. */
  readonly entry: string | null;
  readonly of: 'page' | 'worker';
  readonly bytes: number;
  readonly exports: readonly string[];
  readonly imports: readonly string[];
  readonly dynamicImports: readonly string[];
  readonly css: readonly string[];
}

export type ChunkGraph = Readonly<Record<string, GraphChunk>>;

export const GRAPH_FILE = 'chunk-graph.json';

const graph: Record<string, GraphChunk> = {};

const entryOf = (id: string | null): string | null =>
  id === null ? null : relative(process.cwd(), id.replace(/\?.*$/, '')).replaceAll('\\', '/');

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
        exports: chunk.exports,
        imports: chunk.imports,
        dynamicImports: chunk.dynamicImports,
        css: [...(chunk.viteMetadata?.importedCss ?? [])],
      };
    }
    // The workers are bundled while the page's modules are read, so the page comes last.
    if (of === 'page') this.emitFile({ type: 'asset', fileName: GRAPH_FILE, source: JSON.stringify(graph) });
  },
});

export const pageChunks: Plugin = collect('page');
export const workerChunks: Plugin = collect('worker');
