import { type RefObject, useEffect, useState } from 'react';

/** True once the pointer has rested for `afterMs` and the focus is in none of the parts of `root` that `kept` selects. */
export function useIdle(active: boolean, afterMs: number, root: RefObject<HTMLElement | null>, kept: string): boolean {
  const [idle, setIdle] = useState(false);
  useEffect(() => {
    if (!active) return;
    let timer = 0;
    const rest = (): void => {
      // Focus by keyboard keeps the controls; a button that was clicked does not.
      const focused = root.current?.querySelector(':focus-visible');
      if (focused?.closest(kept)) timer = window.setTimeout(rest, afterMs);
      else setIdle(true);
    };
    const wake = (): void => {
      clearTimeout(timer);
      setIdle(false);
      timer = window.setTimeout(rest, afterMs);
    };
    wake();
    const events = ['pointermove', 'pointerdown', 'keydown', 'focusin'] as const;
    for (const event of events) document.addEventListener(event, wake);
    return () => {
      clearTimeout(timer);
      for (const event of events) document.removeEventListener(event, wake);
      setIdle(false);
    };
  }, [active, afterMs, root, kept]);
  return idle;
}
