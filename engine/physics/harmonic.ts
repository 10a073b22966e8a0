/**
 * Simple harmonic motion: a glider on an air track, held by one spring, with friction proportional to the velocity and a
 * force from a motor.
 *
 *   m x″ = −k x − c x′ + F₀ cos φ,  φ′ = 2π f          T = 2π √(m/k) without friction
 *   K = ½ m x′²,  elastic ½ k x²                        steady amplitude F₀ / √((k − m ω²)² + (c ω)²)
 *
 * Matter.js moves one body (Störmer–Verlet, h = 0.25 ms): periods are within 3×10⁻⁶, the energy without friction within
 * 2×10⁻⁵ at every moment, without drift.
 *
 * Assumptions: a spring without mass that pulls and pushes by the same law; stops at ±1 m take all the speed.
 */
import { defineSimulation, type Estimate, type Instruments, type Quantity } from '../contract';
import { createMatterBody, type MatterBody } from '../core/matter-world';
import { STOP, TRAIL_POINTS, TRAIL_WIDTH } from './harmonic-track';
import { beginWatch, meanPeriod, type OscillationWatch, turnAt, watchStep } from './oscillation-watch';
import { actions, GLIDER_WEIGHTS, readings } from './harmonic-readings';

export interface Params {
  readonly mass: Quantity<'kg'>;
  readonly spring_constant: Quantity<'N/m'>;
  readonly amplitude: Quantity<'m'>;
  readonly damping: Quantity<'N s/m'>;
  readonly drive_amplitude: Quantity<'N'>;
  readonly drive_frequency: Quantity<'Hz'>;
}

/** Lab seconds between two outer steps, and the sub-steps in each. */
export const DT = 0.0005;
const SUBSTEPS = 2;
const H = DT / SUBSTEPS;

const POINTS_A_PERIOD = 40;
/** Drive periods over which the steady amplitude is taken. */
const DRIVE_PERIODS = 5;
const MOST_MARKS = 60;

/** A point that the learner put on the resonance curve. */
export interface ResonanceMark {
  readonly frequency: Quantity<'Hz'>;
  readonly amplitude: Quantity<'m'>;
  readonly damping: Quantity<'N s/m'>;
  readonly force: Quantity<'N'>;
}

interface Drive {
  readonly on: boolean;
  /** Turns of the motor since it was switched on. */
  turns: number;
  /** Least and greatest place in the present drive period, and in each of the last ones, m. */
  least: number;
  greatest: number;
  readonly extremes: { readonly least: number; readonly greatest: number }[];
}

export interface Motion {
  /** Seconds after the beginning at which it was let go. */
  readonly since: Quantity<'s'>;
  readonly body: MatterBody;
  readonly watch: OscillationWatch;
  steps: number;
  readonly trail: Float32Array;
  points: number;
  pointEvery: number;
  /** At rest in the hand again: what was measured still stands. */
  held: boolean;
  hitStop: boolean;
}

export interface State {
  readonly motion: Motion | null;
  readonly drive: Drive;
  readonly releases: number;
  readonly marks: readonly ResonanceMark[];
  /** The glider or its spring was exchanged while it moved. */
  readonly caught: boolean;
  /** Steps since the beginning. */
  readonly clock: { steps: number };
}

// ---------------------------------------------------------------- motion

const naturalPeriod = ({ mass, spring_constant: k }: Params): number => 2 * Math.PI * Math.sqrt(mass / k);

const isOverdamped = ({ mass, spring_constant: k, damping }: Params): boolean => damping > 2 * Math.sqrt(k * mass);

const driveForce = ({ on, turns }: Drive, { drive_amplitude: force }: Params): number =>
  on && force > 0 ? force * Math.cos(2 * Math.PI * turns) : 0;

const forceAt = (params: Params, drive: Drive, x: number, v: number): number =>
  -params.spring_constant * x - params.damping * v + driveForce(drive, params);

const pointEveryOf = (params: Params, drive: Drive): number => {
  const shortest = drive.on ? Math.min(naturalPeriod(params), 1 / params.drive_frequency) : naturalPeriod(params);
  return Math.max(1, Math.round(shortest / POINTS_A_PERIOD / DT));
};

function set(params: Params, drive: Drive, { clock }: State, x: number, v: number): Motion {
  const body = createMatterBody(params.mass, 0);
  body.place(x, 0, v, 0, forceAt(params, drive, x, v), 0, H);
  const trail = new Float32Array(TRAIL_WIDTH * TRAIL_POINTS);
  for (let n = 0; n < TRAIL_POINTS; n++) trail[TRAIL_WIDTH * n] = x;
  return {
    since: clock.steps * DT,
    body,
    watch: beginWatch(x),
    steps: 0,
    trail,
    points: 0,
    pointEvery: pointEveryOf(params, drive),
    held: false,
    hitStop: false,
  };
}

