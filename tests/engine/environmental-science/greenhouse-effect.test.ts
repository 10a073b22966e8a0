import { PLANETS } from '../../../engine/environmental-science/planets';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  decayed,
  EMPTY_POOLS,
  forcingOf,
  measuredCo2,
  poolSum,
  PER_DOUBLING,
  withPulse,
} from '../../../engine/environmental-science/carbon-dioxide';
import {
  advance,
  feedbackOf,
  type Params,
  SEA,
  simulation,
} from '../../../engine/environmental-science/greenhouse-effect';
import { YEAR } from '../../../engine/environmental-science/greenhouse-readings';
import {
  absorbedSunlight,
  brightness,
  layerBalance,
  photonWay,
  SIGMA,
} from '../../../engine/environmental-science/grey-layers';
import { createRng } from '../../../engine/core/rng';
import { benchOf } from '../drive';

const DEFAULTS: Params = {
  planet: 'Earth',
  ...PLANETS.Earth,
  layers: 1,
  emissivity: 0.78,
  co2: 420,
  co2_baseline: 280,
  scenario: 'Step',
  sensitivity: 3,
};
const Bench = benchOf(simulation, DEFAULTS, { co2_baseline: 'restart', scenario: 'restart', sensitivity: 'restart' });

/** Readings after so many years. */
const after = (inputs: Partial<Params>, years: number) => {
  const bench = new Bench(inputs).run('start');
  bench.host.advance(Math.round((years * YEAR) / simulation.dt));
  return bench.host.readings();
};
const numberOf = (value: unknown): number => Number(value);

const absorbed = fc.double({ min: 5, max: 800, noNaN: true });
const absorptivity = fc.double({ min: 0, max: 1, noNaN: true });
const count = fc.integer({ min: 0, max: 5 });

describe('grey layers', () => {
  it('are each in balance, as are the surface and the whole', () => {
    fc.assert(
      fc.property(absorbed, count, absorptivity, (sun, layers, part) => {
        const balance = layerBalance(sun, layers, part);
        const flux = [SIGMA * balance.surface ** 4, ...balance.layers.map((kelvin) => SIGMA * kelvin ** 4)];
        const sent = (level: number): number => (level === 0 ? 1 : part) * (flux[level] ?? 0);
        // What level `from` sends arrives at `to` after the layers between.
        const arriving = (to: number): number =>
          flux.reduce(
            (sum, _, from) => (from === to ? sum : sum + sent(from) * (1 - part) ** (Math.abs(from - to) - 1)),
            0,
          );
        expect(flux[0]).toBeCloseTo(sun + arriving(0), 8);
        for (let level = 1; level <= layers; level++)
          if (part > 0) expect(2 * sent(level)).toBeCloseTo(part * arriving(level), 8);
        expect(balance.outgoing).toBeCloseTo(sun, 8);
      }),
    );
  });

  it('give the closed forms: one grey layer, and any number of black ones', () => {
    const sun = absorbedSunlight(1361, 0.3);
    const effective = brightness(sun);
    for (const part of [0.1, 0.5, 0.78])
      expect(layerBalance(sun, 1, part).surface).toBeCloseTo(effective * (2 / (2 - part)) ** 0.25, 10);
    for (let layers = 0; layers <= 5; layers++)
      expect(layerBalance(sun, layers, 1).surface).toBeCloseTo(effective * (layers + 1) ** 0.25, 10);
  });

  it('warm the surface more with each of them, and are colder the higher they are', () => {
    fc.assert(
      fc.property(absorbed, fc.double({ min: 0.01, max: 1, noNaN: true }), (sun, part) => {
        const surfaces = [0, 1, 2, 3, 4, 5].map((layers) => layerBalance(sun, layers, part).surface);
        for (let n = 1; n < surfaces.length; n++) expect(surfaces[n]).toBeGreaterThan(surfaces[n - 1] ?? 0);
        const { surface, layers } = layerBalance(sun, 5, part);
        [surface, ...layers].reduce((below, kelvin) => {
          expect(kelvin).toBeLessThan(below);
          return kelvin;
        });
      }),
    );
  });

  it('let the part (T_e/T_s)⁴ of photons through', () => {
    for (const [layers, part] of [
      [1, 0.78],
      [3, 0.5],
      [5, 1],
    ] as const) {
      const rng = createRng(7, 'photons');
      const all = 20_000;
      let escaped = 0;
      for (let n = 0; n < all; n++) if ((photonWay(rng, layers, part).at(-1) ?? 0) > 0) escaped++;
      const { surface } = layerBalance(240, layers, part);
      const expected = (brightness(240) / surface) ** 4;
      expect(Math.abs(escaped / all - expected)).toBeLessThan(4 * Math.sqrt((expected * (1 - expected)) / all));
    }
  });
});

