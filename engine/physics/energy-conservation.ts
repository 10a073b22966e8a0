/**
 * Conservation of energy: a body that falls, slides down a ramp and runs out on the flat, or swings in a half-pipe.
 *
 *   free fall      y = h − ½ g t², then a landing that turns all of it into heat
 *   ramp, 30°      v̇ = g sin φ − μ g cos φ;  on the flat v̇ = −μ g
 *   half-pipe      y = x²/h;  v̇ = −g y′/√(1+y′²) − μ sgn v (g/√(1+y′²) + v² κ),  κ = (2/h)/(1+y′²)^{3/2},  ẋ = v/√(1+y′²)
 *
 * The motion is in `slide-motion`: exact for fall and ramp, RK4 with 1 ms in the half-pipe. Heat is ∫ μ N |v| dt, counted apart from speed and height, so that the total is a check and not an identity.
 *
 * Assumptions: a point mass that slides without rolling; no air; one coefficient of friction; a smooth bend that costs nothing.
 */
import { defineSimulation, type Quantity } from '../contract';
import { CAMERA, HEAT_METER, SPEED_GATE, TAPE, TIMER } from './slide-instruments';
import {
  acrossOf,
  contactOf,
  COS,
  fall,
  fresh,
  heightOf,
  now,
  type Params,
  type Phase,
  SIN,
  slide,
  slopeOf,
  type State,
  swing,
  TRACE_CAPACITY,
  TRACE_WIDTH,
  type Track,
  DT,
} from './slide-motion';

const FARTHEST_GATE: Quantity<'m'> = 500;
/** Wall seconds of a run that would take longer: the clock then runs faster. */
const LONGEST_SHOWN: Quantity<'s'> = 20;

// ---------------------------------------------------------------- energies

const kineticAt = (v: number, { mass }: Params): Quantity<'J'> => 0.5 * mass * v * v;
const potentialAt = (height: number, { mass, gravity }: Params): Quantity<'J'> => mass * gravity * height;
const kineticOf = ({ v }: State, params: Params): Quantity<'J'> => kineticAt(v, params);
const potentialOf = (state: State, params: Params): Quantity<'J'> => potentialAt(heightOf(state, params), params);
const startEnergy = ({ mass, gravity, height }: Params): Quantity<'J'> => mass * gravity * height;

function tracePoint(state: State, params: Params): void {
  if (state.tracePoints === TRACE_CAPACITY) {
    // Every second point stays, and the next ones come half as often.
    for (let n = 0; 2 * n < TRACE_CAPACITY; n++) {
      state.trace.copyWithin(n * TRACE_WIDTH, 2 * n * TRACE_WIDTH, (2 * n + 1) * TRACE_WIDTH);
    }
    state.tracePoints = TRACE_CAPACITY / 2;
    state.traceStride *= 2;
    if (state.steps % state.traceStride !== 0) return;
  }
  const at = state.tracePoints * TRACE_WIDTH;
  state.trace[at] = now(state);
  state.trace[at + 1] = state.distance;
  state.trace[at + 2] = potentialOf(state, params);
  state.trace[at + 3] = kineticOf(state, params);
  state.trace[at + 4] = state.heat;
  state.tracePoints++;
}

/** s from release to rest on the ramp; null where it has no end or is not foreseen. */
function rampTime({ track, friction, gravity, height }: Params): number | null {
  if (track !== 'Straight ramp' || friction === 0) return null;
  const a = gravity * (SIN - friction * COS);
  const v = Math.sqrt((2 * a * height) / SIN);
  return v / a + v / (friction * gravity);
}

// ---------------------------------------------------------------- frames

export interface View {
  readonly phase: Phase;
  readonly track: Track;
  readonly height: Quantity<'m'>;
  /** Where the body is: across, up, and the slope of the track there. */
  readonly x: Quantity<'m'>;
  readonly y: Quantity<'m'>;
  readonly slope: number;
  readonly v: Quantity<'m/s'>;
  readonly time: Quantity<'s'>;
  readonly distance: Quantity<'m'>;
  readonly potential: Quantity<'J'>;
  readonly kinetic: Quantity<'J'>;
  readonly thermal: Quantity<'J'>;
  readonly wiped: Quantity<'J'>;
  readonly start: Quantity<'J'>;
  readonly contact: Quantity<'N'>;
  readonly weight: Quantity<'N'>;
  /** Heat that friction makes each second. */
  readonly heating: Quantity<'W'>;
  readonly gate: Quantity<'m'> | null;
  readonly stopDistance: Quantity<'m'> | null;
  readonly swings: number;
  readonly tracePoints: number;
  readonly traceStride: number;
  readonly message: string | null;
}

const NO_CONTACT = 'No contact while it falls: friction plays no part.';
const MOVING = 'It is moving already. Stop it first.';
const NOT_MOVING = 'Nothing moves. Release the body first.';

const GATE_TOO_HIGH = 'Nothing passes a gate above the start. Choose a height between the floor and the start.';

const swingsOf = ({ passages }: State): number => Math.max(0, passages - 1);

// ---------------------------------------------------------------- the simulation

