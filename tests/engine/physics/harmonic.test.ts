/** Ten seconds of a processor: energy is followed for 1000 s, and a driven mass until its transient has died away. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fitCurve } from '../../../engine/core/curve-fit';
import { type Params, type State, simulation } from '../../../engine/physics/harmonic';
import { STOP, TRAIL_POINTS, TRAIL_WIDTH } from '../../../engine/physics/harmonic-track';
import { checkAction } from '../../../engine/runtime/action-value';
import { SimulationHost } from '../../../engine/runtime/host';
import { observeOne } from '../../../engine/runtime/instrument';
import { benchOf, modelOf, number } from '../drive';
import { spreadOf } from '../spread';

const DEFAULTS: Params = {
  mass: 0.5,
  spring_constant: 20,
  amplitude: 0.2,
  damping: 0,
  drive_amplitude: 0,
  drive_frequency: 1,
};
const { paramsOf, begin, act, wait, read, viewOf } = modelOf(simulation, DEFAULTS);
const released = (params: Params): State => act(begin(params), params, { do: 'release' }).state;
const driven = (params: Params): State => act(released(params), params, { do: 'drive', value: 1 }).state;
const exactPeriod = ({ mass, spring_constant: k }: Params): number => 2 * Math.PI * Math.sqrt(mass / k);
const measured = (changes: Partial<Params>, periods = 3): number => {
  const params = paramsOf(changes);
  return number(read(wait(released(params), params, (periods + 0.5) * exactPeriod(params)), params).period_s);
};

const settings = fc.record({
  mass: fc.integer({ min: 2, max: 40 }).map((n) => n / 20),
  spring_constant: fc.integer({ min: 5, max: 100 }),
  amplitude: fc.integer({ min: 5, max: 50 }).map((n) => n / 100),
});

describe('the period', () => {
  it('is 2π √(m/k) over all inputs', () => {
    fc.assert(
      fc.property(settings, (setting) => {
        // Störmer–Verlet runs fast by (ω h)²/24: 2.6×10⁻⁶ at the quickest corner. The sheet asks for 2×10⁻⁴.
        expect(Math.abs(measured(setting) / exactPeriod(paramsOf(setting)) - 1)).toBeLessThan(4e-6);
      }),
      { numRuns: 40 },
    );
  });

  it('does not depend on the amplitude', () => {
    const periods = [0.05, 0.2, 0.5].map((amplitude) => measured({ amplitude }));
    for (const period of periods) expect(Math.abs(period / (periods[0] ?? 0) - 1)).toBeLessThan(1e-9);
  });

  it('squared is proportional to the mass and to 1/k', () => {
    const unit = measured({ mass: 1, spring_constant: 10 }) ** 2;
    for (const [mass, k] of [
      [0.1, 100],
      [0.1, 5],
      [2, 100],
      [2, 5],
    ] as const) {
      const share = measured({ mass, spring_constant: k }) ** 2 / unit;
      expect(Math.abs(share / ((10 * mass) / k) - 1)).toBeLessThan(1e-5);
    }
  });

  it('is longer with friction: 2π/√(k/m − (c/2m)²)', () => {
    const params = paramsOf({ damping: 2 });
    const calm = (2 * Math.PI) / Math.sqrt(40 - 4);
    expect(Math.abs(measured(params, 4) / calm - 1)).toBeLessThan(1e-5);
  });

  it('has no value where friction leaves no oscillation, and the learner is told', () => {
    const params = paramsOf({ mass: 0.1, spring_constant: 5, damping: 5 });
    const { state, notice } = act(begin(params), params, { do: 'release' });
    expect(notice).toContain('no oscillation');
    const late = wait(state, params, 10);
    expect(read(late, params)).toMatchObject({ period_s: null, log_decrement: null });
    expect(viewOf(late, params).view.message).toContain('no oscillation');
    // 5 s later than the slow one of its two times, 0.98 s: it creeps, and never passes.
    expect(number(read(late, params).displacement_m)).toBeGreaterThan(0);
    expect(number(read(late, params).displacement_m)).toBeLessThan(1e-4);
  });
});

describe('the clock', () => {
  it('can be read at every half millisecond', () => {
    const omega = Math.sqrt(DEFAULTS.spring_constant / DEFAULTS.mass);
    for (const time of [0.2475, 0.248, 0.7455]) {
      const { displacement_m } = read(wait(released(DEFAULTS), DEFAULTS, time), DEFAULTS);
      expect(Math.abs(number(displacement_m) - 0.2 * Math.cos(omega * time))).toBeLessThan(1e-6);
    }
  });
});

describe('energy without friction and motor', () => {
  it('stays within 0.1 % of ½ k A² for 1000 s, at every moment', () => {
    for (const changes of [{}, { mass: 0.1, spring_constant: 100, amplitude: 0.5 }]) {
      const params = paramsOf(changes);
      const first = 0.5 * params.spring_constant * params.amplitude ** 2;
      let state = released(params);
      for (let n = 0; n < 1000; n++) {
        state = wait(state, params, n % 10 === 0 ? 1.002 : 0.998);
        // Verlet's energy swings by (ω h)²/4, at most 1.6×10⁻⁵.
        expect(Math.abs(number(read(state, params).total_energy_j) / first - 1)).toBeLessThan(3e-5);
      }
    }
  });

  it('is the sum of both kinds, which change places twice in a period', () => {
    const params = paramsOf({});
    const period = exactPeriod(params);
    let state = wait(released(params), params, period / 4);
    expect(number(read(state, params).elastic_j)).toBeLessThan(1e-4);
    expect(number(read(state, params).kinetic_j)).toBeCloseTo(0.4, 4);
    state = wait(state, params, period / 4);
    expect(number(read(state, params).elastic_j)).toBeCloseTo(0.4, 4);
    expect(number(read(state, params).total_energy_j)).toBeCloseTo(0.4, 5);
  });
});

describe('friction', () => {
  it('gives the decrement c T/2m, with the period as it is with friction', () => {
    fc.assert(
      fc.property(settings, fc.integer({ min: 1, max: 12 }), (setting, sixteenths) => {
        const { mass, spring_constant: k } = setting;
        const damping = (sixteenths / 16) * 2 * Math.sqrt(k * mass);
        const params = paramsOf({ ...setting, damping });
        const period = (2 * Math.PI) / Math.sqrt(k / mass - (damping / 2 / mass) ** 2);
        const { log_decrement } = read(wait(released(params), params, 2.2 * period), params);
        expect(Math.abs(number(log_decrement) / ((damping * period) / 2 / mass) - 1)).toBeLessThan(1e-3);
      }),
      { numRuns: 30 },
    );
  });

  it('has no decrement where there is none to measure', () => {
    expect(read(wait(released(DEFAULTS), DEFAULTS, 9), DEFAULTS).log_decrement).toBeNull();
    const params = paramsOf({ damping: 0.3 });
    expect(read(wait(released(params), params, 0.9), params).log_decrement).toBeNull();
    expect(read(wait(released(params), params, 1.1), params).log_decrement).not.toBeNull();
  });
});

describe('the motor', () => {
  it('leads to the amplitude F₀/√((k − mω²)² + (cω)²), whatever the beginning', () => {
    fc.assert(
      fc.property(
        settings,
        fc.integer({ min: 10, max: 100 }).map((n) => n / 20),
        fc.integer({ min: 1, max: 20 }).map((n) => n / 10),
        fc.integer({ min: 2, max: 120 }).map((n) => n / 20),
        fc.boolean(),
        (setting, damping, force, frequency, fromHand) => {
          const params = paramsOf({ ...setting, damping, drive_amplitude: force, drive_frequency: frequency });
          const { mass, spring_constant: k } = params;
          const omega = 2 * Math.PI * frequency;
          const wanted = force / Math.sqrt((k - mass * omega ** 2) ** 2 + (damping * omega) ** 2);
          fc.pre(wanted < 0.9);
          // The beginning must not have met the stops: its part dies by e^(−c t/2m), at least e^(−12.5).
          const start = fromHand ? driven(params) : act(begin(params), params, { do: 'drive', value: 1 }).state;
          const { steady_amplitude_m } = read(wait(start, params, 100), params);
          // e^(−12.5) of half a metre, 2 µm, is left at most.
          expect(Math.abs(number(steady_amplitude_m) - wanted)).toBeLessThan(1e-3 * wanted + 4e-6);
        },
      ),
      { numRuns: 15 },
    );
  });

  it('at resonance without friction drives the spring to its stop, and no further', () => {
    const params = paramsOf({ drive_amplitude: 1, drive_frequency: 1 });
    let state = driven(params);
    let most = 0;
    for (let n = 0; n < 10_000; n++) {
      state = wait(state, params, 0.002);
      most = Math.max(
        most,
        Math.abs(number(read(state, params).displacement_m)),
        number(read(state, params).amplitude_now_m),
      );
    }
    expect(most).toBe(STOP);
    expect(viewOf(state, params).view.message).toBe('The spring hit its stop.');
  });

  it('has no steady amplitude before five of its periods, nor right after a change', () => {
    const params = paramsOf({ damping: 1, drive_amplitude: 1, drive_frequency: 2 });
    const early = wait(driven(params), params, 2.4);
    expect(read(early, params).steady_amplitude_m).toBeNull();
    expect(act(early, params, { do: 'mark_resonance' })).toEqual({
      state: early,
      notice: 'There is no amplitude to mark yet: let the motor run for five of its periods.',
    });
    const later = wait(early, params, 0.2);
    expect(read(later, params).steady_amplitude_m).not.toBeNull();
    const other = { ...params, drive_frequency: 2.5 };
    expect(read(simulation.reconfigure?.(later, other, params) ?? later, other).steady_amplitude_m).toBeNull();
  });

  it('read too soon is wrong: the transient beats with the motor', () => {
    const params = paramsOf({ damping: 0.1, drive_amplitude: 0.5, drive_frequency: 0.8 });
    const soon = wait(act(begin(params), params, { do: 'drive', value: 1 }).state, params, 6.4);
    const early = number(read(soon, params).steady_amplitude_m);
    const late = number(read(wait(soon, params, 120), params).steady_amplitude_m);
    expect(early / late).toBeGreaterThan(1.2);
  });

  it('keeps marked points until glider or spring are exchanged', () => {
    const params = paramsOf({ damping: 1, drive_amplitude: 1, drive_frequency: 2 });
    const { state } = act(wait(driven(params), params, 20), params, { do: 'mark_resonance' });
    const steady = number(read(state, params).steady_amplitude_m);
    expect(state.marks).toEqual([{ frequency: 2, amplitude: steady, damping: 1, force: 1 }]);
    const slower = { ...params, drive_frequency: 1 };
    const kept = simulation.reconfigure?.(state, slower, params) ?? state;
    expect(kept.marks).toHaveLength(1);
    const heavier = { ...slower, mass: 1 };
    expect(simulation.reconfigure?.(kept, heavier, slower).marks).toEqual([]);
  });

  it('says what it cannot do', () => {
    const { state, notice } = act(released(DEFAULTS), DEFAULTS, { do: 'drive', value: 1 });
    expect(notice).toBe('The motor turns without effect: its driving force is set to 0 N.');
    expect(act(state, DEFAULTS, { do: 'drive', value: 1 })).toEqual({ state, notice: 'The motor runs already.' });
    expect(act(begin(DEFAULTS), DEFAULTS, { do: 'drive', value: 0 }).notice).toBe('The motor is off already.');
  });
});

describe('the hand', () => {
  it('kicks: the momentum over the mass is the velocity', () => {
    const { state } = act(begin(DEFAULTS), DEFAULTS, { do: 'kick', value: 0.2 });
    expect(number(read(state, DEFAULTS).velocity_m_s)).toBeCloseTo(0.4, 4);
    // v/ω, after a quarter of a period.
    const later = wait(state, DEFAULTS, 0.4);
    expect(number(read(later, DEFAULTS).amplitude_now_m)).toBeCloseTo(0.4 / Math.sqrt(40), 5);
    const before = number(read(later, DEFAULTS).velocity_m_s);
    const again = act(later, DEFAULTS, { do: 'kick', value: -0.1 });
    expect(number(read(again.state, DEFAULTS).velocity_m_s)).toBeCloseTo(before - 0.2, 4);
  });

  it('may be kicked so hard that the spring hits its stop', () => {
    const light = paramsOf({ mass: 0.1, spring_constant: 5 });
    for (const value of [5, -5]) {
      expect(checkAction(simulation.actions, { do: 'kick', value }).ok).toBe(true);
      let { state } = act(begin(light), light, { do: 'kick', value });
      for (let k = 0; k < 40; k++) {
        state = wait(state, light, 0.05);
        expect(Math.abs(number(read(state, light).displacement_m))).toBeLessThanOrEqual(1);
      }
      expect(viewOf(state, light).view.message).toBe('The spring hit its stop.');
    }
  });

  it('stops the glider and keeps what was measured; release begins again', () => {
    const moving = wait(released(DEFAULTS), DEFAULTS, 9);
    const { period_s } = read(moving, DEFAULTS);
    const { state } = act(moving, DEFAULTS, { do: 'hold' });
    expect(read(state, DEFAULTS)).toMatchObject({ displacement_m: 0.2, velocity_m_s: 0, kinetic_j: 0, period_s });
    expect(act(state, DEFAULTS, { do: 'hold' })).toEqual({ state, notice: 'The glider is in the hand already.' });
    expect(read(act(state, DEFAULTS, { do: 'release' }).state, DEFAULTS).period_s).toBeNull();
  });

  it('catches a glider that is altered in mid-swing', () => {
    const moving = wait(released(DEFAULTS), DEFAULTS, 9);
    const params = paramsOf({ mass: 1 });
    const caught = simulation.reconfigure?.(moving, params, DEFAULTS) ?? moving;
    expect(read(caught, params)).toMatchObject({ period_s: null, amplitude_now_m: null, velocity_m_s: 0 });
    expect(viewOf(caught, params).view.message).toContain('back in the hand');
    // Magnets may be moved nearer during the motion.
    const braked = paramsOf({ damping: 1 });
    expect(simulation.reconfigure?.(moving, braked, DEFAULTS).motion).toBe(moving.motion);
  });
});

describe('what the stage draws', () => {
  it('turns a companion at ω whose shadow is the glider', () => {
    const params = paramsOf({ amplitude: 0.3 });
    const omega = Math.sqrt(40);
    let state = released(params);
    for (let n = 1; n <= 40; n++) {
      state = wait(state, params, 0.05);
      const { view } = viewOf(state, params);
      expect(view.radius).toBeCloseTo(0.3, 4);
      expect(view.radius * Math.cos(view.companion)).toBeCloseTo(view.x, 9);
      expect(Math.cos(view.companion - 0.05 * n * omega)).toBeCloseTo(1, 6);
    }
  });

  it('has the latest places, velocities and accelerations, oldest first', () => {
    const state = wait(released(DEFAULTS), DEFAULTS, 20);
    const { view, fields } = viewOf(state, DEFAULTS);
    const omega = Math.sqrt(40);
    const since = 20 - Math.floor(20 / view.pointInterval + 1e-9) * view.pointInterval;
    for (const n of [0, 9, 239]) {
      const [x = 0, v = 0, a = 0] = fields.trail.subarray(TRAIL_WIDTH * (TRAIL_POINTS - 1 - n));
      const phase = omega * (20 - since - n * view.pointInterval);
      expect(x).toBeCloseTo(0.2 * Math.cos(phase), 3);
      expect(v).toBeCloseTo(-0.2 * omega * Math.sin(phase), 3);
      expect(a).toBeCloseTo(-40 * x, 4);
    }
  });
});

describe('in the host', () => {
  const live = Object.fromEntries(Object.keys(DEFAULTS).map((id) => [id, 'live' as const]));

  it('gives the same rows however steps are grouped', () => {
    const rows = (grouping: number): unknown => {
      const host = new SimulationHost({
        simulation,
        inputs: { ...paramsOf({ damping: 0.2, drive_amplitude: 0.7, drive_frequency: 1.3 }) },
        applies: live,
        seed: 3,
        grade: 'school',
      });
      host.act({ do: 'release' });
      host.act({ do: 'drive', value: 1 });
      host.sample({ columns: [], traceEvery: 0, logEvery: 250 });
      while (host.step < 6000) host.advance(Math.min(grouping, 6000 - host.step));
      return [host.takeRows(), host.readings(), host.shown()];
    };
    expect(rows(1)).toEqual(rows(977));
  });

  /** How many of the seeds give an interval of one standard uncertainty that holds the true value. */
  const covered = (found: (seed: number) => { value: number; error: number }, truth: number): number => {
    const seeds = Array.from({ length: 100 }, (_, n) => n + 1);
    return seeds.map(found).filter(({ value, error }) => Math.abs(value - truth) <= error).length / seeds.length;
  };
  const fitted = (kind: 'proportional' | 'line', points: Parameters<typeof fitCurve>[1], parameter: number) => {
    const outcome = fitCurve(kind, points);
    if ('refused' in outcome) throw new Error(outcome.refused);
    const found = outcome.fit.parameters[parameter];
    return { value: found?.value ?? Number.NaN, error: found?.error ?? Number.NaN };
  };

  it('gives c by step 4 with an uncertainty that holds the true value in about two runs of three', {
    tags: ['rest'],
  }, () => {
    const params = paramsOf({ amplitude: 0.3, damping: 0.1 });
    const def = simulation.readings.amplitude_now_m;
    // Read at the turning points themselves, three periods apart: the scale shows the last one.
    const period = exactPeriod(params);
    let state = released(params);
    let reached = 0;
    const turns = Array.from({ length: 8 }, (_, n) => {
      const time = 3 * n * period;
      state = wait(state, params, time + 0.05 - reached);
      reached = time + 0.05;
      return { time, amplitude: number(read(state, params).amplitude_now_m) };
    });
    const share = covered((seed) => {
      const points = turns.map(({ time, amplitude }) => {
        const shown = observeOne('amplitude_now_m', amplitude, def, {
          grade: 'school',
          seed,
          trial: 1,
          time,
          ordinal: 0,
        });
        const value = number(shown.value as number);
        return { x: time, y: Math.log(value), ux: null, uy: number(shown.uncertainty) / value };
      });
      const slope = fitted('line', points, 0);
      return { value: -2 * params.mass * slope.value, error: 2 * params.mass * slope.error };
    }, 0.1);
    expect(share).toBeGreaterThanOrEqual(0.5);
    expect(share).toBeLessThanOrEqual(0.85);
  });
});

