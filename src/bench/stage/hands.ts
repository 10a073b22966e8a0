/** Whether hands are near the stage: a pointer over it, or the focus within. */

/** Tells whenever that changes, and at first where they are near already; returns how to stop. */
export function watchHands(stage: HTMLElement, tell: (near: boolean) => void): () => void {
  const listening = new AbortController();
  const { signal } = listening;
  // A finger is never seen before it is down.
  const touch = matchMedia('(hover: none)').matches;
  let over = stage.matches(':hover');
  let within = stage.matches(':focus-within');
  let near = false;
  const look = (): void => {
    const now = touch || over || within;
    if (now === near) return;
    near = now;
    tell(near);
  };
  const on = (type: 'pointerenter' | 'pointerleave' | 'focusin' | 'focusout', then: () => void): void =>
    stage.addEventListener(
      type,
      () => {
        then();
        look();
      },
      { signal },
    );
  on('pointerenter', () => {
    over = true;
  });
  on('pointerleave', () => {
    over = false;
  });
  on('focusin', () => {
    within = true;
  });
  on('focusout', () => {
    within = false;
  });
  look();
  return () => listening.abort();
}
