/** Roots of a function of one variable between two ends where its sign differs. */

/** The two ends do not enclose a root: the function has the same sign at both, or no value. */
export class BracketError extends RangeError {
  override readonly name = 'BracketError';
}

export interface RootOptions {
  /** The root is known to within this (absolute), besides the rounding of doubles. Default 1e-12. */
  readonly tolerance?: number;
}

const DEFAULT_TOLERANCE = 1e-12;
/** Bisection needs at most 1075 halvings from any pair of doubles to the last bit. */
const MAX_HALVINGS = 1100;

function checkBracket(low: number, high: number, fLow: number, fHigh: number): void {
  if (!(fLow * fHigh <= 0 || Math.sign(fLow) * Math.sign(fHigh) <= 0)) {
    throw new BracketError(`No root between ${low} and ${high}: the function is ${fLow} and ${fHigh} there.`);
  }
}

/** Bisection: slow, but never surprised. Throws BracketError unless f changes its sign between `low` and `high`. */
export function bisect(f: (x: number) => number, low: number, high: number, options: RootOptions = {}): number {
  const tolerance = options.tolerance ?? DEFAULT_TOLERANCE;
  let a = low;
  let b = high;
  const fa = f(a);
  const fb = f(b);
  checkBracket(low, high, fa, fb);
  if (fa === 0) return a;
  if (fb === 0) return b;
  for (let i = 0; i < MAX_HALVINGS; i++) {
    const middle = a + 0.5 * (b - a);
    if (Math.abs(b - a) <= 2 * tolerance || middle === a || middle === b) return middle;
    const fMiddle = f(middle);
    if (fMiddle === 0) return middle;
    if (fMiddle < 0 === fa < 0) a = middle;
    else b = middle;
  }
  return a + 0.5 * (b - a);
}

/**
 * Brent's method: inverse quadratic interpolation and secants, guarded by bisection
 * (R. P. Brent 1973, "Algorithms for minimization without derivatives", chapter 4).
 * Throws BracketError unless f changes its sign between `low` and `high`.
 */
export function brent(f: (x: number) => number, low: number, high: number, options: RootOptions = {}): number {
  const tolerance = options.tolerance ?? DEFAULT_TOLERANCE;
  let a = low;
  let b = high;
  let fa = f(a);
  let fb = f(b);
  checkBracket(low, high, fa, fb);
  let c = a;
  let fc = fa;
  let step = b - a;
  let stepBefore = step;
  for (;;) {
    if (Math.abs(fc) < Math.abs(fb)) {
      a = b;
      b = c;
      c = a;
      fa = fb;
      fb = fc;
      fc = fa;
    }
    const smallest = 2 * Number.EPSILON * Math.abs(b) + 0.5 * tolerance;
    const half = 0.5 * (c - b);
    if (Math.abs(half) <= smallest || fb === 0) return b;
    if (Math.abs(stepBefore) < smallest || Math.abs(fa) <= Math.abs(fb)) {
      step = half;
      stepBefore = half;
    } else {
      const s = fb / fa;
      let p: number;
      let q: number;
      if (a === c) {
        p = 2 * half * s;
        q = 1 - s;
      } else {
        const t = fa / fc;
        const r = fb / fc;
        p = s * (2 * half * t * (t - r) - (b - a) * (r - 1));
        q = (t - 1) * (r - 1) * (s - 1);
      }
      if (p > 0) q = -q;
      else p = -p;
      if (2 * p < Math.min(3 * half * q - Math.abs(smallest * q), Math.abs(stepBefore * q))) {
        stepBefore = step;
        step = p / q;
      } else {
        step = half;
        stepBefore = half;
      }
    }
    a = b;
    fa = fb;
    if (Math.abs(step) > smallest) b += step;
    else b += half > 0 ? smallest : -smallest;
    fb = f(b);
    if (fb > 0 === fc > 0) {
      c = a;
      fc = fa;
      step = b - a;
      stepBefore = step;
    }
  }
}

/**
 * Newton's method with the derivative `df`, kept inside the bracket: a step that leaves it, or does not halve the
 * last one, is a bisection instead. Throws BracketError unless f changes its sign between `low` and `high`.
 */
export function newton(
  f: (x: number) => number,
  df: (x: number) => number,
  low: number,
  high: number,
  options: RootOptions = {},
): number {
  const tolerance = options.tolerance ?? DEFAULT_TOLERANCE;
  const fLow = f(low);
  const fHigh = f(high);
  checkBracket(low, high, fLow, fHigh);
  if (fLow === 0) return low;
  if (fHigh === 0) return high;
  let negative = fLow < 0 ? low : high;
  let positive = fLow < 0 ? high : low;
  let x = 0.5 * (low + high);
  let stepBefore = Math.abs(high - low);
  for (;;) {
    const fx = f(x);
    if (fx === 0) return x;
    if (fx < 0) negative = x;
    else positive = x;
    const newtonStep = fx / df(x);
    const target = x - newtonStep;
    const inside = (target - negative) * (target - positive) < 0;
    const next = inside && 2 * Math.abs(newtonStep) <= stepBefore ? target : negative + 0.5 * (positive - negative);
    const step = Math.abs(next - x);
    if (step <= tolerance || next === x) return next;
    stepBefore = step;
    x = next;
  }
}
