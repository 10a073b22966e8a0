/**
 * The water quality index of the National Sanitation Foundation: WQI = Σ wᵢ Qᵢ over nine tests (R. M. Brown and others (1970), Water and
 * Sewage Works 117, 339). The curves are drawn, not given by formulas; here they are read at points and joined by straight lines, along the
 * logarithm of the count for coliforms (M. K. Mitchell and W. B. Stapp, Field Manual for Water Quality Monitoring).
 */
import { createLinear } from '../core/interpolate';

export const TESTS = [
  'do',
  'fecal_coliform',
  'ph',
  'bod',
  'delta_t',
  'phosphate',
  'nitrate',
  'turbidity',
  'total_solids',
] as const;
export type Test = (typeof TESTS)[number];

export const WEIGHTS: Readonly<Record<Test, number>> = {
  do: 0.17,
  fecal_coliform: 0.16,
  ph: 0.11,
  bod: 0.11,
  delta_t: 0.1,
  phosphate: 0.1,
  nitrate: 0.1,
  turbidity: 0.08,
  total_solids: 0.07,
};

interface Curve {
  readonly x: readonly number[];
  readonly q: readonly number[];
  /** What is given beyond the last point. */
  readonly beyond?: number;
}

const CURVES: Readonly<Record<Test, Curve>> = {
  // Per cent of saturation.
  do: {
    x: [0, 10, 20, 30, 40, 50, 60, 70, 80, 85, 90, 95, 100, 105, 110, 120, 130, 140],
    q: [0, 8, 13, 20, 30, 43, 56, 77, 88, 92, 95, 97.5, 99, 98, 95, 90, 85, 78],
    beyond: 50,
  },
  // Colonies in 100 mL.
  fecal_coliform: {
    x: [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000, 2000, 5000, 1e4, 2e4, 5e4, 1e5],
    q: [98, 89, 80, 71, 63, 53, 45, 37, 27, 22, 18, 13, 10, 8, 5, 3],
    beyond: 2,
  },
  ph: {
    x: [2, 3, 4, 5, 6, 7, 7.2, 7.5, 7.7, 8, 8.5, 9, 10, 11, 12],
    q: [2, 4, 8, 24, 55, 90, 92, 93, 90, 82, 67, 47, 19, 7, 2],
  },
  // Five-day demand, mg/L.
  bod: {
    x: [0, 1, 2, 2.5, 3, 4, 5, 7.5, 8, 10, 12.5, 15, 17.5, 20, 22.5, 25, 27.5, 30],
    q: [96, 92, 80, 73, 66, 58, 55, 44, 40, 33, 26, 20, 16, 14, 10, 8, 6, 5],
    beyond: 2,
  },
  // Degrees warmer than a mile upstream.
  delta_t: {
    x: [0, 1, 2.5, 5, 7.5, 10, 12.5, 15, 20, 22.5, 25, 27.5, 30],
    q: [93, 89, 85, 72, 57, 44, 36, 28, 21, 18, 15, 12, 10],
  },
  // As phosphorus, mg/L.
  phosphate: {
    x: [0, 0.05, 0.1, 0.2, 0.3, 0.4, 0.5, 0.75, 1, 1.5, 2, 3, 4, 5, 6, 7, 8, 9, 10],
    q: [99, 98, 97, 95, 90, 78, 60, 50, 39, 30, 26, 21, 16, 12, 10, 8, 7, 6, 5],
  },
  // As nitrate, mg/L.
  nitrate: {
    x: [0, 0.25, 0.5, 0.75, 1, 1.5, 2, 3, 4, 5, 10, 15, 20, 30, 40, 50, 60, 70, 80, 90, 100],
    q: [98, 97, 96, 95, 94, 92, 90, 85, 70, 65, 51, 43, 37, 24, 17, 7, 5, 4, 3, 2, 1],
  },
  // Nephelometric units.
  turbidity: {
    x: [0, 5, 10, 15, 20, 25, 30, 35, 40, 50, 60, 70, 80, 90, 100],
    q: [97, 84, 76, 68, 62, 57, 53, 48, 45, 39, 34, 28, 25, 22, 17],
    beyond: 5,
  },
  // mg/L.
  total_solids: {
    x: [0, 50, 100, 150, 200, 250, 300, 350, 400, 450, 500],
    q: [80, 90, 85, 78, 72, 65, 60, 52, 46, 40, 30],
    beyond: 20,
  },
};

const interpolants = new Map(
  TESTS.map((test) => {
    const { x, q } = CURVES[test];
    return [test, createLinear(test === 'fecal_coliform' ? x.map(Math.log10) : x, q)];
  }),
);

/** Quality score of a test, 0 to 100, at a value in the unit of its curve. */
export function qualityOf(test: Test, value: number): number {
  const { x, beyond } = CURVES[test];
  if (beyond !== undefined && value > (x[x.length - 1] ?? 0)) return beyond;
  const at = test === 'fecal_coliform' ? Math.log10(Math.max(1, value)) : value;
  return interpolants.get(test)?.value(at) ?? 0;
}

export type Tested = Readonly<Record<Test, number>>;

/** The weighted sum of nine scores. */
export const indexOf = (scores: Tested): number => TESTS.reduce((sum, test) => sum + WEIGHTS[test] * scores[test], 0);

/** Of nine measured values. */
export const indexOfValues = (values: Tested): number =>
  TESTS.reduce((sum, test) => sum + WEIGHTS[test] * qualityOf(test, values[test]), 0);

export const CLASSES = ['Excellent', 'Good', 'Medium', 'Bad', 'Very Bad'] as const;
const FROM = [90, 70, 50, 25, 0] as const;

export const classOf = (index: number): (typeof CLASSES)[number] =>
  CLASSES[FROM.findIndex((least) => index >= least)] ?? 'Very Bad';
