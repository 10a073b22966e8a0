import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const OWN = fileURLToPath(new URL('../src/shell/preload.ts', import.meta.url));

/** Puts `src/shell/preload.ts` in the place of what Vite writes around imports; it leaves no option for a second try. */
export const ownPreload: Plugin = {
  name: 'own-preload',
  enforce: 'pre',
  load: (id) =>
    id.endsWith('vite/preload-helper.js') ? `export { preload as __vitePreload } from ${JSON.stringify(OWN)};` : null,
};
