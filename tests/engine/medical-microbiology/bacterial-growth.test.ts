import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { entry } from '../../../catalogue/medical-microbiology/mmb2';
import { createRng } from '../../../engine/core/rng';
import { NOTED_KINDS, type Params, simulation } from '../../../engine/medical-microbiology/bacterial-growth';
import { benchOf } from '../drive';

const defaults: Params = { inoculum: 1000, medium: 'Nutrient broth', temperature: 37 };
const MEDIA = ['Nutrient broth', 'LB broth', 'Minimal medium (M9 glucose)'] as const;
const HOUR = 3600;

class Bench extends benchOf(simulation, defaults, { inoculum: 'restart', medium: 'restart', temperature: 'live' }) {}

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;
const variance = (values: readonly number[]): number => {
  const middle = mean(values);
  return values.reduce((sum, value) => sum + (value - middle) ** 2, 0) / (values.length - 1);
};

describe('growth', () => {
  it('has no growth at 4 °C and from 48 °C on, and grows fastest at 41 °C', () => {
    const rates = Array.from({ length: 47 }, (_, n) => ({
      t: 4 + n,
      mu: new Bench({ temperature: 4 + n }).number('growth_rate'),
    }));
    for (const { t, mu } of rates) expect(mu > 0).toBe(t > 4 && t < 48);
    expect(rates.reduce((best, next) => (next.mu > best.mu ? next : best)).t).toBe(41);
  });

  it('grows in LB, nutrient broth and M9 as 1 : 0.8 : 0.4', () => {
    const [nutrient, lb, m9] = MEDIA.map((medium) => new Bench({ medium }).number('growth_rate'));
    expect((nutrient ?? 0) / (lb ?? 1)).toBeCloseTo(0.8, 12);
    expect((m9 ?? 0) / (lb ?? 1)).toBeCloseTo(0.4, 12);
  });

  it('is Malthusian between lag and crowding: the number multiplies by e^μt', () => {
    const bench = new Bench({ medium: 'LB broth' }).wait(4 * HOUR);
    const before = bench.number('cfu_per_ml');
    bench.wait(0.5 * HOUR);
    expect(bench.number('cfu_per_ml') / before / Math.exp(0.5 * bench.number('growth_rate'))).toBeCloseTo(1, 2);
  });

  it('keeps μλ, whatever the temperature', () => {
    fc.assert(
      fc.property(fc.constantFrom(...MEDIA), fc.integer({ min: 5, max: 47 }), (medium, temperature) => {
        const bench = new Bench({ medium, temperature });
        const work = medium === 'Minimal medium (M9 glucose)' ? 3 : 2.5;
        expect(bench.number('lag_h') * bench.number('growth_rate')).toBeCloseTo(work, 9);
        expect((bench.number('doubling_time_min') * bench.number('growth_rate')) / 60).toBeCloseTo(Math.LN2, 12);
      }),
    );
  });

  it('reaches the yield of the medium, never more', () => {
    for (const [medium, most] of [
      ['Nutrient broth', 1e9],
      ['LB broth', 3e9],
      ['Minimal medium (M9 glucose)', 8e8],
    ] as const) {
      const bench = new Bench({ medium }).wait(30 * HOUR);
      expect(bench.number('cfu_per_ml') / most).toBeCloseTo(1, 3);
      expect(bench.number('cfu_per_ml')).toBeLessThanOrEqual(most * (1 + 1e-9));
      expect(bench.read('phase')).toBe('stationary');
    }
  });

  it('starts in the lag phase, leaves it when q is 1, and ends stationary', () => {
    const bench = new Bench({ medium: 'LB broth' });
    const seen: unknown[] = [];
    for (let minute = 0; minute < 24 * 60; minute++) {
      const phase = bench.read('phase');
      if (seen.at(-1) !== phase) seen.push(phase);
      bench.wait(60);
    }
    expect(seen).toEqual(['lag', 'exponential', 'stationary']);
    // q = 1 at t = ln(e^h₀ − 1)/μ = 1.163 h in LB at 37 °C.
    const early = new Bench({ medium: 'LB broth' });
    const change = Math.log(Math.expm1(2.5)) / early.number('growth_rate');
    expect(early.wait(Math.floor((change * HOUR) / 10) * 10 - 10).read('phase')).toBe('lag');
    expect(early.wait(30).read('phase')).toBe('exponential');
  });

  it('rests in the cold and goes on where it was', () => {
    const bench = new Bench({ temperature: 4 }).wait(48 * HOUR);
    expect(bench.number('cfu_per_ml')).toBeCloseTo(1000, 6);
    expect([bench.read('phase'), bench.read('doubling_time_min'), bench.read('lag_h')]).toEqual([
      'no growth',
      null,
      null,
    ]);
    bench.run(['shift_temperature', 37]).wait(6 * HOUR);
    expect(bench.number('log10_cfu')).toBeCloseTo(new Bench().wait(6 * HOUR).number('log10_cfu'), 9);
  });

  it('takes a shift of temperature as a change of the input', () => {
    const bench = new Bench().wait(HOUR).run(['shift_temperature', 20]);
    expect(bench.host.params).toMatchObject({ temperature: 20 });
    expect(bench.number('growth_rate')).toBe(new Bench({ temperature: 20 }).number('growth_rate'));
  });
});