/** Velocity and acceleration that belong to the present place: half a step on from those that led here. */
function rates({ motion, drive }: State, params: Params): { v: number; a: number } {
  if (!motion || motion.held) return { v: 0, a: 0 };
  const { x, vx, ax } = motion.body;
  const a = forceAt(params, drive, x, vx) / params.mass;
  return { v: vx + 0.5 * H * (a - ax), a };
}

const placeOf = ({ motion }: State, params: Params): number =>
  motion && !motion.held ? motion.body.x : params.amplitude;

function advance(state: State, params: Params): void {
  const { motion, drive } = state;
  if (!motion || motion.held) {
    if (drive.on) drive.turns += params.drive_frequency * DT;
    return;
  }
  const { body, watch, trail } = motion;
  const start = motion.steps * DT;
  for (let i = 0; i < SUBSTEPS; i++) {
    const from = body.x;
    body.step(forceAt(params, drive, from, body.vx), 0);
    const time = start + i * H;
    if (Math.abs(body.x) > STOP) {
      const at = Math.sign(body.x) * STOP;
      body.place(at, 0, 0, 0, forceAt(params, drive, at, 0), 0, H);
      motion.hitStop = true;
      turnAt(watch, time + H, at);
    } else watchStep(watch, time, from, body.x, body.ax, H);
    if (drive.on) turnMotor(drive, body.x, params.drive_frequency * H);
  }
  motion.steps++;
  if (motion.steps % motion.pointEvery !== 0) return;
  const at = TRAIL_WIDTH * (motion.points++ % TRAIL_POINTS);
  const { v, a } = rates(state, params);
  trail[at] = body.x;
  trail[at + 1] = v;
  trail[at + 2] = a;
}

// ---------------------------------------------------------------- motor

const idle = (on: boolean): Drive => ({ on, turns: 0, least: Infinity, greatest: -Infinity, extremes: [] });

/** Another force, frequency or friction: what was seen of the amplitude belongs to the old ones. */
const forget = (drive: Drive): Drive => ({ ...idle(drive.on), turns: drive.turns % 1 });

function turnMotor(drive: Drive, x: number, by: number): void {
  drive.least = Math.min(drive.least, x);
  drive.greatest = Math.max(drive.greatest, x);
  const before = Math.floor(drive.turns + 1e-9);
  drive.turns += by;
  if (Math.floor(drive.turns + 1e-9) === before) return;
  drive.extremes.push({ least: drive.least, greatest: drive.greatest });
  if (drive.extremes.length > DRIVE_PERIODS) drive.extremes.shift();
  drive.least = drive.greatest = x;
}

function steadyAmplitude({ motion, drive }: State): Quantity<'m'> | null {
  if (!drive.on || !motion || motion.held || drive.extremes.length < DRIVE_PERIODS) return null;
  const greatest = Math.max(...drive.extremes.map((one) => one.greatest));
  const least = Math.min(...drive.extremes.map((one) => one.least));
  return (greatest - least) / 2;
}

// ---------------------------------------------------------------- what can be read

/** Half of the least step between marks: a smaller turning point is not told from rest. */
const LEAST_SEEN: Quantity<'m'> = 0.0005;

/** Of the last turning point; the parabola of a step before a stop may overshoot it by a hair. */
function lastAmplitude({ watch }: Motion): Quantity<'m'> | null {
  const amplitude = Math.min(STOP, Math.abs(watch.turns[0].at));
  return amplitude >= LEAST_SEEN ? amplitude : null;
}

/** ln of the ratio of two turning points on the same side; null where friction is off or a motor pushes. */
function logDecrement({ motion, drive }: State, { damping }: Params): number | null {
  if (!motion || damping === 0 || drive.on) return null;
  const [now, , before] = motion.watch.turns;
  if (before === null || now.at * before.at <= 0) return null;
  return Math.log(before.at / now.at);
}

/** The same from the two amplitudes that the scale showed. */
function shownDecrement(state: State, params: Params, instruments: Instruments<typeof readings>): Estimate | null {
  const now = instruments.shown('amplitude_now_m');
  const [, , before] = state.motion?.watch.turns ?? [];
  if (!state.motion || !before || now === null || now <= 0 || logDecrement(state, params) === null) return null;
  const at = Math.abs(before.at);
  const was = instruments.shownAt('amplitude_now_m', at, state.motion.since + before.time);
  return { value: Math.log(was / now), scatter: instruments.scatterAt('amplitude_now_m', at) / was };
}

