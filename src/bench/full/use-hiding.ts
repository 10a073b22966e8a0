import { useState } from 'react';
import { useStore } from 'zustand';
import type { Lesson } from '../../../engine/runtime/lesson';
import { choicesIn, choose } from '../lesson/choices';
import type { BenchSession } from '../run/session';

export interface Hiding {
  /** From whoever is to find the answers: from the class where it has a window (`pairing`), else on the bench itself. */
  readonly on: boolean;
  readonly toggle: () => void;
  readonly fromClass: boolean;
  readonly hideFromClass: (hide: boolean) => void;
}

/** The answers of a bench, hidden while a class looks for them. The teacher goes on seeing what the class is to find. */
export function useHiding(session: BenchSession, lesson: Lesson | null, pairing: string | null): Hiding {
  const here = useStore(session.store, ({ answersHidden }) => answersHidden);
  const [fromClass, setFromClass] = useState(() => choicesIn(lesson).hiddenFromClass);
  const hideFromClass = (hide: boolean): void => {
    setFromClass(hide);
    choose(lesson, { hiddenFromClass: hide });
  };
  const toggle = (): void => {
    if (pairing) return hideFromClass(!fromClass);
    session.hideAnswers(!here);
    choose(lesson, { hidden: !here });
  };
  return { on: pairing ? fromClass : here, toggle, fromClass, hideFromClass };
}
