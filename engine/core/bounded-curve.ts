/** A curve that may be evaluated so often and no more: a fit of it ends, however little it suits the points. Pure. */
import type { Curve } from './curves';

export class TooMuchWork extends Error {}

/** An evaluation with derivatives costs about twice one without. */
const WITH_DERIVATIVES = 2;

/** `parts`: what one evaluation counts for, of `most`. `unbound` lets the curve go on, once the fit is there to be drawn. */
export function bounded<C extends Curve>(
  curve: C,
  most: number,
  parts = 1,
): { readonly curve: C; readonly unbound: () => void } {
  let left = most;
  const take = (work: number): void => {
    left -= work;
    if (left < 0) throw new TooMuchWork();
  };
  const { value, gradient } = curve;
  return {
    curve: {
      ...curve,
      value(p: Float64Array, x: number) {
        take(parts);
        return value(p, x);
      },
      ...(gradient && {
        gradient(p: Float64Array, x: number, out: Float64Array) {
          take(parts * WITH_DERIVATIVES);
          gradient(p, x, out);
        },
      }),
    },
    unbound() {
      left = Infinity;
    },
  };
}
