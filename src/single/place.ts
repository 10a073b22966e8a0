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

type Address = Pick<Location, 'search' | 'hash'>;

const givenIn = ({ search, hash }: Address): readonly string[] =>
  [search, pairingOf(hash) === null ? hash : ''].map((text) => text.replace(/^[?#]+/, ''));

/** The run that the file's own address names, behind `?` or `#`; undefined where it names none. */
export const ownQuery = (address: Address): string | undefined => givenIn(address).find(isPreset);

/**
 * The query of the run: that of the file's own address, behind `?` or `#`, in the place of the one it was made with. What says
 * nothing of a run (a view) is added to that.
 */
export const queryOf = (preset: string, address: Address): string =>
  ownQuery(address) ?? [preset, ...givenIn(address)].filter((text) => text !== '').join('&');
