/** What follows from the parameters of a fit and has a name of its own, with both parts of its uncertainty. Pure. */
import { type CurveFit, following } from '../../../../engine/core/curve-fit';
import type { FitKind } from '../../../../engine/core/fit-kinds';
import type { TwoParts } from '../../../../engine/core/two-parts';

export interface FollowOn {
  readonly name: string;
  readonly unit: string;
  readonly found: TwoParts;
}

/** Where a line m x + c is zero. */
export function zeroOf(fit: CurveFit): TwoParts {
  const [m = Number.NaN, c = Number.NaN] = fit.parameters.map(({ value }) => value);
  return following(fit, -c / m, [c / (m * m), -1 / m]);
}

/** `factor` over the parameter at a place, made positive. */
function inverse(fit: CurveFit, place: number, factor: number): TwoParts {
  const value = fit.parameters[place]?.value ?? Number.NaN;
  const size = Math.abs(factor / value);
  return following(fit, size, gradientAt(fit, place, -size / value));
}

const gradientAt = ({ parameters }: CurveFit, place: number, slope: number): readonly number[] =>
  parameters.map((_, index) => (index === place ? slope : 0));

/** Full width at half height of a bell over its standard deviation. */
const FULL_WIDTH = 2 * Math.sqrt(2 * Math.LN2);

export function followOns(
  kind: FitKind,
  fit: CurveFit,
  { symbol, unit }: { readonly symbol: string; readonly unit: string },
): readonly FollowOn[] {
  const [first = 0, second = 0, third = 0] = fit.parameters.map(({ value }) => value);
  switch (kind) {
    case 'line':
      return first === 0 ? [] : [{ name: `${symbol} where the line meets zero`, unit, found: zeroOf(fit) }];
    case 'exponential':
    case 'exponentialOffset':
      if (second === 0) return [];
      return [{ name: second > 0 ? 'doubling' : 'halving', unit, found: inverse(fit, 1, Math.LN2) }];
    case 'sinusoid':
      return [{ name: 'period', unit, found: inverse(fit, 1, 1) }];
    case 'peak':
      return [
        {
          name: 'full width at half height',
          unit,
          found: following(fit, FULL_WIDTH * third, gradientAt(fit, 2, FULL_WIDTH)),
        },
      ];
    case 'proportional':
    case 'power':
    case 'logistic':
    case 'michaelisMenten':
      return [];
  }
}
