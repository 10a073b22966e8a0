/**
 * What crosses the lines between page, simulation and stage, as types. The page pulls: one request in flight, everything since
 * the last rides in it. Pictures go straight from the simulation to the stage; the page sees of them only what its panels show.
 */
import type { Action, ActionDefs, FieldDefs, Grade, ReadingDefs, ReadingValue } from '../engine/contract';
import type { Applies, RunInputs } from '../engine/inputs';
import type { SimulationKey } from '../engine/registry';
import type { FixedInputs } from '../engine/runtime/fixed-inputs';
import type { LogEntry, LoggedRow, Notice } from '../engine/runtime/host';
import type { Shown } from '../engine/runtime/instrument';
import type { Settings } from '../engine/runtime/settings';
import type { WithheldWhile } from '../engine/runtime/withheld';

export interface LoadRequest {
  readonly key: SimulationKey;
  readonly inputs: RunInputs;
  readonly applies: Readonly<Record<string, Applies>>;
  readonly seed: number;
  /** The trial that the run begins with. */
  readonly trial: number;
  readonly grade: Grade;
  /** Inputs that no action changes. */
  readonly fixed: FixedInputs;
  /** Readings that would tell what is hidden. */
  readonly withheld: readonly string[];
  /** The same as long as an input stands so. */
  readonly withheldWhile: readonly WithheldWhile[];
  /** Readings that are shown once they were recorded. */
  readonly afterRecord: readonly string[];
  /** Inputs that are to be found: no reply tells them. */
  readonly hidden: readonly string[];
  /** Lab seconds between trace rows. */
  readonly sampleEvery: number;
}

/** What the page needs to know of the simulation: it never loads the model itself. */
export interface SimulationFacts {
  readonly version: number;
  readonly dt: number;
  readonly readings: ReadingDefs;
  readonly actions: ActionDefs;
  /** Inputs that a label stands for. */
  readonly settings: Settings;
  /** The model has unknowns of its own. */
  readonly hasAnswers: boolean;
  /** Number readings, in the order of the trace's columns. */
  readonly columns: readonly string[];
}

/** A change that the learner made since the last request, in order. */
export type Change =
  | { readonly is: 'action'; readonly action: Action }
  | { readonly is: 'inputs'; readonly patch: RunInputs };

export interface FrameRequest {
  readonly steps: number;
  /** Wall milliseconds over which the steps are spread, picture by picture; 0: all at once. */
  readonly spreadMs: number;
  /** The worker stops stepping for a picture after this many milliseconds; what it could not do is dropped. */
  readonly budgetMs: number;
  readonly changes: readonly Change[];
  /** Records by hand that are owed, of the moment after the changes and the steps. */
  readonly records: number;
  /** Lab seconds between automatic records; 0 for none. */
  readonly logEvery: number;
  /** The transport runs: scenes may show it. */
  readonly running: boolean;
  /** The panels want to know the readings. */
  readonly panels: boolean;
}

/** A throw crosses as data: the class of an error is lost on the way. */
export interface Failure {
  readonly code: string;
  readonly sentence: string;
}

/** What the panels show of a frame. */
export interface PanelValues {
  /** As set; some may wait for the next start. In a reply without those that are hidden. */
  readonly inputs: RunInputs;
  /** Those that the readings belong to. In a reply without those that are hidden. */
  readonly inForce: RunInputs;
  /** True values; in a reply of a run that hides something what the instruments show, since true ones would tell it. */
  readonly readings: Readonly<Record<string, ReadingValue>>;
  readonly shown: Readonly<Record<string, Shown>>;
  /** Where the toggles stand, by the ids of their actions. */
  readonly toggles: Readonly<Record<string, boolean>>;
}

/** What a scene draws. */
export interface Picture extends PanelValues {
  readonly view: unknown;
  readonly time: number;
  readonly running: boolean;
  readonly fields: FieldDefs;
  /** Holds the fields; empty where there are none. */
  readonly buffer: ArrayBuffer;
}

/** The stage's answer to a picture: it has been drawn, and here is the buffer of the one before. */
export interface PictureTaken {
  readonly buffer: ArrayBuffer | null;
}

export interface FrameReply {
  readonly is: 'frame';
  readonly step: number;
  readonly time: number;
  /** From 1: which repeat of the run this is. */
  readonly trial: number;
  /** Of the steps asked for, those whose time came: fewer where the request was cut short. */
  readonly stepsTried: number;
  readonly stepsDone: number;
  /** Lab seconds per wall second at 1×, now. */
  readonly rate: number;
  /** The run came to its end within this frame. */
  readonly finished: boolean;
  /** The run is at its end. */
  readonly done: boolean;
  /** An action occupies the bench; this many wait. */
  readonly busy: boolean;
  readonly queued: number;
  /** Null where the request did not ask for them. */
  readonly panels: PanelValues | null;
  readonly notices: readonly Notice[];
  /** Rows of [time, ...columns]; NaN for no value. */
  readonly trace: Float64Array<ArrayBuffer>;
  /** What the logger wrote. */
  readonly rows: readonly LoggedRow[];
  /** What was recorded by hand: as many as were owed. */
  readonly records: readonly LoggedRow[];
  /** Samples that were taken since the last frame, as codes (`engine/data/samples/sample-code.ts`). */
  readonly taken: readonly string[];
  /** Log entries since the last frame: the page keeps the log, so that a lost worker can be restored. */
  readonly log: readonly LogEntry[];
}

export type Reply = FrameReply | ({ readonly is: 'failed' } & Failure);
export type LoadReply =
  | { readonly is: 'loaded'; readonly facts: SimulationFacts }
  | ({ readonly is: 'failed' } & Failure);

/** Progress of a replay, done in slices. */
export type RestoreReply =
  | { readonly is: 'restoring'; readonly step: number }
  | { readonly is: 'restored' }
  | ({ readonly is: 'failed' } & Failure);

/** The service behind the line. */
export interface SimulationService {
  /** Fetches the model's code ahead of `load`. */
  prepare(key: SimulationKey): Promise<void>;
  load(request: LoadRequest): Promise<LoadReply>;
  frame(request: FrameRequest): Promise<Reply>;
  /** Cuts short a request whose steps are spread over time: the page has something to say. */
  hurry(): Promise<void>;
  /** Sends pictures on this line from now on, the present one first; the next only when one was taken. */
  showOn(line: MessagePort): Promise<void>;
  /** Replays `log` towards `step`; call again until it is restored. */
  restore(log: readonly LogEntry[], step: number, budgetMs: number): Promise<RestoreReply>;
}
