/** The development server computes a bench's reference cases when its page asks for them, not before it starts. */
import { spawn } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const CHECKS = /\/checks\/([a-z\d-]+)\.json(?:\?|$)/;

export const checksDev: Plugin = {
  name: 'checks-dev',
  apply: 'serve',
  configureServer({ config, middlewares }) {
    const tsx = join(config.root, 'node_modules', '.bin', 'tsx');
    middlewares.use((request, response, next) => {
      const id = CHECKS.exec(request.url ?? '')?.[1];
      if (id === undefined) return next();
      // A case that fails is shown on the page as well.
      spawn(tsx, ['scripts/write-checks.ts', id], { cwd: config.root, stdio: 'inherit' }).on('close', () => {
        readFile(join(config.publicDir, 'checks', `${id}.json`)).then((text) => {
          response.setHeader('Content-Type', 'application/json');
          response.end(text);
        }, next);
      });
    });
  },
};
