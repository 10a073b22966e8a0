import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Grade } from '../../../engine/contract';
import { createRng } from '../../../engine/core/rng';
import { ANGLE_SPREAD, type Params, type State, SPEED_SPREAD, simulation } from '../../../engine/physics/projectile';
import { DT } from '../../../engine/physics/projectile-flight';
import { SimulationHost } from '../../../engine/runtime/host';
import { benchOf, modelOf, number } from '../drive';

const DEFAULTS: Params = {
  angle: 45,
  velocity: 20,
  gravity: 9.81,
  height: 0,
  drag: false,
  mass: 0.145,
  diameter: 0.073,
  restitution: 0,
};
const { paramsOf, begin, act, read, viewOf } = modelOf(simulation, DEFAULTS);
const step = (state: State, params: Params, rng = createRng(1)): State =>
  simulation.step(state, params, { dt: DT, rng });
const until = (state: State, params: Params, stop: (now: State) => boolean): State => {
  // To make one takes longer than a step.
  const rng = createRng(1);
  let now = state;
  for (let n = 0; !stop(now); n++) {
    if (n > 2e6) throw new Error('The flight has no end.');
    now = step(now, params, rng);
  }
  return now;
};
const landed = ({ flight }: State): boolean => Boolean(flight?.landing);
const resting = (state: State): boolean => simulation.done?.(state, DEFAULTS) ?? false;
/** Readings after the first landing. */
const shoot = (changes: Partial<Params>) => {
  const params = paramsOf(changes);
  return read(until(act(begin(params), params, { do: 'launch' }).state, params, landed), params);
};
const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** Closed forms of the flight without air (Galilei 1638; any mechanics textbook). */
function vacuum({ angle, velocity, gravity, height }: Params) {
  const vx = velocity * Math.cos(radians(angle));
  const vy = velocity * Math.sin(radians(angle));
  const time = (vy + Math.sqrt(vy * vy + 2 * gravity * height)) / gravity;
  return {
    range: vx * time,
    time,
    top: height + (vy * vy) / (2 * gravity),
    angle: (Math.atan2(Math.sqrt(vy * vy + 2 * gravity * height), vx) * 180) / Math.PI,
  };
}

const settings = fc.record({
  angle: fc.integer({ min: 0, max: 90 }),
  velocity: fc.integer({ min: 1, max: 100 }),
  gravity: fc.integer({ min: 100, max: 2000 }).map((hundredths) => hundredths / 100),
  height: fc.integer({ min: 0, max: 100 }).map((halves) => halves / 2),
});
const balls = fc.record({
  mass: fc.integer({ min: 2, max: 1000 }).map((n) => 0.005 * n),
  diameter: fc.integer({ min: 20, max: 300 }).map((mm) => mm / 1000),
});
/** Flights are up to 10⁵ steps long. */
const RUNS = { numRuns: 40 };

describe('without air', () => {
  it('has the range, height, time and landing angle of the closed forms, over all inputs', () => {
    fc.assert(
      fc.property(settings, (setting) => {
        const got = shoot(setting);
        const want = vacuum(paramsOf(setting));
        const near = (value: number | null, exact: number, scale: number): void =>
          expect(Math.abs(number(value) - exact)).toBeLessThanOrEqual(1e-6 * scale + 1e-12);
        // At 90° the range is the rounding of cos 90°.
        near(got.range_m, want.range, Math.max(want.range, 1e-6));
        near(got.max_height_m, want.top, want.top);
        near(got.flight_time_s, want.time, want.time);
        near(got.landing_angle_deg, want.time === 0 ? 0 : want.angle, 90);
      }),
      RUNS,
    );
  });

  it('does not feel mass and diameter', () => {
    fc.assert(
      fc.property(settings, balls, (setting, ball) => {
        const one = shoot(setting);
        const other = shoot({ ...setting, ...ball });
        for (const id of ['range_m', 'max_height_m', 'flight_time_s'] as const) {
          // Matter.js multiplies and divides by the mass: rounding of the last places, carried along.
          expect(Math.abs(number(one[id]) - number(other[id]))).toBeLessThanOrEqual(1e-6 * number(one[id]) + 1e-9);
        }
      }),
      { numRuns: 15 },
    );
  });

  it('has equal ranges at complementary angles, the longest at 45°', () => {
    const ranges = Array.from({ length: 91 }, (_, angle) => number(shoot({ angle }).range_m));
    for (let angle = 1; angle < 45; angle++) {
      expect(Math.abs((ranges[angle] ?? 0) / (ranges[90 - angle] ?? 1) - 1)).toBeLessThan(1e-4);
    }
    expect(ranges.indexOf(Math.max(...ranges))).toBe(45);
  });

  it('from 10 m at 20 m/s goes farthest at 39°', () => {
    const ranges = Array.from({ length: 91 }, (_, angle) => number(shoot({ angle, height: 10 }).range_m));
    expect(ranges.indexOf(Math.max(...ranges))).toBe(39);
  });

  it('goes four times as far at twice the speed', () => {
    expect(number(shoot({ velocity: 40 }).range_m) / number(shoot({}).range_m)).toBeCloseTo(4, 6);
  });
});

