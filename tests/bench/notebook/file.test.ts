import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { encodeNotebook, MOST_ROWS } from '../../../src/bench/data/notebook-file';
import { openNotebook, withFile } from '../../../src/bench/data/open-notebook';
import { emptyNotebook, type Notebook } from '../../../src/bench/notebook/notebook';
import { entry, keptRow } from '../rows';

const column = (id: string, symbol: string, formula: string) => ({ id, symbol, label: id, unit: '', formula });

const notebook: Notebook = {
  ...emptyNotebook,
  rows: [{ ...keptRow(1), note: 'first', struck: 'Misread' }, keptRow(2, { run: 2, current: null })],
  runs: { 2: { name: 'Cold', shown: false } },
  columns: [column('computed-1', 'R', 'V/I'), column('computed-2', 'G', '1/R')],
  texts: { hypothesis: 'It is a line.', observations: '', conclusion: '' },
  predictions: [{ id: 'p', kind: 'curve', points: [1, 2] }],
};

const encoded = (what: Notebook, hide: readonly string[] = []): string =>
  encodeNotebook(entry, { experiment: 'toy', title: 'Toy circuit', notebook: what }, hide).text ?? '';

const openedFrom = (text: string): Notebook => {
  const opened = openNotebook(text, 'toy');
  if (!opened.ok) throw new Error(opened.sentence);
  return opened.notebook;
};

const refusalOf = (change: (file: Record<string, any>) => void): string => {
  const file = JSON.parse(encoded(notebook)) as Record<string, any>;
  change(file);
  const opened = openNotebook(JSON.stringify(file), 'toy');
  return opened.ok ? '' : opened.sentence;
};

