import { afterFirstTouch } from './after-first-touch';
import type { BenchSession } from '../run/session';

/** Keeps progress of this bench, once it was touched: before, nothing counts; the returned function ends it. */
export function followLater(id: string, session: BenchSession): () => void {
  let current = true;
  let stop = (): void => {};
  const stopWaiting = afterFirstTouch(() => {
    import('./follow-session').then(
      ({ followSession }) => {
        if (current) stop = followSession(id, session);
      },
      // Without it the bench works as well; only progress is not kept.
      () => {},
    );
  });
  return () => {
    current = false;
    stopWaiting();
    stop();
  };
}
