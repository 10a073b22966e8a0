/** The shelf as it is kept: what is taken, lessened, brought together, and what cannot be read. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Sample } from '../../engine/data/samples/sample';
import { sampleCode } from '../../engine/data/samples/sample-code';
import { readShelf } from '../../src/shelf/schema';
import {
  EMPTY_SHELF,
  lessened,
  merged,
  MOST_VIALS,
  recordOf,
  type Shelf,
  type Vial,
  withTaken,
} from '../../src/shelf/shelf';

const sampleOf = (grams: number): Sample => ({
  version: 1,
  name: 'Aspirin, crude product',
  phase: 'solid',
  matrix: 'dry crystals',
  amount: { value: grams, unit: 'g' },
  temperature: 22,
  parts: [{ id: 'aspirin', q: { value: 1, unit: '1' } }],
  prep: [],
  source: 'of a test',
});

const vialOf = (n: number, grams = 0.2): Vial => ({
  id: `vial-${n}`,
  code: sampleCode(sampleOf(grams)),
  taken: 1000 * n,
  from: { experiment: 'chem2', link: '?v=2' },
  origin: `chem2·ABCD·v2·${n}`,
});

const shelfOf = (...vials: readonly Vial[]): Shelf => ({ version: 1, vials });
const gramsOn = ({ vials }: Shelf): number => vials.reduce((sum, vial) => sum + (recordOf(vial)?.amount.value ?? 0), 0);

describe('a shelf', () => {
  it('has what a run gave once, however often its link is opened', () => {
    const once = withTaken(EMPTY_SHELF, [vialOf(1)]);
    const twice = withTaken(once, [{ ...vialOf(1), id: 'another' }]);
    expect(twice).toBe(once);
    expect(withTaken(once, [vialOf(2)]).vials.map(({ id }) => id)).toEqual(['vial-2', 'vial-1']);
  });

  it('has as much less as was taken from it, and no empty vial', () => {
    fc.assert(
      fc.property(
        fc.double({ min: 0.001, max: 1, noNaN: true }),
        fc.double({ min: 0.01, max: 1, noNaN: true }),
        (all, part) => {
          const shelf = shelfOf(vialOf(1, all), vialOf(2));
          expect(gramsOn(shelf) - gramsOn(lessened(shelf, 'vial-1', part * all))).toBeCloseTo(part * all, 8);
        },
      ),
    );
    expect(lessened(shelfOf(vialOf(1, 0.2)), 'vial-1', 0.2).vials).toEqual([]);
    const shelf = shelfOf(vialOf(1, 0.2));
    expect(gramsOn(lessened(shelf, 'vial-1', 5))).toBeCloseTo(0.2, 12);
  });

  it('takes a file in once, and holds no more than it can', () => {
    const shelf = shelfOf(vialOf(1), vialOf(2));
    expect(merged(shelf, shelf)).toEqual(shelf);
    const many = shelfOf(...Array.from({ length: MOST_VIALS + 5 }, (_, n) => vialOf(n)));
    expect(merged(shelf, many).vials).toHaveLength(MOST_VIALS);
  });

  it('is read back as it was, and what is damaged is left out and counted', () => {
    const shelf = shelfOf(vialOf(1), vialOf(2));
    expect(readShelf(JSON.parse(JSON.stringify(shelf)))).toEqual({ shelf, lost: 0 });
    expect(readShelf(undefined)).toEqual({ shelf: EMPTY_SHELF, lost: 0 });
    expect(readShelf({ version: 2, vials: [] })).toBeNull();
    expect(readShelf('shelf')).toBeNull();
    const damaged = [
      { ...vialOf(3), code: `${vialOf(3).code}x` },
      { ...vialOf(4), from: { experiment: 'chem2', link: 'javascript:alert(1)' } },
      { ...vialOf(5), taken: Number.NaN },
      { ...vialOf(1), taken: 5 },
      null,
      'vial',
    ];
    expect(readShelf({ version: 1, vials: [...shelf.vials, ...damaged] })).toEqual({ shelf, lost: 6 });
    fc.assert(
      fc.property(fc.anything(), (value) => {
        const read = readShelf(value);
        if (read) expect(read.shelf.vials.every((vial) => recordOf(vial) !== null)).toBe(true);
      }),
    );
  });
});
