/**
 * Conservation of energy: a body that falls, slides down a ramp and runs out on the flat, or swings in a half-pipe.
 *
 *   free fall      y = h − ½ g t², then a landing that turns all of it into heat
 *   ramp, 30°      v̇ = g sin φ − μ g cos φ;  on the flat v̇ = −μ g
 *   half-pipe      y = x²/h;  v̇ = −g y′/√(1+y′²) − μ sgn v (g/√(1+y′²) + v² κ),  κ = (2/h)/(1+y′²)^{3/2},  ẋ = v/√(1+y′²)
 *
 * Fall and ramp have constant forces, so a step is exact, split where the force changes. The half-pipe is integrated by RK4 with
 * 1 ms. Heat is ∫ μ N |v| dt, counted apart from speed and height, so that the total is a check and not an identity.
 *
 * Assumptions: a point mass that slides without rolling; no air; one coefficient of friction; a smooth bend that costs nothing.
 */
import { defineSimulation, type InstrumentSpec, type Quantity } from '../contract';

export const TRACKS = ['Free fall', 'Straight ramp', 'Half-pipe'] as const;
export type Track = (typeof TRACKS)[number];

export interface Params {
  readonly height: Quantity<'m'>;
  readonly mass: Quantity<'kg'>;
  readonly track: Track;
  readonly friction: Quantity<'1'>;
  readonly gravity: Quantity<'m/s²'>;
}

export const DT: Quantity<'s'> = 0.001;
/** Of the ramp. */
export const SLOPE = Math.PI / 6;
const SIN = 0.5;
const COS = Math.cos(SLOPE);

/** In the half-pipe, at rest below it where friction holds. */
const STILL: Quantity<'m/s'> = 1e-3;
const FARTHEST_GATE: Quantity<'m'> = 500;
/** Wall seconds of a run that would take longer: the clock then runs faster. */
const LONGEST_SHOWN: Quantity<'s'> = 20;

export const TRACE_CAPACITY = 384;
/** Time, distance, potential, kinetic, thermal. */
export const TRACE_WIDTH = 5;
/** Steps between the first points of the trace; twice as many each time it is full. */
const FIRST_STRIDE = 20;

export type Phase = 'ready' | 'moving' | 'stopped' | 'resting';

export interface State {
  phase: Phase;
  /** Height of a falling body, way along the ramp, or place across the half-pipe, m. */
  q: number;
  v: number;
  heat: Quantity<'J'>;
  /** Heat that was wiped off the books. */
  wiped: Quantity<'J'>;
  /** Steps since release. */
  steps: number;
  distance: Quantity<'m'>;
  speedBottom: Quantity<'m/s'> | null;
  fallTime: Quantity<'s'> | null;
  stopDistance: Quantity<'m'> | null;
  /** Time of the last passage of the lowest point to the right, how many there were, and the last full swing. */
  passed: number;
  passages: number;
  period: Quantity<'s'> | null;
  /** Height of the gate; on the ramp its distance from the start. */
  gate: Quantity<'m'> | null;
  gateSpeed: Quantity<'m/s'> | null;
  readonly trace: Float32Array;
  tracePoints: number;
  traceStride: number;
}

const inclineOf = ({ height }: Params): Quantity<'m'> => height / SIN;

const startOf = (params: Params): number => {
  switch (params.track) {
    case 'Free fall':
      return params.height;
    case 'Straight ramp':
      return 0;
    case 'Half-pipe':
      return -params.height;
  }
};

const fresh = (params: Params, gate: number | null): State => ({
  phase: 'ready',
  q: startOf(params),
  v: 0,
  heat: 0,
  wiped: 0,
  steps: 0,
  distance: 0,
  speedBottom: null,
  fallTime: null,
  stopDistance: null,
  passed: 0,
  passages: 0,
  period: null,
  gate,
  gateSpeed: null,
  trace: new Float32Array(TRACE_CAPACITY * TRACE_WIDTH),
  tracePoints: 0,
  traceStride: FIRST_STRIDE,
});

// ---------------------------------------------------------------- where the body is

