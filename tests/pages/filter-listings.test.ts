import { describe, expect, it } from 'vitest';
import { physics } from '../../catalogue/physics/listing.generated';
import { objectives } from '../../catalogue/physics/objectives.generated';
import type { EntryFacts } from '../../src/entry-facts';
import { filterListings, type Wanted } from '../../src/pages/subject/filter-listings';

const facts: Readonly<Record<string, EntryFacts>> = {
  phy9: { measures: ['Total current'], steps: 8, records: 5, minutes: 25 },
};
const ids = (wanted: Partial<Wanted>): readonly string[] =>
  filterListings(
    physics,
    { text: '', show: 'all', ...wanted },
    { facts, objectives, isDone: (id) => id === 'phy10' },
  ).map(({ id }) => id);

describe('the list of a subject', () => {
  it('shows all at first', () => {
    expect(ids({})).toEqual(physics.map(({ id }) => id));
  });

  it.each([
    ['PENDULUM', ['phy3']],
    ["snell's", ['phy6']],
    ['snell’s', ['phy6']],
    ['  critical   angle ', ['phy6']],
    ['total current', ['phy9']],
    ['pendulum refraction', []],
    ['.*', []],
  ])('finds %j by title, objective and what is measured, every word of it', (text, found) => {
    expect(ids({ text })).toEqual(found);
  });

  it('keeps those not done yet, or done', () => {
    expect(ids({ show: 'open' })).toEqual(physics.map(({ id }) => id).filter((id) => id !== 'phy10'));
    expect(ids({ show: 'done' })).toEqual(['phy10']);
    expect(ids({ show: 'done', text: 'pendulum' })).toEqual([]);
  });
});
