import type { InputDef, InputValue } from '../inputs';

/** A reading that has no value while an input stands so. */
export interface WithheldWhile {
  readonly reading: string;
  readonly input: string;
  readonly equals: InputValue;
}

type Tells = { readonly [reading: string]: readonly string[] | undefined } | undefined;

/** Readings that tell what the model itself keeps unknown, as long as it does: whoever opens the bench may switch that. */
export const withheldWhile = (tells: Tells, inputs: readonly InputDef[]): readonly WithheldWhile[] =>
  Object.entries(tells ?? {}).flatMap(([reading, told]) =>
    inputs.flatMap(({ id, hideWhen }) =>
      hideWhen && told?.includes(id) ? [{ reading, input: hideWhen.input, equals: hideWhen.equals }] : [],
    ),
  );

/** Ids of the readings that tell a hidden input without a measurement: they have no value in a run that hides it. */
export const withheldReadings = (tells: Tells, hide: readonly string[]): readonly string[] =>
  Object.entries(tells ?? {}).flatMap(([reading, inputs]) =>
    inputs?.some((id) => hide.includes(id)) ? [reading] : [],
  );
