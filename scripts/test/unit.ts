/** Unit, property and reference tests: vitest. */
import { relative } from 'node:path';
import { atLeastOneFailure, firstLines, type Outcome, readJson, run, say, type TestPart } from './outcome';

interface UnitReport {
  readonly numPassedTests: number;
  readonly testResults: readonly {
    readonly name: string;
    readonly status: string;
    readonly message: string;
    readonly assertionResults: readonly {
      readonly status: string;
      readonly fullName: string;
      readonly duration?: number | null;
      readonly failureMessages: readonly string[];
    }[];
  }[];
}

/** Tests that `npm test` leaves out have the tag `rest`. */
const FILTER: Readonly<Record<TestPart, readonly string[]>> = {
  gate: ['--tagsFilter=!rest'],
  rest: ['--tagsFilter=rest'],
  all: [],
};

const WHAT = 'unit, property and reference tests';

export async function unit(part: TestPart, file: string, more: readonly string[] = []): Promise<Outcome> {
  say(`\n— ${WHAT}`);
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
  const ok = await run('vitest', ['run', ...reporters, ...FILTER[part], ...more]);
  const files = (readJson<UnitReport>(file)?.testResults ?? []).map((each) => ({
    ...each,
    from: relative('.', each.name),
  }));
  const failed = files.flatMap(({ from, status, message, assertionResults }) => {
    const tests = assertionResults.filter((test) => test.status === 'failed');
    if (tests.length === 0 && status === 'failed') return [`${from}\n    ${firstLines(message, 3)}`];
    return tests.map(({ fullName, failureMessages: [why] }) => `${from} › ${fullName}\n    ${firstLines(why, 3)}`);
  });
  const tests = files.flatMap(({ from, assertionResults }) => assertionResults.map((test) => ({ ...test, from })));
  return atLeastOneFailure(ok, WHAT, {
    passed: tests.filter(({ status }) => status === 'passed').length,
    failed,
    timed: tests.map(({ from, fullName, duration }) => ({
      name: `${from} › ${fullName}`,
      seconds: (duration ?? 0) / 1000,
    })),
  });
}
