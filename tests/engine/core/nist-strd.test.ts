import { describe, expect, it } from 'vitest';
import { fitCustom } from '../../../engine/core/curve-fit';
import { readStrd } from './nist-strd';

type Model = (b: Float64Array, x: number) => number;

const cubics: Model = ([b1 = 0, b2 = 0, b3 = 0, b4 = 0, b5 = 0, b6 = 0, b7 = 0], x) =>
  (b1 + b2 * x + b3 * x ** 2 + b4 * x ** 3) / (1 + b5 * x + b6 * x ** 2 + b7 * x ** 3);

const stretched: Model = ([b1 = 0, b2 = 0, b3 = 0], x) => Math.exp(-b1 * x) / (b2 + b3 * x);

const decays: Model = ([b1 = 0, b2 = 0, b3 = 0, b4 = 0, b5 = 0, b6 = 0], x) =>
  b1 * Math.exp(-b2 * x) + b3 * Math.exp(-b4 * x) + b5 * Math.exp(-b6 * x);

const bells: Model = ([b1 = 0, b2 = 0, b3 = 0, b4 = 0, b5 = 0, b6 = 0, b7 = 0, b8 = 0], x) =>
  b1 * Math.exp(-b2 * x) + b3 * Math.exp(-((x - b4) ** 2) / b5 ** 2) + b6 * Math.exp(-((x - b7) ** 2) / b8 ** 2);

const saturating: Model = ([b1 = 0, b2 = 0], x) => b1 * (1 - Math.exp(-b2 * x));

const cycles: Model = ([b1 = 0, b2 = 0, b3 = 0, b4 = 0, b5 = 0, b6 = 0, b7 = 0, b8 = 0, b9 = 0], x) => {
  const [year, second, third] = [12, b4, b7].map((period) => (2 * Math.PI * x) / period) as [number, number, number];
  return (
    b1 +
    (b2 * Math.cos(year) + b3 * Math.sin(year)) +
    (b5 * Math.cos(second) + b6 * Math.sin(second)) +
    (b8 * Math.cos(third) + b9 * Math.sin(third))
  );
};

/** As the files state them. */
const MODELS: Readonly<Record<string, Model>> = {
  BoxBOD: saturating,
  Chwirut1: stretched,
  Chwirut2: stretched,
  DanWood: ([b1 = 0, b2 = 0], x) => b1 * x ** b2,
  Eckerle4: ([b1 = 0, b2 = 0, b3 = 0], x) => (b1 / b2) * Math.exp(-0.5 * ((x - b3) / b2) ** 2),
  ENSO: cycles,
  Gauss1: bells,
  Gauss2: bells,
  Gauss3: bells,
  Hahn1: cubics,
  Lanczos2: decays,
  Lanczos3: decays,
  MGH09: ([b1 = 0, b2 = 0, b3 = 0, b4 = 0], x) => (b1 * (x ** 2 + x * b2)) / (x ** 2 + x * b3 + b4),
  MGH10: ([b1 = 0, b2 = 0, b3 = 0], x) => b1 * Math.exp(b2 / (x + b3)),
  Misra1a: saturating,
  Misra1b: ([b1 = 0, b2 = 0], x) => b1 * (1 - (1 + (b2 * x) / 2) ** -2),
  Misra1c: ([b1 = 0, b2 = 0], x) => b1 * (1 - (1 + 2 * b2 * x) ** -0.5),
  Misra1d: ([b1 = 0, b2 = 0], x) => (b1 * b2 * x) / (1 + b2 * x),
  Rat42: ([b1 = 0, b2 = 0, b3 = 0], x) => b1 / (1 + Math.exp(b2 - b3 * x)),
  Rat43: ([b1 = 0, b2 = 0, b3 = 0, b4 = 0], x) => b1 / (1 + Math.exp(b2 - b3 * x)) ** (1 / b4),
  Roszman1: ([b1 = 0, b2 = 0, b3 = 0, b4 = 0], x) => b1 - b2 * x - Math.atan(b3 / (x - b4)) / Math.PI,
  Thurber: cubics,
};

/** Digits in which a result agrees with its certified value. */
const digits = (result: number, certified: number): number =>
  result === certified ? 15 : -Math.log10(Math.abs(result - certified) / Math.abs(certified));

describe('certified values of the NIST Statistical Reference Datasets', () => {
  for (const [name, value] of Object.entries(MODELS)) {
    for (const begin of ['first', 'second'] as const) {
      it(`${name} is reached from the ${begin} starting point`, () => {
        const { parameters, points, sum, deviation } = readStrd(name);
        const curve = { symbols: parameters.map((_, i) => `b${i + 1}`), value };
        const outcome = fitCustom(
          curve,
          points,
          parameters.map((parameter) => parameter[begin]),
        );
        if ('refused' in outcome) throw new Error(outcome.refused);
        const { fit } = outcome;
        expect(digits(Math.sqrt(fit.chiSquare / fit.degreesOfFreedom), deviation)).toBeGreaterThan(6);
        expect(digits(fit.chiSquare, sum)).toBeGreaterThan(6);
        for (const [j, certified] of parameters.entries()) {
          expect(digits(fit.parameters[j]?.value ?? Number.NaN, certified.value)).toBeGreaterThan(6);
          expect(digits(fit.parameters[j]?.error ?? Number.NaN, certified.deviation)).toBeGreaterThan(6);
        }
      });
    }
  }
});
