import { describe, expect, it } from 'vitest';
import { matchEntries } from '../../src/shell/search';
import { searchEntries } from '../../src/shell/search-entries';

const found = (typed: string): readonly string[] => matchEntries(searchEntries, typed).map(({ name }) => name);

describe('search of the instruments', () => {
  it('knows the 22, each by its own path', () => {
    expect(searchEntries).toHaveLength(22);
    expect(new Set(searchEntries.map(({ path }) => path)).size).toBe(22);
    expect(searchEntries).toContainEqual({ name: 'Cryo-TEM', path: '/instruments/cryotem' });
  });

  it('finds what is contained anywhere in a name, whatever the case', () => {
    expect(found('mass')).toEqual([]);
    expect(found('ms')).toEqual(['GC-MS', 'ICP-MS']);
    expect(found('SCANNER')).toEqual(['MRI Scanner', 'CT Scanner', 'PET Scanner']);
    expect(found('size a')).toEqual(['Particle Size Analyzer']);
  });

  it('finds nothing before anything is typed, and takes no character for a pattern', () => {
    expect(found('')).toEqual([]);
    expect(found('  ')).toEqual([]);
    expect(found('.')).toEqual([]);
    expect(found(' mri ')).toEqual(['MRI Scanner']);
  });
});