const heightOf = ({ q }: State, params: Params): Quantity<'m'> => {
  switch (params.track) {
    case 'Free fall':
      return q;
    case 'Straight ramp':
      return Math.max(0, (inclineOf(params) - q) * SIN);
    case 'Half-pipe':
      return (q * q) / params.height;
  }
};

/** Horizontal place: from the bend of the ramp, or from the middle. */
const acrossOf = ({ q }: State, params: Params): Quantity<'m'> => {
  switch (params.track) {
    case 'Free fall':
      return 0;
    case 'Straight ramp': {
      const past = q - inclineOf(params);
      return past < 0 ? past * COS : past;
    }
    case 'Half-pipe':
      return q;
  }
};

/** Rise over run of the track below the body. */
const slopeOf = ({ q }: State, params: Params): number => {
  switch (params.track) {
    case 'Free fall':
      return 0;
    case 'Straight ramp':
      return q < inclineOf(params) ? -Math.tan(SLOPE) : 0;
    case 'Half-pipe':
      return (2 * q) / params.height;
  }
};

const contactOf = (state: State, params: Params): Quantity<'N'> => {
  const { mass, gravity, track } = params;
  switch (track) {
    case 'Free fall':
      return state.phase === 'resting' ? mass * gravity : 0;
    case 'Straight ramp':
      return mass * gravity * (state.q < inclineOf(params) ? COS : 1);
    case 'Half-pipe':
      return mass * pipeContact(state.q, state.v, params);
  }
};

/** Contact force per mass. */
function pipeContact(x: number, v: number, { height, gravity }: Params): number {
  const slope = (2 * x) / height;
  const w = 1 + slope * slope;
  const root = Math.sqrt(w);
  return gravity / root + (v * v * 2) / (height * w * root);
}

// ---------------------------------------------------------------- steps

const now = ({ steps }: State): Quantity<'s'> => steps * DT;

function fall(state: State, { gravity, mass }: Params): void {
  const from = state.q;
  const v0 = state.v;
  const to = from - v0 * DT - 0.5 * gravity * DT * DT;
  const { gate } = state;
  if (gate !== null && from > gate && Math.max(0, to) <= gate) {
    state.gateSpeed = Math.sqrt(v0 * v0 + 2 * gravity * (from - gate));
  }
  if (to > 0) {
    state.q = to;
    state.v = v0 + gravity * DT;
    state.distance += from - to;
    return;
  }
  const speed = Math.sqrt(v0 * v0 + 2 * gravity * from);
  state.speedBottom = speed;
  state.fallTime = now(state) - DT + (speed - v0) / gravity;
  state.heat += 0.5 * mass * speed * speed;
  state.distance += from;
  state.q = 0;
  state.v = 0;
  state.phase = 'resting';
}

/** Under a constant force; a step that passes the bend or the end of the motion is split there. */
function slide(state: State, params: Params): void {
  const { friction, gravity, mass } = params;
  const incline = inclineOf(params);
  let left = DT;
  while (left > 0 && state.phase === 'moving') {
    const onIncline = state.q < incline;
    const contact = mass * gravity * (onIncline ? COS : 1);
    const a = onIncline ? gravity * (SIN - friction * COS) : -friction * gravity;
    const v0 = state.v;
    let t = left;
    let way = v0 * t + 0.5 * a * t * t;
    let v = v0 + a * t;
    const toBend = incline - state.q;
    const bends = onIncline && way >= toBend;
    const stops = !onIncline && v <= 0 && a < 0;
    if (bends) {
      way = toBend;
      v = Math.sqrt(v0 * v0 + 2 * a * way);
      t = (v - v0) / a;
    } else if (stops) {
      t = v0 / -a;
      way = 0.5 * v0 * t;
      v = 0;
    }
    const { gate } = state;
    if (gate !== null && state.q < gate && state.q + way >= gate) {
      state.gateSpeed = Math.sqrt(Math.max(0, v0 * v0 + 2 * a * (gate - state.q)));
    }
    state.q = bends ? incline : state.q + way;
    state.v = v;
    state.distance += way;
    state.heat += friction * contact * way;
    left -= t;
    if (bends) {
      state.speedBottom = v;
      state.fallTime = now(state) - left;
    }
    if (stops) {
      state.stopDistance = state.q - incline;
      state.phase = 'resting';
    }
  }
}

