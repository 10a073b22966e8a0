import { describe, expect, it } from 'vitest';
import { CLASSES, classOf, indexOf, qualityOf, TESTS, WEIGHTS } from '../../../engine/environmental-science/nsf-index';
import { deficitAfter, drift, LONGEST_STEP, reachOf, sagOf } from '../../../engine/environmental-science/river-oxygen';
import { type Params, simulation } from '../../../engine/environmental-science/water-quality';
import { benchOf } from '../drive';

const DEFAULTS: Params = {
  river_flow: 8.7,
  river_bod: 6,
  river_do: 8.3,
  waste_flow: 1.1,
  waste_bod: 50,
  waste_do: 2,
  temperature: 20,
  velocity: 0.3,
  depth: 3,
  ph: 7.5,
  delta_t: 1,
  nitrate: 5,
  phosphate: 0.5,
  turbidity: 5,
  total_solids: 150,
  fecal_coliform: 12,
  effluent: 'Oxygen demand only',
};
const Bench = benchOf(simulation, DEFAULTS);
const DAY = 86_400;

describe('the oxygen sag', () => {
  it('follows the closed form while there is oxygen', () => {
    const bench = new Bench().run('start');
    for (let day = 1; day <= 12; day++) {
      bench.wait(DAY);
      expect(bench.number('deficit')).toBeCloseTo(deficitAfter(reachOf(DEFAULTS), day), 8);
      expect(bench.number('deficit')).toBeCloseTo(bench.number('do_sat') - bench.number('do_mg_l'), 12);
    }
  });

  it('is deepest at the critical time and place', () => {
    const bench = new Bench().run('start');
    let least = Number.POSITIVE_INFINITY;
    let at = 0;
    for (let n = 0; n < 500; n++) {
      bench.wait(600);
      if (bench.number('do_mg_l') >= least) continue;
      least = bench.number('do_mg_l');
      at = bench.number('travel_d');
    }
    expect(least).toBeCloseTo(bench.number('do_min'), 5);
    expect(at).toBeCloseTo(bench.number('tc_days'), 1);
    expect(bench.number('xc_km')).toBeCloseTo(bench.number('tc_days') * 25.92, 10);
  });

  it('is never shallower for more waste', () => {
    let before = Number.POSITIVE_INFINITY;
    for (let waste_bod = 0; waste_bod <= 400; waste_bod += 20) {
      const { oxygen } = sagOf(reachOf({ ...DEFAULTS, waste_bod }));
      expect(oxygen).toBeLessThanOrEqual(before);
      before = oxygen;
    }
  });

  it('goes over into its limit where both rates are equal', () => {
    const reach = { ...reachOf(DEFAULTS), kr: 0.2 };
    const near = { ...reach, kr: 0.2 + 1.1e-4 };
    expect(sagOf(reach).days).toBeCloseTo(sagOf(near).days, 2);
    expect(sagOf(reach).oxygen).toBeCloseTo(sagOf(near).oxygen, 2);
    expect(deficitAfter(reach, 3)).toBeCloseTo(deficitAfter(near, 3), 2);
  });

  it('without oxygen uses what the surface lets in, and no oxygen is lost', () => {
    const reach = reachOf({ ...DEFAULTS, waste_bod: 400 });
    let parcel = { demand: reach.demand, deficit: reach.saturation - reach.oxygen };
    let taken = 0;
    for (let n = 0; n < 1200; n++) {
      const next = drift(parcel, reach, LONGEST_STEP);
      // dL/dt + d(−D)/dt = −k_r D whatever is left: the surface alone brings oxygen in.
      const aired = (reach.kr * LONGEST_STEP * (parcel.deficit + next.deficit)) / 2;
      taken += parcel.demand - next.demand - (next.deficit - parcel.deficit) - aired;
      expect(next.deficit).toBeLessThanOrEqual(reach.saturation);
      parcel = next;
    }
    expect(Math.abs(taken)).toBeLessThan(1e-3 * reach.demand);
    const bench = new Bench({ waste_bod: 400 }).run('start').wait(3 * DAY);
    expect(bench.read('do_mg_l')).toBe(0);
  });

  it('has none where nothing is to be eaten, and the mixed oxygen is the least', () => {
    const bench = new Bench({ waste_bod: 0, river_bod: 0 });
    expect(bench.read('tc_days')).toBe(0);
    expect(bench.number('do_min')).toBeCloseTo(bench.number('do_mg_l'), 12);
  });

  it('ends when the river has healed, or after twelve days', () => {
    const shallow = new Bench({ depth: 0.6 }).run('start');
    shallow.until(() => shallow.host.finished, 12 * DAY);
    expect(shallow.number('travel_d')).toBeLessThan(6);
    expect(shallow.number('do_pct')).toBeGreaterThanOrEqual(95);
    const slow = new Bench().run('start');
    slow.until(() => slow.host.finished, 13 * DAY);
    expect(slow.number('travel_d')).toBeCloseTo(12, 2);
  });
});

