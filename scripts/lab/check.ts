/** `lab check`: reference cases against the models. */
import { readFile } from 'node:fs/promises';
import { caseChecker, type CaseResult, readCases, type ReferenceCase } from '../../engine/runtime/cases';
import { idealValue, json, print, say } from './output';
import { refuse } from './refusal';
import { listingOf, load } from './target';

export interface CheckedCase {
  readonly row: ReferenceCase;
  /** One for each seed; null where the simulation is not built. */
  readonly results: readonly CaseResult[] | null;
}

export interface Tally {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
}

export async function casesOf(file: string): Promise<readonly ReferenceCase[]> {
  const text = await readFile(file, 'utf8').catch(() =>
    refuse(`The case file ${file} cannot be read; paths of files are asked for, such as tests/reference/chem1.json.`),
  );
  let parsed: unknown;
  try {
    parsed = JSON.parse(text);
  } catch (error) {
    return refuse(`${file} is not JSON: ${error instanceof Error ? error.message : String(error)}.`);
  }
  const read = readCases(parsed);
  return read.ok ? read.cases : refuse(`${file}: ${read.sentence}`);
}

/** Runs the cases in the order given; a simulation is loaded once. */
export async function checkCases(rows: readonly ReferenceCase[]): Promise<readonly CheckedCase[]> {
  const checkers = new Map<string, ReturnType<typeof caseChecker> | null>();
  for (const { experiment } of rows) {
    if (checkers.has(experiment)) continue;
    const target = await load(listingOf(experiment));
    checkers.set(experiment, target && caseChecker(target.simulation, target.subject));
  }
  return rows.map((row) => ({ row, results: checkers.get(row.experiment)?.(row) ?? null }));
}

export const passed = ({ results }: CheckedCase): boolean => results?.every(({ ok }) => ok) ?? false;

export function tally(cases: readonly CheckedCase[]): Tally {
  const skipped = cases.filter(({ results }) => results === null).length;
  const good = cases.filter(passed).length;
  return { passed: good, failed: cases.length - skipped - good, skipped };
}

export const summary = ({ passed: good, failed, skipped }: Tally): string =>
  `${good} passed, ${failed} failed, ${skipped} skipped`;

/** The first result that fails, or else the one that deviates most: what stands for a case of several seeds. */
export function decisive(results: readonly CaseResult[]): CaseResult | undefined {
  const failed = results.find(({ ok }) => !ok);
  return failed ?? [...results].sort((a, b) => (b.deviation ?? 0) - (a.deviation ?? 0))[0];
}

export function failureLine({ row, results }: CheckedCase): string {
  const sentence = decisive(results ?? [])?.sentence ?? '';
  return `FAILED ${row.experiment} ${row.reading}: ${sentence} Source: ${row.source}`;
}

function jsonRow({ row, results }: CheckedCase) {
  const result = results && decisive(results);
  return {
    experiment: row.experiment,
    reading: row.reading,
    status: result ? (result.ok ? 'passed' : 'failed') : 'skipped',
    expected: row.expected,
    got: idealValue(result?.got ?? null),
    deviation: idealValue(result?.deviation ?? null),
    tolerance: row.tolerance ?? null,
    unit: row.unit,
    source: row.source,
    sentence: result?.sentence ?? 'The simulation is not built yet.',
    seeds: (results ?? []).map(({ seed, ok, got }) => ({ seed, ok, got: idealValue(got) })),
    notices: result?.notices ?? [],
  };
}

export async function check(files: readonly string[], options: { readonly json?: boolean }): Promise<Tally> {
  const rows = (await Promise.all(files.map(casesOf))).flat();
  const cases = await checkCases(rows);
  const counts = tally(cases);
  if (options.json) {
    print(json(cases.map(jsonRow)));
    say(summary(counts));
  } else {
    const failures = cases.filter((each) => each.results !== null && !passed(each)).map(failureLine);
    print(`${[...failures, summary(counts)].join('\n')}\n`);
  }
  return counts;
}
