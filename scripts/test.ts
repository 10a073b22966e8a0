/** Everything that gates a change, in order; ends with one line `N passed, N failed`. */
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { ADMIN_HASH } from './tested-admin';
import { isInstalled } from './browsers/installed';
import { ensureChromium } from './chromium';
import { turn } from './turns';

const RESULTS = join('node_modules', '.cache', 'results');
const BIN = join('node_modules', '.bin');

interface Outcome {
  readonly passed: number;
  /** What failed, by name: the end of a long log says it. */
  readonly failed: readonly string[];
}

interface UnitReport {
  readonly numPassedTests: number;
  readonly testResults: readonly {
    readonly name: string;
    readonly status: string;
    readonly message: string;
    readonly assertionResults: readonly {
      readonly status: string;
      readonly fullName: string;
      readonly failureMessages: readonly string[];
    }[];
  }[];
}

interface Spec {
  readonly file: string;
  readonly line: number;
  readonly title: string;
  readonly tests: readonly {
    readonly status: 'expected' | 'unexpected' | 'flaky' | 'skipped';
    readonly results: readonly { readonly error?: { readonly message?: string } }[];
  }[];
}

interface Suite {
  readonly title: string;
  readonly suites?: readonly Suite[];
  readonly specs: readonly Spec[];
}

interface BrowserReport {
  readonly stats: { readonly expected: number; readonly flaky: number };
  readonly suites: readonly Suite[];
}

const run = (command: string, args: readonly string[], env: Readonly<Record<string, string>> = {}): boolean =>
  spawnSync(join(BIN, command), args, { stdio: 'inherit', env: { ...process.env, ...env } }).status === 0;

/** A step that passes or fails as a whole; several may go on at once, so each says what it has to say when it has ended. */
const step = (
  name: string,
  command: string,
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
): Promise<Outcome> =>
  new Promise((resolve) => {
    const child = spawn(join(BIN, command), args, { env: { ...process.env, ...env } });
    const said: string[] = [];
    const hear = (part: Buffer): void => void said.push(part.toString());
    child.stdout.on('data', hear);
    child.stderr.on('data', hear);
    const end = (ok: boolean): void => {
      console.log(`\n— ${name}\n${said.join('').trimEnd()}`);
      resolve(ok ? { passed: 1, failed: [] } : { passed: 0, failed: [name] });
    };
    child.on('error', () => end(false));
    child.on('close', (code) => end(code === 0));
  });

const readJson = <T>(file: string): T | null =>
  existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as T) : null;

/** A runner that died before its report counts as one failure. */
const atLeastOneFailure = (ok: boolean, what: string, outcome: Outcome): Outcome =>
  ok || outcome.failed.length > 0 ? outcome : { ...outcome, failed: [`${what} ended early`] };

const firstLines = (text: string | undefined, count = 3): string =>
  (text ?? '').split('\n').slice(0, count).join('\n    ');

function unit(): Outcome {
  const what = 'unit, property and reference tests';
  console.log(`\n— ${what}`);
  const file = join(RESULTS, 'vitest.json');
  const ok = run('vitest', ['run', '--reporter=dot', '--reporter=json', `--outputFile.json=${file}`]);
  const report = readJson<UnitReport>(file);
  const failed = (report?.testResults ?? []).flatMap(({ name, status, message, assertionResults }) => {
    const from = relative('.', name);
    const tests = assertionResults.filter((test) => test.status === 'failed');
    if (tests.length === 0 && status === 'failed') return [`${from}\n    ${firstLines(message)}`];
    return tests.map(({ fullName, failureMessages: [why] }) => `${from} › ${fullName}\n    ${firstLines(why)}`);
  });
  return atLeastOneFailure(ok, what, { passed: report?.numPassedTests ?? 0, failed });
}

interface NamedSpec extends Spec {
  /** What it stands in, as "bio5, dark, desktop". */
  readonly within: string;
}

const specsOf = ({ title, specs, suites = [] }: Suite): readonly NamedSpec[] => [
  ...specs.map((spec) => ({ ...spec, within: title })),
  ...suites.flatMap(specsOf),
];

/** Without the colours that a terminal would show. */
// oxlint-disable-next-line no-control-regex
const plain = (text: string): string => text.replaceAll(/\u001B\[[\d;]*m/g, '');

function browser(): Outcome {
  const what = 'journeys in Chromium';
  console.log(`\n— ${what}`);
  try {
    ensureChromium();
  } catch (error) {
    console.log(error instanceof Error ? error.message : String(error));
    return { passed: 0, failed: [what] };
  }
  const file = join(RESULTS, 'playwright.json');
  const ok = run('playwright', ['test', '--config', 'tests/e2e/playwright.config.ts'], {
    // A path would be taken from the folder of the configuration.
    PLAYWRIGHT_JSON_OUTPUT_NAME: resolve(file),
  });
  const report = readJson<BrowserReport>(file);
  const named = (status: string): readonly string[] =>
    (report?.suites ?? [])
      .flatMap(specsOf)
      .filter(({ tests }) => tests.some((test) => test.status === status))
      .map(({ file: from, line, within, title, tests }) => {
        const why = tests.flatMap(({ results }) => results.flatMap(({ error }) => error?.message ?? [])).at(-1);
        return `${from}:${line} › ${within} › ${title}\n    ${plain(firstLines(why, 8))}`;
      });
  for (const name of named('flaky')) console.log(`Passed on the second try: ${name}`);
  return atLeastOneFailure(ok, what, {
    passed: (report?.stats.expected ?? 0) + (report?.stats.flaky ?? 0),
    failed: named('unexpected'),
  });
}

/** Each of the other browsers has a server of its own. */
const OTHERS_PORT = 4391;

/** Five benches in each of the other browsers that are there, side by side: each waits most of its time. */
const otherBrowsers = (): Promise<readonly Outcome[]> =>
  Promise.all(
    (['firefox', 'webkit'] as const).map(async (name, index): Promise<Outcome> => {
      if (isInstalled(name))
        return step(`five benches in ${name}`, 'tsx', ['scripts/browsers.ts', '--quick', '--browser', name], {
          PORT: String(OTHERS_PORT + index),
        });
      console.log(`\n— ${name} is not on this machine: \`npm run browsers\` installs it where it may. Skipped.`);
      return { passed: 0, failed: [] };
    }),
  );

rmSync(RESULTS, { recursive: true, force: true });
mkdirSync(RESULTS, { recursive: true });

console.log(`What takes turns: ${turn === 'all' ? 'all of it' : `quarter ${turn} of 0 to 3`} (TURN).`);
const outcomes: Outcome[] = await Promise.all([
  step('types', 'tsc', ['-b']),
  step('lint', 'oxlint', ['--type-aware']),
  step('format', 'biome', ['format', '.']),
]);
outcomes.push(unit());
const built = await step('build', 'tsx', ['scripts/build.ts'], { VITE_ADMIN_HASH: ADMIN_HASH });
outcomes.push(built);
if (built.failed.length === 0) outcomes.push(browser(), ...(await otherBrowsers()));

const passed = outcomes.reduce((sum, outcome) => sum + outcome.passed, 0);
const failed = outcomes.flatMap((outcome) => outcome.failed);
if (failed.length > 0) console.log(`\nFailed:\n  ${failed.join('\n  ')}`);
console.log(`\n${passed} passed, ${failed.length} failed`);
process.exitCode = failed.length > 0 ? 1 : 0;
