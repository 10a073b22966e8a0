import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Params, simulation, YEAR } from '../../../engine/biology/ecological-succession';
import { shannonOf, stageOf, yearOfTrees } from '../../../engine/biology/plant-community';
import { GROUPS } from '../../../engine/biology/succession-record';
import { SimulationHost } from '../../../engine/runtime/host';
import { benchOf } from '../drive';

const DEFAULTS: Params = { type: 'Primary', years: 100 };
const Bench = benchOf(simulation, DEFAULTS, { type: 'restart' });
const type = fc.constantFrom('Primary' as const, 'Secondary' as const);
const COVERS = ['cover_pioneer', 'cover_herb', 'cover_shrub', 'cover_pioneer_tree', 'cover_climax'] as const;
const at = (inputs: Partial<Params>, years: number) => new Bench(inputs).wait(years * YEAR);

describe('covers', () => {
  it('and bare ground add up, none is negative, and the depth of the soil falls by fire alone, whatever is done', () => {
    const deed = fc.constantFrom('fire' as const, 'cut' as const, 'feed' as const, 'none' as const);
    fc.assert(
      fc.property(type, fc.array(fc.tuple(deed, fc.integer({ min: 1, max: 15 })), { maxLength: 8 }), (how, deeds) => {
        const bench = new Bench({ type: how });
        for (const [what, years] of deeds) {
          const before = bench.number('soil_depth_cm');
          if (what === 'fire') bench.enact('fire');
          else if (what === 'cut') bench.enact('remove_shrubs');
          else if (what === 'feed') bench.enact('add_nitrogen', 0.3);
          if (what !== 'fire') expect(bench.number('soil_depth_cm')).toBe(before);
          for (let half = 0; half < 2 * years; half++) {
            const soil = bench.number('soil_depth_cm');
            bench.wait(YEAR / 2);
            expect(bench.number('soil_depth_cm')).toBeGreaterThanOrEqual(soil);
            expect(bench.number('soil_index')).toBeLessThanOrEqual(1);
            const covers = COVERS.map((id) => bench.number(id));
            for (const cover of covers) expect(cover).toBeGreaterThanOrEqual(0);
            const sum = covers.reduce((all, cover) => all + cover, 0);
            expect(sum).toBeLessThanOrEqual(100 + 1e-4);
            expect(sum + bench.number('bare_ground')).toBeCloseTo(100, 4);
          }
        }
      }),
      { numRuns: 40 },
    );
  });

  it('of trees pass 50 % between years 20 and 25 on the field, 70 and 75 on the moraine', () => {
    for (const [how, from, to] of [
      ['Secondary', 20, 25],
      ['Primary', 70, 75],
    ] as const) {
      const year = yearOfTrees(how, 0.5);
      expect(year).toBeGreaterThan(from);
      expect(year).toBeLessThan(to);
      const bench = at({ type: how }, Math.ceil(year));
      expect(bench.number('cover_pioneer_tree') + bench.number('cover_climax')).toBeGreaterThan(50);
    }
    expect(() => yearOfTrees('Primary', 1)).toThrow(RangeError);
  });
});

