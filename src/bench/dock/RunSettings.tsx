import { useState } from 'react';
import type { Grade } from '../../../engine/contract';
import { MAX_SEED } from '../../../engine/runtime/link';
import { NumberEntry } from '../../ui/NumberEntry';
import { Segmented } from '../../ui/Segmented';
import { useBench, useBenchState } from '../bench-context';

/** What besides the inputs decides a run: the grade of the instruments and the seed of chance. */
export function RunSettings() {
  return (
    <div className="setup">
      <GradeChoice />
      <Seed />
      <BoundNote />
      <Trial />
    </div>
  );
}

function BoundNote() {
  const { session } = useBench();
  return (
    <p className="field-note">
      {session.isBound
        ? 'Both belong to what is hidden here and stay as they are.'
        : 'A change of either begins a new run.'}
    </p>
  );
}

const GRADES: readonly { readonly value: Grade; readonly text: string }[] = [
  { value: 'ideal', text: 'Ideal' },
  { value: 'school', text: 'School' },
  { value: 'research', text: 'Research' },
];

/** Which class of instruments stands on the bench. */
function GradeChoice() {
  const { session } = useBench();
  const grade = useBenchState((state) => state.grade);
  return (
    <div className="grade">
      <Segmented
        label="Grade of the instruments"
        value={grade}
        options={GRADES}
        boxed
        disabled={session.isBound}
        onChange={(next) => session.setGrade(next)}
      />
      <p className="field-note">
        {grade === 'ideal' ? 'True values, no instrument errors' : 'Instrument errors on, calibration offset unknown'}
        {!session.isBound && '; a change begins a new run'}
      </p>
    </div>
  );
}

/** Which repeat of the run this is. */
function Trial() {
  const trial = useBenchState((state) => state.trial);
  return (
    <p className="field-note">
      This is trial {trial}. Each reset begins the next one: chance falls anew, while the specimen and the errors of the
      instruments stay those of the seed.
    </p>
  );
}

/** The number that, with the trial, everything random in a run is drawn from. */
function Seed() {
  const { session } = useBench();
  const seed = useBenchState((state) => state.seed);
  const [refusal, setRefusal] = useState('');
  const take = (typed: string): boolean => {
    const number = Number(typed);
    const good = /^\d+$/.test(typed) && number <= MAX_SEED;
    setRefusal(good ? '' : `The seed must be a whole number between 0 and ${MAX_SEED}.`);
    if (good && number !== seed) session.setSeed(number);
    return good;
  };
  return (
    <div className="field">
      <div className="field-head">
        <span className="field-label">Seed</span>
        <NumberEntry
          label="Seed of the run"
          text={String(seed)}
          invalid={refusal !== ''}
          disabled={session.isBound}
          describedBy="seed-error"
          onCommit={take}
          onNudge={(direction) => session.setSeed(Math.max(0, Math.min(MAX_SEED, seed + direction)))}
        />
      </div>
      <p className="ui-error" id="seed-error" hidden={refusal === ''}>
        {refusal}
      </p>
    </div>
  );
}
