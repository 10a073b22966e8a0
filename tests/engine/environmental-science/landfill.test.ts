import { describe, expect, it } from 'vitest';
import { entry } from '../../../catalogue/environmental-science/es7';
import { type Params, simulation } from '../../../engine/environmental-science/landfill';
import { landGem, leakOf, pooled, throughTanks, turc, YEAR } from '../../../engine/environmental-science/landfill-laws';
import { appliesOf, defaultInputs } from '../../../engine/runtime/inputs';
import { benchOf } from '../drive';

const Bench = benchOf(simulation, defaultInputs(entry) as unknown as Params, appliesOf(entry));
const WASTE = { waste_rate: 100_000, open_years: 20, decay_rate: 0.05, methane_potential: 170 };

describe('gas', () => {
  it('makes in all what the waste can give, whatever k is', () => {
    for (const decay_rate of [0.05, 0.2, 0.7]) {
      let sum = 0;
      for (let year = 0; year < 400; year++) {
        sum += (landGem(year, { ...WASTE, decay_rate }) + landGem(year + 1, { ...WASTE, decay_rate })) / 2;
      }
      // Trapezoids of a year are off by k²/12 of the falling part.
      expect(sum / 3.4e8).toBeGreaterThan(0.97);
      expect(sum / 3.4e8).toBeLessThan(1.06);
    }
  });

  it('falls by e^−k each year after closure', () => {
    for (let year = 20; year < 100; year++) {
      expect(landGem(year + 1, WASTE) / landGem(year, WASTE)).toBeCloseTo(Math.exp(-0.05), 12);
    }
  });

  it('agrees with the continuous integral within 0.3 %', () => {
    const whole = 1e5 * 170 * (1 - Math.exp(-1));
    expect(landGem(20, WASTE) / whole).toBeCloseTo(1, 2);
    let mass = 0;
    for (let n = 0; n < 2000; n++) mass = pooled(mass, 1e5, 0.05, 0.01);
    expect(0.05 * 170 * mass).toBeCloseTo(whole, 3);
  });

  it('goes on with the same mass when leachate is recirculated: twice the rate, and less later', () => {
    const dry = new Bench().run('start').wait(25 * YEAR);
    const before = dry.read('methane_rate') ?? 0;
    const wet = new Bench()
      .run('start')
      .wait(25 * YEAR)
      .run(['recirculate', 1]);
    expect((wet.read('methane_rate') ?? 0) / before).toBeCloseTo(2, 1);
    expect(wet.wait(30 * YEAR).read('methane_rate')).toBeLessThan(dry.wait(30 * YEAR).read('methane_rate') ?? 0);
    expect(wet.read('peak_year')).toBeGreaterThan(20);
    expect(new Bench({ decay_rate: 0.7 }).do('recirculate', 1)).toContain('k stays');
  });

  it('is caught, oxidised or let out, and nothing is lost between', () => {
    const bench = new Bench().run('start', 'turn_on_gas').wait(30 * YEAR);
    const rate = bench.read('methane_rate') ?? 0;
    const oxidised = 0.1 * (rate - (bench.read('methane_collected') ?? 0));
    expect((bench.read('methane_collected') ?? 0) + (bench.read('methane_emitted') ?? 0) + oxidised).toBeCloseTo(
      rate,
      3,
    );
  });

  it('drives methane to the fence under a cap, and wells take it away', () => {
    const bench = new Bench().run('start').wait(20 * YEAR);
    const open = bench.read('boundary_methane_pct') ?? 0;
    const capped = bench.run('place_cap').read('boundary_methane_pct') ?? 0;
    const drawn = bench.run('turn_on_gas').read('boundary_methane_pct') ?? 0;
    expect(open).toBeLessThan(1);
    expect(capped).toBeGreaterThan(5);
    expect(drawn).toBeCloseTo(capped / 4, 9);
  });
});