describe('what is done to a site', () => {
  it('shrubs that are cut at year 45 leave the soil behind', () => {
    const cut = at({}, 45)
      .run('remove_shrubs')
      .wait(15 * YEAR);
    expect(Math.abs(cut.number('soil_index') - 0.307)).toBeLessThan(0.005);
    expect(Math.abs(at({}, 60).number('soil_index') - 0.405)).toBeLessThan(0.005);
  });

  it('fire leaves the soil, so that recovery goes the secondary way', () => {
    const burned = at({}, 80).run('fire');
    expect(burned.number('biomass_t_ha')).toBeLessThan(0.03 * at({}, 80).number('biomass_t_ha'));
    burned.wait(10 * YEAR);
    expect(burned.number('bare_ground')).toBeLessThan(25);
    // On the moraine it took more than half a century to get there.
    expect(burned.number('soil_index')).toBeGreaterThan(0.57);
  });

  it('is refused where there is nothing to do it to', () => {
    const bench = new Bench();
    expect(bench.do('fire')).toMatch(/could burn/u);
    expect(bench.do('remove_shrubs')).toMatch(/no shrubs/u);
    bench.enact('add_nitrogen', 0.5);
    bench.enact('add_nitrogen', 0.5);
    expect(bench.number('soil_index')).toBe(1);
    expect(bench.do('add_nitrogen', 0.5)).toMatch(/plenty/u);
    expect(bench.do('add_nitrogen', 0)).toMatch(/empty bag/u);
  });

  it('fertiliser makes no soil, is washed out of bare ground, and is no century of weathering', () => {
    const [fed, left] = [new Bench(), new Bench()];
    expect(fed.do('add_nitrogen', 0.5)).toMatch(/washed out/u);
    expect(fed.number('soil_depth_cm')).toBe(0);
    expect(fed.number('soil_index')).toBe(0.5);
    for (const bench of [fed, left]) bench.wait(30 * YEAR);
    expect(fed.number('soil_index')).toBeLessThan(0.25);
    expect(fed.number('soil_depth_cm')).toBeLessThan(5);
    expect(fed.number('cover_herb')).toBeGreaterThan(left.number('cover_herb'));
    expect(fed.number('cover_pioneer_tree')).toBeLessThan(5);
  });

  it('a fire takes soil in proportion to what burns, and does not run where little stands', () => {
    const wood = at({}, 80);
    const before = wood.number('soil_depth_cm');
    wood.run('fire');
    expect(wood.number('soil_depth_cm') / before).toBeCloseTo(0.9, 6);
    const after = wood.number('soil_depth_cm');
    expect(wood.do('fire')).toMatch(/carry a fire/u);
    expect(wood.number('soil_depth_cm')).toBe(after);
    const herbs = at({}, 40);
    const thin = herbs.number('soil_depth_cm');
    herbs.run('fire');
    expect(herbs.number('soil_depth_cm') / thin).toBeGreaterThan(0.99);
    expect(at({}, 3).do('fire')).toMatch(/carry a fire/u);
  });

  it('after a fire the ground is bare for half a year, weeds lead for five, herbs follow', () => {
    const burned = at({ type: 'Secondary' }, 60).run('fire');
    const stages = [0.25, 1, 4.5, 5.5].map((year, n, all) =>
      burned.wait((year - (all[n - 1] ?? 0)) * YEAR).read('dominant_stage'),
    );
    expect(stages).toEqual(['Bare ground', 'Pioneer', 'Pioneer', 'Herbs']);
  });
});

describe('the years to run', () => {
  it('end the run; raised it goes on as if they had been so from the beginning', () => {
    const bench = at({ years: 30 }, 60);
    expect(bench.host.readings()).toEqual(at({}, 30).host.readings());
    expect(bench.host.finished).toBe(true);
    bench.set({ years: 70 }).wait(100 * YEAR);
    expect(bench.host.readings()).toEqual(at({}, 70).host.readings());
  });

  it('lowered give the same run ended earlier, with what was done until then', () => {
    const bench = at({}, 20)
      .run(['add_nitrogen', 0.2])
      .wait(30 * YEAR)
      .run('fire')
      .wait(10 * YEAR)
      .set({ years: 40 });
    const other = at({}, 20)
      .run(['add_nitrogen', 0.2])
      .wait(20 * YEAR);
    expect(bench.host.readings()).toEqual(other.host.readings());
    expect(bench.frame().view.burned).toBeNull();
    bench.set({ years: 100 }).wait(60 * YEAR);
    expect(bench.number('cover_pioneer_tree')).toBeGreaterThan(60);
  });

  it('of none are the start', () => {
    const bench = at({ type: 'Secondary', years: 0 }, 10);
    expect(bench.number('bare_ground')).toBeCloseTo(66.5, 9);
    expect(bench.read('dominant_stage')).toBe('Pioneer');
    expect(new Bench().read('dominant_stage')).toBe('Bare ground');
  });
});

it('diversity is that of the parts, and none where nothing grows', () => {
  expect(shannonOf([0, 0, 0])).toBe(0);
  expect(shannonOf([0.2, 0.2, 0.2, 0.2])).toBeCloseTo(Math.log(4), 12);
  expect(stageOf([0.01, 0.02, 0, 0, 0])).toBe('Bare ground');
});

it('the leading stage is that of the covers as the tape shows them', () => {
  const bare = Array.from({ length: 12 }, (_, seed) => {
    const host = new SimulationHost({ simulation, inputs: { ...DEFAULTS }, applies: {}, seed, grade: 'school' });
    const words = new Set<unknown>();
    for (let quarter = 0; quarter < 16; quarter++) {
      host.advance(Math.round(YEAR / 4 / simulation.dt));
      const { shown } = host.record();
      const covers = GROUPS.map((group) => Number(shown[`cover_${group}`]?.value) / 100);
      expect(shown['dominant_stage']?.value).toBe(stageOf(covers));
      words.add(shown['dominant_stage']?.value);
    }
    return words.size;
  });
  expect(Math.max(...bare)).toBe(2);
});
