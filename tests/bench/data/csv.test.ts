import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { shownColumns } from '../../../src/bench/data/shown-columns';
import { type Export, toCsv, toTsv } from '../../../src/bench/data/csv';
import { compute } from '../../../src/bench/notebook/formula/compute';
import {
  type ComputedColumn,
  emptyNotebook,
  type Notebook,
  type NotebookRow,
} from '../../../src/bench/notebook/notebook';
import { symbolsOf } from '../../../src/bench/notebook/symbols';
import { notebookTable } from '../../../src/bench/notebook/table';
import { entry, keptRow, readings } from '../rows';

interface Given {
  readonly rows?: readonly NotebookRow[];
  readonly hide?: readonly string[];
  readonly loaded?: boolean;
  readonly columns?: readonly ComputedColumn[];
}

function what({ rows, hide = [], loaded = true, columns = [] }: Given = {}): Export {
  const notebook: Notebook = {
    ...emptyNotebook,
    rows: rows ?? [keptRow(1), keptRow(2, { voltage: 6.5, current: null, run: 2 })],
    columns,
  };
  const options = { everyRun: true, compute };
  return {
    title: 'Toy circuit',
    id: 'toy',
    version: loaded ? 3 : null,
    codes: ['toy·AB12·v3'],
    table: notebookTable(entry, loaded ? readings : null, notebook, hide, options),
    notebook,
  };
}

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
      .filter((line) => !/^"?#/.test(line))
      .join('\r\n'),
  );

describe('readings as CSV', () => {
  it('says in its first lines what run it is from', () => {
    const comments = toCsv(what())
      .split('\r\n')
      .filter((line) => line.startsWith('#'));
    expect(comments.slice(0, 6)).toEqual([
      '# Toy circuit (toy)',
      '# run toy·AB12·v3',
      '# model version 3',
      '# seed 7',
      '# trial 1',
      '# grade school',
    ]);
    expect(comments).toContain('# Load = 100 Ω');
    expect(comments.some((line) => line.includes('Voltage'))).toBe(false);
  });

  it('names the trial of each row beside its seed', () => {
    const csv = toCsv(what({ rows: [keptRow(1), { ...keptRow(2, { run: 2 }), trial: 2 }] }));
    expect(csv).toContain('"# trial 1, 2"\r\n');
    const [names = [], , ...rows] = body(csv);
    expect(rows.map((row) => [row[names.indexOf('Seed')], row[names.indexOf('Trial')]])).toEqual([
      ['7', '1'],
      ['7', '2'],
    ]);
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
      'Struck out',
      'Note',
      'Seed',
      'Trial',
      'Grade',
      'Model version',
    ]);
    expect(units).toEqual(['', '', 's', 'V', 'Ω', '', '', 'A', 'A', 'W', '', '', '', '', '', '', '']);
    expect(first).toEqual([
      '1',
      'Run 1',
      '0.1',
      '5',
      '100',
      'no',
      'Red',
      '0.05',
      '0.001',
      '0.25',
      'warm, "red"',
      '',
      '',
      '7',
      '1',
      'school',
      '3',
    ]);
    expect(second.slice(0, 4)).toEqual(['2', 'Run 2', '0.2', '6.5']);
    expect(second.slice(7, 9)).toEqual(['', '']);
  });

  it('gives no unknown away', () => {
    const rows = [keptRow(1, { patch: { unknown: true, load: 470 } }), keptRow(2)];
    const hiddenByInput = toCsv(what({ rows }));
    expect(hiddenByInput).not.toContain('470');
    expect(body(hiddenByInput)[2]?.[4]).toBe('unknown');
    const hiddenByLink = toCsv(what({ rows: [keptRow(1, { patch: { load: 470 } })], hide: ['load'] }));
    expect(hiddenByLink).not.toContain('470');
  });

  it('comes back as it was through any reader of CSV', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (words) => {
        const text = words.replaceAll(/[\r\n]/g, ' ').replace(/^[\s\p{Cc}\p{Cf}'"]*[=+\-@＝＋－＠]+/u, '');
        const row = {
          ...keptRow(1),
          readings: { ...keptRow(1).readings, colour: { value: text, text, uncertainty: null } },
        };
        expect(body(toCsv(what({ rows: [row] })))[2]?.[10]).toBe(text);
      }),
    );
  });

  it('can be saved before the simulation is loaded: ids stand for labels', () => {
    expect(body(toCsv(what({ loaded: false })))[0]).toContain('power');
  });

  it('marks struck rows, carries notes, and writes formulas down', () => {
    const resistance = { id: 'computed-1', symbol: 'R', label: 'Resistance', unit: 'Ω', formula: 'V/I' };
    const rows = [{ ...keptRow(1), note: 'slow; careful', struck: 'Misread' }];
    const csv = toCsv(what({ rows, columns: [resistance] }));
    expect(csv).toContain('# Resistance: R = V/I');
    const [names = [], units = [], first = []] = body(csv);
    const at = (name: string): string | undefined => first[names.indexOf(name)];
    expect([at('Resistance'), at('u(Resistance)'), units[names.indexOf('Resistance')]]).toEqual(['100', '2', 'Ω']);
    expect([at('Struck out'), at('Note')]).toEqual(['Misread', 'slow; careful']);
  });

  it('gives the calibration beside the whole uncertainty where rows share it', () => {
    const rows = [
      keptRow(1, { uncertainty: 0.005, shared: { '7 ammeter gain': 0.003, '7 ammeter zero': 0.0004 } }),
      keptRow(2, { settings: { load: { '7 set load': 0.5 } } }),
    ];
    const [names = [], units = [], first = [], second = []] = body(toCsv(what({ rows })));
    const at = (row: readonly string[], name: string): string | undefined => row[names.indexOf(name)];
    expect([at(first, 'u(Current)'), at(first, 'u_cal(Current)'), at(units, 'u_cal(Current)')]).toEqual([
      '0.005',
      '0.00303',
      'A',
    ]);
    expect(at(second, 'u_cal(Current)')).toBe('');
    expect([at(second, 'u(Load)'), at(second, 'u_cal(Load)')]).toEqual(['0.5', '0.5']);
    expect(names).not.toContain('u(Voltage)');
  });

  it('speaks to spreadsheets with decimal commas', () => {
    const line = toCsv(what(), 'semicolon').split('\r\n').at(-3) ?? '';
    expect(line.split(';').slice(0, 10)).toEqual('1;Run 1;0,1;5;100;no;Red;0,05;0,001;0,25'.split(';'));
  });

  it('lets no text pass for a formula of the spreadsheet', () => {
    expect(toCsv(what({ rows: [{ ...keptRow(1), note: '=1+1' }] }))).toContain(",'=1+1,");
  });

  it('goes to the clipboard with one cell per tab and one line per row', () => {
    const lines = toTsv(what()).split('\n');
    expect(lines).toHaveLength(3);
    expect(new Set(lines.map((line) => line.split('\t').length))).toEqual(new Set([17]));
    expect(lines[0]).toContain('Current / A');
  });
});

