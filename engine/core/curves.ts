/** The curves that may be fitted: value, derivatives by parameters and abscissa, and where a fit of each begins. */
import { bestStarts, type LinearModel, spaced, spacedLog, type StartPoint } from './curve-start';
import type { FitKind } from './fit-kinds';

export interface Curve {
  readonly symbols: readonly string[];
  readonly value: (p: Float64Array, x: number) => number;
  /** Writes ∂f/∂p to `out`; left out for a curve known by its values alone. */
  readonly gradient?: (p: Float64Array, x: number, out: Float64Array) => void;
}

export interface KnownCurve extends Curve {
  readonly gradient: (p: Float64Array, x: number, out: Float64Array) => void;
  /** Why no curve of this kind goes through the points, as a sentence; null where one may. */
  readonly refuse?: (points: readonly StartPoint[]) => string | null;
  /** First guesses, best first. */
  readonly starts: (points: readonly StartPoint[]) => readonly (readonly number[])[];
  /** The one of several equal parameter sets that is reported. */
  readonly normal?: (p: Float64Array) => Float64Array;
}

interface Range {
  readonly least: number;
  readonly most: number;
  readonly span: number;
}

function rangeOf(points: readonly StartPoint[]): Range {
  let [least, most] = [Infinity, -Infinity];
  for (const { x } of points) {
    least = Math.min(least, x);
    most = Math.max(most, x);
  }
  return { least, most, span: most - least };
}

const bothSigns = (values: readonly number[]): readonly number[] => values.flatMap((value) => [value, -value]);

const line: KnownCurve = {
  symbols: ['m', 'c'],
  value: (p, x) => p[0]! * x + p[1]!,
  gradient: (_, x, out) => {
    out[0] = x;
    out[1] = 1;
  },
  starts: (points) => bestStarts(points, [[0]], { basis: (_, x) => [x, 1], join: (_, c) => c }),
};

const proportional: KnownCurve = {
  symbols: ['k'],
  value: (p, x) => p[0]! * x,
  gradient: (_, x, out) => {
    out[0] = x;
  },
  refuse: (points) =>
    points.every(({ x }) => x === 0) ? 'All points lie at x = 0: they say nothing about a proportion.' : null,
  starts: (points) => bestStarts(points, [[0]], { basis: (_, x) => [x], join: (_, c) => c }),
};

const power: KnownCurve = {
  symbols: ['a', 'b'],
  value: (p, x) => p[0]! * x ** p[1]!,
  gradient: (p, x, out) => {
    const raised = x ** p[1]!;
    out[0] = raised;
    out[1] = p[0]! * raised * Math.log(x);
  },
  refuse: (points) => {
    if (points.some(({ x }) => x <= 0))
      return 'A power law needs x above zero at every point. Leave out points at zero or below.';
    const positive = points.filter(({ y }) => y > 0).length;
    return positive > 0 && positive < points.length
      ? 'A power law does not change its sign: y must be above zero at every point, or below zero at every point.'
      : null;
  },
  starts: (points) => {
    const grid = spaced(-6, 6, 97).map((b) => [b]);
    return bestStarts(points, grid, { basis: ([b = 1], x) => [x ** b], join: ([b = 1], [a = 1]) => [a, b] });
  },
};

/** e^(k (x − anchor)), which is at most 1 over the points. */
function exponentialModel(points: readonly StartPoint[], offset: boolean): LinearModel {
  const { least, most } = rangeOf(points);
  const anchor = (k: number): number => (k > 0 ? most : least);
  return {
    basis: ([k = 0], x) => (offset ? [Math.exp(k * (x - anchor(k))), 1] : [Math.exp(k * (x - anchor(k)))]),
    join: ([k = 0], [a = 0, c = 0]) =>
      offset ? [a * Math.exp(-k * anchor(k)), k, c] : [a * Math.exp(-k * anchor(k)), k],
  };
}

const exponentialGrid = (points: readonly StartPoint[]): readonly (readonly number[])[] =>
  bothSigns(spacedLog(0.02, 100, 60)).map((k) => [k / rangeOf(points).span]);

const exponential: KnownCurve = {
  symbols: ['a', 'k'],
  value: (p, x) => p[0]! * Math.exp(p[1]! * x),
  gradient: (p, x, out) => {
    const e = Math.exp(p[1]! * x);
    out[0] = e;
    out[1] = p[0]! * x * e;
  },
  starts: (points) => bestStarts(points, exponentialGrid(points), exponentialModel(points, false)),
};

const exponentialOffset: KnownCurve = {
  symbols: ['a', 'k', 'c'],
  value: (p, x) => p[0]! * Math.exp(p[1]! * x) + p[2]!,
  gradient: (p, x, out) => {
    const e = Math.exp(p[1]! * x);
    out[0] = e;
    out[1] = p[0]! * x * e;
    out[2] = 1;
  },
  starts: (points) => bestStarts(points, exponentialGrid(points), exponentialModel(points, true)),
};

