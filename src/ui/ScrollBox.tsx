import type { ReactNode } from 'react';

/** A part that scrolls by itself: named, and reachable by keyboard so that arrow keys scroll it. */
export const ScrollBox = ({ label, children }: { readonly label: string; readonly children: ReactNode }) => (
  // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a box that scrolls must take the focus (WCAG 2.1.1)
  <section className="table-box" aria-label={label} tabIndex={0}>
    {children}
  </section>
);
