/** Everything that gates a change, in order; ends with one line `N passed, N failed`. */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { ADMIN_HASH } from './tested-admin';
import { ensureChromium } from './chromium';

const RESULTS = join('node_modules', '.cache', 'results');
const BIN = join('node_modules', '.bin');

interface Count {
  readonly passed: number;
  readonly failed: number;
}

const run = (command: string, args: readonly string[], env: Readonly<Record<string, string>> = {}): boolean =>
  spawnSync(join(BIN, command), args, { stdio: 'inherit', env: { ...process.env, ...env } }).status === 0;

/** A step that passes or fails as a whole. */
function step(
  name: string,
  command: string,
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
): Count {
  console.log(`\n— ${name}`);
  const ok = run(command, args, env);
  if (!ok) console.log(`${name} failed.`);
  return ok ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

const readJson = <T>(file: string): T | null =>
  existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as T) : null;

/** A runner that died before its report counts as one failure. */
const atLeastOneFailure = (ok: boolean, count: Count): Count =>
  ok || count.failed > 0 ? count : { ...count, failed: 1 };

function unit(): Count {
  console.log('\n— unit, property and reference tests');
  const file = join(RESULTS, 'vitest.json');
  const ok = run('vitest', ['run', '--reporter=dot', '--reporter=json', `--outputFile.json=${file}`]);
  const report = readJson<{ readonly numPassedTests: number; readonly numFailedTests: number }>(file);
  return atLeastOneFailure(ok, { passed: report?.numPassedTests ?? 0, failed: report?.numFailedTests ?? 0 });
}

function browser(): Count {
  console.log('\n— journeys in Chromium');
  try {
    ensureChromium();
  } catch (error) {
    console.log(error instanceof Error ? error.message : String(error));
    return { passed: 0, failed: 1 };
  }
  const file = join(RESULTS, 'playwright.json');
  const ok = run('playwright', ['test', '--config', 'tests/e2e/playwright.config.ts'], {
    // A path would be taken from the folder of the configuration.
    PLAYWRIGHT_JSON_OUTPUT_NAME: resolve(file),
  });
  const report = readJson<{
    readonly stats: { readonly expected: number; readonly unexpected: number; readonly flaky: number };
  }>(file);
  return atLeastOneFailure(ok, {
    passed: (report?.stats.expected ?? 0) + (report?.stats.flaky ?? 0),
    failed: report?.stats.unexpected ?? 0,
  });
}

rmSync(RESULTS, { recursive: true, force: true });
mkdirSync(RESULTS, { recursive: true });

const counts: Count[] = [
  step('types', 'tsc', ['-b']),
  step('lint', 'oxlint', ['--type-aware']),
  step('format', 'biome', ['format', '.']),
  unit(),
];
const built = step('build', 'tsx', ['scripts/build.ts'], { VITE_ADMIN_HASH: ADMIN_HASH });
counts.push(built);
if (built.failed === 0) counts.push(browser());

const total = counts.reduce((sum, { passed, failed }) => ({
  passed: sum.passed + passed,
  failed: sum.failed + failed,
}));
console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed > 0 ? 1 : 0;
