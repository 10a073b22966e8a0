/** Keys of a tool while it is on: never those of a field, a dialog or the browser. Returns how to stop listening. */
export function toolKeys(take: (key: string) => boolean): () => void {
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.defaultPrevented || event.ctrlKey || event.altKey || event.metaKey) return;
    if (document.querySelector('[role="dialog"]')) return;
    if (event.target instanceof HTMLElement && event.target.matches('input:not([type="checkbox"]), select, textarea'))
      return;
    if (take(event.key)) event.preventDefault();
  };
  document.addEventListener('keydown', onKeyDown);
  return () => document.removeEventListener('keydown', onKeyDown);
}
