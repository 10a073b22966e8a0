/**
 * Projectile motion: a launcher on a measuring field, with or without air.
 *
 * Without air x = v cos θ · t and y = h + v sin θ · t − ½ g t²; on level ground the time of flight is 2 v sin θ / g, the
 * height v² sin² θ / 2g and the range v² sin 2θ / g. The motion itself, with drag and bounces, is in `projectile-flight`.
 *
 *   K = ½ m v²,   U = m g y,   lost = (K + U at launch) − (K + U now)
 *
 * Assumptions and range: those of `projectile-flight`. A real launcher scatters: 1 % in speed and 0.5° in angle (standard
 * deviations), a new draw at each launch; at grade `ideal` it gives what it is set to.
 */
import { defineSimulation, type Grade, type Quantity } from '../contract';
import type { Rng } from '../core/rng';
import {
  AIR_DENSITY,
  advanceFlight,
  type Apex,
  DT,
  type Flight,
  type LaunchSettings,
  launchFlight,
  STROBE_CAPACITY,
  timeSinceLaunch,
  TRACE_CAPACITY,
  TRACE_WIDTH,
} from './projectile-flight';
import { CAMERA, TAPE, TIMER } from './projectile-instruments';

export type Params = LaunchSettings;

/** What the launcher's setting and its result were. */
export interface Shot {
  readonly number: number;
  readonly settings: LaunchSettings;
  readonly range: Quantity<'m'>;
}

/** The path of an earlier flight. */
interface OldTrace {
  readonly number: number;
  readonly points: Float32Array;
  readonly count: number;
  readonly reach: Quantity<'m'>;
  readonly top: Quantity<'m'>;
}

export interface State {
  readonly flight: Flight | null;
  /** Launches since reset. */
  readonly launches: number;
  /** The present flight's path has been wiped off the field. */
  readonly wiped: boolean;
  /** Newest first, at most MOST_OLD_TRACES. */
  readonly oldTraces: readonly OldTrace[];
  /** Where balls came down, m; newest last. */
  readonly marks: readonly Quantity<'m'>[];
  readonly target: Quantity<'m'>;
  /** The present flight came down on the target. */
  readonly hit: boolean;
  readonly recorded: readonly Shot[];
}

/** Standard deviations of the launcher at the grades `school` and `research`: of the speed, relative, and the angle, °. */
export const SPEED_SPREAD = 0.01;
export const ANGLE_SPREAD: Quantity<'°'> = 0.5;

const MOST_OLD_TRACES = 6;
const MOST_MARKS = 60;
const MOST_RECORDED = 200;
/** Wall seconds of a flight that would take longer: the clock then runs faster. */
const LONGEST_SHOWN: Quantity<'s'> = 5;
/** Farthest place of the target, m: beyond the longest range, 10 050 m at 100 m/s, 1 m/s² and from 50 m. */
const TARGET_LIMIT: Quantity<'m'> = 10_100;
/** Within reach of the settings at the start. */
const START_TARGET: Quantity<'m'> = 40;
/** Half-width of the target: 2.5 % of its distance, and at least 0.5 m. Model parameter: one whole degree must do. */
const targetRadius = (distance: number): Quantity<'m'> => Math.max(0.5, 0.025 * distance);
/** Energy below this share of the launch energy is rounding, not loss. */
const ROUNDING = 1e-9;

const IN_THE_AIR = 'The ball is still in the air. Wait until it lands.';

// ---------------------------------------------------------------- launch and landing

const clamp = (value: number, min: number, max: number): number => Math.min(max, Math.max(min, value));

/** The launcher's own scatter. Both draws are made at every grade, so that a grade shifts no other draw. */
function scatter({ velocity, angle }: LaunchSettings, rng: Rng, grade: Grade): { speed: number; angle: number } {
  const speed = velocity * (1 + SPEED_SPREAD * rng.normal());
  const elevation = angle + ANGLE_SPREAD * rng.normal();
  // The barrel ends at its stops, 0° and 90°.
  return grade === 'ideal' ? { speed: velocity, angle } : { speed, angle: clamp(elevation, 0, 90) };
}

function launch(state: State, params: Params, rng: Rng, grade: Grade): State {
  const given = scatter(params, rng, grade);
  const flight = launchFlight({ ...params }, given.speed, given.angle);
  const before = state.flight && !state.wiped ? [traceOf(state.flight, state.launches)] : [];
  const launched: State = {
    ...state,
    flight,
    launches: state.launches + 1,
    wiped: false,
    oldTraces: [...before, ...state.oldTraces].slice(0, MOST_OLD_TRACES),
    hit: false,
  };
  return flight.landing ? noteLanding(launched, flight.landing.range) : launched;
}

