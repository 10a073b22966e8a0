import { describe, expect, it } from 'vitest';
import { entry } from '../../../catalogue/biology/bio10';

describe('DNA from a link', () => {
  const input = entry.inputs.find(({ id }) => id === 'dna_sequence');
  const nearest = input?.type === 'text' ? input.nearest : undefined;

  it('is cut to its first 600 bases', () => {
    expect(nearest?.(`${'acg '.repeat(200)}TTTT`)).toBe('ACG'.repeat(200));
  });

  it('is taken as the default where it is no DNA', () => {
    expect(nearest?.('ATGXX')).toBe(input?.defaultValue);
    expect(nearest?.('')).toBe(input?.defaultValue);
  });
});
