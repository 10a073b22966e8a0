import { type KeyboardEvent, useLayoutEffect, useRef } from 'react';
import { NavLink } from 'react-router-dom';
import { Icon } from '../ui/Icon';
import { AdminLink } from './AdminLink';
import { menuLinks, workLinks } from './nav-links';
import { Search } from './Search';
import { ThemeSwitch } from './ThemeSwitch';

/** The browser's own modal dialog lets Tab out to its bars; here it goes round. */
function keepInside(event: KeyboardEvent<HTMLDialogElement>): void {
  if (event.key !== 'Tab') return;
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>('a, button, input')].filter((stop) =>
    stop.checkVisibility(),
  );
  const [first, last] = [stops[0], stops.at(-1)];
  const from = event.shiftKey ? first : last;
  if (document.activeElement !== from) return;
  event.preventDefault();
  (event.shiftKey ? last : first)?.focus();
}

/** The pages, from the left edge. */
export function MobileMenu({ onClose }: { readonly onClose: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null);
  // Before the element goes: closing it gives the focus back.
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => element?.close();
  }, []);
  return (
    // Outside the panel is the dialog's own backdrop; the keyboard has Escape.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <dialog
      ref={dialog}
      className="menu"
      aria-label="Menu"
      onClose={onClose}
      // Escape: the menu goes first, and then the focus back, so that the button is never ahead of it.
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onKeyDown={keepInside}
      onClick={(event) => {
        if (event.target === event.currentTarget) onClose();
      }}
    >
      <div className="menu-panel">
        <div className="menu-head">
          <strong>Menu</strong>
          <button type="button" className="icon-button" aria-label="Close the menu" onClick={onClose}>
            <Icon name="close" />
          </button>
        </div>
        {/* On the bench of a phone, whose header has no room for them. */}
        <Search onPick={onClose} />
        <nav aria-label="All pages">
          {menuLinks.map(({ name, path }) => (
            <NavLink key={path} to={path} end={path === '/'} onClick={onClose}>
              {name}
            </NavLink>
          ))}
        </nav>
        <nav aria-label="Labs and lessons">
          {workLinks.map(({ name, path }) => (
            <NavLink key={path} to={path} onClick={onClose}>
              {name}
            </NavLink>
          ))}
        </nav>
        <AdminLink onPick={onClose} />
        <ThemeSwitch words />
      </div>
    </dialog>
  );
}
