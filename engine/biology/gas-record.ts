/** What a recorder writes of a volume of gas: rows of time and volume from the start on, kept ever more widely apart. */
import type { Quantity } from '../contract';

export const RECORD_ROWS = 240;
export const RECORD_COLUMNS = 2;
const FIRST_APART: Quantity<'s'> = 0.5;
/** Two times that differ by less are the same: lab time is counted in whole steps. */
const SAME: Quantity<'s'> = 1e-6;

export interface GasRecord {
  readonly rows: Float32Array;
  readonly count: number;
  readonly apart: Quantity<'s'>;
}

export const emptyRecord = (): GasRecord => ({
  rows: new Float32Array(RECORD_ROWS * RECORD_COLUMNS),
  count: 0,
  apart: FIRST_APART,
});

/** Writes a volume where its time has come; the buffer goes on into the record that is returned. */
export function record(past: GasRecord, seconds: Quantity<'s'>, volume: Quantity<'mL'>): GasRecord {
  const { rows, count, apart } = past;
  if (seconds < count * apart - SAME) return past;
  rows[count * RECORD_COLUMNS] = seconds;
  rows[count * RECORD_COLUMNS + 1] = volume;
  if (count + 1 < RECORD_ROWS) return { ...past, count: count + 1 };
  // Every other row makes room.
  for (let row = 0; 2 * row < RECORD_ROWS; row++)
    rows.copyWithin(row * RECORD_COLUMNS, 2 * row * RECORD_COLUMNS, (2 * row + 1) * RECORD_COLUMNS);
  return { rows, count: RECORD_ROWS / 2, apart: 2 * apart };
}
