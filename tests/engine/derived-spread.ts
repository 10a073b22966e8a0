/** How far derived readings lie from the truth over many seeds at school grade, beside the uncertainties that are stated with them. */
import { expect } from 'vitest';
import type { SimulationHost } from '../../engine/runtime/host';

const SEEDS = 200;
/** Standard deviation of the errors over the mean stated standard uncertainty: within these the statement is right. */
const LEAST = 0.8;
const MOST = 1.25;

/** `run` does the experiment with a seed and gives the host as it stands then. */
export function expectHonest(run: (seed: number) => SimulationHost, readings: readonly string[]): void {
  const found = new Map(readings.map((id) => [id, { errors: [] as number[], stated: 0 }]));
  for (let seed = 1; seed <= SEEDS; seed++) {
    const host = run(seed);
    const truths = host.readings();
    const shown = host.shown();
    for (const [id, sums] of found) {
      const truth = truths[id];
      const { value, uncertainty } = shown[id] ?? {};
      if (typeof truth !== 'number' || typeof value !== 'number' || !uncertainty) {
        throw new TypeError(`${id}: ${String(value)} ± ${String(uncertainty)} for ${String(truth)}, seed ${seed}`);
      }
      sums.errors.push(value - truth);
      sums.stated += uncertainty;
    }
  }
  for (const [id, { errors, stated }] of found) {
    const mean = errors.reduce((sum, error) => sum + error, 0) / SEEDS;
    const variance = errors.reduce((sum, error) => sum + (error - mean) ** 2, 0) / (SEEDS - 1);
    const ratio = (Math.sqrt(variance) * SEEDS) / stated;
    expect(ratio, id).toBeGreaterThan(LEAST);
    expect(ratio, id).toBeLessThan(MOST);
  }
}
