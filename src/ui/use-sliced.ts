import { useEffect, useMemo, useState } from 'react';
import { oneSlice, type Sliced } from './sliced';

/**
 * What a longer reckoning gives, done in slices between which the page answers. What is done within the first slice is there at once. Until
 * then the last result stands, null at first. `begin` is called anew when it is another function.
 */
export function useSliced<T>(begin: () => Sliced<T>): { readonly value: T | null; readonly busy: boolean } {
  const [last, setLast] = useState<{ readonly of: () => Sliced<T>; readonly value: T } | null>(null);
  const first = useMemo(() => {
    const work = begin();
    return { work, found: oneSlice(work) };
  }, [begin]);
  const { work, found } = first;
  useEffect(() => {
    let timer = 0;
    const go = (): void => {
      const done = found ?? oneSlice(work);
      if (done) setLast({ of: begin, value: done.value });
      else timer = window.setTimeout(go);
    };
    timer = window.setTimeout(go);
    return () => clearTimeout(timer);
  }, [begin, work, found]);
  if (found) return { value: found.value, busy: false };
  return { value: last?.value ?? null, busy: last?.of !== begin };
}
