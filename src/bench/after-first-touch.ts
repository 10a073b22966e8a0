const TOUCHES = ['pointerdown', 'keydown'] as const;

/** Long enough for what was pressed to show first. */
const LATER_MS = 1500;

/**
 * Calls `then` a little after the page was first touched, so that opening a bench, or only looking at it, costs no transfer beyond
 * what it shows. Not at all once the returned function was called.
 */
export function afterFirstTouch(then: () => void): () => void {
  let timer = 0;
  const stopWaiting = (): void => {
    for (const touch of TOUCHES) document.removeEventListener(touch, onTouch, true);
  };
  const onTouch = (): void => {
    stopWaiting();
    timer = window.setTimeout(then, LATER_MS);
  };
  for (const touch of TOUCHES) document.addEventListener(touch, onTouch, true);
  return () => {
    stopWaiting();
    clearTimeout(timer);
  };
}
