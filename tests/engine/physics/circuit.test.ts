/** Ten seconds of a processor: a lamp's filament is followed until it has settled, for chance boards. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fitCurve } from '../../../engine/core/curve-fit';
import { createRng } from '../../../engine/core/rng';
import { type Params, RATED_POWER, type State, simulation } from '../../../engine/physics/circuit';
import { FILAMENT, filamentResistance, filamentTemperatureAt } from '../../../engine/physics/filament-lamp';
import { REAL_APPARATUS } from '../../../engine/physics/real-apparatus';
import { SILICON_DIODE } from '../../../engine/physics/silicon-diode';
import { SimulationHost } from '../../../engine/runtime/host';
import { expectHonest } from '../spread';
import { benchOf, modelOf } from '../drive';
import { along, fitPoint } from '../fit-points';

type Act = Parameters<typeof simulation.act>[2];

const DEFAULTS: Params = { voltage: 5, resistance: 100, component: 'Resistor', real_meters: false, burnout: false };
const { begin, act, wait } = modelOf(simulation, DEFAULTS);
const rng = createRng(1);
/** Readings so many seconds after the switch was closed. */
const measure = (changes: Partial<Params>, seconds = 0, ...before: Act[]) => {
  const params = { ...DEFAULTS, ...changes };
  const closed = act(begin(params), params, ...before, { do: 'close_switch' }).state;
  return simulation.read(wait(closed, params, seconds), params);
};

const settings = fc.record({
  voltage: fc.integer({ min: 1, max: 24 }).map((half) => half / 2),
  resistance: fc.integer({ min: 1, max: 100 }).map((ten) => ten * 10),
});

describe('the resistor', () => {
  it('with ideal meters carries V/R at every setting, and its negative turned round', () => {
    fc.assert(
      fc.property(settings, ({ voltage, resistance }) => {
        const got = measure({ voltage, resistance });
        expect(Math.abs((got.current ?? 0) * resistance - voltage)).toBeLessThanOrEqual(1e-9 * voltage);
        expect(got.voltage_across).toBeCloseTo(voltage, 9);
        expect(got.resistance_measured).toBeCloseTo(resistance, 6);
        expect(got.power_w).toBeCloseTo(voltage ** 2 / resistance, 9);
        const back = measure({ voltage, resistance }, 0, { do: 'reverse', value: 1 });
        expect(back.current).toBe(-(got.current ?? 0));
        expect(back.voltage_across).toBe(-(got.voltage_across ?? 0));
        expect(back.power_w).toBeCloseTo(got.power_w ?? 0, 12);
      }),
    );
  });

  it('with real meters looks smaller than it is, by the largest part at 1000 Ω', () => {
    const error = (voltage: number, resistance: number): number =>
      1 - (measure({ voltage, resistance, real_meters: true }).resistance_measured ?? 0) / resistance;
    fc.assert(
      fc.property(settings, ({ voltage, resistance }) => {
        expect(error(voltage, resistance)).toBeGreaterThan(0);
        // R beside the voltmeter: the part missing is R/(R + R_V).
        expect(error(voltage, resistance)).toBeCloseTo(resistance / (resistance + 15e3), 9);
        expect(error(voltage, resistance)).toBeLessThanOrEqual(error(voltage, 1000) + 1e-12);
      }),
    );
  });

  it('with real meters divides the voltage with source, ammeter and leads', () => {
    const { sourceResistance, ammeterResistance, leadResistance, voltmeterResistance } = REAL_APPARATUS;
    const line = sourceResistance + ammeterResistance + 4 * leadResistance;
    fc.assert(
      fc.property(settings, ({ voltage, resistance }) => {
        const beside = (resistance * voltmeterResistance) / (resistance + voltmeterResistance);
        const got = measure({ voltage, resistance, real_meters: true });
        expect((got.current ?? 0) / (voltage / (beside + line))).toBeCloseTo(1, 10);
        expect((got.voltage_across ?? 0) / ((voltage * beside) / (beside + line))).toBeCloseTo(1, 10);
        expect(got.power_w).toBeCloseTo((got.voltage_across ?? 0) ** 2 / resistance, 10);
      }),
    );
  });

  it('shows nothing at 0 V and with the switch open', () => {
    for (const got of [measure({ voltage: 0 }, 1), simulation.read(begin(DEFAULTS), DEFAULTS)]) {
      expect(got).toMatchObject({
        current: 0,
        ammeter_ma: 0,
        voltage_across: 0,
        power_w: 0,
        resistance_measured: null,
      });
      expect(Object.is(got.current, -0)).toBe(false);
    }
  });

  it('warms towards 25 °C + 140 K/W with a lag of 5 s', () => {
    const got = measure({ voltage: 5, resistance: 100 }, 5);
    expect(got.component_temp_c).toBeCloseTo(25 + 140 * 0.25 * (1 - Math.exp(-1)), 6);
  });
});

