import { typesInto } from '../keys/types-into';

/** Keys of a tool while it is on: never those of a field, a dialog or the browser. Returns how to stop listening. */
export function toolKeys(take: (key: string) => boolean): () => void {
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.defaultPrevented || event.ctrlKey || event.altKey || event.metaKey) return;
    if (document.querySelector('[role="dialog"]') || typesInto(event.target)) return;
    if (take(event.key)) event.preventDefault();
  };
  document.addEventListener('keydown', onKeyDown);
  return () => document.removeEventListener('keydown', onKeyDown);
}