describe('death', () => {
  it.each([
    // log₁₀ lost in 2 h = 120 min/D, D = 1.5·10^((60 − T)/5) min.
    [48, 120 / (1.5 * 10 ** 2.4)],
    [49, 120 / (1.5 * 10 ** 2.2)],
    [50, 0.8],
  ])('kills at %i °C by the decimal reduction time', (temperature, lost) => {
    const bench = new Bench({ temperature }).wait(2 * HOUR);
    expect(3 - bench.number('log10_cfu')).toBeCloseTo(lost, 9);
    expect(bench.read('phase')).toBe('death');
  });

  it('reads 0 below 1 CFU/mL', () => {
    const bench = new Bench({ temperature: 50, inoculum: 100 }).wait(5.5 * HOUR);
    expect([bench.read('cfu_per_ml'), bench.read('log10_cfu')]).toEqual([0, null]);
    expect(bench.wait(100 * HOUR).read('cfu_per_ml')).toBe(0);
    bench.run(['take_sample', 0]);
    expect([bench.read('plate_count'), bench.read('plate_result')]).toEqual([0, 'Too few']);
    expect(bench.read('plate_estimate_cfu_ml')).toBe(0);
  });

  it('comes after 24 h above 0.99 Nmax, at 0.05 per hour, for good', () => {
    const bench = new Bench();
    while (bench.number('cfu_per_ml') <= 0.99e9) bench.wait(10);
    bench.wait(24 * HOUR - 10);
    expect(bench.read('phase')).toBe('stationary');
    bench.wait(10);
    expect(bench.read('phase')).toBe('death');
    const before = bench.number('cfu_per_ml');
    bench.wait(20 * HOUR);
    expect(bench.number('cfu_per_ml') / before).toBeCloseTo(Math.exp(-1), 9);
    bench.run(['shift_temperature', 4]).wait(20 * HOUR);
    expect(bench.number('cfu_per_ml') / before).toBeCloseTo(Math.exp(-2), 9);
  });

  it('counts the hours in all, not in one go', () => {
    const bench = new Bench();
    while (bench.number('cfu_per_ml') <= 0.99e9) bench.wait(10);
    // At 48 °C, D = 377 min: after an hour N is below 0.7 Nmax, and it must grow again.
    bench
      .wait(20 * HOUR)
      .run(['shift_temperature', 48])
      .wait(HOUR)
      .run(['shift_temperature', 37]);
    expect(bench.number('cfu_per_ml')).toBeLessThan(0.7e9);
    bench.wait(7 * HOUR);
    expect(bench.read('phase')).toBe('death');
  });
});

