/**
 * The procedure as a link's task leaves it. A step that speaks of what is hidden is told in other words ("the given patient") and asks for
 * the rest of it; one that varies what is hidden or locked, or has nothing left to ask for, is left out. Pure.
 */
import type { AnyDone, AnyEntry } from '../../../catalogue/define';
import type { InputDef, InputValue } from '../../../engine/inputs';
import { unitText } from '../../../engine/runtime/format';
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

/** What is left of a condition; `nothing` where only what is hidden was asked for, `impossible` where it cannot come true. */
type Left = AnyDone | 'nothing' | 'impossible';

/** Rows with several values of what is hidden: there is one to be found, and no other to compare it with. */
function compares(parts: readonly AnyDone[], isHidden: (id: string) => boolean): boolean {
  const asked = parts.flatMap((part) => ('recorded' in part ? Object.entries(part.where ?? {}) : []));
  return asked.some(([id, value]) => isHidden(id) && asked.some(([other, its]) => other === id && its !== value));
}

function leftOf(done: AnyDone, kept: Kept, withheld: readonly string[]): Left {
  const isHidden = (id: string): boolean => kept.get(id) === null;
  const differs = (id: string, value: InputValue | undefined): boolean =>
    kept.has(id) && !isHidden(id) && kept.get(id) !== value;
  const cannotVary = (column: string): boolean => kept.has(column) || withheld.includes(column);
  if ('did' in done) return done;
  if ('reading' in done) return withheld.includes(done.reading) ? 'impossible' : done;
  if ('input' in done) {
    if (isHidden(done.input)) return 'nothing';
    return differs(done.input, done.equals) ? 'impossible' : done;
  }
  if ('recorded' in done) {
    const { recorded, where = {}, having, distinct } = done;
    if (having !== undefined && withheld.includes(having.reading)) return 'impossible';
    if (Object.entries(where).some(([id, value]) => differs(id, value))) return 'impossible';
    if (recorded > 1 && distinct !== undefined && cannotVary(distinct)) return 'impossible';
    return { ...done, where: Object.fromEntries(Object.entries(where).filter(([id]) => !isHidden(id))) };
  }
  if ('fitted' in done) {
    const fits = done.fitted.some(({ x, y }) => ![x, ...(y ? [y] : [])].some(({ column }) => cannotVary(column)));
    return fits ? done : 'impossible';
  }
  if (!('all' in done)) return done;
  if (compares(done.all, isHidden)) return 'impossible';
  const parts = done.all.map((part) => leftOf(part, kept, withheld));
  if (parts.includes('impossible')) return 'impossible';
  const asked = parts.filter((part) => part !== 'nothing' && part !== 'impossible');
  return asked.length === 0 ? 'nothing' : { all: asked };
}

const escaped = (text: string): string => text.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`);
const NUMBER = String.raw`([−-]?\d+(?:\.\d+)?)`;

const unitOf = (input: InputDef): string => ('unit' in input && input.unit ? unitText(input.unit) : '');

/** Where a text names a value of this input: "100 Ω" where nothing else is set in ohms, else "R1 = 100"; its first group is the number. */
function placesOf(input: InputDef, inputs: readonly InputDef[]): readonly RegExp[] {
  const unit = unitOf(input);
  const alone = unit !== '' && inputs.every((other) => other === input || unitOf(other) !== unit);
  const names = [input.label, input.id.replaceAll('_', ' ')].map(escaped).join('|');
  const behind = unit === '' ? '' : String.raw`(?:\s*${escaped(unit)}(?![\p{L}\d/²³]))?`;
  const named = new RegExp(
    String.raw`(?<!\p{L})(?:${names})(?:\s*=\s*\p{L}[\p{L}\d]*)*(?:\s*=\s*| of | to )${NUMBER}${behind}`,
    'giu',
  );
  const inUnit = new RegExp(String.raw`${NUMBER}\s*${escaped(unit)}(?![\p{L}\d/²³])`, 'gu');
  return [named, ...(alone ? [inUnit] : [])];
}

/** Values of this input that a text names. */
const numbersIn = (text: string, input: InputDef, inputs: readonly InputDef[]): readonly number[] =>
  placesOf(input, inputs).flatMap((place) =>
    [...text.matchAll(place)].map(([, number = '']) => Number(number.replace('−', '-'))),
  );

/** Shorter options are letters, which any text holds. */
const SHORTEST_OPTION = 3;

const optionsIn = (text: string, options: readonly string[]): readonly string[] =>
  options.filter(
    (option) =>
      option.length >= SHORTEST_OPTION &&
      option !== 'None' &&
      new RegExp(String.raw`(?<![\p{L}\d])${escaped(option)}(?![\p{L}\d])`, 'iu').test(text),
  );

/** A text names another value than the one that is locked, or any value of what is hidden. */
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

/**
 * A text in which the value of what is hidden is not named: "the given patient". Null where it names several, which are there to be
 * compared, or another value than what is locked.
 */
function inOtherWords(text: string, entry: AnyEntry, kept: Kept): string | null {
  let told = text;
  for (const input of entry.inputs) {
    if (kept.get(input.id) !== null) continue;
    // "Resistance" becomes "the given resistance", "R1" stays as it is.
    const given = `the given ${input.label.replace(/^\p{Lu}(?=\p{Ll})/u, (first) => first.toLowerCase())}`;
    const numbers = new Set(numbersIn(text, input, entry.inputs));
    const options = input.type === 'select' ? optionsIn(text, input.options) : [];
    if (numbers.size > 1 || options.length > 1) return null;
    for (const option of options)
      told = told.replaceAll(
        new RegExp(String.raw`(?<![\p{L}\d])(?:the )?${escaped(option)}(?![\p{L}\d])`, 'giu'),
        given,
      );
    for (const place of placesOf(input, entry.inputs)) told = told.replaceAll(place, given);
  }
  return namesKept(told, entry, kept) ? null : told;
}

/** The entry with the steps that agree with the task; the entry itself where all of them do. */
export function entryForTask(entry: AnyEntry, task: Task): AnyEntry {
  const kept = keptOf(entry, task);
  if (kept.size === 0) return entry;
  const withheld = withheldReadings(entry.tells, task.hide);
  const leftOut: number[] = [];
  const procedure = entry.procedure.flatMap((step, index) => {
    const done = leftOf(step.done, kept, withheld);
    const text = inOtherWords(step.text, entry, kept);
    if (done === 'nothing' || done === 'impossible' || text === null) {
      leftOut.push(index + 1);
      return [];
    }
    const { hint, ...rest } = step;
    const told = { ...rest, text, done };
    return hint === undefined || namesKept(hint, entry, kept) ? [told] : [{ ...told, hint }];
  });
  return { ...entry, procedure, leftOut };
}
