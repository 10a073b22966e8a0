import { useEffect } from 'react';
import { useStore } from 'zustand';
import { openShelf, type ShelfState, shelfStore } from './store';

/** The shelf as it is kept; read when it is first wanted. */
export function useShelf(): ShelfState {
  const state = useStore(shelfStore);
  useEffect(() => {
    void openShelf();
  }, []);
  return state;
}