const NO_OSCILLATION = 'With so much friction there is no oscillation: the glider creeps back. Reduce the damping.';
const AGAINST_STOPS =
  'The glider runs against its stops: this amplitude is theirs, and no point of the curve. Raise the damping, or lower the force.';
const HIT_STOP = 'The spring hit its stop.';
const CAUGHT = 'Altered in mid-swing: the glider is back in the hand. Release it again.';

function messageOf(state: State, params: Params): string | null {
  const { motion, drive, caught } = state;
  if (caught) return CAUGHT;
  if (!motion || motion.held) return null;
  if (motion.hitStop) return HIT_STOP;
  return isOverdamped(params) && !drive.on ? NO_OSCILLATION : null;
}

// ---------------------------------------------------------------- frames

export interface View {
  readonly phase: 'held' | 'moving';
  readonly releases: number;
  readonly x: Quantity<'m'>;
  readonly v: Quantity<'m/s'>;
  readonly a: Quantity<'m/s²'>;
  /** Largest place, velocity and acceleration that charts must hold: those of the swings seen lately. */
  readonly full: { readonly x: Quantity<'m'>; readonly v: Quantity<'m/s'>; readonly a: Quantity<'m/s²'> };
  /** Angle of the turning companion, whose shadow is the glider, rad. */
  readonly companion: Quantity<'rad'>;
  /** Its radius: the amplitude of the motion as it is now, m. */
  readonly radius: Quantity<'m'>;
  readonly gateLit: boolean;
  readonly drive: {
    readonly on: boolean;
    /** Of a turn, 0 to 1. */
    readonly phase: number;
    readonly periods: number;
  };
  readonly marks: readonly ResonanceMark[];
  readonly points: number;
  readonly pointInterval: Quantity<'s'>;
  readonly message: string | null;
}

const GATE_LIGHT = 0.08;

// ---------------------------------------------------------------- the simulation

