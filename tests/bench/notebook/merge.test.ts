import { describe, expect, it } from 'vitest';
import { applied, type Command } from '../../../src/bench/notebook/commands';
import { merged } from '../../../src/bench/notebook/merge';
import { readNotebook } from '../../../src/bench/notebook/migrate';
import { emptyNotebook, type Notebook } from '../../../src/bench/notebook/notebook';
import type { Row } from '../../../src/bench/notebook/row';
import { keptRow, rowOf } from '../rows';

const base: Notebook = { ...emptyNotebook, rows: [1, 2, 3].map((id) => keptRow(id)) };
const after = (...commands: readonly Command[]): Notebook => commands.reduce(applied, base);
const own = (id: number, run: number, tab: string) => ({ ...keptRow(id, { run }), key: `${tab}-${id}` });
const numbers = ({ rows }: Notebook) => rows.map(({ id, run, key }) => [id, run, key]);

describe('two tabs of one notebook', () => {
  it('keep the rows of both; mine get new numbers and a new run where theirs took them', () => {
    const mine = after(
      { do: 'insertRows', rows: [own(4, 2, 'm'), own(5, 2, 'm')] },
      { do: 'run', run: 2, settings: { name: 'Mine', shown: true } },
    );
    const theirs = after({ do: 'insertRows', rows: [own(4, 2, 't')] });
    const result = merged(base, mine, theirs);
    expect(numbers(result)).toEqual([
      [1, 1, 'a-1'],
      [2, 1, 'a-2'],
      [3, 1, 'a-3'],
      [4, 2, 't-4'],
      [5, 3, 'm-4'],
      [6, 3, 'm-5'],
    ]);
    expect(result.runs).toEqual({ 3: { name: 'Mine', shown: true } });
  });

  it('keep what either changed, and both notes where both wrote one', () => {
    const mine = after(
      { do: 'note', key: 'a-1', note: 'mine' },
      { do: 'note', key: 'a-2', note: 'mine' },
      { do: 'text', name: 'conclusion', text: 'Mine.' },
    );
    const theirs = after(
      { do: 'note', key: 'a-2', note: 'theirs' },
      { do: 'strike', marks: [{ key: 'a-3', struck: 'Misread' }] },
      { do: 'text', name: 'conclusion', text: 'Theirs.' },
      { do: 'text', name: 'hypothesis', text: 'It rises.' },
    );
    const { rows, texts } = merged(base, mine, theirs);
    expect(rows.map(({ note, struck }) => [note, struck])).toEqual([
      ['mine', null],
      ['theirs / mine', null],
      ['', 'Misread'],
    ]);
    expect(texts).toEqual({ hypothesis: 'It rises.', observations: '', conclusion: 'Theirs.\nMine.' });
  });

  it('let rows go that one cleared, unless the other wrote on them', () => {
    const mine = after({ do: 'removeRows', keys: ['a-1', 'a-2'] });
    const theirs = after({ do: 'note', key: 'a-2', note: 'keep me' });
    expect(merged(base, mine, theirs).rows.map(({ key }) => key)).toEqual(['a-2', 'a-3']);
    expect(merged(base, theirs, mine).rows.map(({ key }) => key)).toEqual(['a-2', 'a-3']);
  });

  it('take columns and predictions of both', () => {
    const column = (id: string) => ({ id, symbol: id, label: id, unit: '', formula: 'V' });
    const mine = after(
      { do: 'column', column: column('m') },
      { do: 'prediction', id: 'p', prediction: { id: 'p', kind: 'x' } },
    );
    const theirs = after({ do: 'column', column: column('t') });
    const result = merged(base, mine, theirs);
    expect(result.columns.map(({ id }) => id).toSorted()).toEqual(['m', 't']);
    expect(result.predictions).toHaveLength(1);
  });

  it('are the other where I changed nothing, and mine where they changed nothing', () => {
    const changed = after({ do: 'note', key: 'a-1', note: 'x' });
    expect(merged(base, base, changed)).toBe(changed);
    expect(merged(base, changed, base)).toEqual(changed);
  });
});

describe('what was stored before', () => {
  it('rows without a notebook become its rows, and lose nothing', () => {
    const rows = [rowOf(1), rowOf(2, { voltage: 6, run: 2, current: null })];
    const read = readNotebook(structuredClone(rows));
    expect(read.is).toBe('here');
    if (read.is !== 'here') return;
    expect(
      read.notebook.rows.map(({ key: _key, note, struck, version, ...row }) => [row, note, struck, version]),
    ).toEqual(rows.map((row) => [row, '', null, null]));
    expect(new Set(read.notebook.rows.map(({ key }) => key)).size).toBe(2);
    expect(readNotebook([])).toEqual({ is: 'here', notebook: emptyNotebook, faults: [] });
  });

  it('rows from before there were trials are of the first', () => {
    const before = <T extends Row>({ trial: _trial, settings: _settings, ...row }: T) => row;
    const kept = [keptRow(1), keptRow(2, { run: 2 })];
    const read = readNotebook(structuredClone({ ...base, version: 1, rows: kept.map(before) }));
    expect(read).toEqual({ is: 'here', notebook: { ...base, rows: kept }, faults: [] });
    const bare = readNotebook([before(rowOf(1))]);
    expect(bare.is === 'here' && bare.notebook.rows[0]).toMatchObject({ trial: 1, settings: {} });
    const third = { ...keptRow(3), trial: 3 };
    const again = readNotebook(structuredClone({ ...base, rows: [third] }));
    expect(again.is === 'here' && again.notebook.rows).toEqual([third]);
  });

  it('a notebook is read as it was written', () => {
    expect(readNotebook(structuredClone(base))).toEqual({ is: 'here', notebook: base, faults: [] });
  });

  it.each([
    ['nothing', undefined, 'none'],
    ['a notebook of a later version', { ...base, version: base.version + 1 }, 'newer'],
    ['a text', 'rows', 'unreadable'],
    ['rows that are none', [{ id: 1 }], 'unreadable'],
    ['a notebook without rows', { ...base, rows: null }, 'unreadable'],
    ['a notebook of rows without keys', { ...base, rows: [rowOf(1)] }, 'unreadable'],
  ])('%s is told apart', (_name, stored, is) => {
    expect(readNotebook(stored).is).toBe(is);
  });
});