/** m²/s: of air at 15 °C (ISO 2533:1975). */
const VISCOSITY: Quantity<'m²/s'> = 1.461e-5;
/** Up to this Reynolds number the drag coefficient of a sphere holds. */
const GREATEST_REYNOLDS = 2e5;
const TOO_FAST = 'Faster than Re = 2·10⁵: a real ball has less drag than this law gives it.';
const LIGHTER =
  'This ball is lighter than the air in its place: a real one rises like a balloon. Buoyancy is left out here.';

const isBeyondDrag = ({ drag, velocity, diameter }: Params): boolean =>
  drag && (velocity * diameter) / VISCOSITY > GREATEST_REYNOLDS;
const isLighterThanAir = ({ drag, mass, diameter }: Params): boolean =>
  drag && mass <= (AIR_DENSITY * Math.PI * diameter ** 3) / 6;

const warningOf = (params: Params): string | undefined =>
  isLighterThanAir(params) ? LIGHTER : isBeyondDrag(params) ? TOO_FAST : undefined;

/** The field need not hold every bounce: so many ranges of the first landing. */
const MOST_RANGES = 2.5;
const reachOf = ({ range, reach }: Flight['forecast']): Quantity<'m'> => Math.min(reach, MOST_RANGES * range);

const traceOf = ({ trace, tracePoints, forecast }: Flight, number: number): OldTrace => ({
  number,
  points: trace,
  count: tracePoints,
  reach: reachOf(forecast),
  top: forecast.top,
});

const noteLanding = (state: State, range: number): State => ({
  ...state,
  marks: [...state.marks, range].slice(-MOST_MARKS),
  hit: Math.abs(range - state.target) <= targetRadius(state.target),
});

// ---------------------------------------------------------------- recorded shots

const sameSettings = (a: LaunchSettings, b: LaunchSettings): boolean =>
  a.angle === b.angle &&
  a.velocity === b.velocity &&
  a.gravity === b.gravity &&
  a.height === b.height &&
  a.drag === b.drag &&
  a.restitution === b.restitution &&
  // In a vacuum the ball does not matter.
  (!a.drag || (a.mass === b.mass && a.diameter === b.diameter));

/** The recorded shots with the settings of the last one. */
function alike(recorded: readonly Shot[]): readonly Shot[] {
  const last = recorded.at(-1);
  return last ? recorded.filter((shot) => sameSettings(shot.settings, last.settings)) : [];
}

/** Mean and standard deviation of the sample (n − 1), m; null for less than two shots: one does not tell. */
function meanAndSpread(ranges: readonly number[]): { readonly mean: number; readonly deviation: number } | null {
  const count = ranges.length;
  if (count < 2) return null;
  const mean = ranges.reduce((sum, range) => sum + range, 0) / count;
  const squares = ranges.reduce((sum, range) => sum + (range - mean) ** 2, 0);
  return { mean, deviation: Math.sqrt(squares / (count - 1)) };
}

export interface Series {
  readonly angle: Quantity<'°'>;
  readonly velocity: Quantity<'m/s'>;
  readonly count: number;
}

function seriesOf(recorded: readonly Shot[]): Series | null {
  const [first] = alike(recorded);
  if (!first) return null;
  const { angle, velocity } = first.settings;
  return { angle, velocity, count: alike(recorded).length };
}

// ---------------------------------------------------------------- what can be read

interface Motion {
  readonly x: number;
  readonly y: number;
  readonly vx: number;
  readonly vy: number;
}

const motionOf = ({ flight }: State, params: Params): Motion =>
  flight ? flight.body : { x: 0, y: params.height, vx: 0, vy: 0 };

const speedOf = ({ vx, vy }: Motion): number => Math.sqrt(vx * vx + vy * vy);

const launchEnergy = ({ settings: { mass, gravity, height }, launchSpeed }: Flight): number =>
  0.5 * mass * launchSpeed * launchSpeed + mass * gravity * height;

function energiesOf(state: State, params: Params): { kinetic: number; potential: number; lost: number | null } {
  const { flight } = state;
  const { mass, gravity } = flight?.settings ?? params;
  const motion = motionOf(state, params);
  const speed = speedOf(motion);
  const kinetic = 0.5 * mass * speed * speed;
  const potential = mass * gravity * motion.y;
  if (!flight) return { kinetic, potential, lost: null };
  const total = launchEnergy(flight);
  const lost = total - kinetic - potential;
  return { kinetic, potential, lost: Math.abs(lost) <= ROUNDING * total ? 0 : lost };
}