describe('with air', () => {
  // scipy 1.17.1, solve_ivp, DOP853, rtol 1e-12, with landing and summit events; ρ = 1.225, C_d = 0.47.
  it.each([
    [{ angle: 45, velocity: 40 }, 84.94064582125985, 4.7116460020088, 27.50373300544416, 59.592925177489285],
    [
      { angle: 30, velocity: 100, mass: 0.01, diameter: 0.3 },
      2.1248029402280237,
      0.7725545463039794,
      0.823105221371714,
      83.56894625778608,
    ],
    [
      { angle: 75, velocity: 100, gravity: 1, height: 50, mass: 0.01, diameter: 0.3 },
      0.8917713062302424,
      76.22125704933484,
      52.33906981079175,
      90,
    ],
    [
      { angle: 45, velocity: 100, gravity: 20, mass: 0.01, diameter: 0.02 },
      136.43111262217198,
      4.5543816685966485,
      53.235413692331136,
      68.9907623901115,
    ],
    [
      { angle: 60, velocity: 25, height: 10, mass: 5, diameter: 0.3 },
      50.03168362414265,
      4.641995121526452,
      31.35927408795548,
      68.35449511136459,
    ],
    [
      { angle: 0, velocity: 100, height: 50, mass: 0.01, diameter: 0.3 },
      2.3724791771982505,
      23.027901058373917,
      50,
      90,
    ],
  ])('agrees with an eighth-order method: %o', (setting, range, time, height, angle) => {
    const got = shoot({ ...setting, drag: true });
    // The sheet asks for 5×10⁻⁴.
    expect(Math.abs(number(got.range_m) / range - 1)).toBeLessThan(1e-5);
    expect(Math.abs(number(got.flight_time_s) / time - 1)).toBeLessThan(1e-5);
    expect(Math.abs(number(got.max_height_m) / height - 1)).toBeLessThan(1e-5);
    expect(Math.abs(number(got.landing_angle_deg) - angle)).toBeLessThan(1e-4);
  });

  it('falls at its terminal velocity √(2 m g / ρ C_d A)', () => {
    const params = paramsOf({ angle: 0, velocity: 1, height: 50, drag: true, mass: 0.01, diameter: 0.3 });
    const state = until(act(begin(params), params, { do: 'launch' }).state, params, landed);
    const terminal = Math.sqrt((2 * 0.01 * 9.81) / (1.225 * 0.47 * Math.PI * 0.15 ** 2));
    expect(state.flight?.landing?.speed).toBeCloseTo(terminal, 6);
  });

  it('shortens the range, steepens the landing, and shortens it less for a heavier ball', () => {
    fc.assert(
      fc.property(fc.integer({ min: 10, max: 60 }), fc.integer({ min: 10, max: 80 }), (velocity, angle) => {
        const free = shoot({ velocity, angle });
        const light = shoot({ velocity, angle, drag: true });
        const heavy = shoot({ velocity, angle, drag: true, mass: 1 });
        expect(number(light.range_m)).toBeLessThan(number(heavy.range_m));
        expect(number(heavy.range_m)).toBeLessThan(number(free.range_m));
        expect(number(light.landing_angle_deg)).toBeGreaterThan(number(free.landing_angle_deg));
      }),
      { numRuns: 20 },
    );
  });

  it('goes farthest below 45° at 40 m/s', () => {
    const at = (angle: number): number => number(shoot({ angle, velocity: 40, drag: true }).range_m);
    const ranges = Array.from({ length: 20 }, (_, n) => at(30 + n));
    expect(30 + ranges.indexOf(Math.max(...ranges))).toBeLessThan(45);
    expect(ranges.indexOf(Math.max(...ranges))).toBeGreaterThan(0);
  });
});