describe('an overloaded resistor', () => {
  it('opens after 10 s/(P/0.5 W − 1) with burn-out on, and stays open', () => {
    fc.assert(
      fc.property(fc.constantFrom([12, 10], [12, 100], [5, 20], [9, 50]), ([voltage = 0, resistance = 1]) => {
        const params: Params = { ...DEFAULTS, voltage, resistance, burnout: true };
        const due = 10 / (voltage ** 2 / resistance / RATED_POWER - 1);
        const closed = act(begin(params), params, { do: 'close_switch' }).state;
        const before = wait(closed, params, due - 0.002);
        expect(simulation.read(before, params).current).toBeCloseTo(voltage / resistance, 9);
        const after = wait(before, params, 0.005);
        expect(simulation.read(after, params)).toMatchObject({
          current: 0,
          resistance_measured: null,
          resistor_state: 'burnt out',
        });
        // The whole voltage stands across the gap.
        expect(simulation.read(after, params).voltage_across).toBeCloseTo(voltage, 9);
        const again = act(after, params, { do: 'open_switch' }, { do: 'close_switch' });
        expect(again.notice).toBe('The resistor is burnt out: Reset puts a new one in.');
        expect(simulation.act(after, params, { do: 'sweep' }, rng, 'ideal').state).toBe(after);
      }),
      { numRuns: 8 },
    );
  });

  it('is not warned of where a cold lamp draws too much for a few milliseconds', () => {
    for (const resistance of [10, 50, 150, 300, 1000]) {
      const params: Params = { ...DEFAULTS, voltage: 12, component: 'Filament Lamp', burnout: true, resistance };
      const lit = act(begin(params), params, { do: 'close_switch' });
      expect(lit.notice).toBeUndefined();
      const glowing = simulation.read(wait(lit.state, params, 20), params);
      expect(glowing.resistor_state).toBe('within its rating');
      expect(resistance * (glowing.current ?? 0) ** 2).toBeLessThan(0.45);
    }
  });

  it('never opens with burn-out off, and is warned of', () => {
    fc.assert(
      fc.property(settings, fc.constantFrom('Resistor', 'Silicon Diode'), ({ voltage, resistance }, component) => {
        const got = measure({ voltage, resistance, component }, 0.5);
        expect(got.resistor_state).not.toBe('burnt out');
      }),
      { numRuns: 20 },
    );
    const long: Params = { ...DEFAULTS, voltage: 12, resistance: 10 };
    const hot = act(begin(long), long, { do: 'close_switch' });
    expect(hot.notice).toBe('14.4 W in the resistor is far above the rating of 0.5 W: it gets very hot.');
    expect(simulation.read(wait(hot.state, long, 60), long).current).toBeCloseTo(1.2, 9);
  });

  it('protects neither lamp nor diode any more once it has burnt through', () => {
    const params: Params = { ...DEFAULTS, component: 'Silicon Diode', voltage: 12, resistance: 10, burnout: true };
    const state = wait(act(begin(params), params, { do: 'close_switch' }).state, params, 2);
    expect(simulation.read(state, params)).toMatchObject({ current: 0, resistor_state: 'burnt out' });
  });
});

