import type { BenchSession } from './session';

/** Long after the first picture, so that progress costs the opening of a bench nothing. */
const LATER_MS = 1500;

/** Keeps progress of this bench, from a little later on; the returned function ends it. */
export function followLater(id: string, session: BenchSession): () => void {
  let current = true;
  let stop = (): void => {};
  const timer = setTimeout(() => {
    import('../progress/follow-session').then(
      ({ followSession }) => {
        if (current) stop = followSession(id, session);
      },
      // Without it the bench works as well; only progress is not kept.
      () => {},
    );
  }, LATER_MS);
  return () => {
    current = false;
    clearTimeout(timer);
    stop();
  };
}
