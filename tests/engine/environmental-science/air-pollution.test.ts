import { ENVELOPE, PER_PLACE, PUFFS } from '../../../engine/environmental-science/plume-picture';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { entry } from '../../../catalogue/environmental-science/es3';
import { aqiOf, AQI_BANDS, bandOfIndex, categoryOf } from '../../../engine/environmental-science/air-quality-index';
import { simulation } from '../../../engine/environmental-science/air-pollution';
import type { Params } from '../../../engine/environmental-science/air-pollution-inputs';
import { plumeFor } from '../../../engine/environmental-science/air-pollution-inputs';
import {
  largestAtGround,
  onAxis,
  profileAt,
  sigmaY,
  type Stability,
} from '../../../engine/environmental-science/gaussian-plume';
import { createMeander, folded, WANDERING, wanderAt } from '../../../engine/environmental-science/plume-meander';
import { createRng } from '../../../engine/core/rng';
import { appliesOf, defaultInputs } from '../../../engine/runtime/inputs';
import { benchOf } from '../drive';

const defaults = defaultInputs(entry) as unknown as Params;
const Bench = benchOf(simulation, defaults, appliesOf(entry));
const classes = fc.constantFrom<Stability>('A', 'B', 'C', 'D', 'E', 'F');

describe('the plume', () => {
  it('is proportional to the emission and symmetric across the wind', () => {
    fc.assert(
      fc.property(
        classes,
        fc.integer({ min: 1, max: 100 }),
        fc.integer({ min: 0, max: 100 }),
        (stability, emission_rate, tens) => {
          const at = (inputs: Partial<Params>): number =>
            new Bench({ stability, emission_rate, receptor_y: 10 * tens, ...inputs }).number('plume_concentration');
          expect(at({ emission_rate: 2 * emission_rate })).toBeCloseTo(2 * at({}), 9);
          expect(at({ receptor_y: -10 * tens })).toBeCloseTo(at({}), 12);
        },
      ),
      { numRuns: 30 },
    );
  });

  it('halves with twice the wind where it does not rise', () => {
    const at = (wind_speed: number): number => new Bench({ wind_speed, gas_temp: 290 }).number('plume_concentration');
    expect(at(8)).toBeCloseTo(at(4) / 2, 10);
    const warm = (wind_speed: number): number => new Bench({ wind_speed }).number('plume_concentration');
    expect(warm(8)).toBeGreaterThan(warm(4) / 2);
  });

  it('carries through every cross-section what left the stack', () => {
    fc.assert(
      fc.property(
        classes,
        fc.integer({ min: 3, max: 80 }),
        fc.constantFrom(300, 1000, 3000),
        (stability, hundreds, mixing_height) => {
          const plume = plumeFor({ ...defaults, stability, mixing_height, gas_temp: 290 }, 0);
          const x = 100 * hundreds;
          const step = 1;
          const heights = Array.from({ length: mixing_height / step }, (_, n) => (n + 0.5) * step);
          const sum = profileAt(plume, x, heights).reduce((total, value) => total + value * step, 0);
          const flux = sum * Math.sqrt(2 * Math.PI) * sigmaY(stability, x) * plume.windAtStack;
          expect(flux / plume.emission).toBeCloseTo(1, 2);
        },
      ),
      { numRuns: 20 },
    );
  });

  it('loses dust to the ground and to rain, never gains', () => {
    const at = (deposition_velocity: number, rain: number): number =>
      onAxis(plumeFor({ ...defaults, deposition_velocity }, rain), 8000);
    expect(at(1, 0)).toBeLessThan(at(0, 0));
    expect(at(0, 5)).toBeLessThan(at(0, 0));
    // Washout alone: exp(−Λ x/u).
    const plume = plumeFor(defaults, 5);
    expect(at(0, 5) / at(0, 0)).toBeCloseTo(Math.exp((-1e-5 * 5 ** 0.8 * 8000) / plume.windAtStack), 12);
  });

  it('is largest where no neighbour is larger, and farther out the more stable the air', () => {
    const largest = (stability: Stability) => largestAtGround(plumeFor({ ...defaults, stability, wind_speed: 2 }, 0));
    const [a, d, f] = [largest('A'), largest('D'), largest('F')];
    expect(a?.x).toBeLessThan(d?.x ?? 0);
    expect(d?.x).toBeLessThan(f?.x ?? 0);
    const plume = plumeFor({ ...defaults, wind_speed: 2 }, 0);
    for (const part of [0.9, 0.97, 1.03, 1.1]) expect(onAxis(plume, (d?.x ?? 0) * part)).toBeLessThan(d?.value ?? 0);
  });

  it('misses a sampler that stands upwind', () => {
    const bench = new Bench({ receptor_x: 1 });
    bench.do('set_wind_direction', 81);
    expect(bench.number('plume_concentration')).toBe(0);
    expect(bench.number('pm25')).toBe(8);
  });

  it('turns with the wind: the sampler beside the street finds it again', () => {
    const bench = new Bench({ receptor_x: 2, receptor_y: 0 });
    const before = bench.number('plume_concentration');
    bench.do('set_wind_direction', 30);
    expect(bench.number('plume_concentration')).toBeLessThan(before / 10);
    bench.set({ receptor_x: 1.7, receptor_y: 980 });
    expect(bench.number('plume_concentration')).toBeGreaterThan(before * 0.8);
  });
});

