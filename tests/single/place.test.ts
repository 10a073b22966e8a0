import { describe, expect, it } from 'vitest';
import { pairingOf } from '../../src/bench/class/messages';
import { classAddressIn, followedPath } from '../../src/single/class-address';
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

describe('the class window of a single file', () => {
  const path = '/subject/chemistry/titration';

  it('is the same file, and knows its bench wherever the lesson is', () => {
    const address = new URL(classAddressIn('/C:/lessons/a lesson.html', path, '1-2-3'), 'file:///');
    expect(address.pathname).toBe('/C:/lessons/a%20lesson.html');
    expect(followedPath(address)).toBe(path);
    expect(pairingOf(address.hash)).toBe('1-2-3');
  });

  it('is no other window', () => {
    expect(followedPath({ search: `?bench=${path}`, hash: '' })).toBeNull();
    expect(followedPath({ search: '?seed=4', hash: '#seed=5' })).toBeNull();
  });
});