describe('forcing and sea', () => {
  it('each doubling adds the same, and one doubling gives the sensitivity in the end', () => {
    for (const ppm of [140, 280, 560, 1120])
      expect(forcingOf(2 * ppm, 300) - forcingOf(ppm, 300)).toBeCloseTo(PER_DOUBLING, 12);
    for (const sensitivity of [1.5, 3, 6])
      expect(after({ co2: 560, sensitivity }, 0).t_equilibrium).toBeCloseTo(sensitivity, 12);
  });

  it('deep stays below surface, surface below the end, and the imbalance falls', () => {
    const bench = new Bench({ co2: 560 }).run('start');
    let before = Number.POSITIVE_INFINITY;
    for (let year = 0; year <= 500; year += 5) {
      const { t_deep, t_anomaly, t_equilibrium, imbalance } = bench.host.readings();
      expect(numberOf(t_deep)).toBeLessThanOrEqual(numberOf(t_anomaly));
      expect(numberOf(t_anomaly)).toBeLessThan(numberOf(t_equilibrium));
      expect(numberOf(imbalance)).toBeLessThan(before);
      expect(numberOf(imbalance)).toBeGreaterThan(0);
      before = numberOf(imbalance);
      bench.host.advance((5 * YEAR) / simulation.dt);
    }
    expect(bench.host.finished).toBe(true);
  });

  it('the heat that came in lies in the two boxes', () => {
    const feedback = feedbackOf(3);
    let [boxes, heat] = [{ surface: 0, deep: 0 }, 0];
    for (let n = 0; n < 4000; n++) {
      const next = advance(boxes, feedback, [PER_DOUBLING, PER_DOUBLING, PER_DOUBLING], 0.05);
      heat += 0.05 * (PER_DOUBLING - (feedback * (boxes.surface + next.surface)) / 2);
      boxes = next;
    }
    expect(SEA.mixed * boxes.surface + SEA.deep * boxes.deep).toBeCloseTo(heat, 2);
  });

  it('growth by 1 % a year ends at four times the baseline', () => {
    expect(after({ scenario: '1% per year' }, 139).co2_ppm).toBeCloseTo(280 * 1.01 ** 139, 8);
    expect(after({ scenario: '1% per year' }, 200).co2_ppm).toBe(1120);
  });

  it('Mauna Loa begins warm, the more so the more sensitive the climate', () => {
    const at = (sensitivity: number): number => numberOf(after({ scenario: 'Mauna Loa', sensitivity }, 0).t_anomaly);
    expect(at(1.5)).toBeGreaterThan(0);
    expect(at(3)).toBeGreaterThan(at(1.5));
    expect(at(6)).toBeGreaterThan(at(3));
    expect(measuredCo2(1800)).toBe(284.7);
    expect(measuredCo2(1965)).toBeCloseTo((315.98 * 5 + 325.68 * 6) / 11, 10);
    expect(measuredCo2(2100)).toBe(421.08);
  });

  it('a pulse of carbon is in the air at once, whole, and a fifth of it for good', () => {
    const pools = withPulse(EMPTY_POOLS, 100);
    expect(poolSum(pools)).toBeCloseTo(100 / 2.124, 10);
    // Joos et al. 2013, abstract: 0.41 of a pulse of 100 GtC is left after a hundred years.
    expect(poolSum(decayed(pools, 100)) / poolSum(pools)).toBeCloseTo(0.41, 2);
    expect(poolSum(decayed(pools, 1e6)) / poolSum(pools)).toBeCloseTo(0.2173, 10);
    const bench = new Bench({ scenario: 'Hold baseline' }).run(['emit_pulse', 100], 'start');
    expect(bench.host.readings().co2_ppm).toBeCloseTo(280 + 100 / 2.124, 10);
    bench.host.advance((100 * YEAR) / simulation.dt);
    expect(bench.host.readings().co2_ppm).toBeCloseTo(280 + poolSum(decayed(pools, 100)), 8);
  });
});

describe('the bench', () => {
  it('does nothing before the start', () => {
    const bench = new Bench({ co2: 560 });
    bench.host.advance(500);
    expect(bench.host.readings()).toMatchObject({ t_anomaly: 0, year: 0 });
  });

  it('adds and takes away layers, none below zero and none above five', () => {
    const bench = new Bench({ layers: 0 });
    expect(bench.do('remove_layer')).toMatch(/no layer left/);
    expect(bench.host.readings().t_surface).toBe(bench.host.readings().t_effective);
    for (let n = 0; n < 5; n++) bench.run('add_layer');
    expect(bench.do('add_layer')).toMatch(/5 layers/);
    expect(bench.host.readings().t_layer_5).toBeGreaterThan(0);
  });

  it('says where the logarithm is no more than a rough guide', () => {
    expect(new Bench({ co2: 100 }).do('start')).toMatch(/150-1000 ppm/);
    expect(new Bench({ co2: 100 }).host.readings().logarithm).toBe('valid about 150-1000 ppm');
    expect(new Bench({ co2: 420 }).do('start')).toBeUndefined();
  });
});