describe('lamp and diode', () => {
  it('with ideal meters leave the rest of the voltage to the resistance, once settled', () => {
    fc.assert(
      fc.property(settings, fc.constantFrom('Filament Lamp', 'Silicon Diode'), ({ voltage, resistance }, component) => {
        const got = measure({ voltage, resistance, component }, component === 'Silicon Diode' ? 0 : 3);
        expect((got.current ?? 0) * resistance + (got.voltage_across ?? 0)).toBeCloseTo(voltage, 9);
      }),
      { numRuns: 30 },
    );
  });

  it('the lamp has more than ten times its cold resistance at 12 V, and draws an inrush', () => {
    const changes: Partial<Params> = { component: 'Filament Lamp', voltage: 12, resistance: 10 };
    const cold = measure(changes);
    const hot = measure(changes, 5);
    expect(cold.resistance_measured).toBeCloseTo(filamentResistance(FILAMENT.roomTemperature), 9);
    expect(cold.resistance_measured).toBeCloseTo(8.4, 1);
    expect(hot.resistance_measured).toBeGreaterThan(10 * (cold.resistance_measured ?? Infinity));
    expect(cold.current).toBeGreaterThan(6 * (hot.current ?? Infinity));
  });

  it('the lamp settles where it radiates what it takes', () => {
    const bright = fc.record({
      voltage: fc.integer({ min: 16, max: 24 }).map((half) => half / 2),
      resistance: fc.constantFrom(10, 20, 30, 40, 50),
    });
    fc.assert(
      fc.property(bright, ({ voltage, resistance }) => {
        const got = measure({ component: 'Filament Lamp', voltage, resistance }, 6);
        expect((got.component_temp_c ?? 0) + 273.15).toBeCloseTo(filamentTemperatureAt(got.power_w ?? 0), 0);
      }),
      { numRuns: 10 },
    );
  });

  it('the diode follows Shockley’s equation with its series resistance', () => {
    const { saturationCurrent, emission, thermalVoltage, seriesResistance } = SILICON_DIODE;
    fc.assert(
      fc.property(settings, ({ voltage, resistance }) => {
        const { current, voltage_across: across } = measure({ component: 'Silicon Diode', voltage, resistance });
        const junction = (across ?? 0) - (current ?? 0) * seriesResistance;
        const shockley = saturationCurrent * Math.expm1(junction / (emission * thermalVoltage));
        // The sheet's 1e-12 A for the current; put into the exponent it grows by R_S dI/dV of the junction.
        const growth = 1 + (seriesResistance * (current ?? 0)) / (emission * thermalVoltage);
        expect(Math.abs(shockley - (current ?? 0))).toBeLessThan(1e-12 * (1 + growth));
      }),
    );
  });

  it('a reversed diode leaks its saturation current, in real circuits beside the voltmeter’s', () => {
    fc.assert(
      fc.property(settings, ({ voltage, resistance }) => {
        const got = measure({ component: 'Silicon Diode', voltage, resistance }, 0, { do: 'reverse', value: 1 });
        expect(got.current).toBeCloseTo(-SILICON_DIODE.saturationCurrent * -Math.expm1(-voltage / 0.0453), 13);
        expect(got.voltage_across).toBeCloseTo(-voltage, 4);
        const real = measure({ component: 'Silicon Diode', voltage, resistance, real_meters: true }, 0, {
          do: 'reverse',
        });
        expect(real.current).toBeCloseTo(-voltage / (15e3 + resistance + 1.33), 7);
      }),
    );
  });
});

describe('sweep, slow motion, switch', () => {
  it('steps the supply from 0 to 12 V, 0.2 s each, closes the switch and gives the supply back', () => {
    const started = simulation.act(begin(DEFAULTS), DEFAULTS, { do: 'sweep' }, rng, 'ideal');
    expect(started.notice).toBe('The switch is closed for the sweep.');
    let state = started.state;
    for (let k = 0; k <= 24; k++) {
      expect(simulation.read(wait(state, DEFAULTS, 0.1), DEFAULTS).voltage_across).toBeCloseTo(k / 2, 9);
      state = wait(state, DEFAULTS, 0.2);
    }
    expect(simulation.read(state, DEFAULTS).voltage_across).toBeCloseTo(5, 9);
    const { points, sweeping } = simulation.view(state, DEFAULTS, {});
    expect(sweeping).toBe(false);
    expect(points.map(({ voltage }) => Math.round(voltage * 1e6) / 1e6)).toEqual(
      Array.from({ length: 25 }, (_, k) => k / 2),
    );
  });

  it('a sweep ends when the supply is set by hand or the switch opened', () => {
    const sweeping = wait(act(begin(DEFAULTS), DEFAULTS, { do: 'sweep' }).state, DEFAULTS, 1);
    const set: Params = { ...DEFAULTS, voltage: 7 };
    expect(
      simulation.read(simulation.reconfigure?.(sweeping, set, DEFAULTS) ?? sweeping, set).voltage_across,
    ).toBeCloseTo(7, 9);
    expect(simulation.view(act(sweeping, DEFAULTS, { do: 'open_switch' }).state, DEFAULTS, {}).sweeping).toBe(false);
  });

  it('switches a cold lamp on fifty times slower, for a quarter of a second', () => {
    const params: Params = { ...DEFAULTS, component: 'Filament Lamp', voltage: 12, resistance: 10 };
    const hot = wait(act(begin(params), params, { do: 'close_switch' }).state, params, 1);
    const slow = act(hot, params, { do: 'switch_on_slowly' }).state;
    const rate = (state: State) =>
      typeof simulation.rate === 'function' ? simulation.rate(state, params) : simulation.rate;
    expect(rate(slow)).toBe(1 / 50);
    expect(simulation.read(slow, params).resistance_measured).toBeCloseTo(8.4, 1);
    expect(rate(wait(slow, params, 0.2495))).toBe(1 / 50);
    expect(rate(wait(slow, params, 0.2505))).toBe(1);
  });

  it('refuses to close a closed switch and to open an open one', () => {
    const state = begin(DEFAULTS);
    expect(act(state, DEFAULTS, { do: 'open_switch' })).toEqual({ state, notice: 'The switch is open already.' });
    const closed = act(state, DEFAULTS, { do: 'close_switch' }).state;
    expect(act(closed, DEFAULTS, { do: 'close_switch' })).toEqual({
      state: closed,
      notice: 'The switch is closed already.',
    });
  });

  it('gives the same rows however steps are grouped', () => {
    const run = (group: number) => {
      const host = new SimulationHost({
        simulation,
        inputs: { ...DEFAULTS, component: 'Filament Lamp', resistance: 10 },
        applies: {},
        seed: 1,
        grade: 'ideal',
      });
      host.act({ do: 'sweep' });
      for (let done = 0; done < 3000; done += group) host.advance(group);
      return [host.readings(), host.view({})];
    };
    expect(run(7 * 3)).toBeDefined();
    expect(run(100)).toEqual(run(3000));
    expect(run(1)).toEqual(run(3000));
  });
});

