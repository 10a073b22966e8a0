/** Journeys on the built site in Chromium: Playwright. */
import { resolve } from 'node:path';
import { ensureChromium } from '../chromium';
import { atLeastOneFailure, firstLines, type Outcome, readJson, run, say, type TestPart } from './outcome';

interface Spec {
  readonly file: string;
  readonly line: number;
  readonly title: string;
  readonly tests: readonly {
    readonly status: 'expected' | 'unexpected' | 'flaky' | 'skipped';
    readonly results: readonly { readonly duration: number; readonly error?: { readonly message?: string } }[];
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

interface NamedSpec extends Spec {
  /** What it stands in, as "bio5, dark, desktop". */
  readonly within: string;
}

const specsOf = ({ title, specs, suites = [] }: Suite): readonly NamedSpec[] => [
  ...specs.map((spec) => ({ ...spec, within: title })),
  ...suites.flatMap(specsOf),
];

const nameOf = ({ file, line, within, title }: NamedSpec): string => `${file}:${line} › ${within} › ${title}`;

/** Tests that `npm test` leaves out have the tag `@rest`. */
const FILTER: Readonly<Record<TestPart, readonly string[]>> = {
  gate: ['--grep-invert', '@rest'],
  rest: ['--grep', '@rest'],
  all: [],
};

const WHAT = 'journeys in Chromium';

export async function journeys(part: TestPart, file: string): Promise<Outcome> {
  say(`\n— ${WHAT}`);
  try {
    ensureChromium();
  } catch (error) {
    say(error instanceof Error ? error.message : String(error));
    return { passed: 0, failed: [WHAT], timed: [] };
  }
  const ok = await run('playwright', ['test', '--config', 'tests/e2e/playwright.config.ts', ...FILTER[part]], {
    // A path would be taken from the folder of the configuration.
    PLAYWRIGHT_JSON_OUTPUT_NAME: resolve(file),
  });
  const report = readJson<BrowserReport>(file);
  const specs = (report?.suites ?? []).flatMap(specsOf);
  const named = (wanted: string): readonly string[] =>
    specs
      .filter(({ tests }) => tests.some(({ status }) => status === wanted))
      .map((spec) => {
        const why = spec.tests.flatMap(({ results }) => results.flatMap(({ error }) => error?.message ?? [])).at(-1);
        return `${nameOf(spec)}\n    ${firstLines(why, 8)}`;
      });
  for (const name of named('flaky')) say(`Passed on the second try: ${name}`);
  return atLeastOneFailure(ok, WHAT, {
    passed: (report?.stats.expected ?? 0) + (report?.stats.flaky ?? 0),
    failed: named('unexpected'),
    timed: specs.map((spec) => ({
      name: nameOf(spec),
      seconds: spec.tests.flatMap(({ results }) => results).reduce((sum, { duration }) => sum + duration, 0) / 1000,
    })),
  });
}