export const simulation = defineSimulation<Params, State>()({
  version: 4,
  dt: DT,
  rate: 1,
  readings,
  actions,
  settings: { mass: GLIDER_WEIGHTS },
  fields: () => ({ trail: { kind: 'f32', shape: [TRAIL_POINTS, TRAIL_WIDTH] } }),
  init: () => ({ motion: null, drive: idle(false), releases: 0, marks: [], caught: false, clock: { steps: 0 } }),
  step(state, params) {
    state.clock.steps++;
    advance(state, params);
    return state;
  },
  reconfigure(state, params, before) {
    const { motion } = state;
    const exchanged = params.mass !== before.mass || params.spring_constant !== before.spring_constant;
    if (exchanged || params.amplitude !== before.amplitude) {
      const moving = motion !== null && !motion.held;
      return {
        ...state,
        motion: null,
        drive: forget(state.drive),
        marks: exchanged ? [] : state.marks,
        caught: moving || state.caught,
      };
    }
    const drive = forget(state.drive);
    if (motion && params.drive_frequency !== before.drive_frequency) restartTrail(motion, params, drive);
    return { ...state, drive };
  },
  act(state, params, action) {
    const { motion, drive } = state;
    const moving = motion !== null && !motion.held;
    switch (action.do) {
      case 'release': {
        const begun = forget(drive);
        return {
          state: {
            ...state,
            drive: begun,
            motion: set(params, begun, state, params.amplitude, 0),
            releases: state.releases + 1,
            caught: false,
          },
          notice: isOverdamped(params) && !drive.on ? NO_OSCILLATION : undefined,
        };
      }
      case 'hold':
        if (!moving) return { state, notice: 'The glider is in the hand already.' };
        return { state: { ...state, drive: forget(drive), motion: { ...motion, held: true } } };
      case 'drive': {
        const next = idle(action.value === 1);
        if (next.on === drive.on)
          return { state, notice: drive.on ? 'The motor runs already.' : 'The motor is off already.' };
        if (moving) restartTrail(motion, params, next);
        const started = next.on && !moving;
        return {
          state: {
            ...state,
            drive: next,
            motion: started ? set(params, next, state, 0, 0) : motion,
            releases: state.releases + (started ? 1 : 0),
            caught: next.on ? false : state.caught,
          },
          notice:
            next.on && params.drive_amplitude === 0
              ? 'The motor turns without effect: its driving force is set to 0 N.'
              : undefined,
        };
      }
      case 'kick': {
        const from = moving ? motion.body.x : 0;
        const v = rates(state, params).v + action.value / params.mass;
        if (!moving) {
          return {
            state: {
              ...state,
              motion: set(params, drive, state, from, v),
              releases: state.releases + 1,
              caught: false,
            },
          };
        }
        motion.body.place(from, 0, v, 0, forceAt(params, drive, from, v), 0, H);
        return { state };
      }
      case 'mark_resonance': {
        const amplitude = steadyAmplitude(state);
        if (amplitude === null) {
          return { state, notice: 'There is no amplitude to mark yet: let the motor run for five of its periods.' };
        }
        if (amplitude >= STOP) return { state, notice: AGAINST_STOPS };
        const { drive_frequency: frequency, damping, drive_amplitude: force } = params;
        const mark: ResonanceMark = { frequency, amplitude, damping, force };
        return { state: { ...state, marks: [...state.marks, mark].slice(-MOST_MARKS) } };
      }
      case 'clear_marks':
        return { state: { ...state, marks: [] } };
    }
  },
  read(state, params) {
    const { motion, drive } = state;
    const { mass, spring_constant: k } = params;
    const x = placeOf(state, params);
    const { v, a } = rates(state, params);
    const kinetic = 0.5 * mass * v * v;
    const elastic = 0.5 * k * x * x;
    const quiet = isOverdamped(params) && !drive.on;
    return {
      period_s: motion && !quiet ? meanPeriod(motion.watch) : null,
      displacement_m: x,
      velocity_m_s: v,
      acceleration_m_s2: a,
      amplitude_now_m: motion ? lastAmplitude(motion) : null,
      steady_amplitude_m: steadyAmplitude(state),
      log_decrement: logDecrement(state, params),
      kinetic_j: kinetic,
      elastic_j: elastic,
      total_energy_j: kinetic + elastic,
    };
  },
  derive(state, params, instruments) {
    const x = instruments.shown('displacement_m');
    const v = instruments.shown('velocity_m_s');
    const kinetic = v === null ? null : 0.5 * params.mass * v * v;
    const elastic = x === null ? null : 0.5 * params.spring_constant * x * x;
    return {
      log_decrement: shownDecrement(state, params, instruments),
      kinetic_j: kinetic,
      elastic_j: elastic,
      total_energy_j: kinetic === null || elastic === null ? null : kinetic + elastic,
    };
  },
  toggles: ({ drive }) => ({ drive: drive.on }),
  view(state, params, out): View {
    const { motion, drive, marks } = state;
    const x = placeOf(state, params);
    const { v, a } = rates(state, params);
    const omega = (2 * Math.PI) / naturalPeriod(params);
    const full = { x: 0, v: 0, a: 0 };
    if (motion) {
      const split = TRAIL_WIDTH * (motion.points % TRAIL_POINTS);
      out.trail.set(motion.trail.subarray(split), 0);
      out.trail.set(motion.trail.subarray(0, split), TRAIL_WIDTH * TRAIL_POINTS - split);
      for (let n = 0; n < motion.trail.length; n += TRAIL_WIDTH) {
        full.x = Math.max(full.x, Math.abs(motion.trail[n] ?? 0));
        full.v = Math.max(full.v, Math.abs(motion.trail[n + 1] ?? 0));
        full.a = Math.max(full.a, Math.abs(motion.trail[n + 2] ?? 0));
      }
    } else {
      for (let n = 0; n < TRAIL_POINTS; n++) out.trail[TRAIL_WIDTH * n] = params.amplitude;
    }
    const lastPass = motion?.watch.lastPass ?? null;
    const moving = motion !== null && !motion.held;
    return {
      phase: moving ? 'moving' : 'held',
      releases: state.releases,
      x,
      v,
      a,
      full,
      companion: Math.atan2(-v / omega, x),
      radius: Math.sqrt(x * x + (v / omega) ** 2),
      gateLit: moving && lastPass !== null && motion.steps * DT - lastPass < GATE_LIGHT,
      drive: { on: drive.on, phase: drive.turns % 1, periods: drive.extremes.length },
      marks,
      points: motion?.points ?? 0,
      pointInterval: (motion?.pointEvery ?? pointEveryOf(params, drive)) * DT,
      message: messageOf(state, params),
    };
  },
});

/** Charts begin anew: another motor setting needs points at another distance. */
function restartTrail(motion: Motion, params: Params, drive: Drive): void {
  const next = pointEveryOf(params, drive);
  if (next === motion.pointEvery) return;
  motion.pointEvery = next;
  motion.trail.fill(0);
  motion.points = 0;
}
