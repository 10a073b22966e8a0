import { type RefObject, useEffect } from 'react';
import { useLatest } from '../../ui/use-latest';
import { commandOf, type KeyCommand, type KeyPress } from './keys';
import { pageKeysOn } from './page-keys';
import { typesInto } from './types-into';

function focusOf(target: EventTarget | null): KeyPress['focus'] {
  if (!(target instanceof HTMLElement)) return 'page';
  if (target.closest('.handle')) return 'handle';
  if (typesInto(target)) return 'field';
  if (target instanceof HTMLInputElement) {
    if (target.type === 'range') return 'handle';
    if (target.type === 'radio') return target.checked ? 'choice' : 'control';
    return 'control';
  }
  return target.matches('a, button, summary, canvas, [role]') ? 'control' : 'page';
}

/** Listens to the keys of one bench. */
export function useKeys(
  root: RefObject<HTMLElement | null>,
  full: boolean,
  onCommand: (command: KeyCommand) => void,
): void {
  const handler = useLatest(onCommand);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      if (event.defaultPrevented || !root.current) return;
      const inside =
        event.target instanceof Node && (event.target === document.body || root.current.contains(event.target));
      // The page's own main element has the focus after a change of page.
      if (!inside && !(event.target instanceof HTMLElement && event.target.matches('main, html'))) return;
      const command = commandOf({
        key: event.key,
        withModifier: event.ctrlKey || event.altKey || event.metaKey,
        focus: focusOf(event.target),
        full,
        dialog: document.querySelector('[role="dialog"], dialog[open]') !== null,
        pageKeys: pageKeysOn(),
      });
      if (!command) return;
      event.preventDefault();
      handler.current(command);
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [root, full, handler]);
}