describe('the plume of a moment', () => {
  it('wanders with mean 0 and variance 1', () => {
    for (const seed of [1, 2, 3]) {
      const meander = createMeander(createRng(seed));
      let [sum, squares] = [0, 0];
      const times = 40_000;
      for (let n = 0; n < times; n++) {
        const value = wanderAt(meander, 25 * n);
        sum += value;
        squares += value * value;
      }
      expect(sum / times).toBeCloseTo(0, 1);
      expect(squares / times).toBeCloseTo(1, 1);
    }
  });

  it('averages to the spread of the formula', () => {
    const bench = new Bench({ receptor_x: 3 }).run('start');
    let [count, squares, own] = [0, 0, 0];
    for (let n = 0; n < 4000; n++) {
      bench.wait(30);
      const { puffs } = bench.frame().fields;
      for (let k = 0; k < PUFFS; k++) {
        const [x = 0, y = 0, , wide = 0] = puffs.subarray(5 * k, 5 * k + 4);
        if (x < 1000) continue;
        const sigma = sigmaY('D', x);
        count++;
        squares += (y / sigma) ** 2;
        own += (wide / sigma) ** 2;
      }
    }
    expect(squares / count).toBeCloseTo(WANDERING, 1);
    expect((squares + own) / count).toBeCloseTo(1, 1);
  });

  it('stays between ground and lid', () => {
    fc.assert(
      fc.property(fc.double({ min: -5000, max: 5000, noNaN: true }), (height) => {
        const at = folded(height, 0, 300);
        expect(at).toBeGreaterThanOrEqual(0);
        expect(at).toBeLessThanOrEqual(300);
      }),
    );
    expect(folded(-20, 0, 300)).toBeCloseTo(20, 9);
    expect(folded(310, 0, 300)).toBeCloseTo(290, 9);
    expect(folded(-20, 0, null)).toBeCloseTo(20, 9);
    expect(folded(290, 300, null)).toBeCloseTo(310, 9);
  });
});

describe('the index', () => {
  it('never falls, steps by one at breakpoints, and stays in its band', () => {
    let before = 0;
    for (let tenths = 0; tenths <= 4000; tenths++) {
      const index = aqiOf(tenths / 10);
      expect(index).toBeGreaterThanOrEqual(before);
      before = index;
      expect(bandOfIndex(index).name).toBe(categoryOf(tenths / 10));
    }
    for (const { to, high } of AQI_BANDS) expect(aqiOf(to)).toBe(high);
    expect(aqiOf(9.0999)).toBe(50);
    expect(aqiOf(9.1)).toBe(51);
  });

  it('goes on along the last line', () => expect(aqiOf(400)).toBeGreaterThan(500));
});

describe('the filter', () => {
  const weighed = (seconds: number, seed = 1, grade: 'ideal' | 'school' = 'ideal', wait = 0) => {
    const bench = new Bench({}, seed, grade).run('start');
    bench.wait(wait);
    return bench.run('start_pump').wait(seconds).run('stop_pump', 'weigh_filter');
  };

  it('gives the concentration of the air, however long the pump ran', () => {
    for (const seconds of [600, 3600, 86_400]) {
      const bench = weighed(seconds);
      expect(bench.number('gravimetric_pm25')).toBeCloseTo(bench.number('pm25'), 9);
    }
  });

  it('shares the error of the flow in a run, not between seeds', { tags: ['rest'] }, () => {
    const ratio = (seed: number, trial: number): number => {
      const bench = weighed(86_400, seed, 'school', 86_400 * trial);
      return bench.shown('gravimetric_pm25').value / 38.07;
    };
    for (const seed of [1, 2, 3]) expect(ratio(seed, 0)).toBeCloseTo(ratio(seed, 1), 1.8);
    const many = [1, 2, 3, 4, 5, 6, 7, 8].map((seed) => ratio(seed, 0));
    expect(Math.max(...many) - Math.min(...many)).toBeGreaterThan(0.02);
  });

  it('counts the flow that the meter says', () => {
    const bench = weighed(86_400, 3, 'school');
    // Told to hundredths beside its uncertainty.
    expect(Math.abs(Number(bench.shown('sample_volume').value) - 24.005)).toBeLessThanOrEqual(0.005_001);
  });

  it('holds the mean of a day that changed', () => {
    const bench = new Bench({ emission_rate: 0, background_pm: 10 }).run('start', 'start_pump').wait(43_200);
    bench.set({ background_pm: 30 }).wait(43_200).run('stop_pump', 'weigh_filter');
    expect(bench.number('gravimetric_pm25')).toBeCloseTo(20, 9);
    expect(bench.number('pm25_24h')).toBeCloseTo(20, 9);
    bench.wait(43_200);
    expect(bench.number('pm25_24h')).toBeCloseTo(30, 9);
  });

  it('refuses what the order of work forbids', () => {
    const bench = new Bench().run('start');
    expect(bench.do('weigh_filter')).toContain('start the pump');
    expect(bench.do('stop_pump')).toContain('does not run');
    bench.run('start_pump').wait(600);
    expect(bench.do('weigh_damp')).toContain('stop the pump');
    expect(bench.do('start_pump')).toContain('already');
    expect(bench.read('filter_mass')).toBeNull();
  });
});

