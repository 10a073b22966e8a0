/**
 * One bench at work, without React: what the learner may do, the runs that begin and end, and what comes of each frame. The loop of
 * requests is `run-loop.ts`, the line to the simulation and its recovery `line.ts`, the steps of the procedure `procedure/judge.ts`.
 */
import type { AnyEntry } from '../../../catalogue/define';
import type { Action, Grade } from '../../../engine/contract';
import type { Applies, InputValue, RunInputs } from '../../../engine/inputs';
import { CHECK_ACTION, REVEAL_ACTION } from '../../../engine/runtime/check-action';
import { BOUND_SENTENCE, type FixedInputs } from '../../../engine/runtime/fixed-inputs';
import type { LogEntry } from '../../../engine/runtime/host';
import { appliesOf, withNeutral } from '../../../engine/runtime/inputs';
import { FIRST_TRIAL } from '../../../engine/runtime/link';
import type { ScriptEvent } from '../../../engine/runtime/script';
import { stepAtOrAfter } from '../../../engine/runtime/steps';
import type { FrameReply, LoadRequest, PanelValues } from '../../../workers/protocol';
import { MessageList } from '../messages/message-list';
import { createKeeper, type Keeper } from '../notebook/keeper';
import type { FreshRow } from '../notebook/tab-rows';
import { ProcedureJudge } from '../procedure/judge';
import { type Asked, AskQueue, type Errand } from './ask-queue';
import { changeOf, nearestFor } from './input-change';
import { loadRequestOf } from './load-request';
import { type ConnectStage, Line, type Loss } from './line';
import { PendingScript } from './pending-script';
import { type PhaseEvent, reduce } from './phase';
import { RunLoop } from './run-loop';
import { keepFrame, knownAmong } from './recorded-row';
import { type Begun, historyOf, type RunHistory, wasUsed } from './run-history';
import type { SessionOptions } from './session-options';
import { type BenchStore, createBenchStore, type Message, type Speed } from './store';
import { Trace } from './trace';

/** What a stage needs of a session. */
export type StageSession = Pick<
  BenchSession,
  'entry' | 'store' | 'hidden' | 'fixed' | 'showOn' | 'act' | 'press' | 'moveInput' | 'skipTo'
>;

export class BenchSession {
  readonly entry: AnyEntry;
  readonly store: BenchStore;
  readonly notebook: Keeper;
  /** What gives an action the value that stands beside its button in Do, while it stands there. */
  readonly standing = new Map<string, () => void>();
  trace: Trace = new Trace([]);
  readonly #options: SessionOptions;
  readonly #applies: Readonly<Record<string, Applies>>;
  readonly #messages: MessageList;
  readonly #judge: ProcedureJudge;
  readonly #queue = new AskQueue();
  readonly #script: PendingScript;
  readonly #line: Line;
  readonly #loop: RunLoop;
  #log: LogEntry[] = [];
  #step = 0;
  /** With what the run began: what a replay starts from, and what its rows say of themselves. */
  #begun: Begun;
  /** Values of the hidden inputs. They are nowhere else on the page: the store has neutral ones. */
  #secret: RunInputs = {};
  /** What Run begins on the apparatus has begun. */
  #ran = false;
  #disposed = false;
  #known: ((row: FreshRow) => boolean) | null = null;
  #refusals = 0;
  readonly #watchers = new Set<() => void>();

