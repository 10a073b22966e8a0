import type { ReactNode, Ref } from 'react';

interface ScrollBoxProps {
  readonly label: string;
  readonly children: ReactNode;
  readonly ref?: Ref<HTMLElement>;
}

/** A part that scrolls by itself: named, and reachable by keyboard so that arrow keys scroll it. */
export const ScrollBox = ({ label, children, ref }: ScrollBoxProps) => (
  // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a box that scrolls must take the focus (WCAG 2.1.1)
  <section className="table-box" aria-label={label} tabIndex={0} ref={ref}>
    {children}
  </section>
);
