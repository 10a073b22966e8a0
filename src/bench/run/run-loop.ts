/**
 * The loop of a run. The page pulls: one request is in flight, and what was asked for since rides in the next. While the run goes on
 * by itself, a request lasts a turn of several display frames, whose pictures the simulation sends to the stage meanwhile; whatever
 * the learner does cuts it short.
 */
import type { FrameReply } from '../../../workers/protocol';
import type { AskQueue, Errand } from './ask-queue';
import { type Clock, giveBack, initialClock, settle, stand, tick, visiblePace } from './clock';
import type { Line, Loss } from './line';
import type { PendingScript } from './pending-script';
import { watched } from './port';
import type { SessionOptions } from './session-options';
import type { BenchStore } from './store';

/** The worker stops stepping after this long, so that a frame is never late by more. */
const BUDGET_MS = 10;
/** As often as a good multimeter: more cannot be read, and each time costs a weak device more than twenty frames. */
const PUBLISH_EVERY_MS = 250;
/** The same while a run is skipped through. */
const SKIP_BUDGET_MS = 150;
const SKIP_STEPS = 1_000_000;
const DISPLAY_FRAME_MS = 1000 / 60;

/** The run that the loop keeps going. */
export interface LoopedRun {
  stepsDone(): number;
  /** Somebody follows each request. */
  isFollowed(): boolean;
  take(frame: FrameReply): void;
  /** It is where it was to be skipped to. */
  arrive(): void;
  /** The worker was lost with what the request carried. */
  lose(why: Loss, errand: Errand): void;
  fail(code: string, sentence: string): void;
  /** The records that a new run waited for are taken. */
  beginNext(): void;
}

interface LoopParts {
  readonly run: LoopedRun;
  readonly store: BenchStore;
  readonly line: Line;
  readonly queue: AskQueue;
  readonly script: PendingScript;
  readonly options: Pick<SessionOptions, 'requestFrame' | 'cancelFrame' | 'turns'>;
}

export class RunLoop {
  readonly #parts: LoopParts;
  #clock: Clock = initialClock;
  #frame: FrameReply | null = null;
  #inFlight = false;
  /** Milliseconds over which the request in flight spreads its steps; 0: it is answered at once. */
  #turnMs = 0;
  /** The turn in flight has been told to come to its end. */
  #hurried = false;
  /** The last request was made while the transport ran. */
  #askedRunning = false;
  #stepAsked = 0;
  /** The step that the run is to skip to. */
  #aim: number | null = null;
  /** How many records the request in flight carries. */
  #recordsInFlight = 0;
  /** Wall milliseconds at the last display frame. */
  #now = 0;
  #lastTick = 0;
  #lastPublish = 0;
  #requested = 0;
  #ended = false;

  constructor(parts: LoopParts) {
    this.#parts = parts;
  }

  /** Lab seconds per wall second at 1×, now. */
  get rate(): number {
    return this.#frame?.rate ?? 1;
  }

  /** Share of the asked pace that the device keeps; null while it keeps up or the run stands still. */
  get pace(): number | null {
    return this.#running ? visiblePace(this.#clock) : null;
  }

  /** Records were asked for and are not here yet. */
  get owesRecords(): boolean {
    return this.#recordsInFlight > 0 || this.#parts.queue.hasRecord;
  }

  /** A request is in flight, or the last one was made while the run went on: the panels may not show yet where it stands. */
  get isOpen(): boolean {
    return this.#inFlight || this.#askedRunning;
  }

