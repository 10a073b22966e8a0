/** A run without a screen: timed actions and input changes, read at the end or at intervals. */
import type { Action } from '../contract';
import type { RunInputs } from '../inputs';
import { type LoggedRow, type Notice, type RunSetup, SimulationHost } from './host';
import { stepAtOrAfter, stepNotAfter } from './steps';

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

export type ScriptRow = Pick<LoggedRow, 'time' | 'trial' | 'shown'>;

export interface ScriptResult {
  readonly host: SimulationHost;
  readonly notices: readonly Notice[];
  /** What the displays show at each interval. */
  readonly rows: readonly ScriptRow[];
  /** What `record_point` recorded. */
  readonly records: readonly LoggedRow[];
}

/**
 * Runs a script to its end. An event is entered before the first step that starts at or after its time; one at or before
 * the end is entered before the end is read, later ones are left out.
 */
export function runScript(script: Script): ScriptResult {
  const host = new SimulationHost(script);
  const { dt } = script.simulation;
  const end = stepNotAfter(script.time, dt);
  const events = script.events.filter(({ at }) => at <= script.time + 1e-9 * dt).sort((a, b) => a.at - b.at);
  const rows: ScriptRow[] = [];
  const records: LoggedRow[] = [];
  let next = 0;
  const enter = (step: number, upTo: number): void => {
    const due = (event: ScriptEvent): boolean =>
      event.at <= upTo + 1e-9 * dt && Math.min(stepAtOrAfter(event.at, dt), end) <= step;
    for (let event = events[next]; event && due(event); event = events[++next]) {
      if ('set' in event) host.change(event.set);
      else {
        host.act(event.action);
        if (event.action.do === 'record_point') records.push(host.record());
      }
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
      rows.push({ time: Number(time.toPrecision(12)), trial: host.trial, shown: host.shown() });
    }
  }
  goTo(end, script.time);
  return { host, notices: host.takeNotices(), rows, records };
}
