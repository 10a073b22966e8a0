/**
 * Initial value problems y′ = f(t, y) on Float64Array states.
 *
 * Workspaces are made once, per system; a step allocates nothing. They carry nothing from one call to the next that
 * changes a result: a step depends on its arguments alone.
 */
import { brent } from './root';

/** Writes f(t, y) into `dydt`; must not keep or change `y`. */
export type Derivative = (t: number, y: Float64Array, dydt: Float64Array) => void;

// ---------------------------------------------------------------- RK4

export interface Rk4 {
  /** Advances y from t to t + h in place. */
  step(f: Derivative, t: number, y: Float64Array, h: number): void;
}

/** Classical Runge–Kutta method of order 4, fixed step, for n components. */
export function createRk4(n: number): Rk4 {
  const k = new Float64Array(n);
  const stage = new Float64Array(n);
  const sum = new Float64Array(n);
  return {
    step(f, t, y, h) {
      const half = 0.5 * h;
      const sixth = h / 6;
      f(t, y, sum);
      for (let i = 0; i < n; i++) stage[i] = y[i]! + half * sum[i]!;
      f(t + half, stage, k);
      for (let i = 0; i < n; i++) {
        const ki = k[i]!;
        sum[i] = sum[i]! + 2 * ki;
        stage[i] = y[i]! + half * ki;
      }
      f(t + half, stage, k);
      for (let i = 0; i < n; i++) {
        const ki = k[i]!;
        sum[i] = sum[i]! + 2 * ki;
        stage[i] = y[i]! + h * ki;
      }
      f(t + h, stage, k);
      for (let i = 0; i < n; i++) y[i] = y[i]! + sixth * (sum[i]! + k[i]!);
    },
  };
}

// ---------------------------------------------------------------- velocity Verlet

/**
 * One step of velocity Verlet (Störmer; kick, drift, kick) for q″ = a(t, q): symplectic, order 2, one evaluation.
 * `q`, `v` and `a` are advanced in place; `a` must hold the acceleration at (t, q) and holds the new one afterwards.
 * The acceleration may not depend on the velocity.
 */
export function verletStep(
  acceleration: Derivative,
  t: number,
  q: Float64Array,
  v: Float64Array,
  a: Float64Array,
  h: number,
): void {
  const half = 0.5 * h;
  const n = q.length;
  for (let i = 0; i < n; i++) {
    const vi = v[i]! + half * a[i]!;
    v[i] = vi;
    q[i] = q[i]! + h * vi;
  }
  acceleration(t + h, q, a);
  for (let i = 0; i < n; i++) v[i] = v[i]! + half * a[i]!;
}

// ---------------------------------------------------------------- events

/** Something happens where `value` goes through zero. */
export interface OdeEvent {
  value(t: number, y: Float64Array): number;
  /** Which way it must go; any unless given. */
  readonly direction?: 'rising' | 'falling';
}

function crosses(event: OdeEvent, before: number, after: number): boolean {
  const rises = before < 0 && after >= 0;
  const falls = before > 0 && after <= 0;
  switch (event.direction ?? 'any') {
    case 'rising':
      return rises;
    case 'falling':
      return falls;
    case 'any':
      return rises || falls;
  }
}

/** One end of a step: time, state and derivative. */
export interface StepEnd {
  readonly t: number;
  readonly y: Float64Array;
  readonly dydt: Float64Array;
}

/** Cubic Hermite interpolant of a step (error of order h⁴), written into `out`. */
export function hermite(from: StepEnd, to: StepEnd, t: number, out: Float64Array): void {
  const h = to.t - from.t;
  const s = (t - from.t) / h;
  const r = 1 - s;
  const y0 = r * r * (1 + 2 * s);
  const y1 = s * s * (3 - 2 * s);
  const d0 = h * s * r * r;
  const d1 = -h * s * s * r;
  for (let i = 0; i < out.length; i++) {
    out[i] = y0 * from.y[i]! + y1 * to.y[i]! + d0 * from.dydt[i]! + d1 * to.dydt[i]!;
  }
}

/**
 * Time of an event inside a step of any method, found on its Hermite interpolant to within `tolerance`; the state
 * there is written into `out`. Null if the event's value does not go through zero between the two ends.
 */
export function locateEvent(
  event: OdeEvent,
  from: StepEnd,
  to: StepEnd,
  out: Float64Array,
  tolerance = 1e-12,
): number | null {
  if (!crosses(event, event.value(from.t, from.y), event.value(to.t, to.y))) return null;
  const at = (t: number): number => {
    hermite(from, to, t, out);
    return event.value(t, out);
  };
  const time = brent(at, from.t, to.t, { tolerance });
  hermite(from, to, time, out);
  return time;
}

