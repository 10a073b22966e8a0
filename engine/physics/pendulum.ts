/**
 * A simple pendulum: a bob on a light rigid string, with a light gate at its lowest point and a stopwatch.
 *
 *   θ″ = −(g/L) sin θ − β θ′          T = 4 √(L/g) K(sin ½θ₀) without damping
 *   tension  m (g cos θ + L θ′²)      K = ½ m L² θ′²,  U = m g L (1 − cos θ)
 *
 * Matter.js turns one body about the pivot (Störmer–Verlet, h = 0.25 ms): the period is within 1×10⁻⁶ of the elliptic
 * integral over all inputs, and the energy within 5×10⁻⁶.
 *
 * Assumptions: point bob, string without mass or stretch, rigid support, friction proportional to the angular velocity.
 * Range: swings up to 45°.
 */
import { defineSimulation, type Grade, type Quantity } from '../contract';
import { createMatterRotor, type MatterRotor } from '../core/matter-world';
import type { Rng } from '../core/rng';
import { beginWatch, meanPeriod, type OscillationWatch, watchStep } from './oscillation-watch';
import { ANGLE_SET, ENCODER, FORCE_SENSOR, LENGTH_SET, PROTRACTOR, RATE } from './pendulum-instruments';
import { TRAIL_POINTS } from './pendulum-trail';
import { GATE_TIMER, REACTION, STOPWATCH } from './timing-instruments';

export interface Params {
  readonly length: Quantity<'m'>;
  readonly gravity: Quantity<'m/s²'>;
  readonly initial_angle: Quantity<'°'>;
  readonly damping: Quantity<'1/s'>;
  readonly mass: Quantity<'kg'>;
}

/** Lab seconds between two outer steps, and the sub-steps in each. */
export const DT = 0.0005;
const SUBSTEPS = 2;
const H = DT / SUBSTEPS;

/** Points of the trail in one small swing. */
const POINTS_A_SWING = 40;
const MOST_COUNT = 50;
/**
 * At a turning point the eye has no mark: it sees that the bob has turned once it came back by so much, m. A teaching
 * value; it makes the count begun there scatter more.
 */
const TURN_BLUR: Quantity<'m'> = 0.005;

const PLACES = ['Lowest point', 'Turning point'] as const;
type Place = (typeof PLACES)[number];

/** A counting hand: it starts the stopwatch at a mark and stops it `swings` full swings later. */
interface Count {
  readonly swings: number;
  readonly place: Place;
  /** Errors of the two presses in standard deviations, drawn when the count was asked for. */
  readonly startDeviate: number;
  readonly stopDeviate: number;
  /** Marks seen: 0 before the first. */
  marks: number;
}

interface Stopwatch {
  running: boolean;
  /** When it was pressed, by the run's clock and by the hand. */
  pressedAt: number;
  startedAt: number;
  /** The last timing, s, and of how many swings it was where they were counted. */
  last: number | null;
  lastSwings: number | null;
  count: Count | null;
  place: Place;
}

export interface Swing {
  readonly body: MatterRotor;
  readonly watch: OscillationWatch;
  steps: number;
  /** Ring of the trail, two numbers a point, and how many points there have been. */
  readonly trail: Float32Array;
  points: number;
  readonly pointEvery: number;
  /** At rest in the hand again: what was measured still stands. */
  held: boolean;
}

export interface State {
  readonly swing: Swing | null;
  readonly releases: number;
  readonly stopwatch: Stopwatch;
  /** The pendulum was altered while it swung. */
  readonly caught: boolean;
  /** Lab seconds since reset. */
  time: number;
}

/** The least amplitude that protractor, eye and gate tell from rest: 0.05°, rad. */
const LEAST_SEEN = (0.05 * Math.PI) / 180;
const isSeen = ({ turns: [last] }: OscillationWatch): boolean => Math.abs(last.at) > LEAST_SEEN;

const radians = (degrees: number): number => (degrees * Math.PI) / 180;
const degrees = (angle: number): number => (angle * 180) / Math.PI;

// ---------------------------------------------------------------- motion

const smallPeriod = ({ length, gravity }: Params): number => 2 * Math.PI * Math.sqrt(length / gravity);

/** Torque of weight and friction about the pivot, N m. */
const torqueAt = ({ mass, gravity, length, damping }: Params, angle: number, omega: number): number =>
  -mass * gravity * length * Math.sin(angle) - mass * length * length * damping * omega;

const accelerationAt = ({ gravity, length, damping }: Params, angle: number, omega: number): number =>
  -(gravity / length) * Math.sin(angle) - damping * omega;

