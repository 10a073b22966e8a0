/** The address of the class window of a bench. A single file has its own (`src/single/class-address.ts`). */
import { hashOf } from './messages';

/** `path`: of the bench on the site. */
export const classAddress = (path: string, pairing: string): string =>
  import.meta.env.BASE_URL.replace(/\/$/, '') + path + hashOf(pairing);
