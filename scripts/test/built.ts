/** The built site that the journeys work on: built anew unless the one that stands was built of these very sources for them. */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ADMIN_HASH } from '../tested-admin';
import { type Outcome, say, step } from './outcome';

const SOURCES = ['engine', 'catalogue', 'workers', 'src', 'scripts', 'public', 'tests/reference'];
const FILES = ['index.html', 'vite.config.ts', 'package-lock.json'];
/** Written by the build itself. */
const WRITTEN = /^(?:src\/generated|public\/checks)\//;
const STAMP = join('node_modules', '.cache', 'built-for-tests');
/** The last file of a build. */
const LAST = join('dist', 'sw.js');

function stampOf(): string {
  const hash = createHash('sha256').update(process.version);
  const inFolders = SOURCES.flatMap((folder) =>
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name)),
  );
  for (const file of [...inFolders, ...FILES].toSorted())
    if (!WRITTEN.test(file)) hash.update(`\0${file}\0`).update(readFileSync(file));
  return `${hash.digest('hex')} ${existsSync(LAST) ? statSync(LAST).mtimeMs : 0}`;
}

export async function build(): Promise<Outcome> {
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === stampOf()) {
    say('\n— build: that of these sources stands');
    return { passed: 1, failed: [], timed: [] };
  }
  rmSync(STAMP, { force: true });
  const outcome = await step('build', 'tsx', ['scripts/build.ts'], { VITE_ADMIN_HASH: ADMIN_HASH });
  if (outcome.failed.length === 0) {
    mkdirSync(dirname(STAMP), { recursive: true });
    writeFileSync(STAMP, stampOf());
  }
  return outcome;
}
