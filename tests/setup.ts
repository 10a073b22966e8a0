/** The engine must not know chance or the clock: here they throw, unless a test of the page brings its own. */
import fc from 'fast-check';
import { afterEach, beforeEach, vi } from 'vitest';

// A property draws the same cases in every run, so that a red run can be repeated; PROPERTY_SEED draws others.
fc.configureGlobal({ seed: Number(process.env['PROPERTY_SEED'] ?? 1) });

// Pixi looks for a browser's name as soon as it is imported; Node 20 has none.
globalThis.navigator ??= { userAgent: 'node' } as Navigator;

beforeEach((context) => {
  if (!context.task.file.name.startsWith('tests/engine/') && !context.task.file.name.startsWith('tests/reference/'))
    return;
  const forbidden = (what: string) => () => {
    // Only the engine's own frames count: the test runner and fast-check use both.
    const stack = new Error(what).stack ?? '';
    if (/[/\\](engine|catalogue)[/\\](?!.*\.test\.ts)/.test(stack.replaceAll(/tests[/\\]engine/g, 'tests')))
      throw new Error(`The engine called ${what}`);
    return 0.5;
  };
  const random = Math.random.bind(Math);
  const now = Date.now.bind(Date);
  vi.spyOn(Math, 'random').mockImplementation(() => {
    forbidden('Math.random')();
    return random();
  });
  vi.spyOn(Date, 'now').mockImplementation(() => {
    forbidden('Date.now')();
    return now();
  });
});

afterEach(() => {
  vi.restoreAllMocks();
});
