/** One recorded row: what the instruments showed at one moment, with all that is needed to take it again. */
import type { Grade, ReadingValue } from '../../../engine/contract';
import type { RunInputs } from '../../../engine/inputs';

export interface Row {
  readonly id: number;
  /** Counts the runs of this bench: a reset or a restart begins a new one. */
  readonly run: number;
  /** Lab seconds. */
  readonly time: number;
  readonly inputs: RunInputs;
  readonly seed: number;
  readonly grade: Grade;
  readonly readings: Readonly<
    Record<string, { readonly value: ReadingValue; readonly text: string; readonly uncertainty: number | null }>
  >;
}
