/** What is printed: numbers, CSV, JSON. */
import type { Grade, ReadingValue } from '../../engine/contract';
import type { Notice } from '../../engine/runtime/host';
import type { Shown } from '../../engine/runtime/instrument';
import { csvText } from '../../engine/runtime/spreadsheet';
import { refuse } from './refusal';

export type Format = 'json' | 'csv';

export function readFormat(text: string): Format {
  return text === 'json' || text === 'csv' ? text : refuse(`--format takes json or csv, not "${text}".`);
}

/** Digits that agree between machines whatever their last bits of sin, exp and pow. */
const IDEAL_DIGITS = 10;
/** A true value as it is printed. */
export const idealValue = (value: ReadingValue): ReadingValue =>
  typeof value === 'number' ? Number(value.toPrecision(IDEAL_DIGITS)) : value;

/** A reading as it is printed: `ideal` to 10 significant digits, other grades as displayed. */
export const printed = (shown: Shown, grade: Grade): ReadingValue =>
  grade === 'ideal' ? idealValue(shown.value) : shown.value;

export const json = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;

const csvField = (value: ReadingValue | boolean): string =>
  typeof value === 'string' ? csvText(value) : value === null ? '' : String(value);

export const csv = (rows: readonly (readonly (ReadingValue | boolean)[])[]): string =>
  rows.map((row) => `${row.map(csvField).join(',')}\n`).join('');

/** Header of a reading's column: `ph (1)`. */
export const column = (id: string, def: { readonly unit: string }): string => `${id} (${def.unit})`;

export const noticeLine = ({ at, do: what, notice }: Notice): string => `${what} at ${at} s: ${notice}`;

export const print = (text: string): void => {
  process.stdout.write(text);
};

export const say = (line: string): void => {
  process.stderr.write(`${line}\n`);
};
