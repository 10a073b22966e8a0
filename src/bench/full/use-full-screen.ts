import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';

/** Everything outside the bench takes no focus while the bench covers it. Returns what undoes that. */
export function setAside(root: HTMLElement): () => void {
  const set: HTMLElement[] = [];
  for (let at: HTMLElement = root; at.parentElement && at !== document.body; at = at.parentElement) {
    for (const sibling of at.parentElement.children) {
      if (sibling === at || !(sibling instanceof HTMLElement) || sibling.inert) continue;
      sibling.inert = true;
      set.push(sibling);
    }
  }
  return () => {
    for (const element of set) element.inert = false;
  };
}

export interface FullScreen {
  readonly on: boolean;
  /** The bench fills the window, and the browser could give it the whole screen. */
  readonly could: boolean;
  /** Asked again while on: tries for the whole screen once more. */
  readonly enter: () => void;
  readonly leave: () => void;
  readonly toggle: () => void;
}

/** The next bench takes over from one that leaves: a lesson goes on with another experiment. */
let carried = false;

export const carryFullScreen = (): void => {
  carried = true;
};

/** Whether the bench before went away in full screen, for this one to go on; asked once. */
export function takeFullScreen(): boolean {
  const taken = carried;
  carried = false;
  return taken;
}

/** A full screen that ends so soon after another window opened was ended by the browser, not by a hand; ms. */
const WINDOW_OPENS_MS = 1000;
let windowOpened = Number.NEGATIVE_INFINITY;

/** Browsers end a full screen where another window opens: the bench goes on filling its own. */
export const goOnBesideWindow = (): void => {
  windowOpened = performance.now();
};

/**
 * The bench alone on the screen, by the browser's full screen where there is one and it is allowed, else filling the
 * window. Leaving puts the page back as it was: scroll position and focus included.
 */
export function useFullScreen(root: RefObject<HTMLElement | null>): FullScreen {
  const [on, setOn] = useState(false);
  const [whole, setWhole] = useState(false);
  const back = useRef<(() => void) | null>(null);

  const enter = useCallback(() => {
    const element = root.current;
    if (!element) return;
    // Refused, missing, or not asked for by hand (a link): the bench fills the window instead.
    if (document.fullscreenEnabled && navigator.userActivation?.isActive !== false) {
      document.documentElement.requestFullscreen({ navigationUI: 'hide' }).catch(() => {});
    }
    if (back.current) return;
    const [left, top] = [scrollX, scrollY];
    const focused = document.activeElement;
    const undo = setAside(element);
    back.current = () => {
      undo();
      document.documentElement.classList.remove('bench-covers');
      requestAnimationFrame(() => {
        scrollTo(left, top);
        if (focused instanceof HTMLElement && focused.isConnected) focused.focus({ preventScroll: true });
      });
    };
    document.documentElement.classList.add('bench-covers');
    element.focus({ preventScroll: true });
    setWhole(document.fullscreenElement !== null);
    setOn(true);
  }, [root]);

  const leave = useCallback(() => {
    if (!back.current) return;
    if (document.fullscreenElement) void document.exitFullscreen().catch(() => {});
    back.current();
    back.current = null;
    setOn(false);
  }, []);

  useEffect(() => {
    // The browser's own way out (Esc, a gesture) ends it too.
    const onChange = (): void => {
      setWhole(document.fullscreenElement !== null);
      const byWindow = performance.now() - windowOpened < WINDOW_OPENS_MS;
      if (!document.fullscreenElement && !byWindow) leave();
    };
    document.addEventListener('fullscreenchange', onChange);
    return () => {
      document.removeEventListener('fullscreenchange', onChange);
      if (!back.current) return;
      if (!carried && document.fullscreenElement) void document.exitFullscreen().catch(() => {});
      back.current();
      back.current = null;
    };
  }, [leave]);

  const toggle = useCallback(() => (back.current ? leave() : enter()), [enter, leave]);
  return { on, could: on && !whole && document.fullscreenEnabled, enter, leave, toggle };
}
