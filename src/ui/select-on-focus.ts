import { type FocusEvent, type MouseEvent, useRef } from 'react';

interface SelectsItself {
  readonly onFocus: (event: FocusEvent<HTMLInputElement>) => void;
  readonly onMouseUp: (event: MouseEvent<HTMLInputElement>) => void;
}

/** For a field that is mostly typed anew: the press that enters it selects what stands there, a second one sets the cursor. */
export function useSelectOnFocus(): SelectsItself {
  const entered = useRef(false);
  return {
    onFocus(event) {
      entered.current = true;
      event.target.select();
    },
    onMouseUp(event) {
      // The browser would set the cursor now, which takes the selection away.
      if (entered.current) event.preventDefault();
      entered.current = false;
    },
  };
}
