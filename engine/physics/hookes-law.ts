/**
 * Hooke's law: a mass on a helical spring that has mass itself and yields when it is stretched too far.
 *
 *   (m + m_s/3) ẍ = (m + m_s/2) g − k (x − s) − c ẋ,    c = 2 ζ √(k (m + m_s/3))
 *
 * x is the extension from the natural length, s the permanent set. Within the elastic limit this is a linear oscillator, so a
 * step is its exact solution. While the wire yields, s = 0.1 (x − x_lim) grows with x: the spring then acts with 0.9 k, which
 * is linear again. The mean of x over two periods follows from the momentum at both ends of that time, without a record of it.
 *
 * Assumptions: the spring's mass counts as in statics (m_s/2) and in the slow limit of its first mode (m_s/3); viscous
 * damping with one damping ratio; motion along the vertical only.
 */
import { defineSimulation, type Quantity } from '../contract';
import { MOST_RESTS, ONE_MASS } from './hookes-law-constants';
import { FORCE_SENSOR, LIGHT_GATE, MOTION_SENSOR, ruler, SLOTTED_MASSES } from './spring-instruments';

export interface Params {
  readonly mass: Quantity<'kg'>;
  readonly spring_constant: '10' | '20' | '50';
  readonly spring_mass: Quantity<'kg'>;
  readonly gravity: Quantity<'m/s²'>;
}

export const DT: Quantity<'s'> = 1e-4;
/** Ratio to critical damping. Model parameter. */
export const DAMPING_RATIO = 0.05;
/** Spring force at the elastic limit. Model parameter. */
export const LIMIT_FORCE: Quantity<'N'> = 42;
/** Part of what goes beyond the limit that stays. Model parameter. */
export const SET_SHARE = 0.1;
/** The pointer stands so far before the scale, and the eye so far before that. Model parameters. */
export const POINTER_GAP: Quantity<'m'> = 0.005;
export const EYE_DISTANCE: Quantity<'m'> = 0.3;

const MOST_PULL: Quantity<'m'> = 5;
const MOST_EYE: Quantity<'cm'> = 15;
/** At rest below both of these. */
const STILL_SPEED = 1e-4;
const STILL_ACCELERATION = 1e-3;
/** Periods over which the rest extension is averaged while the mass swings. */
const AVERAGED = 2;

/** Coefficients of one exact step, for as long as mass, spring and gravity stay as they are. */
interface Motion {
  /** Where the forces balance, m. */
  readonly centre: number;
  readonly yy: number;
  readonly yv: number;
  readonly vy: number;
  readonly vv: number;
  readonly inertia: number;
  readonly damping: number;
  readonly stiffness: number;
  /** Damped, s; and the decay rate, 1/s. */
  readonly period: number;
  readonly decay: number;
}

/** A place where the mass came to rest; the force as the labels of the slotted masses say. */
interface Rest {
  readonly extension: Quantity<'m'>;
  readonly force: Quantity<'N'>;
}

export interface State {
  hung: boolean;
  /** A hand holds the mass. */
  held: boolean;
  /** From the natural length of the new spring. */
  x: number;
  v: number;
  /** Permanent set, and the farthest that this spring was ever stretched. */
  set: number;
  farthest: number;
  yielding: boolean;
  settled: boolean;
  /** Null where nothing can swing. */
  motion: Motion | null;
  /** Steps since the present motion began undisturbed. */
  age: number;
  /** Downward crossings of the centre since the mass was let go: how many, and the ages of the first and the last, in steps. */
  crossings: number;
  first: number;
  last: number;
  /** How far the eye is above the pointer. */
  eye: Quantity<'cm'>;
  rests: readonly Rest[];
  message: string | null;
}

const stiffnessOf = (params: Params): Quantity<'N/m'> => Number(params.spring_constant);
const limitOf = (params: Params): Quantity<'m'> => LIMIT_FORCE / stiffnessOf(params);
const labelled = (mass: number): Quantity<'kg'> => Math.round(mass / ONE_MASS) * ONE_MASS;
const inertiaOf = ({ mass, spring_mass }: Params): Quantity<'kg'> => mass + spring_mass / 3;
const loadOf = ({ mass, spring_mass, gravity }: Params): Quantity<'N'> => (mass + spring_mass / 2) * gravity;
/** What the spring stretches by under its own weight. */
const sagOf = (params: Params): Quantity<'m'> => (params.spring_mass * params.gravity) / (2 * stiffnessOf(params));