// ---------------------------------------------------------------- frames

export interface FlightView {
  readonly phase: Flight['phase'];
  /** s since launch. */
  readonly time: Quantity<'s'>;
  readonly settings: LaunchSettings;
  readonly x: Quantity<'m'>;
  readonly y: Quantity<'m'>;
  readonly vx: Quantity<'m/s'>;
  readonly vy: Quantity<'m/s'>;
  /** How fast the arrows must be able to show: the greatest speed at launch or landing in a vacuum. */
  readonly fullSpeed: Quantity<'m/s'>;
  readonly apex: Apex | null;
  readonly landing: (NonNullable<Flight['landing']> & { readonly hit: boolean }) | null;
  readonly strobePoints: number;
  readonly strobeInterval: Quantity<'s'>;
  /** s to rest and where, by the coarse solution: how long the axes of graphs must be. */
  readonly expectedTime: Quantity<'s'>;
  readonly expectedReach: Quantity<'m'>;
}

export interface View {
  readonly flight: FlightView | null;
  /** Launches since reset: a change is a new flight. */
  readonly launches: number;
  /** Numbers of the launches whose paths are in the rows of `traces`, and their points; the present flight first. */
  readonly traces: readonly { readonly number: number; readonly points: number }[];
  readonly marks: readonly Quantity<'m'>[];
  readonly target: Quantity<'m'>;
  readonly targetRadius: Quantity<'m'>;
  /** What the field must show: everything that was thrown or is in the air, without target and launcher. */
  readonly reach: Quantity<'m'>;
  readonly top: Quantity<'m'>;
  readonly series: Series | null;
  readonly recorded: number;
  readonly message: string | null;
}

function flightView(flight: Flight, hit: boolean): FlightView {
  const { body, settings, launchSpeed, landing } = flight;
  const { x, y, vx, vy } = body;
  return {
    phase: flight.phase,
    time: timeSinceLaunch(flight),
    settings,
    x,
    y,
    vx,
    vy,
    fullSpeed: Math.sqrt(launchSpeed * launchSpeed + 2 * settings.gravity * settings.height),
    apex: flight.apex,
    landing: landing && { ...landing, hit },
    strobePoints: flight.strobePoints,
    strobeInterval: flight.strobeEvery * DT,
    expectedTime: flight.forecast.rest,
    expectedReach: flight.forecast.reach,
  };
}

const ON_THE_GROUND = 'The ball starts on the ground.';

const messageOf = ({ flight }: State): string | null => (flight?.landing?.time === 0 ? ON_THE_GROUND : null);

// ---------------------------------------------------------------- the simulation

