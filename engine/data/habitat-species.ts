/** How a species of a teaching habitat is known: its names and what it is told apart by. */
export interface HabitatSpecies {
  readonly name: string;
  readonly scientific: string;
  readonly kind: 'plant' | 'alga' | 'fungus' | 'animal';
  /** By what it is told apart from the others, seen from above. */
  readonly marks: string;
}

type Row = readonly [name: string, scientific: string, marks: string, kind?: HabitatSpecies['kind']];

/** A list from rows; what is not said to be something else is a plant. */
export const speciesList = (rows: readonly Row[]): readonly HabitatSpecies[] =>
  rows.map(([name, scientific, marks, kind = 'plant']) => ({ name, scientific, marks, kind }));