export const simulation = defineSimulation<Params, State>()({
  version: 4,
  dt: DT,
  rate: (_state, params) => Math.max(1, (rampTime(params) ?? 0) / LONGEST_SHOWN),
  readings: {
    speed_bottom: { label: 'Speed at the bottom', unit: 'm/s', decimals: 3, instrument: SPEED_GATE },
    height_now_m: { label: 'Height now', unit: 'm', decimals: 3, range: [0, 60], instrument: CAMERA },
    speed_now: { label: 'Speed now', unit: 'm/s', decimals: 3, range: [0, 100], instrument: CAMERA },
    potential_j: { label: 'Potential energy', unit: 'J', origin: 'derived' },
    kinetic_j: { label: 'Kinetic energy', unit: 'J', origin: 'derived' },
    thermal_j: { label: 'Heat', unit: 'J', range: [0, 1e6], instrument: HEAT_METER },
    total_j: { label: 'Total energy', unit: 'J', origin: 'derived' },
    fall_time_s: { label: 'Time to the bottom', unit: 's', decimals: 3, instrument: TIMER },
    stop_distance_m: { label: 'Stopping distance', unit: 'm', decimals: 3, instrument: TAPE },
    period_s: { label: 'Period', unit: 's', decimals: 3, instrument: TIMER },
    gate_speed: { label: 'Speed at the gate', unit: 'm/s', decimals: 3, instrument: SPEED_GATE },
    distance_m: { label: 'Distance travelled', unit: 'm', decimals: 3, range: [0, 1e6], instrument: CAMERA },
    contact_n: { label: 'Contact force', unit: 'N', origin: 'theory' },
    swings: { label: 'Full swings', unit: '1', origin: 'count', decimals: 0 },
  },
  actions: {
    release: { label: 'Release', hint: 'From the start, at rest.' },
    stop: {
      label: 'Stop',
      hint: 'A brake on the track, or a net in free fall, takes all the speed at once and turns it into heat.',
    },
    place_gate: {
      label: 'Place the light gate',
      hint: 'At this height; on the ramp, at this distance from the start.',
      value: { kind: 'number', unit: 'm', min: 0, max: FARTHEST_GATE, step: 0.1, initial: 5 },
    },
    reset_heat: {
      label: 'Reset heat',
      hint: 'Wipes the heat so far off the books: the total no longer adds up to what there was.',
    },
  },
  fields: () => ({ trace: { kind: 'f32', shape: [TRACE_CAPACITY, TRACE_WIDTH] } }),
  init: (params) => fresh(params, null),
  step(state, params) {
    if (state.phase !== 'moving') return state;
    state.steps++;
    switch (params.track) {
      case 'Free fall':
        fall(state, params);
        break;
      case 'Straight ramp':
        slide(state, params);
        break;
      case 'Half-pipe':
        swing(state, params);
        break;
    }
    const ended = (state.phase as Phase) === 'resting';
    if (ended || state.steps % state.traceStride === 0) tracePoint(state, params);
    return state;
  },
  act(state, params, action) {
    switch (action.do) {
      case 'release': {
        if (state.phase === 'moving') return { state, notice: MOVING };
        const next = fresh(params, state.gate);
        next.phase = 'moving';
        tracePoint(next, params);
        return { state: next };
      }
      case 'stop': {
        if (state.phase !== 'moving') return { state, notice: NOT_MOVING };
        const next: State = { ...state, phase: 'stopped', v: 0, heat: state.heat + kineticOf(state, params) };
        tracePoint(next, params);
        return { state: next };
      }
      case 'place_gate':
        if (params.track !== 'Straight ramp' && action.value > params.height) {
          return { state, notice: GATE_TOO_HIGH };
        }
        return { state: { ...state, gate: action.value, gateSpeed: null } };
      case 'reset_heat':
        return { state: { ...state, heat: 0, wiped: state.wiped + state.heat } };
    }
  },
  reconfigure(state, params, before) {
    const fits =
      params.track === before.track && (params.track === 'Straight ramp' || Number(state.gate) <= params.height);
    return fresh(params, fits ? state.gate : null);
  },
  done: ({ phase }) => phase === 'resting',
  read(state, params) {
    const potential = potentialOf(state, params);
    const kinetic = kineticOf(state, params);
    return {
      speed_bottom: state.speedBottom,
      height_now_m: heightOf(state, params),
      speed_now: Math.abs(state.v),
      potential_j: potential,
      kinetic_j: kinetic,
      thermal_j: state.heat,
      total_j: potential + kinetic + state.heat,
      fall_time_s: state.fallTime,
      stop_distance_m: state.stopDistance,
      period_s: state.period,
      gate_speed: state.gateSpeed,
      distance_m: state.distance,
      contact_n: contactOf(state, params),
      swings: swingsOf(state),
    };
  },
  derive(_state, params, instruments) {
    const height = instruments.shown('height_now_m');
    const speed = instruments.shown('speed_now');
    const heat = instruments.shown('thermal_j');
    if (height === null || speed === null || heat === null) return {};
    const potential = potentialAt(height, params);
    const kinetic = kineticAt(speed, params);
    return { potential_j: potential, kinetic_j: kinetic, total_j: potential + kinetic + heat };
  },
  view(state, params, out): View {
    out.trace.set(state.trace);
    const contact = contactOf(state, params);
    return {
      phase: state.phase,
      track: params.track,
      height: params.height,
      x: acrossOf(state, params),
      y: heightOf(state, params),
      slope: slopeOf(state, params),
      v: state.v,
      time: now(state),
      distance: state.distance,
      potential: potentialOf(state, params),
      kinetic: kineticOf(state, params),
      thermal: state.heat,
      wiped: state.wiped,
      start: startEnergy(params),
      contact,
      weight: params.mass * params.gravity,
      heating: params.track === 'Free fall' ? 0 : params.friction * contact * Math.abs(state.v),
      gate: state.gate,
      stopDistance: state.stopDistance,
      swings: swingsOf(state),
      tracePoints: state.tracePoints,
      traceStride: state.traceStride,
      message: params.track === 'Free fall' && params.friction > 0 ? NO_CONTACT : null,
    };
  },
});
