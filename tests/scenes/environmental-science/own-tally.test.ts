import { describe, expect, it } from 'vitest';
import { createOwnTally } from '../../../src/scenes/environmental-science/biodiversity-index/own-tally';

const organisms = [
  { index: 40, species: 0, inside: true },
  { index: 41, species: 3, inside: false },
  { index: 42, species: 3, inside: true },
  { index: 43, species: 1, inside: true },
];

describe('a tally kept by hand', () => {
  it('counts names by species, each frame for itself', () => {
    const own = createOwnTally();
    own.name('a', 40, 0);
    own.name('a', 42, 0);
    own.name('a', 43, 1);
    own.name('b', 40, 5);
    expect([...own.counts('a')]).toEqual([
      [0, 2],
      [1, 1],
    ]);
    expect([...own.counts('b')]).toEqual([[5, 1]]);
  });

  it('takes a name away where it is given a second time, and changes it otherwise', () => {
    const own = createOwnTally();
    expect(own.name('a', 40, 0)).toBe(true);
    expect(own.name('a', 40, 2)).toBe(true);
    expect(own.names('a').get(40)).toBe(2);
    expect(own.name('a', 40, 2)).toBe(false);
    expect(own.names('a').size).toBe(0);
  });

  it('goes on to the next one inside without a name, round the frame, and stays where all are named', () => {
    const own = createOwnTally();
    expect(own.nextUnnamed('a', organisms, -1)).toBe(0);
    own.name('a', 40, 0);
    expect(own.nextUnnamed('a', organisms, 0)).toBe(2);
    own.name('a', 43, 0);
    expect(own.nextUnnamed('a', organisms, 3)).toBe(2);
    own.name('a', 42, 0);
    expect(own.nextUnnamed('a', organisms, 2)).toBe(2);
  });

  it('tells right, wrong and missed; one outside the frame is wrong', () => {
    const own = createOwnTally();
    own.name('a', 40, 0);
    own.name('a', 41, 3);
    own.name('a', 42, 1);
    expect(own.verdict('a', organisms)).toBe('1 of 3 right, 2 wrong, 1 missed');
    expect(own.verdict('empty', [])).toBe('Nothing is rooted in this frame');
  });
});
