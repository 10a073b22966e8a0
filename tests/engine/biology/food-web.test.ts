import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DAY, type Params, simulation } from '../../../engine/biology/food-web';
import { LAST_DAY } from '../../../engine/biology/food-web-record';
import { balanceOf, grazed, liveDay } from '../../../engine/biology/three-levels';
import { benchOf } from '../drive';

const DEFAULTS: Params = { grass: 1000, rabbits: 100, foxes: 20, capacity: 5000, territorial: true };
const CROWDED = { grass: 5000, rabbits: 500, foxes: 100 } as const;
const Bench = benchOf(simulation, DEFAULTS);
const at = (inputs: Partial<Params>, days: number) => new Bench(inputs).wait(days * DAY);

describe('the web', () => {
  it('comes to one balance from any start, with territories on this pasture', () => {
    const { grass, rabbits, foxes } = balanceOf(5000);
    for (const start of [DEFAULTS, CROWDED, { grass: 100, rabbits: 10, foxes: 5 }]) {
      const bench = at(start, 30_000);
      expect(Math.abs(bench.number('rabbit_count') - 167.2)).toBeLessThan(0.5);
      expect(bench.number('rabbit_count')).toBeCloseTo(rabbits, 3);
      expect(bench.number('fox_count')).toBeCloseTo(foxes, 3);
      expect(bench.number('grass_kg')).toBeCloseTo(grass, 1);
    }
  });

  it('stands still at the balance', () => {
    const { grass, rabbits, foxes } = balanceOf(3000);
    const web = Float64Array.of(grass, rabbits, foxes);
    for (let day = 0; day < 1000; day++) liveDay(web, { capacity: 3000, territorial: true });
    [grass, rabbits, foxes].forEach((value, n) => expect((web[n] ?? 0) / value).toBeCloseTo(1, 6));
  });

  it('is unsettled by enrichment', () => {
    const regimes = [5000, 8000, 12_000].map((capacity) => at({ capacity }, 7300).read('regime'));
    expect(regimes).toEqual(['stable', 'cycling', 'collapse']);
    const gone = new Bench({ capacity: 12_000 });
    gone.until(() => gone.number('rabbit_count') === 0, 5000 * DAY);
    expect(Math.abs(gone.number('day') - 3890)).toBeLessThan(15);
  });

  it('loses its rabbits on day 571 from a sparse start', () => {
    const bench = new Bench({ grass: 100, rabbits: 500, foxes: 100, capacity: 1000 });
    bench.until(() => bench.number('rabbit_count') === 0, 1000 * DAY);
    expect(Math.abs(bench.number('day') - 571)).toBeLessThanOrEqual(3);
    expect(bench.read('regime')).toBe('collapse');
  });

  it('without foxes settles where births meet deaths, on a poor pasture', () => {
    const bench = new Bench({ capacity: 2000 }).run(['remove_foxes', 500]).wait(10_000 * DAY);
    expect(Math.abs(bench.number('grass_kg') / 750 - 1)).toBeLessThan(0.01);
    expect(Math.abs(bench.number('rabbit_count') / 140.6 - 1)).toBeLessThan(0.01);
    expect(0.06 * grazed(750)).toBeCloseTo(0.004, 12);
  });

  it('is settling in the tenth year and stable from the twentieth on, from the crowded start', () => {
    const bench = at(CROWDED, 3650);
    expect(bench.read('regime')).toBe('settling');
    for (const days of [3650, 3650, 3650, 10_000]) expect(bench.wait(days * DAY).read('regime')).toBe('stable');
    expect(at({ territorial: false }, 7300).read('regime')).toBe('cycling');
  });

  it('is judged by its rabbits once its foxes have been taken away, and called collapsed where they died', () => {
    const bench = new Bench({ capacity: 2000 }).run(['remove_foxes', 500]).wait(12_000 * DAY);
    expect(bench.number('rabbit_count')).toBeGreaterThan(100);
    expect(bench.read('regime')).toBe('stable');
    bench.run(['add_foxes', 5]);
    expect(bench.read('regime')).toBe('settling');
    expect(at({ capacity: 12_000 }, 7300).read('regime')).toBe('collapse');
  });

  it('is not called cycling for swings that a hand has made', () => {
    const bench = at({}, 1500)
      .run(['drought', 80])
      .wait(2700 * DAY)
      .run(['add_foxes', 40])
      .wait(3200 * DAY);
    expect(bench.read('regime')).toBe('settling');
    expect(bench.wait(8000 * DAY).read('regime')).toBe('stable');
    expect(bench.do('drought', 0)).toMatch(/nothing withers/u);
    expect(bench.read('regime')).toBe('stable');
  });

  it('makes less at each level than at the one below, at the balance', () => {
    const [eaten, rabbits, foxes] = at({}, 30_000).view.flows;
    expect(Math.abs(eaten - 22.85)).toBeLessThan(0.05);
    expect(rabbits / eaten).toBeCloseTo(0.027, 6);
    // What foxes make of what they eat: 0.12 of 1.8 kg for each rabbit of 0.45 kg.
    expect(foxes / (0.45 * at({}, 30_000).number('rabbits_eaten_per_day'))).toBeCloseTo(0.48, 6);
    expect(foxes).toBeLessThan(0.3 * rabbits);
  });

  it('gives the same from step to step as in one', () => {
    const [one, other] = [at({}, 500), new Bench()];
    for (let day = 0; day < 500; day++) other.wait(DAY);
    expect(other.host.readings()).toEqual(one.host.readings());
  });
});

