/**
 * What stands on the stage in place of a hidden input. The scene is never told its value: it draws a neutral one, and a
 * second, unseen scene that draws another one shows which words and handles depend on it (`veil.ts`). Pure.
 */
import type { InputDef, InputValue, RunInputs } from '../../../engine/inputs';

export interface StandIn {
  readonly id: string;
  /** The neutral value and one beside it; null where the stage is built for the value: then only its name is covered. */
  readonly values: readonly [shown: InputValue, other: InputValue] | null;
  /** What it may be called: where all are covered, none tells by being the only one. */
  readonly names: readonly string[];
}

function valuesOf(input: InputDef): StandIn['values'] {
  if (input.apparatus) return null;
  const { defaultValue } = input;
  switch (input.type) {
    case 'number':
    case 'slider': {
      const { min, max, step = (max - min) / 100 } = input;
      const other = input.defaultValue + step;
      return [input.defaultValue, Number((other <= max ? other : input.defaultValue - step).toPrecision(12))];
    }
    case 'select': {
      const other = input.options.find((option) => option !== defaultValue);
      return other === undefined ? null : [defaultValue, other];
    }
    case 'checkbox':
      return [defaultValue, !input.defaultValue];
    case 'text':
      return null;
  }
}

export const standInsOf = (inputs: readonly InputDef[], hide: readonly string[]): readonly StandIn[] =>
  inputs
    .filter(({ id }) => hide.includes(id))
    .map((input) => ({
      id: input.id,
      values: valuesOf(input),
      names: input.type === 'select' ? input.options : [],
    }));

/** Inputs with stand-ins in place of the hidden ones: the neutral ones (0) or those beside them (1). */
export const withStandIns = (params: RunInputs, standIns: readonly StandIn[], which: 0 | 1): RunInputs => ({
  ...params,
  ...Object.fromEntries(standIns.flatMap(({ id, values }) => (values ? [[id, values[which]]] : []))),
});
