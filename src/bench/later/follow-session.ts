/** Keeps progress while a bench is open. Loaded once the bench stands. */
import type { BenchSession } from '../run/session';
import { withReport } from '../../progress/progress';
import { changeProgress } from '../../progress/change-progress';

const REPORT_EVERY_MS = 15_000;

/** Reports a bench until the returned function is called. Nothing counts before something was done on it. */
export function followSession(id: string, session: BenchSession): () => void {
  let seconds = 0;
  let started = false;
  let changed = false;
  let since = document.hidden ? null : performance.now();
  const count = (): void => {
    if (since === null) return;
    const now = performance.now();
    seconds += (now - since) / 1000;
    since = now;
  };
  const stepsNow = (): number => session.store.getState().stepsDone.filter(Boolean).length;
  let steps = 0;
  const report = (): void => {
    count();
    if (!started || (seconds < 1 && !changed)) return;
    changed = false;
    const allSteps = session.store.getState().stepsDone.length;
    const whole = Math.round(seconds * 10) / 10;
    changeProgress((progress) => withReport(progress, { id, at: Date.now(), seconds: whole, steps, allSteps }));
    seconds = 0;
  };
  const onVisibility = (): void => {
    report();
    since = document.hidden ? null : performance.now();
  };
  const look = (): void => {
    const { phase, time } = session.store.getState();
    const now = stepsNow();
    const begun = started || phase.is === 'running' || time > 0 || now > 0;
    if (begun === started && now === steps) return;
    started = begun;
    steps = now;
    changed = true;
    report();
  };
  // What was done before this was loaded counts.
  look();
  const off = session.store.subscribe(look);
  const timer = setInterval(report, REPORT_EVERY_MS);
  document.addEventListener('visibilitychange', onVisibility);
  addEventListener('pagehide', report);
  return () => {
    report();
    off();
    clearInterval(timer);
    document.removeEventListener('visibilitychange', onVisibility);
    removeEventListener('pagehide', report);
  };
}
