/** A run in the service, and how much of it the page has: each reply brings what is new. */
import type { AnySimulation, ReadingDefs } from '../engine/contract';
import type { Sample } from '../engine/data/samples/sample';
import { type LogEntry, SimulationHost } from '../engine/runtime/host';
import { settingsOf } from '../engine/runtime/settings';
import { panelsOf } from './picture';
import type { FrameReply, FrameRequest, LoadRequest, SimulationFacts } from './protocol';
import { rowWithout, told } from './untold';

const stepsIn = (seconds: number, dt: number): number => Math.max(1, Math.round(seconds / dt));

interface LoadedRunOptions {
  readonly request: LoadRequest;
  readonly simulation: AnySimulation;
  /** What makes samples into codes; null for models that give none. */
  readonly codeOf: ((sample: Sample) => string) | null;
}

export class LoadedRun {
  readonly host: SimulationHost;
  readonly #request: LoadRequest;
  readonly #codeOf: LoadedRunOptions['codeOf'];
  /** Ids of the readings that are numbers. */
  readonly #columns: readonly string[];
  #logSent = 0;
  /** Of the samples of a trial, those that the page has. */
  #samplesSent = { trial: 0, count: 0 };
  /** Entries of the log that a restored run has done. */
  #replayed = 0;

  constructor({ request, simulation, codeOf }: LoadedRunOptions) {
    this.host = new SimulationHost({ ...request, simulation });
    this.#request = request;
    this.#codeOf = codeOf;
    this.#columns = Object.entries<ReadingDefs[string]>(simulation.readings)
      .filter(([, def]) => def.kind !== 'text')
      .map(([id]) => id);
  }

  get facts(): SimulationFacts {
    const { simulation } = this.host;
    const { version, dt, readings, actions } = simulation;
    const hasAnswers = simulation.answers !== undefined;
    return { version, dt, readings, actions, settings: settingsOf(simulation), hasAnswers, columns: this.#columns };
  }

  /** Does what was asked for before the steps. */
  enter({ changes, logEvery }: FrameRequest): void {
    const { dt } = this.host.simulation;
    this.host.sample({
      columns: this.#columns,
      traceEvery: stepsIn(this.#request.sampleEvery, dt),
      logEvery: logEvery > 0 ? stepsIn(logEvery, dt) : 0,
    });
    for (const change of changes) {
      if (change.is === 'action') this.host.act(change.action);
      else this.host.change(change.patch);
    }
  }

  frame(asked: FrameRequest, stepping: Pick<FrameReply, 'stepsTried' | 'stepsDone' | 'finished'>): FrameReply {
    const { host } = this;
    const { hidden } = this.#request;
    const records = Array.from({ length: asked.records }, () => rowWithout(host.record(), hidden));
    const log = host.log.slice(this.#logSent);
    this.#logSent = host.log.length;
    return {
      is: 'frame',
      step: host.step,
      time: host.time,
      trial: host.trial,
      ...stepping,
      rate: host.rate,
      done: host.finished,
      busy: host.busy,
      queued: host.queued.length,
      panels: asked.panels ? told(panelsOf(host), hidden) : null,
      notices: host.takeNotices(),
      trace: host.takeTrace(),
      rows: host.takeRows().map((row) => rowWithout(row, hidden)),
      records,
      taken: this.#newSamples(),
      log,
    };
  }

  /** Does again what a log says, up to a step or until its time is over; true once it is there. */
  restore(log: readonly LogEntry[], step: number, isTimeOver: () => boolean): boolean {
    const { host } = this;
    while (host.step < step) {
      this.#replayed += host.enter(log, this.#replayed);
      const next = log[this.#replayed];
      const until = Math.min(step, next && next.step > host.step ? next.step : step);
      host.advance(until - host.step, isTimeOver);
      if (isTimeOver()) return false;
    }
    this.#replayed += host.enter(log, this.#replayed);
    // What the learner was told before stays told: notices of the replay are not news.
    host.takeNotices();
    this.#logSent = host.log.length;
    this.#samplesSent = { trial: host.trial, count: host.samples().length };
    return true;
  }

  #newSamples(): readonly string[] {
    if (!this.#codeOf) return [];
    const { trial } = this.host;
    const samples = this.host.samples();
    const had = this.#samplesSent.trial === trial ? this.#samplesSent.count : 0;
    this.#samplesSent = { trial, count: samples.length };
    return samples.slice(had).map(this.#codeOf);
  }
}
