import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MOLAR_MASS, productMelting, salicylicSolubility } from '../../../engine/chemistry/aspirin-chemistry';
import { type Params, simulation, type State } from '../../../engine/chemistry/synthesis';
import { yorkLine } from '../../../engine/core/york-line';
import { expectHonest } from '../spread';
import { benchOf } from '../drive';

const defaults: Params = {
  salicylic_acid: 2,
  acetic_anhydride: 5,
  catalyst: 'Phosphoric Acid',
  bath_temp: 70,
};

class Bench extends benchOf(simulation, defaults, {
  salicylic_acid: 'restart',
  acetic_anhydride: 'restart',
  catalyst: 'restart',
}) {}

/** The usual way: heat, 20 mL of water, ice, and a wash of 10 mL. */
const product = (inputs: Partial<Params>, heated: number, iced = 900, wash = 10): Bench => {
  const bench = new Bench(inputs)
    .run('start_heating')
    .wait(heated)
    .run(['quench', 20], 'cool')
    .wait(iced)
    .run('filter');
  if (wash > 0) bench.run(['wash', wash]);
  bench.run('dry');
  // Where no crystal came there is nothing to test.
  for (const test of ['melting_point', 'ferric_test'] as const) bench.do(test);
  return bench;
};

const grams = fc.integer({ min: 5, max: 50 }).map((tenths) => tenths / 10);
const millilitres = fc.integer({ min: 2, max: 20 }).map((halves) => halves / 2);
const bath = fc.integer({ min: 8, max: 19 }).map((fives) => fives * 5);
const catalyst = fc.constantFrom<Params['catalyst']>('Sulfuric Acid', 'Phosphoric Acid');