describe('turbidity', () => {
  it('never falls, whatever is done', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...MEDIA),
        fc.array(fc.record({ to: fc.integer({ min: 4, max: 50 }), hours: fc.integer({ min: 1, max: 12 }) }), {
          minLength: 1,
          maxLength: 6,
        }),
        (medium, shifts) => {
          const bench = new Bench({ medium }).wait(6 * HOUR);
          let before = bench.number('od600');
          for (const { to, hours } of shifts) {
            bench.run(['shift_temperature', to]);
            for (let n = 0; n < hours; n++) {
              const now = bench.wait(HOUR).number('od600');
              expect(now).toBeGreaterThanOrEqual(before);
              before = now;
            }
          }
        },
      ),
      { numRuns: 15 },
    );
  });

  it('follows the living while none die: x = N/8·10⁸, OD = x/(1 + x/4)', () => {
    const bench = new Bench({ medium: 'LB broth' });
    for (let hour = 0; hour < 12; hour++) {
      const x = bench.number('cfu_per_ml') / 8e8;
      expect(bench.number('od600')).toBeCloseTo(x / (1 + 0.25 * x), 9);
      bench.wait(HOUR);
    }
    // LB at its yield, 3·10⁹: x = 3.75, OD = 3.75/1.9375.
    expect(bench.wait(12 * HOUR).number('od600')).toBeCloseTo(1.9355, 3);
  });

  it('keeps counting the dead, and adds what grows afterwards', () => {
    const bench = new Bench({ medium: 'LB broth' }).wait(6 * HOUR);
    const before = bench.number('cfu_per_ml');
    bench.run(['shift_temperature', 50]).wait(HOUR);
    const living = bench.number('cfu_per_ml');
    expect(living / before).toBeCloseTo(10 ** -0.4, 9);
    bench.run(['shift_temperature', 37]).wait(2 * HOUR);
    const x = (before + bench.number('cfu_per_ml') - living) / 8e8;
    expect(bench.number('od600')).toBeCloseTo(x / (1 + 0.25 * x), 9);
  });

  it('is read with an error of 0.002', () => {
    const errors = Array.from({ length: 400 }, (_, seed) => {
      const bench = new Bench({ medium: 'LB broth' }, seed, 'school').run('read_od');
      return bench.number('od_sample') - bench.number('od600');
    });
    expect(Math.abs(mean(errors))).toBeLessThan((5 * 0.002) / 20);
    // Five standard deviations of a variance of 400.
    expect(Math.abs(variance(errors) / 0.002 ** 2 - 1)).toBeLessThan(5 * Math.sqrt(2 / 399));
    const ideal = new Bench({ medium: 'LB broth' }, 7).run('read_od');
    expect(ideal.number('od_sample')).toBe(ideal.number('od600'));
  });
});

