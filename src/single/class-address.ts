/** A class window of a single file is the same file once more: its address says of which bench it is. */
import { hashOf, pairingOf } from '../bench/class/messages';

const BENCH = 'bench';

/** Of the file that stands at `file`; `path`: of the bench on the site. */
export const classAddressIn = (file: string, path: string, pairing: string): string =>
  `${file}?${BENCH}=${encodeURIComponent(path)}${hashOf(pairing)}`;

export const classAddress = (path: string, pairing: string): string => classAddressIn(location.pathname, path, pairing);

/** Path of the bench whose class window this address opens; null for every other window. */
export const followedPath = ({ search, hash }: Pick<Location, 'search' | 'hash'>): string | null =>
  pairingOf(hash) === null ? null : new URLSearchParams(search).get(BENCH);