describe('the reaction', () => {
  it('never goes back before the quench, and never beyond 100 %', () => {
    fc.assert(
      fc.property(grams, millilitres, bath, catalyst, (salicylic_acid, acetic_anhydride, bath_temp, kind) => {
        const bench = new Bench({ salicylic_acid, acetic_anhydride, bath_temp, catalyst: kind }).run('start_heating');
        let before = 0;
        for (let minute = 0; minute < 40; minute++) {
          const now = bench.wait(30).number('conversion_percent');
          expect(now).toBeGreaterThanOrEqual(before);
          expect(now).toBeLessThanOrEqual(100);
          before = now;
        }
      }),
      { numRuns: 25 },
    );
  });

  it('goes faster with sulfuric acid at every bath', () => {
    for (let bath_temp = 40; bath_temp <= 95; bath_temp += 5) {
      for (const seconds of [20, 60, 180]) {
        const at = (kind: Params['catalyst']): number =>
          new Bench({ bath_temp, catalyst: kind }).run('start_heating').wait(seconds).number('conversion_percent');
        expect(at('Sulfuric Acid')).toBeGreaterThan(at('Phosphoric Acid'));
      }
    }
  });

  it('follows the closed form of A + B → C, with k integrated over the warming flask', () => {
    fc.assert(
      fc.property(grams, millilitres, bath, fc.integer({ min: 10, max: 600 }), (m, v, bath_temp, seconds) => {
        const bench = new Bench({ salicylic_acid: m, acetic_anhydride: v, bath_temp }).run('start_heating');
        const a = m / 138.121;
        const b = (v * 1.082) / 102.089;
        const litres = (v + m / 1.443) / 1000;
        // Simpson's rule over k(T(t)), written out here on its own.
        const slices = 4000;
        let integral = 0;
        for (let i = 0; i <= slices; i++) {
          const kelvin = bath_temp + 273.15 - (bath_temp - 22) * Math.exp((-i * seconds) / slices / 60);
          const k = 9e-4 * Math.exp((-65_000 / 8.314_462_618) * (1 / kelvin - 1 / 323.15));
          integral += (i === 0 || i === slices ? 1 : i % 2 === 1 ? 4 : 2) * k;
        }
        integral *= seconds / slices / 3;
        const e = Math.exp(((b - a) * integral) / litres);
        const x = Math.abs(b - a) < 1e-9 ? a - 1 / (1 / a + integral / litres) : (a * b * (e - 1)) / (b * e - a);
        expect(bench.wait(seconds).number('conversion_percent')).toBeCloseTo((100 * x) / Math.min(a, b), 3);
      }),
      { numRuns: 25 },
    );
  });

  it('does nothing before it is begun, and nothing more once water is in', () => {
    const bench = new Bench().wait(600);
    expect(bench.number('conversion_percent')).toBe(0);
    expect(bench.number('temperature_c')).toBeCloseTo(22, 10);
    bench.run('start_heating').wait(120).run(['quench', 5]);
    const stopped = bench.number('conversion_percent');
    expect(bench.wait(600).number('conversion_percent')).toBe(stopped);
  });

  it('keeps salicylic acid and aspirin together, in moles, up to the filter', () => {
    fc.assert(
      fc.property(grams, millilitres, bath, catalyst, (salicylic_acid, acetic_anhydride, bath_temp, kind) => {
        const params: Params = { salicylic_acid, acetic_anhydride, bath_temp, catalyst: kind };
        const total = salicylic_acid / MOLAR_MASS.salicylicAcid;
        let state: State = simulation.init(params, null as never, null as never);
        const check = (): void => {
          // All of it: what water has split again is salicylic acid once more.
          const aspirin = state.reacted - state.split;
          const salicylic = total - state.reacted + state.split;
          expect(aspirin).toBeGreaterThanOrEqual(0);
          expect(salicylic).toBeGreaterThanOrEqual(-1e-12);
          expect(Math.abs((aspirin + salicylic) / total - 1)).toBeLessThan(1e-6);
          // No more in crystals than there is, up to the error of a step where they begin to grow.
          expect(state.aspirinCrystals).toBeLessThanOrEqual(aspirin * MOLAR_MASS.aspirin + 1e-9);
          expect(state.salicylicCrystals).toBeLessThanOrEqual(salicylic * MOLAR_MASS.salicylicAcid + 1e-9);
          expect(Math.min(state.aspirinCrystals, state.salicylicCrystals)).toBeGreaterThanOrEqual(0);
        };
        const go = (seconds: number): void => {
          for (let n = 0; n < seconds / simulation.dt; n++) {
            state = simulation.step(state, params, { dt: simulation.dt, rng: null as never });
            if (n % 50 === 0) check();
          }
        };
        const act = (action: Parameters<typeof simulation.act>[2]): void => {
          state = simulation.act(state, params, action, null as never, 'ideal').state;
        };
        act({ do: 'start_heating' });
        go(200);
        act({ do: 'quench', value: 30 });
        go(100);
        act({ do: 'cool' });
        go(600);
      }),
      { numRuns: 15 },
    );
  });
});

describe('the quench', () => {
  it('mixes the flask with water of the room at once', () => {
    const bench = new Bench().run('start_heating').wait(900).run(['quench', 50]);
    // 40 J/K of glass and 6.386 mL × 1.8 J/(mL K) at 70 °C with 50 mL × 4.18 J/(mL K) at 22 °C.
    const own = 40 + 1.8 * (5 + 2 / 1.443);
    expect(bench.number('temperature_c')).toBeCloseTo((own * 70 + 209 * 22) / (own + 209), 3);
  });

  it('warms by the heat of the anhydride that is left, and not without any', () => {
    const warmed = (acetic_anhydride: number, salicylic_acid: number): number => {
      const bench = new Bench({ acetic_anhydride, salicylic_acid }).run('start_heating').wait(900).run(['quench', 5]);
      const mixed = bench.number('temperature_c');
      return bench.wait(30).number('temperature_c') - mixed;
    };
    expect(warmed(10, 1)).toBeGreaterThan(5);
    expect(warmed(1, 5)).toBeLessThan(-10);
  });

  it('boils up with little water on much hot anhydride, says so, and costs a tenth of the product', () => {
    const quenched = (water: number): Bench =>
      new Bench({ acetic_anhydride: 10, bath_temp: 95 }).run('start_heating').wait(600).run(['quench', water]).wait(60);
    const wild = quenched(5);
    expect(wild.view.message).toMatch(/boiled up/);
    expect(wild.number('temperature_c')).toBeLessThanOrEqual(100);
    expect(wild.do('cool')).toMatch(/boiled up/);
    expect(quenched(20).view.message).toBeNull();
    wild.wait(1800).run('filter', 'dry');
    expect(wild.number('dry_mass_g')).toBeLessThan(2.60868 * 0.97 * 0.9);
  });
});

