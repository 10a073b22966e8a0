/** Which inputs the learner sees, and in what words. Pure. */
import { sampleWords } from '../../../engine/data/samples/sample-slug';
import type { InputCondition, InputDef, InputValue, RunInputs } from '../../../engine/inputs';
import { decimalsOf, formatFixed, unitText } from '../../../engine/runtime/format';

/** `unknown`: named, but its value is to be found. */
export type InputPlace = 'shown' | 'absent' | 'unknown';

/** All of what an input is shown by. */
export const conditionsOf = ({ showWhen }: Pick<InputDef, 'showWhen'>): readonly InputCondition[] =>
  showWhen === undefined ? [] : 'input' in showWhen ? [showWhen] : showWhen;

const holds = (condition: InputCondition | undefined, inputs: RunInputs): boolean =>
  condition !== undefined && inputs[condition.input] === condition.equals;

/**
 * Where an input stands among these values. `hide`: ids that a link made unknowns. One that hangs on a hidden one is there whatever
 * its value: its absence would tell.
 */
export function placeOf(input: InputDef, inputs: RunInputs, hide: readonly string[]): InputPlace {
  const told = conditionsOf(input).filter((each) => !hide.includes(each.input) && inputs[each.input] !== undefined);
  if (told.some((each) => !holds(each, inputs))) return 'absent';
  return hide.includes(input.id) || holds(input.hideWhen, inputs) ? 'unknown' : 'shown';
}

/** The unit of an input whose values are numbers, chosen from a list or set; null for all others. */
export const unitOf = (input: InputDef): string | null => ('unit' in input ? (input.unit ?? null) : null);

/** What a list offers, numbers with their unit. */
export function choicesOf({ options, unit = '' }: { readonly options: readonly string[]; readonly unit?: string }) {
  return options.map((value) => ({ value, text: `${value} ${unitText(unit)}`.trimEnd() }));
}

/** An input's number with the decimals of its step; where it has none, four significant digits at most. */
export function inputText(value: number, { min, step }: { readonly min: number; readonly step?: number }): string {
  if (step === undefined) return String(Number(value.toPrecision(4))).replace('-', '−');
  const decimals = Math.max(decimalsOf(step), decimalsOf(min));
  const text = formatFixed(value, decimals);
  // A default may lie off the step: all its digits are shown.
  return Number(text.replace('−', '-')) === value ? text : String(value).replace('-', '−');
}

/** A value that is no number, as it is written: of a sample its name. */
export const wordsOf = (input: InputDef, value: InputValue): string =>
  input.type === 'text' && input.holds === 'sample' ? sampleWords(String(value)) || 'nothing' : String(value);

/** When a change of this input comes into force, where it is not at once. */
export function appliesText({ applies }: InputDef): string | null {
  switch (applies) {
    case 'live':
      return null;
    case 'next':
      return 'from the next start';
    case 'restart':
      return 'begins a new run';
  }
}
