import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Params, simulation, type State } from '../../../engine/chemistry/gas-law-boyle';
import { createRng } from '../../../engine/core/rng';
import { entry } from '../../../catalogue/chemistry/chem4';
import { model as notes } from '../../../catalogue/chemistry/chem4.texts';
import { carbonDioxide, nitrogen } from '../../../engine/data/van-der-waals';
import { boyle1662 } from '../../../engine/data/boyle-1662';
import { benchOf } from '../drive';

const defaults: Params = { pressure: 1, temperature: 25, gas: 'Ideal gas', particles: 300 };
const CO2 = 'Carbon dioxide (van der Waals)';
const N2 = 'Nitrogen (van der Waals)';

class Bench extends benchOf(simulation, defaults, { gas: 'restart', particles: 'restart' }) {}

/** The model itself, where a test has to look at the molecules. */
function model(inputs: Partial<Params> = {}, seed = 1) {
  let params: Params = { ...defaults, ...inputs };
  let state = simulation.init(params, createRng(seed, 'init'), createRng(seed, 'init'));
  const context = { dt: simulation.dt, rng: createRng(seed, 'step') };
  return {
    get state(): State {
      return state;
    },
    get params(): Params {
      return params;
    },
    wait(seconds: number): void {
      for (let n = Math.round(seconds / simulation.dt); n > 0; n--) state = simulation.step(state, params, context);
    },
    act(action: Parameters<typeof simulation.act>[2]): void {
      const result = simulation.act(state, params, action, createRng(seed, 'act'), 'ideal');
      state = result.state;
      params = { ...params, ...result.inputs };
    },
  };
}

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;
const deviation = (values: readonly number[]): number => {
  const middle = mean(values);
  return Math.sqrt(values.reduce((sum, value) => sum + (value - middle) ** 2, 0) / (values.length - 1));
};

const pressure = fc.integer({ min: 5, max: 30 }).map((tenths) => tenths / 10);
const temperature = fc.integer({ min: 0, max: 20 }).map((step) => step * 5);

describe('laws of the gas', () => {
  it('keeps pV the same at every pressure, and in proportion to the absolute temperature', () => {
    fc.assert(
      fc.property(pressure, temperature, pressure, temperature, (p1, t1, p2, t2) => {
        const bench = new Bench({ pressure: p1, temperature: t1, particles: 100 });
        const first = bench.number('pv_product');
        bench.set({ pressure: p2, temperature: t2 }).wait(12);
        const second = bench.number('pv_product');
        expect(Math.abs(second / first / ((t2 + 273.15) / (t1 + 273.15)) - 1)).toBeLessThan(1e-6);
        expect(bench.number('z_factor')).toBeCloseTo(1, 9);
        expect(bench.number('inverse_volume') * bench.number('volume_ml')).toBeCloseTo(1, 12);
      }),
      { numRuns: 12 },
    );
  });

  it('has 30.00 mL at 1 atm and 25 °C', () => {
    expect(new Bench().number('volume_ml')).toBeCloseTo(30, 10);
    expect(new Bench().number('pv_product')).toBeCloseTo(30, 10);
  });

  it('lets carbon dioxide take up less than an ideal gas, the less the higher the pressure, nitrogen hardly', () => {
    const z = (gas: Params['gas'], p: number): number => new Bench({ gas, pressure: p }).number('z_factor');
    for (const gas of [CO2, N2] as const) {
      let before = 1;
      for (const p of [0.5, 1, 1.5, 2, 2.5, 3]) {
        expect(z(gas, p)).toBeLessThan(before);
        before = z(gas, p);
      }
    }
    // Z ≈ 1 + (b − a/RT) p/RT at 3 atm, 25 °C, by hand: −0.10466 L/mol and −0.01656 L/mol.
    expect(z(CO2, 3)).toBeCloseTo(1 - (0.104_66 * 3.039_75) / 24.789_57, 3);
    expect(z(N2, 3)).toBeCloseTo(1 - (0.016_56 * 3.039_75) / 24.789_57, 4);
  });

  it('says how far the van der Waals equation is off: B = b − a/RT', () => {
    const RT = 0.083_144_626_18 * 298.15;
    for (const { a, b, name } of [nitrogen, carbonDioxide]) {
      const virial = 1000 * (b - a / RT);
      const said = Math.abs(virial) < 100 ? virial.toFixed(1) : virial.toFixed(0);
      expect(notes.validity, name).toContain(`${said.replace('-', '−')} cm³/mol`);
    }
    expect(notes.validity).toMatch(/nitrogen, measured is about −4\.5/);
  });

  it('lets the piston settle with a time of half a second', () => {
    const bench = new Bench();
    bench.set({ pressure: 2 });
    for (const seconds of [0.5, 0.5, 1]) bench.wait(seconds);
    expect(bench.number('volume_ml')).toBeCloseTo(15 + 15 * Math.exp(-4), 6);
  });

  it('strikes 1 cm² of the piston 2.9·10²³ times a second at 1 atm and 25 °C', () => {
    // The collision flux in its other form, p/√(2π m k T): 2.921·10²³ cm⁻² s⁻¹ by hand.
    expect(new Bench().number('collisions_per_s') / 2.921e23).toBeCloseTo(1, 3);
    const hot = new Bench({ temperature: 100 }).number('collisions_per_s');
    expect(hot / new Bench().number('collisions_per_s')).toBeCloseTo(Math.sqrt(298.15 / 373.15), 9);
    // Heavier molecules come more seldom: √(28.0134/44.0095), and 0.43 % more of them in the volume.
    const heavy =
      new Bench({ gas: CO2 }).number('collisions_per_s') / new Bench({ gas: N2 }).number('collisions_per_s');
    expect(heavy).toBeCloseTo(Math.sqrt(28.0134 / 44.0095), 2);
  });
});

