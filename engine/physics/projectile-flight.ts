/**
 * One flight of a ball from its launch to rest.
 *
 *   m r″ = m g − ½ ρ C_d A |v| v          A = π d²/4; the second term only with air resistance
 *   at a ground crossing  v_y → −e v_y,  v_x → v_x;   at rest when |v_y| < 0.05 m/s after it
 *
 * Matter.js integrates (Störmer–Verlet); the ground and the summit are found inside the sub-step on the parabola through
 * its two ends. Before a launch the same law is solved coarsely by an adaptive Runge–Kutta method, which only sets how
 * fast the clock runs, how far apart marks lie and how large the field must be.
 *
 * Assumptions: a smooth sphere with one drag coefficient, air at sea level, uniform gravity on a flat ground, no spin,
 * wind or buoyancy. Range: C_d = 0.47 holds for Reynolds numbers of 10³ to 2×10⁵.
 */
import type { Quantity } from '../contract';
import { createMatterBody, type MatterBody } from '../core/matter-world';
import { createDormandPrince, type Derivative, type OdeEvent } from '../core/ode';

export interface LaunchSettings {
  readonly angle: Quantity<'°'>;
  readonly velocity: Quantity<'m/s'>;
  readonly gravity: Quantity<'m/s²'>;
  readonly height: Quantity<'m'>;
  readonly drag: boolean;
  readonly mass: Quantity<'kg'>;
  readonly diameter: Quantity<'m'>;
  readonly restitution: Quantity<'1'>;
}

/** kg/m³: International Standard Atmosphere at sea level, 15 °C (ISO 2533:1975). */
export const AIR_DENSITY = 1.225;
/** Smooth sphere, Reynolds numbers 10³ to 2×10⁵ (H. Schlichting, Boundary-Layer Theory). */
export const DRAG_COEFFICIENT = 0.47;
/** Rebounds slower than this, m/s, are none (the sheet's model parameter). */
const REST_SPEED = 0.05;

/** Lab seconds between two outer steps, and the least number of sub-steps in each: h ≤ 0.0005 s. */
export const DT = 0.0005;
const LEAST_SUBSTEPS = 1;
/**
 * Greatest share of its speed that drag may take in a sub-step. The velocity in the force is of first order in it: at
 * 0.002 the range of the lightest, widest and fastest ball is within 1×10⁻⁴ (checked against DOP853).
 */
const MOST_LOSS = 0.002;

export const TRACE_CAPACITY = 600;
/** Of a point of the trace: time since launch, x, y, v_x, v_y; SI. */
export const TRACE_WIDTH = 5;
const TRACE_ROOM = 540;
const TRACE_INTERVALS = [0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5, 10] as const;
export const STROBE_CAPACITY = 128;
/** Longest flight, s, of each interval between flashes. */
const STROBE_INTERVALS = [
  { upTo: 5, interval: 0.1 },
  { upTo: 50, interval: 0.5 },
  { upTo: Infinity, interval: 2 },
] as const;

/** Place and velocity, m and m/s. */
type Motion = Pick<MatterBody, 'x' | 'y' | 'vx' | 'vy'>;

export interface Landing {
  /** s since launch. */
  readonly time: Quantity<'s'>;
  readonly range: Quantity<'m'>;
  /** Below the horizontal. */
  readonly angle: Quantity<'°'>;
  readonly speed: Quantity<'m/s'>;
}

export interface Apex {
  readonly time: Quantity<'s'>;
  readonly x: Quantity<'m'>;
  readonly height: Quantity<'m'>;
}

/** What the coarse solution says of a flight that has not happened yet. */
export interface Forecast {
  /** s to the first landing, and to rest. */
  readonly firstLanding: Quantity<'s'>;
  readonly rest: Quantity<'s'>;
  readonly bounces: number;
  /** Place of the first landing, the farthest and the highest place, m. */
  readonly range: Quantity<'m'>;
  readonly reach: Quantity<'m'>;
  readonly top: Quantity<'m'>;
}

export interface Flight {
  readonly settings: LaunchSettings;
  /** What the launcher really gave, with its spread. */
  readonly launchSpeed: Quantity<'m/s'>;
  readonly launchAngle: Quantity<'°'>;
  readonly forecast: Forecast;
  readonly body: MatterBody;
  /** Whole outer steps since launch, and the sub-steps of each now. */
  steps: number;
  substeps: number;
  phase: 'flying' | 'bouncing' | 'resting';
  restTime: Quantity<'s'> | null;
  apex: Apex | null;
  landing: Landing | null;
  readonly trace: Float32Array;
  tracePoints: number;
  readonly traceEvery: number;
  /** x and y of each flash up to the first landing. */
  readonly strobe: Float32Array;
  strobePoints: number;
  readonly strobeEvery: number;
}

const radians = (degrees: number): number => (degrees * Math.PI) / 180;
const degrees = (value: number): number => (value * 180) / Math.PI;

