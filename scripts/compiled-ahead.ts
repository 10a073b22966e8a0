/**
 * Marks the files that every bench and the dashboard begin with, so that the browser compiles their functions while they stream
 * in, beside the main thread: one by one, as they are first called, they cost a weak device a fifth of its start. Browsers that
 * do not know the mark (https://v8.dev/blog/explicit-compile-hints) pass over it.
 */
import { relative } from 'node:path';
import type { Plugin } from 'vite';

const MARK = '//# allFunctionsCalledOnLoad\n';

const FIRST = [
  'index.html',
  'src/begin.ts',
  'src/pages/Dashboard.tsx',
  'src/pages/ExperimentPage.tsx',
  'src/pages/InstrumentPage.tsx',
  'src/bench/Bench.tsx',
];

export const compiledAhead: Plugin = {
  name: 'compiled-ahead',
  apply: (_, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
  enforce: 'post',
  generateBundle(_, bundle) {
    const marked = new Set<string>();
    const mark = (fileName: string): void => {
      const chunk = bundle[fileName];
      if (chunk?.type !== 'chunk' || marked.has(fileName)) return;
      marked.add(fileName);
      chunk.code = MARK + chunk.code;
      chunk.imports.forEach(mark);
    };
    const missing = new Set(FIRST);
    for (const chunk of Object.values(bundle)) {
      if (chunk.type !== 'chunk' || !chunk.facadeModuleId) continue;
      if (missing.delete(relative(process.cwd(), chunk.facadeModuleId))) mark(chunk.fileName);
    }
    if (missing.size > 0) this.error(`The bundle has no file of its own for ${[...missing].join(', ')}.`);
  },
};
