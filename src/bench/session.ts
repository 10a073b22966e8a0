/**
 * One bench at work: port, clock and store together, without React.
 *
 * The page pulls: one request is in flight, and what the learner did since rides in the next. While the run goes on by itself, a
 * request lasts a turn of several display frames, whose pictures the simulation sends to the stage meanwhile; whatever the learner
 * does cuts it short. A lost worker is replaced and its run replayed from the log kept here.
 */
import { type AnyEntry, samplingOf } from '../../catalogue/define';
import type { Action, Grade } from '../../engine/contract';
import { type FixedInputs, fixedSentence } from '../../engine/runtime/fixed-inputs';
import type { Applies, LogEntry, RunInputs } from '../../engine/runtime/host';
import { withheldReadings } from '../../engine/runtime/withheld';
import type { ScriptEvent } from '../../engine/runtime/script';
import type { Change, FrameReply, PanelValues, SimulationFacts } from '../../workers/protocol';
import { type Clock, giveBack, initialClock, settle, stand, tick, visiblePace } from './clock';
import { type PhaseEvent, reduce } from './phase';
import { type Port, watched } from './port';
import { HandRecords, rowOf } from './hand-records';
import { isDone } from './procedure';
import { createKeeper, type Keeper } from './notebook/keeper';
import { countedRows } from './notebook/notebook';
import { settingsFrom } from './plot/settings';
import type { SessionOptions } from './session-options';
import { type BenchStore, createBenchStore, type Speed } from './store';
import { Trace } from './trace';

/** The worker stops stepping after this long, so that a frame is never late by more. */
const BUDGET_MS = 10;
/** A slice of a replay. */
const RESTORE_SLICE_MS = 200;
/** As often as a good multimeter: more cannot be read, and each time costs a weak device more than twenty frames. */
const PUBLISH_EVERY_MS = 250;
const MOST_RESTARTS = 2;
const MOST_MESSAGES = 5;

const DISPLAY_FRAME_MS = 1000 / 60;

/** Makes a line to the stage and returns the simulation's end of it. */
export type ConnectStage = () => MessagePort;

type Asked = Change | { readonly is: 'record' };

/** What a stage needs of a session. */
export type StageSession = Pick<BenchSession, 'entry' | 'store' | 'hidden' | 'showOn' | 'act' | 'setInput'>;

export class BenchSession {
  readonly entry: AnyEntry;
  readonly store: BenchStore;
  readonly notebook: Keeper;
  trace: Trace = new Trace([]);
  readonly #options: SessionOptions;
  readonly #applies: Readonly<Record<string, Applies>>;
  #port: Port | null = null;
  #clock: Clock = initialClock;
  #frame: FrameReply | null = null;
  #inFlight = false;
  /** Milliseconds over which the request in flight spreads its steps; 0: it is answered at once. */
  #turnMs = 0;
  /** The turn in flight has been told to come to its end. */
  #hurried = false;
  /** The last request was made while the transport ran. */
  #askedRunning = false;
  /** What the learner asked for and the simulation does not know yet, in order. */
  #asked: Asked[] = [];
  #stepAsked = 0;
  #log: LogEntry[] = [];
  /** With what the run began: what a replay starts from, and what its rows say of themselves. */
  #begun: { readonly inputs: RunInputs; readonly seed: number; readonly grade: Grade };
  /** How many records the request in flight carries. */
  #recordsInFlight = 0;
  /** Not null while a new run waits for records of the old one; what the learner asks for meanwhile is for the new one. */
  #asksOfNext: Asked[] | null = null;
  #step = 0;
  #restarts = 0;
  /** Wall milliseconds at the last display frame. */
  #now = 0;
  #lastTick = 0;
  #lastPublish = 0;
  #requested = 0;
  #generation = 0;
  #nextMessage = 1;
  #did: Record<string, number> = {};
  /** True readings of the last frame that the panels saw. */
  #read: PanelValues['readings'] = {};
  #ran = false;
  #script: ScriptEvent[];
  readonly #records = new HandRecords();
  #connectStage: ConnectStage | null = null;
  /** The port whose pictures the stage gets. */
  #shownOn: Port | null = null;
  #disposed = false;
  readonly #watchers = new Set<() => void>();