const logistic: KnownCurve = {
  symbols: ['L', 'k', 'x₀'],
  value: (p, x) => p[0]! / (1 + Math.exp(-p[1]! * (x - p[2]!))),
  gradient: (p, x, out) => {
    const share = 1 / (1 + Math.exp(-p[1]! * (x - p[2]!)));
    const steep = p[0]! * share * (1 - share);
    out[0] = share;
    out[1] = steep * (x - p[2]!);
    out[2] = -steep * p[1]!;
  },
  starts: (points) => {
    const { least, most, span } = rangeOf(points);
    const middles = spaced(least - span / 4, most + span / 4, 31);
    const grid = bothSigns(spacedLog(1, 200, 12)).flatMap((k) => middles.map((middle) => [k / span, middle]));
    return bestStarts(points, grid, {
      basis: ([k = 1, middle = 0], x) => [1 / (1 + Math.exp(-k * (x - middle)))],
      join: ([k = 1, middle = 0], [height = 1]) => [height, k, middle],
    });
  },
};

const TURN = 2 * Math.PI;

const sinusoid: KnownCurve = {
  symbols: ['A', 'f', 'φ', 'c'],
  value: (p, x) => p[0]! * Math.sin(TURN * p[1]! * x + p[2]!) + p[3]!,
  gradient: (p, x, out) => {
    const phase = TURN * p[1]! * x + p[2]!;
    const slope = p[0]! * Math.cos(phase);
    out[0] = Math.sin(phase);
    out[1] = slope * TURN * x;
    out[2] = slope;
    out[3] = 1;
  },
  starts: (points) => {
    // Up to the frequency at which evenly spaced points no longer tell a turn from its mirror image.
    const { span } = rangeOf(points);
    const distinct = new Set(points.map(({ x }) => x)).size;
    const most = Math.max(1, (distinct - 1) / 2);
    const turns = spaced(0.3, 0.98 * most, Math.min(2000, Math.ceil(most * 12) + 2));
    return bestStarts(
      points,
      turns.map((count) => [count / span]),
      {
        basis: ([f = 1], x) => [Math.sin(TURN * f * x), Math.cos(TURN * f * x), 1],
        join: ([f = 1], [sine = 1, cosine = 0, c = 0]) => [
          Math.sqrt(sine * sine + cosine * cosine),
          f,
          Math.atan2(cosine, sine),
          c,
        ],
      },
    );
  },
  normal: (p) => {
    const [amplitude = 0, frequency = 0, phase = 0, c = 0] = p;
    const forward = frequency < 0 ? [-amplitude, -frequency, -phase, c] : [amplitude, frequency, phase, c];
    const turned = (forward[2] ?? 0) + ((forward[0] ?? 0) < 0 ? Math.PI : 0);
    return Float64Array.of(Math.abs(amplitude), Math.abs(frequency), turned - TURN * Math.round(turned / TURN), c);
  },
};

const peak: KnownCurve = {
  symbols: ['a', 'μ', 'σ', 'c'],
  value: (p, x) => p[0]! * Math.exp(-0.5 * ((x - p[1]!) / p[2]!) ** 2) + p[3]!,
  gradient: (p, x, out) => {
    const z = (x - p[1]!) / p[2]!;
    const bell = Math.exp(-0.5 * z * z);
    out[0] = bell;
    out[1] = (p[0]! * bell * z) / p[2]!;
    out[2] = (p[0]! * bell * z * z) / p[2]!;
    out[3] = 1;
  },
  starts: (points) => {
    const { least, most, span } = rangeOf(points);
    const widths = spacedLog(0.01, 1, 14);
    const grid = spaced(least, most, 61).flatMap((centre) => widths.map((width) => [centre, width * span]));
    return bestStarts(points, grid, {
      basis: ([centre = 0, width = 1], x) => [Math.exp(-0.5 * ((x - centre) / width) ** 2), 1],
      join: ([centre = 0, width = 1], [a = 1, c = 0]) => [a, centre, width, c],
    });
  },
  normal: (p) => Float64Array.of(p[0]!, p[1]!, Math.abs(p[2]!), p[3]!),
};

const michaelisMenten: KnownCurve = {
  symbols: ['V', 'K'],
  value: (p, x) => (p[0]! * x) / (p[1]! + x),
  gradient: (p, x, out) => {
    const below = p[1]! + x;
    out[0] = x / below;
    out[1] = (-p[0]! * x) / (below * below);
  },
  refuse: (points) =>
    points.some(({ x }) => x < 0)
      ? 'A saturation curve (Michaelis–Menten) needs x at zero or above at every point.'
      : null,
  starts: (points) =>
    bestStarts(
      points,
      spacedLog(1e-3, 1e3, 61).map((share) => [share * rangeOf(points).most]),
      { basis: ([half = 1], x) => [x / (half + x)], join: ([half = 1], [height = 1]) => [height, half] },
    ),
};

export const CURVES: Readonly<Record<FitKind, KnownCurve>> = {
  line,
  proportional,
  power,
  exponential,
  exponentialOffset,
  logistic,
  sinusoid,
  peak,
  michaelisMenten,
};