describe('a notebook as a file', () => {
  it('comes back as it was', () => {
    expect(openedFrom(encoded(notebook))).toEqual(notebook);
  });

  it('of an earlier version comes back as the first trial', () => {
    const file = JSON.parse(encoded(notebook)) as Record<string, any>;
    file['notebook'].version = 1;
    for (const row of file['notebook'].rows) {
      delete row.trial;
      delete row.settings;
    }
    expect(openedFrom(JSON.stringify(file))).toEqual(notebook);
  });

  it('keeps where a series begins', () => {
    const rows = [keptRow(1), { ...keptRow(2), begins: true as const }];
    expect(openedFrom(encoded({ ...notebook, rows })).rows).toEqual(rows);
    expect(refusalOf((file) => (file['notebook'].rows[0].begins = 'yes'))).toContain('whether it begins a series');
  });

  it('keeps trials, what readings share and what labels leave open', () => {
    const row = keptRow(1);
    const current = { value: 0.05, text: '0.050', uncertainty: 0.001, shared: { '7 ammeter gain': 0.0004 } };
    const settings = { load: { '7 set load': 1.5 } };
    const rows = [{ ...row, trial: 4, settings, readings: { ...row.readings, current } }];
    expect(openedFrom(encoded({ ...notebook, rows })).rows).toEqual(rows);
    expect(encoded({ ...notebook, rows }, ['load'])).not.toContain('1.5');
  });

  it('does not give unknowns away', () => {
    const secret = { ...notebook, rows: [keptRow(1, { patch: { unknown: true, load: 470 } })] };
    expect(encoded(secret)).not.toContain('470');
    expect(encoded({ ...notebook, rows: [keptRow(1, { patch: { load: 470 } })] }, ['load'])).not.toContain('470');
  });

  it.each([
    ['another format', (file: Record<string, any>) => void (file['format'] = 'x'), 'is no notebook'],
    [
      'another experiment',
      (file: Record<string, any>) => void (file['experiment'] = 'chem1'),
      'a notebook of "Toy circuit"',
    ],
    [
      'a later version',
      (file: Record<string, any>) => void (file['notebook'].version = 7),
      'newer version of this site',
    ],
    ['no rows', (file: Record<string, any>) => void delete file['notebook'].rows, 'damaged'],
    [
      'a seed that is none',
      (file: Record<string, any>) => void (file['notebook'].rows[1].seed = -1),
      'Row 2 of the file cannot be read: its seed',
    ],
    ['a trial before the first', (file: Record<string, any>) => void (file['notebook'].rows[1].trial = 0), 'its trial'],
    [
      'labels that leave no number open',
      (file: Record<string, any>) => void (file['notebook'].rows[0].settings = { load: { gain: 'x' } }),
      'the errors of what was set',
    ],
    [
      'a shared effect that is none',
      (file: Record<string, any>) => void (file['notebook'].rows[0].readings.current.shared = [null]),
      'its readings',
    ],
    [
      'a reading that is none',
      (file: Record<string, any>) => void (file['notebook'].rows[0].readings.current = 5),
      'its readings',
    ],
    ['a note that is none', (file: Record<string, any>) => void (file['notebook'].rows[0].note = 5), 'its note'],
    [
      'a row twice',
      (file: Record<string, any>) => void file['notebook'].rows.push(file['notebook'].rows[0]),
      'it is there twice',
    ],
    [
      'a symbol of signs',
      (file: Record<string, any>) => void (file['notebook'].columns[0].symbol = '(('),
      'Computed column 1',
    ],
    ['runs without names', (file: Record<string, any>) => void (file['notebook'].runs[2] = null), 'The name of run 2'],
  ])('is refused with a sentence for %s', (_name, change, sentence) => {
    expect(refusalOf(change)).toContain(sentence);
  });

  it('with a plot that is nested without end is refused', () => {
    const plot = `${'['.repeat(5000)}${']'.repeat(5000)}`;
    const opened = openNotebook(encoded(notebook).replace('"plot":null', `"plot":${plot}`), 'toy');
    expect(opened).toEqual({ ok: false, sentence: 'How the plot was left of the file cannot be read.' });
  });

  it('of a long day is opened again; what would not be is said when it is saved', () => {
    const readings = Object.fromEntries(
      Array.from({ length: 20 }, (_, n) => [`reading_${n}`, keptRow(1).readings['power']!]),
    );
    const rows = Array.from({ length: 8000 }, (_, n) => ({ ...keptRow(n + 1), readings }));
    const { text, sentence } = encodeNotebook(
      entry,
      { experiment: 'toy', title: 'Toy', notebook: { ...notebook, rows } },
      [],
    );
    expect(sentence).toBeNull();
    expect(openedFrom(text ?? '').rows).toHaveLength(8000);
    const many = Array.from({ length: MOST_ROWS + 1 }, () => keptRow(1));
    const tooMany = encodeNotebook(
      entry,
      { experiment: 'toy', title: 'Toy', notebook: { ...notebook, rows: many } },
      [],
    );
    expect(tooMany.sentence).toContain('too large');
    expect(openNotebook(tooMany.text ?? '', 'toy')).toMatchObject({ ok: false });
  });

  it('of any shape is opened or refused, never thrown at the learner', () => {
    const file = fc.record({
      format: fc.constantFrom('science-lab-notebook', 'x'),
      experiment: fc.constant('toy'),
      notebook: fc.oneof(
        fc.jsonValue(),
        fc.record({
          version: fc.constantFrom(1, 0, -1),
          rows: fc.array(fc.oneof(fc.jsonValue(), fc.constant(keptRow(1)))),
          runs: fc.jsonValue(),
          columns: fc.oneof(fc.constant([]), fc.array(fc.jsonValue())),
          texts: fc.jsonValue(),
          predictions: fc.oneof(fc.constant([]), fc.array(fc.jsonValue())),
        }),
      ),
    });
    fc.assert(
      fc.property(file, (given) => {
        const opened = openNotebook(JSON.stringify(given), 'toy');
        expect(opened.ok || opened.sentence.length > 10).toBe(true);
      }),
      { numRuns: 300 },
    );
    expect(openNotebook('{', 'toy').ok).toBe(false);
  });
});

describe('a file added to a notebook', () => {
  it('twice adds nothing more', () => {
    expect(withFile(notebook, notebook)).toEqual(notebook);
  });

  it('brings its rows as new rows of new runs, and its columns under free symbols', () => {
    const own: Notebook = {
      ...emptyNotebook,
      rows: [{ ...keptRow(1), key: 'b-1' }],
      columns: [column('computed-9', 'R', '2*V')],
    };
    const both = withFile(own, notebook);
    expect(both.rows.map(({ id, run, key }) => [id, run, key])).toEqual([
      [1, 1, 'b-1'],
      [2, 3, 'a-1'],
      [3, 2, 'a-2'],
    ]);
    expect(both.columns.map(({ symbol, formula }) => [symbol, formula])).toEqual([
      ['R', '2*V'],
      ['R_2', 'V/I'],
      ['G', '1/R_2'],
    ]);
    expect(both.texts.hypothesis).toBe('It is a line.');
  });
});
