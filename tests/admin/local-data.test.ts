import { describe, expect, it } from 'vitest';
import { readLocalData } from '../../src/admin/local-data';

const good = {
  form: 'virtual-lab-local-data',
  version: 1,
  settings: { theme: 'dark' },
  stored: { 'notebook:chem1': {} },
};

describe('a file of local data', () => {
  it('is read', () => expect(readLocalData(JSON.stringify(good))).toEqual(good));
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
});
