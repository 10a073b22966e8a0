import { useEffect } from 'react';
import { savesData } from '../ui/saves-data';

/** How often the bench is looked at until it is ready: nothing is fetched beside its start. */
const LOOK_MS = 250;

/** A bench that has its simulation (one that waits for it says so, `benchAttribute`) and its picture. */
const isReady = (): boolean =>
  document.querySelector('.bench[data-bench]:not([data-bench="loading"]) [data-stage="drawn"]') !== null;

/** Keeps the experiment of this id for use without a connection, as soon as its bench is ready, unless the reader saves data; null for none. */
export function useKeepVisited(id: string | null): void {
  useEffect(() => {
    if (id === null || !import.meta.env.PROD || savesData(navigator)) return;
    const timer = setInterval(() => {
      if (!isReady()) return;
      clearInterval(timer);
      import('./keep').then(({ keepVisited }) => keepVisited(id)).catch(() => {});
    }, LOOK_MS);
    return () => clearInterval(timer);
  }, [id]);
}
