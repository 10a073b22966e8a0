import { useState } from 'react';
import { NumberEntry } from '../../ui/NumberEntry';
import { useBench, useBenchState } from '../bench-context';

/** A row by itself every so many lab seconds; an empty field switches it off. */
export function AutoRecord() {
  const { session } = useBench();
  const every = useBenchState((state) => state.logEvery);
  const dt = useBenchState((state) => state.facts?.dt ?? 0);
  const [refusal, setRefusal] = useState('');
  const take = (typed: string): boolean => {
    const seconds = typed === '' || typed === 'off' ? 0 : Number(typed);
    const good = seconds === 0 || (Number.isFinite(seconds) && seconds >= dt);
    setRefusal(good ? '' : `From ${dt} s on, or empty for none.`);
    if (good) session.setLogEvery(seconds);
    return good;
  };
  return (
    <div className="auto-record">
      <span>Record every</span>
      <NumberEntry
        label="Record a reading every so many lab seconds; empty for none"
        text={every === 0 ? '' : String(every)}
        placeholder="off"
        unit="s"
        invalid={refusal !== ''}
        onCommit={take}
      />
      {refusal !== '' && (
        <p className="ui-error" role="alert">
          {refusal}
        </p>
      )}
    </div>
  );
}
