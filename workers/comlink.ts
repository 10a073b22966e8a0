/** What the workers take of Comlink, as one object: their bundles then hold the same file of it, which travels once. */
import { expose, transfer } from 'comlink';

export const comlink = { expose, transfer };
