const TOUCHES = ['pointerdown', 'keydown'] as const;

/** Long enough for what was pressed to show first. */
const LATER_MS = 1500;

/** Somebody is there: a pointer that moves, a finger, a key, or what a screen reader does in their place. */
const SIGNS = ['pointermove', 'pointerdown', 'wheel', 'keydown', 'focusin', 'click'] as const;

function onFirst(events: readonly (keyof DocumentEventMap)[], then: () => void): () => void {
  const stopWaiting = (): void => {
    for (const event of events) document.removeEventListener(event, onEvent, true);
  };
  const onEvent = (): void => {
    stopWaiting();
    then();
  };
  for (const event of events) document.addEventListener(event, onEvent, true);
  return stopWaiting;
}

/** Calls `then` once, as soon as somebody seems to be there. Not at all once the returned function was called. */
export const atFirstSign = (then: () => void): (() => void) => onFirst(SIGNS, then);

/**
 * Calls `then` a little after the page was first touched, so that opening a bench, or only looking at it, costs no transfer beyond
 * what it shows. Not at all once the returned function was called.
 */
export function afterFirstTouch(then: () => void): () => void {
  let timer = 0;
  const stopWaiting = onFirst(TOUCHES, () => {
    timer = window.setTimeout(then, LATER_MS);
  });
  return () => {
    stopWaiting();
    clearTimeout(timer);
  };
}