describe('what the molecules do', () => {
  const axes = ({ molecules: { points } }: State): readonly number[] =>
    [points.vx, points.vy, points.vz].map((v) => {
      let sum = 0;
      for (let i = 0; i < points.count; i++) sum += (v[i] ?? 0) ** 2;
      return sum;
    });
  /** N k T/m of N₂, by hand from CODATA: k = 1.380649e-23, u = 1.66053906660e-27. */
  const expected = (count: number, celsius: number): number =>
    (count * 1.380_649e-23 * (celsius + 273.15)) / (28.0134 * 1.660_539_066_6e-27);

  it('carry exactly the energy of the temperature on each axis, after any move and any warming', () => {
    const gas = model();
    const check = (celsius: number): void => {
      for (const sum of axes(gas.state)) expect(sum / expected(300, celsius)).toBeCloseTo(1, 8);
    };
    check(25);
    gas.wait(3);
    check(25);
    gas.act({ do: 'set_pressure', value: 3 });
    gas.wait(0.3);
    check(25);
    gas.act({ do: 'set_temperature', value: 95 });
    check(95);
    gas.wait(2);
    check(95);
    gas.act({ do: 'set_pressure', value: 0.5 });
    gas.act({ do: 'set_temperature', value: 0 });
    gas.wait(5);
    check(0);
  });

  it('stay in the cylinder', () => {
    const gas = model({ particles: 1000 });
    for (const p of [3, 0.5, 2.2]) {
      gas.act({ do: 'set_pressure', value: p });
      for (let n = 0; n < 20; n++) {
        gas.wait(0.1);
        const { points, side } = gas.state.molecules;
        const height = gas.state.volume / 1e-3;
        for (const [axis, length] of [
          [points.x, side],
          [points.y, side],
          [points.z, height],
        ] as const) {
          expect(Math.min(...axis)).toBeGreaterThanOrEqual(0);
          expect(Math.max(...axis)).toBeLessThanOrEqual(length * (1 + 1e-12));
        }
      }
    }
  });

  it('have Maxwell’s speeds: mean √(8kT/πm) = 475 m/s at 25 °C (N₂)', () => {
    // Mean speed of N₂ at 25 °C: 475 m/s (Atkins). Of 10 × 1000 speeds with a relative spread of 0.42 the mean is good to 0.4 %.
    const speeds = Array.from({ length: 10 }, (_, seed) => {
      const { fields } = new Bench({ particles: 1000 }, seed + 1).frame();
      return Array.from({ length: 1000 }, (__, i) => fields.molecules[4 * i + 3] ?? 0);
    }).flat();
    expect(Math.abs(mean(speeds) / 475 - 1)).toBeLessThan(0.015);
  });

  it('press as the gauge says, though they are never told: 50 seeds at 1 atm', { tags: ['rest'] }, () => {
    const measured = Array.from({ length: 50 }, (_, seed) =>
      new Bench({}, seed + 1).wait(20).number('pressure_measured_atm'),
    );
    expect(Math.abs(mean(measured) - 1)).toBeLessThan(0.003);
    expect(deviation(measured)).toBeLessThan(0.008);
    expect(deviation(measured)).toBeGreaterThan(0.001);
  });

  it.each([
    [0.5, 100, 0.013],
    [2, 500, 0.0014],
  ])('scatter as the sheet found: %f atm, %i molecules', (p, particles, scatter) => {
    const measured = Array.from({ length: 60 }, (_, seed) =>
      new Bench({ pressure: p, particles }, seed + 1).wait(20).number('pressure_measured_atm'),
    );
    expect(Math.abs(mean(measured) / p - 1)).toBeLessThan(scatter);
    // The spread of 60 values is known to 9 %; four times that.
    expect(Math.abs(deviation(measured) / (p * scatter) - 1)).toBeLessThan(0.4);
  });

  it('give no pressure before five hits, and soon after', () => {
    const bench = new Bench({ pressure: 0.5, particles: 100 });
    expect(bench.read('pressure_measured_atm')).toBeNull();
    bench.wait(2 * simulation.dt);
    expect(bench.read('pressure_measured_atm')).toBeNull();
    bench.wait(3);
    expect(bench.number('pressure_measured_atm')).toBeGreaterThan(0.3);
  });

  it('are counted anew once the volume has moved by half a per cent', () => {
    const bench = new Bench().wait(20);
    expect(bench.frame().view.window).toBeCloseTo(10, 9);
    bench.set({ temperature: 30 }).wait(0.25);
    expect(bench.frame().view.window).toBeLessThan(0.25);
    bench.wait(8);
    expect(bench.frame().view.window).toBeLessThan(8.3);
    expect(bench.frame().view.window).toBeGreaterThan(6);
    // 0.1 K at 25 °C moves the piston by 0.03 %: the window goes on.
    const still = new Bench().wait(12);
    expect(still.do('set_temperature', 25.1)).toBeUndefined();
    expect(still.wait(2).frame().view.window).toBeCloseTo(10, 9);
  });

  it('give no pressure for a real gas: the picture is one of ideal points, and says so', () => {
    const bench = new Bench({ gas: N2 }).wait(5);
    expect(bench.read('pressure_measured_atm')).toBeNull();
    const { view, fields } = bench.frame();
    expect(view.message).toBe(
      'The molecules drawn are ideal points, so their pressure on the piston is not shown for a real gas.',
    );
    expect(new Set(fields.recorder)).toEqual(new Set([-1]));
  });
});

