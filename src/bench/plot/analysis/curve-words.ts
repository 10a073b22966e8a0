/** Names, equations and units of the curves that are fitted. Pure. */
import type { FitKind } from '../../../../engine/core/fit-kinds';
import { ratioUnit } from '../transform';
import type { Rich } from './analysis';

interface ParameterWords {
  readonly name: string;
  readonly unit: string;
}

export interface CurveWords {
  readonly name: string;
  readonly equation: readonly Rich[];
  readonly parameters: readonly ParameterWords[];
}

/** `*m* *x* + *c*`: between asterisks a variable, after ^ in braces what is raised. */
function rich(text: string): readonly Rich[] {
  return [...text.matchAll(/\*([^*]+)\*|\^\{([^}]*)\}|([^*^]+)/g)].flatMap(([, variable, raised, plain]): Rich[] => {
    if (variable !== undefined) return [{ text: variable, style: 'variable' }];
    return raised === undefined ? [{ text: plain ?? '' }] : [{ text: raised, style: 'raised' }];
  });
}

/** `x`, `y`: symbols of the axes; the units are theirs. */
export function curveWords(
  kind: FitKind,
  x: { readonly symbol: string; readonly unit: string },
  y: { readonly symbol: string; readonly unit: string },
): CurveWords {
  const per = ratioUnit('', x.unit);
  const rate = per === '1/s' ? 'Hz' : per;
  const [X, Y] = [`*${x.symbol}*`, `*${y.symbol}*`];
  const words = (name: string, right: string, parameters: readonly (readonly [string, string])[]): CurveWords => ({
    name,
    equation: rich(`${Y} = ${right}`),
    parameters: parameters.map(([parameter, unit]) => ({ name: parameter, unit })),
  });
  switch (kind) {
    case 'line':
      return words('Straight line', `*m* ${X} + *c*`, [
        ['slope', ratioUnit(y.unit, x.unit)],
        ['intercept', y.unit],
      ]);
    case 'proportional':
      return words('Proportion', `*k* ${X}`, [['constant', ratioUnit(y.unit, x.unit)]]);
    case 'power':
      return words('Power law', `*a* ${x.unit === '' ? X : `(${X} / ${x.unit})`}^{b}`, [
        [`value at ${`1 ${x.unit}`.trimEnd()}`, y.unit],
        ['exponent', ''],
      ]);
    case 'exponential':
      return words('Exponential', `*a* e^{k ${x.symbol}}`, [
        ['value at zero', y.unit],
        ['rate', per],
      ]);
    case 'exponentialOffset':
      return words('Exponential with offset', `*a* e^{k ${x.symbol}} + *c*`, [
        ['changing part at zero', y.unit],
        ['rate', per],
        ['offset', y.unit],
      ]);
    case 'logistic':
      return words('Logistic curve', `*L* / (1 + e^{−k (${x.symbol} − x₀)})`, [
        ['limit', y.unit],
        ['steepness', per],
        ['midpoint', x.unit],
      ]);
    case 'sinusoid':
      return words('Sinusoid', `*A* sin(2π *f* ${X} + *φ*) + *c*`, [
        ['amplitude', y.unit],
        ['frequency', rate],
        ['phase', 'rad'],
        ['offset', y.unit],
      ]);
    case 'peak':
      return words('Gaussian peak', `*a* e^{−(${x.symbol} − μ)² / 2σ²} + *c*`, [
        ['height', y.unit],
        ['centre', x.unit],
        ['width', x.unit],
        ['base', y.unit],
      ]);
    case 'michaelisMenten':
      return words('Saturation (Michaelis–Menten)', `*V* ${X} / (*K* + ${X})`, [
        ['limit', y.unit],
        ['half-saturation', x.unit],
      ]);
  }
}

/** What follows from the parameters and has a name of its own. */
export interface FollowOn {
  readonly name: string;
  readonly value: number;
  readonly error: number | null;
  readonly unit: string;
}

interface Known {
  readonly value: number;
  readonly error: number | null;
}

const inverse = ({ value, error }: Known, factor: number): Known => ({
  value: factor / value,
  error: error === null ? null : (factor * error) / (value * value),
});

export function followOns(
  kind: FitKind,
  parameters: readonly Known[],
  correlation: readonly (readonly number[])[] | null,
  x: { readonly symbol: string; readonly unit: string },
): readonly FollowOn[] {
  const [first, second, third] = parameters;
  if (kind === 'line' && first && second && first.value !== 0) {
    return [
      {
        name: `${x.symbol} where the line meets zero`,
        unit: x.unit,
        ...zeroOf(first, second, correlation?.[0]?.[1] ?? 0),
      },
    ];
  }
  if ((kind === 'exponential' || kind === 'exponentialOffset') && second && second.value !== 0) {
    const { value, error } = inverse(second, Math.LN2);
    return [{ name: value > 0 ? 'doubling' : 'halving', value: Math.abs(value), error, unit: x.unit }];
  }
  if (kind === 'sinusoid' && second) return [{ name: 'period', unit: x.unit, ...inverse(second, 1) }];
  if (kind === 'peak' && third) {
    const factor = 2 * Math.sqrt(2 * Math.LN2);
    const error = third.error === null ? null : factor * third.error;
    return [{ name: 'full width at half height', value: factor * third.value, error, unit: x.unit }];
  }
  return [];
}

/** Where a line m x + c is zero, with the correlation of m and c. */
export function zeroOf(m: Known, c: Known, correlation: number): Known {
  const value = -c.value / m.value;
  if (m.error === null || c.error === null) return { value, error: null };
  const variance = c.error ** 2 + (value * m.error) ** 2 + 2 * value * correlation * m.error * c.error;
  return { value, error: Math.sqrt(Math.max(0, variance)) / Math.abs(m.value) };
}
