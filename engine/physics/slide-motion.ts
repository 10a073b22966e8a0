/**
 * How a body comes down three tracks; the equations stand in `energy-conservation`.
 *
 * Fall and ramp have constant forces, so a step is exact, split where the force changes. The half-pipe is integrated by RK4.
 */
import type { Quantity } from '../contract';

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
export const SIN = 0.5;
export const COS = Math.cos(SLOPE);

/** In the half-pipe, at rest below it where friction holds. */
const STILL: Quantity<'m/s'> = 1e-3;

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

export const fresh = (params: Params, gate: number | null): State => ({
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

export const heightOf = ({ q }: State, params: Params): Quantity<'m'> => {
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
export const acrossOf = ({ q }: State, params: Params): Quantity<'m'> => {
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
export const slopeOf = ({ q }: State, params: Params): number => {
  switch (params.track) {
    case 'Free fall':
      return 0;
    case 'Straight ramp':
      return q < inclineOf(params) ? -Math.tan(SLOPE) : 0;
    case 'Half-pipe':
      return (2 * q) / params.height;
  }
};

export const contactOf = (state: State, params: Params): Quantity<'N'> => {
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

export const now = ({ steps }: State): Quantity<'s'> => steps * DT;

export function fall(state: State, { gravity, mass }: Params): void {
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
export function slide(state: State, params: Params): void {
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

export function swing(state: State, params: Params): void {
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