describe('columns of the table', () => {
  const tableOf = (rows: readonly NotebookRow[], hide: readonly string[] = []) =>
    notebookTable(entry, readings, { ...emptyNotebook, rows }, hide);
  const shown = (rows: readonly NotebookRow[], allInputs: boolean): readonly string[] =>
    shownColumns(tableOf(rows), entry, allInputs).map(({ id }) => id);

  it('are the inputs that differ, or all that had a value, and the main readings', () => {
    const rows = [keptRow(1), keptRow(2, { voltage: 6 })];
    expect(shown(rows, false)).toEqual(['time', 'voltage', 'current']);
    expect(shown(rows, true)).toEqual(['time', 'voltage', 'load', 'unknown', 'lamp', 'current']);
  });

  it('tell an unknown from an input that has no place', () => {
    const [row] = tableOf([keptRow(1)], ['load']).rows;
    expect([row?.texts['load'], row?.cells['load']]).toEqual(['unknown', null]);
    expect([row?.texts['dim'], row?.cells['dim']]).toEqual(['', null]);
    expect(tableOf([keptRow(1, { patch: { lamp: 'Blue' } })]).rows[0]?.cells['dim']?.value).toBe(1);
  });

  it('give no unknown away to a formula', () => {
    const column = { id: 'computed-1', symbol: 'x', label: 'x', unit: '', formula: 'load*2' };
    const notebook = { ...emptyNotebook, rows: [keptRow(1)], columns: [column] };
    const cellOf = (hide: readonly string[]) =>
      notebookTable(entry, readings, notebook, hide, { compute }).rows[0]?.cells['computed-1'] ?? null;
    expect(cellOf([])?.value).toBe(200);
    expect(cellOf(['load'])).toBeNull();
  });

  it('leave out runs that are not shown, unless every run is asked for', () => {
    const notebook = {
      ...emptyNotebook,
      rows: [keptRow(1), keptRow(2, { run: 2 })],
      runs: { 1: { name: 'Cold', shown: false } },
    };
    const rows = (everyRun: boolean) =>
      notebookTable(entry, readings, notebook, [], { everyRun }).rows.map(({ row }) => row);
    expect(rows(false)).toEqual([2]);
    expect(rows(true)).toEqual([1, 2]);
    expect(notebookTable(entry, readings, notebook, []).runs.map(({ name }) => name)).toEqual(['Cold', 'Run 2']);
  });

  it('have symbols that no two share', () => {
    const symbols = tableOf([]).columns.map(({ symbol }) => symbol);
    expect(symbols).toEqual(['t', 'V', 'load', 'unknown', 'lamp', 'dim', 'I', 'P', 'colour']);
    expect([...symbolsOf(['voltage', 'volume_ml', 'v', 'speed_m_s', 'min', 'range_m', 'ph']).values()]).toEqual([
      'V',
      'volumeMl',
      'v',
      'speedMS',
      'min2',
      'range',
      'pH',
    ]);
  });
});
