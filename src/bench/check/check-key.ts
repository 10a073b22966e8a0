/** Under which name the check of a result is kept. */
import type { Answer } from '../../../engine/contract';
import { hash32 } from '../../../engine/core/hash';

const CODE = 0xfffff;

/** Another seed, or a setup in which something else is to be found, is another task; like a run code, the name tells nothing else. */
export const checkKey = ({ id, value }: Answer, seed: number): string =>
  `${id}-${seed}-${(hash32('check', id, seed, String(value)) & CODE).toString(36)}`;