  constructor(options: SessionOptions) {
    this.#options = options;
    this.entry = options.entry;
    this.#applies = Object.fromEntries(options.entry.inputs.map(({ id, applies }) => [id, applies]));
    this.#script = this.#freshScript();
    this.#begun = { inputs: options.inputs, seed: options.seed, grade: options.grade };
    this.store = createBenchStore({
      inputs: options.inputs,
      seed: options.seed,
      grade: options.grade,
      steps: options.entry.procedure.length,
    });
    this.notebook = createKeeper({
      store: this.store,
      storage: options.storage,
      tab: options.tab,
      say: (sentence) => this.say(sentence, 'warning'),
    });
    // A fit is made where the run stands still, too.
    this.store.subscribe(({ notebook }, before) => {
      if (notebook.plot !== before.notebook.plot && !this.#disposed) this.#judgeSteps();
    });
  }

  #freshScript(): ScriptEvent[] {
    return [...(this.#options.script ?? [])].sort((a, b) => a.at - b.at);
  }

  /** Loads the simulation and the notebook of earlier visits, which a slow store must not hold up. */
  async start(): Promise<void> {
    await Promise.all([this.notebook.load(), this.#load()]);
  }

  dispose(): void {
    this.#disposed = true;
    this.#generation++;
    this.notebook.end();
    if (this.#requested) this.#options.cancelFrame(this.#requested);
    this.#port?.end();
    this.#port = null;
    this.#connectStage = null;
  }

  /** Steps done since the run began. */
  get step(): number {
    return this.#step;
  }

  /** The inputs with which the run began. */
  get begunWith(): RunInputs {
    return this.#begun.inputs;
  }

  /** Inputs that a link keeps as they are. */
  get fixed(): FixedInputs {
    return this.#options.fixed ?? {};
  }

  /** Calls back whenever the run went on or a new one began; returns how to stop that. */
  watch(listener: () => void): () => void {
    this.#watchers.add(listener);
    return () => this.#watchers.delete(listener);
  }

  /** Lab seconds per wall second at 1×, now. */
  get rate(): number {
    return this.#frame?.rate ?? 1;
  }

  /** Inputs that are unknowns to be found. */
  get hidden(): readonly string[] {
    return this.#options.hide ?? [];
  }

  get log(): readonly LogEntry[] {
    return this.#log;
  }

  /** The run so far as a script: the inputs it began with, what was done and recorded, and what a link has yet to do. */
  get history(): { readonly inputs: RunInputs; readonly events: readonly ScriptEvent[] } {
    const { facts } = this.store.getState();
    if (!facts) return { inputs: this.#begun.inputs, events: this.#freshScript() };
    return { inputs: this.#begun.inputs, events: [...this.#records.events(this.#log, facts), ...this.#script] };
  }

  /** Shows the run on a stage; called again for each worker that takes the run over. */
  showOn(connect: ConnectStage | null): void {
    this.#connectStage = connect;
    this.#shownOn = null;
    if (this.#port) this.#showStage(this.#port);
  }

  #showStage(port: Port): void {
    if (!this.#connectStage || this.#shownOn === port) return;
    this.#shownOn = port;
    void port.showOn(this.#connectStage());
  }

  // ------------------------------------------------------------ what the learner does

  run(): void {
    const { runAction } = this.entry;
    const scripted = this.#script.some((event) => 'action' in event && event.action.do === runAction?.do);
    if (runAction && !this.#did[runAction.do] && !this.#ran && !scripted) {
      this.#push({ is: 'action', action: { do: runAction.do, value: runAction.value } });
    }
    this.#ran = true;
    this.#restarts = 0;
    this.#to({ on: 'run' });
    this.#wake();
  }

  pause(): void {
    this.#to({ on: 'pause' });
    this.#hurry();
  }

  toggle(): void {
    if (this.store.getState().phase.is === 'running') this.pause();
    else this.run();
  }

  /** One whole step of the simulation, from a pause. */
  stepOnce(): void {
    this.pause();
    if (this.store.getState().phase.is === 'ready') {
      this.#to({ on: 'run' });
      this.#to({ on: 'pause' });
    }
    this.#stepAsked++;
    this.#wake();
  }

  setSpeed(speed: Speed): void {
    this.#clock = { ...this.#clock, pace: 1 };
    this.store.setState({ speed, pace: null });
  }

  /** A new run: with what the link says where one opened the bench, else with the present inputs. Recorded rows stay. */
  reset(): void {
    const { preset, inputs, seed, grade } = this.#options;
    if (preset) this.store.setState({ inputs, seed, grade });
    this.#beginAnew();
  }

  setSeed(seed: number): void {
    const { inputs } = this.store.getState();
    this.store.setState({ seed, inputs: { ...inputs, ...this.#options.unknownsFor?.(seed) } });
    this.#beginAnew();
  }

  setGrade(grade: Grade): void {
    this.store.setState({ grade });
    this.#beginAnew();
  }

  setLogEvery(seconds: number): void {
    this.store.setState({ logEvery: seconds });
  }

  /** A checked value of an input. */
  setInput(id: string, value: number | string | boolean): void {
    const state = this.store.getState();
    if (state.inputs[id] === value) return;
    const fixed = this.#options.fixed?.[id];
    if (fixed !== undefined) return this.say(fixedSentence(fixed));
    this.store.setState({ inputs: { ...state.inputs, [id]: value } });
    if (this.#applies[id] === 'restart') this.#beginAnew();
    else {
      this.#push({ is: 'inputs', patch: { [id]: value } });
      this.trace.lift();
    }
  }

  act(action: Action): void {
    const { phase } = this.store.getState();
    this.#push({ is: 'action', action });
    // Whoever handles the apparatus sets the lab's clock going; a pause that was asked for stays.
    if (phase.is !== 'ready') return;
    if (action.do === this.entry.runAction?.do) this.#ran = true;
    this.#to({ on: 'run' });
  }

  record(): void {
    if (this.store.getState().facts?.actions['record_point'])
      this.#push({ is: 'action', action: { do: 'record_point' } });
    this.#push({ is: 'record' });
  }

  dismiss(id: number): void {
    this.store.setState(({ messages }) => ({ messages: messages.filter((message) => message.id !== id) }));
  }

  /** Takes notices away up to this one; warnings stay. */
  dismissNotices(upTo = Number.POSITIVE_INFINITY): void {
    this.store.setState(({ messages }) => ({
      messages: messages.filter(({ id, kind }) => kind !== 'notice' || id > upTo),
    }));
  }

  tickStep(index: number, done: boolean): void {
    this.store.setState(({ stepsDone }) => ({ stepsDone: stepsDone.map((was, at) => (at === index ? done : was)) }));
  }

  hideAnswers(hidden: boolean): void {
    this.store.setState({ answersHidden: hidden });
  }

  say(text: string, kind: 'notice' | 'warning' = 'notice'): void {
    this.store.setState(({ messages }) => ({
      messages: [...messages.filter((message) => message.text !== text), { id: this.#nextMessage++, kind, text }].slice(
        -MOST_MESSAGES,
      ),
    }));
  }

  // ------------------------------------------------------------ loading and restoring

  #to(event: PhaseEvent): void {
    this.store.setState(({ phase }) => ({ phase: reduce(phase, event) }));
  }

  #fail(code: string, sentence: string): void {
    this.#port?.end();
    this.#port = null;
    this.#to({ on: 'fail', code, sentence });
  }

  /** A new run. Readings that were asked for in the old one are taken first. */
  #beginAnew(): void {
    const { is } = this.store.getState().phase;
    const standing = is !== 'loading' && is !== 'failed';
    if (standing && (this.#recordsInFlight > 0 || this.#asked.some((asked) => asked.is === 'record'))) {
      this.#asksOfNext = [];
      this.#wake();
    } else void this.#load();
  }

  async #load(): Promise<void> {
    const generation = ++this.#generation;
    const hadRun = this.#log.length > 0 || this.#step > 0;
    this.#to({ on: 'load' });
    this.#log = [];
    this.#step = 0;
    this.#asked = this.#asksOfNext ?? [];
    this.#asksOfNext = null;
    this.#recordsInFlight = 0;
    this.#stepAsked = 0;
    this.#did = {};
    this.#ran = false;
    this.#clock = initialClock;
    this.#script = this.#freshScript();
    this.#records.clear();
    if (hadRun) {
      this.notebook.beginRun();
      // What was said of the old run would stand over the new one.
      this.dismissNotices();
    }
    const { inputs, seed, grade } = this.store.getState();
    this.#begun = { inputs, seed, grade };
    const facts = await this.#open(generation);
    if (!facts) return;
    if (this.trace.columns.length !== facts.columns.length + 1) this.trace = new Trace(facts.columns);
    else this.trace.clear();
    this.store.setState({ facts, pace: null, traceVersion: this.trace.version });
    this.#to({ on: 'loaded' });
    this.#inFlight = false;
    this.#frame = null;
    this.#exchange(0);
  }

  /** A port with the simulation loaded; null where it failed (said so) or was overtaken. */
  async #open(generation: number): Promise<SimulationFacts | null> {
    const port = this.#port ?? (await this.#options.openPort(this.entry.simulation));
    if (generation !== this.#generation) {
      // Overtaken or disposed of while the worker started: nobody else knows of it.
      if (port !== this.#port) port.end();
      return null;
    }
    this.#port = port;
    const answer = await watched(
      port,
      port.load({
        ...this.#begun,
        key: this.entry.simulation,
        applies: this.#applies,
        fixed: this.fixed,
        withheld: withheldReadings(this.entry.tells, this.hidden),
        sampleEvery: samplingOf(this.entry, this.#begun.inputs),
      }),
      // A first load fetches code over the network: the watchdog of a step would be too strict.
      30_000,
    );
    if (generation !== this.#generation) return null;
    if (answer.is === 'lost') {
      this.#fail('worker', 'The simulation could not be started. Check the connection and try again.');
      return null;
    }
    if (answer.value.is === 'failed') {
      this.#fail(answer.value.code, answer.value.sentence);
      return null;
    }
    this.#showStage(port);
    return answer.value.facts;
  }

  /** Replaces a lost worker and brings the run back to the last frame; then enters what the lost request carried. */
  async #restore(why: 'hung' | 'died', lost: readonly Change[], records: number): Promise<void> {
    const generation = ++this.#generation;
    this.#port?.end();
    this.#port = null;
    if (++this.#restarts > MOST_RESTARTS) {
      this.#fail(
        why,
        'The simulation stopped answering and could not be brought back. Your recorded readings are safe: reset to begin again.',
      );
      return;
    }
    this.#to({ on: 'lost' });
    const log = [...this.#log];
    const step = this.#step;
    const facts = await this.#open(generation);
    if (!facts) return;
    for (;;) {
      const port = this.#port as Port | null;
      if (!port) return;
      const answer = await watched(port, port.restore(log, step, RESTORE_SLICE_MS));
      if (generation !== this.#generation) return;
      if (answer.is === 'lost') return this.#restore(answer.why, lost, records);
      if (answer.value.is === 'failed') return this.#fail(answer.value.code, answer.value.sentence);
      if (answer.value.is === 'restored') break;
    }
    const owed = Array.from({ length: records }, (): Asked => ({ is: 'record' }));
    this.#asked = [...lost, ...owed, ...this.#asked];
    this.#inFlight = false;
    this.#lastTick = 0;
    this.#to({ on: 'restored' });
    this.say('The simulation stopped answering. It was restarted and brought back to where it was.', 'warning');
    this.#exchange(0);
  }

  // ------------------------------------------------------------ the loop

  #push(asked: Asked): void {
    (this.#asksOfNext ?? this.#asked).push(asked);
    this.#hurry();
    this.#wake();
  }

  #hurry(): void {
    if (!this.#inFlight || this.#turnMs === 0 || this.#hurried) return;
    this.#hurried = true;
    void this.#port?.hurry();
  }

  #wake(): void {
    if (this.#requested || this.#disposed) return;
    this.#requested = this.#options.requestFrame((now) => {
      this.#requested = 0;
      this.#goOn(now);
    });
  }

  /** After a turn the next follows at once, so that the run does not falter. */
  #afterReply(): void {
    const { turns } = this.#options;
    if (turns && this.#turnMs > 0 && turns.seen() && this.store.getState().phase.is === 'running')
      this.#goOn(turns.now());
    else this.#wake();
  }

  #goOn(now: number): void {
    const { phase, speed } = this.store.getState();
    const running = phase.is === 'running';
    // The reply to a turn comes by itself.
    if (running && this.#inFlight && this.#turnMs > 0) return;
    this.#now = now;
    // A turn is asked for ahead of its time, the first as well.
    const elapsed = this.#lastTick === 0 ? (this.#options.turns?.ms ?? 0) : now - this.#lastTick;
    if (running) {
      this.#lastTick = now;
      const { facts } = this.store.getState();
      const perSecond = facts && this.#frame ? (this.#frame.rate * speed) / facts.dt : 0;
      if (!this.#inFlight) {
        const { steps, clock } = tick(this.#clock, elapsed, perSecond);
        this.#clock = clock;
        if (steps > 0 || this.#asked.length > 0) this.#exchange(steps, (steps * 1000) / perSecond);
      } else {
        // The frame in flight is late: what this display frame owed is dropped and counted against the pace.
        const owed = Math.floor((Math.min(elapsed, 100) / 1000) * perSecond);
        if (owed > 0) this.#clock = settle(this.#clock, owed, 0);
      }
      if (!this.#inFlight || this.#turnMs === 0) this.#wake();
    } else {
      this.#lastTick = 0;
      this.#clock = stand(this.#clock);
      // Panels and stage show where the run stands still, and that it does.
      const wants = this.#asked.length > 0 || this.#stepAsked > 0 || this.#askedRunning;
      if (
        wants &&
        !this.#inFlight &&
        this.#frame &&
        (phase.is === 'ready' || phase.is === 'paused' || phase.is === 'done')
      ) {
        const steps = Math.min(1, this.#stepAsked);
        this.#stepAsked -= steps;
        this.#exchange(steps);
      }
      if (wants && phase.is !== 'failed') this.#wake();
    }
  }

  #publish(frame: FrameReply, { readings, shown, toggles }: PanelValues): void {
    this.#lastPublish = this.#now;
    const state = this.store.getState();
    this.#read = readings;
    this.store.setState({
      time: frame.time,
      shown,
      toggles,
      busy: frame.busy,
      queued: frame.queued,
      pace: state.phase.is === 'running' ? visiblePace(this.#clock) : null,
      traceVersion: this.trace.version,
    });
    this.#judgeSteps();
  }

  /** Ticks the steps of the procedure that are seen to be done. */
  #judgeSteps(): void {
    const { inputs, notebook, stepsDone: before } = this.store.getState();
    const plot = settingsFrom(this.entry, notebook.plot);
    const evidence = { did: this.#did, readings: this.#read, inputs, rows: countedRows(notebook), plot };
    const stepsDone = before.map((was, index) => {
      const step = this.entry.procedure[index];
      return was || (step !== undefined && isDone(step.done, evidence));
    });
    if (stepsDone.some((done, index) => done !== before[index])) this.store.setState({ stepsDone });
  }

  /** Steps that may be done before the next scripted event, which is then entered exactly at its time. */
  #upToScript(steps: number, dt: number): number {
    for (;;) {
      const next = this.#script[0];
      if (!next) return steps;
      const at = Math.max(0, Math.ceil(next.at / dt - 1e-9));
      if (at > this.#step) return Math.min(steps, at - this.#step);
      if (this.#options.mayEnter?.(next) === false) return 0;
      this.#script.shift();
      if ('set' in next) {
        this.#asked.push({ is: 'inputs', patch: next.set });
        continue;
      }
      this.#asked.push({ is: 'action', action: next.action });
      if (next.action.do === 'record_point') {
        // The row is that of this very step: what comes later waits for the next request.
        this.#asked.push({ is: 'record' });
        return 0;
      }
    }
  }

  /** `wantedMs`: wall milliseconds that the wanted steps stand for. */
  #exchange(wanted: number, wantedMs = 0): void {
    const port = this.#port;
    const { facts } = this.store.getState();
    if (!port || !facts || this.#inFlight) return;
    const generation = this.#generation;
    const records = (): boolean => this.#asked.some(({ is }) => is === 'record');
    const free = records() ? 0 : this.#upToScript(wanted, facts.dt);
    // What is shown is what is recorded: a record asks for the frame as it stands, and what was asked later waits.
    const steps = records() ? 0 : free;
    const changes: Change[] = [];
    let record = 0;
    for (let next = this.#asked[0]; next && (record === 0 || next.is === 'record'); next = this.#asked[0]) {
      if (next.is === 'record') record++;
      else changes.push(next);
      this.#asked.shift();
    }
    this.#inFlight = true;
    this.#recordsInFlight = record;
    const { phase, logEvery } = this.store.getState();
    const running = phase.is === 'running';
    this.#askedRunning = running;
    // A switch is to move under the finger; what is dragged says something new with every frame.
    const switched = changes.some(
      (change) => change.is === 'action' && facts.actions[change.action.do]?.value?.kind === 'toggle',
    );
    const panels = !running || record > 0 || switched || this.#now - this.#lastPublish >= PUBLISH_EVERY_MS;
    const { turns } = this.#options;
    const mayLast = turns !== undefined && running && steps > 0 && this.#watchers.size === 0 && port.home === 'worker';
    const spreadMs = mayLast ? Math.min(turns.ms, (wantedMs * steps) / wanted) : 0;
    this.#turnMs = spreadMs;
    this.#hurried = false;
    const call = port.frame({ steps, spreadMs, budgetMs: BUDGET_MS, changes, logEvery, running, panels });
    void watched(port, call).then((answer) => {
      if (generation !== this.#generation) return;
      this.#inFlight = false;
      this.#recordsInFlight = 0;
      if (answer.is === 'lost') return void this.#restore(answer.why, changes, record);
      if (answer.value.is === 'failed') return this.#fail(answer.value.code, answer.value.sentence);
      this.#take(answer.value, steps, record);
    });
  }

  #take(frame: FrameReply, asked: number, record: number): void {
    this.#frame = frame;
    this.#step = frame.step;
    this.#log.push(...frame.log);
    const tried = frame.stepsTried;
    const frames = Math.max(1, this.#turnMs / DISPLAY_FRAME_MS);
    this.#clock = settle(this.#clock, tried, frame.finished ? tried : frame.stepsDone, frames);
    this.#clock = giveBack(this.#clock, asked - tried);
    this.trace.push(frame.trace);
    const { runAction } = this.entry;
    let ended = false;
    for (const entry of frame.log) {
      if (entry.is !== 'action') continue;
      this.#count(entry.action.do, 1);
      if (runAction?.endedBy?.includes(entry.action.do)) {
        this.#did[runAction.do] = 0;
        this.#ran = false;
        ended = true;
      }
    }
    for (const { notice, refused, do: action } of frame.notices) {
      this.say(notice);
      if (refused) this.#count(action, -1);
    }
    const { panels } = frame;
    if (panels) {
      const { inputs } = this.store.getState();
      const settled = this.#asked.length === 0 && this.#asksOfNext === null;
      if (settled && Object.keys(panels.inputs).some((id) => panels.inputs[id] !== inputs[id])) {
        this.store.setState({ inputs: panels.inputs });
      }
      for (let count = 0; count < record; count++) {
        this.#addRow(frame, panels);
      }
    }
    if (frame.rows.length > 0) {
      this.notebook.record(frame.rows.map((row) => rowOf(this.#begun, row.inputs, row.time, row.shown)));
    }
    if (frame.finished) this.#to({ on: 'finish' });
    // An action may bring a finished run back to life; where it has ended what ran, Run is to begin it anew.
    else if (!frame.done && this.store.getState().phase.is === 'done') {
      this.#to({ on: 'run' });
      if (ended) this.#to({ on: 'pause' });
    }
    if (panels) this.#publish(frame, panels);
    for (const tell of this.#watchers) tell();
    if (this.#asksOfNext && !this.#asked.some(({ is }) => is === 'record')) void this.#load();
    else this.#afterReply();
  }

  /** Counts what was done; a refused action takes its count back. */
  #count(action: string, by: number): void {
    this.#did[action] = Math.max(0, (this.#did[action] ?? 0) + by);
  }

  /** A record by hand. */
  #addRow({ time, step }: FrameReply, { inForce, readings }: PanelValues): void {
    const { facts } = this.store.getState();
    if (!facts) return;
    const moment = { time, step, after: this.#log.length };
    const shown = this.#records.take(moment, { facts, readings }, this.#begun);
    this.notebook.record([rowOf(this.#begun, inForce, time, shown)]);
  }
}