describe('energy', () => {
  it('adds up at all times; without air none is lost before the landing', () => {
    fc.assert(
      fc.property(settings, balls, fc.boolean(), fc.constantFrom(0, 0.5, 0.8), (setting, ball, drag, restitution) => {
        const params = paramsOf({ ...setting, ...ball, drag, restitution, velocity: Math.min(40, setting.velocity) });
        const total = 0.5 * params.mass * params.velocity ** 2 + params.mass * params.gravity * params.height;
        let state = act(begin(params), params, { do: 'launch' }).state;
        let lostBefore = 0;
        for (let n = 0; n < 40 && !resting(state); n++) {
          const { kinetic_j, potential_j, lost_j } = read(state, params);
          const sum = number(kinetic_j) + number(potential_j) + number(lost_j);
          expect(Math.abs(sum / total - 1)).toBeLessThan(1e-3);
          expect(number(lost_j)).toBeGreaterThanOrEqual(lostBefore - 1e-6 * total);
          if (!drag && !landed(state)) expect(Math.abs(number(lost_j))).toBeLessThan(1e-6 * total);
          lostBefore = number(lost_j);
          for (let k = 0; k < 50; k++) state = step(state, params);
        }
      }),
      RUNS,
    );
  });

  it('is what the work of the drag along the path takes', () => {
    const params = paramsOf({ velocity: 40, drag: true });
    let state = act(begin(params), params, { do: 'launch' }).state;
    const factor = 0.5 * 1.225 * 0.47 * Math.PI * 0.0365 ** 2;
    const power = (now: State): number => factor * number(read(now, params).speed_m_s) ** 3;
    let work = 0;
    while (!landed(state)) {
      const before = power(state);
      const { lost_j } = read(state, params);
      expect(Math.abs(number(lost_j) - work)).toBeLessThan(2e-5 * 116);
      state = step(state, params);
      work += 0.5 * DT * (before + power(state));
    }
  });

  it('keeps e² of the vertical energy at a bounce', () => {
    const params = paramsOf({ angle: 90, velocity: 10, restitution: 0.5 });
    const up = until(act(begin(params), params, { do: 'launch' }).state, params, landed);
    const after = read(up, params);
    const launch = 0.5 * 0.145 * 100;
    expect(number(after.kinetic_j) + number(after.potential_j)).toBeCloseTo(launch / 4, 6);
  });
});

describe('bounces', () => {
  it('take e of the flight time each, and leave the readings of the first landing as they are', () => {
    fc.assert(
      fc.property(fc.integer({ min: 20, max: 80 }), fc.integer({ min: 1, max: 18 }), (angle, twentieths) => {
        const restitution = twentieths / 20;
        const params = paramsOf({ angle, restitution });
        const first = until(act(begin(params), params, { do: 'launch' }).state, params, landed);
        const before = read(first, params);
        const rest = until(first, params, resting);
        const after = read(rest, params);
        for (const id of ['range_m', 'flight_time_s', 'landing_angle_deg', 'max_height_m'] as const) {
          expect(after[id]).toBe(before[id]);
        }
        // Geometric sum over the rebounds that are at least 0.05 m/s.
        let vy = 20 * Math.sin(radians(angle));
        let time = (2 * vy) / 9.81;
        while (restitution * vy >= 0.05) {
          vy *= restitution;
          time += (2 * vy) / 9.81;
        }
        expect(rest.flight?.restTime).toBeCloseTo(time, 6);
        expect(number(after.x_m)).toBeCloseTo(20 * Math.cos(radians(angle)) * time, 5);
        expect([after.y_m, after.vx_m_s, after.vy_m_s, after.speed_m_s]).toEqual([0, 0, 0, 0]);
      }),
      RUNS,
    );
  });

  it('are none without restitution: the run is finished where the ball lands', () => {
    const params = paramsOf({});
    const state = until(act(begin(params), params, { do: 'launch' }).state, params, landed);
    expect(resting(state)).toBe(true);
    const { x_m, range_m, kinetic_j, lost_j } = read(state, params);
    expect(x_m).toBe(range_m);
    expect(kinetic_j).toBe(0);
    expect(number(lost_j)).toBeCloseTo(0.5 * 0.145 * 400, 9);
  });
});