/** ½ ρ C_d A / m, 1/m; 0 without air. */
const dragPerMass = ({ drag, mass, diameter }: LaunchSettings): number =>
  drag ? (0.5 * AIR_DENSITY * DRAG_COEFFICIENT * Math.PI * diameter * diameter) / 4 / mass : 0;

const velocityOf = (speed: number, angle: number): readonly [number, number] => [
  speed * Math.cos(radians(angle)),
  speed * Math.sin(radians(angle)),
];

// ---------------------------------------------------------------- forecast

const GROUND: OdeEvent = { value: (_t, y) => y[1]!, direction: 'falling' };
const SUMMIT: OdeEvent = { value: (_t, y) => y[3]!, direction: 'falling' };

/** Loose: it sets the clock and the size of the field, no reading. */
const FORECAST_TOLERANCE = 1e-5;

function forecastOf(settings: LaunchSettings, speed: number, angle: number): Forecast {
  const { gravity, height, restitution } = settings;
  const k = dragPerMass(settings);
  const slope: Derivative = (_t, y, dydt) => {
    const vx = y[2]!;
    const vy = y[3]!;
    const loss = k * Math.sqrt(vx * vx + vy * vy);
    dydt[0] = vx;
    dydt[1] = vy;
    dydt[2] = -loss * vx;
    dydt[3] = -gravity - loss * vy;
  };
  const [vx, vy] = velocityOf(speed, angle);
  // Drag can only shorten the rise; slow falls are bounded by the steps, not by this.
  const longest = (vy + Math.sqrt(vy * vy + 2 * gravity * height)) / gravity;
  if (longest === 0) return { firstLanding: 0, rest: 0, bounces: 0, range: 0, reach: 0, top: height };
  const solver = createDormandPrince(4, {
    relativeTolerance: FORECAST_TOLERANCE,
    absoluteTolerance: FORECAST_TOLERANCE,
    maxStep: longest / 8,
  });
  const y = Float64Array.of(0, height, vx, vy);
  let top = height;
  let time = 0;
  let firstLanding: number | null = null;
  let range = 0;
  let bounces = 0;
  for (;;) {
    if (y[3]! > 0) {
      time = solver.integrate(slope, time, y, Infinity, { event: SUMMIT }).time;
      top = Math.max(top, y[1]!);
    }
    if (y[1]! > 0) time = solver.integrate(slope, time, y, Infinity, { event: GROUND }).time;
    if (firstLanding === null) {
      firstLanding = time;
      range = y[0]!;
    }
    y[1] = 0;
    y[3] = -restitution * y[3]!;
    if (y[3]! < REST_SPEED) break;
    bounces++;
  }
  return { firstLanding, rest: time, bounces, range, reach: y[0]!, top };
}

// ---------------------------------------------------------------- launch

const stepsIn = (interval: number): number => Math.round(interval / DT);

/** A ball leaves the launcher. `speed` in m/s and `angle` in ° are what the launcher really gives. */
export function launchFlight(settings: LaunchSettings, speed: number, angle: number): Flight {
  const { height, gravity, mass } = settings;
  const forecast = forecastOf(settings, speed, angle);
  const { firstLanding, rest, bounces } = forecast;
  const [vx, vy] = velocityOf(speed, angle);
  const traceInterval =
    TRACE_INTERVALS.find((interval) => rest / interval + 2 * bounces <= TRACE_ROOM) ?? TRACE_INTERVALS[9];
  const strobeInterval = STROBE_INTERVALS.find(({ upTo }) => firstLanding <= upTo)?.interval ?? 2;
  const flight: Flight = {
    settings,
    launchSpeed: speed,
    launchAngle: angle,
    forecast,
    body: createMatterBody(mass, gravity),
    steps: 0,
    substeps: 0,
    phase: 'flying',
    restTime: null,
    apex: vy > 0 ? null : { time: 0, x: 0, height },
    landing: null,
    trace: new Float32Array(TRACE_CAPACITY * TRACE_WIDTH),
    tracePoints: 0,
    traceEvery: stepsIn(traceInterval),
    strobe: new Float32Array(STROBE_CAPACITY * 2),
    strobePoints: 0,
    strobeEvery: stepsIn(strobeInterval),
  };
  placeBody(flight, 0, height, vx, vy, substepsFor(flight, speed));
  tracePoint(flight, 0, flight.body);
  strobePoint(flight);
  if (height === 0 && vy <= 0) touchGround(flight, 0, { x: 0, y: 0, vx, vy });
  return flight;
}

/** Sub-steps of an outer step at this speed, a power of two times the least number. */
function substepsFor({ settings }: Flight, speed: number): number {
  const loss = dragPerMass(settings) * speed * DT;
  let substeps = LEAST_SUBSTEPS;
  while (loss > MOST_LOSS * substeps) substeps *= 2;
  return substeps;
}

