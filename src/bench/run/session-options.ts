/** What a session is made of. */
import type { AnyEntry } from '../../../catalogue/define';
import type { Grade } from '../../../engine/contract';
import type { RunInputs } from '../../../engine/inputs';
import type { SimulationKey } from '../../../engine/registry';
import type { FixedInputs } from '../../../engine/runtime/fixed-inputs';
import type { ScriptEvent } from '../../../engine/runtime/script';
import type { NotebookStorage } from '../notebook/storage';
import type { Port } from './port';
import type { Turns } from './turns';

export interface SessionOptions {
  readonly entry: AnyEntry;
  readonly inputs: RunInputs;
  readonly seed: number;
  /** The trial that a link names; default 1. */
  readonly trial?: number;
  /** A new run is the same once more, not the next trial. */
  readonly sameTrial?: boolean;
  readonly grade: Grade;
  /** Actions and input changes of a shared link, entered at their lab times. */
  readonly script?: readonly ScriptEvent[];
  /**
   * The script is that of an earlier visit, which goes on: rows of it that the notebook has are not kept twice, and a new run begins
   * without it.
   */
  readonly resumes?: boolean;
  readonly hide?: readonly string[];
  /** Those of the hidden inputs whose value the link gives. */
  readonly given?: readonly string[];
  /** Inputs that a link keeps as they are. */
  readonly fixed?: FixedInputs;
  /** Opened by a link: a reset goes back to exactly what the link says. */
  readonly preset?: boolean;
  /** Whether a scripted event that is due may enter now; the lab clock waits until it may. */
  readonly mayEnter?: (event: ScriptEvent) => boolean;
  readonly openPort: (key: SimulationKey) => Promise<Port>;
  readonly storage: NotebookStorage;
  /** Tells this tab's rows from those of others. */
  readonly tab: string;
  /** The apparatus was asked for the answer: what is to be found counts as told. */
  readonly onRevealed?: () => void;
  /** Samples were taken, as codes. Where it is left out (a demonstration) they come to nothing. */
  readonly onTaken?: (codes: readonly string[]) => void;
  /** Calls back before the next display frame. */
  readonly requestFrame: (callback: (now: number) => void) => number;
  readonly cancelFrame: (id: number) => void;
  /** How long a request may last while the learner only looks on; without it each display frame asks anew. */
  readonly turns?: Turns;
}
