/**
 * Lines of coupled protons: H = Σ ν_i I_z,i + Σ J_ij I_i·I_j in the product basis, block by block of M_z, up to seven spins. A line is a
 * difference of two of its values with the weight ⟨a|I₊|b⟩⟨b|I₋,g|a⟩, kept for each group g, since groups differ in magnetisation.
 */
import type { Quantity } from '../contract';
import { symmetricEigen } from '../core/symmetric-eigen';
import type { SpinSystem } from '../data/samples/proton-spins';

export interface SpinLine {
  /** From the carrier. */
  readonly hz: Quantity<'Hz'>;
  /** Protons of each group that it stands for, at full equilibrium. */
  readonly weights: readonly number[];
}

export const CARRIER: Quantity<'ppm'> = 5;
const MERGED: Quantity<'Hz'> = 0.01;
const LEAST_WEIGHT = 1e-5;

const total = (weights: readonly number[]): number => weights.reduce((sum, weight) => sum + weight, 0);

export function linesOf(
  { groups, couplings = [], pairs = [] }: SpinSystem,
  megahertz: Quantity<'MHz'>,
): readonly SpinLine[] {
  const groupOf = groups.flatMap(({ count }, g) => Array.from({ length: count }, () => g));
  const [only] = groups;
  // Protons of one shift among themselves: one line, however they are coupled.
  if (only && groups.length === 1) return [{ hz: (only.delta - CARRIER) * megahertz, weights: [only.count] }];
  const n = groupOf.length;
  const hz = groupOf.map((g) => ((groups[g]?.delta ?? 0) - CARRIER) * megahertz);
  const j = new Float64Array(n * n);
  const couple = (a: number, b: number, value: number): void => {
    j[a * n + b] = value;
    j[b * n + a] = value;
  };
  for (const [a, b, value] of couplings)
    for (let p = 0; p < n; p++)
      for (let q = 0; q < n; q++) if (groupOf[p] === a && groupOf[q] === b) couple(p, q, value);
  for (const [a, b, value] of pairs) couple(a, b, value);

  const blocks: number[][] = Array.from({ length: n + 1 }, () => []);
  const place = new Int32Array(1 << n);
  for (let state = 0; state < 1 << n; state++) {
    let up = 0;
    for (let i = 0; i < n; i++) up += (state >> i) & 1;
    const block = blocks[up] ?? [];
    place[state] = block.length;
    block.push(state);
  }
  const solved = blocks.map((states) => {
    const size = states.length;
    const h = new Float64Array(size * size);
    states.forEach((state, row) => {
      for (let p = 0; p < n; p++) {
        const mp = (state >> p) & 1 ? 0.5 : -0.5;
        h[row * size + row] = h[row * size + row]! + mp * hz[p]!;
        for (let q = p + 1; q < n; q++) {
          const mq = (state >> q) & 1 ? 0.5 : -0.5;
          const coupling = j[p * n + q]!;
          h[row * size + row] = h[row * size + row]! + coupling * mp * mq;
          if (coupling !== 0 && mp !== mq) {
            const other = place[state ^ (1 << p) ^ (1 << q)]!;
            h[row * size + other] = h[row * size + other]! + coupling / 2;
          }
        }
      }
    });
    return symmetricEigen(h, size);
  });

  const lines: { hz: number; weights: number[] }[] = [];
  const share = 1 / 2 ** (n - 1);
  for (let up = 0; up < n; up++) {
    const [low, high] = [blocks[up] ?? [], blocks[up + 1] ?? []];
    const [below, above] = [solved[up], solved[up + 1]];
    if (!below || !above) continue;
    for (let b = 0; b < low.length; b++) {
      // I₊ of each group on b, in the product states of the block above.
      const raised = groups.map(() => new Float64Array(high.length));
      low.forEach((state, row) => {
        const part = below.vectors[row * low.length + b]!;
        for (let i = 0; i < n; i++) {
          if ((state >> i) & 1) continue;
          const to = raised[groupOf[i]!]!;
          const at = place[state | (1 << i)]!;
          to[at] = to[at]! + part;
        }
      });
      for (let a = 0; a < high.length; a++) {
        const amplitudes = raised.map((to) => {
          let sum = 0;
          for (let row = 0; row < high.length; row++) sum += above.vectors[row * high.length + a]! * to[row]!;
          return sum;
        });
        const all = total(amplitudes);
        const weights = amplitudes.map((amplitude) => share * all * amplitude);
        if (share * all * all < LEAST_WEIGHT) continue;
        lines.push({ hz: above.values[a]! - below.values[b]!, weights });
      }
    }
  }
  lines.sort((a, b) => a.hz - b.hz);
  return merged(lines, MERGED);
}

/** Lines that lie nearer to each other than so much become one, at their mean. */
export function merged(lines: readonly SpinLine[], within: Quantity<'Hz'>): readonly SpinLine[] {
  const result: { hz: number; last: number; weights: number[] }[] = [];
  for (const line of lines) {
    const before = result.at(-1);
    if (!before || line.hz - before.last > within) {
      result.push({ hz: line.hz, last: line.hz, weights: [...line.weights] });
      continue;
    }
    const [one, other] = [Math.abs(total(before.weights)), Math.abs(total(line.weights))];
    before.hz = one + other > 0 ? (one * before.hz + other * line.hz) / (one + other) : before.hz;
    before.last = line.hz;
    before.weights = before.weights.map((weight, g) => weight + (line.weights[g] ?? 0));
  }
  return result.map(({ hz, weights }) => ({ hz, weights }));
}