it('says when class and wind do not go together', () => {
  const said = (inputs: Partial<Params>) => new Bench(inputs).view.warnings;
  expect(said({ stability: 'F', wind_speed: 8 })).toEqual(['Class F does not occur at this wind (Pasquill 1961).']);
  expect(said({ stability: 'D', wind_speed: 8 })).toEqual([]);
  expect(said({ receptor_x: 12 })).toHaveLength(1);
});

describe('the lid', () => {
  it('keeps out a plume that comes to rest above it', () => {
    const bench = new Bench({ stack_height: 250, mixing_height: 200, stability: 'B', wind_speed: 2 });
    expect(bench.number('plume_concentration')).toBe(0);
    expect(bench.number('max_ground')).toBe(0);
    expect(bench.read('max_distance')).toBeNull();
  });

  it('is no lid to a night, which is layered from the ground up', () => {
    const at = (mixing_height: number) =>
      new Bench({ stability: 'F', wind_speed: 2, receptor_x: 10, mixing_height }).number('plume_concentration');
    expect(at(100)).toBe(at(3000));
  });

  it('is in the picture what it is in the air', () => {
    const picture = (inputs: Partial<Params>) => {
      const { view, fields } = new Bench({ mixing_height: 100, ...inputs }).run('start').wait(7200).frame();
      const far = (ENVELOPE - 1) * PER_PLACE;
      const [, middle = 0, low = 0, high = 0] = fields.envelope.subarray(far, far + 4);
      const puffs = Array.from({ length: PUFFS }, (_, n) => fields.puffs[5 * n + 2] ?? 0);
      return { lid: view.lid, middle, low, high, highest: Math.max(...puffs) };
    };
    const night = picture({ stability: 'F', wind_speed: 2 });
    expect(night.lid).toBeNull();
    expect(night.high).toBeGreaterThan(100);
    expect(night.highest).toBeGreaterThan(100);
    // The plume of the bench as it opens comes to rest at 106 m.
    const above = picture({});
    expect(above.lid).toBe(100);
    expect(above.low).toBe(100);
    expect(above.high).toBeGreaterThan(above.middle);
    const below = picture({ mixing_height: 150 });
    expect(below.high).toBe(150);
    expect(below.highest).toBeLessThanOrEqual(150);
  });
});

describe('what is shown', () => {
  it('is nothing where the smoke blinds the monitor, and says so', () => {
    const thick = { emission_rate: 200, stack_height: 5, exit_velocity: 0, wind_speed: 0.5, stability: 'A' } as const;
    const bench = new Bench({ ...thick, receptor_x: 0.1 });
    expect(bench.read('pm25')).toBeNull();
    expect(bench.read('aqi_category')).toBeNull();
    expect(bench.view.warnings[0]).toMatch(/the monitor is blind/);
    expect(new Bench({ ...thick, receptor_x: 1 }).number('pm25')).toBeGreaterThan(1000);
  });

  it('has the category of its index', () => {
    for (let seed = 1; seed <= 40; seed++) {
      const { aqi, aqi_category } = new Bench({ emission_rate: 0, background_pm: 8.8 }, seed, 'school').host.shown();
      expect(aqi_category!.value).toBe(Number(aqi!.text) <= 50 ? 'Good' : 'Moderate');
    }
  });

  it('finds the plume straight downwind, however far the wind has turned', () => {
    const bench = new Bench({ receptor_x: 0.1, receptor_y: 2000 });
    bench.do('set_wind_direction', 87);
    expect(bench.number('plume_concentration')).toBeGreaterThan(20);
  });
});