describe('a leak', () => {
  const amount = (bench: Bench): number => bench.frame().view.part;

  it('loses 1 % of the gas in each second', () => {
    const bench = new Bench();
    bench.do('leak', 1);
    for (let second = 1; second <= 5; second++) expect(amount(bench.wait(1))).toBeCloseTo(0.99 ** second, 9);
    bench.do('leak', 0);
    bench.wait(20);
    expect(amount(bench)).toBeCloseTo(0.99 ** 5, 9);
    expect(bench.number('volume_ml')).toBeCloseTo(30 * 0.99 ** 5, 6);
    // Nobody is told how much is left: reckoned with the amount filled in, the gas seems to be no ideal one.
    expect(bench.number('z_factor')).toBeCloseTo(0.99 ** 5, 6);
    expect(bench.frame().view.message).toBe('Gas has leaked out: 95 % is left. Reset fills the cylinder again.');
    bench.host.reset();
    expect(amount(bench)).toBe(1);
  });

  it('takes drawn molecules along; what is left presses as before', () => {
    const bench = new Bench({ particles: 1000 });
    bench.do('leak', 1);
    bench.wait(60);
    bench.do('leak', 0);
    bench.wait(14);
    expect(bench.frame().view.molecules).toBe(Math.round(1000 * 0.99 ** 60));
    expect(Math.abs(bench.number('pressure_measured_atm') - 1)).toBeLessThan(0.02);
  });

  it('ends with the piston down, and everything still a number', () => {
    const bench = new Bench({ pressure: 3, temperature: 0, particles: 100 });
    bench.do('leak', 1);
    bench.wait(720);
    const { view } = bench.frame();
    expect(view.part).toBeCloseTo(0.001, 12);
    expect(view.leaking).toBe(false);
    expect(view.molecules).toBe(1);
    for (const value of Object.values(bench.host.readings()))
      expect(value === null || Number.isFinite(value)).toBe(true);
  });
});

