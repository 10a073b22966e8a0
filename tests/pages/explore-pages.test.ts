import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { EXPLORE_PAGES, pickPages } from '../../src/pages/parts/explore-pages';

const paths = EXPLORE_PAGES.map(({ path }) => path);

describe('Explore More', () => {
  it('has twelve different pages, home among them', () => {
    expect(new Set(paths).size).toBe(12);
    expect(paths).toContain('/');
  });

  it('picks two different pages, neither the current one nor home, whatever chance says', () => {
    const chance = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true });
    fc.assert(
      fc.property(fc.constantFrom(...paths, '/elsewhere'), chance, chance, (current, a, b) => {
        const draws = [a, b];
        const picked = pickPages(current, () => draws.shift() ?? 0).map(({ path }) => path);
        expect(picked).toHaveLength(2);
        expect(new Set(picked).size).toBe(2);
        expect(picked).not.toContain('/');
        expect(picked).not.toContain(current);
      }),
    );
  });

  it('can pick every page but home', () => {
    const seen = new Set<string>();
    for (let i = 0; i < 11; i++) {
      for (let j = 0; j < 10; j++) {
        const draws = [i / 11, j / 10];
        for (const { path } of pickPages('/', () => draws.shift() ?? 0)) seen.add(path);
      }
    }
    expect([...seen].toSorted()).toEqual(paths.filter((path) => path !== '/').toSorted());
  });

  it('gives what is left where there are fewer', () => {
    expect(pickPages('/about', () => 0.5, EXPLORE_PAGES.slice(0, 3)).map(({ path }) => path)).toEqual(['/author']);
  });
});
