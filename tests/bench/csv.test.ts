import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { inputColumns, inputOf } from '../../src/bench/data/columns';
import { type Export, toCsv, toTsv } from '../../src/bench/data/csv';
import { entry, readings, rowOf } from './rows';

const what = (changes: Partial<Export> = {}): Export => ({
  title: 'Toy circuit',
  id: 'toy',
  version: 3,
  entry,
  readings,
  rows: [rowOf(1), rowOf(2, { voltage: 6.5, current: null, run: 2 })],
  hide: [],
  ...changes,
});

/** A reader of RFC 4180, written for the test alone. */
function parse(text: string): readonly (readonly string[])[] {
  const rows: string[][] = [[]];
  let cell = '';
  let inside = false;
  for (let i = 0; i < text.length; i++) {
    const sign = text[i];
    if (inside) {
      if (sign !== '"') cell += sign;
      else if (text[i + 1] === '"') cell += text[i++];
      else inside = false;
    } else if (sign === '"') inside = true;
    else if (sign === ',' || sign === '\n') {
      rows.at(-1)?.push(cell);
      cell = '';
      if (sign === '\n') rows.push([]);
    } else if (sign !== '\r') cell += sign;
  }
  return rows.filter((row) => row.length > 0);
}

const body = (csv: string): readonly (readonly string[])[] =>
  parse(
    csv
      .split('\r\n')
      .filter((line) => !line.startsWith('#'))
      .join('\r\n'),
  );

describe('readings as CSV', () => {
  it('says in its first lines what run it is from', () => {
    const comments = toCsv(what())
      .split('\r\n')
      .filter((line) => line.startsWith('#'));
    expect(comments.slice(0, 4)).toEqual(['# Toy circuit (toy)', '# model version 3', '# seed 7', '# grade school']);
    expect(comments).toContain('# Load = 100 Ω');
    expect(comments.some((line) => line.includes('Voltage'))).toBe(false);
  });

  it('has a row of names, a row of units, then the rows', () => {
    const [names = [], units = [], first = [], second = []] = body(toCsv(what()));
    expect(names).toEqual([
      'Row',
      'Run',
      'Lab time',
      'Voltage',
      'Load',
      'Unknown load',
      'Lamp',
      'Current',
      'u(Current)',
      'Power, heat',
      'Colour',
      'Seed',
      'Grade',
    ]);
    expect(units).toEqual(['', '', 's', 'V', 'Ω', '', '', 'A', 'A', 'W', '', '', '']);
    expect(first).toEqual([
      '1',
      '1',
      '0.1',
      '5',
      '100',
      'false',
      'Red',
      '0.05',
      '0.001',
      '0.25',
      'warm, "red"',
      '7',
      'school',
    ]);
    expect(second.slice(0, 4)).toEqual(['2', '2', '0.2', '6.5']);
    expect(second.slice(7, 9)).toEqual(['', '']);
  });

  it('gives no unknown away', () => {
    const rows = [rowOf(1, { patch: { unknown: true, load: 470 } }), rowOf(2)];
    const hiddenByInput = toCsv(what({ rows }));
    expect(hiddenByInput).not.toContain('470');
    expect(body(hiddenByInput)[2]?.[4]).toBe('unknown');
    const hiddenByLink = toCsv(what({ rows: [rowOf(1, { patch: { load: 470 } })], hide: ['load'] }));
    expect(hiddenByLink).not.toContain('470');
  });

  it('comes back as it was through any reader of CSV', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (words) => {
        const text = words.replaceAll(/[\r\n]/g, ' ');
        const row = {
          ...rowOf(1),
          readings: { ...rowOf(1).readings, colour: { value: text, text, uncertainty: null } },
        };
        expect(body(toCsv(what({ rows: [row] })))[2]?.[10]).toBe(text);
      }),
    );
  });

  it('can be saved before the simulation is loaded: ids stand for labels', () => {
    expect(body(toCsv(what({ readings: null, version: null })))[0]).toContain('power');
  });

  it('goes to the clipboard with one cell per tab and one line per row', () => {
    const lines = toTsv(what()).split('\n');
    expect(lines).toHaveLength(3);
    expect(new Set(lines.map((line) => line.split('\t').length))).toEqual(new Set([13]));
    expect(lines[0]).toContain('Current / A');
  });
});

describe('columns of the table', () => {
  it('shows the inputs that differ, or all that had a value', () => {
    const rows = [rowOf(1), rowOf(2, { voltage: 6 })];
    expect(inputColumns(entry, rows, [], true)).toEqual(['voltage']);
    expect(inputColumns(entry, rows, [], false)).toEqual(['voltage', 'load', 'unknown', 'lamp']);
  });

  it('tells an unknown from an input that has no place', () => {
    expect(inputOf(entry, rowOf(1), 'load', ['load'])).toBeNull();
    expect(inputOf(entry, rowOf(1), 'dim', [])).toBeUndefined();
    expect(inputOf(entry, rowOf(1, { patch: { lamp: 'Blue' } }), 'dim', [])).toBe(1);
  });
});
