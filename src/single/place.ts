/** What a single file shows now: it stands for the address of a page of the site. */
import { createStore } from 'zustand/vanilla';
import { isPreset } from '../../engine/runtime/link';
import { pairingOf } from '../bench/class/messages';

export interface Place {
  /** Path of the experiment on the site. */
  readonly path: string;
  /** Query of the run. */
  readonly query: string;
}

export const placeStore = createStore<Place>(() => ({ path: '/', query: '' }));

/**
 * The query of the run: that of the file's own address, behind `?` or `#`, in the place of the one it was made with. What says
 * nothing of a run (a view) is added to that.
 */
export function queryOf(preset: string, { search, hash }: Pick<Location, 'search' | 'hash'>): string {
  const given = [search, pairingOf(hash) === null ? hash : ''].map((text) => text.replace(/^[?#]+/, ''));
  const own = given.find(isPreset);
  return own ?? [preset, ...given].filter((text) => text !== '').join('&');
}