describe('the crystals', () => {
  it('gain from every minute in ice', () => {
    let before = -1;
    for (const seconds of [0, 30, 60, 120, 300, 600, 1200, 3600]) {
      const mass = product({}, 900, seconds).number('dry_mass_g');
      // Once all has crystallised, water splits 12 µg of what stays dissolved in 40 minutes: far below any balance.
      expect(mass).toBeGreaterThanOrEqual(before - 2e-5);
      before = mass;
    }
    expect(product({}, 900, 0).number('dry_mass_g')).toBeLessThan(product({}, 900, 600).number('dry_mass_g') - 0.1);
  });

  it('lose more, the more water they were quenched and washed with', () => {
    const mass = (quench: number, wash: number): number =>
      new Bench()
        .run('start_heating')
        .wait(900)
        .run(['quench', quench], 'cool')
        .wait(900)
        .run('filter', ['wash', wash], 'dry')
        .number('dry_mass_g');
    expect(mass(50, 5)).toBeLessThan(mass(20, 5));
    expect(mass(20, 30)).toBeLessThan(mass(20, 5));
    // 25 mL at 2 °C: 4.43 g/L × exp(−28000/R (1/275.15 − 1/298.15)) = 1.723 g/L.
    expect(mass(20, 5) - mass(20, 30)).toBeCloseTo(0.025 * 1.723, 3);
  });

  it('are rinsed by washing: an early quench is purer after it', () => {
    const dirty = product({ bath_temp: 50 }, 400, 900, 0).number('purity_percent');
    const rinsed = product({ bath_temp: 50 }, 400, 900, 10).number('purity_percent');
    expect(rinsed).toBeGreaterThan(dirty);
  });

  it('take the tabulated solubility of salicylic acid at its points', () => {
    for (const [celsius, gramsPerLitre] of [
      [0, 1.24],
      [25, 2.48],
      [40, 4.14],
      [75, 17.4],
      [100, 77.8],
    ] as const)
      expect(salicylicSolubility(celsius + 273.15)).toBeCloseTo(gramsPerLitre, 6);
  });

  it('can all be washed away, and then nothing is tested', () => {
    const bench = new Bench({ salicylic_acid: 0.5 })
      .run('start_heating')
      .wait(900)
      .run(['quench', 50], 'cool')
      .wait(900);
    bench.run('filter');
    for (let n = 0; n < 20; n++) bench.run(['wash', 30]);
    bench.run('dry');
    expect(bench.number('dry_mass_g')).toBeLessThan(0.01);
    for (const test of ['ferric_test', 'melting_point', 'recrystallise'] as const) {
      const notice = bench.do(test, test === 'recrystallise' ? 5 : undefined);
      if (bench.number('dry_mass_g') === 0)
        expect(notice).toBe('There are no crystals left to work with: reset and begin again.');
    }
    for (const value of Object.values(bench.host.readings()))
      expect(value === null || Number.isFinite(value)).toBe(true);
  });
});

