/** The line to a run's simulation: opened when a run begins, replaced when its worker is lost, shown on one stage. */
import type { LogEntry } from '../../../engine/runtime/host';
import type { LoadRequest, SimulationFacts } from '../../../workers/protocol';
import { type Port, watched } from './port';
import type { SessionOptions } from './session-options';

/** A first load fetches code over the network: the watchdog of a step would be too strict. */
const LOAD_LIMIT_MS = 30_000;
/** A slice of a replay. */
const RESTORE_SLICE_MS = 200;
/** How often a worker is replaced until the run is given up. */
const MOST_RESTARTS = 2;

/** Makes a line to the stage and returns the simulation's end of it. */
export type ConnectStage = () => MessagePort;

export type Loss = 'hung' | 'died';

/** What the line tells of a run. */
export interface LineEvents {
  /** The worker was lost; a new one takes the run over. */
  lost(): void;
  fail(code: string, sentence: string): void;
}

export class Line {
  readonly #openPort: SessionOptions['openPort'];
  readonly #events: LineEvents;
  #port: Port | null = null;
  #generation = 0;
  #restarts = 0;
  #connectStage: ConnectStage | null = null;
  /** The port whose pictures the stage gets. */
  #shownOn: Port | null = null;

  constructor(openPort: SessionOptions['openPort'], events: LineEvents) {
    this.#openPort = openPort;
    this.#events = events;
  }

  get port(): Port | null {
    return this.#port;
  }

  /** Rises with each run and each worker: an answer to a request of an earlier one is of no more use. */
  get generation(): number {
    return this.#generation;
  }

  /** Ends the worker; a run to come gets another one. */
  close(): void {
    this.#port?.end();
    this.#port = null;
  }

  /** For good. */
  end(): void {
    this.#generation++;
    this.close();
    this.#connectStage = null;
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

  /** The learner sets the run going: losses of before do not count. */
  forgiveLosses(): void {
    this.#restarts = 0;
  }

  /** Begins a run; null where that failed (said so) or was overtaken. */
  begin(request: LoadRequest): Promise<SimulationFacts | null> {
    return this.#load(++this.#generation, request);
  }

  async #load(generation: number, request: LoadRequest): Promise<SimulationFacts | null> {
    const port = this.#port ?? (await this.#openPort(request.key));
    if (generation !== this.#generation) {
      // Overtaken or disposed of while the worker started: nobody else knows of it.
      if (port !== this.#port) port.end();
      return null;
    }
    this.#port = port;
    const answer = await watched(port, port.load(request), LOAD_LIMIT_MS);
    if (generation !== this.#generation) return null;
    if (answer.is === 'lost') {
      this.#events.fail('worker', 'The simulation could not be started. Check the connection and try again.');
      return null;
    }
    if (answer.value.is === 'failed') {
      this.#events.fail(answer.value.code, answer.value.sentence);
      return null;
    }
    this.#showStage(port);
    return answer.value.facts;
  }

  /** Replaces a lost worker and brings the run back to `step`; false where that failed (said so) or was overtaken. */
  async restore(why: Loss, request: LoadRequest, log: readonly LogEntry[], step: number): Promise<boolean> {
    const generation = ++this.#generation;
    this.close();
    if (++this.#restarts > MOST_RESTARTS) {
      this.#events.fail(
        why,
        'The simulation stopped answering and could not be brought back. Your recorded readings are safe: reset to begin again.',
      );
      return false;
    }
    this.#events.lost();
    const facts = await this.#load(generation, request);
    if (!facts) return false;
    for (;;) {
      const port = this.#port as Port | null;
      if (!port) return false;
      const answer = await watched(port, port.restore(log, step, RESTORE_SLICE_MS));
      if (generation !== this.#generation) return false;
      if (answer.is === 'lost') return this.restore(answer.why, request, log, step);
      if (answer.value.is === 'failed') {
        this.#events.fail(answer.value.code, answer.value.sentence);
        return false;
      }
      if (answer.value.is === 'restored') return true;
    }
  }
}
