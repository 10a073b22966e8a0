/** Markdown files of `src/content` become modules that export their HTML: no page ships a markdown parser for its own texts. */
import { readFile } from 'node:fs/promises';
import type { Plugin } from 'vite';
import { createPageMarkdown } from '../src/content/markdown.ts';

const TEXT = /\/src\/content\/.+\.md$/;

let base = '/';

export const markdownBuild: Plugin = {
  name: 'markdown',
  configResolved(config) {
    base = config.base;
  },
  async load(id) {
    if (!TEXT.test(id)) return null;
    const html = createPageMarkdown(base)(await readFile(id, 'utf8'));
    return `export default ${JSON.stringify(html)};`;
  },
};
