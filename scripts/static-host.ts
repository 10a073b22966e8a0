/** The preview server as a plain static host: a folder's `index.html`, `404.html` for what is not there, the headers of `_headers`. */
import { existsSync, readFileSync, statSync } from 'node:fs';
import { join, normalize } from 'node:path';
import type { Plugin } from 'vite';
import { headersFor } from './site-files.ts';

const isFile = (path: string): boolean => existsSync(path) && statSync(path).isFile();

export const staticHost: Plugin = {
  name: 'static-host',
  configurePreviewServer(server) {
    const { base, root, build } = server.config;
    const dist = join(root, build.outDir);
    const headers = join(dist, '_headers');
    const sent = existsSync(headers) ? readFileSync(headers, 'utf8') : '';
    server.middlewares.use((request, response, next) => {
      const { pathname } = new URL(request.url ?? '/', 'http://localhost');
      for (const [name, values] of headersFor(sent, pathname)) {
        // What is built anew under the same name, as in tests, must not be kept for a year.
        if (name !== 'Cache-Control') response.setHeader(name, [...values]);
      }
      let below: string | null = null;
      try {
        below = pathname.startsWith(base) ? normalize(`/${decodeURIComponent(pathname.slice(base.length))}`) : null;
      } catch {
        below = null;
      }
      const file =
        below === null ? null : [below, join(below, 'index.html')].map((path) => join(dist, path)).find(isFile);
      if (file && !file.endsWith('.html')) return next();
      response.statusCode = file ? 200 : 404;
      response.setHeader('Content-Type', 'text/html; charset=utf-8');
      response.setHeader('Cache-Control', 'no-cache');
      response.end(readFileSync(file ?? join(dist, '404.html')));
    });
  },
};
