import { describe, expect, it } from 'vitest';
import { listingById, listings } from '../../catalogue/index';
import { nextBench } from '../../src/next-bench';

const after = (id: string): string => {
  const listing = listingById.get(id);
  const next = listing && nextBench(listing);
  return next ? `${next.among}: ${next.listing.id}` : '';
};

describe('the next bench', () => {
  it.each([
    ['phy2', 'Physics: phy3'],
    ['phy11', 'Physics: phy1'],
    ['mlab10', 'Medical Lab: mlab1'],
    ['gcms', 'Instruments: hplc'],
    ['gene-editing-workstation', 'Instruments: gcms'],
  ])('after %s is %s', (id, next) => expect(after(id)).toBe(next));

  it('leads through all of them', () => {
    expect(new Set(listings.map(({ id }) => after(id))).size).toBe(listings.length);
  });
});
