/** bio4 → gas chromatograph: the ethanol that yeast made, against a standard. */
import { describe, expect, it } from 'vitest';
import { filter, gramsOf } from '../../../engine/data/samples/prepare';
import type { Sample } from '../../../engine/data/samples/sample';
import type { GivenInputs } from '../../../engine/runtime/inputs';
import { type Bench, benchOf, instrumentWith } from './route';

const WITHOUT_DELAY = { solvent_delay: 0, oven_start: 35, split: 50 } as const;

const filtered = (sample: Sample): Sample => {
  const prepared = filter(sample);
  if (!prepared.ok) throw new Error(prepared.sentence);
  return prepared.sample;
};

async function ferment(given: GivenInputs, minutes: number): Promise<{ bench: Bench; sample: Sample }> {
  const bench = await benchOf('bio4', { glucose: 10, oxygen: 0, ...given });
  bench.wait(60 * minutes);
  bench.act('take_suspension', 50);
  return { bench, sample: bench.taken() };
}

/** Counts of the first peak. */
function areaOf(gcms: Bench): number {
  gcms.act('tune');
  gcms.act('load_sample');
  gcms.act('start_run', undefined, 1800);
  gcms.act('select_peak', 1);
  return Number(gcms.host.readings()['peak_area']);
}

describe('a ferment on its way', () => {
  it('takes its glucose and ethanol out of the flask, and leaves what was made of each glucose', async () => {
    const { bench } = await ferment({ organism: 'Yeast' }, 2);
    const bare = await benchOf('bio4', { glucose: 10, oxygen: 0, organism: 'Yeast' });
    bare.wait(120);
    const [before, after] = [bare.host.readings(), bench.host.readings()];
    for (const id of ['glucose_mmol', 'fermentation_mmol'])
      expect(Number(after[id])).toBeCloseTo(0.95 * Number(before[id]), 9);
    expect(after['atp_per_glucose']).toBeCloseTo(Number(before['atp_per_glucose']), 9);
    const grams = bench.taken().parts.map((part) => gramsOf(bench.taken(), part));
    expect(grams[0]).toBeCloseTo((0.05 * Number(before['glucose_mmol']) * 180.156) / 1000, 9);
    expect(grams[1]).toBeCloseTo((0.05 * Number(before['fermentation_mmol']) * 46.069) / 1000, 9);
  });

  it('shows two ethanol for each glucose', async () => {
    const { bench, sample } = await ferment({ organism: 'Yeast' }, 6);
    await expect(instrumentWith('gcms', sample)).rejects.toThrow('filter the sample first');
    const gcms = await instrumentWith('gcms', filtered(sample), WITHOUT_DELAY);
    const area = areaOf(gcms);
    gcms.act('search_library');
    const { match_name: name, base_peak_mz: base, not_modelled: missing } = gcms.host.readings();
    expect(name).toBe('Ethanol');
    // m/z 31 lies below what is scanned.
    expect(base).toBe(45);
    expect(missing).toBe('Glucose, water as solvent');
    const standard = await benchOf('gcms', { ...WITHOUT_DELAY, mixture: 'Ethanol Standard' }, 2);
    const found = (1000 * area) / areaOf(standard);
    const truth = gcms.truth('shelf_ethanol');
    expect(Math.abs(found / truth - 1)).toBeLessThan(0.01);
    const made = Number(bench.host.readings()['fermentation_mmol']) / 0.95;
    expect(truth).toBeCloseTo(46.069 * made, 1);
  });

  it('of muscle has nothing for the inlet', async () => {
    const { sample } = await ferment({ organism: 'Muscle cells' }, 2);
    await expect(instrumentWith('gcms', filtered(sample))).rejects.toThrow('Nothing in it is volatile');
  });
});
