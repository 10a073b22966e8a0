import { type RefObject, useLayoutEffect } from 'react';

/** For what closes itself by a button of its own: the focus that was within goes back to what had it when it came, not to the page. */
export function useFocusBack(place: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const element = place.current;
    const opener = document.activeElement;
    return () => {
      if (!element?.contains(document.activeElement)) return;
      // Nothing on the page moves by it.
      if (opener instanceof HTMLElement && opener !== document.body && opener.isConnected)
        opener.focus({ preventScroll: true });
      else element.closest<HTMLElement>('[tabindex="-1"]')?.focus({ preventScroll: true });
    };
  }, [place]);
}
