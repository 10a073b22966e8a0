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

export interface LoadedRun {
  readonly host: SimulationHost;
  readonly facts: SimulationFacts;
  /** Does what was asked for before the steps. */
  enter(asked: FrameRequest): void;
  frame(asked: FrameRequest, stepping: Pick<FrameReply, 'stepsTried' | 'stepsDone' | 'finished'>): FrameReply;
  /** Does again what a log says, up to a step or until its time is over; true once it is there. */
  restore(log: readonly LogEntry[], step: number, isTimeOver: () => boolean): boolean;
}

export function loadedRun({ request, simulation, codeOf }: LoadedRunOptions): LoadedRun {
  const host = new SimulationHost({ ...request, simulation });
  const { hidden, sampleEvery } = request;
  const { version, dt, readings, actions } = simulation;
  /** Ids of the readings that are numbers. */
  const columns = Object.entries<ReadingDefs[string]>(readings)
    .filter(([, def]) => def.kind !== 'text')
    .map(([id]) => id);
  let logSent = 0;
  /** Of the samples of a trial, those that the page has. */
  let samplesSent = { trial: 0, count: 0 };
  /** Entries of the log that a restored run has done. */
  let replayed = 0;

  const newSamples = (): readonly string[] => {
    if (!codeOf) return [];
    const { trial } = host;
    const samples = host.samples();
    const had = samplesSent.trial === trial ? samplesSent.count : 0;
    samplesSent = { trial, count: samples.length };
    return samples.slice(had).map(codeOf);
  };

  return {
    host,
    facts: {
      version,
      dt,
      readings,
      actions,
      settings: settingsOf(simulation),
      hasAnswers: simulation.answers !== undefined,
      columns,
    },
    enter({ changes, logEvery }) {
      host.sample({
        columns,
        traceEvery: stepsIn(sampleEvery, dt),
        logEvery: logEvery > 0 ? stepsIn(logEvery, dt) : 0,
      });
      for (const change of changes) {
        if (change.is === 'action') host.act(change.action);
        else host.change(change.patch);
      }
    },
    frame(asked, stepping) {
      const records = Array.from({ length: asked.records }, () => rowWithout(host.record(), hidden));
      const log = host.log.slice(logSent);
      logSent = host.log.length;
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
        taken: newSamples(),
        log,
      };
    },
    restore(log, step, isTimeOver) {
      while (host.step < step) {
        replayed += host.enter(log, replayed);
        const next = log[replayed];
        const until = Math.min(step, next && next.step > host.step ? next.step : step);
        host.advance(until - host.step, isTimeOver);
        if (isTimeOver()) return false;
      }
      replayed += host.enter(log, replayed);
      // What the learner was told before stays told: notices of the replay are not news.
      host.takeNotices();
      logSent = host.log.length;
      samplesSent = { trial: host.trial, count: host.samples().length };
      return true;
    },
  };
}