describe('edges', () => {
  it('at 0° on the ground lands where it is, and says so', () => {
    for (const restitution of [0, 0.9]) {
      const params = paramsOf({ angle: 0, restitution });
      const { state, notice } = act(begin(params), params, { do: 'launch' });
      expect(notice).toBe('The ball starts on the ground.');
      expect(resting(state)).toBe(true);
      const got = read(state, params);
      expect([got.range_m, got.flight_time_s, got.max_height_m, got.landing_angle_deg]).toEqual([0, 0, 0, 0]);
    }
  });

  it('at 90° comes back to where it started', () => {
    const got = shoot({ angle: 90, velocity: 100, gravity: 1 });
    expect(Math.abs(number(got.range_m))).toBeLessThan(1e-9);
    expect(number(got.max_height_m)).toBeCloseTo(5000, 2);
    expect(number(got.landing_angle_deg)).toBeCloseTo(90, 9);
  });

  it('has no result before it exists', () => {
    const params = paramsOf({ height: 12 });
    const idle = read(begin(params), params);
    expect(idle).toMatchObject({
      range_m: null,
      max_height_m: null,
      flight_time_s: null,
      landing_angle_deg: null,
      lost_j: null,
      x_m: 0,
      y_m: 12,
      speed_m_s: 0,
    });
    expect(idle.potential_j).toBeCloseTo(0.145 * 9.81 * 12, 9);
    let state = act(begin(params), params, { do: 'launch' }).state;
    expect(read(state, params)).toMatchObject({ range_m: null, max_height_m: null, flight_time_s: null });
    // The summit is at 20 sin 45° / 9.81 = 1.4416 s.
    for (let n = 0; n < Math.floor(1.44 / DT); n++) state = step(state, params);
    expect(read(state, params).max_height_m).toBeNull();
    for (let n = 0; n < 0.004 / DT; n++) state = step(state, params);
    expect(read(state, params).max_height_m).toBeCloseTo(12 + 200 / 19.62, 6);
    expect(read(state, params).range_m).toBeNull();
  });

  it('launched flat from a height has its summit at once', () => {
    const params = paramsOf({ angle: 0, height: 5 });
    const { state } = act(begin(params), params, { do: 'launch' });
    expect(read(state, params).max_height_m).toBe(5);
  });
});

describe('actions', () => {
  const refused = (state: State, params: Params, action: Parameters<typeof act>[2]): string | undefined => {
    const result = act(state, params, action);
    expect(result.state).toBe(state);
    return result.notice;
  };

  it('refuses a second ball in the air, and takes it after the first landing', () => {
    const params = paramsOf({ restitution: 0.8 });
    const flying = step(act(begin(params), params, { do: 'launch' }).state, params);
    expect(refused(flying, params, { do: 'launch' })).toBe('The ball is still in the air. Wait until it lands.');
    const bouncing = until(flying, params, landed);
    expect(act(bouncing, params, { do: 'launch' }).state.launches).toBe(2);
  });

  it('records each landed shot once', () => {
    const params = paramsOf({});
    const start = begin(params);
    expect(refused(start, params, { do: 'record_shot' })).toBe('No shot has landed yet. Launch the ball first.');
    const flying = act(start, params, { do: 'launch' }).state;
    expect(refused(flying, params, { do: 'record_shot' })).toBe('The ball is still in the air. Wait until it lands.');
    const down = until(flying, params, landed);
    const recorded = act(down, params, { do: 'record_shot' }).state;
    expect(recorded.recorded).toHaveLength(1);
    expect(refused(recorded, params, { do: 'record_shot' })).toBe(
      'This shot is recorded already. Launch the next one.',
    );
  });

  it('hits a target within 2.5 % of its distance, and keeps the verdict of the landing', () => {
    const params = paramsOf({});
    const throwAt = (target: number): State => {
      const aimed = act(begin(params), params, { do: 'place_target', value: target }).state;
      return until(act(aimed, params, { do: 'launch' }).state, params, landed);
    };
    // The range is 40.775 m: within 2.5 % of targets from 40.775/1.025 = 39.780 m to 40.775/0.975 = 41.820 m.
    expect(throwAt(41.83).hit).toBe(false);
    expect(throwAt(41.81).hit).toBe(true);
    expect(throwAt(39.79).hit).toBe(true);
    expect(throwAt(39.77).hit).toBe(false);
    const missed = throwAt(10);
    expect(act(missed, params, { do: 'place_target', value: 40.8 }).state.hit).toBe(false);
  });

  it('keeps the paths of six earlier flights until they are cleared; recorded shots stay', () => {
    const params = paramsOf({ velocity: 3 });
    let state = begin(params);
    for (let n = 0; n < 9; n++) {
      state = until(act(state, params, { do: 'launch' }).state, params, landed);
      state = act(state, params, { do: 'record_shot' }).state;
    }
    const { fields, view } = viewOf(state, params);
    expect(view.traces.map((trace) => trace.number)).toEqual([9, 8, 7, 6, 5, 4, 3]);
    expect(view.marks).toHaveLength(9);
    // The end of the oldest path shown: row 6 of the field.
    const end = 6 * 600 * 5 + 5 * ((view.traces[6]?.points ?? 0) - 1);
    expect(fields.traces[end + 1]).toBeCloseTo(9 / 9.81, 6);
    const cleared = act(state, params, { do: 'clear_traces' }).state;
    const after = viewOf(cleared, params).view;
    expect(after.traces).toEqual([]);
    expect(after.marks).toEqual([]);
    expect(after.series?.count).toBe(9);
    const next = act(cleared, params, { do: 'launch' }).state;
    expect(viewOf(next, params).view.traces.map((trace) => trace.number)).toEqual([10]);
  });
});

