/**
 * Runs the reference checks, which gate the build and are shown on the page, bundles the site into dist/, and writes every
 * page to its own file there, and the service worker and the parts of single files beside them.
 */
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import { prerender, SERVER_BUILD } from './prerender';
import { writeServiceWorker } from './service-worker';

/** Of single files: made while the site is bundled, which empties dist/ first. */
const PARTS = join('node_modules', '.cache', 'single-parts');

const run = (command: string, ...args: readonly string[]): void => {
  const { status } = spawnSync(join('node_modules', '.bin', command), args, { stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
};

/** Beside what follows; resolves when it has ended. */
async function alongside(command: string, ...args: readonly string[]): Promise<void> {
  const [status] = (await once(spawn(join('node_modules', '.bin', command), args, { stdio: 'inherit' }), 'exit')) as [
    number | null,
  ];
  if (status !== 0) process.exit(status ?? 1);
}

run('tsx', 'scripts/write-registries.ts');
run('tsx', 'scripts/write-checks.ts');
run('tsx', 'scripts/write-entry-facts.ts');
const parts = alongside('tsx', 'scripts/single/write-parts.ts', PARTS);
run('vite', 'build', '--logLevel', 'warn');
run('vite', 'build', '--ssr', 'src/entry-server.tsx', '--outDir', SERVER_BUILD, '--logLevel', 'warn');
process.env.NODE_ENV = 'production';
await prerender();
await parts;
await cp(PARTS, 'dist', { recursive: true });
await writeServiceWorker();
