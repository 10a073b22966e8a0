/** What a learner wants to hear; all of it is off until it is asked for. */
import { createStore } from 'zustand/vanilla';

export interface Listening {
  /** Readings are read out while the run goes on, when they changed. Kept in the browser. */
  readonly speak: boolean;
  /** The plotted reading as a tone. Off at each visit: no page makes a sound by itself. */
  readonly sound: boolean;
  /** Short sounds of what happens on the bench: a click, a drop. Kept in the browser. */
  readonly effects: boolean;
  /** 0 to 1. */
  readonly volume: number;
}

/** What the browser keeps, and under which names. */
const KEPT = { speak: 'speak-changes', effects: 'bench-sounds' } as const;

export const listening = createStore<Listening>(() => ({ speak: false, sound: false, effects: false, volume: 0.4 }));

/** Takes up what the browser kept. */
export function recallListening(): void {
  try {
    const on = (key: string): boolean => localStorage.getItem(key) === 'on';
    listening.setState({ speak: on(KEPT.speak), effects: on(KEPT.effects) });
  } catch {
    // A blocked store only means that the choice is not kept.
  }
}

/** Switches one of them on or off. */
export function keepListening(what: keyof typeof KEPT, on: boolean): void {
  listening.setState({ [what]: on });
  try {
    if (on) localStorage.setItem(KEPT[what], 'on');
    else localStorage.removeItem(KEPT[what]);
  } catch {
    // A blocked store only means that the choice lasts for this visit.
  }
}