function placeBody(flight: Flight, x: number, y: number, vx: number, vy: number, substeps: number): void {
  const { settings, body } = flight;
  const drag = settings.mass * dragPerMass(settings) * Math.sqrt(vx * vx + vy * vy);
  flight.substeps = substeps;
  body.place(x, y, vx, vy, -drag * vx, -drag * vy, DT / substeps);
}

// ---------------------------------------------------------------- marks

function tracePoint(flight: Flight, time: number, { x, y, vx, vy }: Motion): void {
  if (flight.tracePoints === TRACE_CAPACITY) return;
  const at = flight.tracePoints++ * TRACE_WIDTH;
  const { trace } = flight;
  trace[at] = time;
  trace[at + 1] = x;
  trace[at + 2] = y;
  trace[at + 3] = vx;
  trace[at + 4] = vy;
}

function strobePoint(flight: Flight): void {
  if (flight.strobePoints === STROBE_CAPACITY) return;
  const at = flight.strobePoints++ * 2;
  flight.strobe[at] = flight.body.x;
  flight.strobe[at + 1] = flight.body.y;
}

// ---------------------------------------------------------------- ground

/**
 * When in a sub-step the body comes down to y = 0: the falling root of y + v t + ½ a t², in the form that does not
 * cancel for the sign of v.
 */
function fallTime(y: number, v: number, a: number): number {
  const root = Math.sqrt(Math.max(0, v * v - 2 * a * y));
  return v > 0 ? (v + root) / -a : (2 * y) / (root - v);
}

/** The ball meets the ground `time` s after launch: it leaves with −e v_y, or rests; true where it rests. */
function touchGround(flight: Flight, time: number, impact: Motion): boolean {
  const { x, vx, vy } = impact;
  flight.landing ??= { time, range: x, angle: impactAngle(impact), speed: Math.sqrt(vx * vx + vy * vy) };
  if (time > 0) tracePoint(flight, time, impact);
  const rebound = -flight.settings.restitution * vy;
  if (rebound < REST_SPEED) {
    flight.phase = 'resting';
    flight.restTime = time;
    flight.body.place(x, 0, 0, 0, 0, 0, DT);
    return true;
  }
  flight.phase = 'bouncing';
  placeBody(flight, x, 0, vx, rebound, flight.substeps);
  tracePoint(flight, time, flight.body);
  return false;
}

/** Degrees below the horizontal; a ball that never rose comes in flat. */
const impactAngle = ({ vx, vy }: Motion): number => (vy < 0 ? degrees(Math.atan2(-vy, vx)) : 0);

/** The rest of a sub-step, `left` s, after a bounce: a parabola with the acceleration at the ground. */
function leaveGround(flight: Flight, left: number): void {
  const { body } = flight;
  const { x, y, vx, vy, ax, ay } = body;
  placeBody(
    flight,
    x + (vx + 0.5 * ax * left) * left,
    y + (vy + 0.5 * ay * left) * left,
    vx + ax * left,
    vy + ay * left,
    flight.substeps,
  );
}

// ---------------------------------------------------------------- advance

/** s since launch, up to rest. */
export const timeSinceLaunch = ({ restTime, steps }: Flight): Quantity<'s'> => restTime ?? steps * DT;

/** One outer step of DT, in place. A ball at rest stays there. */
export function advanceFlight(flight: Flight): void {
  const { body, settings } = flight;
  if (flight.phase === 'resting') return;
  const start = flight.steps * DT;
  const speed = Math.sqrt(body.vx * body.vx + body.vy * body.vy);
  const substeps = substepsFor(flight, speed);
  if (substeps !== flight.substeps) placeBody(flight, body.x, body.y, body.vx, body.vy, substeps);
  const h = DT / flight.substeps;
  const k = settings.mass * dragPerMass(settings);
  for (let i = 0; i < flight.substeps; i++) {
    const { x, y } = body;
    const drag = k === 0 ? 0 : k * Math.sqrt(body.vx * body.vx + body.vy * body.vy);
    body.step(-drag * body.vx, -drag * body.vy);
    const { ax, ay } = body;
    // The velocity at the step's beginning whose parabola ends where the step did.
    const vx = (body.x - x) / h - 0.5 * ax * h;
    const vy = (body.y - y) / h - 0.5 * ay * h;
    if (flight.apex === null && vy + ay * h <= 0) {
      const t = Math.max(0, -vy / ay);
      flight.apex = { time: start + i * h + t, x: x + (vx + 0.5 * ax * t) * t, height: y + (vy + 0.5 * ay * t) * t };
    }
    if (body.y > 0) continue;
    const t = Math.min(h, fallTime(y, vy, ay));
    const impact = { x: x + (vx + 0.5 * ax * t) * t, y: 0, vx: vx + ax * t, vy: vy + ay * t };
    if (touchGround(flight, start + i * h + t, impact)) return;
    leaveGround(flight, h - t);
  }
  flight.steps++;
  if (flight.steps % flight.traceEvery === 0) tracePoint(flight, flight.steps * DT, body);
  if (flight.phase === 'flying' && flight.steps % flight.strobeEvery === 0) strobePoint(flight);
}
