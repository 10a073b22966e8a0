/** Inputs that a link keeps as they are: neither the panel nor the stage nor an action changes them. */
import type { InputDef, RunInputs } from '../inputs';

/** By id, with the label that a sentence calls it by. */
export type FixedInputs = Readonly<Record<string, string>>;

/** Locked inputs, hidden ones, and the switch that makes a hidden one an unknown. */
export function fixedInputs(
  inputs: readonly InputDef[],
  { lock, hide }: { readonly lock: readonly string[]; readonly hide: readonly string[] },
): FixedInputs {
  const switches = inputs.flatMap(({ id, hideWhen }) => (hide.includes(id) && hideWhen ? [hideWhen.input] : []));
  const kept = new Set([...lock, ...hide, ...switches]);
  return Object.fromEntries(inputs.filter(({ id }) => kept.has(id)).map(({ id, label }) => [id, label]));
}

export const fixedSentence = (label: string): string => `${label} is fixed by the link and stays as it is.`;

/** A patch without what is kept; the sentence about the first that would have changed, or null. */
export function withoutFixed(
  fixed: FixedInputs,
  inputs: RunInputs,
  patch: RunInputs,
): { readonly patch: RunInputs; readonly refused: string | null } {
  const refused = Object.keys(patch).find((id) => Object.hasOwn(fixed, id) && patch[id] !== inputs[id]);
  return {
    patch: Object.fromEntries(Object.entries(patch).filter(([id]) => !Object.hasOwn(fixed, id))),
    refused: refused === undefined ? null : fixedSentence(fixed[refused] ?? refused),
  };
}

/** Another specimen, or instruments without errors, would be another task. */
export const BOUND_SENTENCE =
  'Seed and instruments belong to what is hidden here and stay as they are. A reset begins the next trial.';
