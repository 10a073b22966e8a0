/** What the monitor keeps: the event log, and the trends of the last hour. */
import type { Quantity } from '../../contract';

export type EventKind = 'alarm' | 'over' | 'care' | 'setting' | 'patient';

export interface LoggedEvent {
  /** Lab seconds. */
  readonly at: Quantity<'s'>;
  readonly kind: EventKind;
  readonly text: string;
  /** The setting that changed: a slider that is still being drawn changes its own line. */
  readonly setting?: string;
}

const MOST_EVENTS = 60;
/** Changes of one setting within so many seconds are one event. */
const SAME_CHANGE: Quantity<'s'> = 8;

/** The log with one more event; the oldest goes. */
export function logEvent(log: readonly LoggedEvent[], event: LoggedEvent): readonly LoggedEvent[] {
  const last = log.at(-1);
  const same = event.setting !== undefined && last?.setting === event.setting && event.at - last.at < SAME_CHANGE;
  return [...(same ? log.slice(0, -1) : log.slice(1 - MOST_EVENTS)), event];
}

/** Rows of the trends. */
export const TRENDS = { heartRate: 0, map: 1, spo2: 2, etco2: 3, ppeak: 4, paco2: 5 } as const;
export const TREND_ROWS = 6;
/** An hour, a point each 10 s. */
export const TREND_LENGTH = 360;
export const TREND_EVERY: Quantity<'s'> = 10;
/** Stands for no value: none of the rows goes below 0. */
export const NO_TREND = -1;