/** Derivatives in the half-pipe: of the place, the speed and the heat per mass. */
const rates = { x: 0, v: 0, heat: 0 };
function pipeRates(x: number, v: number, params: Params): void {
  const { height, gravity, friction } = params;
  const slope = (2 * x) / height;
  const root = Math.sqrt(1 + slope * slope);
  const rub = friction * pipeContact(x, v, params);
  rates.x = v / root;
  rates.v = (-gravity * slope) / root - rub * Math.sign(v);
  rates.heat = rub * Math.abs(v);
}

function swing(state: State, params: Params): void {
  const { q: x0, v: v0 } = state;
  let dx = 0;
  let dv = 0;
  let heat = 0;
  let x = x0;
  let v = v0;
  // Runge and Kutta's weights 1, 2, 2, 1.
  for (let stage = 0; stage < 4; stage++) {
    pipeRates(x, v, params);
    const weight = stage === 0 || stage === 3 ? 1 : 2;
    dx += weight * rates.x;
    dv += weight * rates.v;
    heat += weight * rates.heat;
    const ahead = stage < 2 ? DT / 2 : DT;
    x = x0 + ahead * rates.x;
    v = v0 + ahead * rates.v;
  }
  const x1 = x0 + (DT * dx) / 6;
  const v1 = v0 + (DT * dv) / 6;
  state.q = x1;
  state.v = v1;
  const gained = (params.mass * DT * heat) / 6;
  state.heat += gained;
  // The mean of the speeds at both ends is the speed along the way, to third order.
  state.distance += (Math.abs(v0 + v1) * DT) / 2;
  notePassages(state, params, x0, v0);
  const slope = Math.abs((2 * x1) / params.height);
  const turns = v0 * v1 < 0 || Math.abs(v1) < STILL;
  if (turns && slope <= params.friction) {
    state.heat += 0.5 * params.mass * v1 * v1;
    state.v = 0;
    state.phase = 'resting';
  }
}

const passes = (x0: number, x1: number, place: number): boolean =>
  (x0 - place) * (x1 - place) < 0 || (x1 === place && x0 !== place);

/** Between both ends of a step, by Hermite's cubic through speeds and accelerations there. */
function speedAt(f: number, x0: number, v0: number, x1: number, v1: number, params: Params): number {
  pipeRates(x0, v0, params);
  const bend0 = rates.v * DT;
  pipeRates(x1, v1, params);
  const bend1 = rates.v * DT;
  const g = 1 - f;
  return Math.abs(g * g * ((1 + 2 * f) * v0 + f * bend0) + f * f * ((1 + 2 * g) * v1 - g * bend1));
}

function notePassages(state: State, params: Params, x0: number, v0: number): void {
  const { q: x1, v: v1, gate } = state;
  if (gate !== null) {
    const place = -Math.sqrt(gate * params.height);
    if (passes(x0, x1, place)) state.gateSpeed = speedAt((place - x0) / (x1 - x0), x0, v0, x1, v1, params);
  }
  if (!passes(x0, x1, 0)) return;
  const part = -x0 / (x1 - x0);
  const at = now(state) - DT + DT * part;
  if (state.speedBottom === null) {
    state.speedBottom = speedAt(part, x0, v0, x1, v1, params);
    state.fallTime = at;
  }
  if (v1 <= 0) return;
  if (state.passages > 0) state.period = at - state.passed;
  state.passed = at;
  state.passages++;
}

// ---------------------------------------------------------------- energies

const kineticOf = ({ v }: State, { mass }: Params): Quantity<'J'> => 0.5 * mass * v * v;
const potentialOf = (state: State, params: Params): Quantity<'J'> =>
  params.mass * params.gravity * heightOf(state, params);
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

// ---------------------------------------------------------------- instruments

/** A tolerance taken as rectangular is this standard deviation (JCGM 100:2008, 4.3.7). */
const rectangular = (tolerance: number): number => tolerance / Math.sqrt(3);

