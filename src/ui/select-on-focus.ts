import { type FocusEvent, type KeyboardEvent, type MouseEvent, useRef } from 'react';

interface SelectsItself {
  readonly onFocus: (event: FocusEvent<HTMLInputElement>) => void;
  readonly onMouseDown: (event: MouseEvent<HTMLInputElement>) => void;
  readonly onMouseUp: (event: MouseEvent<HTMLInputElement>) => void;
  readonly onKeyUp: (event: KeyboardEvent<HTMLInputElement>) => void;
}

/**
 * For a field that is mostly typed anew: the press that enters it selects what stands there, a second one sets the cursor. Enter gives the
 * value, and the next one begins: what stands there is selected again.
 */
export function useSelectOnFocus(): SelectsItself {
  const begins = useRef(false);
  const begin = (field: HTMLInputElement): void => {
    begins.current = true;
    field.select();
  };
  return {
    onFocus: (event) => begin(event.target),
    onMouseDown(event) {
      // The focus stays where it is: no other event would tell of this press before the cursor is set.
      if (!begins.current || document.activeElement !== event.currentTarget) return;
      event.preventDefault();
      event.currentTarget.select();
    },
    onMouseUp(event) {
      // The browser would set the cursor now, which takes the selection away.
      if (begins.current) event.preventDefault();
      begins.current = false;
    },
    onKeyUp(event) {
      if (event.key === 'Enter') begin(event.currentTarget);
    },
  };
}
