/** chem2 → HPLC: what is left of the salicylic acid. */
import { describe, expect, it } from 'vitest';
import { dissolve, gramsOf, split } from '../../../engine/data/samples/prepare';
import type { Sample } from '../../../engine/data/samples/sample';
import { benchOf, instrumentWith } from './route';

async function aspirin(): Promise<Sample> {
  const bench = await benchOf('chem2');
  bench.act('start_heating', undefined, 900);
  bench.act('quench', 20, 5);
  bench.act('cool', undefined, 600);
  bench.act('filter');
  bench.act('wash', 5);
  bench.act('dry');
  const before = bench.host.readings()['dry_mass_g'];
  const yieldBefore = bench.host.readings()['percent_yield'];
  bench.act('take_product', 0.2);
  const { dry_mass_g: after, percent_yield: yieldAfter } = bench.host.readings();
  expect(Number(before) - Number(after)).toBeCloseTo(0.2, 9);
  expect(yieldAfter).toBeCloseTo(Number(yieldBefore), 9);
  return bench.taken();
}

describe('aspirin on its way', () => {
  it('is taken from what lies on the watch glass, and never more than that', async () => {
    const sample = await aspirin();
    expect(sample.amount).toEqual({ value: 0.2, unit: 'g' });
    expect(sample.parts.reduce((sum, part) => sum + gramsOf(sample, part), 0)).toBeCloseTo(0.2, 12);
    const bench = await benchOf('chem2');
    expect(() => bench.act('take_product', 0.2)).toThrow('before taking a sample');
  });

  it('shows in HPLC the salicylic acid that it has', async () => {
    const sample = await aspirin();
    const [, salicylic] = sample.parts;
    const portion = split(sample, 0.1);
    if (!portion.ok) throw new Error(portion.sentence);
    const solution = dissolve(portion.taken, 100, 'water and acetonitrile');
    if (!solution.ok) throw new Error(solution.sentence);
    await expect(instrumentWith('hplc', sample)).rejects.toThrow('dissolve or digest it first');
    const hplc = await instrumentWith('hplc', solution.sample, {
      wavelength: 303,
      phi_start: 30,
      noise: false,
      injection: 50,
    });
    const truth = hplc.truth('shelf_salicylic_acid');
    expect(truth).toBeCloseTo(1000 * (salicylic?.q.value ?? 0), 3);
    hplc.act('calibrate', 10);
    hplc.act('calibrate', 50);
    hplc.act('calibrate', 100);
    hplc.act('load_sample');
    hplc.act('start_run', undefined, 3600);
    hplc.act('select_peak', 'Salicylic Acid');
    const { concentration_calc: found } = hplc.host.readings();
    expect(Number(found) / truth).toBeCloseTo(1, 1);
  });
});
