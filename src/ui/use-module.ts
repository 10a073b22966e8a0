import { useEffect, useState } from 'react';
import { useLatest } from './use-latest';
import { sayMissing } from './missing-parts';

/**
 * A part of the program that is fetched when it is first wanted; null until it is here. What cannot be fetched is missed on the
 * page, which offers to fetch it again: the bench goes on without it. `onGiveUp`: nobody wants it any more.
 */
export function useModule<M extends object>(
  wanted: boolean,
  load: () => Promise<M>,
  onGiveUp: () => void = () => {},
): M | null {
  const [module, setModule] = useState<M | null>(null);
  const [attempt, setAttempt] = useState(0);
  const latest = useLatest(onGiveUp);
  useEffect(() => {
    if (!wanted || module) return;
    let current = true;
    let found = (): void => {};
    const fail = (): void => {
      if (!current) return;
      found = sayMissing({
        again: () => setAttempt(attempt + 1),
        giveUp() {
          found();
          latest.current();
        },
      });
    };
    // In a turn of its own: what was pressed has just been drawn.
    const timer = setTimeout(() => load().then((loaded) => current && setModule(loaded), fail));
    return () => {
      current = false;
      clearTimeout(timer);
      found();
    };
  }, [wanted, module, load, attempt, latest]);
  return module;
}