function release(params: Params): Swing {
  const body = createMatterRotor(params.mass * params.length * params.length);
  const angle = radians(params.initial_angle);
  body.place(angle, 0, torqueAt(params, angle, 0), H);
  const trail = new Float32Array(2 * TRAIL_POINTS);
  for (let n = 0; n < TRAIL_POINTS; n++) trail[2 * n] = params.initial_angle;
  return {
    body,
    watch: beginWatch(angle),
    steps: 0,
    trail,
    points: 0,
    pointEvery: Math.max(1, Math.round(smallPeriod(params) / POINTS_A_SWING / DT)),
    held: false,
  };
}

/** The velocity that belongs to the present angle: half a step on from the one with the acceleration that led here. */
const omegaOf = ({ body: { angle, omega, alpha } }: Swing, params: Params): number =>
  omega + 0.5 * H * (accelerationAt(params, angle, omega) - alpha);

function advance(state: State, params: Params): void {
  const { swing } = state;
  if (!swing || swing.held) return;
  const { body, watch, trail } = swing;
  const start = swing.steps * DT;
  for (let i = 0; i < SUBSTEPS; i++) {
    const from = body.angle;
    body.step(torqueAt(params, from, body.omega));
    if (!isSeen(watch)) continue;
    watchStep(watch, start + i * H, from, body.angle, body.alpha, H);
    if (watch.passed || watch.turned) countMark(state, params, start);
  }
  if (state.stopwatch.count && !isSeen(watch)) Object.assign(state.stopwatch, dropCount(state.stopwatch));
  swing.steps++;
  if (swing.steps % swing.pointEvery !== 0) return;
  const at = 2 * (swing.points++ % TRAIL_POINTS);
  trail[at] = degrees(body.angle);
  trail[at + 1] = omegaOf(swing, params);
}

// ---------------------------------------------------------------- energies, J

const kineticOf = (mass: number, length: number, omega: number): Quantity<'J'> =>
  0.5 * mass * length * length * omega * omega;

const potentialOf = (mass: number, gravity: number, length: number, angle: number): Quantity<'J'> =>
  mass * gravity * length * 2 * Math.sin(angle / 2) ** 2;

// ---------------------------------------------------------------- stopwatch

/** How well a hand hits a mark, s: at a turning point the bob lingers, and the smaller the swing the longer. */
function pressSpread({ place }: Count, { watch }: Swing, params: Params): number {
  if (place === 'Lowest point') return REACTION;
  const amplitude = Math.abs(watch.turns[0].at) * params.length;
  const linger = Math.acos(Math.max(-1, 1 - TURN_BLUR / Math.max(amplitude, TURN_BLUR / 2)));
  return Math.sqrt(REACTION ** 2 + ((linger / (2 * Math.PI)) * smallPeriod(params)) ** 2);
}

/** `start`: seconds between release and the present outer step. */
function countMark(state: State, params: Params, start: number): void {
  const { swing, stopwatch } = state;
  const { count } = stopwatch;
  if (!swing || !count) return;
  const { watch } = swing;
  const low = count.place === 'Lowest point';
  if (low ? !watch.passed : !watch.turned) return;
  const since = low ? (watch.passTimes.at(-1) ?? 0) : watch.turns[0].time;
  const when = state.time + since - start;
  if (count.marks === 0) {
    stopwatch.running = true;
    stopwatch.pressedAt = when;
    stopwatch.startedAt = when + pressSpread(count, swing, params) * count.startDeviate;
  } else if (count.marks === count.swings) {
    stopWatch(stopwatch, when + pressSpread(count, swing, params) * count.stopDeviate);
    stopwatch.lastSwings = count.swings;
    stopwatch.count = null;
    return;
  }
  count.marks++;
}

function stopWatch(stopwatch: Stopwatch, when: number): void {
  stopwatch.running = false;
  stopwatch.last = Math.max(0, when - stopwatch.startedAt);
  stopwatch.lastSwings = null;
}

/** The draw is made at every grade, so that a grade shifts no other draw. */
function handError(rng: Rng, grade: Grade): number {
  const drawn = rng.normal();
  return grade === 'ideal' ? 0 : drawn;
}

const fresh = (place: Place): Stopwatch => ({
  running: false,
  pressedAt: 0,
  startedAt: 0,
  last: null,
  lastSwings: null,
  count: null,
  place,
});

/** A count that cannot go on: the bob is in the hand. */
const dropCount = (stopwatch: Stopwatch): Stopwatch =>
  stopwatch.count ? { ...stopwatch, running: false, count: null } : stopwatch;

// ---------------------------------------------------------------- frames