describe('what is worked out', () => {
  it('stands on gauge and scale as they are shown', () => {
    const bench = new Bench({ gas: CO2, pressure: 2.3, particles: 100 }, 3, 'school');
    const [atm, ml] = [bench.shown('pressure_gauge_atm').value, bench.shown('volume_scale_ml').value];
    expect(bench.shown('pv_product').value).toBeCloseTo(atm * ml, 2);
    expect(bench.shown('inverse_volume').value).toBeCloseTo(1 / ml, 5);
    expect(bench.shown('z_factor').value).toBeCloseTo((atm * ml) / 30, 4);
    expect(bench.shown('pv_product').value).not.toBeCloseTo(bench.number('pv_product'), 3);
    expect(Object.keys(bench.host.shown()['pv_product']?.shared ?? {})).toEqual(['3 pressure_gauge_atm zero']);
  });

  it('scatters from seed to seed by what it states', { tags: ['rest'] }, () => {
    // Pressures between the marks of the scale take its rounding in.
    const results = Array.from({ length: 200 }, (_, seed) => {
      const p = 0.7 + 0.0083 * seed;
      const { value, u } = new Bench({ pressure: p, particles: 100 }, seed + 1, 'school').shown('pv_product');
      return { error: (value - 30) / (u ?? Number.NaN) };
    });
    const ratio = Math.sqrt(mean(results.map(({ error }) => error ** 2)));
    expect(ratio).toBeGreaterThan(0.8);
    expect(ratio).toBeLessThan(1.25);
  });

  it('has a leak that spoils the product: the way that is not to be gone', () => {
    const bench = new Bench({ particles: 100 }, 1, 'school');
    bench.do('leak', 1);
    const { value, u } = bench.wait(10).shown('pv_product');
    expect(30 - value).toBeGreaterThan(5 * (u ?? Number.NaN));
    expect(entry.procedure.filter(({ badly }) => badly)).toHaveLength(2);
  });
});

describe('what hands do', () => {
  it('refuses pressures outside the gauge, and changes nothing', () => {
    const bench = new Bench();
    for (const value of [-1, 0, 0.49, 3.01, 40, 1000, 'much', '']) {
      expect(bench.do('set_pressure', value)).toBe('Gauge range 0.5 to 3 atm');
      expect(bench.host.inputs['pressure']).toBe(1);
    }
    expect(bench.wait(5).number('volume_ml')).toBeCloseTo(30, 9);
  });

  it('refuses temperatures that the jacket does not reach', () => {
    const bench = new Bench();
    for (const value of [-300, -5, 101, 5000, 'hot']) {
      expect(bench.do('set_temperature', value)).toBe('The water jacket goes from 0 to 100 °C.');
      expect(bench.host.inputs['temperature']).toBe(25);
    }
  });

  it('sets pressure and temperature as the sliders do', () => {
    fc.assert(
      fc.property(pressure, temperature, (p, t) => {
        const byAction = new Bench({ particles: 100 }).wait(0.5);
        byAction.do('set_pressure', p);
        byAction.do('set_temperature', t);
        const bySlider = new Bench({ particles: 100 }).wait(0.5).set({ pressure: p }).set({ temperature: t });
        expect(byAction.host.inputs).toEqual(bySlider.host.inputs);
        byAction.wait(2);
        bySlider.wait(2);
        expect(byAction.host.readings()).toEqual(bySlider.host.readings());
        expect(byAction.frame().fields).toEqual(bySlider.frame().fields);
      }),
      { numRuns: 10 },
    );
  });

  it.each([
    // 9.870 mL: between the marks 9.8 and 10.0. σ = 0.1 mL of scatter and 0.2/√12 of rounding: 0.006 mL for the mean of 400.
    { grade: 'school', marks: 5, setting: { gas: CO2, pressure: 3 }, within: 0.02 },
    // 13.043 mL, by a lens to tenths of a division: 0.003 mL.
    { grade: 'research', marks: 10, setting: { pressure: 2.3 }, within: 0.01 },
  ] as const)(
    'reads the scale to 1/$marks of a division at $grade, once: the mean of many readings finds what lies between',
    ({ grade, marks, setting, within }) => {
      for (const seed of [11, 23, 5]) {
        const bench = new Bench({ ...setting, particles: 100 }, seed, grade);
        const truth = bench.number('volume_ml');
        const readings = Array.from({ length: 400 }, () => bench.wait(0.5).shown('volume_scale_ml').value);
        for (const value of readings) expect(Math.abs(value * marks - Math.round(value * marks))).toBeLessThan(1e-9);
        expect(Math.abs(mean(readings) - truth)).toBeLessThan(within);
      }
    },
  );

  it('has an overpressure that misses the origin by the air outside', () => {
    const bench = new Bench({ particles: 100 });
    const points = [0.5, 1, 2, 3].map((p) => {
      bench.set({ pressure: p }).wait(8);
      return { x: 1 / bench.number('volume_scale_ml'), y: bench.number('pressure_over_atm') };
    });
    const [first, last] = [points[0]!, points[3]!];
    const slope = (last.y - first.y) / (last.x - first.x);
    expect(slope).toBeCloseTo(30, 4);
    expect(first.y - slope * first.x).toBeCloseTo(-1, 4);
  });

  it('shows and hides Boyle’s table', () => {
    const bench = new Bench();
    expect(bench.frame().view.boyle1662).toBe(false);
    bench.do('show_boyle_1662');
    expect(bench.frame().view.boyle1662).toBe(true);
    bench.do('show_boyle_1662', 0);
    expect(bench.frame().view.boyle1662).toBe(false);
  });

  it('depends on the seed, and on nothing else', () => {
    const run = (seed: number, groups: readonly number[]) => {
      const bench = new Bench({}, seed);
      bench.set({ pressure: 1.7 });
      for (const steps of groups) bench.host.advance(steps);
      return { ...bench.frame().fields, readings: bench.host.readings() };
    };
    expect(run(3, [500])).toEqual(run(3, [1, 7, 92, 400]));
    expect(run(3, [500]).molecules).not.toEqual(run(4, [500]).molecules);
  });
});