describe('bottles', () => {
  it('keep their water, and are between it and saturation when shaken', () => {
    const bench = new Bench().run('start').wait(DAY).run('take_sample');
    const filled = bench.number('bottle_do');
    expect(filled).toBe(bench.number('do_mg_l'));
    bench.wait(DAY).run('shake_bottle');
    expect(bench.number('bottle_do')).toBeCloseTo(filled + 0.7 * (bench.number('do_sat') - filled), 12);
  });

  it('wait for the marked water', () => {
    const bench = new Bench().run('start', ['place_bottle', 20]).wait(DAY);
    expect(bench.read('bottle_do')).not.toBeNull();
    expect(bench.view.bottles[0]?.km).toBeCloseTo(20, 1);
    expect(bench.do('place_bottle', 10)).toContain('passed');
  });

  it('are tested one by one; nine tests make the index of the river', () => {
    const bench = new Bench({ turbidity: 40, fecal_coliform: 900 }).run('take_sample');
    expect(bench.read('kit_ph')).toBeNull();
    for (const test of TESTS) {
      expect(bench.read('bottle_wqi')).toBeNull();
      bench.run(['test', test]);
    }
    expect(bench.read('kit_ph')).toBe(7.5);
    expect(bench.number('bottle_wqi')).toBeCloseTo(bench.number('wqi'), 9);
  });

  it('are refused where there is none', () => {
    const bench = new Bench();
    expect(bench.do('test', 'ph')).toContain('Fill a bottle');
    expect(bench.do('shake_bottle')).toContain('Fill a bottle');
  });
});

describe('the index', () => {
  it('has weights that add to one', () => {
    expect(TESTS.reduce((sum, test) => sum + WEIGHTS[test], 0)).toBeCloseTo(1, 12);
    const scores = Object.fromEntries(TESTS.map((test) => [test, 63])) as Parameters<typeof indexOf>[0];
    expect(indexOf(scores)).toBeCloseTo(63, 12);
  });

  it('reads its curves at their points, between them and beyond', () => {
    expect(qualityOf('do', 82)).toBeCloseTo(89.6, 10);
    expect(qualityOf('do', 140)).toBe(78);
    expect(qualityOf('do', 141)).toBe(50);
    expect(qualityOf('fecal_coliform', 0)).toBe(98);
    expect(qualityOf('fecal_coliform', 10 ** 2.5)).toBeCloseTo(37 - (10 * (0.5 - Math.log10(2))) / Math.log10(2.5), 10);
    expect(qualityOf('fecal_coliform', 2e5)).toBe(2);
    expect(qualityOf('bod', 31)).toBe(2);
  });

  it('names classes without a gap', () => {
    expect([100, 90, 89.95, 70, 50, 49.99, 25, 24.99, 0].map(classOf)).toEqual([
      'Excellent',
      'Excellent',
      'Good',
      'Good',
      'Medium',
      'Bad',
      'Bad',
      'Very Bad',
      'Very Bad',
    ]);
    expect(CLASSES).toHaveLength(5);
  });

  it('takes what is entered in place of the river', () => {
    const bench = new Bench().run(['override_do_pct', 200]);
    expect(bench.read('q_do')).toBe(50);
    expect(bench.number('do_pct')).toBeLessThan(90);
  });
});

describe('what the outfall brings', () => {
  const atOutfall = (effluent: Params['effluent']) => {
    const bench = new Bench({ effluent }).run('start', 'take_sample');
    for (const test of ['fecal_coliform', 'phosphate', 'nitrate', 'turbidity', 'total_solids'] as const)
      bench.run(['test', test]);
    return bench;
  };

  it('is mixed by the flows, and nothing where it brings demand alone', () => {
    const raw = atOutfall('Raw sewage');
    expect(raw.number('kit_coliform')).toBeCloseTo((8.7 * 12 + 1.1 * 5e6) / 9.8, 6);
    expect(raw.number('kit_phosphate')).toBeCloseTo((8.7 * 0.5 + 1.1 * 7) / 9.8, 10);
    expect(raw.number('wqi')).toBeLessThan(atOutfall('Disinfected').number('wqi') - 10);
    expect(atOutfall('Oxygen demand only').number('kit_coliform')).toBe(12);
  });

  it('is seen by its turbidity alone: dissolved waste leaves clear water', () => {
    expect(new Bench({ turbidity: 0, waste_bod: 200 }).view.turbidity).toBe(0);
    expect(new Bench({ turbidity: 0, effluent: 'Raw sewage' }).view.turbidity).toBeCloseTo((1.1 * 150) / 9.8, 6);
  });

  it('dies where it lives, and stays where it is dissolved', () => {
    const bench = new Bench({ effluent: 'Treated' }).run('start');
    const before = bench.number('q_tp');
    const coliform = bench.number('q_fc');
    bench.wait(5 * 86_400);
    expect(bench.number('q_tp')).toBe(before);
    expect(bench.number('q_fc')).toBeGreaterThan(coliform + 20);
  });
});

describe('a river that runs out of oxygen', () => {
  it('is lowest where there is none for the first time, not where the closed form has its minimum below zero', () => {
    const bench = new Bench({ waste_bod: 400, river_flow: 1, waste_flow: 5, temperature: 5 });
    expect(bench.number('do_min')).toBe(0);
    const days = bench.number('tc_days');
    bench.run('start').wait((days - 0.01) * 86_400);
    expect(bench.number('do_mg_l')).toBeGreaterThan(0);
    bench.wait(0.02 * 86_400);
    expect(bench.number('do_mg_l')).toBeLessThan(1e-6);
  });
});

describe('the class of the index', () => {
  it('is that of the number beside it, whatever the sonde shows', () => {
    for (let seed = 1; seed <= 40; seed++) {
      const { wqi, wqi_class } = new Bench({ fecal_coliform: 60, nitrate: 8 }, seed, 'school').host.shown();
      expect(wqi_class!.value).toBe(classOf(Number(wqi!.text)));
    }
  });
});