  constructor(options: SessionOptions) {
    const { entry, inputs, seed, grade } = options;
    this.#options = options;
    this.entry = entry;
    this.#applies = appliesOf(entry);
    this.#script = new PendingScript({ ...options, mayEnter: (event) => this.#mayEnter(event) });
    this.#begun = { inputs, seed, trial: this.#firstTrialOf(seed), grade };
    this.store = createBenchStore({ ...this.#begun, inputs: this.#held(inputs), steps: entry.procedure.length });
    this.#messages = new MessageList(this.store);
    this.#judge = new ProcedureJudge(entry, this.store);
    this.notebook = createKeeper({
      store: this.store,
      storage: options.storage,
      tab: options.tab,
      say: (sentence) => this.say(sentence, 'warning'),
    });
    this.#line = new Line(options.openPort, {
      lost: () => this.#to({ on: 'lost' }),
      fail: (code, sentence) => this.#fail(code, sentence),
    });
    this.#loop = this.#createLoop();
    // A fit is made, and a result checked, where the run stands still, too.
    this.store.subscribe(({ notebook }, before) => {
      const changed = notebook.plot !== before.notebook.plot || notebook.checks !== before.notebook.checks;
      if (changed && !this.#disposed) this.#judge.judge();
    });
  }

  #createLoop(): RunLoop {
    return new RunLoop({
      run: {
        stepsDone: () => this.#step,
        isFollowed: () => this.#watchers.size > 0,
        arrive: () => this.pause(),
        take: (frame) => this.#take(frame),
        lose: (why, errand) => void this.#restore(why, errand),
        fail: (code, sentence) => this.#fail(code, sentence),
        beginNext: () => void this.#load(),
      },
      store: this.store,
      line: this.#line,
      queue: this.#queue,
      script: this.#script,
      options: this.#options,
    });
  }