describe('the procedure at school grade', () => {
  it('gives R with an uncertainty that holds the true value about twice in three runs', { tags: ['rest'] }, () => {
    const seeds = Array.from({ length: 60 }, (_, k) => k + 1);
    const resistance = 270;
    let held = 0;
    for (const seed of seeds) {
      const host = new SimulationHost({
        simulation,
        inputs: { ...DEFAULTS, resistance },
        applies: {},
        seed,
        grade: 'school',
      });
      host.act({ do: 'close_switch' });
      const points = [0.5, 2, 4, 6, 8, 10, 12].map((voltage) => {
        host.change({ voltage });
        host.advance(800);
        const { voltage_across: v, current: i } = host.shown();
        return fitPoint(along(v), along(i));
      });
      const outcome = fitCurve('line', points);
      if (!('fit' in outcome)) throw new Error(outcome.refused);
      const slope =
        outcome.fit.parameters.find(({ symbol }) => symbol === 'a' || symbol === 'm') ?? outcome.fit.parameters[0];
      const r = 1 / (slope?.value ?? Number.NaN);
      // All rows share two meters: their tolerances of 0.5 % do not average out, nor do their zeros.
      expect((slope?.calibration ?? 0) * r).toBeGreaterThan((0.005 / Math.sqrt(3)) * Math.SQRT2);
      if (Math.abs(r / resistance - 1) <= (slope?.error ?? 0) * r) held++;
    }
    expect(held / seeds.length).toBeGreaterThanOrEqual(0.5);
    expect(held / seeds.length).toBeLessThanOrEqual(0.85);
  });
});

describe('power and quotient', () => {
  const Bench = benchOf(simulation, DEFAULTS);
  const closed = (seed: number): InstanceType<typeof Bench> =>
    new Bench({ resistance: 270 }, seed, 'school').run('close_switch').wait(1);

  it('are worked out from what the two meters show', () => {
    for (const seed of [1, 2, 3]) {
      const bench = closed(seed);
      const [u, i] = [bench.shown('voltage_across').value, bench.shown('current').value];
      expect(i).not.toBe(bench.number('current'));
      expect(bench.shown('power_w').value).toBeCloseTo(u * i, 5);
      expect(bench.shown('resistance_measured').value).toBeCloseTo(u / i, 1);
    }
  });

  it('are off by as much as they state, over the seeds', { tags: ['rest'] }, () => {
    expectHonest((seed) => closed(seed).host, ['power_w', 'resistance_measured']);
  });

  it('share the errors of the meters with current and voltage', () => {
    const { resistance_measured: quotient, current } = closed(1).host.shown();
    expect(Object.keys(quotient?.shared ?? {})).toEqual(expect.arrayContaining(Object.keys(current?.shared ?? {})));
  });

  it('have no value where the board takes the place of the loop, nor without current', () => {
    const bench = new Bench({}, 1, 'school');
    expect(bench.host.shown().resistance_measured?.value).toBeNull();
    expect(bench.run('build_it').host.shown().power_w?.value).toBeNull();
  });

  it('have no value where the current cannot be told from nothing, as through a turned diode', () => {
    for (const grade of ['school', 'research'] as const) {
      for (const seed of [2, 5, 22]) {
        const bench = new Bench({ component: 'Silicon Diode', voltage: 10 }, seed, grade)
          .run('close_switch', ['reverse', 1])
          .wait(1);
        expect(bench.host.shown()['resistance_measured']!.value).toBeNull();
      }
    }
    // A milliampere through 1000 Ω is told from nothing.
    const bench = new Bench({ resistance: 1000, voltage: 1 }, 2, 'research').run('close_switch').wait(1);
    expect(bench.host.shown()['resistance_measured']!.value).toBeCloseTo(1000, -1);
  });
});
