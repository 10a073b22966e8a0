import { firstPageLive } from './live';

/** What style sheets leave to be laid out until it is nearly in view. */
const SKIPPED = '.dashboard > section, .site-footer';

const whenIdle = (then: () => void): void => {
  if ('requestIdleCallback' in window) requestIdleCallback(then);
  else setTimeout(then, 200);
};

/**
 * Once the first page answers to hands, its skipped parts are laid out one by one while there is nothing else to do: a
 * picture of the whole page shows them, and nothing jumps on the way down.
 */
export async function layOutRest(): Promise<void> {
  await firstPageLive;
  const rest = [...document.querySelectorAll<HTMLElement>(SKIPPED)];
  const next = (): void => {
    const part = rest.shift();
    if (!part) return;
    part.style.contentVisibility = 'visible';
    whenIdle(next);
  };
  whenIdle(next);
}
