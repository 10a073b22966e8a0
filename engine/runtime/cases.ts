/**
 * Reference cases: what a run must read, with a source. One checker for the command line, the tests and the table under
 * "Model & sources".
 */
import type { Action, ActionValue, AnySimulation, Grade, ReadingValue } from '../contract';
import type { Notice } from './host';
import type { InputSet } from '../inputs';
import { appliesOf, type GivenInputs, strictInputs } from './inputs';
import { runScript } from './script';

export interface CaseAction {
  /** Lab seconds. */
  readonly at: number;
  readonly do: string;
  /** true and false stand for 1 and 0. */
  readonly value?: ActionValue | boolean | null;
}

export interface ReferenceCase {
  /** Id of an experiment or instrument. */
  readonly experiment: string;
  readonly inputs: GivenInputs;
  readonly actions: readonly CaseAction[];
  /** Lab seconds. */
  readonly time: number;
  /** Default 1. */
  readonly seed?: number;
  /** The case must hold for each. */
  readonly seeds?: readonly number[];
  /** Default `ideal`. */
  readonly grade?: Grade;
  readonly reading: string;
  readonly expected: ReadingValue;
  /** Absolute; given for a number, not for a text or null, which must be equal. */
  readonly tolerance?: number;
  readonly unit: string;
  readonly source: string;
}

/** One case at one seed. */
export interface CaseResult {
  readonly seed: number;
  readonly ok: boolean;
  readonly expected: ReadingValue;
  /** null also where the case could not be run. */
  readonly got: ReadingValue;
  /** |got − expected|; null where that is no number. */
  readonly deviation: number | null;
  readonly tolerance: number | null;
  /** For a failed case, what was wrong; otherwise what was found. */
  readonly sentence: string;
  readonly notices: readonly Notice[];
}

// ---------------------------------------------------------------- files

export type CaseFile =
  | { readonly ok: true; readonly cases: readonly ReferenceCase[] }
  | { readonly ok: false; readonly sentence: string };

type Fields = Readonly<Record<string, unknown>>;
const isObject = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isFinite = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value);
const isSeed = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) >= 0;
const GRADES: readonly unknown[] = ['ideal', 'school', 'research'] satisfies readonly Grade[];
const KEYS: readonly string[] = [
  'experiment',
  'inputs',
  'actions',
  'time',
  'seed',
  'seeds',
  'grade',
  'reading',
  'expected',
  'tolerance',
  'unit',
  'source',
];

function actionFault(action: unknown): string | null {
  if (!isObject(action)) return 'an action is an object with "at" and "do"';
  if (!isFinite(action.at) || action.at < 0) return 'the "at" of an action is a number of seconds, 0 or more';
  if (typeof action.do !== 'string') return 'the "do" of an action is a text';
  return null;
}

/** What keeps a value from being a case, in words; null where nothing does. */
function caseFault(row: unknown): string | null {
  if (!isObject(row)) return 'a case is an object';
  const stray = Object.keys(row).find((key) => !KEYS.includes(key));
  if (stray !== undefined) return `"${stray}" is not a key of a case; the keys are ${KEYS.join(', ')}`;
  for (const key of ['experiment', 'reading', 'source']) {
    if (typeof row[key] !== 'string') return `"${key}" must be a text`;
  }
  if (row.unit !== undefined && typeof row.unit !== 'string') return '"unit" must be a text';
  if (row.inputs !== undefined && !isObject(row.inputs)) return '"inputs" must be an object';
  if (row.actions !== undefined && !Array.isArray(row.actions)) return '"actions" must be an array';
  const action = ((row.actions as readonly unknown[] | undefined) ?? [])
    .map(actionFault)
    .find((fault) => fault !== null);
  if (action) return action;
  if (!isFinite(row.time) || row.time < 0) return '"time" must be a number of seconds, 0 or more';
  if (row.seed !== undefined && !isSeed(row.seed)) return '"seed" must be a whole number, 0 or more';
  if (row.seeds !== undefined && !(Array.isArray(row.seeds) && row.seeds.length > 0 && row.seeds.every(isSeed))) {
    return '"seeds" must be an array of whole numbers, 0 or more';
  }
  if (row.grade !== undefined && !GRADES.includes(row.grade)) return `"grade" must be one of ${GRADES.join(', ')}`;
  if (isFinite(row.expected)) {
    return isFinite(row.tolerance) && row.tolerance >= 0 ? null : 'an expected number needs a "tolerance", 0 or more';
  }
  if (row.expected !== null && typeof row.expected !== 'string') return '"expected" must be a number, a text or null';
  return row.tolerance === undefined ? null : 'an expected text or null has no "tolerance"';
}

