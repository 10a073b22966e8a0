/** Units as they are written: whether two of them measure the same quantity, and what one is in the other. */
import { atmToPa, barToPa, cmH2OToPa, eVToJ, hToS, LToM3, minToS, mmHgToPa } from './units';

/** Powers of the base units, and of names that stand for themselves ("cells", "HU", "°C"). */
type Dimension = Readonly<Record<string, number>>;

interface Size {
  /** In the coherent unit of its dimension. */
  readonly factor: number;
  readonly of: Dimension;
}

const ONE: Size = { factor: 1, of: {} };
const NEWTON = { kg: 1, m: 1, s: -2 };
const JOULE = { kg: 1, m: 2, s: -2 };
const PASCAL = { kg: 1, m: -1, s: -2 };
const LITRE = { m: 3 };

/** SI Brochure, 9th edition, tables 2, 4 and 8. */
const NAMED: Readonly<Record<string, Size>> = {
  m: { factor: 1, of: { m: 1 } },
  g: { factor: 1e-3, of: { kg: 1 } },
  s: { factor: 1, of: { s: 1 } },
  A: { factor: 1, of: { A: 1 } },
  K: { factor: 1, of: { K: 1 } },
  mol: { factor: 1, of: { mol: 1 } },
  Hz: { factor: 1, of: { s: -1 } },
  N: { factor: 1, of: NEWTON },
  J: { factor: 1, of: JOULE },
  W: { factor: 1, of: { ...JOULE, s: -3 } },
  Pa: { factor: 1, of: PASCAL },
  C: { factor: 1, of: { A: 1, s: 1 } },
  V: { factor: 1, of: { kg: 1, m: 2, s: -3, A: -1 } },
  Ω: { factor: 1, of: { kg: 1, m: 2, s: -3, A: -2 } },
  S: { factor: 1, of: { kg: -1, m: -2, s: 3, A: 2 } },
  F: { factor: 1, of: { kg: -1, m: -2, s: 4, A: 2 } },
  L: { factor: LToM3(1), of: LITRE },
  M: { factor: 1 / LToM3(1), of: { mol: 1, m: -3 } },
  min: { factor: minToS(1), of: { s: 1 } },
  h: { factor: hToS(1), of: { s: 1 } },
  eV: { factor: eVToJ(1), of: JOULE },
  atm: { factor: atmToPa(1), of: PASCAL },
  bar: { factor: barToPa(1), of: PASCAL },
  mmHg: { factor: mmHgToPa(1), of: PASCAL },
  cmH2O: { factor: cmH2OToPa(1), of: PASCAL },
  '1': ONE,
  '%': { factor: 0.01, of: {} },
};

const PREFIXES: Readonly<Record<string, number>> = {
  G: 1e9,
  M: 1e6,
  k: 1e3,
  d: 1e-1,
  c: 1e-2,
  m: 1e-3,
  µ: 1e-6,
  n: 1e-9,
  p: 1e-12,
};

/** Units that are written with a prefix. */
const PREFIXED = new Set([
  'm',
  'g',
  's',
  'A',
  'mol',
  'Hz',
  'N',
  'J',
  'W',
  'Pa',
  'C',
  'V',
  'Ω',
  'S',
  'F',
  'L',
  'M',
  'eV',
]);

const POWERS: Readonly<Record<string, number>> = { '': 1, '²': 2, '³': 3, '⁴': 4 };

const plain = (name: string): Size => ({ factor: 1, of: { [name]: 1 } });

/** A unit without a power: "mL", "cells". */
function named(name: string): Size {
  const whole = NAMED[name];
  if (whole) return whole;
  const [prefix, base] = [name.slice(0, 1), name.slice(1)];
  const [factor, unit] = [PREFIXES[prefix], NAMED[base]];
  return factor !== undefined && unit && PREFIXED.has(base)
    ? { factor: factor * unit.factor, of: unit.of }
    : plain(name);
}

function raised({ factor, of }: Size, power: number): Size {
  return {
    factor: factor ** power,
    of: Object.fromEntries(Object.entries(of).map(([base, each]) => [base, each * power])),
  };
}

function times(a: Size, b: Size): Size {
  const of: Record<string, number> = { ...a.of };
  for (const [base, power] of Object.entries(b.of)) of[base] = (of[base] ?? 0) + power;
  return { factor: a.factor * b.factor, of };
}

/** Splits at signs that stand outside brackets. */
function outside(text: string, signs: string): readonly string[] {
  const parts = [''];
  let depth = 0;
  for (const letter of text) {
    if (letter === '(') depth++;
    if (letter === ')') depth--;
    if (depth === 0 && signs.includes(letter)) parts.push('');
    else parts[parts.length - 1] += letter;
  }
  return parts;
}

const POWER = /^(.*?)([²³⁴]?)$/u;

/** A product of units and of brackets with a power; null where it is not written clearly. */
function productOf(text: string): Size | null {
  let size = ONE;
  for (const part of outside(text.trim(), ' ·')) {
    const [, name = '', power = ''] = POWER.exec(part) ?? [];
    if (name === '' || name.startsWith('√')) return null;
    const inner = name.startsWith('(') && name.endsWith(')') ? sizeOf(name.slice(1, -1)) : named(name);
    if (!inner) return null;
    size = times(size, raised(inner, POWERS[power] ?? 1));
  }
  return size;
}

/** Null where it can be read in two ways: "W/m K", "µg/kg/min". */
function sizeOf(unit: string): Size | null {
  const [above = '', below, ...more] = outside(unit, '/');
  if (more.length > 0) return null;
  const upper = above.trim() === '' ? ONE : productOf(above);
  if (below === undefined) return upper;
  if (outside(below.trim(), ' ·').length > 1) return null;
  const lower = productOf(below);
  return upper && lower && times(upper, raised(lower, -1));
}

const sameDimension = (a: Dimension, b: Dimension): boolean =>
  [...Object.keys(a), ...Object.keys(b)].every((base) => (a[base] ?? 0) === (b[base] ?? 0));

/**
 * What a number in the first unit is multiplied by to be in the second; null where they do not measure the same quantity, or where
 * that cannot be told from how they are written. A scale with an offset (°C) only goes into itself.
 */
export function unitFactor(from: string, to: string): number | null {
  if (from === to) return 1;
  const [a, b] = [sizeOf(from), sizeOf(to)];
  if (!a || !b || !sameDimension(a.of, b.of)) return null;
  // Powers of ten leave a last digit wrong when they are divided.
  return Number((a.factor / b.factor).toPrecision(14));
}
