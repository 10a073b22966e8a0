import { useMemo } from 'react';
import type { EntryTexts } from '../../../catalogue/define';
import { useObjective } from '../../objectives';
import { useBench } from '../bench-context';
import { Prose } from './Tex';
import './theory.css';

export function Theory({ theory }: Pick<EntryTexts, 'theory'>) {
  const { entry, listing } = useBench();
  const text = useMemo(() => <Prose text={theory} />, [theory]);
  return (
    <article className="theory">
      <h2 className="visually-hidden">Theory</h2>
      <p className="objective">{useObjective(listing)}</p>
      {entry.description && <p>{entry.description}</p>}
      {text}
    </article>
  );
}