describe('what the stage draws', () => {
  it('has trace points on the parabola, with their velocities, up to the landing itself', () => {
    const params = paramsOf({ height: 3 });
    const state = until(act(begin(params), params, { do: 'launch' }).state, params, landed);
    const { view, fields } = viewOf(state, params);
    const points = view.traces[0]?.points ?? 0;
    expect(points).toBeGreaterThan(100);
    const v = 20 / Math.SQRT2;
    for (let n = 0; n < points; n++) {
      const [t = 0, x = 0, y = 0, vx = 0, vy = 0] = fields.traces.subarray(5 * n, 5 * n + 5);
      expect(x).toBeCloseTo(v * t, 4);
      expect(y).toBeCloseTo(3 + v * t - 4.905 * t * t, 4);
      expect(vx).toBeCloseTo(v, 4);
      expect(vy).toBeCloseTo(v - 9.81 * t, 4);
    }
    expect(fields.traces[5 * (points - 1)]).toBeCloseTo(vacuum(params).time, 5);
  });

  it('flashes every 0.1 s in short flights, every 0.5 s in longer ones', () => {
    for (const [gravity, interval] of [
      [9.81, 0.1],
      [1.62, 0.5],
    ] as const) {
      const params = paramsOf({ gravity });
      const { view, fields } = viewOf(
        until(act(begin(params), params, { do: 'launch' }).state, params, landed),
        params,
      );
      expect(view.flight?.strobeInterval).toBeCloseTo(interval, 12);
      const count = view.flight?.strobePoints ?? 0;
      expect(count).toBe(1 + Math.floor(vacuum(params).time / interval));
      for (let n = 0; n < count; n++) {
        expect(fields.strobe[2 * n]).toBeCloseTo((20 / Math.SQRT2) * interval * n, 4);
      }
    }
  });

  it('knows beforehand how large the field must be', () => {
    fc.assert(
      fc.property(settings, fc.boolean(), (setting, drag) => {
        const params = paramsOf({ ...setting, drag });
        const flying = act(begin(params), params, { do: 'launch' }).state;
        const { view } = viewOf(flying, params);
        const end = until(flying, params, landed);
        const { range_m, max_height_m } = read(end, params);
        expect(Math.abs(view.reach - number(range_m))).toBeLessThanOrEqual(1e-3 * number(range_m) + 1e-6);
        expect(Math.abs(view.top - number(max_height_m))).toBeLessThanOrEqual(1e-3 * number(max_height_m) + 1e-6);
      }),
      RUNS,
    );
  });

  it('shows a flight longer than 5 s in 5 s', () => {
    const rateOf = (params: Params): number => {
      const state = act(begin(params), params, { do: 'launch' }).state;
      return typeof simulation.rate === 'function' ? simulation.rate(state, params) : simulation.rate;
    };
    expect(rateOf(paramsOf({}))).toBe(1);
    // 2·20·sin 60°/1.62 = 21.383 s.
    expect(rateOf(paramsOf({ angle: 60, gravity: 1.62 }))).toBeCloseTo(21.3833 / 5, 3);
  });
});