describe('the product', () => {
  it('is purer and lighter after recrystallising (4 g, 8 mL, quenched after 300 s at 50 °C)', () => {
    const bench = product({ salicylic_acid: 4, acetic_anhydride: 8, bath_temp: 50 }, 300);
    const [mass, purity, melts] = [
      bench.number('dry_mass_g'),
      bench.number('purity_percent'),
      bench.number('melting_point_c'),
    ];
    bench.run(['recrystallise', 8]);
    expect(bench.read('purity_percent')).toBeNull();
    expect(bench.read('melting_point_c')).toBeNull();
    expect(bench.host.finished).toBe(false);
    bench.run('melting_point');
    expect(bench.number('purity_percent')).toBeGreaterThan(purity);
    expect(bench.number('dry_mass_g')).toBeLessThan(mass);
    expect(bench.number('melting_point_c')).toBeGreaterThan(melts);
    expect(bench.host.finished).toBe(true);
  });

  it('weighs far more than theory where salicylic acid is left, and says so', () => {
    const bench = new Bench({ salicylic_acid: 5, acetic_anhydride: 1 }).run('start_heating').wait(900);
    bench.run(['quench', 20], 'cool').wait(900).run('filter', ['wash', 10]);
    expect(bench.do('dry')).toBe('A yield above 100 % means the product is not pure.');
    bench.run('ferric_test');
    expect(bench.number('percent_yield')).toBeGreaterThan(250);
    expect(Math.abs(bench.number('purity_percent') - 34)).toBeLessThan(1);
    expect(bench.number('ferric_purple')).toBeCloseTo(1, 6);
    expect(bench.number('pure_yield_percent')).toBeLessThan(100);
  });

  it('is salicylic acid alone where the quench comes at once', () => {
    const bench = product({}, 0);
    expect(bench.number('pure_yield_percent')).toBe(0);
    expect(bench.number('purity_percent')).toBe(0);
    expect(bench.number('melting_point_c')).toBeCloseTo(432 - 273.15, 6);
    expect(bench.number('melting_begins_c')).toBeCloseTo(432 - 273.15 - 1, 6);
  });

  it('melts at 135.5 °C when pure, lower with salicylic acid, and never below 50 °C', () => {
    expect(productMelting(1, 0).clear - 273.15).toBeCloseTo(135.5, 9);
    let before = productMelting(1, 0).clear;
    for (const percent of [0.5, 1, 2, 5, 10, 20]) {
      const now = productMelting(100 - percent, percent).clear;
      expect(now).toBeLessThan(before);
      before = now;
    }
    // Van 't Hoff for a small impurity: ΔT = R T² x/ΔH = 8.314 × 408.65²/29800 × x = 46.6 K × x.
    expect(
      (productMelting(1, 0).clear - productMelting(99.9, 0.1).clear) / ((0.1 / 138.121) * 180.157 * 0.01),
    ).toBeCloseTo(46.6, 0);
    fc.assert(
      fc.property(fc.double({ min: 0, max: 1, noNaN: true }), (part) => {
        const { begins, clear } = productMelting(part, 1 - part);
        expect(begins).toBeGreaterThanOrEqual(323.15);
        expect(clear - begins).toBeGreaterThanOrEqual(1 - 1e-9);
      }),
    );
  });

  it('melts over a range: within a degree when pure, from the eutectic on when much salicylic acid is in it', () => {
    const range = (salicylic: number): readonly [number, number] => {
      const { begins, clear } = productMelting(100 - salicylic, salicylic);
      return [begins - 273.15, clear - 273.15];
    };
    expect(range(0)[1] - range(0)[0]).toBeCloseTo(1, 9);
    // Solved apart: 36 % of salicylic acid by mass, 111.1 °C.
    expect(range(36)[0]).toBeLessThan(111.2);
    expect(range(36)[1] - range(36)[0]).toBeLessThan(1.6);
    // Beyond it the clear point climbs above that of aspirin: only where melting begins tells that it is impure.
    expect(range(65.3)[1]).toBeCloseTo(138.3, 1);
    expect(range(65.3)[0]).toBeCloseTo(111.1, 1);
    // A tenth liquid: x_l = 1 − 10 (1 − x), for 1 % of salicylic acid 0.87; 1/T = 1/408.65 − (R/29800) ln x_l.
    const x = 99 / 180.157 / (99 / 180.157 + 1 / 138.121);
    const seen = 1 / (1 / 408.65 - (8.314_462_618 / 29_800) * Math.log(1 - 10 * (1 - x)));
    expect(range(1)[0]).toBeCloseTo(seen - 273.15, 6);
  });

  it('keeps the yield of aspirin alone when some of it goes into a vial', () => {
    const bench = product({}, 900);
    const before = bench.number('pure_yield_percent');
    bench.run(['take_product', 0.2]);
    expect(bench.number('pure_yield_percent')).toBeCloseTo(before, 9);
  });

  it('has no mass before it is dry, no purity before a test', () => {
    const bench = new Bench().run('start_heating').wait(600).run(['quench', 20], 'cool').wait(600).run('filter');
    for (const id of [
      'dry_mass_g',
      'percent_yield',
      'pure_yield_percent',
      'purity_percent',
      'melting_begins_c',
      'melting_point_c',
    ] as const)
      expect(bench.read(id)).toBeNull();
    bench.run('dry');
    expect(bench.number('percent_yield')).toBeGreaterThan(80);
    for (const id of ['pure_yield_percent', 'purity_percent', 'melting_point_c', 'ferric_purple'] as const)
      expect(bench.read(id)).toBeNull();
    bench.run('ferric_test');
    expect(bench.number('purity_percent')).toBeGreaterThan(99);
    expect(bench.read('melting_point_c')).toBeNull();
  });
});