describe('plates', () => {
  it('have no reading before the first sample', () => {
    const bench = new Bench();
    for (const id of ['plate_count', 'plate_result', 'plate_estimate_cfu_ml', 'od_sample'] as const) {
      expect(bench.read(id)).toBeNull();
    }
    expect(bench.view.plate).toBeNull();
  });

  it('carry Poisson counts of N · 0.1 · 10⁻ᵈ', { tags: ['rest'] }, () => {
    for (const [hours, dilution] of [
      [0, 0],
      [4, 2],
    ] as const) {
      let expected = 0;
      const counts = Array.from({ length: 400 }, (_, seed) => {
        const bench = new Bench({}, seed).wait(hours * HOUR);
        expected = bench.number('cfu_per_ml') * 0.1 * 10 ** -dilution;
        return bench.run(['take_sample', dilution]).number('plate_count');
      });
      expect(Math.abs(mean(counts) / expected - 1)).toBeLessThan(0.02);
      expect(Math.abs(variance(counts) / mean(counts) - 1)).toBeLessThan(0.3);
    }
  });

  it('carry a tenth of the colonies one dilution further on', () => {
    const pairs = Array.from({ length: 200 }, (_, seed) => {
      const bench = new Bench({ medium: 'LB broth' }, seed).wait(4 * HOUR).run(['take_sample', 2]);
      const first = bench.number('plate_count');
      bench.run(['take_sample', 3]).wait(HOUR);
      return [first, bench.number('plate_count')] as const;
    });
    const ratio = mean(pairs.map(([, second]) => second)) / mean(pairs.map(([first]) => first));
    expect(ratio).toBeCloseTo(0.1, 2);
  });

  it('belong to one sample while the hands do not rest, to a new one afterwards', () => {
    const bench = new Bench({ medium: 'LB broth' }).wait(5 * HOUR);
    bench.run(['take_sample', 3]).run(['take_sample', 3]).run('read_od');
    expect(bench.view.doing).toBe('plating');
    bench.wait(240);
    expect(bench.view.doing).toBe('reading OD');
    bench.wait(30);
    expect(bench.view.doing).toBeNull();
    bench.wait(10).run(['take_sample', 3]);
    const fields = bench.frame().fields;
    const hours = [0, 1, 2].map((n) => fields.plates?.[5 * n]);
    expect(hours[0]).toBe(5);
    expect(hours[1]).toBe(5);
    expect(hours[2]).toBeCloseTo(5 + 280 / 3600, 6);
    expect(fields.ods?.[0]).toBe(5);
  });

  it('grow on while the hands are busy', () => {
    const bench = new Bench({ medium: 'LB broth' }).wait(4 * HOUR).run(['take_sample', 2]);
    const before = bench.number('cfu_per_ml');
    bench.run(['shift_temperature', 4]).wait(10 * HOUR);
    // The shift waited for the 2 min of the plating.
    expect(Math.log(bench.number('cfu_per_ml') / before)).toBeCloseTo(
      (new Bench({ medium: 'LB broth' }).number('growth_rate') * 2) / 60,
      2,
    );
  });

  it('follow the rule of 30 to 300', () => {
    const read = (bench: Bench) => ({
      result: bench.read('plate_result'),
      count: bench.number('plate_count'),
      estimate: bench.read('plate_estimate_cfu_ml'),
    });
    const dense = read(new Bench({ inoculum: 10000 }).run(['take_sample', 0]));
    expect(dense.result).toBe('TNTC');
    expect(dense.count).toBeGreaterThan(300);
    expect(dense.estimate).toBeNull();
    const right = read(new Bench({ inoculum: 1000 }).run(['take_sample', 0]));
    expect(right.result).toBe('Countable');
    expect(right.estimate).toBe(right.count * 10);
    const thin = read(new Bench({ inoculum: 1000 }).run(['take_sample', 1]));
    expect(thin.result).toBe('Too few');
    expect(thin.estimate).toBe(thin.count * 100);
  });

  it('count at the borders as the rule says', () => {
    const seen = new Map<number, unknown>();
    for (let seed = 0; seed < 400; seed++) {
      for (const inoculum of [300, 3000]) {
        const bench = new Bench({ inoculum }, seed).run(['take_sample', 0]);
        seen.set(bench.number('plate_count'), bench.read('plate_result'));
      }
    }
    expect([29, 30, 300, 301].map((count) => seen.get(count))).toEqual(['Too few', 'Countable', 'Countable', 'TNTC']);
  });

  it('refuse what is no dilution, and change nothing', () => {
    const bench = new Bench();
    expect(bench.do('take_sample', 10)).toBe('Sample and plate (take_sample) takes a number from 0 to 9, not 10.');
    expect(bench.do('take_sample', -1)).toBe('Sample and plate (take_sample) takes a number from 0 to 9, not -1.');
    const rng = createRng(1);
    const state = simulation.init(defaults, rng, rng);
    const result = simulation.act(state, defaults, { do: 'take_sample', value: 2.5 }, rng, 'ideal');
    expect(result).toEqual({ state, notice: 'The dilutions are whole powers of ten, from 0 to 9.' });
    expect(result.state).toBe(state);
    expect(simulation.occupies?.(state, defaults, { do: 'take_sample', value: 2.5 })).toBe(0);
    expect(bench.read('plate_count')).toBeNull();
  });

  it('do not disturb one another: an OD reading shifts no plate', () => {
    const plain = new Bench({}, 7).run(['take_sample', 0]).number('plate_count');
    expect(new Bench({}, 7).run('read_od').wait(30).run(['take_sample', 0]).number('plate_count')).toBe(plain);
  });
});

