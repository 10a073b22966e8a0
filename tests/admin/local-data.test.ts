import { describe, expect, it } from 'vitest';
import { readLocalData } from '../../src/admin/local-data';
import { emptyNotebook } from '../../src/bench/notebook/notebook';
import { keptRow } from '../bench/rows';

const notebook = { ...emptyNotebook, rows: [keptRow(1)] };
const good = {
  form: 'virtual-lab-local-data',
  version: 1,
  settings: { theme: 'dark' },
  stored: { 'notebook:chem1': { revision: 'x', notebook } },
};

const read = (data: unknown) => {
  const result = readLocalData(JSON.stringify(data));
  if (typeof result === 'string') throw new Error(result);
  return result;
};

describe('a file of local data', () => {
  it('is read', () => {
    const { data, faults } = read(good);
    expect(faults).toEqual([]);
    expect(data.settings).toEqual({ theme: 'dark' });
    expect(data.stored['notebook:chem1']).toMatchObject({ notebook });
  });

  it('that is none gets a sentence', () => {
    for (const text of [
      '',
      '[]',
      '"x"',
      JSON.stringify({ ...good, form: 'other' }),
      JSON.stringify({ ...good, version: 2 }),
      JSON.stringify({ ...good, settings: { theme: 3 } }),
      JSON.stringify({ ...good, stored: [] }),
    ]) {
      expect(readLocalData(text)).toMatch(/^[A-Z].*\.$/);
    }
  });

  it('names the place that is not as it should be', () => {
    expect(readLocalData(JSON.stringify({ ...good, settings: { theme: 3 } }))).toContain('"settings, theme"');
  });

  it('is mended, or left out item by item, and says which', () => {
    const row = keptRow(2);
    const { data, faults } = read({
      ...good,
      settings: { theme: 'blue', consent: '{', progress: '[]', 'lesson-draft': '{}', 'page-keys': 'off' },
      stored: {
        'notebook:chem1': { revision: 'x', notebook: { ...notebook, columns: [null] } },
        'notebook:phy9': {
          ...emptyNotebook,
          rows: [
            { ...row, note: {} },
            { ...row, readings: { ph: null } },
          ],
        },
        'notebook:phy1': { revision: 'y', notebook: 'gone' },
        'blog-posts': {},
        'something-else': 1,
      },
    });
    expect(data.settings).toEqual({ 'page-keys': 'off' });
    expect(Object.keys(data.stored)).toEqual(['notebook:chem1', 'notebook:phy9']);
    expect(data.stored['notebook:phy9']).toMatchObject({ notebook: { rows: [{ note: '' }] } });
    expect(faults).toHaveLength(9);
    expect(faults[0]).toBe('"notebook:chem1" was damaged and was mended: Computed column 1.');
    for (const fault of faults) expect(fault).toMatch(/^[A-Z"].*\.$/);
  });
});
