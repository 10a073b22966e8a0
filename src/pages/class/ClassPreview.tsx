import { useMemo } from 'react';
import type { AnyEntry } from '../../../catalogue/define';
import type { ReadingDefs } from '../../../engine/contract';
import type { LinkedRun } from '../../../engine/runtime/link';
import { joined } from '../../ui/joined';
import { previewOf } from './preview';

interface ClassPreviewProps {
  readonly entry: AnyEntry;
  readonly readings: ReadingDefs;
  readonly base: LinkedRun;
}

/** What a student of this set will read, and a warning of what falls out of it. */
export function ClassPreview({ entry, readings, base }: ClassPreviewProps) {
  const { steps, leftOut, withheld } = useMemo(() => previewOf(entry, readings, base), [entry, readings, base]);
  return (
    <section className="class-preview" aria-labelledby="class-preview">
      <h2 id="class-preview">What a student will see</h2>
      {base.task.trim() !== '' && (
        <p>
          <b>Your task:</b> {base.task}
        </p>
      )}
      {leftOut.length > 0 && (
        <div className="class-warning" role="note">
          <p>
            {leftOut.length} of {steps.length + leftOut.length} steps fall out, since they compare or name what is fixed
            or hidden:
          </p>
          <ul>
            {leftOut.map(({ number, text }) => (
              <li key={number}>
                Step {number}: {joined(text)}
              </li>
            ))}
          </ul>
        </div>
      )}
      {withheld.length > 0 && (
        <p className="field-note">These readings would tell what is hidden and show nothing: {withheld.join(', ')}.</p>
      )}
      <details>
        <summary>
          The {steps.length} {steps.length === 1 ? 'step' : 'steps'} of the procedure
        </summary>
        <ol>
          {steps.map((text) => (
            <li key={text}>{joined(text)}</li>
          ))}
        </ol>
      </details>
    </section>
  );
}