/** What stretches the spring on the mean: half its own weight, and all of what hangs on it. */
const stretching = (hung: boolean, params: Params): Quantity<'N'> =>
  hung ? loadOf(params) : (params.spring_mass / 2) * params.gravity;

const emptyRest = (state: State, params: Params): number => state.set + sagOf(params);
const loadedRest = (state: State, params: Params): number => state.set + loadOf(params) / stiffnessOf(params);

const setAt = (farthest: number, params: Params): number => SET_SHARE * Math.max(0, farthest - limitOf(params));

function motionOf(state: State, params: Params): Motion {
  const k = stiffnessOf(params);
  const inertia = inertiaOf(params);
  const damping = 2 * DAMPING_RATIO * Math.sqrt(k * inertia);
  const stiffness = state.yielding ? (1 - SET_SHARE) * k : k;
  const centre = state.yielding
    ? (loadOf(params) / k - SET_SHARE * limitOf(params)) / (1 - SET_SHARE)
    : loadedRest(state, params);
  const decay = damping / (2 * inertia);
  const omega = Math.sqrt(stiffness / inertia - decay * decay);
  const shrink = Math.exp(-decay * DT);
  const cos = shrink * Math.cos(omega * DT);
  const sin = (shrink * Math.sin(omega * DT)) / omega;
  return {
    centre,
    yy: cos + decay * sin,
    yv: sin,
    vy: (-stiffness / inertia) * sin,
    vv: cos - decay * sin,
    inertia,
    damping,
    stiffness,
    period: (2 * Math.PI) / omega,
    decay,
  };
}

// ---------------------------------------------------------------- what changes the motion

/** The mass moves on from here under forces that were not there before. */
function disturb(state: State, params: Params): void {
  state.motion = motionOf(state, params);
  state.age = 0;
  state.crossings = 0;
  state.settled = false;
}

/** The wire begins to yield, or has done so: the place of rest moves, so periods are counted anew. */
function changeStiffness(state: State, params: Params, yielding: boolean): void {
  state.yielding = yielding;
  disturb(state, params);
}

function comeToRest(state: State, params: Params, x: number): void {
  state.x = x;
  state.v = 0;
  state.held = false;
  state.yielding = false;
  state.settled = true;
  state.crossings = 0;
  state.age = 0;
  state.motion = state.hung ? motionOf(state, params) : null;
}

function noteRest(state: State, params: Params): void {
  const rest: Rest = {
    extension: loadedRest(state, params),
    force: loadOf({ ...params, mass: labelled(params.mass) }),
  };
  const others = state.rests.filter(({ force }) => force !== rest.force);
  state.rests = [...others, rest].slice(-MOST_RESTS);
}

function hangGently(state: State, params: Params): void {
  state.hung = true;
  comeToRest(state, params, loadedRest(state, params));
  noteRest(state, params);
}

function takeOff(state: State, params: Params): void {
  state.hung = false;
  comeToRest(state, params, emptyRest(state, params));
}

/** The load stretches it beyond its limit: gently hung once its rest, let fall twice. */
const isPastLimit = (state: State, params: Params, times: 1 | 2): boolean =>
  times * (loadedRest(state, params) - state.set) > limitOf(params);

function hang(state: State, params: Params): void {
  state.hung = true;
  state.held = false;
  state.yielding = false;
  state.x = state.set;
  state.v = 0;
  disturb(state, params);
}

const YIELDED =
  'Beyond the elastic limit: the wire has yielded, and this spring will not come all the way back. Reset for a new one.';
const STAYS_LONGER = 'The wire has yielded: this spring stays longer than it was. Reset for a new one.';
const SWAPPED = 'This is another spring, with nothing on it yet.';
const YIELDS = 'This load stretches the wire beyond its elastic limit: the spring will stay longer than it was.';
const NOTHING_HANGS = 'No mass hangs on the spring. Hang one first.';
const needsMass = (action: string): boolean => action === 'pull' || action === 'release' || action === 'remove';
const NOT_HELD = 'Nobody holds the mass. Pull it down first, then release it.';

/** True where the wire gave way for the first time. */
function pullTo(state: State, params: Params, x: number): boolean {
  state.held = true;
  state.settled = false;
  state.yielding = false;
  state.x = x;
  state.v = 0;
  state.crossings = 0;
  const before = state.set;
  state.farthest = Math.max(state.farthest, x);
  state.set = setAt(state.farthest, params);
  state.motion = motionOf(state, params);
  if (state.set > before) state.message = STAYS_LONGER;
  return before === 0 && state.set > 0;
}

