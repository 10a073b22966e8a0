/** One recorded row: what the instruments showed at one moment, with all that is needed to take it again. */
import type { Grade, ReadingValue } from '../../../engine/contract';
import type { SharedEffects } from '../../../engine/runtime/uncertain';
import type { RunInputs } from '../../../engine/inputs';

export interface Recorded {
  readonly value: ReadingValue;
  readonly text: string;
  readonly uncertainty: number | null;
  /** The part of it that other values share; absent where there is none. */
  readonly shared?: SharedEffects;
}

export interface Row {
  readonly id: number;
  /** Counts the runs of this bench: a reset or a restart begins a new one. */
  readonly run: number;
  /** Lab seconds. */
  readonly time: number;
  readonly inputs: RunInputs;
  /** Of inputs that a label stands for: what their errors do to them. */
  readonly settings: Readonly<Record<string, SharedEffects>>;
  readonly seed: number;
  /** Which repeat of the run; rows from before there were trials are of the first. */
  readonly trial: number;
  readonly grade: Grade;
  readonly readings: Readonly<Record<string, Recorded>>;
}
