import { type RefObject, useEffect, useState } from 'react';

/**
 * Whether an element is in the window. What moves elsewhere costs as much as what is seen, in every frame of the whole page.
 * False until the browser has answered for the first time.
 */
export function useOnScreen(element: RefObject<HTMLElement | null>): boolean {
  const [onScreen, setOnScreen] = useState(false);
  useEffect(() => {
    if (!element.current) return;
    const observer = new IntersectionObserver((entries) => setOnScreen(entries.at(-1)?.isIntersecting ?? false));
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return onScreen;
}
