import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/** Known to what is built because of it, too. */
let underWay = false;
globalThis.window?.addEventListener('beforeprint', () => {
  underWay = true;
});
globalThis.window?.addEventListener('afterprint', () => {
  underWay = false;
});

/** While the page is printed, which asks for what is drawn then. */
export function usePrinting(): boolean {
  const [printing, setPrinting] = useState(underWay);
  useEffect(() => {
    const begin = (): void => flushSync(() => setPrinting(true));
    const end = (): void => setPrinting(false);
    globalThis.addEventListener('beforeprint', begin);
    globalThis.addEventListener('afterprint', end);
    return () => {
      globalThis.removeEventListener('beforeprint', begin);
      globalThis.removeEventListener('afterprint', end);
    };
  }, []);
  return printing;
}
