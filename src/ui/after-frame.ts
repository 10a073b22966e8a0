/** Where nothing is displayed, no frame comes. */
const WITHOUT_FRAME_MS = 200;

/** Calls `then` once what stands on the page now has been shown. Not at all once the returned function was called. */
export function afterFrame(then: () => void): () => void {
  let frame = 0;
  const go = (): void => {
    cancelAnimationFrame(frame);
    then();
  };
  let timer = window.setTimeout(go, WITHOUT_FRAME_MS);
  frame = requestAnimationFrame(() => {
    clearTimeout(timer);
    timer = window.setTimeout(go);
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}

/** The same to be waited for. */
export const frameShown = (): Promise<void> => new Promise((resolve) => void afterFrame(resolve));
