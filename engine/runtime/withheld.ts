/** Ids of the readings that tell a hidden input without a measurement: they have no value in a run that hides it. */
export const withheldReadings = (
  tells: { readonly [reading: string]: readonly string[] | undefined } | undefined,
  hide: readonly string[],
): readonly string[] =>
  Object.entries(tells ?? {}).flatMap(([reading, inputs]) =>
    inputs?.some((id) => hide.includes(id)) ? [reading] : [],
  );
