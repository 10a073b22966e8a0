import { useSyncExternalStore } from 'react';

const query = (): MediaQueryList => matchMedia('(prefers-reduced-motion: reduce)');

const subscribe = (listener: () => void): (() => void) => {
  const list = query();
  list.addEventListener('change', listener);
  return () => list.removeEventListener('change', listener);
};

/** True while the system asks for less motion. */
export const useReducedMotion = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => query().matches,
    () => false,
  );
