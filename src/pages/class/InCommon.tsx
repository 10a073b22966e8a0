import type { AnyEntry } from '../../../catalogue/define';
import type { Grade } from '../../../engine/contract';
import { sampleInputOf } from '../../bench/shelf/sample-input';
import { Segmented } from '../../ui/Segmented';
import { ClassInputs } from './ClassInputs';
import { ClassSamples } from './ClassSamples';
import type { ClassSettings } from './kept-set';
import { SheetSetup } from './SheetSetup';

const GRADES: readonly { readonly value: Grade; readonly text: string }[] = [
  { value: 'ideal', text: 'Ideal' },
  { value: 'school', text: 'School' },
  { value: 'research', text: 'Research' },
];

interface InCommonProps {
  readonly entry: AnyEntry;
  readonly settings: ClassSettings;
  readonly onChange: (part: Partial<ClassSettings>) => void;
}

/** The run that all begin from: what is free, fixed or hidden in it, and what is asked. */
export function InCommon({ entry, settings: { base, samples }, onChange }: InCommonProps) {
  const input = sampleInputOf(entry);
  return (
    <section aria-labelledby="class-what">
      <h2 id="class-what">What all have in common</h2>
      <dl className="class-fates">
        <dt>free</dt>
        <dd>The student sets it. It begins with the value given here.</dd>
        <dt>fixed</dt>
        <dd>The student sees it and cannot change it.</dd>
        <dt>hidden</dt>
        <dd>
          It is drawn for each student and is to be found: neither panel nor stage tells it. Steps speak of “the given
          …” instead. Seed and grade of the instruments are locked then, and “Show the answer” is off.
        </dd>
      </dl>
      <ClassInputs inputs={entry.inputs} base={base} onChange={(next) => onChange({ base: next })} />
      {input && <ClassSamples input={input} chosen={samples} onChange={(chosen) => onChange({ samples: chosen })} />}
      <div className="class-field">
        <span className="field-label">Instruments</span>
        <Segmented
          label="Grade of the instruments"
          value={base.grade}
          options={GRADES}
          boxed
          onChange={(grade) => onChange({ base: { ...base, grade } })}
        />
      </div>
      <label className="class-task">
        <span className="field-label">Task</span>
        <textarea
          className="ui-text"
          rows={2}
          maxLength={600}
          placeholder="What should be found out? Shown above the procedure."
          value={base.task}
          onChange={(event) => onChange({ base: { ...base, task: event.target.value } })}
        />
      </label>
      <SheetSetup base={base} onChange={(next) => onChange({ base: next })} />
    </section>
  );
}
