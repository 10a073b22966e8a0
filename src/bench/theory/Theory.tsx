import { useMemo } from 'react';
import { useObjective } from '../../objectives';
import { useBench } from '../bench-context';
import { Prose } from './Tex';
import './theory.css';

export function Theory() {
  const { entry, listing } = useBench();
  const text = useMemo(() => <Prose text={entry.theory} />, [entry]);
  return (
    <article className="theory">
      <h2 className="visually-hidden">Theory</h2>
      <p className="objective">{useObjective(listing)}</p>
      {entry.description && <p>{entry.description}</p>}
      {text}
    </article>
  );
}
