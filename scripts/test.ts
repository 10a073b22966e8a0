/**
 * What gates a change, in order: `npm test`. With `rest` what that leaves out, with `all` both (docs/testing.md says what is where). Ends
 * with the twenty slowest tests, the failures by name, and one line `N passed, N failed`.
 */
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { isInstalled } from './browsers/installed';
import { build } from './test/built';
import { journeys } from './test/journeys';
import { type Outcome, say, slowest, step, type TestPart } from './test/outcome';
import { unit } from './test/unit';

const PARTS: readonly TestPart[] = ['gate', 'rest', 'all'];

const asked = process.argv[2] ?? 'gate';
const part = PARTS.find((known) => known === asked);
if (!part) throw new Error(`"${asked}" is no part of the tests: ${PARTS.join(', ')} are.`);

const RESULTS = join('node_modules', '.cache', 'results');

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
      say(`\n— ${name} is not on this machine: \`npm run browsers\` installs it where it may. Skipped.`);
      return { passed: 0, failed: [], timed: [] };
    }),
  );

rmSync(RESULTS, { recursive: true, force: true });
mkdirSync(RESULTS, { recursive: true });

const outcomes: Outcome[] = [];
if (part !== 'rest') {
  outcomes.push(
    ...(await Promise.all([
      step('types', 'tsc', ['-b']),
      step('lint', 'oxlint', ['--type-aware']),
      step('format', 'biome', ['format', '.']),
    ])),
  );
}
outcomes.push(await unit(part, join(RESULTS, 'vitest.json')));
const built = await build();
outcomes.push(built);
if (built.failed.length === 0) {
  outcomes.push(await journeys(part, join(RESULTS, 'playwright.json')));
  if (part !== 'gate') outcomes.push(...(await otherBrowsers()));
}

say(`\nThe twenty slowest:\n${slowest(outcomes.flatMap(({ timed }) => timed)).join('\n')}`);
const passed = outcomes.reduce((sum, outcome) => sum + outcome.passed, 0);
const failed = outcomes.flatMap((outcome) => outcome.failed);
if (failed.length > 0) say(`\nFailed:\n  ${failed.join('\n  ')}`);
say(`\n${passed} passed, ${failed.length} failed`);
process.exitCode = failed.length > 0 ? 1 : 0;
