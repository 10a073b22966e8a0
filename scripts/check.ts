/**
 * All that guards one bench: `npm run check -- phy3`. From the compiler and the published cases over its own tests, trials, hidden inputs
 * and its worked procedure, to the looks of its stage at every size in both themes. Ends with `N passed, N failed`.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readdirSync } from 'node:fs';
import { join, posix } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { type Outcome, say, step } from './test/outcome';
import { unit } from './test/unit';
import { listingOf } from './lab/target';
import { cardOf, entryFile, modelFile, sceneFile } from './registries/cards';
import { writeRegistries } from './registries/write';
import { usedBy } from './sources';

const RESULTS = join('node_modules', '.cache', 'results');
const PORT = 4390;

/** Those that go through the whole catalogue, with the id of each bench in the names of its tests. */
const OF_ALL = [
  'tests/catalogue/',
  'tests/claims/',
  'tests/worked/',
  'tests/bench/demo/',
  'tests/bench/hidden/',
  'tests/engine/invariants.test.ts',
  'tests/engine/trials.test.ts',
  'tests/scenes/hidden-inputs.test.ts',
  'tests/scenes/scenes.test.ts',
  'tests/scripts/coverage.test.ts',
];

const filesBelow = (folder: string): readonly string[] =>
  existsSync(folder)
    ? readdirSync(folder, { recursive: true, encoding: 'utf8' })
        .map((file) => posix.join(folder, file.replaceAll('\\', '/')))
        .filter((file) => /\.tsx?$/.test(file))
    : [];

interface BenchFiles {
  readonly sources: readonly string[];
  readonly tests: readonly string[];
}

/** Which files are those of a bench: its entry with texts, its model, its scene, and the tests that use one of them. */
async function filesOf(name: string): Promise<BenchFiles & { readonly id: string }> {
  const card = await cardOf(listingOf(name).id);
  const own = entryFile(card);
  const beside = own.replace(/\.ts$/, '.');
  const [scene, model] = [sceneFile(card), modelFile(card)];
  const sources = [
    ...filesBelow(posix.dirname(own)).filter((file) => file.startsWith(beside)),
    ...(model.endsWith('/index.ts') ? filesBelow(posix.dirname(model)) : [model]),
    ...filesBelow(posix.dirname(scene)),
  ];
  const tests = filesBelow('tests').filter(
    (file) =>
      file.endsWith('.test.ts') &&
      !OF_ALL.some((shared) => file.startsWith(shared)) &&
      usedBy(file).some((used) => sources.includes(used)),
  );
  return { id: card.id, sources, tests };
}

/** The looks of its stage, from a development server, so that nothing need be built. */
async function looks(id: string): Promise<Outcome> {
  const server = spawn(
    'node',
    [join('node_modules', 'vite', 'bin', 'vite.js'), '--port', String(PORT), '--strictPort'],
    {
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  );
  try {
    // It says its address once it answers.
    await Promise.race([once(server.stdout, 'data'), pause(30_000)]);
    return await step('the looks of its stage', 'tsx', ['scripts/stages.ts', '--url', `http://localhost:${PORT}`, id]);
  } finally {
    server.kill();
  }
}

async function check(name: string | undefined): Promise<readonly Outcome[]> {
  if (name === undefined) throw new Error('Name a bench: npm run check -- phy3');
  await writeRegistries();
  const { id, sources, tests } = await filesOf(name);
  mkdirSync(RESULTS, { recursive: true });
  const files = [...sources, ...tests];
  const outcomes: Outcome[] = await Promise.all([
    step('types', 'tsc', ['-b']),
    step('lint', 'oxlint', ['--type-aware', ...files]),
    step('format: `npm run format` mends it', 'biome', ['format', ...files]),
    step('published cases', 'tsx', ['scripts/write-checks.ts', id]),
    step('what lists say of it', 'tsx', ['scripts/write-entry-facts.ts']),
  ]);
  if (tests.length > 0) outcomes.push(await unit('all', join(RESULTS, 'check-own.json'), tests));
  const ofIt = String.raw`(?<![\w-])${id}(?![\w-])`;
  outcomes.push(await unit('all', join(RESULTS, 'check-all.json'), [...OF_ALL, '--testNamePattern', ofIt]));
  outcomes.push(await looks(id));
  return outcomes;
}

try {
  const outcomes = await check(process.argv[2]);
  const failed = outcomes.flatMap((outcome) => outcome.failed);
  if (failed.length > 0) say(`\nFailed:\n  ${failed.join('\n  ')}`);
  say(`\n${outcomes.reduce((sum, { passed }) => sum + passed, 0)} passed, ${failed.length} failed`);
  process.exitCode = failed.length > 0 ? 1 : 0;
} catch (error) {
  say(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