describe('the order of steps', () => {
  const STEPS = [
    'start_heating',
    'quench',
    'cool',
    'filter',
    'wash',
    'dry',
    'recrystallise',
    'ferric_test',
    'melting_point',
  ] as const;
  const VALUES: Readonly<Record<string, number>> = { quench: 20, wash: 5, recrystallise: 5 };

  it('is kept: a step out of it changes no reading and names the next one', () => {
    const bench = new Bench();
    const refusals: string[] = [];
    const tryAll = (allowed: readonly string[]): void => {
      for (const step of STEPS.filter((name) => !allowed.includes(name))) {
        const before = bench.host.readings();
        const notice = bench.do(step, VALUES[step]);
        expect(notice, step).toBeTypeOf('string');
        refusals.push(notice ?? '');
        expect(bench.host.readings()).toEqual(before);
      }
    };
    tryAll(['start_heating']);
    bench.run('start_heating').wait(300);
    tryAll(['quench']);
    bench.run(['quench', 20]).wait(60);
    tryAll(['cool']);
    bench.run('cool').wait(600);
    tryAll(['filter']);
    bench.run('filter');
    tryAll(['wash', 'dry']);
    bench.run(['wash', 5]);
    tryAll(['wash', 'dry']);
    bench.run('dry');
    tryAll(['recrystallise', 'ferric_test', 'melting_point']);
    expect(refusals).toContain('Cool the flask before filtering');
    expect(refusals).toContain('Heat the flask before quenching');
    expect(refusals).toContain('Quench the reaction before filtering');
    expect(refusals).toContain('Dry the crystals before taking the melting point');
    expect(refusals).toContain('That is done already. Next: filter the crystals.');
    for (const refusal of refusals) expect(refusal).toMatch(/ before |Next: /);
  });

  it('lets a warm flask be filtered, with a warning', () => {
    const warm = new Bench().run('start_heating').wait(900).run(['quench', 20], 'cool').wait(60);
    expect(warm.do('filter')).toMatch(/^Filtered at \d+ °C: what was still dissolved has gone with the liquor\.$/);
    const cold = new Bench().run('start_heating').wait(900).run(['quench', 20], 'cool').wait(600);
    expect(cold.do('filter')).toBeUndefined();
  });

  it('gives the same rows however the steps are grouped', () => {
    const run = (groups: readonly number[]) => {
      const bench = new Bench().run('start_heating');
      for (const steps of groups) bench.host.advance(steps);
      bench.run(['quench', 20], 'cool');
      for (const steps of groups) bench.host.advance(steps);
      return { readings: bench.host.readings(), view: bench.view };
    };
    expect(run([900])).toEqual(run([1, 7, 92, 300, 500]));
  });
});

