/** Runs the reference checks, which gate the build and are shown on the page, then bundles the site into dist/. */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

const run = (command: string, ...args: readonly string[]): void => {
  const { status } = spawnSync(join('node_modules', '.bin', command), args, { stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
};

run('tsx', 'scripts/write-checks.ts');
run('vite', 'build', '--logLevel', 'warn');
