/** A choice of yes or no that the browser keeps; without a store it lasts for the visit. */
import { useStore } from 'zustand';
import { createStore, type StoreApi } from 'zustand/vanilla';

export interface KeptFlag {
  readonly store: StoreApi<boolean>;
  readonly set: (on: boolean) => void;
}

export function keptFlag(key: string): KeptFlag {
  let kept = false;
  try {
    kept = localStorage.getItem(key) === 'on';
  } catch {
    // No store here, or a blocked one.
  }
  const store = createStore<boolean>(() => kept);
  return {
    store,
    set(on) {
      store.setState(on, true);
      try {
        if (on) localStorage.setItem(key, 'on');
        else localStorage.removeItem(key);
      } catch {
        // It lasts for this visit.
      }
    },
  };
}

export const useKeptFlag = ({ store }: KeptFlag): boolean => useStore(store);
