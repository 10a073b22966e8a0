import { describe, expect, it } from 'vitest';
import { type Params, simulation } from '../../../engine/environmental-science/eutrophication';
import {
  A,
  D,
  inflowOf,
  P,
  POOLS,
  ratesOf,
  releaseOf,
  SINKING,
  trophicState,
  tsiOfSecchi,
} from '../../../engine/environmental-science/lake-model';
import { benchOf } from '../drive';

const DEFAULTS: Params = {
  p_load: 1,
  np_ratio: 12,
  depth: 10,
  residence: 2,
  temperature: 22,
  hypo_thickness: 5,
  light: 200,
  initial_p: 20,
  initial_n: 400,
  seasons: false,
  calc_secchi: 2,
  calc_chl: 6.4,
  calc_tp: 24,
};
const Bench = benchOf(simulation, DEFAULTS);
const YEAR = 365 * 86_400;

describe('the balance of the lake', () => {
  it.each([8, 0.3])('changes phosphorus only by inflow, outflow, sinking and mud, at %s mg/L of oxygen', (oxygen) => {
    const y = Float64Array.of(14, 300, 9, 6, oxygen, 400);
    const care = { load: 1.7, aerated: false, locked: 0 };
    const rate = new Float64Array(POOLS);
    ratesOf(DEFAULTS, care)(0, y, rate);
    const total = y[P]! + y[A]! + y[D]!;
    const expected =
      inflowOf(care, DEFAULTS) +
      releaseOf(y, care) / DEFAULTS.depth -
      total / (DEFAULTS.residence * 365.25) -
      (SINKING.algae * y[A]! + SINKING.dead * y[D]!) / DEFAULTS.depth;
    expect(rate[P]! + rate[A]! + rate[D]!).toBeCloseTo(expected, 12);
  });

  it('never falls below nothing, and is never clearer than pure water', () => {
    const bench = new Bench({ p_load: 0, initial_p: 0, initial_n: 0, light: 10, residence: 0.1 }).run('start');
    for (let n = 0; n < 5; n++) {
      bench.wait(YEAR);
      for (const id of ['phosphate', 'nitrogen', 'chlorophyll', 'mud_p'] as const)
        expect(bench.number(id)).toBeGreaterThanOrEqual(0);
      expect(bench.number('secchi')).toBeLessThanOrEqual(8.5);
    }
    expect(bench.read('tsi_chl')).toBeNull();
    expect(bench.read('trophic_state')).toBe('Oligotrophic');
  });

  it('does not grow without a nutrient', () => {
    expect(new Bench({ initial_p: 0 }).read('growth_rate')).toBe(0);
    expect(new Bench({ initial_n: 0 }).read('growth_rate')).toBe(0);
  });
});

describe('the rescue of a lake', () => {
  const sick = () => new Bench({ p_load: 3 }).run('start').wait(3 * YEAR);

  it('by a cut alone takes years', () => {
    const bench = sick()
      .run(['set_load', 0.6])
      .wait(3 * YEAR);
    expect(bench.number('chlorophyll')).toBeGreaterThan(20);
    expect(bench.wait(YEAR).number('chlorophyll')).toBeLessThan(15);
  });

  it('with alum is there in two', () => {
    const bench = sick().run(['set_load', 0.6], ['alum_dose', 80]);
    expect(bench.read('mud_release')).toBe(0);
    expect(bench.wait(2 * YEAR).number('chlorophyll')).toBeLessThan(15);
  });

  it('by air alone leaves it green', () => {
    const bench = sick()
      .run(['aerate', 1])
      .wait(5 * YEAR);
    expect(bench.number('deep_oxygen')).toBeGreaterThan(7);
    expect(bench.number('chlorophyll')).toBeGreaterThan(25);
    expect(bench.read('mud_release')).toBe(0);
  });

  it('by alum goes as far as the dose, and without alum nowhere', () => {
    const after = (dose: number) => {
      const bench = sick().run(['set_load', 0.6]);
      const said = bench.enact('alum_dose', dose);
      return { total: bench.wait(2 * YEAR).number('total_p'), refused: said.some((each) => each.refused) };
    };
    const none = sick()
      .run(['set_load', 0.6])
      .wait(2 * YEAR)
      .number('total_p');
    expect(after(0)).toEqual({ total: none, refused: true });
    const [little, half, whole] = [5, 40, 80].map((dose) => after(dose).total);
    expect(little).toBeGreaterThan(0.85 * none);
    expect(half).toBeLessThan(little!);
    expect(whole).toBeLessThan(half!);
  });

  it('names light where both nutrients are plenty', () => {
    const bench = new Bench({ p_load: 3 }).run('start').wait(9.9 * YEAR);
    expect(bench.number('phosphate')).toBeGreaterThan(300);
    expect(bench.read('limiting')).toBe('Light');
    expect(new Bench({ initial_p: 10 }).read('limiting')).toBe('Phosphorus');
  });

  it('a storm adds a twentieth of the yearly load', () => {
    const bench = new Bench();
    const before = bench.number('total_p');
    bench.run('rain_storm');
    expect(bench.number('total_p') - before).toBeCloseTo((0.05 * 1000) / 10, 12);
  });
});

describe('indices', () => {
  it('fall by ten for each doubling of the Secchi depth', () => {
    for (const metres of [0.1, 1, 4]) expect(tsiOfSecchi(metres) - tsiOfSecchi(2 * metres)).toBeCloseTo(9.99, 2);
  });

  it('name states at their bounds', () => {
    expect([null, 39.9, 40, 50, 70, 70.1].map(trophicState)).toEqual([
      'Oligotrophic',
      'Oligotrophic',
      'Mesotrophic',
      'Eutrophic',
      'Eutrophic',
      'Hypereutrophic',
    ]);
  });

  it('are named by the number that is shown', () => {
    for (let seed = 1; seed <= 30; seed++) {
      const bench = new Bench({ p_load: 0.2, initial_p: 6 }, seed, 'school').run('start').wait(0.2 * YEAR);
      const shown = bench.host.shown();
      expect(shown['trophic_state']!.value).toBe(trophicState(Number(shown['tsi_chl']!.text)));
    }
  });

  it('have no Secchi depth where the disc is seen on the ground', () => {
    const bench = new Bench({ depth: 2, hypo_thickness: 1, initial_p: 0 });
    expect(bench.read('secchi')).toBeNull();
    expect(bench.read('tsi_secchi')).toBeNull();
    expect(bench.read('tsi_mean')).not.toBeNull();
  });

  it('read the disc no deeper than the lake', () => {
    const bench = new Bench({ depth: 2, hypo_thickness: 1 });
    expect(bench.read('disc_depth')).toBeNull();
    bench.run('lower_secchi');
    expect(bench.read('disc_depth')).toBe(2);
  });
});
