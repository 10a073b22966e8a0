import { unitText } from '../../../engine/runtime/format';
import { type CSSProperties, useId, useState } from 'react';
import { useStore } from 'zustand';
import type { AnyEntry } from '../../../catalogue/define';
import type { ReadingDefs } from '../../../engine/contract';
import { Button } from '../../ui/Button';
import { MOST_BIG } from './presenter';
import { asDisplayed, HIDDEN, plusMinus } from '../readings/reading-text';
import type { BenchStore } from '../run/store';

interface BigReadingsProps {
  readonly store: BenchStore;
  readonly ids: readonly string[];
}

/** Readings as large as the screen allows. */
export function BigReadings({ store, ids }: BigReadingsProps) {
  return (
    <dl className="big-readings" style={{ '--count': ids.length } as CSSProperties}>
      {ids.map((id) => (
        <BigReading key={id} store={store} id={id} />
      ))}
    </dl>
  );
}

function BigReading({ store, id }: { readonly store: BenchStore; readonly id: string }) {
  const def = useStore(store, (state) => state.facts?.readings[id]);
  const hidden = useStore(store, (state) => state.answersHidden);
  const text = useStore(store, (state) =>
    state.answersHidden ? HIDDEN : asDisplayed(state.shown[id], def)?.text || '–',
  );
  const uncertainty = useStore(store, (state) => plusMinus(asDisplayed(state.shown[id], def)?.uncertainty ?? null));
  const none = hidden || text === '–';
  // The digits are as large as their number allows; below six they no longer grow, so that they stand still.
  const style = { '--chars': Math.max(6, text.length) } as CSSProperties;
  return (
    <div data-words={def?.kind === 'text' || undefined} data-big={id} style={style}>
      <dt>{def?.label ?? ''}</dt>
      <dd>
        <b>{text}</b>
        <small>{none ? '\u00A0' : `${unitText(def?.unit ?? '')} ${uncertainty}`.trim()}</small>
      </dd>
    </div>
  );
}

interface ChosenReadingsProps extends BigReadingsProps {
  readonly entry: AnyEntry;
  readonly onChoose: (ids: readonly string[]) => void;
}

/** Big readings, and which of them. */
export function ChosenReadings({ store, entry, ids, onChoose }: ChosenReadingsProps) {
  const [choosing, setChoosing] = useState(false);
  const list = useId();
  const facts = useStore(store, (state) => state.facts);
  return (
    <div className="big-side">
      {choosing && facts ? (
        <Choice id={list} entry={entry} readings={facts.readings} ids={ids} onChoose={onChoose} />
      ) : (
        <BigReadings store={store} ids={ids} />
      )}
      <Button
        look="quiet"
        className="big-choose"
        aria-expanded={choosing}
        {...(choosing ? { 'aria-controls': list } : {})}
        onClick={() => setChoosing(!choosing)}
      >
        {choosing ? 'Show these readings' : 'Choose readings'}
      </Button>
    </div>
  );
}

interface ChoiceProps extends Pick<ChosenReadingsProps, 'entry' | 'ids' | 'onChoose'> {
  readonly id: string;
  readonly readings: ReadingDefs;
}

function Choice({ id, entry, readings, ids, onChoose }: ChoiceProps) {
  const all = [...new Set([...entry.mainReadings, ...Object.keys(readings)])];
  const choose = (reading: string, wanted: boolean): void => {
    const next = new Set(ids);
    if (wanted) next.add(reading);
    else next.delete(reading);
    onChoose(all.filter((known) => next.has(known)));
  };
  return (
    <fieldset className="big-choice" id={id}>
      <legend>Up to {MOST_BIG} readings</legend>
      {all.map((reading) => {
        const chosen = ids.includes(reading);
        return (
          <label key={reading}>
            <input
              type="checkbox"
              checked={chosen}
              disabled={chosen ? ids.length === 1 : ids.length >= MOST_BIG}
              onChange={({ target }) => choose(reading, target.checked)}
            />
            {readings[reading]?.label ?? reading}
          </label>
        );
      })}
    </fieldset>
  );
}
