import { useCallback, useEffect, useRef, useState } from 'react';
import { asDisplayed, readingLine } from '../readings/reading-text';
import type { BenchSession } from '../run/session';
import type { BenchState } from '../run/store';

/** The sentence about the row that was just recorded by hand. */
function rowSentence({ entry }: BenchSession, { notebook, facts, answersHidden }: BenchState): string {
  const row = notebook.rows.at(-1);
  const [id] = entry.mainReadings;
  const reading = id === undefined ? undefined : row?.readings[id];
  const def = id === undefined ? undefined : facts?.readings[id];
  const shown = reading && def && asDisplayed({ ...reading, unit: def.unit }, def);
  const first = shown && def && shown.text !== '' && !answersHidden ? `: ${def.label} ${readingLine(shown)}` : '';
  return `Row ${row?.id ?? ''} recorded${first}.`;
}

/** The bench's one live region: messages and records as they come, descriptions when asked for. */
export function useAnnouncer(session: BenchSession): readonly [said: string, announce: (sentence: string) => void] {
  const [said, setSaid] = useState('');
  const odd = useRef(false);
  const announce = useCallback((sentence: string) => {
    // The same sentence twice is no change to a screen reader: a space makes it one.
    odd.current = !odd.current;
    setSaid(odd.current ? sentence : `${sentence}\u00A0`);
  }, []);
  useEffect(
    () =>
      session.store.subscribe((state, before) => {
        const message = state.messages.at(-1);
        if (message && message !== before.messages.at(-1) && state.messages.length >= before.messages.length) {
          announce(message.text);
        } else if (state.notebook.rows.length === before.notebook.rows.length + 1 && state.logEvery === 0) {
          announce(rowSentence(session, state));
        }
      }),
    [session, announce],
  );
  return [said, announce];
}
