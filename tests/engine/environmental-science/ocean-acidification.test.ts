import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { defaultInputs } from '../../../catalogue/define';
import { entry } from '../../../catalogue/environmental-science/es6';
import { carbonateOf, carbonateUnder, seawaterConstants } from '../../../engine/environmental-science/carbonate-system';
import { type Params, simulation } from '../../../engine/environmental-science/ocean-acidification';
import { appliesOf } from '../../../engine/runtime/inputs';
import { benchOf } from '../drive';

const Tank = benchOf(simulation, defaultInputs(entry) as unknown as Params, appliesOf(entry));
const CLOSED = 'DIC and alkalinity';
const DAY = 86_400;

const waters = fc.record({
  temperature: fc.integer({ min: 2, max: 35 }),
  salinity: fc.integer({ min: 38, max: 86 }).map((halves) => halves / 2),
  alkalinity: fc.integer({ min: 1500, max: 3500 }),
});

describe('constants', () => {
  // Check values of Dickson, Sabine and Christian 2007, chapter 5, at 25 °C and S 35.
  it.each([
    ['k0', -3.5617],
    ['kb', -19.7964],
    ['kw', -30.434],
  ] as const)('gives the published ln %s', (name, published) => {
    expect(Math.log(seawaterConstants(25, 35)[name])).toBeCloseTo(published, 3);
  });

  it.each([
    ['k1', -5.8472],
    ['k2', -8.966],
  ] as const)('gives the published log %s', (name, published) => {
    expect(Math.log10(seawaterConstants(25, 35)[name])).toBeCloseTo(published, 3);
  });

  it('gives the published solubility products', () => {
    const { aragonite, calcite } = seawaterConstants(25, 35);
    expect(-Math.log10(aragonite)).toBeCloseTo(6.19, 2);
    expect(-Math.log10(calcite)).toBeCloseTo(6.37, 2);
  });
});

describe('water', () => {
  it('is the same water, worked out from the gas or from DIC', () => {
    fc.assert(
      fc.property(waters, fc.integer({ min: 100, max: 3000 }), ({ temperature, salinity, alkalinity }, pco2) => {
        const constants = seawaterConstants(temperature, salinity);
        const open = carbonateUnder(constants, pco2 * 1e-6, alkalinity * 1e-6);
        const closed = carbonateOf(constants, open?.dic ?? 0, alkalinity * 1e-6);
        expect(closed?.ph).toBeCloseTo(open?.ph ?? 0, 6);
        expect((closed?.pressure ?? 0) * 1e6).toBeCloseTo(pco2, 2);
        expect((closed?.co2 ?? 0) + (closed?.bicarbonate ?? 0) + (closed?.carbonate ?? 0)).toBeCloseTo(
          open?.dic ?? 0,
          12,
        );
        expect(closed?.omegaCalcite).toBeGreaterThan(closed?.omegaAragonite ?? 0);
      }),
    );
  });

  it('loses pH, carbonate and saturation to more gas, and gains DIC', () => {
    fc.assert(
      fc.property(waters, fc.integer({ min: 100, max: 2900 }), (water, pco2) => {
        const [less, more] = [pco2, pco2 + 100].map((air) => new Tank({ ...water, pco2: air }));
        for (const id of ['ph_equilibrium', 'carbonate_equilibrium', 'omega_equilibrium'] as const) {
          expect(more?.number(id)).toBeLessThan(less?.number(id) ?? 0);
        }
        expect(more?.number('dic_equilibrium')).toBeGreaterThan(less?.number('dic_equilibrium') ?? 0);
      }),
      { numRuns: 30 },
    );
  });
});

