/** Points and fits as plain columns of numbers, which pass to a worker and back at little cost. Pure. */
import { type CurveFit, type FitOutcome, type FitPoint, withCurve } from '../../../../engine/core/curve-fit';
import type { SharedEffects } from '../../../../engine/runtime/uncertain';
import type { Sliced } from '../../../ui/sliced';
import { curveFor, type FitTask } from './fit-task';

interface PackedEffect {
  readonly name: string;
  /** NaN where a point does not have it. */
  readonly x: Float64Array<ArrayBuffer>;
  readonly y: Float64Array<ArrayBuffer>;
}

export interface PackedPoints {
  readonly x: Float64Array<ArrayBuffer>;
  readonly y: Float64Array<ArrayBuffer>;
  /** NaN where none is known. */
  readonly ux: Float64Array<ArrayBuffer>;
  readonly uy: Float64Array<ArrayBuffer>;
  readonly effects: readonly PackedEffect[];
}

/** A fit without its curve, which follows from the task and the parameters; what it has of each point in a column. */
export interface PlainFit extends Omit<CurveFit, 'at' | 'gradient' | 'residuals' | 'sigmas'> {
  readonly residuals: Float64Array<ArrayBuffer>;
  readonly sigmas: Float64Array<ArrayBuffer> | null;
}
export type PlainOutcome = { readonly fit: PlainFit } | { readonly refused: string };

const nothing = (count: number): Float64Array<ArrayBuffer> => new Float64Array(count).fill(Number.NaN);

/** Points between two pauses. */
const SLICE = 1000;

export function* packed(points: readonly FitPoint[]): Sliced<PackedPoints> {
  const { length } = points;
  const columns = { x: nothing(length), y: nothing(length), ux: nothing(length), uy: nothing(length) };
  const effects = new Map<string, PackedEffect>();
  const put = (at: number, along: 'x' | 'y', shared: SharedEffects = {}): void => {
    for (const [name, effect] of Object.entries(shared)) {
      const column = effects.get(name) ?? { name, x: nothing(length), y: nothing(length) };
      effects.set(name, column);
      column[along][at] = effect;
    }
  };
  for (const [at, { x, y, ux, uy, sharedX, sharedY }] of points.entries()) {
    columns.x[at] = x;
    columns.y[at] = y;
    columns.ux[at] = ux ?? Number.NaN;
    columns.uy[at] = uy ?? Number.NaN;
    put(at, 'x', sharedX);
    put(at, 'y', sharedY);
    if (at % SLICE === SLICE - 1) yield;
  }
  return { ...columns, effects: [...effects.values()] };
}

export function unpacked({ x, y, ux, uy, effects }: PackedPoints): readonly FitPoint[] {
  const known = (value = Number.NaN): number | null => (Number.isNaN(value) ? null : value);
  const shared = (at: number, along: 'x' | 'y'): SharedEffects | null => {
    const here = effects.filter((effect) => !Number.isNaN(effect[along][at]));
    return here.length === 0 ? null : Object.fromEntries(here.map((effect) => [effect.name, effect[along][at] ?? 0]));
  };
  return Array.from(x, (across, at) => {
    const [sharedX, sharedY] = [shared(at, 'x'), shared(at, 'y')];
    return {
      x: across,
      y: y[at] ?? Number.NaN,
      ux: known(ux[at]),
      uy: known(uy[at]),
      ...(sharedX && { sharedX }),
      ...(sharedY && { sharedY }),
    };
  });
}

export function plainOf(outcome: FitOutcome): PlainOutcome {
  if ('refused' in outcome) return outcome;
  const { at: _at, gradient: _gradient, residuals, sigmas, ...fit } = outcome.fit;
  return { fit: { ...fit, residuals: Float64Array.from(residuals), sigmas: sigmas && Float64Array.from(sigmas) } };
}

export function withItsCurve(task: FitTask, outcome: PlainOutcome): FitOutcome {
  if ('refused' in outcome) return outcome;
  const { residuals, sigmas, ...fit } = outcome.fit;
  const whole = { ...fit, residuals: Array.from(residuals), sigmas: sigmas && Array.from(sigmas) };
  return { fit: withCurve(curveFor(task), whole) };
}