export interface View {
  readonly phase: 'held' | 'swinging';
  readonly releases: number;
  /** Of the bob now. */
  readonly angle: Quantity<'rad'>;
  readonly omega: Quantity<'rad/s'>;
  /** m/s and N that arrows must be able to show: those of the first pass without friction. */
  readonly fullSpeed: Quantity<'m/s'>;
  readonly fullTension: Quantity<'N'>;
  /** The beam of the gate was cut within the last 0.08 s. */
  readonly gateLit: boolean;
  readonly stopwatch: {
    readonly running: boolean;
    /** What its hand shows while it runs, s. */
    readonly elapsed: Quantity<'s'> | null;
    readonly place: Place;
    readonly count: { readonly swings: number; readonly done: number; readonly waiting: boolean } | null;
  };
  /** Points that the trail has had since the release, and the seconds between two. */
  readonly points: number;
  readonly pointInterval: Quantity<'s'>;
  readonly message: string | null;
}

const GATE_LIGHT = 0.08;
const AT_REST = 'The bob swings by less than 0.05°: to eye and gate it hangs still. Release it again.';
const CAUGHT = 'Altered in mid-swing: the bob is back in the hand. Release it again.';

function stopwatchView({ stopwatch, time }: State): View['stopwatch'] {
  const { running, pressedAt, count, place } = stopwatch;
  return {
    running,
    elapsed: running ? Math.max(0, time - pressedAt) : null,
    place,
    count: count && { swings: count.swings, done: Math.max(0, count.marks - 1), waiting: count.marks === 0 },
  };
}

// ---------------------------------------------------------------- the simulation