  /** Loads the simulation and the notebook of earlier visits, which a slow store must not hold up. */
  async start(): Promise<void> {
    await Promise.all([this.notebook.load(), this.#load()]);
  }

  dispose(): void {
    this.#disposed = true;
    this.notebook.end();
    this.#loop.end();
    this.#line.end();
  }

  /** Somebody is there: the steps of the procedure are judged, though nothing was done yet. */
  judgeSteps(): void {
    this.#judge.judge(true);
  }

  get step(): number {
    return this.#step;
  }

  /** Nothing that was asked of the simulation is still to come, the clock stands, and the panels show where. */
  get isIdle(): boolean {
    const { is } = this.store.getState().phase;
    const stands = is === 'ready' || is === 'paused' || is === 'done';
    return stands && this.#queue.isEmpty && !this.#queue.nextRunWaits && !this.#loop.isOpen;
  }

  /** How many actions the apparatus has refused. */
  get refusals(): number {
    return this.#refusals;
  }

  get begunWith(): RunInputs {
    return this.#begun.inputs;
  }

  get begunTrial(): number {
    return this.#begun.trial;
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
    return this.#loop.rate;
  }

  /** Inputs as they stand, those that are hidden with their true values: for run codes and the check of answers alone. */
  get inputsInFull(): RunInputs {
    return { ...this.store.getState().inputs, ...this.#secret };
  }

  /** Takes inputs in: keeps what is hidden, and gives what the store may hold. */
  #held(inputs: RunInputs): RunInputs {
    const { hidden } = this;
    this.#secret = Object.fromEntries(Object.entries(inputs).filter(([id]) => hidden.includes(id)));
    return withNeutral(this.entry.inputs, inputs, hidden);
  }

  /** Inputs that are unknowns to be found. */
  get hidden(): readonly string[] {
    return this.#options.hide ?? [];
  }

  /** Hidden values that the link gave itself, to be shared on. */
  get given(): RunInputs {
    const { given = [] } = this.#options;
    return Object.fromEntries(Object.entries(this.#secret).filter(([id]) => given.includes(id)));
  }

  get log(): readonly LogEntry[] {
    return this.#log;
  }

  /** The run so far as a script: with what it began, what was done and recorded, and what a link has yet to do. */
  get history(): RunHistory {
    return historyOf(this.#begun, this.#log, this.store.getState().facts, this.#script.events);
  }

  /** Shows the run on a stage; called again for each worker that takes the run over. */
  showOn(connect: ConnectStage | null): void {
    this.#line.showOn(connect);
  }

  // ------------------------------------------------------------ what the learner does

  run(): void {
    const { runAction } = this.entry;
    if (runAction && this.#judge.timesDone(runAction.do) === 0 && !this.#ran && !this.#script.does(runAction.do)) {
      this.#push({ is: 'action', action: { do: runAction.do, value: runAction.value } });
    }
    this.#ran = true;
    this.goOn();
  }

  /** The lab's clock goes on; nothing is begun on the apparatus. */
  goOn(): void {
    this.#line.forgiveLosses();
    this.#to({ on: 'run' });
    this.#loop.wake();
  }

  pause(): void {
    this.#to({ on: 'pause' });
    this.#loop.hurry();
  }

  toggle(): void {
    if (this.store.getState().phase.is === 'running') this.pause();
    else this.run();
  }

  /**
   * Goes on as fast as the simulation computes, to a lab time (seconds) or the run's end; stands still there. `begins`: as Run does it,
   * which begins the run on the apparatus where that was not done yet.
   */
  async skipTo(time: number, begins = true): Promise<void> {
    const { facts, phase: now } = this.store.getState();
    if (!facts || now.is === 'done') return;
    this.#loop.skipTo(stepAtOrAfter(time, facts.dt));
    if (begins) this.run();
    else this.goOn();
    await new Promise<void>((resolve) => {
      const off = this.store.subscribe(({ phase }) => {
        if (phase.is === 'running' || phase.is === 'restoring') return;
        off();
        resolve();
      });
    });
    this.#loop.skipTo(null);
  }

  /** One whole step of the simulation, from a pause. */
  stepOnce(): void {
    this.pause();
    if (this.store.getState().phase.is === 'ready') {
      this.#to({ on: 'run' });
      this.#to({ on: 'pause' });
    }
    this.#loop.askForStep();
  }

  setSpeed(speed: Speed): void {
    this.#loop.forgetPace();
    this.store.setState({ speed, pace: null });
  }

  /** A new run, the next trial: with what the link says where one opened the bench, else with the present inputs. Recorded rows stay. */
  reset(): void {
    const { preset, inputs, seed, grade } = this.#options;
    if (preset) this.store.setState({ inputs: this.#held(inputs), seed, grade });
    this.#beginAnew();
  }

  /** Seed and instruments belong to what is hidden: another specimen, or one without errors, is another task. */
  get isBound(): boolean {
    return this.hidden.length > 0;
  }

  setSeed(seed: number): void {
    if (this.isBound) return this.say(BOUND_SENTENCE);
    this.store.setState({ seed });
    this.#beginAnew();
  }

  setGrade(grade: Grade): void {
    if (this.isBound) return this.say(BOUND_SENTENCE);
    this.store.setState({ grade });
    this.#beginAnew();
  }

  setLogEvery(seconds: number): void {
    this.store.setState({ logEvery: seconds });
  }

  /** A value of an input, with what follows from it for the others; the sentence where it is refused, and nothing changes then. */
  setInput(id: string, given: unknown): string {
    const { inputs } = this.store.getState();
    const change = changeOf(this.entry, inputs, id, given, this.fixed);
    if (!change.ok) return change.sentence;
    const { patch, notices } = change;
    if (Object.keys(patch).length === 0) return '';
    this.store.setState({ inputs: { ...inputs, ...patch } });
    if (Object.keys(patch).some((changed) => this.#applies[changed] === 'restart')) this.#beginAnew();
    else {
      this.#push({ is: 'inputs', patch });
      this.trace.lift();
    }
    for (const sentence of notices) this.say(sentence);
    return '';
  }

  /** The same from a hand on the apparatus, which goes as far as it may. */
  moveInput(id: string, value: InputValue): void {
    const refusal = this.setInput(id, nearestFor(this.entry, this.store.getState().inputs, id, value));
    if (refusal !== '') this.say(refusal);
  }

  act(action: Action): void {
    if (action.do === CHECK_ACTION) return this.say('Check my result stands beneath the steps and above the data.');
    if (action.do === REVEAL_ACTION && this.hidden.length > 0)
      return this.say('In this task the answer is found, not shown: Check my result judges it.');
    const { phase } = this.store.getState();
    if (action.do === REVEAL_ACTION) this.#options.onRevealed?.();
    this.#push({ is: 'action', action });
    // Whoever handles the apparatus sets the lab's clock going, unless nothing moves yet or a run is prepared; a pause that was asked for stays.
    if (phase.is !== 'ready') return;
    const { runAction, preparations } = this.entry;
    if (action.do === runAction?.do) this.#ran = true;
    else if (runAction?.alone || preparations?.includes(action.do)) return;
    this.#to({ on: 'run' });
  }

  /** A press on the apparatus: as one on the action's button in Do, with its initial value where that stands nowhere. */
  press(id: string): void {
    const give = this.standing.get(id);
    if (give) return give();
    const def = this.store.getState().facts?.actions[id]?.value;
    this.act({ do: id, value: def && 'initial' in def ? def.initial : undefined });
  }

  record(): void {
    if (this.store.getState().facts?.actions['record_point'])
      this.#push({ is: 'action', action: { do: 'record_point' } });
    this.#push({ is: 'record' });
  }

  dismiss(id: number): void {
    this.#messages.dismiss(id);
  }

  /** Takes notices away up to this one; warnings stay. */
  dismissNotices(upTo?: number): void {
    this.#messages.dismissNotices(upTo);
  }

  tickStep(index: number, done: boolean): void {
    this.store.setState(({ stepsDone }) => ({ stepsDone: stepsDone.map((was, at) => (at === index ? done : was)) }));
  }

  hideAnswers(hidden: boolean): void {
    this.store.setState({ answersHidden: hidden });
  }

  say(text: string, kind?: Message['kind']): void {
    this.#messages.say(text, kind);
  }

  // ------------------------------------------------------------ runs

  #to(event: PhaseEvent): void {
    this.store.setState(({ phase }) => ({ phase: reduce(phase, event) }));
  }

  #fail(code: string, sentence: string): void {
    this.#line.close();
    this.#to({ on: 'fail', code, sentence });
  }

  #push(asked: Asked): void {
    this.#queue.push(asked);
    this.#loop.hurry();
    this.#loop.wake();
  }

  /** A new run. Readings that were asked for in the old one are taken first. */
  #beginAnew(): void {
    const { is } = this.store.getState().phase;
    if (is !== 'loading' && is !== 'failed' && this.#loop.owesRecords) {
      this.#queue.keepForNextRun();
      this.#loop.wake();
    } else void this.#load();
  }

  /** Another seed is begun as its link says, or with the first trial. */
  #firstTrialOf(seed: number): number {
    return seed === this.#options.seed ? (this.#options.trial ?? FIRST_TRIAL) : FIRST_TRIAL;
  }

  /** Which trial a new run of this seed is: the next one where something was done or recorded. */
  #trialToCome(seed: number): number {
    if (seed !== this.#begun.seed || this.#options.sameTrial) return this.#firstTrialOf(seed);
    return this.store.getState().trial + (wasUsed(this.#log, this.#step) ? 1 : 0);
  }

  async #load(): Promise<void> {
    const hadRun = this.#log.length > 0 || this.#step > 0;
    const { seed, grade } = this.store.getState();
    const inputs = this.inputsInFull;
    this.#begun = { inputs, seed, trial: this.#trialToCome(seed), grade };
    this.store.setState({ trial: this.#begun.trial });
    this.#to({ on: 'load' });
    this.#log = [];
    this.#step = 0;
    this.#ran = false;
    this.#queue.beginRun();
    this.#script.beginRun();
    this.#judge.beginRun();
    this.#loop.clear();
    if (hadRun) {
      this.notebook.beginRun();
      // What was said of the old run would stand over the new one.
      this.dismissNotices();
    }
    const facts = await this.#line.begin(this.#loadRequest());
    if (!facts) return;
    if (this.trace.columns.length !== facts.columns.length + 1) this.trace = new Trace(facts.columns);
    else this.trace.clear();
    this.store.setState({ facts, pace: null, traceVersion: this.trace.version });
    this.#to({ on: 'loaded' });
    this.#loop.begin();
  }

  #loadRequest(): LoadRequest {
    return loadRequestOf(this.entry, this.#begun, { fixed: this.fixed, hide: this.hidden });
  }

  /** Brings the run back to the last frame in a new worker; then enters what the lost request carried. */
  async #restore(why: Loss, lost: Errand): Promise<void> {
    const restored = await this.#line.restore(why, this.#loadRequest(), [...this.#log], this.#step);
    if (!restored) return;
    this.#queue.putBack(lost);
    this.#to({ on: 'restored' });
    this.say('The simulation stopped answering. It was restarted and brought back to where it was.', 'warning');
    this.#loop.goOnAfterLoss();
  }

  // ------------------------------------------------------------ frames

  #take(frame: FrameReply): void {
    this.#step = frame.step;
    this.#log.push(...frame.log);
    if (frame.trial !== this.store.getState().trial) this.store.setState({ trial: frame.trial });
    const ended = this.#countActions(frame);
    const { panels } = frame;
    if (panels && this.#queue.isEmpty && !this.#queue.nextRunWaits) {
      const { inputs } = this.store.getState();
      const moved = Object.keys(panels.inputs).some((id) => panels.inputs[id] !== inputs[id]);
      if (moved) this.store.setState({ inputs: { ...inputs, ...panels.inputs } });
    }
    const isKnown = this.#knownRows();
    keepFrame(frame, {
      ...this.#begun,
      entry: this.entry,
      trace: this.trace,
      notebook: this.notebook,
      ...(isKnown && { isKnown }),
    });
    if (frame.taken.length > 0) this.#options.onTaken?.(frame.taken);
    if (frame.finished) this.#to({ on: 'finish' });
    // An action may bring a finished run back to life; where it has ended what ran, Run is to begin it anew.
    else if (!frame.done && this.store.getState().phase.is === 'done') {
      this.#to({ on: 'run' });
      if (ended) this.#to({ on: 'pause' });
    }
    if (panels) this.#publish(frame, panels);
    for (const tell of this.#watchers) tell();
  }

  /** A run that is done again waits for its notebook: which rows are there already is known only then. */
  #mayEnter(event: ScriptEvent): boolean {
    const { mayEnter, resumes } = this.#options;
    if (resumes && this.store.getState().reading) return false;
    return mayEnter?.(event) ?? true;
  }

  /** Rows of the visit before, where its run is done again; those of another run have other moments. */
  #knownRows(): ((row: FreshRow) => boolean) | null {
    if (!this.#options.resumes) return null;
    // Asked for with the first row: `#mayEnter` has let none come before the notebook was read.
    return (row) => (this.#known ??= knownAmong(this.store.getState().notebook.rows))(row);
  }

  /** Counts what was done and says what there is to say of it; true where it ended what Run had begun. */
  #countActions(frame: FrameReply): boolean {
    const { runAction } = this.entry;
    let ended = false;
    for (const entry of frame.log) {
      if (entry.is !== 'action') continue;
      this.#judge.count(entry.action.do, 1);
      if (runAction?.endedBy?.includes(entry.action.do)) {
        this.#judge.forget(runAction.do);
        this.#ran = false;
        ended = true;
      }
    }
    for (const { notice, refused, do: action } of frame.notices) {
      this.say(notice);
      if (!refused) continue;
      this.#refusals++;
      this.#judge.count(action, -1);
    }
    return ended;
  }

  #publish(frame: FrameReply, { readings, shown, toggles }: PanelValues): void {
    this.store.setState({
      time: frame.time,
      shown,
      toggles,
      busy: frame.busy,
      queued: frame.queued,
      pace: this.#loop.pace,
      traceVersion: this.trace.version,
    });
    this.#judge.see(readings);
  }
}
