/** What the panels of one bench show. Frames never come here: the session publishes four times a second. */
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Grade } from '../../../engine/contract';
import type { RunInputs } from '../../../engine/inputs';
import type { Shown } from '../../../engine/runtime/instrument';
import type { SimulationFacts } from '../../../workers/protocol';
import type { Phase } from './phase';
import { type History, noHistory } from '../notebook/kept';
import { emptyNotebook, type Notebook } from '../notebook/notebook';
import type { Unkept } from '../notebook/storage';
import type { Count } from '../procedure/is-done';

export type Speed = 0.25 | 1 | 4 | 16;
export const SPEEDS: readonly Speed[] = [0.25, 1, 4, 16];

export interface Message {
  readonly id: number;
  readonly kind: 'notice' | 'warning';
  readonly text: string;
}

export interface BenchState {
  readonly phase: Phase;
  /** Null until the simulation is loaded. */
  readonly facts: SimulationFacts | null;
  readonly inputs: RunInputs;
  readonly seed: number;
  /** From 1: which repeat of the run this is. */
  readonly trial: number;
  readonly grade: Grade;
  readonly speed: Speed;
  /** Lab seconds. */
  readonly time: number;
  readonly shown: Readonly<Record<string, Shown>>;
  /** Where the toggles stand, by the ids of their actions. */
  readonly toggles: Readonly<Record<string, boolean>>;
  /** Share of the asked pace that the device keeps, or null while it keeps up. */
  readonly pace: number | null;
  /** An action occupies the bench; so many wait. */
  readonly busy: boolean;
  readonly queued: number;
  /** Recorded rows and all that is kept with them. */
  readonly notebook: Notebook;
  readonly history: History;
  /** Why the notebook is not stored; null while it is. */
  readonly unkept: Unkept | null;
  /** What was kept of it at earlier visits is still being read. */
  readonly reading: boolean;
  /** Lab seconds between automatic records; 0 for none. */
  readonly logEvery: number;
  /** Newest last; at most five. */
  readonly messages: readonly Message[];
  /** Which steps of the procedure were done. */
  readonly stepsDone: readonly boolean[];
  /** How far each step is, where there is something to count. */
  readonly stepCounts: readonly (Count | null)[];
  /** Rises when the live trace changed. */
  readonly traceVersion: number;
  /** The frozen full-screen display of a presenter hides readings. */
  readonly answersHidden: boolean;
  /** The stage draws with less detail, since the device is slow. */
  readonly reducedDetail: boolean;
}

export type BenchStore = StoreApi<BenchState>;

export const createBenchStore = (
  initial: Pick<BenchState, 'inputs' | 'seed' | 'trial' | 'grade'> & { readonly steps: number },
): BenchStore =>
  createStore<BenchState>(() => ({
    phase: { is: 'loading' },
    facts: null,
    inputs: initial.inputs,
    seed: initial.seed,
    trial: initial.trial,
    grade: initial.grade,
    speed: 1,
    time: 0,
    shown: {},
    toggles: {},
    pace: null,
    busy: false,
    queued: 0,
    notebook: emptyNotebook,
    history: noHistory,
    unkept: null,
    reading: false,
    logEvery: 0,
    messages: [],
    stepsDone: Array.from({ length: initial.steps }, () => false),
    stepCounts: [],
    traceVersion: 0,
    answersHidden: false,
    reducedDetail: false,
  }));