describe('the picture', () => {
  it('records bars of a tenth of a second whose mean is the pressure', () => {
    const bench = new Bench().wait(30);
    const bars = [...bench.frame().fields.recorder].filter((bar) => bar >= 0);
    expect(bars).toHaveLength(99);
    expect(Math.abs(mean(bars) - 1)).toBeLessThan(0.02);
    expect([...new Bench().wait(0.95).frame().fields.recorder].filter((bar) => bar >= 0)).toHaveLength(9);
  });

  it('shows sparks of hits on the piston, the youngest ones, at about 118 a second', () => {
    // ½ ρ ⟨|v_z|⟩ A with ⟨|v_z|⟩ = √(2kT/πm) = 237.3 m/s: 300 · 237.3/(2 · 0.03 m) · 100 µs.
    const bench = new Bench().wait(20);
    const { sparks } = bench.frame().fields;
    const ages = Array.from({ length: sparks.length / 3 }, (_, n) => sparks[3 * n + 2] ?? -1);
    expect(Math.min(...ages)).toBeGreaterThanOrEqual(0);
    expect(Math.abs(ages.length / Math.max(...ages) / 118.7 - 1)).toBeLessThan(0.5);
  });

  it('has a histogram that sums to one and follows Maxwell’s curve', () => {
    const { speeds, maxwell } = new Bench({ particles: 1000 }).frame().fields;
    expect([...speeds].reduce((sum, part) => sum + part, 0)).toBeCloseTo(1, 5);
    // The curve has a point at each edge and each middle of the columns; the middles sum to one, too.
    expect([...maxwell].filter((_, n) => n % 2 === 1).reduce((sum, part) => sum + part, 0)).toBeCloseTo(1, 3);
    // The most probable speed of N₂ at 25 °C: √(2kT/m) = 420.7 m/s.
    expect(Math.abs(maxwell.indexOf(Math.max(...maxwell)) * 25 - 420.7)).toBeLessThan(15);
  });
});

describe('Boyle’s table', () => {
  it('has products between 1398 and 1414', () => {
    const products = boyle1662.map(({ spaces, inches }) => spaces * inches);
    expect(Math.min(...products)).toBe(1398);
    expect(Math.max(...products)).toBe(1414);
    for (const { inches, written } of boyle1662) {
      const [whole, fraction = ''] = written.split(' ');
      const [over, under] = fraction.split('/');
      expect(Number(whole) + Number(over) / Number(under)).toBe(inches);
    }
  });
});
