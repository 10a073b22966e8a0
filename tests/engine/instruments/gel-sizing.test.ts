import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ladderSizes } from '../../../engine/biology/gel-lanes';
import { calibrateLadder } from '../../../engine/biology/ladder-calibration';
import { createRng } from '../../../engine/core/rng';
import { type Params, simulation } from '../../../engine/instruments/gel-electrophoresis';
import { benchOf } from '../drive';
import { spreadOf } from '../spread';

const defaults: Params = {
  agarose: 1,
  voltage: 75,
  electrode_distance: 15,
  gel_length: 12,
  buffer: '1x TAE',
  dna: 'Lambda',
  enzyme_1: 'HindIII',
  enzyme_2: 'None',
  ladder: 'Lambda HindIII',
  shelf: '',
  dna_mass: 250,
  stain: 'Ethidium bromide',
  probe_size: 1000,
  band_index: 1,
};

class Bench extends benchOf(simulation, defaults) {
  prepared(): this {
    return this.run('cast_gel', 'digest', 'load_sample');
  }
  /** Run, stained, photographed and calibrated. */
  calibrated(): this {
    this.prepared().run('start_run').wait(6600);
    return this.run('stop_run', 'stain_gel', 'image_gel', 'calibrate');
  }
}

const truthOf = (seed: number): number =>
  simulation.init(defaults, createRng(seed).stream('init'), createRng(seed).stream('init')).unknownSize;

describe('sizes from a photographed gel', () => {
  it('works sizes out from the distances that the ruler shows', () => {
    const bench = new Bench({}, 4, 'school').calibrated();
    const bands = ladderSizes('Lambda HindIII').flatMap((size, n) => {
      bench.set({ band_index: n + 1 });
      if (bench.read('ladder_distance') === null) return [];
      expect(bench.read('ladder_size')).toBe(size);
      return [{ size, distance: bench.shown('ladder_distance').value }];
    });
    expect(bands.every(({ distance }) => Number.isInteger(2 * distance))).toBe(true);
    const at = bench.shown('unknown_distance').value;
    const { monotone, southern, line } = calibrateLadder(bands);
    for (const [id, curve] of [
      ['estimated_size', monotone],
      ['estimated_size_southern', southern],
      ['estimated_size_linear', line],
    ] as const) {
      expect(Math.abs(bench.shown(id).value / curve.size(at) - 1), id).toBeLessThan(5e-4);
    }
  });

  it.each(['Lambda HindIII', '1 kb'] as const)('states how far the size by the smooth curve is off: %s', (ladder) => {
    const { ratio } = spreadOf((seed) => {
      const bench = new Bench({ ladder }, seed, 'school').calibrated();
      // Sizes from 600 to 8000 bp: errors in units of what is stated with each.
      const { value, u } = bench.shown('estimated_size');
      if (u === null) throw new Error(`Seed ${seed} states no uncertainty.`);
      return { value: (value - truthOf(seed)) / u, u: 1, truth: 0 };
    });
    expect(ratio).toBeGreaterThan(0.8);
    expect(ratio).toBeLessThan(1.25);
  });

  it('reads the same distances again in the same trial, others in the next, of the same unknown', () => {
    const bench = new Bench({}, 4, 'school');
    const read = (): readonly number[] => {
      bench.calibrated();
      return [bench.shown('unknown_distance').value, bench.shown('estimated_size').value];
    };
    const first = read();
    bench.wait(600);
    expect([bench.shown('unknown_distance').value, bench.shown('estimated_size').value]).toEqual(first);
    bench.host.reset();
    expect(read()[1]).not.toBe(first[1]);
    expect(
      simulation.answers?.(simulation.init(defaults, createRng(9), createRng(4).stream('init')), defaults)[0]?.value,
    ).toBe(truthOf(4));
  });

  it('has a finite size and uncertainty, or none, in whatever gel', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 5, max: 15 }).map((n) => n / 10),
        fc.integer({ min: 4, max: 30 }).map((n) => 5 * n),
        fc.integer({ min: 10, max: 30 }),
        fc.constantFrom('Lambda HindIII' as const, '1 kb' as const, '100 bp' as const),
        fc.integer({ min: 1, max: 999_999 }),
        fc.integer({ min: 5, max: 240 }),
        (agarose, voltage, electrode_distance, ladder, seed, minutes) => {
          const bench = new Bench({ agarose, voltage, electrode_distance, ladder }, seed, 'school').prepared();
          bench.run('start_run').wait(60 * minutes);
          for (const step of ['stop_run', 'stain_gel', 'image_gel', 'calibrate'] as const) bench.do(step);
          for (const id of ['estimated_size', 'estimated_size_linear', 'estimated_size_southern']) {
            const { value, uncertainty } = bench.host.shown()[id] ?? {};
            if (value === null) continue;
            expect(Number.isFinite(value), `${id} ${String(value)}`).toBe(true);
            expect(value).toBeGreaterThan(0);
            expect(Number.isFinite(uncertainty)).toBe(true);
          }
        },
      ),
      { numRuns: 80 },
    );
  });
});
