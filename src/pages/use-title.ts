import { useEffect } from 'react';

const SITE = 'Free Virtual Science Lab';

/** Sets the document's title while the page is shown. */
export function useTitle(title: string): void {
  useEffect(() => {
    document.title = title === SITE ? SITE : `${title} – ${SITE}`;
  }, [title]);
}