const SPEED_GATE: InstrumentSpec = {
  name: 'Light gate and a flag on the body',
  device: 'light gate',
  updateInterval: 0.5,
  school: {
    resolution: 0.01,
    repeatability: 0.03,
    gain: rectangular(0.002),
    source: 'Teaching value: σ = 0.03 m/s; width of the flag within 0.2 %, taken as rectangular',
  },
  research: {
    resolution: 0.001,
    repeatability: 0.002,
    gain: rectangular(0.0002),
    source: 'Teaching value: σ = 2 mm/s; width of the flag within 0.02 %, taken as rectangular',
  },
};

const TIMER: InstrumentSpec = {
  name: 'Electronic timer',
  device: 'timer',
  updateInterval: 0.5,
  school: {
    resolution: 0.01,
    gain: rectangular(0.0001),
    source: 'Teaching value: shown to 0.01 s, quartz within 100 ppm, taken as rectangular',
  },
  research: {
    resolution: 0.0001,
    gain: rectangular(0.00001),
    source: 'Teaching value: shown to 0.1 ms, quartz within 10 ppm, taken as rectangular',
  },
};

/** Directive 2014/32/EU, annex X (MI-008): tapes may be off by a + b L, in mm and mm/m. */
const TAPE: InstrumentSpec = {
  name: 'Measuring tape along the flat',
  updateInterval: 0.5,
  school: {
    resolution: 0.01,
    gain: rectangular(0.0004),
    offset: rectangular(0.0006),
    source: 'Directive 2014/32/EU, annex X, class III: 0.6 mm + 0.4 mm/m, taken as rectangular; read to 1 cm',
  },
  research: {
    resolution: 0.001,
    gain: rectangular(0.0001),
    offset: rectangular(0.0001),
    source: 'Directive 2014/32/EU, annex X, class I: 0.1 mm + 0.1 mm/m, taken as rectangular; read to 1 mm',
  },
};

const CAMERA: InstrumentSpec = {
  name: 'Video camera, with a scale beside the track',
  device: 'camera',
  updateInterval: 0.05,
  school: {
    resolution: 0.01,
    repeatability: 0.01,
    gain: rectangular(0.01),
    source: 'Teaching value: σ = 1 cm or 1 cm/s; scale of the picture within 1 %, taken as rectangular',
  },
  research: {
    resolution: 0.001,
    repeatability: 0.001,
    gain: rectangular(0.001),
    source: 'Teaching value: σ = 1 mm or 1 mm/s; scale of the picture within 0.1 %, taken as rectangular',
  },
};

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
  version: 1,
  dt: DT,
  rate: (_state, params) => Math.max(1, (rampTime(params) ?? 0) / LONGEST_SHOWN),
  readings: {
    speed_bottom: { label: 'Speed at the bottom', unit: 'm/s', decimals: 3, instrument: SPEED_GATE },
    height_now_m: { label: 'Height now', unit: 'm', decimals: 3, range: [0, 60], instrument: CAMERA },
    speed_now: { label: 'Speed now', unit: 'm/s', decimals: 3, range: [0, 100], instrument: CAMERA },
    potential_j: { label: 'Potential energy', unit: 'J', origin: 'computed' },
    kinetic_j: { label: 'Kinetic energy', unit: 'J', origin: 'computed' },
    thermal_j: { label: 'Heat', unit: 'J', origin: 'computed' },
    total_j: { label: 'Total energy', unit: 'J', origin: 'computed' },
    fall_time_s: { label: 'Time to the bottom', unit: 's', decimals: 3, instrument: TIMER },
    stop_distance_m: { label: 'Stopping distance', unit: 'm', decimals: 3, instrument: TAPE },
    period_s: { label: 'Period', unit: 's', decimals: 3, instrument: TIMER },
    gate_speed: { label: 'Speed at the gate', unit: 'm/s', decimals: 3, instrument: SPEED_GATE },
    distance_m: { label: 'Distance travelled', unit: 'm', decimals: 3, range: [0, 1e6], instrument: CAMERA },
    contact_n: { label: 'Contact force', unit: 'N', origin: 'computed' },
    swings: { label: 'Full swings', unit: '1', origin: 'count', decimals: 0 },
  },
  actions: {
    release: { label: 'Release', hint: 'From the start, at rest.' },
    stop: { label: 'Stop', hint: 'A brake takes all the speed at once and turns it into heat.' },
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