function fresh(params: Params, message: string | null, eye: number): State {
  const x = sagOf(params);
  return {
    hung: false,
    held: false,
    x,
    v: 0,
    set: 0,
    farthest: x,
    yielding: false,
    settled: true,
    motion: null,
    age: 0,
    crossings: 0,
    first: 0,
    last: 0,
    eye,
    rests: [],
    message,
  };
}

// ---------------------------------------------------------------- what can be read

/** On the scale behind the pointer; from above, the pointer hides a lower place. */
const parallaxOf = ({ eye }: State): Quantity<'m'> => ((eye / 100) * POINTER_GAP) / (EYE_DISTANCE - POINTER_GAP);

function restExtension(state: State, params: Params): number | null {
  if (!state.hung) return emptyRest(state, params);
  const { motion, x, v } = state;
  if (state.held || !motion) return null;
  if (state.settled) return motion.centre;
  const span = AVERAGED * motion.period;
  if (state.yielding || state.age * DT < span) return null;
  // Two whole periods ago displacement and velocity were larger by one factor: the momentum gained since gives the mean force.
  const gained = 1 - Math.exp(motion.decay * span);
  const impulse = motion.inertia * v * gained + motion.damping * (x - motion.centre) * gained;
  return motion.centre - impulse / (motion.stiffness * span);
}

const swingsOf = ({ crossings }: State): number => Math.max(0, crossings - 1);

const periodOf = (state: State): number | null =>
  swingsOf(state) > 0 ? ((state.last - state.first) * DT) / swingsOf(state) : null;

const springForce = (state: State, params: Params): number =>
  stiffnessOf(params) * (state.x - (state.yielding ? SET_SHARE * (state.x - limitOf(params)) : state.set));

/** J, in the spring: the triangle below the line of force over extension. */
const energyOf = (force: number, params: Params): Quantity<'J'> => (force * force) / (2 * stiffnessOf(params));

// ---------------------------------------------------------------- frames

export interface View {
  readonly hung: boolean;
  readonly held: boolean;
  readonly settled: boolean;
  readonly x: Quantity<'m'>;
  readonly v: Quantity<'m/s'>;
  /** Where what hangs now would rest. */
  readonly rest: Quantity<'m'>;
  readonly set: Quantity<'m'>;
  readonly limit: Quantity<'m'>;
  /** Of the empty spring under its own weight. */
  readonly sag: Quantity<'m'>;
  readonly weight: Quantity<'N'>;
  readonly force: Quantity<'N'>;
  readonly swings: number;
  readonly eye: Quantity<'cm'>;
  /** Where pointer and mirror image are seen on the scale. */
  readonly pointerSeen: Quantity<'m'>;
  readonly imageSeen: Quantity<'m'>;
  readonly rests: readonly Rest[];
  readonly message: string | null;
}

// ---------------------------------------------------------------- the simulation