describe('water', () => {
  it('evaporates no more than soaks in, and no more than Turc says', () => {
    for (let rain = 50; rain <= 3000; rain += 50) {
      expect(turc(rain, 15, 0.2)).toBeLessThanOrEqual(0.8 * rain + 1e-9);
      expect(turc(rain, 15, 0.2)).toBeLessThan(843.75);
    }
  });

  it('leaks least through a composite liner, most through none, never more than there is', () => {
    const leak = (liner: Params['liner'], leachate = 1e4): number => leakOf(liner, 10, 0.3, 2, leachate);
    expect(leak('Composite')).toBeLessThan(leak('Clay') / 500);
    expect(leak('Clay')).toBeLessThan(leak('None'));
    expect(leak('Clay', 10)).toBeCloseTo((10 * 86_400) / YEAR, 12);
  });

  it('tells the liners apart in a wet place by more than their instruments blur', () => {
    const well = (liner: Params['liner'], precipitation: number) =>
      new Bench({ liner, precipitation }, 3, 'school')
        .run('start', 'drill_well')
        .wait(20 * YEAR)
        .shown('well_chloride');
    const [none, clay, composite] = (['None', 'Clay', 'Composite'] as const).map((liner) => well(liner, 2000));
    expect(none!.value - clay!.value).toBeGreaterThan(10 * (none!.u! + clay!.u!));
    expect(clay!.value - composite!.value).toBeGreaterThan(10 * (clay!.u! + composite!.u!));
  });

  it('goes on draining for years under a cap, and never dries up altogether', () => {
    const bench = new Bench({ liner: 'None' }).run('start', 'drill_well').wait(20 * YEAR);
    const before = bench.number('leachate_m3');
    bench.run('place_cap').wait(0.02 * YEAR);
    expect(bench.number('leachate_m3') / before).toBeGreaterThan(0.98);
    expect(bench.wait(5 * YEAR).number('leachate_m3') / before).toBeLessThan(0.55);
    // A hundredth of 800 mm on 10 ha.
    expect(bench.wait(60 * YEAR).number('leachate_m3')).toBeCloseTo(800, 0);
    expect(bench.number('well_chloride')).toBeGreaterThan(100);
  });

  it('is recirculated only where there is some, and as far as there is', () => {
    const dry = new Bench({ precipitation: 300 }).run('start').wait(20 * YEAR);
    expect(dry.read('leachate_m3')).toBe(0);
    const before = dry.number('methane_rate');
    expect(dry.do('recirculate', 1)).toContain('no leachate');
    expect(dry.number('methane_rate')).toBe(before);
    const capped = new Bench().run('start', 'place_cap').wait(20 * YEAR);
    const rate = capped.number('methane_rate');
    expect(capped.run(['recirculate', 1]).number('methane_rate') / rate).toBeCloseTo(1.2, 1);
  });

  it('says so where the cap comes before the last lorry', () => {
    expect(
      new Bench()
        .run('start')
        .wait(5 * YEAR)
        .do('place_cap'),
    ).toContain('Waste still comes');
    expect(
      new Bench()
        .run('start')
        .wait(21 * YEAR)
        .do('place_cap'),
    ).toBeUndefined();
  });

  it('leaks more through holes under deep water than h^0.9 alone says', () => {
    // Giroud 1997 by hand, 500 holes under 3 m.
    expect(leakOf('Composite', 10, 3, 50, 1e6)).toBeCloseTo(2.79, 2);
  });

  it('brings to the well in the end what is mixed in below the site, three years later in the mean', () => {
    let tanks: readonly [number, number, number] = [0, 0, 0];
    let missing = 0;
    for (let n = 0; n < 4000; n++) {
      tanks = throughTanks(tanks, 100, 0, 0.01);
      missing += (1 - tanks[2] / 100) * 0.01;
    }
    expect(tanks[2]).toBeCloseTo(100, 6);
    expect(missing).toBeCloseTo(3, 1);
  });

  it('shows nothing of the leak in the first months, and all of it later', () => {
    const bench = new Bench({ liner: 'Clay' }).run('start', 'drill_well').wait(0.2 * YEAR);
    expect(bench.read('well_chloride')).toBeLessThan(21);
    expect(bench.wait(20 * YEAR).read('well_chloride')).toBeGreaterThan(400);
  });
});

describe('the site', () => {
  it('does nothing before it is opened, and settles by a fifth at most', () => {
    const bench = new Bench().wait(10 * YEAR);
    expect(bench.read('year')).toBe(0);
    expect(bench.read('methane_rate')).toBe(0);
    bench.run('start').wait(100 * YEAR);
    expect(bench.read('settlement_pct')).toBeGreaterThan(15);
    expect(bench.read('settlement_pct')).toBeLessThan(20);
  });
});
