/**
 * The procedure as a link's task leaves it: a step that sets, varies or names what is hidden or locked contradicts the task and is
 * left out. Pure.
 */
import type { AnyDone, AnyEntry } from '../../../catalogue/define';
import type { InputDef, InputValue } from '../../../engine/inputs';
import type { LinkedRun } from '../../../engine/runtime/link';
import { withheldReadings } from '../../../engine/runtime/withheld';

type Task = Pick<LinkedRun, 'inputs' | 'lock' | 'hide'>;

/** What the learner cannot choose: the value of each such input, or null where it is hidden. */
type Kept = ReadonlyMap<string, InputValue | null>;

function keptOf({ inputs }: AnyEntry, { inputs: values, lock, hide }: Task): Kept {
  const switches = inputs.flatMap(({ id, hideWhen }) => (hide.includes(id) && hideWhen ? [hideWhen.input] : []));
  return new Map([
    ...[...lock, ...switches].map((id) => [id, values[id] ?? null] as const),
    ...hide.map((id) => [id, null] as const),
  ]);
}

/** It asks for something that the learner cannot choose, or cannot read. */
function asksForKept(done: AnyDone, kept: Kept, withheld: readonly string[]): boolean {
  const differs = (id: string, value: InputValue | undefined): boolean => kept.has(id) && kept.get(id) !== value;
  const cannotVary = (column: string): boolean => kept.has(column) || withheld.includes(column);
  if ('did' in done) return false;
  if ('reading' in done) return withheld.includes(done.reading);
  if ('input' in done) return differs(done.input, done.equals);
  if ('recorded' in done) {
    const { recorded, where = {}, distinct } = done;
    const chosen = Object.entries(where).some(([id, value]) => differs(id, value));
    return chosen || (recorded > 1 && distinct !== undefined && cannotVary(distinct));
  }
  if ('fitted' in done) {
    return done.fitted.every(({ x, y }) => [x, ...(y ? [y] : [])].some(({ column }) => cannotVary(column)));
  }
  return 'all' in done && done.all.some((part) => asksForKept(part, kept, withheld));
}

const escaped = (text: string): string => text.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`);
const NUMBER = String.raw`([−-]?\d+(?:\.\d+)?)`;

const unitOf = (input: InputDef): string => ('unit' in input && input.unit && input.unit !== '1' ? input.unit : '');

/** Values of this input that a text names: "100 Ω" where nothing else is set in ohms, else "R1 = 100". */
function numbersIn(text: string, input: InputDef, inputs: readonly InputDef[]): readonly number[] {
  const unit = unitOf(input);
  const alone = unit !== '' && inputs.every((other) => other === input || unitOf(other) !== unit);
  const names = [input.label, input.id.replaceAll('_', ' ')].map(escaped).join('|');
  const named = new RegExp(
    String.raw`(?<!\p{L})(?:${names})(?:\s*=\s*\p{L}[\p{L}\d]*)*(?:\s*=\s*| of | to )${NUMBER}`,
    'giu',
  );
  const inUnit = new RegExp(String.raw`${NUMBER}\s*${escaped(unit)}(?![\p{L}\d/²³])`, 'gu');
  return [named, ...(alone ? [inUnit] : [])].flatMap((pattern) =>
    [...text.matchAll(pattern)].map(([, number = '']) => Number(number.replace('−', '-'))),
  );
}

/** Shorter options are letters, which any text holds. */
const SHORTEST_OPTION = 3;

const optionsIn = (text: string, options: readonly string[]): readonly string[] =>
  options.filter(
    (option) =>
      option.length >= SHORTEST_OPTION &&
      option !== 'None' &&
      new RegExp(String.raw`(?<![\p{L}\d])${escaped(option)}(?![\p{L}\d])`, 'iu').test(text),
  );

/** A text names another value than the one that is kept, or any value of what is hidden. */
function namesKept(text: string, { inputs }: AnyEntry, kept: Kept): boolean {
  return inputs.some((input) => {
    const value = kept.get(input.id);
    if (value === undefined) return false;
    const numbers = numbersIn(text, input, inputs);
    const options = input.type === 'select' ? optionsIn(text, input.options) : [];
    if (value === null) return numbers.length > 0 || options.length > 0;
    return (
      numbers.some((number) => number !== Number(value)) || (options.length > 0 && !options.includes(String(value)))
    );
  });
}

/** The entry with the steps that agree with the task; the entry itself where all of them do. */
export function entryForTask(entry: AnyEntry, task: Task): AnyEntry {
  const kept = keptOf(entry, task);
  if (kept.size === 0) return entry;
  const withheld = withheldReadings(entry.tells, task.hide);
  const leftOut: number[] = [];
  const procedure = entry.procedure.flatMap((step, index) => {
    if (asksForKept(step.done, kept, withheld) || namesKept(step.text, entry, kept)) {
      leftOut.push(index + 1);
      return [];
    }
    const { hint, ...rest } = step;
    return hint !== undefined && namesKept(hint, entry, kept) ? [rest] : [step];
  });
  return { ...entry, procedure, leftOut };
}

const listed = (numbers: readonly number[]): string =>
  numbers.length === 1 ? `Step ${numbers[0]}` : `Steps ${numbers.slice(0, -1).join(', ')} and ${numbers.at(-1)}`;

/** What the procedure and the report say of it; null where nothing was left out. */
export const leftOutText = ({ leftOut = [] }: AnyEntry): string | null =>
  leftOut.length === 0 ? null : `${listed(leftOut)} of the usual procedure left out: the task has its own.`;