describe('a run', () => {
  it('goes to equilibrium and never past it, with the alkalinity that it has', () => {
    for (const inputs of [{}, { pco2: 100 }, { pco2: 3000, temperature: 2 }, { gas_transfer: 100, tank_depth: 0.1 }]) {
      const tank = new Tank(inputs).run('start');
      const end = tank.number('ph_equilibrium');
      const sign = Math.sign(end - tank.number('ph'));
      let before = tank.number('ph');
      for (let k = 0; k < 60; k++) {
        const now = tank.wait(DAY / 4).number('ph');
        expect(sign * (now - before)).toBeGreaterThan(-1e-8);
        expect(sign * (end - now)).toBeGreaterThan(-1e-7);
        before = now;
      }
      expect(tank.read('ta_now')).toBeCloseTo(2300, 9);
    }
  });

  it('ends after thirty days, and a closed vessel changes only by what is done', () => {
    const open = new Tank({ pco2: 280 }).run('start').wait(30 * DAY - 60);
    expect(open.host.finished).toBe(false);
    expect(open.wait(60).host.finished).toBe(true);
    const closed = new Tank({ mode: CLOSED }).run('start', 'drop_shell').wait(DAY);
    expect(closed.read('dic_now')).toBeCloseTo(2000, 9);
    closed.run(['add_carbonate', 100], ['add_soda', 50], ['add_acid', 30]);
    expect(closed.read('dic_now')).toBeCloseTo(2150, 9);
    expect(closed.read('ta_now')).toBeCloseTo(2520, 9);
  });

  it('dissolves a shell below Ω = 1 at the rate of the model, and lets it grow above', () => {
    const cold = new Tank({ pco2: 1500, temperature: 4, salinity: 34 })
      .run('start')
      .wait(20 * DAY)
      .run('drop_shell');
    const omega = cold.number('omega_aragonite');
    cold.wait(5 * DAY).run('weigh_shell');
    expect(cold.read('shell_weighed')).toBe(cold.read('shell_mass_now'));
    expect(cold.number('shell_mass_now')).toBeCloseTo(1000 * Math.exp(-0.01 * (1 - omega) * 120), 0);
    expect(new Tank().run('start', 'drop_shell').wait(DAY).number('shell_mass_now')).toBeGreaterThan(1000);
  });

  it('dissolves a shell in a closed vessel as well', () => {
    const closed = new Tank({ mode: CLOSED, dic: 2300, temperature: 4 }).run('start', 'drop_shell');
    const omega = closed.number('omega_aragonite');
    expect(omega).toBeLessThan(1);
    expect(closed.wait(20 * DAY).number('shell_mass_now')).toBeCloseTo(1000 * Math.exp(-0.01 * (1 - omega) * 480), 1);
  });

  it('lets lime out of water that holds too much, and more alkalinity with it than a little soda would have left', () => {
    const tank = new Tank().run('start', ['add_carbonate', 200]).wait(10 * DAY);
    expect(tank.read('lime_out')).toBe(0);
    const much = new Tank().run('start');
    expect(much.do('add_carbonate', 3000)).toContain('White clouds');
    const before = { dic: much.number('dic_now'), ta: much.number('ta_now') };
    expect(much.number('omega_aragonite')).toBeGreaterThan(30);
    much.wait(10 * DAY);
    const lime = much.number('lime_out');
    expect(before.ta - much.number('ta_now')).toBeCloseTo(2 * lime, 6);
    expect(much.number('omega_aragonite')).toBeLessThan(4);
    expect(lime).toBeGreaterThan(1000);
  });

  it('says what cannot be', () => {
    expect(new Tank({ shell_mass: 0 }).run('start').do('drop_shell')).toBe('Put in a shell mass first.');
    expect(new Tank({ mode: CLOSED, dic: 1000, alkalinity: 3500, temperature: 2 }).do('start')).toBe(
      'This alkalinity cannot be reached with these settings.',
    );
    const acid = new Tank({ alkalinity: 1000 }).run('start', ['add_acid', 1500]);
    expect(acid.do('add_acid', 2000)).toBe('This alkalinity cannot be reached with these settings.');
    expect(acid.read('ta_now')).toBeCloseTo(-500, 9);
  });
});

describe('the electrode', () => {
  it('shows the total scale after Tris and too much after NBS buffers', () => {
    fc.assert(
      fc.property(waters, (water) => {
        const tank = new Tank(water);
        expect(tank.read('ph_electrode')).toBeNull();
        expect(tank.run(['calibrate_electrode', 'Tris in seawater']).read('ph_electrode')).toBe(tank.read('ph'));
        const off = tank.run(['calibrate_electrode', 'NBS buffers']).number('ph_electrode') - tank.number('ph');
        expect(off).toBeGreaterThan(0.06);
        expect(off).toBeLessThan(0.17);
      }),
    );
  });
});

describe('what is worked out', () => {
  it('carries the uncertainty of DIC and alkalinity; in the change of [H⁺] the calibration cancels', () => {
    const tank = new Tank({}, 3, 'school').run('start').wait(10 * DAY);
    const { u } = tank.shown('carbonate');
    expect(u).toBeGreaterThan(5);
    expect(u).toBeLessThan(20);
    expect(tank.shown('h_change_pct').u).toBeLessThan(2.5);
  });
});
