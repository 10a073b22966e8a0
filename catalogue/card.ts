/**
 * What every list says of one experiment or instrument: `<id>.card.ts` beside its entry. No list is kept by hand: `npm run registries`
 * writes the registries of models and scenes, the listings, the objectives and the counts from these cards (`*.generated.ts`).
 */
export interface BenchCard {
  readonly title: string;
  /** The specification's simulationType, followed by `/name` where several experiments share a type. */
  readonly simulation: string;
  /** The module of the model below `engine/`: 'physics/pendulum'. */
  readonly model: string;
  /** The folder of the scene below `src/scenes/`: 'physics/pendulum'. */
  readonly scene: string;
  /** Of an instrument: where it stands in the list. Experiments stand in the order of their numbers. */
  readonly place?: number;
  /** What it is for: a sentence or two of plain text. */
  readonly objective: string;
  readonly picture: PictureState;
}

/** The telling state of a bench: what its picture shows (`npm run pictures`), and a state in which its stage is checked (`npm run stages`). */
export interface PictureState {
  /** Inputs and timed actions, as in a link to a run. */
  readonly query: string;
  /** Lab seconds to run before the picture is taken. */
  readonly until: number;
  /** Lab seconds at which the run counts as ended where it does not end by itself before; without it three times `until`. */
  readonly end?: number;
  /** Parts of the stage to press afterwards, by the beginning of their names. */
  readonly press?: readonly string[];
}