// ---------------------------------------------------------------- Dormand–Prince 5(4)

export interface DormandPrinceOptions {
  /** Error allowed per step, relative to the size of a component. Default 1e-6. */
  readonly relativeTolerance?: number;
  /** Error allowed per step for all components, or for each. Default 1e-9. */
  readonly absoluteTolerance?: number | Float64Array;
  /** Longest step. Default: no bound. */
  readonly maxStep?: number;
}

export interface IntegrateOptions {
  /** First step to try; chosen from the derivatives unless given. */
  readonly firstStep?: number;
  /** Stop where this goes through zero. */
  readonly event?: OdeEvent;
}

export interface IntegrateResult {
  /** Time reached: the end asked for, or that of the event. */
  readonly time: number;
  readonly stoppedByEvent: boolean;
  /** The step the controller would try next: keep it in the state and pass it as `firstStep` to save trial steps. */
  readonly nextStep: number;
  readonly accepted: number;
  readonly rejected: number;
}

export interface DormandPrince {
  /** One step of the 5th-order method without control: y(t + h) into `out`. Returns the scaled error estimate. */
  step(f: Derivative, t: number, y: Float64Array, h: number, out: Float64Array): number;
  /** Advances y in place from t to `end` (either way) with step control. Throws StepError where the step vanishes. */
  integrate(f: Derivative, t: number, y: Float64Array, end: number, options?: IntegrateOptions): IntegrateResult;
  /** y(t) at increasing `times` ≥ t by dense output: row i of `out` (times.length × n) is y(times[i]). */
  sample(f: Derivative, t: number, y: Float64Array, times: ArrayLike<number>, out: Float64Array): void;
}

/** The controller cannot meet the tolerance: the step has become too short to move the time, or y is not finite. */
export class StepError extends Error {
  override readonly name = 'StepError';
}

// Controller constants of DOPRI5 (Hairer, Nørsett and Wanner 1993, "Solving ordinary differential equations I").
const PI_BETA = 0.04;
const PI_ALPHA = 0.2 - 0.75 * PI_BETA;
const SAFETY = 0.9;
const MIN_FACTOR = 0.2;
const MAX_FACTOR = 10;
const FIRST_ERROR = 1e-4;

/** What a step works on, for n components. */
interface Workspace {
  readonly n: number;
  readonly relative: number;
  readonly absolute: Float64Array;
  readonly maxStep: number;
  /** Derivatives at the stages; k1 at the beginning of a step, k7 at its end. */
  readonly k1: Float64Array;
  readonly k2: Float64Array;
  readonly k3: Float64Array;
  readonly k4: Float64Array;
  readonly k5: Float64Array;
  readonly k6: Float64Array;
  readonly k7: Float64Array;
  readonly stage: Float64Array;
  /** The state at the end of a step that may still be rejected. */
  readonly trial: Float64Array;
}

function workspaceOf(n: number, options: DormandPrinceOptions): Workspace {
  const vector = (): Float64Array => new Float64Array(n);
  return {
    n,
    relative: options.relativeTolerance ?? 1e-6,
    absolute:
      typeof options.absoluteTolerance === 'object'
        ? options.absoluteTolerance
        : vector().fill(options.absoluteTolerance ?? 1e-9),
    maxStep: options.maxStep ?? Infinity,
    k1: vector(),
    k2: vector(),
    k3: vector(),
    k4: vector(),
    k5: vector(),
    k6: vector(),
    k7: vector(),
    stage: vector(),
    trial: vector(),
  };
}

/** Stages 2 to 7 of a step whose k1 is known; y(t + h) into `out`, its derivative into k7. */
function stages(space: Workspace, f: Derivative, t: number, y: Float64Array, h: number, out: Float64Array): void {
  const { n, k1, k2, k3, k4, k5, k6, k7, stage } = space;
  for (let i = 0; i < n; i++) stage[i] = y[i]! + h * (1 / 5) * k1[i]!;
  f(t + h / 5, stage, k2);
  for (let i = 0; i < n; i++) stage[i] = y[i]! + h * ((3 / 40) * k1[i]! + (9 / 40) * k2[i]!);
  f(t + (3 / 10) * h, stage, k3);
  for (let i = 0; i < n; i++) {
    stage[i] = y[i]! + h * ((44 / 45) * k1[i]! - (56 / 15) * k2[i]! + (32 / 9) * k3[i]!);
  }
  f(t + (4 / 5) * h, stage, k4);
  for (let i = 0; i < n; i++) {
    const slope = (19372 / 6561) * k1[i]! - (25360 / 2187) * k2[i]! + (64448 / 6561) * k3[i]! - (212 / 729) * k4[i]!;
    stage[i] = y[i]! + h * slope;
  }
  f(t + (8 / 9) * h, stage, k5);
  for (let i = 0; i < n; i++) {
    const slope =
      (9017 / 3168) * k1[i]! -
      (355 / 33) * k2[i]! +
      (46732 / 5247) * k3[i]! +
      (49 / 176) * k4[i]! -
      (5103 / 18656) * k5[i]!;
    stage[i] = y[i]! + h * slope;
  }
  f(t + h, stage, k6);
  for (let i = 0; i < n; i++) {
    const slope =
      (35 / 384) * k1[i]! + (500 / 1113) * k3[i]! + (125 / 192) * k4[i]! - (2187 / 6784) * k5[i]! + (11 / 84) * k6[i]!;
    out[i] = y[i]! + h * slope;
  }
  f(t + h, out, k7);
}

