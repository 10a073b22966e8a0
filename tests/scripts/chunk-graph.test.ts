import { describe, expect, it } from 'vitest';
import { ringIn } from '../../scripts/chunk-graph';

describe('files that import each other', () => {
  it('are found, by the way round', () => {
    const imports = { a: ['b', 'c'], b: ['c'], c: ['d'], d: ['b'] };
    expect(ringIn(imports)).toEqual(['b', 'c', 'd', 'b']);
    expect(ringIn({ a: ['a'] })).toEqual(['a', 'a']);
  });

  it('are not those that share one', () => {
    expect(ringIn({ a: ['b', 'c'], b: ['d'], c: ['d'], d: [] })).toBeNull();
    expect(ringIn({})).toBeNull();
  });
});