describe('the launcher’s spread', () => {
  const shots = (grade: Grade, count: number, changes: Partial<Params> = {}): readonly State[] => {
    const params = paramsOf(changes);
    const rng = createRng(7);
    return Array.from(
      { length: count },
      () => simulation.act(begin(params), params, { do: 'launch' }, rng, grade).state,
    );
  };
  const spread = (values: readonly number[]): { mean: number; deviation: number } => {
    const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
    const squares = values.reduce((sum, value) => sum + (value - mean) ** 2, 0);
    return { mean, deviation: Math.sqrt(squares / (values.length - 1)) };
  };

  it('is none at grade ideal', () => {
    for (const { flight } of shots('ideal', 5)) expect([flight?.launchSpeed, flight?.launchAngle]).toEqual([20, 45]);
  });

  it('has 1 % in speed and 0.5° in angle otherwise', () => {
    for (const grade of ['school', 'research'] as const) {
      const flights = shots(grade, 400).map(({ flight }) => flight);
      const speed = spread(flights.map((flight) => flight?.launchSpeed ?? 0));
      const angle = spread(flights.map((flight) => flight?.launchAngle ?? 0));
      // Five standard errors: σ/√n of the mean and σ/√2n of the deviation, n = 400.
      expect(Math.abs(speed.mean - 20)).toBeLessThan((5 * 0.2) / 20);
      expect(Math.abs(speed.deviation - 0.2)).toBeLessThan((5 * 0.2) / Math.sqrt(800));
      expect(Math.abs(angle.mean - 45)).toBeLessThan((5 * 0.5) / 20);
      expect(Math.abs(angle.deviation - 0.5)).toBeLessThan((5 * 0.5) / Math.sqrt(800));
    }
    expect([SPEED_SPREAD, ANGLE_SPREAD]).toEqual([0.01, 0.5]);
  });

  it('stops at 0° and 90°', () => {
    for (const angle of [0, 90]) {
      const angles = shots('school', 50, { angle }).map(({ flight }) => flight?.launchAngle ?? Number.NaN);
      expect(Math.min(...angles)).toBeGreaterThanOrEqual(0);
      expect(Math.max(...angles)).toBeLessThanOrEqual(90);
    }
  });

  it('gives mean, deviation and standard error of recorded shots with equal settings', () => {
    const rng = createRng(3);
    let state = begin(DEFAULTS);
    const ranges: number[] = [];
    const fire = (params: Params): void => {
      state = until(simulation.act(state, params, { do: 'launch' }, rng, 'school').state, params, landed);
      state = act(state, params, { do: 'record_shot' }).state;
      ranges.push(number(read(state, params).range_m));
    };
    fire(paramsOf({ angle: 30 }));
    for (let n = 0; n < 5; n++) fire(DEFAULTS);
    const { mean, deviation } = spread(ranges.slice(1));
    expect(viewOf(state, DEFAULTS).view.series).toEqual({ angle: 45, velocity: 20, count: 5 });
    expect(read(state, DEFAULTS)).toMatchObject({
      mean_range_m: expect.closeTo(mean, 9),
      range_deviation_m: expect.closeTo(deviation, 9),
    });
    expect(deviation).toBeGreaterThan(0);
  });
});

