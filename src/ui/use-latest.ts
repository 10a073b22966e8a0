import { type RefObject, useLayoutEffect, useRef } from 'react';

/** The value of the last render, for callbacks that outlive it (listeners, timers). */
export function useLatest<T>(value: T): RefObject<T> {
  const latest = useRef(value);
  useLayoutEffect(() => {
    latest.current = value;
  });
  return latest;
}
