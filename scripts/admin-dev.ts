/** What the development server does for the admin area: a password that it prints, and saving of posts. */
import { randomBytes } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { hashOf } from '../src/admin/password.ts';
import { readPosts } from '../src/blog/post.ts';

const SAVE = '/__save-posts';
const FILE = join('public', 'dynamicBlogPosts.json');
const LONGEST = 5_000_000;

export const adminDev: Plugin = {
  name: 'admin-dev',
  apply: 'serve',
  async config(_, { isPreview, mode }) {
    if (isPreview || mode === 'test' || process.env['VITE_ADMIN_HASH']) return {};
    const password = randomBytes(6).toString('hex');
    console.log(`  Admin password of this development server: ${password}\n`);
    return { define: { 'import.meta.env.VITE_ADMIN_HASH': JSON.stringify(await hashOf(password)) } };
  },
  configureServer(server) {
    server.middlewares.use(SAVE, (request, response) => {
      const answer = (status: number, text: string): void => {
        response.statusCode = status;
        response.end(text);
      };
      // Another site's page may not write here: its browser sends its own origin.
      const { origin, host } = request.headers;
      if (request.method !== 'POST' || (origin !== undefined && new URL(origin).host !== host)) {
        answer(403, 'Only this site saves posts.');
        return;
      }
      let text = '';
      request.setEncoding('utf8');
      request.on('data', (part: string) => {
        text += part;
        if (text.length > LONGEST) request.destroy();
      });
      request.on('end', () => {
        try {
          if (!Array.isArray(JSON.parse(text))) throw new Error('not a list');
        } catch {
          answer(400, 'The posts must be a JSON list.');
          return;
        }
        writeFile(FILE, text).then(
          () => answer(200, `${readPosts(JSON.parse(text), new Set()).posts.length} posts saved.`),
          () => answer(500, `${FILE} cannot be written.`),
        );
      });
    });
  },
};