describe('numbers', () => {
  it('are never negative nor lost, and what is gone stays gone until animals are added', () => {
    const deed = fc.constantFrom(
      'add_rabbits' as const,
      'add_foxes' as const,
      'remove_foxes' as const,
      'drought' as const,
    );
    fc.assert(
      fc.property(
        fc.integer({ min: 100, max: 5000 }),
        fc.integer({ min: 10, max: 500 }),
        fc.integer({ min: 5, max: 100 }),
        fc.integer({ min: 1000, max: 12_000 }),
        fc.boolean(),
        fc.array(fc.tuple(deed, fc.integer({ min: 1, max: 100 }), fc.integer({ min: 1, max: 900 })), { maxLength: 6 }),
        (grass, rabbits, foxes, capacity, territorial, deeds) => {
          const bench = new Bench({ grass, rabbits, foxes, capacity, territorial });
          let lost = { rabbits: false, foxes: false };
          for (const [what, value, days] of [['drought', 1, 1] as const, ...deeds]) {
            bench.enact(what, value);
            if (what === 'add_rabbits') lost = { ...lost, rabbits: false };
            if (what === 'add_foxes') lost = { ...lost, foxes: false };
            for (let n = 0; n < 4; n++) {
              bench.wait(Math.ceil(days / 4) * DAY);
              for (const id of ['grass_kg', 'rabbit_count', 'fox_count', 'rabbit_births_per_day'] as const) {
                expect(bench.number(id)).toBeGreaterThanOrEqual(0);
                expect(Number.isFinite(bench.number(id))).toBe(true);
              }
              if (lost.rabbits) expect(bench.number('rabbit_count')).toBe(0);
              if (lost.foxes) expect(bench.number('fox_count')).toBe(0);
              lost = { rabbits: bench.number('rabbit_count') === 0, foxes: bench.number('fox_count') === 0 };
            }
          }
        },
      ),
      { numRuns: 40 },
    );
  });

  it('come back where animals are released, and a drought spares the roots', () => {
    const bench = at({ capacity: 12_000 }, 7300);
    expect(bench.host.readings()).toMatchObject({ rabbit_count: 0, fox_count: 0 });
    expect(bench.do('remove_foxes', 5)).toMatch(/no foxes/u);
    bench.run(['add_rabbits', 20], ['drought', 100]);
    expect(bench.number('rabbit_count')).toBe(20);
    expect(bench.number('grass_kg')).toBe(0.001);
    bench.wait(200 * DAY);
    expect(bench.number('grass_kg')).toBeGreaterThan(0);
  });

  it('end after a hundred years', () => {
    const bench = at({}, LAST_DAY + 10);
    expect(bench.number('day')).toBe(LAST_DAY);
    expect(bench.host.finished).toBe(true);
  });

  it('starve within months once the last prey is gone', () => {
    const bench = new Bench({ capacity: 12_000 });
    bench.until(() => bench.number('rabbit_count') === 0, 5000 * DAY);
    expect(bench.number('fox_count')).toBeGreaterThan(5);
    bench.wait(120 * DAY);
    expect(bench.number('fox_count')).toBe(0);
  });
});
