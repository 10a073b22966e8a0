/** What a learner wants to hear; all of it is off until it is asked for. */
import { createStore } from 'zustand/vanilla';

export interface Listening {
  /** Readings are read out while the run goes on, when they changed. Kept in the browser. */
  readonly speak: boolean;
  /** The plotted reading as a tone. Off at each visit: no page makes a sound by itself. */
  readonly sound: boolean;
  /** 0 to 1. */
  readonly volume: number;
}

const KEY = 'speak-changes';

export const listening = createStore<Listening>(() => ({ speak: false, sound: false, volume: 0.4 }));

/** Takes up what the browser kept. */
export function recallListening(): void {
  try {
    listening.setState({ speak: localStorage.getItem(KEY) === 'on' });
  } catch {
    // A blocked store only means that the choice is not kept.
  }
}

export function setSpeak(speak: boolean): void {
  listening.setState({ speak });
  try {
    if (speak) localStorage.setItem(KEY, 'on');
    else localStorage.removeItem(KEY);
  } catch {
    // A blocked store only means that the choice lasts for this visit.
  }
}
