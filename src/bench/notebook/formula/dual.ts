/**
 * Numbers that know how they hang on variables: a value with its derivative by each. So a variable that enters twice is
 * counted once, with its sign. Pure.
 */
import type { FunctionName, Operator } from './tree';

export interface Dual {
  readonly value: number;
  /** Derivatives by the variables; those that do not enter are left out. */
  readonly by: ReadonlyMap<string, number>;
}

const NONE: ReadonlyMap<string, number> = new Map();

export const exact = (value: number): Dual => ({ value, by: NONE });

export const variable = (name: string, value: number): Dual => ({ value, by: new Map([[name, 1]]) });

/** A function's value with its slope along its argument. */
const through = ({ by }: Dual, value: number, slope: number): Dual => ({
  value,
  by: by.size === 0 ? NONE : new Map([...by].map(([name, partial]) => [name, partial * slope])),
});

const sum = (value: number, a: Dual, b: Dual): Dual => {
  if (b.by.size === 0) return { value, by: a.by };
  const by = new Map(a.by);
  for (const [name, partial] of b.by) by.set(name, (by.get(name) ?? 0) + partial);
  return { value, by };
};

export const minus = (x: Dual): Dual => through(x, -x.value, -1);

function power(x: Dual, y: Dual): Dual {
  const value = x.value ** y.value;
  const base = through(x, value, y.value === 0 ? 0 : y.value * x.value ** (y.value - 1));
  return y.by.size === 0 ? base : sum(value, base, through(y, value, value === 0 ? 0 : value * Math.log(x.value)));
}

export function operate(operator: Operator, x: Dual, y: Dual): Dual {
  switch (operator) {
    case '+':
      return sum(x.value + y.value, x, y);
    case '-':
      return sum(x.value - y.value, x, through(y, 0, -1));
    case '*':
      return sum(x.value * y.value, through(x, 0, y.value), through(y, 0, x.value));
    case '/': {
      const value = x.value / y.value;
      return sum(value, through(x, 0, 1 / y.value), through(y, 0, -value / y.value));
    }
    case '^':
      return power(x, y);
  }
}

/** The least or the greatest: its uncertainty is that of the argument chosen. */
const chosen = (args: readonly Dual[], better: (a: number, b: number) => boolean): Dual =>
  args.reduce((best, arg) => (better(arg.value, best.value) ? arg : best));

const RADIANS = Math.PI / 180;

export function call(name: FunctionName, args: readonly Dual[]): Dual {
  const x = args[0] ?? exact(Number.NaN);
  const { value } = x;
  switch (name) {
    case 'sqrt':
      return through(x, Math.sqrt(value), 0.5 / Math.sqrt(value));
    case 'ln':
      return through(x, Math.log(value), 1 / value);
    case 'log10':
      return through(x, Math.log10(value), 1 / (value * Math.LN10));
    case 'exp':
      return through(x, Math.exp(value), Math.exp(value));
    case 'sin':
      return through(x, Math.sin(value), Math.cos(value));
    case 'cos':
      return through(x, Math.cos(value), -Math.sin(value));
    case 'tan':
      return through(x, Math.tan(value), 1 / Math.cos(value) ** 2);
    case 'asin':
      return through(x, Math.asin(value), 1 / Math.sqrt(1 - value * value));
    case 'acos':
      return through(x, Math.acos(value), -1 / Math.sqrt(1 - value * value));
    case 'atan':
      return through(x, Math.atan(value), 1 / (1 + value * value));
    case 'abs':
      return through(x, Math.abs(value), value < 0 ? -1 : 1);
    case 'rad':
      return through(x, value * RADIANS, RADIANS);
    case 'deg':
      return through(x, value / RADIANS, 1 / RADIANS);
    case 'min':
      return chosen(args, (a, b) => a < b);
    case 'max':
      return chosen(args, (a, b) => a > b);
  }
}
