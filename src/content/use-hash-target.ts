import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';

/** Brings what the address names after its # into view, once the page that holds it stands. */
export function useHashTarget(): void {
  const { hash, key } = useLocation();
  useEffect(() => {
    if (hash.length < 2) return;
    // After the frame: a change of path scrolls to the top first.
    const frame = requestAnimationFrame(() => {
      document.getElementById(decodeURIComponent(hash.slice(1)))?.scrollIntoView();
    });
    return () => cancelAnimationFrame(frame);
  }, [hash, key]);
}
