/**
 * What goes between the teacher's window and the class window, on one machine. The class window computes the same run from the
 * same log, so that both show exactly the same; no reading is sent, and no picture but the plot that a teacher chose to show.
 */
import type { Grade } from '../../../engine/contract';
import type { RunInputs } from '../../../engine/inputs';
import type { FixedInputs } from '../../../engine/runtime/fixed-inputs';
import type { LogEntry } from '../../../engine/runtime/host';

/** How the class window shows the run. */
export interface ClassView {
  readonly running: boolean;
  readonly finished: boolean;
  /** Readings are not shown to the class. */
  readonly hidden: boolean;
  readonly big: readonly string[];
  readonly projector: boolean;
}

/** What stands beside the apparatus at the teacher's choice. */
export interface ClassBeside {
  /** The teacher's plot as SVG; null where it is not shown. */
  readonly plot: string | null;
  /** The present step; empty where it is not shown. */
  readonly step: string;
  /** What the lesson says of this bench; empty outside a lesson. */
  readonly caption: string;
}

export const NOTHING_BESIDE: ClassBeside = { plot: null, step: '', caption: '' };

export interface ClassSetup {
  readonly inputs: RunInputs;
  readonly seed: number;
  /** With which the run began; resets in the log begin the next. */
  readonly trial: number;
  readonly grade: Grade;
  readonly fixed: FixedInputs;
  /** Inputs that are unknowns to be found. */
  readonly hide: readonly string[];
}

export type ToClass =
  /** Everything that is needed to join now. */
  | {
      readonly is: 'run';
      readonly run: string;
      readonly setup: ClassSetup;
      readonly log: readonly LogEntry[];
      readonly step: number;
      readonly view: ClassView;
    }
  /** The run went on: what entered it since, `from` its number in the log. */
  | {
      readonly is: 'on';
      readonly run: string;
      readonly from: number;
      readonly log: readonly LogEntry[];
      readonly step: number;
      readonly view: ClassView;
    }
  | { readonly is: 'beside'; readonly beside: ClassBeside }
  /** The lesson goes on with another experiment; `path`: of its page on the site. */
  | { readonly is: 'moves'; readonly path: string }
  | { readonly is: 'gone' }
  /** The teacher is done with the window, which closes itself: whoever opened it may have left its page since. */
  | { readonly is: 'over' };

export type ToTeacher =
  /** A class window asks to join. */
  { readonly is: 'hello' } | { readonly is: 'left' };

/** One end of the line; a BroadcastChannel is one. */
export interface Line {
  postMessage(message: ToClass | ToTeacher): void;
  onmessage: ((event: { readonly data: unknown }) => void) | null;
}

/** How often the teacher's window says that it is there, and how long the class window believes it without. */
export const BEAT_MS = 1000;
export const LOST_MS = 4000;

const HASH = '#class=';

/** The pairing of a class window, from its address; null for every other window. */
export const pairingOf = (hash: string): string | null => (hash.startsWith(HASH) ? hash.slice(HASH.length) : null);
export const hashOf = (pairing: string): string => HASH + pairing;
export const lineName = (pairing: string): string => `class:${pairing}`;

/** Whether two windows of this browser can hear each other. */
export const canConnect = (): boolean => typeof BroadcastChannel !== 'undefined';

/** A name that nobody else has; also where the page is not served securely. */
export const freshName = (): string => crypto.getRandomValues(new Uint32Array(3)).join('-');
