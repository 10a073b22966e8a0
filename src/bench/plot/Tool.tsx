import type { ReactNode } from 'react';

/** A choice in a row of tools, with its short name before it. */
export const Tool = ({ name, children }: { readonly name: string; readonly children: ReactNode }) => (
  <span className="tool">
    <span aria-hidden="true">{name}</span>
    {children}
  </span>
);
