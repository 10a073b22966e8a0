/** The letters of a sample's code, and the words that stand in it by their place. */
import { hash32 } from '../../core/hash';
import type { Phase } from './sample';

export const PHASES: readonly Phase[] = ['solution', 'liquid', 'solid', 'gas', 'suspension'];
export const UNITS = ['mol/L', 'g/L', '1'] as const;
export const AMOUNT_UNITS = ['mL', 'g'] as const;
export const STEPS = ['dilute', 'filter', 'acidify', 'digest', 'dissolve', 'grind', 'sieve', 'disperse'] as const;
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
export const CHECK_LENGTH = 6;

export const bytesOf = (text: string): number[] => {
  const bytes: number[] = [];
  const escaped = encodeURIComponent(text);
  for (let n = 0; n < escaped.length; n++) {
    if (escaped[n] !== '%') bytes.push(escaped.charCodeAt(n));
    else bytes.push(Number.parseInt(escaped.slice(n + 1, (n += 2) + 1), 16));
  }
  return bytes;
};

/** Throws URIError where the bytes are no UTF-8. */
export const textOf = (bytes: readonly number[]): string =>
  decodeURIComponent(bytes.map((byte) => `%${byte.toString(16).padStart(2, '0')}`).join(''));

export const covered = (bytes: readonly number[]): number[] =>
  bytes.map((byte, n) => byte ^ ((hash32('sample', n >> 2) >>> (8 * (n & 3))) & 255));

export function lettersOf(bytes: readonly number[]): string {
  let letters = '';
  for (let n = 0; n < bytes.length; n += 3) {
    const word = ((bytes[n] ?? 0) << 16) | ((bytes[n + 1] ?? 0) << 8) | (bytes[n + 2] ?? 0);
    const count = Math.min(3, bytes.length - n) + 1;
    for (let k = 0; k < count; k++) letters += LETTERS[(word >> (18 - 6 * k)) & 63];
  }
  return letters;
}

export function bytesOfLetters(letters: string): number[] {
  const bytes: number[] = [];
  for (let n = 0; n < letters.length; n += 4) {
    const group = letters.slice(n, n + 4);
    let word = 0;
    for (let k = 0; k < 4; k++) word = (word << 6) | Math.max(0, LETTERS.indexOf(group[k] ?? 'A'));
    for (let k = 0; k < group.length - 1; k++) bytes.push((word >> (16 - 8 * k)) & 255);
  }
  return bytes;
}

export const checkOf = (letters: string): string => {
  const hash = hash32('sample-check', letters);
  return Array.from({ length: CHECK_LENGTH }, (_, n) => LETTERS[(hash >>> (5 * n)) & 31]).join('');
};
