import { useEffect } from 'react';

/** The bench comes first: nothing is fetched beside its start. */
const AFTER_MS = 15_000;

/** Keeps the experiment of this id for use without a connection, once it has been open for a while; null for none. */
export function useKeepVisited(id: string | null): void {
  useEffect(() => {
    if (id === null || !import.meta.env.PROD) return;
    const timer = setTimeout(() => {
      import('./keep').then(({ keepVisited }) => keepVisited(id)).catch(() => {});
    }, AFTER_MS);
    return () => clearTimeout(timer);
  }, [id]);
}
