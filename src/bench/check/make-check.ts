/** A result against what is to be found: the model is fetched for it, and the truth stays here until it may be told. */
import type { Answer, AnySimulation } from '../../../engine/contract';
import type { InputDef } from '../../../engine/inputs';
import { simulations } from '../../../engine/registry';
import { targetsOf } from '../../../engine/runtime/answers';
import { halfDigitOf, type Judgement, judgeNumber, judgeText } from '../../../engine/runtime/judgement';
import { countedRows, isFound, isOver, type Notebook, type ResultCheck } from '../notebook/notebook';
import { numberFault, typedDigits, typedNumber } from '../../ui/typed-number';
import type { BenchSession } from '../run/session';
import { checkKey } from './check-key';

/** What may be checked, without its value. */
export interface Target {
  readonly key: string;
  readonly id: string;
  readonly label: string;
  readonly unit: string;
  /** Whether the number can only be positive; a word has no sign. */
  readonly sign: 'positive' | 'either' | null;
  /** Null for a word. */
  readonly tolerance: number | null;
  /** What a word is chosen from; null where it is typed. */
  readonly options: readonly string[] | null;
}

/** What was entered, as it was typed. */
export interface Entered {
  readonly value: string;
  readonly uncertainty: string;
}

export const answersOf = async (session: BenchSession): Promise<readonly Answer[]> => {
  const { simulation } = await (
    simulations[session.entry.simulation] as () => Promise<{
      simulation: AnySimulation;
    }>
  )();
  const { seed } = session.store.getState();
  return targetsOf(simulation, session.entry, { inputs: session.inputsInFull, seed, hide: session.hidden });
};

/** An input is told by its bounds, so that a hidden one tells nothing of its value; a constant by what it is. */
function signOf({ id, value }: Answer, inputs: readonly InputDef[]): Target['sign'] {
  if (typeof value !== 'number') return null;
  const input = inputs.find((each) => each.id === id);
  const least = input && 'min' in input ? input.min : value;
  return least >= 0 ? 'positive' : 'either';
}

export async function targetsIn(session: BenchSession): Promise<readonly Target[]> {
  const { seed } = session.store.getState();
  return (await answersOf(session)).map((answer) => ({
    key: checkKey(answer, seed),
    id: answer.id,
    label: answer.label,
    unit: answer.unit,
    sign: signOf(answer, session.entry.inputs),
    tolerance: typeof answer.value === 'number' ? (answer.tolerance ?? 0) : null,
    options: answer.options ?? null,
  }));
}

const numberOf = (text: string): number => typedNumber(text) ?? Number.NaN;

/** Rows of the run in which something is to be found. */
export const rowsMeasured = (notebook: Notebook, seed: number): number =>
  countedRows(notebook).filter((row) => row.seed === seed).length;

/** Why something cannot be checked; null where it can. */
export function refusalOf({ sign, tolerance }: Target, { value, uncertainty }: Entered, rows: number): string | null {
  if (rows === 0) return 'Measure first: record at least one row.';
  if (tolerance === null) return value.trim() === '' ? 'Enter your result.' : null;
  if (value.trim() === '') return 'Enter your result as a number.';
  const fault = numberFault(value) ?? (uncertainty.trim() === '' ? null : numberFault(uncertainty));
  if (fault !== null) return fault;
  if (sign === 'positive' && numberOf(value) < 0) return 'A positive number is asked for: enter it without the minus.';
  if (!(numberOf(uncertainty) >= 0)) return 'Enter its standard uncertainty: a number from 0 on.';
  return null;
}

function judgementOf(answer: Answer, { value, uncertainty }: Entered): Judgement {
  if (typeof answer.value === 'string') return judgeText(answer, value);
  const stated = { value: numberOf(value), uncertainty: numberOf(uncertainty) };
  return judgeNumber(answer, { ...stated, halfDigit: halfDigitOf(typedDigits(value) ?? '') });
}

/** Checks what was entered and keeps the try in the notebook; null where the target is no more, or its tries are used. */
export async function checkResult(
  session: BenchSession,
  target: Target,
  entered: Entered,
): Promise<ResultCheck | null> {
  const { seed } = session.store.getState();
  const answer = (await answersOf(session)).find((each) => checkKey(each, seed) === target.key);
  const { notebook } = session.store.getState();
  const before = notebook.checks.find(({ key }) => key === target.key);
  if (!answer || (before && isOver(before))) return null;
  if (refusalOf(target, entered, rowsMeasured(notebook, seed)) !== null) return null;
  const isWord = typeof answer.value === 'string';
  const { id, label, unit, key } = target;
  const made = {
    value: isWord ? entered.value.trim() : numberOf(entered.value),
    uncertainty: isWord ? null : numberOf(entered.uncertainty),
    judgement: judgementOf(answer, entered),
  };
  const check: ResultCheck = { key, id, label, unit, seed, tries: [...(before?.tries ?? []), made], truth: null };
  const truth = { value: answer.value, tolerance: answer.tolerance ?? null };
  // What a link hides is told to nobody who has not found it: another window would begin its tries anew.
  const mayTell = isFound(check) || (isOver(check) && session.hidden.length === 0);
  const whole = mayTell ? { ...check, truth } : check;
  session.notebook.keepCheck(whole);
  return whole;
}

/** The apparatus has shown the answer: what is to be found counts as told, unless it was found before. */
export async function keepRevealed(session: BenchSession): Promise<void> {
  const { seed } = session.store.getState();
  for (const answer of await answersOf(session)) {
    const key = checkKey(answer, seed);
    const before = session.store.getState().notebook.checks.find((check) => check.key === key);
    if (before && isOver(before)) continue;
    const { id, label, unit } = answer;
    const truth = { value: answer.value, tolerance: answer.tolerance ?? null };
    session.notebook.keepCheck({ key, id, label, unit, seed, tries: before?.tries ?? [], truth });
  }
}
