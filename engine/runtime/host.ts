/**
 * The host owns one run: it applies actions and input changes, advances the state by whole steps, keeps the log and
 * answers what there is to read. One class, three homes: the worker, the page (where workers are missing), `lab`.
 *
 * A run is (simulation, inputs, seed, trial, log); `replay` of a log gives the same state bit for bit. Chance is drawn from seed and
 * trial: a repeat scatters as nature does, what belongs to the specimen and to the instruments stays.
 */
import {
  type Action,
  type AnySimulation,
  type FieldDefs,
  type Grade,
  ModelError,
  type ReadingDef,
  type ReadingValue,
  type StepContext,
} from '../contract';
import type { Sample } from '../data/samples/sample';
import type { Applies, RunInputs } from '../inputs';
import { checkAction } from './action-value';
import { type FixedInputs, fixedSentence, withoutFixed } from './fixed-inputs';
import { deriveShown } from './derived';
import { observe, observeOne, type Shown } from './instrument';
import type { SharedEffects } from './uncertain';
import { actualInputs, settingEffects, settingsOf } from './settings';
import { TickOrdinals } from './tick-ordinals';
import { type TrialRng, trialRng } from './trial-rng';
import type { WithheldWhile } from './withheld';

export interface RunSetup {
  readonly simulation: AnySimulation;
  readonly inputs: RunInputs;
  /** When a changed input comes into force; an input not named is live. */
  readonly applies: Readonly<Record<string, Applies>>;
  readonly seed: number;
  /** The trial that the run begins with; default 1. */
  readonly trial?: number;
  readonly grade: Grade;
  /** Inputs that no action changes. */
  readonly fixed?: FixedInputs;
  /** Readings that would tell what is hidden: they have no value. */
  readonly withheld?: readonly string[];
  /** The same as long as an input stands so. */
  readonly withheldWhile?: readonly WithheldWhile[];
  /** Readings that are shown once they were recorded as they stand. */
  readonly afterRecord?: readonly string[];
  /** Inputs that are to be found: no action hands their values on. */
  readonly hidden?: readonly string[];
}

/** Everything that entered a run, in order; `step` = how many steps had been done. */
export type LogEntry =
  | { readonly step: number; readonly is: 'action'; readonly action: Action }
  | { readonly step: number; readonly is: 'inputs'; readonly patch: RunInputs }
  | { readonly step: number; readonly is: 'reset' }
  /** A reading was taken by hand: it changes no state, but another one within the same tick is a repeat of it. */
  | { readonly step: number; readonly is: 'record' };

export interface Notice {
  /** Lab seconds. */
  readonly at: number;
  readonly do: string;
  readonly notice: string;
  /** The action changed nothing. */
  readonly refused: boolean;
}

/** What was recorded at a whole step, by a data logger or by hand. */
export interface LoggedRow {
  readonly step: number;
  /** Lab seconds since the run began. */
  readonly time: number;
  readonly trial: number;
  /** In force. */
  readonly inputs: RunInputs;
  /** Of inputs that a label stands for: what one standard uncertainty of each of their errors does to them. */
  readonly settings: Readonly<Record<string, SharedEffects>>;
  readonly shown: Readonly<Record<string, Shown>>;
}

export interface AdvanceResult {
  readonly stepsDone: number;
  /** The run came to its end within these steps; it stopped there. */
  readonly finished: boolean;
}

/** What to note while advancing; steps are counted from the run's beginning, so rows do not depend on grouping. */
export interface Sampling {
  /** Number readings of a trace row, after the time; empty for no trace. */
  readonly columns: readonly string[];
  readonly traceEvery: number;
  /** 0 for no logging. */
  readonly logEvery: number;
}

const NO_SAMPLING: Sampling = { columns: [], traceEvery: 0, logEvery: 0 };

/** The same state, or a copy with the same values. A model that reuses its buffers may have changed them in place: then it is not known. */
function isUnchanged(before: unknown, after: unknown): boolean {
  if (before === after) return true;
  if (typeof before !== 'object' || typeof after !== 'object' || before === null || after === null) return false;
  const [was, is] = [Object.entries(before), new Map(Object.entries(after))];
  return was.length === is.size && was.every(([key, value]) => is.get(key) === value && !ArrayBuffer.isView(value));
}

export class SimulationHost {
  readonly simulation: AnySimulation;
  readonly #setup: RunSetup;
  /** In force, as they are set. */
  #inputs: RunInputs;
  /** What the apparatus has where they are set: labels are not exact. */
  #actual: RunInputs;
  #trial: number;
  /** Something was done or recorded, or a step was made, since the trial began. */
  #used = false;
  /** Changed inputs that wait for the next start action. */
  #pending: RunInputs = {};
  #state: unknown;
  #step = 0;
  /** True values of readings that wait for a record, as they stood at the last one. */
  #recorded: Readonly<Record<string, ReadingValue>> = {};
  /** Step at which the trial began. */
  #began = 0;
  #busyUntil = 0;
  #finished = false;
  #queue: Action[] = [];
  #log: LogEntry[] = [];
  #notices: Notice[] = [];
  #trace: number[] = [];
  #rows: LoggedRow[] = [];
  #sampling: Sampling = NO_SAMPLING;
  #rng: TrialRng;
  readonly #ordinals = new TickOrdinals();