export const simulation = defineSimulation<Params, State>()({
  version: 5,
  dt: DT,
  rate: 1,
  settings: { length: LENGTH_SET, initial_angle: ANGLE_SET },
  readings: {
    period_s: { label: 'Period, by the light gate', unit: 's', decimals: 5, instrument: GATE_TIMER },
    swings: { label: 'Full swings through the gate', unit: '1', decimals: 0, origin: 'count' },
    stopwatch_s: { label: 'Stopwatch', unit: 's', decimals: 2, instrument: STOPWATCH },
    timed_swings: { label: 'Swings timed with it', unit: '1', decimals: 0, origin: 'count' },
    amplitude_deg: {
      label: 'Amplitude, last turning point',
      unit: '°',
      decimals: 2,
      range: [0, 180],
      instrument: PROTRACTOR,
    },
    angle_deg: { label: 'Angle now', unit: '°', decimals: 2, instrument: ENCODER },
    omega_rad_s: { label: 'Angular velocity now', unit: 'rad/s', decimals: 3, instrument: RATE },
    tension_n: { label: 'Tension of the string', unit: 'N', decimals: 3, instrument: FORCE_SENSOR },
    kinetic_j: { label: 'Kinetic energy', unit: 'J', origin: 'derived' },
    potential_j: { label: 'Potential energy', unit: 'J', origin: 'derived' },
  },
  actions: {
    release: { label: 'Release the bob', hint: 'From rest at the initial angle. A second release starts again.' },
    count: {
      label: 'Time n swings',
      value: { kind: 'number', unit: 'swings', min: 1, max: MOST_COUNT, step: 1, initial: 10 },
      hint: 'A hand starts the stopwatch at the mark and stops it n full swings later.',
    },
    stopwatch_start: { label: 'Start the stopwatch', hint: 'Each press of a hand scatters by 0.08 s.' },
    stopwatch_stop: { label: 'Stop the stopwatch' },
    count_at: {
      label: 'Count at',
      value: { kind: 'select', options: PLACES, initial: 'Lowest point' },
      hint: 'Where the hand presses: as the bob rushes through the lowest point, or where it turns.',
    },
    hold: { label: 'Stop the bob', hint: 'Back into the hand, at the initial angle. What was measured still stands.' },
  },
  fields: () => ({ trail: { kind: 'f32', shape: [TRAIL_POINTS, 2] } }),
  init: () => ({ swing: null, releases: 0, stopwatch: fresh('Lowest point'), caught: false, time: 0 }),
  step(state, params) {
    advance(state, params);
    state.time += DT;
    return state;
  },
  reconfigure(state, params, before) {
    const { length, gravity, mass, initial_angle: angle } = before;
    const same =
      length === params.length && gravity === params.gravity && mass === params.mass && angle === params.initial_angle;
    // Friction of the air may be changed while it swings.
    if (same) return state;
    const swinging = state.swing !== null && !state.swing.held;
    return { ...state, swing: null, stopwatch: fresh(state.stopwatch.place), caught: swinging || state.caught };
  },
  act(state, params, action, rng, grade = 'ideal') {
    const { stopwatch, swing, time } = state;
    switch (action.do) {
      case 'release':
        return {
          state: {
            ...state,
            swing: release(params),
            releases: state.releases + 1,
            stopwatch: stopwatch.count && stopwatch.count.marks > 0 ? dropCount(stopwatch) : stopwatch,
            caught: false,
          },
        };
      case 'hold':
        if (!swing || swing.held) return { state, notice: 'The bob is in the hand already.' };
        return { state: { ...state, swing: { ...swing, held: true }, stopwatch: dropCount(stopwatch) } };
      case 'count': {
        if (stopwatch.running) return { state, notice: 'The stopwatch is running. Stop it first.' };
        if (!Number.isInteger(action.value)) return { state, notice: 'Count whole swings: 10, for example.' };
        if (swing && !swing.held && !isSeen(swing.watch)) return { state, notice: AT_REST };
        const count: Count = {
          swings: action.value,
          place: stopwatch.place,
          startDeviate: handError(rng, grade),
          stopDeviate: handError(rng, grade),
          marks: 0,
        };
        const swinging = swing !== null && !swing.held;
        return {
          state: { ...state, stopwatch: { ...stopwatch, count } },
          notice: swinging ? undefined : 'The hand is ready: the count begins once the bob is released.',
        };
      }
      case 'stopwatch_start': {
        if (stopwatch.running) return { state, notice: 'The stopwatch is running already.' };
        const startedAt = time + REACTION * handError(rng, grade);
        return {
          state: { ...state, stopwatch: { ...stopwatch, running: true, count: null, pressedAt: time, startedAt } },
        };
      }
      case 'stopwatch_stop': {
        if (!stopwatch.running) return { state, notice: 'The stopwatch is not running. Start it first.' };
        const stopped = { ...stopwatch, count: null };
        stopWatch(stopped, time + REACTION * handError(rng, grade));
        return { state: { ...state, stopwatch: stopped } };
      }
      case 'count_at':
        if (stopwatch.count) return { state, notice: 'A count is under way. Let it end, or stop the stopwatch first.' };
        return { state: { ...state, stopwatch: { ...stopwatch, place: action.value } } };
    }
  },
  read(state, params) {
    const { swing, stopwatch } = state;
    const { mass, gravity, length } = params;
    const moving = swing && !swing.held ? swing : null;
    const angle = moving ? moving.body.angle : radians(params.initial_angle);
    const omega = moving ? omegaOf(moving, params) : 0;
    const turn = swing?.watch.turns[0];
    return {
      period_s: swing ? meanPeriod(swing.watch) : null,
      swings: swing ? Math.max(0, swing.watch.passes - 1) : 0,
      stopwatch_s: stopwatch.running ? null : stopwatch.last,
      timed_swings: stopwatch.running ? null : stopwatch.lastSwings,
      amplitude_deg: turn && swing && isSeen(swing.watch) ? degrees(Math.abs(turn.at)) : null,
      angle_deg: degrees(angle),
      omega_rad_s: omega,
      tension_n: mass * (gravity * Math.cos(angle) + length * omega * omega),
      kinetic_j: kineticOf(mass, length, omega),
      potential_j: potentialOf(mass, gravity, length, angle),
    };
  },
  derive(_state, { mass, gravity, length }, instruments) {
    const omega = instruments.shown('omega_rad_s');
    const angle = instruments.shown('angle_deg');
    if (omega === null || angle === null) return {};
    return {
      kinetic_j: kineticOf(mass, length, omega),
      potential_j: potentialOf(mass, gravity, length, radians(angle)),
    };
  },
  view(state, params, out): View {
    const { swing } = state;
    const moving = swing && !swing.held ? swing : null;
    const top = 2 * Math.sin(radians(params.initial_angle) / 2) ** 2;
    if (swing) {
      // Oldest first: the ring's next place holds the oldest point.
      const split = 2 * (swing.points % TRAIL_POINTS);
      out.trail.set(swing.trail.subarray(split), 0);
      out.trail.set(swing.trail.subarray(0, split), 2 * TRAIL_POINTS - split);
    } else {
      for (let n = 0; n < TRAIL_POINTS; n++) out.trail[2 * n] = params.initial_angle;
    }
    const lastPass = swing?.watch.lastPass ?? null;
    return {
      phase: moving ? 'swinging' : 'held',
      releases: state.releases,
      angle: moving ? moving.body.angle : radians(params.initial_angle),
      omega: moving ? omegaOf(moving, params) : 0,
      fullSpeed: Math.sqrt(2 * params.gravity * params.length * top),
      fullTension: params.mass * params.gravity * (1 + 2 * top),
      gateLit: moving !== null && lastPass !== null && moving.steps * DT - lastPass < GATE_LIGHT,
      stopwatch: stopwatchView(state),
      points: swing?.points ?? 0,
      pointInterval: (swing?.pointEvery ?? Math.max(1, Math.round(smallPeriod(params) / POINTS_A_SWING / DT))) * DT,
      message: state.caught ? CAUGHT : moving && !isSeen(moving.watch) ? AT_REST : null,
    };
  },
});
