import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { entry } from '../../../catalogue/environmental-science/es8';
import { curveOf } from '../../../engine/environmental-science/panel-curve';
import { diffusePart } from '../../../engine/environmental-science/panel-light';
import { type Params, simulation } from '../../../engine/environmental-science/solar-potential';
import { dayLength, declination, extraterrestrial, sunAt } from '../../../engine/environmental-science/sun-position';
import { appliesOf, defaultInputs } from '../../../engine/runtime/inputs';
import { benchOf } from '../drive';

const defaults = defaultInputs(entry) as unknown as Params;
const Bench = benchOf(simulation, defaults, appliesOf(entry));
const latitudes = fc.integer({ min: -90, max: 90 });
const days = fc.integer({ min: 1, max: 365 });
const hours = fc.integer({ min: 0, max: 96 }).map((n) => n / 4);

describe('the sun', () => {
  it('stands as far from the zenith at an equinox noon as the equator is', () => {
    fc.assert(
      fc.property(latitudes, fc.constantFrom(80, 266), (latitude, day) => {
        expect(Math.abs(sunAt(latitude, day, 12).zenith - Math.abs(latitude))).toBeLessThan(0.5);
      }),
    );
  });

  it('is symmetric about noon', () => {
    fc.assert(
      fc.property(latitudes, days, fc.integer({ min: 0, max: 48 }), (latitude, day_of_year, quarters) => {
        const at = (solar_hour: number) => new Bench({ latitude, day_of_year, solar_hour, tilt: 0 });
        const [before, after] = [at(12 - quarters / 4), at(12 + quarters / 4)];
        for (const id of ['zenith', 'ghi', 'dni'] as const) expect(before.number(id)).toBeCloseTo(after.number(id), 8);
      }),
      { numRuns: 40 },
    );
  });

  it('is up for as long as the day lasts', () => {
    fc.assert(
      fc.property(fc.integer({ min: -89, max: 89 }), days, (latitude, day) => {
        const up = Array.from({ length: 4800 }, (_, n) => sunAt(latitude, day, (n + 0.5) / 200).cosZenith > 0);
        expect(Math.abs(up.filter(Boolean).length / 200 - dayLength(latitude, day))).toBeLessThan(0.02);
      }),
      { numRuns: 40 },
    );
  });

  it('rises in the east, culminates towards the equator, and is nearest in January', () => {
    expect(sunAt(40, 80, 7).azimuth).toBeLessThan(180);
    expect(sunAt(40, 80, 17).azimuth).toBeGreaterThan(180);
    expect(sunAt(40, 172, 12).azimuth).toBeCloseTo(180, 6);
    expect(sunAt(-34, 172, 12).azimuth % 360).toBeCloseTo(0, 6);
    expect(sunAt(declination(100), 100, 12).azimuth).toBe(180);
    expect(extraterrestrial(3)).toBeGreaterThan(extraterrestrial(185) * 1.06);
  });
});

describe('light', () => {
  it('on a level panel is that on the ground, and beam and sky add up to it', () => {
    fc.assert(
      fc.property(
        latitudes,
        days,
        hours,
        fc.integer({ min: 0, max: 8 }),
        (latitude, day_of_year, solar_hour, cloud) => {
          const bench = new Bench({ latitude, day_of_year, solar_hour, cloud, tilt: 0 });
          const cos = Math.cos((bench.number('zenith') * Math.PI) / 180);
          if (cos <= 0.0175) return;
          expect(bench.number('poa')).toBeCloseTo(bench.number('ghi'), 6);
          expect(bench.number('dhi') + bench.number('dni') * cos).toBeCloseTo(bench.number('ghi'), 6);
        },
      ),
    );
  });

  it('is nothing below the horizon, and so is the power', () => {
    const bench = new Bench({ solar_hour: 0 });
    for (const id of ['ghi', 'dni', 'dhi', 'poa', 'power'] as const) expect(bench.number(id)).toBe(0);
    expect(bench.number('zenith')).toBeGreaterThan(90);
    const horizon = new Bench({ latitude: 90, day_of_year: 80, solar_hour: 6 });
    expect(horizon.number('ghi')).toBeGreaterThanOrEqual(0);
  });

  it('splits without a jump', () => {
    expect(diffusePart(0.22)).toBeCloseTo(diffusePart(0.220001), 2);
    expect(diffusePart(0.8)).toBeCloseTo(diffusePart(0.800001), 2);
  });

  it('loses its beam to shade, not its sky', () => {
    const bench = new Bench();
    const open = bench.number('poa');
    bench.do('shade', 100);
    expect(bench.number('poa')).toBeLessThan(open / 3);
    expect(bench.number('poa')).toBeGreaterThan(0);
    expect(bench.number('ghi')).toBeCloseTo(new Bench().number('ghi'), 9);
  });
});

