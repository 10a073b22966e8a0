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