export const simulation = defineSimulation<Params, State>()({
  version: 4,
  dt: DT,
  rate: 1,
  settings: { mass: SLOTTED_MASSES },
  readings: {
    extension_m: { label: 'Rest extension', unit: 'm', decimals: 4, instrument: ruler(0.001, 0.5) },
    extension_now_m: { label: 'Extension now', unit: 'm', decimals: 4, instrument: MOTION_SENSOR },
    force_n: { label: 'Stretching force', unit: 'N', origin: 'derived' },
    spring_force_n: { label: 'Spring force now', unit: 'N', decimals: 3, instrument: FORCE_SENSOR },
    period_s: { label: 'Period', unit: 's', decimals: 4, instrument: LIGHT_GATE },
    elastic_energy_j: { label: 'Elastic energy', unit: 'J', origin: 'derived' },
    ruler_mm: { label: 'Ruler', unit: 'mm', decimals: 1, instrument: ruler(1, 0.5) },
    swings: { label: 'Swings timed', unit: '1', origin: 'count', decimals: 0 },
  },
  actions: {
    hang: {
      label: 'Hang',
      hint: 'Lets the mass go at the natural length of the spring: it falls, swings and settles.',
    },
    hang_gently: { label: 'Hang gently', hint: 'Lowers the mass by hand until it rests.' },
    pull: {
      label: 'Pull down',
      hint: 'From the place of rest; the hand then holds it.',
      value: { kind: 'number', unit: 'm', min: 0, max: MOST_PULL, step: 0.01, initial: 0.05 },
    },
    release: { label: 'Release' },
    remove: { label: 'Remove', hint: 'Takes the mass off.' },
    look_from: {
      label: 'Eye above the pointer',
      hint: 'At 0 the pointer covers its image in the mirror.',
      value: { kind: 'number', unit: 'cm', min: -MOST_EYE, max: MOST_EYE, step: 1, initial: 0 },
    },
  },
  fields: () => ({}),
  init: (params) => fresh(params, null, 0),
  step(state, params) {
    const { motion } = state;
    if (!motion || state.held) return state;
    state.age++;
    const y = state.x - motion.centre;
    const next = motion.yy * y + motion.yv * state.v;
    state.v = motion.vy * y + motion.vv * state.v;
    state.x = motion.centre + next;
    if (state.settled) return state;
    if (y < 0 && next >= 0) {
      const crossed = state.age - next / (next - y);
      if (state.crossings === 0) state.first = crossed;
      state.last = crossed;
      state.crossings++;
    }
    if (state.yielding) {
      if (state.v <= 0) changeStiffness(state, params, false);
      else {
        state.farthest = state.x;
        state.set = setAt(state.x, params);
      }
    } else if (state.v > 0 && state.x > Math.max(state.farthest, limitOf(params))) {
      state.message = STAYS_LONGER;
      changeStiffness(state, params, true);
    } else {
      const acceleration = -(motion.stiffness * next + motion.damping * state.v) / motion.inertia;
      if (Math.abs(state.v) < STILL_SPEED && Math.abs(acceleration) < STILL_ACCELERATION) {
        state.settled = true;
        noteRest(state, params);
      }
    }
    return state;
  },
  act(state, params, action) {
    if (!state.hung && needsMass(action.do)) return { state, notice: NOTHING_HANGS };
    if (action.do === 'release' && !state.held) return { state, notice: NOT_HELD };
    const next: State = { ...state };
    switch (action.do) {
      case 'hang':
      case 'hang_gently':
        if (next.message === SWAPPED) next.message = null;
        if (action.do === 'hang') hang(next, params);
        else hangGently(next, params);
        return { state: next, notice: isPastLimit(next, params, action.do === 'hang' ? 2 : 1) ? YIELDS : undefined };
      case 'pull': {
        const gaveWay = pullTo(next, params, loadedRest(next, params) + action.value);
        return { state: next, notice: gaveWay ? YIELDED : undefined };
      }
      case 'release':
        next.held = false;
        disturb(next, params);
        return { state: next };
      case 'remove':
        takeOff(next, params);
        return { state: next };
      case 'look_from':
        next.eye = action.value;
        return { state: next };
    }
  },
  reconfigure(state, params, before) {
    if (params.spring_constant !== before.spring_constant || params.spring_mass !== before.spring_mass) {
      return fresh(params, SWAPPED, state.eye);
    }
    if (!state.hung) {
      comeToRest(state, params, emptyRest(state, params));
      return state;
    }
    // A mass that is put on was at rest: the momentum stays.
    if (params.mass > before.mass) state.v *= inertiaOf(before) / inertiaOf(params);
    if (state.held) state.motion = motionOf(state, params);
    else disturb(state, params);
    return state;
  },
  read(state, params) {
    const force = springForce(state, params);
    return {
      extension_m: restExtension(state, params),
      extension_now_m: state.x,
      force_n: stretching(state.hung, params),
      spring_force_n: force,
      period_s: periodOf(state),
      elastic_energy_j: energyOf(force, params),
      ruler_mm: 1000 * (state.x + parallaxOf(state)),
      swings: swingsOf(state),
    };
  },
  derive({ hung }, params, instruments) {
    const force = instruments.shown('spring_force_n');
    return {
      force_n: stretching(hung, params),
      elastic_energy_j: force === null ? null : energyOf(force, params),
    };
  },
  view(state, params): View {
    const above = state.eye / 100;
    return {
      hung: state.hung,
      held: state.held,
      settled: state.settled,
      x: state.x,
      v: state.v,
      // By the masses as they are, not as they are labelled: where the pointer will stand.
      rest:
        state.motion && !state.yielding ? state.motion.centre : (state.hung ? loadedRest : emptyRest)(state, params),
      set: state.set,
      limit: limitOf(params),
      sag: sagOf(params),
      weight: state.hung ? params.mass * params.gravity : 0,
      force: springForce(state, params),
      swings: swingsOf(state),
      eye: state.eye,
      pointerSeen: state.x + parallaxOf(state),
      imageSeen: state.x - (above * POINTER_GAP) / (EYE_DISTANCE + POINTER_GAP),
      rests: state.rests,
      message: state.message,
    };
  },
});
