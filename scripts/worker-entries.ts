import type { Plugin } from 'vite';

/**
 * Keeps what other files import out of a worker's own file: WebKit evaluates a worker's file once more when a module imports from
 * it, and two services then answer the same messages. Vite leaves no option for it.
 */
export const workerEntries: Plugin = {
  name: 'worker-entries',
  options: (options) => ({ ...options, preserveEntrySignatures: 'strict' }),
  generateBundle(_, bundle) {
    const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
    for (const { fileName, isEntry } of chunks) {
      const asked = isEntry && chunks.find(({ imports }) => imports.includes(fileName));
      if (asked) this.error(`${asked.fileName} imports from the worker's own file ${fileName}.`);
    }
  },
};