  get #running(): boolean {
    return this.#parts.store.getState().phase.is === 'running';
  }

  /** A new run is being loaded. */
  clear(): void {
    this.#recordsInFlight = 0;
    this.#stepAsked = 0;
    this.#clock = initialClock;
  }

  /** The new run is loaded: its first frame is asked for. */
  begin(): void {
    this.#inFlight = false;
    this.#frame = null;
    this.#exchange(0);
  }

  /** The run stands again where its lost worker left it. */
  goOnAfterLoss(): void {
    this.#inFlight = false;
    this.#lastTick = 0;
    this.#exchange(0);
  }

  end(): void {
    this.#ended = true;
    if (this.#requested) this.#parts.options.cancelFrame(this.#requested);
  }

  /** One step is to be done while the run stands still. */
  askForStep(): void {
    this.#stepAsked++;
    this.wake();
  }

  /** From now on the run goes as fast as the simulation computes, up to this step; null: by its clock. */
  skipTo(aim: number | null): void {
    this.#aim = aim;
  }

  /** The pace is measured anew. */
  forgetPace(): void {
    this.#clock = { ...this.#clock, pace: 1 };
  }

  /** The turn in flight is to end now. */
  hurry(): void {
    if (!this.#inFlight || this.#turnMs === 0 || this.#hurried) return;
    this.#hurried = true;
    void this.#parts.line.port?.hurry();
  }

  /** There is something to do at the next display frame. */
  wake(): void {
    if (this.#requested || this.#ended) return;
    this.#requested = this.#parts.options.requestFrame((now) => {
      this.#requested = 0;
      this.#goOn(now);
    });
  }

  #goOn(now: number): void {
    // The reply to a turn comes by itself.
    if (this.#running && this.#inFlight && this.#turnMs > 0) return;
    this.#now = now;
    if (this.#running) this.#run(now);
    else this.#standStill();
  }

  #run(now: number): void {
    const { store, queue, options } = this.#parts;
    const { facts, speed } = store.getState();
    // A turn is asked for ahead of its time, the first as well.
    const elapsed = this.#lastTick === 0 ? (options.turns?.ms ?? 0) : now - this.#lastTick;
    this.#lastTick = now;
    const perSecond = facts && this.#frame ? (this.#frame.rate * speed) / facts.dt : 0;
    if (this.#aim !== null) this.#skip(this.#aim);
    else if (!this.#inFlight) {
      const { steps, clock } = tick(this.#clock, elapsed, perSecond);
      this.#clock = clock;
      if (steps > 0 || !queue.isEmpty) this.#exchange(steps, (steps * 1000) / perSecond);
    } else {
      // The frame in flight is late: what this display frame owed is dropped and counted against the pace.
      const owed = Math.floor((Math.min(elapsed, 100) / 1000) * perSecond);
      if (owed > 0) this.#clock = settle(this.#clock, owed, 0);
    }
    if (!this.#inFlight || this.#turnMs === 0) this.wake();
  }

  #skip(aim: number): void {
    if (this.#inFlight) return;
    const { run, store, script } = this.#parts;
    const step = run.stepsDone();
    if (step >= aim && !script.isDue(step, store.getState().facts?.dt ?? 1)) run.arrive();
    else this.#exchange(Math.min(SKIP_STEPS, Math.max(0, aim - step)));
  }

  #standStill(): void {
    const { store, queue } = this.#parts;
    const { phase } = store.getState();
    this.#lastTick = 0;
    this.#clock = stand(this.#clock);
    // Panels and stage show where the run stands still, and that it does.
    const wants = !queue.isEmpty || this.#stepAsked > 0 || this.#askedRunning;
    const stands = phase.is === 'ready' || phase.is === 'paused' || phase.is === 'done';
    if (wants && !this.#inFlight && this.#frame && stands) {
      const steps = Math.min(1, this.#stepAsked);
      this.#stepAsked -= steps;
      this.#exchange(steps);
    }
    if (wants && phase.is !== 'failed') this.wake();
  }

  /** `wantedMs`: wall milliseconds that the wanted steps stand for. */
  #exchange(wanted: number, wantedMs = 0): void {
    const { run, store, line, queue, script, options } = this.#parts;
    const { port, generation } = line;
    const { facts } = store.getState();
    if (!port || !facts || this.#inFlight) return;
    const free = queue.hasRecord ? 0 : script.stepsBeforeNext(wanted, run.stepsDone(), facts.dt, queue);
    // What is shown is what is recorded: a record asks for the frame as it stands.
    const steps = queue.hasRecord ? 0 : free;
    const errand = queue.take();
    const { changes, records } = errand;
    this.#inFlight = true;
    this.#recordsInFlight = records;
    const { phase, logEvery } = store.getState();
    const running = phase.is === 'running';
    this.#askedRunning = running;
    // A switch is to move under the finger; what is dragged says something new with every frame.
    const switched = changes.some(
      (change) => change.is === 'action' && facts.actions[change.action.do]?.value?.kind === 'toggle',
    );
    const panels = !running || records > 0 || switched || this.#now - this.#lastPublish >= PUBLISH_EVERY_MS;
    const { turns } = options;
    const mayLast = turns !== undefined && running && steps > 0 && !run.isFollowed() && port.home === 'worker';
    this.#turnMs = mayLast ? Math.min(turns.ms, (wantedMs * steps) / wanted) : 0;
    this.#hurried = false;
    const budgetMs = this.#aim === null ? BUDGET_MS : SKIP_BUDGET_MS;
    const request = { steps, spreadMs: this.#turnMs, budgetMs, changes, records, logEvery, running, panels };
    void watched(port, port.frame(request)).then((answer) => {
      if (generation !== line.generation) return;
      this.#inFlight = false;
      this.#recordsInFlight = 0;
      if (answer.is === 'lost') return run.lose(answer.why, errand);
      if (answer.value.is === 'failed') return run.fail(answer.value.code, answer.value.sentence);
      this.#take(answer.value, steps);
    });
  }

  #take(frame: FrameReply, asked: number): void {
    const { run, queue } = this.#parts;
    this.#frame = frame;
    const tried = frame.stepsTried;
    const frames = Math.max(1, this.#turnMs / DISPLAY_FRAME_MS);
    this.#clock = settle(this.#clock, tried, frame.finished ? tried : frame.stepsDone, frames);
    this.#clock = giveBack(this.#clock, asked - tried);
    if (frame.panels) this.#lastPublish = this.#now;
    run.take(frame);
    if (queue.nextRunWaits && !queue.hasRecord) run.beginNext();
    else this.#afterReply();
  }

  /** After a turn the next follows at once, so that the run does not falter. */
  #afterReply(): void {
    const { turns } = this.#parts.options;
    if (turns && this.#turnMs > 0 && turns.seen() && this.#running) this.#goOn(turns.now());
    else this.wake();
  }
}
