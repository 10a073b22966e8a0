import type { BenchSession } from '../run/session';
import { type Speed, SPEEDS } from '../run/store';

export const speedText = (speed: Speed): string => (speed === 0.25 ? '¼×' : `${speed}×`);

/** One speed up or down, as far as there are any. */
export function changeSpeed(session: BenchSession, by: 1 | -1): void {
  const at = SPEEDS.indexOf(session.store.getState().speed) + by;
  const next = SPEEDS[Math.min(SPEEDS.length - 1, Math.max(0, at))];
  if (next !== undefined) session.setSpeed(next);
}