describe('the notebook', () => {
  it('notes plates with their 95 % limits, and bounds where there is no number', () => {
    const bench = new Bench({ inoculum: 10000 });
    for (const dilution of [0, 1, 2, 9]) bench.run(['take_sample', dilution]);
    bench.wait(600);
    const { plates } = bench.frame().fields;
    const row = (n: number) => {
      const [hours = -1, log = 0, low = 0, high = 0, kind = -1] = plates?.subarray(5 * n) ?? [];
      return { hours, log, low, high, kind: NOTED_KINDS[kind] };
    };
    // More than 300 colonies of 0.1 mL: above 3000 per mL.
    expect(row(0)).toMatchObject({ hours: 0, kind: 'above' });
    expect(row(0).log).toBeCloseTo(Math.log10(3000), 6);
    expect(row(1).kind).toBe('Countable');
    const count = 10 ** row(1).log / 100;
    expect(10 ** row(1).low / 100).toBeCloseTo(count - 1.96 * Math.sqrt(count), 2);
    expect(10 ** row(1).high / 100).toBeCloseTo(count + 1.96 * Math.sqrt(count), 2);
    expect(row(2).kind).toBe('Too few');
    // No colony of 0.1 mL at 10⁻⁹: below 10¹⁰ per mL.
    expect(row(3)).toMatchObject({ log: 10, kind: 'below' });
    expect(bench.view.platesNoted).toBe(4);
  });

  it('keeps the true curve every ten minutes, for a week, and the last 48 plates', () => {
    const bench = new Bench({ medium: 'LB broth' });
    for (let n = 0; n < 60; n++) bench.run(['take_sample', 9]).wait(600);
    expect(bench.view).toMatchObject({ platesNoted: 48, truthPoints: 61 });
    expect(bench.frame().fields.truth?.[30]).toBeCloseTo(6.428, 2);
    expect(bench.frame().fields.plates?.[0]).toBeCloseTo(2, 6);
    bench.wait(200 * HOUR);
    expect(bench.view.truthPoints).toBe(1009);
  });

  it('comes to its suggested end after 24 h, and can go on', () => {
    const bench = new Bench().wait(24 * HOUR - 10);
    expect(bench.host.finished).toBe(false);
    expect(bench.wait(10).host.finished).toBe(true);
    expect(bench.wait(HOUR).host.time).toBe(25 * HOUR);
  });
});

it('demonstrates with countable plates alone, from the lag to the stationary phase', () => {
  for (const seed of [1, 2, 3, 4, 5]) {
    const bench = new Bench({}, seed);
    const phases: (number | string | null)[] = [];
    for (const { at, ...step } of entry.demo ?? []) {
      if (!('do' in step) || step.do !== 'take_sample') continue;
      bench.wait(at - bench.host.time).run(['take_sample', Number(step.value)]);
      expect(bench.read('plate_result'), `${at / HOUR} h, seed ${seed}`).toBe('Countable');
      phases.push(bench.read('phase'));
    }
    expect(phases.slice(0, 3)).toEqual(['lag', 'lag', 'lag']);
    expect(phases.at(-1)).toBe('stationary');
  }
});

it('gives the same rows at any grouping of steps', () => {
  const rows = [1, 7, 360].map((grouping) => {
    const bench = new Bench({ medium: 'LB broth' }, 3);
    for (const [dilution, until] of [
      [0, 720],
      [3, 1800],
      [5, 2520],
    ] as const) {
      while (bench.host.step < until) bench.host.advance(Math.min(grouping, until - bench.host.step));
      bench.run(['take_sample', dilution]).run('read_od');
    }
    while (bench.host.step < 3000) bench.host.advance(Math.min(grouping, 3000 - bench.host.step));
    return bench.host.readings();
  });
  expect(rows[1]).toEqual(rows[0]);
  expect(rows[2]).toEqual(rows[0]);
});

describe('the time of a sample', () => {
  it('is that at which the broth was taken, not that of the row', () => {
    const bench = new Bench().wait(3 * 3600).run(['take_sample', 1]);
    bench.wait(900);
    expect(bench.number('sample_time_s')).toBeCloseTo(3 * 3600, 6);
    expect(new Bench().read('sample_time_s')).toBeNull();
  });
});