describe('at school grade', () => {
  /** ln[(b − x)/(a − x)] against time, six points of one bath; slope and its standard uncertainty. */
  function rate(bath_temp: number, times: readonly number[], seed: number): { slope: number; error: number } {
    const bench = new Bench({ bath_temp }, seed, 'school').run('start_heating');
    const a = 2 / 138.121;
    const b = (5 * 1.082) / 102.089;
    let at = 0;
    const points = times.map((time) => {
      bench.wait(time - at);
      at = time;
      const shown = bench.host.shown()['conversion_percent'];
      const c = Number(shown?.value) / 100;
      const x = a * c;
      const slope = a / (a - x) - a / (b - x);
      return { x: time, y: Math.log((b - x) / (a - x)), ux: 0, uy: slope * (Number(shown?.uncertainty) / 100) };
    });
    const line = yorkLine(points, 0.003);
    if (!line) throw new Error('no line');
    return { slope: line.slope, error: line.slopeError };
  }

  it('the procedure finds k at 40 °C within its standard uncertainty in about two runs of three', {
    tags: ['rest'],
  }, () => {
    const a = 2 / 138.121;
    const b = (5 * 1.082) / 102.089;
    const litres = (5 + 2 / 1.443) / 1000;
    const k = 9e-4 * Math.exp((-65_000 / 8.314_462_618) * (1 / 313.15 - 1 / 323.15));
    const truth = (k * (b - a)) / litres;
    const within = Array.from({ length: 60 }, (_, seed) => {
      const { slope, error } = rate(40, [270, 390, 510, 630, 750, 870], seed + 1);
      return Math.abs(slope - truth) <= error;
    }).filter(Boolean).length;
    expect(within).toBeGreaterThanOrEqual(30);
    expect(within).toBeLessThanOrEqual(51);
  });

  it('the balance gives the dry mass within its standard uncertainty in about two runs of three', {
    tags: ['rest'],
  }, () => {
    const within = Array.from({ length: 60 }, (_, seed) => {
      const bench = new Bench({}, seed + 1, 'school')
        .run('start_heating')
        .wait(900)
        .run(['quench', 20], 'cool')
        .wait(900);
      const { value, u } = bench.run('filter', ['wash', 10], 'dry').shown('dry_mass_g');
      return Math.abs(value - bench.number('dry_mass_g')) <= Number(u);
    }).filter(Boolean).length;
    expect(within).toBeGreaterThanOrEqual(30);
    expect(within).toBeLessThanOrEqual(51);
  });

  it('the crude yield is off by about what it states, and is worked out from what was set and what the balance shows', {
    tags: ['rest'],
  }, () => {
    const dried = (seed: number): Bench =>
      new Bench({ catalyst: 'Sulfuric Acid' }, seed, 'school')
        .run('start_heating')
        .wait(600)
        .run(['quench', 20], 'cool')
        .wait(600)
        .run('filter', ['wash', 5], 'dry')
        .wait(2);
    expectHonest((seed) => dried(seed).host, ['percent_yield', 'theoretical_yield_g']);
    const bench = dried(3);
    const theory = (2 / MOLAR_MASS.salicylicAcid) * MOLAR_MASS.aspirin;
    expect(bench.shown('theoretical_yield_g').value).toBeCloseTo(theory, 3);
    expect(bench.shown('percent_yield').value).toBeCloseTo((100 * bench.shown('dry_mass_g').value) / theory, 1);
  });
});
