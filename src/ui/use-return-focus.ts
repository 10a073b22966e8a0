import { useState } from 'react';

/**
 * For `onCloseAutoFocus` of a dialog that no trigger of its own opens: the focus goes back to what had it when the dialog came, so that a
 * keyboard goes on where it was.
 */
export function useReturnFocus(): (event: Event) => void {
  const [opener] = useState(() => document.activeElement);
  return (event) => {
    event.preventDefault();
    if (opener instanceof HTMLElement && opener.isConnected) opener.focus();
  };
}