/** Difference of the methods of orders 5 and 4 over a step from y to `out`: 1 is what the tolerance allows. */
function errorOf(
  { n, relative, absolute, k1, k3, k4, k5, k6, k7 }: Workspace,
  y: Float64Array,
  h: number,
  out: Float64Array,
): number {
  let sum = 0;
  for (let i = 0; i < n; i++) {
    const error =
      h *
      ((71 / 57600) * k1[i]! -
        (71 / 16695) * k3[i]! +
        (71 / 1920) * k4[i]! -
        (17253 / 339200) * k5[i]! +
        (22 / 525) * k6[i]! -
        (1 / 40) * k7[i]!);
    const scale = absolute[i]! + relative * Math.max(Math.abs(y[i]!), Math.abs(out[i]!));
    const ratio = error / scale;
    sum += ratio * ratio;
  }
  return Math.sqrt(sum / n);
}

/** Dense output of the step from y to `trial`, at the fraction s of it (Hairer, Nørsett and Wanner, II.6.8). */
function interpolate(space: Workspace, y: Float64Array, h: number, s: number, out: Float64Array, offset: number): void {
  const { n, k1, k3, k4, k5, k6, k7, trial } = space;
  const r = 1 - s;
  for (let i = 0; i < n; i++) {
    const difference = trial[i]! - y[i]!;
    const bump = h * k1[i]! - difference;
    const correction =
      h *
      (-(12715105075 / 11282082432) * k1[i]! +
        (87487479700 / 32700410799) * k3[i]! -
        (10690763975 / 1880347072) * k4[i]! +
        (701980252875 / 199316789632) * k5[i]! -
        (1453857185 / 822651844) * k6[i]! +
        (69997945 / 29380423) * k7[i]!);
    out[offset + i] = y[i]! + s * (difference + r * (bump + s * (difference - h * k7[i]! - bump + r * correction)));
  }
}

function norm({ n, relative, absolute }: Workspace, v: Float64Array, y: Float64Array): number {
  let sum = 0;
  for (let i = 0; i < n; i++) {
    const ratio = v[i]! / (absolute[i]! + relative * Math.abs(y[i]!));
    sum += ratio * ratio;
  }
  return Math.sqrt(sum / n);
}

/** Starting step for order 5 (Hairer, Nørsett and Wanner, II.4); k1 holds f(t, y). */
function chooseFirstStep(space: Workspace, f: Derivative, t: number, y: Float64Array, end: number): number {
  const { n, k1, k2, stage, maxStep } = space;
  const direction = end < t ? -1 : 1;
  const sizeY = norm(space, y, y);
  const sizeF = norm(space, k1, y);
  const guess = sizeY < 1e-5 || sizeF < 1e-5 ? 1e-6 : (0.01 * sizeY) / sizeF;
  const h0 = Math.min(guess, Math.abs(end - t), maxStep) * direction;
  for (let i = 0; i < n; i++) stage[i] = y[i]! + h0 * k1[i]!;
  f(t + h0, stage, k2);
  for (let i = 0; i < n; i++) k2[i] = (k2[i]! - k1[i]!) / h0;
  const largest = Math.max(sizeF, norm(space, k2, y));
  const h1 = largest <= 1e-15 ? Math.max(1e-6, Math.abs(h0) * 1e-3) : (0.01 / largest) ** (1 / 5);
  return direction * Math.min(100 * Math.abs(h0), h1, maxStep, Math.abs(end - t));
}

/** Called with the step in the workspace: y at `from`, the trial state at `to`. Returns true to stop there. */
type OnStep = (from: number, to: number, h: number) => boolean;