describe('the panel', () => {
  it('gets more facing the equator in winter than away from it', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 89 }),
        fc.integer({ min: 1, max: 90 }),
        fc.boolean(),
        (high, tilt, north) => {
          const at = (azimuth: number): number =>
            new Bench({ latitude: north ? high : -high, day_of_year: north ? 355 : 172, tilt, azimuth }).number(
              'day_energy',
            );
          expect(north ? at(180) : at(0)).toBeGreaterThanOrEqual((north ? at(0) : at(180)) - 1e-9);
        },
      ),
      { numRuns: 40 },
    );
  });

  it('catches the noon sun best near its zenith angle', () => {
    const bench = new Bench({ day_of_year: 80 }).run('sweep_tilt');
    expect(bench.view.best).toBeGreaterThan(36);
    expect(bench.view.best).toBeLessThan(41);
  });

  it('wants less tilt in the year than the latitude, the more so the higher', () => {
    const best = (latitude: number): number => new Bench({ latitude }).run('find_optimum').number('optimum_tilt');
    expect([20, 40, 60].map(best)).toEqual([17, 33, 45]);
    // In the south winter is the longer half of the year, and Haurwitz's sky does not know how near the sun is.
    expect(best(-40)).toBeGreaterThan(33);
    expect(best(-40)).toBeLessThan(40);
  });

  it('keeps the best tilt of the year while it is turned, not at another place', () => {
    const bench = new Bench().run('find_optimum').set({ tilt: 50, azimuth: 90 });
    expect(bench.read('optimum_tilt')).toBe(33);
    bench.set({ latitude: 41 });
    expect(bench.read('optimum_tilt')).toBeNull();
  });

  it('counts the energy of a day as its sum says', () => {
    const bench = new Bench({ solar_hour: 0 }).run('start').wait(86_400);
    expect(bench.number('energy_wh') / 1000).toBeCloseTo(bench.number('day_energy'), 2);
    expect(bench.host.finished).toBe(true);
  });

  it('turns to where it is told', () => {
    const bench = new Bench();
    bench.do('rotate_panel', 90);
    expect(bench.number('poa')).toBeCloseTo(new Bench({ azimuth: 90 }).number('poa'), 9);
  });

  it('has a curve whose largest power is its own, whose current follows the light', () => {
    const bench = new Bench().run('iv_sweep');
    const { curve } = bench.frame().fields;
    let most = 0;
    for (let n = 0; n < curve.length; n += 2) most = Math.max(most, (curve[n] ?? 0) * (curve[n + 1] ?? 0));
    expect(most / bench.number('power')).toBeCloseTo(1, 2);
    expect(curveOf(400, 1000, 25, 400)?.shortCircuit).toBeCloseTo(400 / 31, 9);
    expect(curveOf(400, 500, 25, 200)?.shortCircuit).toBeCloseTo(200 / 31, 9);
    expect(new Bench({ solar_hour: 1 }).do('iv_sweep')).toContain('dark');
  });
});