/** The cases of a parsed JSON file, or the sentence that says which one is malformed and how. */
export function readCases(json: unknown): CaseFile {
  if (!Array.isArray(json)) return { ok: false, sentence: 'A case file is a JSON array of cases.' };
  for (const [index, row] of json.entries()) {
    const fault = caseFault(row);
    if (fault) return { ok: false, sentence: `Case ${index + 1}: ${fault}.` };
  }
  const cases = (json as readonly (Partial<ReferenceCase> & ReferenceCase)[]).map((row) => ({
    ...row,
    inputs: row.inputs ?? {},
    actions: row.actions ?? [],
    unit: row.unit ?? '',
  }));
  return { ok: true, cases };
}

// ---------------------------------------------------------------- checking

/** Done by the bench, not by a model; every run accepts them. */
const BENCH_ACTIONS: readonly string[] = ['reset', 'pause', 'resume', 'record_point'];

type RunOutcome =
  | {
      readonly ok: true;
      readonly readings: Readonly<Record<string, ReadingValue>>;
      readonly notices: readonly Notice[];
    }
  | { readonly ok: false; readonly sentence: string };

function runCase(
  simulation: AnySimulation,
  set: InputSet,
  given: GivenInputs,
  row: ReferenceCase,
  seed: number,
): RunOutcome {
  const strict = strictInputs(set, given);
  if (!strict.ok) return { ok: false, sentence: `Input ${strict.id}: ${strict.sentence}` };
  const unknown = row.actions.find(
    (action) => !Object.hasOwn(simulation.actions, action.do) && !BENCH_ACTIONS.includes(action.do),
  );
  if (unknown) {
    const known = Object.keys(simulation.actions).join(', ') || 'none';
    return { ok: false, sentence: `There is no action "${unknown.do}"; there are ${known}.` };
  }
  const events = row.actions.map(({ at, do: name, value }) => {
    const given = typeof value === 'boolean' ? Number(value) : value;
    const action: Action = given === undefined || given === null ? { do: name } : { do: name, value: given };
    return { at, action };
  });
  try {
    const { host, notices } = runScript({
      simulation,
      inputs: strict.inputs,
      applies: appliesOf(set),
      seed,
      grade: row.grade ?? 'ideal',
      events,
      time: row.time,
    });
    const shown = host.shown();
    const readings = Object.fromEntries(Object.entries(shown).map(([id, { value }]) => [id, value]));
    return { ok: true, readings, notices };
  } catch (error) {
    return { ok: false, sentence: `The model stopped: ${error instanceof Error ? error.message : String(error)}` };
  }
}

/** Ten digits: as many as agree between machines. */
const said = (value: ReadingValue): string =>
  typeof value === 'number' ? String(Number(value.toPrecision(10))) : value === null ? 'no value' : `"${value}"`;

function compare(row: ReferenceCase, seed: number, outcome: RunOutcome, known: readonly string[]): CaseResult {
  const { expected } = row;
  const tolerance = row.tolerance ?? null;
  const failed = (sentence: string): CaseResult => ({
    seed,
    ok: false,
    expected,
    got: null,
    deviation: null,
    tolerance,
    sentence,
    notices: outcome.ok ? outcome.notices : [],
  });
  if (!outcome.ok) return failed(outcome.sentence);
  const got = Object.hasOwn(outcome.readings, row.reading) ? outcome.readings[row.reading] : undefined;
  if (got === undefined) return failed(`There is no reading "${row.reading}"; there are ${known.join(', ')}.`);
  const deviation = typeof expected === 'number' && typeof got === 'number' ? Math.abs(got - expected) : null;
  const ok = deviation === null ? got === expected : deviation <= (tolerance ?? 0);
  const within = tolerance === null ? '' : ` ± ${tolerance}`;
  const sentence = `Expected ${said(expected)}${within} ${row.unit}, got ${said(got)}${ok ? '' : `, seed ${seed}`}.`;
  return { seed, ok, expected, got, deviation, tolerance, sentence, notices: outcome.notices };
}

/**
 * A checker for the cases of one simulation: one result for each seed of a case. Cases that differ only in what they read
 * share a run. A case that cannot be run (an unknown reading, input or action, a value out of bounds, a model that stops)
 * fails with its sentence; an action's value out of bounds changes nothing and leaves a notice.
 */
export function caseChecker(simulation: AnySimulation, set: InputSet): (row: ReferenceCase) => readonly CaseResult[] {
  const runs = new Map<string, RunOutcome>();
  const known = Object.keys(simulation.readings);
  const hasSeedInput = set.inputs.some(({ id }) => id === 'seed');
  return (row) => {
    const { seed: listedSeed, ...others } = row.inputs;
    const given = hasSeedInput ? row.inputs : others;
    const runSeed = !hasSeedInput && isSeed(listedSeed) ? listedSeed : 1;
    return (row.seeds ?? [row.seed ?? runSeed]).map((seed) => {
      const key = JSON.stringify([given, row.actions, row.time, row.grade ?? 'ideal', seed]);
      const outcome = runs.get(key) ?? runCase(simulation, set, given, row, seed);
      runs.set(key, outcome);
      return compare(row, seed, outcome, known);
    });
  };
}
