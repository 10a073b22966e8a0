import { useEffect, useState } from 'react';

/**
 * A part of the program that is fetched when it is first wanted; null until it is here. What cannot be fetched is asked for
 * again at the next wish: the bench goes on without it.
 */
export function useModule<M extends object>(wanted: boolean, load: () => Promise<M>): M | null {
  const [module, setModule] = useState<M | null>(null);
  useEffect(() => {
    if (!wanted || module) return;
    let current = true;
    load().then(
      (loaded) => current && setModule(loaded),
      () => {},
    );
    return () => {
      current = false;
    };
  }, [wanted, module, load]);
  return module;
}