function drive(
  space: Workspace,
  f: Derivative,
  start: number,
  y: Float64Array,
  end: number,
  firstStep: number | undefined,
  onStep: OnStep | null,
): IntegrateResult {
  const { k1, k7, trial, maxStep } = space;
  const direction = end < start ? -1 : 1;
  let t = start;
  let accepted = 0;
  let rejected = 0;
  if (t === end) return { time: t, stoppedByEvent: false, nextStep: firstStep ?? 0, accepted, rejected };
  f(t, y, k1);
  let h = firstStep ? direction * Math.min(Math.abs(firstStep), maxStep) : chooseFirstStep(space, f, t, y, end);
  let errorBefore = FIRST_ERROR;
  let afterRejection = false;
  for (;;) {
    const left = end - t;
    // A last step of up to 1 % more than the controller asked for spares a vanishing one.
    const last = Math.abs(h) * 1.01 >= Math.abs(left);
    const used = last ? left : h;
    stages(space, f, t, y, used, trial);
    const error = errorOf(space, y, used, trial);
    if (error <= 1) {
      accepted++;
      const to = last ? end : t + used;
      const factor = (error > 0 ? error : Number.MIN_VALUE) ** PI_ALPHA / (SAFETY * errorBefore ** PI_BETA);
      const growth = Math.min(afterRejection ? 1 : MAX_FACTOR, Math.max(MIN_FACTOR, 1 / factor));
      errorBefore = Math.max(error, FIRST_ERROR);
      const grown = direction * Math.min(Math.abs(used) * growth, maxStep);
      // A step cut short by the end says little about the next: the controller's own is kept if it is longer.
      h = last && Math.abs(grown) < Math.abs(h) && growth >= 1 ? h : grown;
      afterRejection = false;
      if (onStep?.(t, to, used)) return { time: t, stoppedByEvent: true, nextStep: h, accepted, rejected };
      t = to;
      y.set(trial);
      k1.set(k7);
      if (last) return { time: t, stoppedByEvent: false, nextStep: h, accepted, rejected };
    } else {
      rejected++;
      afterRejection = true;
      h = Number.isFinite(error) ? used * Math.max(MIN_FACTOR, SAFETY * error ** -PI_ALPHA) : used * MIN_FACTOR;
      if (Math.abs(h) <= 4 * Number.EPSILON * Math.abs(t) || Math.abs(h) < Number.MIN_VALUE * 1e16) {
        throw new StepError(`No step short enough meets the tolerance at t = ${t}.`);
      }
    }
  }
}

/**
 * Dormand and Prince's Runge–Kutta pair of orders 5 and 4 (J. Comput. Appl. Math. 6, 1980) for n components, with the
 * PI step control and the 4th-order dense output of DOPRI5 (Hairer, Nørsett and Wanner, II.5 and II.6).
 */
export function createDormandPrince(n: number, options: DormandPrinceOptions = {}): DormandPrince {
  const space = workspaceOf(n, options);
  const middle = new Float64Array(n);
  const work = new Float64Array(n);
  return {
    step(f, t, y, h, out) {
      f(t, y, space.k1);
      stages(space, f, t, y, h, out);
      return errorOf(space, y, h, out);
    },

    integrate(f, t, y, end, { firstStep, event } = {}) {
      if (event === undefined) return drive(space, f, t, y, end, firstStep, null);
      let before = event.value(t, y);
      let eventTime = t;
      const result = drive(space, f, t, y, end, firstStep, (from, to, h) => {
        const after = event.value(to, space.trial);
        if (!crosses(event, before, after)) {
          before = after;
          return false;
        }
        const at = (s: number): number => {
          // Rounding of the interpolant at the ends could hide the change of sign.
          if (s === 0) return before;
          if (s === 1) return after;
          interpolate(space, y, h, s, middle, 0);
          return event.value(from + s * h, middle);
        };
        const s = brent(at, 0, 1, { tolerance: 1e-14 });
        interpolate(space, y, h, s, work, 0);
        eventTime = from + s * h;
        return true;
      });
      if (!result.stoppedByEvent) return result;
      y.set(work);
      return { ...result, time: eventTime };
    },

    sample(f, t, y, times, out) {
      let next = 0;
      for (; next < times.length && times[next]! <= t; next++) out.set(y, next * n);
      if (next === times.length) return;
      work.set(y);
      drive(space, f, t, work, times[times.length - 1]!, undefined, (from, to, h) => {
        for (; next < times.length && times[next]! <= to; next++) {
          interpolate(space, work, h, (times[next]! - from) / h, out, next * n);
        }
        return false;
      });
    },
  };
}
