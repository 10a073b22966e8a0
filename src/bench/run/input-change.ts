/** What a new value of one input means for the others: one rule for the panel, the stage and full screen. Pure. */
import type { AnyEntry } from '../../../catalogue/define';
import type { InputValue, RunInputs } from '../../../engine/inputs';
import { type FixedInputs, fixedSentence, withoutFixed } from '../../../engine/runtime/fixed-inputs';
import { boundDefinitions, checkInput, nearestInput, nearestInputs, presetLeft } from '../../../engine/runtime/inputs';

export type InputChange =
  | {
      readonly ok: true;
      /** All that changes: the input, what its option sets, what goes back to its default, what follows into its bounds. */
      readonly patch: RunInputs;
      readonly notices: readonly string[];
    }
  | { readonly ok: false; readonly sentence: string };

/** A given value of one input, strictly: the change with what follows from it, or the sentence of refusal. */
export function changeOf(
  entry: AnyEntry,
  inputs: RunInputs,
  id: string,
  given: unknown,
  fixed: FixedInputs = {},
): InputChange {
  const definition = boundDefinitions(entry, inputs).find((known) => known.id === id);
  if (!definition) return { ok: false, sentence: `There is no input "${id}".` };
  const checked = checkInput(definition, typeof given === 'string' ? given.replace('−', '-') : given);
  if (!checked.ok) return checked;
  const { value } = checked;
  if (value === inputs[id]) return { ok: true, patch: {}, notices: [] };
  if (fixed[id] !== undefined) return { ok: false, sentence: fixedSentence(fixed[id]) };
  const back = new Set(entry.resets?.[id]);
  const before = Object.fromEntries(
    entry.inputs
      .filter((other) => back.has(other.id) && inputs[other.id] !== other.defaultValue && !(other.id in fixed))
      .map((other) => [other.id, other.defaultValue]),
  );
  const preset = { ...presetLeft(entry, inputs, id, value), ...entry.presets?.[id]?.[String(value)] };
  const next = { ...inputs, ...before, ...withoutFixed(fixed, inputs, preset).patch, [id]: value };
  const settled = entry.boundsFor ? nearestInputs(entry, next) : { inputs: next, notices: [] };
  const patch = Object.fromEntries(Object.entries(settled.inputs).filter(([other, now]) => now !== inputs[other]));
  const { refused } = withoutFixed(fixed, inputs, patch);
  if (refused !== null) return { ok: false, sentence: refused };
  const reset =
    Object.keys(before).length === 0
      ? []
      : [`${definition.label} changed: the other settings are as at the beginning.`];
  return { ok: true, patch, notices: [...reset, ...settled.notices.map(({ sentence }) => sentence)] };
}

/** What a hand on the apparatus asks for, within the bounds that the other inputs leave: no hand stops on a step by itself. */
export function nearestFor(entry: AnyEntry, inputs: RunInputs, id: string, value: InputValue): InputValue {
  const definition = boundDefinitions(entry, inputs).find((known) => known.id === id);
  return definition ? nearestInput(definition, value) : value;
}
