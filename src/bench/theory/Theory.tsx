import { useMemo } from 'react';
import type { EntryTexts } from '../../../catalogue/define';
import { useObjective } from '../../objectives';
import { useBench } from '../bench-context';
import { fullAddress } from '../../full-address';
import { teachPath } from '../../paths';
import { Prose } from './Tex';
import './theory.css';

export function Theory({ theory, misconceptions }: Pick<EntryTexts, 'theory' | 'misconceptions'>) {
  const { entry, listing } = useBench();
  const path = teachPath(listing);
  const notes = fullAddress(path);
  const text = useMemo(() => <Prose text={theory} />, [theory]);
  return (
    <article className="theory">
      <h2 className="visually-hidden">Theory</h2>
      <p className="objective">{useObjective(listing)}</p>
      {entry.description && <p>{entry.description}</p>}
      {text}
      {misconceptions.length > 0 && (
        <section>
          <h3>Often believed</h3>
          <dl className="misconceptions">
            {misconceptions.map(({ believed, instead }) => (
              <div key={believed}>
                <dt>
                  <Prose text={believed} />
                </dt>
                <dd>
                  <b>On this bench</b>
                  <Prose text={instead} />
                </dd>
              </div>
            ))}
          </dl>
        </section>
      )}
      {/* A file without the site has no such page. */}
      {notes.endsWith(path) && (
        <p className="field-note">
          For teachers:{' '}
          <a href={notes} target="_blank" rel="noopener">
            notes on this experiment
          </a>{' '}
          with what goes wrong, and questions with answers.
        </p>
      )}
    </article>
  );
}