export const simulation = defineSimulation<Params, State>()({
  version: 4,
  dt: DT,
  rate({ flight }) {
    if (!flight || flight.phase === 'resting') return 1;
    return Math.max(1, flight.forecast.firstLanding / LONGEST_SHOWN);
  },
  readings: {
    range_m: { label: 'Range', unit: 'm', decimals: 2, instrument: TAPE },
    mean_range_m: { label: 'Mean range of the recorded shots', unit: 'm', origin: 'derived' },
    range_deviation_m: { label: 'Standard deviation of a shot', unit: 'm', digits: 3, origin: 'derived' },
    max_height_m: { label: 'Maximum height', unit: 'm', decimals: 2, instrument: CAMERA },
    flight_time_s: { label: 'Time of flight', unit: 's', decimals: 3, instrument: TIMER },
    x_m: { label: 'Distance now', unit: 'm', decimals: 2, origin: 'theory' },
    y_m: { label: 'Height now', unit: 'm', decimals: 2, origin: 'theory' },
    vx_m_s: { label: 'Horizontal velocity', unit: 'm/s', decimals: 2, origin: 'theory' },
    vy_m_s: { label: 'Vertical velocity', unit: 'm/s', decimals: 2, origin: 'theory' },
    speed_m_s: { label: 'Speed', unit: 'm/s', decimals: 2, origin: 'computed' },
    landing_angle_deg: { label: 'Landing angle', unit: '°', decimals: 1, origin: 'theory' },
    kinetic_j: { label: 'Kinetic energy', unit: 'J', origin: 'computed' },
    potential_j: { label: 'Potential energy', unit: 'J', origin: 'computed' },
    lost_j: { label: 'Energy lost', unit: 'J', origin: 'computed' },
  },
  actions: {
    launch: { label: 'Launch', hint: 'Changed settings apply to this launch.' },
    record_shot: {
      label: 'Record shot',
      hint: 'Adds the landed shot to the series on the stage: mean and spread of shots with equal settings.',
    },
    place_target: {
      label: 'Place the target',
      value: { kind: 'number', unit: 'm', min: 0, max: TARGET_LIMIT, initial: START_TARGET },
    },
    clear_traces: { label: 'Clear traces', hint: 'Wipes paths and landing marks off the field; recorded shots stay.' },
  },
  startActions: ['launch'],
  fields: () => ({
    /** Row 0 the present path, then older ones; each point is time, x, y, v_x, v_y. */
    traces: { kind: 'f32', shape: [1 + MOST_OLD_TRACES, TRACE_CAPACITY, TRACE_WIDTH] },
    strobe: { kind: 'f32', shape: [STROBE_CAPACITY, 2] },
  }),
  init: () => ({
    flight: null,
    launches: 0,
    wiped: false,
    oldTraces: [],
    marks: [],
    target: START_TARGET,
    hit: false,
    recorded: [],
  }),
  step(state) {
    const { flight } = state;
    if (!flight || flight.phase === 'resting') return state;
    const before = flight.landing;
    advanceFlight(flight);
    return !before && flight.landing ? noteLanding(state, flight.landing.range) : state;
  },
  act(state, params, action, rng, grade = 'ideal') {
    const { flight } = state;
    switch (action.do) {
      case 'launch': {
        if (flight?.phase === 'flying') return { state, notice: IN_THE_AIR };
        const launched = launch(state, params, rng, grade);
        return { state: launched, notice: messageOf(launched) ?? warningOf(params) };
      }
      case 'record_shot': {
        if (!flight) return { state, notice: 'No shot has landed yet. Launch the ball first.' };
        if (!flight.landing) return { state, notice: IN_THE_AIR };
        if (state.recorded.at(-1)?.number === state.launches) {
          return { state, notice: 'This shot is recorded already. Launch the next one.' };
        }
        const shot: Shot = { number: state.launches, settings: flight.settings, range: flight.landing.range };
        return { state: { ...state, recorded: [...state.recorded, shot].slice(-MOST_RECORDED) } };
      }
      case 'place_target':
        return { state: { ...state, target: action.value } };
      case 'clear_traces': {
        const landed = flight !== null && flight.phase !== 'flying';
        return { state: { ...state, oldTraces: [], marks: [], wiped: state.wiped || landed } };
      }
    }
  },
  done: ({ flight }) => flight?.phase === 'resting',
  read(state, params) {
    const { flight } = state;
    const { x, y, vx, vy } = motionOf(state, params);
    const { kinetic, potential, lost } = energiesOf(state, params);
    const series = meanAndSpread(alike(state.recorded).map(({ range }) => range));
    return {
      range_m: flight?.landing?.range ?? null,
      mean_range_m: series?.mean ?? null,
      range_deviation_m: series?.deviation ?? null,
      max_height_m: flight?.apex?.height ?? null,
      flight_time_s: flight?.landing?.time ?? null,
      x_m: x,
      y_m: y,
      vx_m_s: vx,
      vy_m_s: vy,
      speed_m_s: speedOf({ x, y, vx, vy }),
      landing_angle_deg: flight?.landing?.angle ?? null,
      kinetic_j: kinetic,
      potential_j: potential,
      lost_j: lost,
    };
  },
  derive({ recorded }, _params, instruments) {
    const shots = alike(recorded);
    const series = meanAndSpread(shots.map(({ range }) => instruments.shownAt('range_m', range, 0)));
    if (!series) return {};
    const { mean, deviation } = series;
    return {
      mean_range_m: { value: mean, scatter: deviation / Math.sqrt(shots.length) },
      // Of a normal sample: s/√2(n − 1).
      range_deviation_m: { value: deviation, scatter: deviation / Math.sqrt(2 * (shots.length - 1)) },
    };
  },
  view(state, _params, out): View {
    const { flight, wiped, oldTraces } = state;
    const shown = flight ? [traceOf(flight, state.launches), ...oldTraces] : oldTraces;
    const traces = wiped ? oldTraces : shown;
    traces.forEach(({ points }, row) => out.traces.set(points, row * TRACE_CAPACITY * TRACE_WIDTH));
    if (flight) out.strobe.set(flight.strobe);
    return {
      flight: flight && flightView(flight, state.hit),
      launches: state.launches,
      traces: traces.map(({ number, count }) => ({ number, points: count })),
      marks: state.marks,
      target: state.target,
      targetRadius: targetRadius(state.target),
      reach: Math.max(0, ...shown.map(({ reach }) => reach)),
      top: Math.max(0, ...shown.map(({ top }) => top)),
      series: seriesOf(state.recorded),
      recorded: state.recorded.length,
      message: messageOf(state),
    };
  },
});