  constructor(setup: RunSetup) {
    this.#setup = setup;
    this.simulation = setup.simulation;
    this.#inputs = setup.inputs;
    this.#actual = this.#actualOf(setup.inputs);
    this.#trial = setup.trial ?? 1;
    this.#rng = trialRng(setup.seed, this.#trial);
    this.#state = this.simulation.init(this.#actual, this.#rng.init, this.#rng.specimen, setup.grade);
  }

  #actualOf(inputs: RunInputs): RunInputs {
    return actualInputs(settingsOf(this.simulation), inputs, this.#setup.seed, this.#setup.grade);
  }

  /** From 1: a reset begins the next, and so does a restart of what was begun. */
  get trial(): number {
    return this.#trial;
  }

  get step(): number {
    return this.#step;
  }
  /** Lab seconds since the run began. */
  get time(): number {
    return this.#step * this.simulation.dt;
  }
  /** Inputs as the learner set them: those that wait for a start are included. */
  get inputs(): RunInputs {
    return { ...this.#inputs, ...this.#pending };
  }
  /** Inputs in force. */
  get params(): RunInputs {
    return this.#inputs;
  }
  get log(): readonly LogEntry[] {
    return this.#log;
  }
  get queued(): readonly Action[] {
    return this.#queue;
  }
  /** The bench is occupied by an action that takes time. */
  get busy(): boolean {
    return this.#step < this.#busyUntil;
  }
  get finished(): boolean {
    return this.simulation.done?.(this.#state, this.#inputs) ?? false;
  }
  /** Lab seconds per wall second at 1×. */
  get rate(): number {
    const { rate } = this.simulation;
    return typeof rate === 'function' ? rate(this.#state, this.#inputs) : rate;
  }
  get fields(): FieldDefs {
    return this.simulation.fields(this.#inputs);
  }

  sample(sampling: Sampling): void {
    this.#sampling = sampling;
  }

  /** Does an action now, or queues it while the bench is occupied. A bad one changes nothing and leaves a notice. */
  act(action: Action): void {
    if (action.do === 'reset') return this.reset();
    if (action.do === 'pause' || action.do === 'resume') return;
    const declared = Object.hasOwn(this.simulation.actions, action.do);
    if (!declared && action.do === 'record_point') return;
    const checked = checkAction(this.simulation.actions, action);
    if (!checked.ok) {
      this.#notices.push({ at: this.time, do: action.do, notice: checked.sentence, refused: true });
      return;
    }
    this.#log.push({ step: this.#step, is: 'action', action: checked.action });
    if (this.busy && this.simulation.meanwhile?.(this.#state, this.#actual, checked.action)) {
      this.#do(checked.action);
      return;
    }
    this.#queue.push(checked.action);
    this.#serveQueue();
  }

  /** Changes inputs: live ones at once, those that wait at the next start action, restarting ones by a new state. */
  change(patch: RunInputs): void {
    const changed = Object.entries(patch).filter(([id, value]) => this.inputs[id] !== value);
    if (changed.length === 0) return;
    this.#log.push({ step: this.#step, is: 'inputs', patch: Object.fromEntries(changed) });
    const of = (kind: Applies): RunInputs =>
      Object.fromEntries(changed.filter(([id]) => (this.#setup.applies[id] ?? 'live') === kind));
    const restart = of('restart');
    const next = this.simulation.startActions?.length ? of('next') : {};
    const live = { ...of('live'), ...(this.simulation.startActions?.length ? {} : of('next')) };
    this.#pending = { ...this.#pending, ...next };
    if (Object.keys(restart).length > 0) {
      this.#inputs = { ...this.#inputs, ...this.#pending, ...live, ...restart };
      this.#pending = {};
      this.#begin(this.#used);
    } else if (Object.keys(live).length > 0) {
      this.#reconfigure(live);
    }
  }

  /** Back to the state at the beginning, with the present inputs; the clock goes on. */
  reset(): void {
    this.#log.push({ step: this.#step, is: 'reset' });
    this.#inputs = this.inputs;
    this.#pending = {};
    this.#begin(true);
  }

  #begin(nextTrial: boolean): void {
    this.#queue = [];
    this.#began = this.#step;
    this.#busyUntil = this.#step;
    this.#finished = false;
    this.#used = false;
    this.#ordinals.clear();
    this.#recorded = {};
    if (nextTrial) this.#trial++;
    this.#rng = trialRng(this.#setup.seed, this.#trial);
    this.#actual = this.#actualOf(this.#inputs);
    this.#state = this.simulation.init(this.#actual, this.#rng.init, this.#rng.specimen, this.#setup.grade);
  }

  #reconfigure(patch: RunInputs): void {
    const before = this.#actual;
    this.#inputs = { ...this.#inputs, ...patch };
    this.#actual = this.#actualOf(this.#inputs);
    this.#state = this.simulation.reconfigure?.(this.#state, this.#actual, before) ?? this.#state;
  }

  /** An action set inputs: what waited for the same ones is overtaken. */
  #preset(patch: RunInputs): void {
    this.#inputs = { ...this.#inputs, ...patch };
    this.#actual = this.#actualOf(this.#inputs);
    this.#pending = Object.fromEntries(Object.entries(this.#pending).filter(([id]) => !Object.hasOwn(patch, id)));
  }

  /** What of an action's inputs may change; the state has followed them all already and goes back for the others. */
  #allowed(asked: RunInputs, action: Action): RunInputs {
    const { fixed = {}, hidden = [] } = this.#setup;
    // Half an exchange would show the hidden value under another name.
    const handed = hidden.find((id) => Object.hasOwn(asked, id));
    const { patch, refused } =
      handed === undefined
        ? withoutFixed(fixed, this.#inputs, asked)
        : { patch: {}, refused: fixedSentence(fixed[handed] ?? handed) };
    if (refused === null) return patch;
    const { simulation } = this;
    const asIfSet = this.#actualOf({ ...this.#inputs, ...asked });
    const allowed = this.#actualOf({ ...this.#inputs, ...patch });
    this.#state = simulation.reconfigure?.(this.#state, allowed, asIfSet) ?? this.#state;
    this.#notices.push({ at: this.time, do: action.do, notice: refused, refused: true });
    return patch;
  }

  #serveQueue(): void {
    while (this.#queue.length > 0 && this.#step >= this.#busyUntil) {
      const action = this.#queue.shift();
      if (!action) return;
      if (this.simulation.startActions?.includes(action.do) && Object.keys(this.#pending).length > 0) {
        const pending = this.#pending;
        this.#pending = {};
        this.#reconfigure(pending);
      }
      const seconds = this.simulation.occupies?.(this.#state, this.#actual, action) ?? 0;
      // What was refused takes no time.
      if (!this.#do(action)) this.#busyUntil = this.#step + Math.ceil(seconds / this.simulation.dt - 1e-9);
    }
  }

  /** Whether it was refused. */
  #do(action: Action): boolean {
    const before = this.#state;
    this.#used = true;
    const result = this.simulation.act(before, this.#actual, action, this.#rng.act, this.#setup.grade);
    this.#state = result.state;
    if (result.inputs) this.#preset(this.#allowed(result.inputs, action));
    const refused = result.notice !== undefined && !result.inputs && isUnchanged(before, result.state);
    if (result.notice) this.#notices.push({ at: this.time, do: action.do, notice: result.notice, refused });
    return refused;
  }

  /**
   * Advances by up to `steps` whole steps, until `deadline()` says that time is up (asked after every step), or until the
   * run comes to its end, whichever is first.
   */
  advance(steps: number, deadline: () => boolean = () => false): AdvanceResult {
    const { simulation } = this;
    const context: StepContext = {
      dt: simulation.dt,
      rng: this.#rng.step,
      shown: (reading, value) => this.#shownOf(reading, value),
    };
    for (let done = 1; done <= steps; done++) {
      this.#state = simulation.step(this.#state, this.#actual, context);
      this.#step++;
      this.#used = true;
      if (this.#queue.length > 0) this.#serveQueue();
      this.#noteSamples();
      const finished = this.finished;
      if (finished && !this.#finished) {
        this.#finished = true;
        return { stepsDone: done, finished: true };
      }
      this.#finished = finished;
      if (deadline()) return { stepsDone: done, finished: false };
    }
    return { stepsDone: steps, finished: false };
  }

  #noteSamples(): void {
    const { columns, traceEvery, logEvery } = this.#sampling;
    const trace = traceEvery > 0 && this.#step % traceEvery === 0;
    const log = logEvery > 0 && this.#step % logEvery === 0;
    if (!trace && !log) return;
    const shown = this.shown();
    if (trace) {
      this.#trace.push(this.time);
      for (const id of columns) {
        const value = shown[id]?.value;
        this.#trace.push(typeof value === 'number' ? value : Number.NaN);
      }
    }
    if (log) this.#rows.push(this.#rowOf(shown));
  }

  #rowOf(shown: LoggedRow['shown']): LoggedRow {
    const { grade, seed } = this.#setup;
    const settings = settingEffects(settingsOf(this.simulation), this.#inputs, seed, grade);
    return { step: this.#step, time: this.time, trial: this.#trial, inputs: this.#inputs, settings, shown };
  }

  /** A record by hand of this moment; each further one within the same tick of an instrument is an independent repeat. */
  record(): LoggedRow {
    this.#log.push({ step: this.#step, is: 'record' });
    this.#used = true;
    this.#recorded = this.readings();
    return this.#rowOf(this.shown(this.#ordinals.next(this.simulation.readings, this.time)));
  }

  /** True values of all readings; none of those withheld. Throws ModelError where a model gives a number that is not finite. */
  readings(): Readonly<Record<string, ReadingValue>> {
    const readings: Readonly<Record<string, ReadingValue>> = this.simulation.read(this.#state, this.#actual);
    for (const [id, value] of Object.entries(readings)) {
      if (typeof value === 'number' && !Number.isFinite(value)) {
        throw new ModelError('not-finite', `The model gave no finite number for ${id}.`);
      }
    }
    const whiles = (this.#setup.withheldWhile ?? []).filter(({ input, equals }) => this.#inputs[input] === equals);
    const withheld = [...(this.#setup.withheld ?? []), ...whiles.map(({ reading }) => reading)];
    return withheld.length === 0 ? readings : { ...readings, ...Object.fromEntries(withheld.map((id) => [id, null])) };
  }

  /** Where the toggles stand, by the ids of their actions. */
  toggles(): Readonly<Record<string, boolean>> {
    return this.simulation.toggles?.(this.#state, this.#inputs) ?? {};
  }

  /** What was taken from the bench in this trial, in order. */
  samples(): readonly Sample[] {
    return this.simulation.samples?.(this.#state, this.#actual) ?? [];
  }

  /** What the instruments show; `ordinal` counts the records of one tick, for all of them or for each. */
  shown(ordinal: number | ((id: string) => number) = 0, readings = this.readings()): Readonly<Record<string, Shown>> {
    const { grade, seed } = this.#setup;
    const at = { seed, trial: this.#trial, time: this.time, ordinal: 0 };
    const ordinalOf = typeof ordinal === 'number' ? () => ordinal : ordinal;
    const seen = this.#measured(readings);
    const shown = observe(this.simulation.readings, seen, { ...at, grade }, ordinalOf);
    if (grade === 'ideal') return shown;
    const began = this.#began * this.simulation.dt;
    const run = { simulation: this.simulation, state: this.#state, inputs: this.#inputs, shown, began };
    return { ...shown, ...deriveShown(run, seen, { ...at, grade }) };
  }

  /** Readings without those that wait until the learner has recorded what they are worked out from. */
  #measured(readings: Readonly<Record<string, ReadingValue>>): Readonly<Record<string, ReadingValue>> {
    const waiting = this.#setup.afterRecord?.filter((id) => readings[id] !== this.#recorded[id]) ?? [];
    return waiting.length === 0 ? readings : { ...readings, ...Object.fromEntries(waiting.map((id) => [id, null])) };
  }

  #shownOf(id: string, value: number): number {
    const def = this.simulation.readings[id] as ReadingDef | undefined;
    const { grade, seed } = this.#setup;
    if (!def || grade === 'ideal') return value;
    return Number(observeOne(id, value, def, { grade, seed, trial: this.#trial, time: this.time, ordinal: 0 }).value);
  }

  /** The structured part of a frame; fills the arrays. */
  view(out: Readonly<Record<string, Float32Array | Uint8Array>>): unknown {
    return this.simulation.view(this.#state, this.#inputs, out);
  }

  /** Notices since they were last taken. */
  takeNotices(): readonly Notice[] {
    const notices = this.#notices;
    this.#notices = [];
    return notices;
  }

  /** Trace rows since they were last taken: [time, ...columns] in one array, NaN for no value. */
  takeTrace(): Float64Array<ArrayBuffer> {
    const trace = Float64Array.from(this.#trace);
    this.#trace = [];
    return trace;
  }

  /** Logged rows since they were last taken. */
  takeRows(): readonly LoggedRow[] {
    const rows = this.#rows;
    this.#rows = [];
    return rows;
  }

  /** Enters what a log says for the present step; returns how many entries were taken from `from` on. */
  enter(log: readonly LogEntry[], from: number): number {
    let taken = 0;
    for (let index = from; index < log.length; index++) {
      const entry = log[index];
      if (!entry || entry.step > this.#step) break;
      taken++;
      switch (entry.is) {
        case 'action':
          this.act(entry.action);
          break;
        case 'inputs':
          this.change(entry.patch);
          break;
        case 'reset':
          this.reset();
          break;
        case 'record':
          this.record();
          break;
      }
    }
    return taken;
  }
}
