/** How far what a school bench makes of a quantity lies from the truth over many seeds, beside the uncertainty that it states. */
import { expect } from 'vitest';
import type { SimulationHost } from '../../engine/runtime/host';

export interface Found {
  readonly value: number;
  readonly u: number | null;
  readonly truth: number;
}

const SEEDS = 200;
/** Root mean square of the errors over the mean stated standard uncertainty: within these the statement is right. */
const LEAST = 0.8;
const MOST = 1.25;

interface Sums {
  squares: number;
  stated: number;
}

function add(sums: Sums, { value, u, truth }: Found, what: string): void {
  if (!u || !Number.isFinite(value)) throw new TypeError(`${what}: ${value} ± ${String(u)} for ${truth}`);
  sums.squares += (value - truth) ** 2;
  sums.stated += u;
}

const ratioOf = ({ squares, stated }: Sums): number => (Math.sqrt(squares / SEEDS) * SEEDS) / stated;

/** `find` does the procedure with a seed. 1 where the statement is right. */
export function spreadOf(find: (seed: number) => Found): { readonly ratio: number } {
  const sums = { squares: 0, stated: 0 };
  for (let seed = 1; seed <= SEEDS; seed++) add(sums, find(seed), `seed ${seed}`);
  return { ratio: ratioOf(sums) };
}

/** `run` does the experiment with a seed and gives the host as it stands then; the readings must state what they scatter. */
export function expectHonest(run: (seed: number) => SimulationHost, readings: readonly string[]): void {
  const found = new Map(readings.map((id) => [id, { squares: 0, stated: 0 }]));
  for (let seed = 1; seed <= SEEDS; seed++) {
    const host = run(seed);
    const truths = host.readings();
    const shown = host.shown();
    for (const [id, sums] of found) {
      const { value, uncertainty = null } = shown[id] ?? {};
      add(
        sums,
        { value: Number(value ?? Number.NaN), u: uncertainty, truth: Number(truths[id]) },
        `${id}, seed ${seed}`,
      );
    }
  }
  for (const [id, sums] of found) {
    expect(ratioOf(sums), id).toBeGreaterThan(LEAST);
    expect(ratioOf(sums), id).toBeLessThan(MOST);
  }
}
