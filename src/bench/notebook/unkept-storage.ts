import type { NotebookStorage } from './storage';

/** Of a notebook that begins empty and is gone with its page. */
export const unkeptStorage = (): NotebookStorage => ({
  load: () => Promise.resolve(null),
  save() {},
  flush() {},
  leave() {},
  end() {},
});
