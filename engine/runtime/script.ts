/** A run without a screen: timed actions and input changes, read at the end or at intervals. */
import type { Action } from '../contract';
import type { RunInputs } from '../inputs';
import { type Notice, type RunSetup, SimulationHost } from './host';

export type ScriptEvent =
  | { readonly at: number; readonly action: Action }
  | { readonly at: number; readonly set: RunInputs };

export interface Script extends RunSetup {
  /** Lab seconds; events at equal times in the order listed. */
  readonly events: readonly ScriptEvent[];
  readonly time: number;
  /** Lab seconds between rows; absent: none but the end. */
  readonly every?: number;
}

export interface ScriptResult {
  readonly host: SimulationHost;
  readonly notices: readonly Notice[];
  readonly rows: readonly { readonly time: number; readonly shown: ReturnType<SimulationHost['shown']> }[];
}

/** The first step that starts at or after `time`, to 1e-9 of a step. */
export const stepAtOrAfter = (time: number, dt: number): number => Math.max(0, Math.ceil(time / dt - 1e-9));

/** The last whole step that does not end after `time`, to 1e-9 of a step. */
export const stepNotAfter = (time: number, dt: number): number => Math.max(0, Math.floor(time / dt + 1e-9));

/**
 * Runs a script to its end. An event is entered before the first step that starts at or after its time; one at or before
 * the end is entered before the end is read, later ones are left out.
 */
export function runScript(script: Script): ScriptResult {
  const host = new SimulationHost(script);
  const { dt } = script.simulation;
  const end = stepNotAfter(script.time, dt);
  const events = script.events.filter(({ at }) => at <= script.time + 1e-9 * dt).sort((a, b) => a.at - b.at);
  const rows: { time: number; shown: ReturnType<SimulationHost['shown']> }[] = [];
  let next = 0;
  const enter = (step: number, upTo: number): void => {
    const due = (event: ScriptEvent): boolean =>
      event.at <= upTo + 1e-9 * dt && Math.min(stepAtOrAfter(event.at, dt), end) <= step;
    for (let event = events[next]; event && due(event); event = events[++next]) {
      if ('action' in event) host.act(event.action);
      else host.change(event.set);
    }
  };
  const goTo = (step: number, upTo: number): void => {
    while (host.step < step) {
      enter(host.step, upTo);
      const event = events[next];
      const until = event ? Math.min(step, Math.max(host.step + 1, stepAtOrAfter(event.at, dt))) : step;
      host.advance(until - host.step);
    }
    enter(step, upTo);
  };
  if (script.every !== undefined) {
    for (let row = 0; row * script.every <= script.time + 1e-9 * dt; row++) {
      const time = row * script.every;
      goTo(stepNotAfter(time, dt), time);
      rows.push({ time: Number(time.toPrecision(12)), shown: host.shown() });
    }
  }
  goTo(end, script.time);
  return { host, notices: host.takeNotices(), rows };
}
