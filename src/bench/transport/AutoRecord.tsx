import { useState } from 'react';
import { NumberEntry } from '../../ui/NumberEntry';
import { useBench, useBenchState } from '../bench-context';

/** What lab time is given in where one step is as long as `from` seconds: nobody types the seconds of five years. */
const UNITS = [
  { unit: 'yr', word: 'years', seconds: 365.25 * 86_400, from: 86_400 },
  { unit: 'd', word: 'days', seconds: 86_400, from: 900 },
  { unit: 'h', word: 'hours', seconds: 3600, from: 30 },
  { unit: 's', word: 'seconds', seconds: 1, from: 0 },
] as const;

/** A row by itself after so much lab time, again and again; an empty field switches it off. */
export function AutoRecord() {
  const { session } = useBench();
  const every = useBenchState((state) => state.logEvery);
  const dt = useBenchState((state) => state.facts?.dt ?? 0);
  const [refusal, setRefusal] = useState('');
  const { unit, word, seconds: one } = UNITS.find(({ from }) => dt >= from) ?? UNITS[3];
  const take = (typed: string): boolean => {
    const seconds = typed === '' || typed === 'off' ? 0 : Number(typed) * one;
    const good = seconds === 0 || (Number.isFinite(seconds) && seconds >= dt * (1 - 1e-9));
    setRefusal(good ? '' : `From ${Number((dt / one).toPrecision(3))} ${unit} on, or empty for none.`);
    if (good) session.setLogEvery(seconds);
    return good;
  };
  return (
    <div className="auto-record">
      <span>Record every</span>
      <NumberEntry
        label={`Record a reading every so many lab ${word}; empty for none`}
        text={every === 0 ? '' : String(Number((every / one).toPrecision(6)))}
        placeholder="off"
        unit={unit}
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
