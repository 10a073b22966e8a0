import { type RefObject, useCallback, useState } from 'react';
import type { AnyEntry } from '../../../catalogue/define';
import { asDisplayed, readOut } from '../readings/reading-text';
import type { BenchSession } from '../run/session';
import type { StageHandle } from './Stage';

export interface Description {
  /** Empty while there is none to show. */
  readonly text: string;
  readonly describe: () => Promise<void>;
  readonly close: () => void;
}

/** Stage and main readings in words, shown and read out when asked for. */
export function useDescription(
  session: BenchSession,
  entry: AnyEntry,
  stage: RefObject<StageHandle | null>,
  announce: (sentence: string) => void,
): Description {
  const [text, setText] = useState('');
  const describe = useCallback(async () => {
    const { facts, shown, answersHidden } = session.store.getState();
    const readings = entry.mainReadings.map((id) => {
      const def = facts?.readings[id];
      return { label: def?.label ?? id, shown: asDisplayed(shown[id], def) };
    });
    const seen = answersHidden ? '' : await stage.current?.describe();
    const described = `${seen ?? ''} ${readOut(readings, answersHidden)}`.trim();
    setText(described);
    announce(described);
  }, [session, entry, stage, announce]);
  const close = useCallback(() => setText(''), []);
  return { text, describe, close };
}
