/** Which inputs the learner sees, and what a changed value means for the others. Pure. */
import type { AnyEntry } from '../../../catalogue/define';
import type { InputCondition, InputDef, InputValue, RunInputs } from '../../../engine/inputs';
import { decimalsOf, formatFixed } from '../../../engine/runtime/format';
import { boundDefinitions, checkInput, nearestInputs } from '../../../engine/runtime/inputs';

/** `unknown`: named, but its value is to be found. */
export type InputPlace = 'shown' | 'absent' | 'unknown';

const holds = (condition: InputCondition | undefined, inputs: RunInputs): boolean =>
  condition !== undefined && inputs[condition.input] === condition.equals;

/**
 * Where an input stands among these values. `hide`: ids that a link made unknowns. One that hangs on a hidden one is there whatever
 * its value: its absence would tell.
 */
export function placeOf(input: InputDef, inputs: RunInputs, hide: readonly string[]): InputPlace {
  const { showWhen } = input;
  const isTold = showWhen && !hide.includes(showWhen.input) && inputs[showWhen.input] !== undefined;
  if (isTold && !holds(showWhen, inputs)) return 'absent';
  return hide.includes(input.id) || holds(input.hideWhen, inputs) ? 'unknown' : 'shown';
}

/** The unit as it is written after a number; nothing for plain numbers and texts. */
export const unitText = (unit: string): string => (unit === '1' || unit === '-' || unit === 'text' ? '' : unit);

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

export type InputChange =
  | {
      readonly ok: true;
      readonly value: InputValue;
      /** Other inputs that had to follow into their bounds. */
      readonly follow: RunInputs;
      /** Others that go back to their defaults, before this one changes. */
      readonly before: RunInputs;
      readonly notices: readonly string[];
    }
  | { readonly ok: false; readonly sentence: string };

/** A given value of one input, strictly: the change with what follows from it, or the sentence of refusal. */
export function changeOf(entry: AnyEntry, inputs: RunInputs, id: string, given: unknown): InputChange {
  const definition = boundDefinitions(entry, inputs).find((known) => known.id === id);
  if (!definition) return { ok: false, sentence: `There is no input "${id}".` };
  const checked = checkInput(definition, typeof given === 'string' ? given.replace('−', '-') : given);
  if (!checked.ok) return checked;
  const back = checked.value === inputs[id] ? [] : (entry.resets?.[id] ?? []);
  const before = Object.fromEntries(
    entry.inputs
      .filter((other) => back.includes(other.id) && inputs[other.id] !== other.defaultValue)
      .map((other) => [other.id, other.defaultValue]),
  );
  const notices =
    Object.keys(before).length === 0
      ? []
      : [`${definition.label} changed: the other settings are as at the beginning.`];
  const next = { ...inputs, ...before, [id]: checked.value };
  if (!entry.boundsFor) return { ok: true, value: checked.value, follow: {}, before, notices };
  const settled = nearestInputs(entry, next);
  const follow = Object.entries(settled.inputs).filter(([other, value]) => other !== id && next[other] !== value);
  return {
    ok: true,
    value: checked.value,
    follow: Object.fromEntries(follow),
    before,
    notices: [...notices, ...settled.notices.map(({ sentence }) => sentence)],
  };
}