describe('a series of shots at school grade', () => {
  const Bench = benchOf(simulation, DEFAULTS);
  const shoot = (bench: InstanceType<typeof Bench>): number => {
    bench
      .run('launch')
      .wait(0.16 * bench.params.velocity)
      .run('record_shot');
    return bench.shown('range_m').value;
  };
  const volley = (seed: number, count: number, velocity = 20) => {
    const bench = new Bench({ velocity }, seed, 'school');
    return { bench, ranges: Array.from({ length: count }, () => shoot(bench)) };
  };

  it('has the mean and the spread of what the tape shows, with the standard error as the scatter of the mean', () => {
    const { bench, ranges } = volley(3, 6);
    const mean = ranges.reduce((sum, range) => sum + range, 0) / 6;
    const deviation = Math.sqrt(ranges.reduce((sum, range) => sum + (range - mean) ** 2, 0) / 5);
    const shown = bench.shown('mean_range_m');
    expect(shown.value).toBeCloseTo(mean, 2);
    expect(bench.shown('range_deviation_m').value).toBeCloseTo(deviation, 2);
    const { gain = Number.NaN, offset = Number.NaN } = simulation.readings.range_m.instrument.school;
    expect(shown.u).toBeCloseTo(Math.sqrt(deviation ** 2 / 6 + (gain * mean) ** 2 + offset ** 2), 3);
  });

  it('does not tell from one shot, whose row carries the tape’s uncertainty alone', () => {
    const { bench } = volley(3, 1);
    expect(bench.host.shown()['mean_range_m']?.value).toBeNull();
    // Fifty times smaller than the 2 % of the launcher.
    expect(bench.shown('range_m').u).toBeLessThan(0.02);
  });

  it('gives a mean that is off by as much as it states, over the seeds', { tags: ['rest'] }, () => {
    const slow = 4;
    const truth = slow ** 2 / 9.81;
    const found = Array.from({ length: 200 }, (_, n) => volley(n + 1, 10, slow).bench.shown('mean_range_m'));
    const square = found.reduce((sum, { value }) => sum + (value - truth) ** 2, 0) / found.length;
    const stated = found.reduce((sum, { u }) => sum + (u ?? Number.NaN), 0) / found.length;
    expect(Math.sqrt(square) / stated).toBeGreaterThan(0.8);
    expect(Math.sqrt(square) / stated).toBeLessThan(1.25);
  });

  it('scatters anew in the next trial, and the same in the first', () => {
    const first = volley(5, 2);
    expect(volley(5, 2).ranges).toEqual(first.ranges);
    first.bench.host.reset();
    expect([shoot(first.bench), shoot(first.bench)]).not.toEqual(first.ranges);
  });
});

describe('in the host', () => {
  const applies = Object.fromEntries(Object.keys(DEFAULTS).map((id) => [id, 'next' as const]));
  const hostOf = (): SimulationHost =>
    new SimulationHost({ simulation, inputs: { ...DEFAULTS }, applies, seed: 1, grade: 'ideal' });

  it('applies changed inputs to the next launch', () => {
    const host = hostOf();
    host.act({ do: 'launch' });
    host.advance(0.2 / DT);
    host.change({ angle: 60, gravity: 1.62 });
    host.advance(20 / DT);
    expect(host.readings().range_m).toBeCloseTo(400 / 9.81, 4);
    host.act({ do: 'launch' });
    host.advance(24 / DT);
    expect(host.readings().flight_time_s).toBeCloseTo(21.3833, 3);
  });

  it('stops the page where the ball rests, and flies again', () => {
    const host = hostOf();
    host.act({ do: 'launch' });
    expect(host.advance(10_000)).toMatchObject({ finished: true });
    expect(host.time).toBeCloseTo(2.8831, 1);
    host.act({ do: 'launch' });
    expect(host.finished).toBe(false);
    expect(host.advance(10_000)).toMatchObject({ finished: true });
  });

  it('gives the same rows however steps are grouped', () => {
    const rows = (grouping: number): unknown => {
      const host = hostOf();
      host.change({ drag: true, restitution: 0.6, velocity: 35 });
      host.act({ do: 'launch' });
      host.sample({ columns: [], traceEvery: 0, logEvery: 1000 });
      const end = 12 / DT;
      while (host.step < end) host.advance(Math.min(grouping, end - host.step));
      return [host.takeRows(), host.readings()];
    };
    expect(rows(1)).toEqual(rows(977));
  });
});

describe('balls that the law of drag does not fit', () => {
  const Bench = benchOf(simulation, DEFAULTS);

  it('are told: faster than Re = 2·10⁵, and lighter than air', () => {
    expect(new Bench({ drag: true, velocity: 100, diameter: 0.3, mass: 1 }).do('launch')).toContain('Re = 2·10⁵');
    expect(new Bench({ drag: true, velocity: 20, diameter: 0.3, mass: 0.01 }).do('launch')).toContain('balloon');
    expect(new Bench({ drag: false, velocity: 100, diameter: 0.3, mass: 0.01 }).do('launch')).toBeUndefined();
  });
});
