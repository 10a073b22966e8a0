/** Reads the certified data sets of `nist-strd/`. */
import { readFileSync } from 'node:fs';

export function readStrd(name: string) {
  const text = readFileSync(new URL(`./nist-strd/${name}.dat`, import.meta.url), 'utf8');
  const parameters = [...text.matchAll(/^\s+b\d+\s*=\s*(\S+)\s+(\S+)\s+(\S+)\s+(\S+)/gm)].map(([, ...columns]) => {
    const [first = 0, second = 0, value = 0, deviation = 0] = columns.map(Number);
    return { first, second, value, deviation };
  });
  const lines = text.slice(text.lastIndexOf('Data:')).split('\n').slice(1);
  const points = lines.flatMap((line) => {
    const [y, x] = line.trim().split(/\s+/).map(Number);
    return y === undefined || x === undefined ? [] : [{ x, y, ux: null, uy: null }];
  });
  const sum = Number(/Residual Sum of Squares:\s+(\S+)/.exec(text)?.[1]);
  // The line "Degrees of Freedom" of Rat43 does not agree with its residual standard deviation; the latter is certified.
  const deviation = Number(/Residual Standard Deviation:\s+(\S+)/.exec(text)?.[1]);
  return { parameters, points, sum, deviation };
}
