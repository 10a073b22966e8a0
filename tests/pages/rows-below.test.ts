import { expect, it } from 'vitest';
import { belowText, rowsBelow } from '../../src/pages/class/rows-below';

const ends = Array.from({ length: 28 }, (_, row) => (row + 2) * 35);

it('counts what lies below the part in sight, until the list is scrolled to its end', () => {
  expect(rowsBelow(ends, { scrollTop: 0, clientHeight: 420 })).toBe(17);
  expect(rowsBelow(ends, { scrollTop: 35, clientHeight: 420 })).toBe(16);
  expect(rowsBelow(ends, { scrollTop: 29 * 35 - 420, clientHeight: 420 })).toBe(0);
  expect(rowsBelow(ends.slice(0, 3), { scrollTop: 0, clientHeight: 140 })).toBe(0);
});

it('says so, and nothing where all is in sight', () => {
  expect(belowText(16)).toBe('16 more rows below: scroll the list.');
  expect(belowText(1)).toBe('1 more row below: scroll the list.');
  expect(belowText(0)).toBe('');
});