describe('what is worked out from sensor and scale', () => {
  const Bench = benchOf(simulation, DEFAULTS);

  it('tells no amplitude below half a millimetre, and never one below zero', () => {
    for (const seed of [1, 2, 3, 4, 5, 6]) {
      const bench = new Bench({ damping: 1, amplitude: 0.02 }, seed, 'school').run('release').wait(3);
      for (let n = 0; n < 10; n++)
        expect(bench.wait(0.5).host.shown()['amplitude_now_m']?.value ?? 0).toBeGreaterThanOrEqual(0);
      expect(bench.host.shown()['amplitude_now_m']?.value).toBeNull();
    }
  });

  it('marks no amplitude of the stops on the resonance curve', () => {
    const bench = new Bench({ drive_amplitude: 1, drive_frequency: 1 }).run(['drive', 1]).wait(60);
    expect(bench.do('mark_resonance')).toMatch(/stops/);
    expect(bench.view.marks).toHaveLength(0);
  });

  it('is ½ k x², ½ m v² and a decrement of the very figures shown, off by what it states', { tags: ['rest'] }, () => {
    for (const id of ['elastic_j', 'kinetic_j', 'total_energy_j', 'log_decrement'] as const) {
      const { ratio } = spreadOf((seed) => {
        const bench = new Bench({ damping: 0.5 }, seed, 'school').run('release');
        // The first amplitude on the same side is the release's own: the scale shows it before.
        const first = bench.shown('amplitude_now_m').value;
        bench.wait(1.15);
        const [x, v] = [bench.shown('displacement_m').value, bench.shown('velocity_m_s').value];
        const expected = {
          elastic_j: 10 * x * x,
          kinetic_j: 0.25 * v * v,
          total_energy_j: 10 * x * x + 0.25 * v * v,
          log_decrement: Math.log(first / bench.shown('amplitude_now_m').value),
        }[id];
        const { value, u } = bench.shown(id);
        expect(Math.abs(value / expected - 1)).toBeLessThan(id === 'log_decrement' ? 0.002 : 0.0005);
        return { value, u, truth: bench.number(id) };
      });
      expect(ratio, id).toBeGreaterThan(0.8);
      expect(ratio, id).toBeLessThan(1.25);
    }
  });

  it('takes place, velocity and acceleration from one sensor, off by the same part', () => {
    const shared = new Bench({}, 5, 'school').run('release').wait(0.3).host.shown();
    for (const id of ['displacement_m', 'velocity_m_s', 'acceleration_m_s2'])
      expect(Object.keys(shared[id]?.shared ?? {})).toEqual(['5 motion sensor gain']);
  });

  it('has weights within their stamp: the period differs from seed to seed by half of that', { tags: ['rest'] }, () => {
    const { ratio } = spreadOf((seed) => {
      const bench = new Bench({}, seed, 'school').run('release').wait(4);
      const exact = 2 * Math.PI * Math.sqrt(0.5 / 20);
      return { value: bench.number('period_s'), u: 0.5 * (0.005 / Math.sqrt(3)) * exact, truth: exact };
    });
    expect(ratio).toBeGreaterThan(0.8);
    expect(ratio).toBeLessThan(1.25);
  });
});
