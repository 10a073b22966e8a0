import { Fragment } from 'react';
import type { Rich } from './analysis/analysis';

/** An equation with its variables in italics. */
export const Equation = ({ parts }: { readonly parts: readonly Rich[] }) => (
  <span className="fit-equation">
    {parts.map(({ text, style }, index) => {
      const key = `${index}${text}`;
      if (style === 'variable') return <var key={key}>{text}</var>;
      return style === 'raised' ? <sup key={key}>{text}</sup> : <Fragment key={key}>{text}</Fragment>;
    })}
  </span>
);
