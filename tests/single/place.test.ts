import { describe, expect, it } from 'vitest';
import { queryOf } from '../../src/single/place';

describe('the query of a single file', () => {
  it('is what it was made with where the address says nothing', () =>
    expect(queryOf('seed=3', { search: '', hash: '' })).toBe('seed=3'));

  it('is that of the address, behind a question mark or a hash', () => {
    expect(queryOf('seed=3', { search: '?seed=4', hash: '' })).toBe('seed=4');
    expect(queryOf('seed=3', { search: '', hash: '#?seed=5' })).toBe('seed=5');
  });

  it('keeps the run where the address names only the view', () =>
    expect(queryOf('seed=3', { search: '?view=full', hash: '' })).toBe('seed=3&view=full'));

  it('takes no class window for a run', () =>
    expect(queryOf('seed=3', { search: '', hash: '#class=1-2-3' })).toBe('seed=3'));
});
