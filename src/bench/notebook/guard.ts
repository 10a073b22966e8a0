/** What a browser does to pages must not cost a notebook its last rows. */
import type { BenchSession } from '../run/session';

/** Writes when the page goes out of sight, and asks before a notebook that is not stored is left. Gives what ends it. */
export function guardNotebook({ notebook, store }: BenchSession): () => void {
  const onHidden = (): void => {
    if (document.visibilityState !== 'hidden') return;
    // First, since it waits for no other write.
    notebook.leave();
    notebook.flush();
  };
  const onGone = (): void => notebook.leave();
  const onLeave = (event: BeforeUnloadEvent): void => {
    const { unkept, notebook: kept } = store.getState();
    if (unkept !== null && kept.rows.length > 0) event.preventDefault();
  };
  document.addEventListener('visibilitychange', onHidden);
  window.addEventListener('pagehide', onGone);
  window.addEventListener('beforeunload', onLeave);
  return () => {
    document.removeEventListener('visibilitychange', onHidden);
    window.removeEventListener('pagehide', onGone);
    window.removeEventListener('beforeunload', onLeave);
  };
}
