/** es2, mmb2 → particle size analyzer: the texture of a soil, and the size of the cells of a culture. */
import { describe, expect, it } from 'vitest';
import { entry } from '../../../catalogue/instruments/particle-size-analyzer';
import {
  dilute,
  disperse,
  filter,
  gramsOf,
  grind,
  type Prepared,
  sieve,
  split,
} from '../../../engine/data/samples/prepare';
import type { Sample } from '../../../engine/data/samples/sample';
import { sampleCode } from '../../../engine/data/samples/sample-code';
import { coarsestOf, diameterAt } from '../../../engine/data/samples/sizes';
import { answersOf } from '../../../engine/runtime/answers';
import { simulation } from '../../../engine/instruments/particle-sizer';
import { strictInputs } from '../../../engine/runtime/inputs';
import { type Bench, benchOf, instrumentWith } from './route';

const got = (prepared: Prepared): Sample => {
  if (!prepared.ok) throw new Error(prepared.sentence);
  return prepared.sample;
};

async function soil(sand_pct: number, clay_pct: number): Promise<Sample> {
  const bench = await benchOf('es2', { sand_pct, clay_pct });
  bench.act('take_soil', 5);
  return bench.taken();
}

const DIFFRACTION = { method: 'Laser Diffraction' } as const;

async function inverted(sample: Sample, index: number, seed = 1, cut = 2): Promise<Bench> {
  const bench = await instrumentWith(
    'particle-size-analyzer',
    sample,
    { ...DIFFRACTION, assumed_index: index, cut },
    seed,
  );
  bench.act('align_laser');
  bench.act('measure_background', undefined, 11);
  bench.act('load_sample');
  bench.act('start_run', undefined, 61);
  bench.act('invert_distribution');
  return bench;
}

const read = (bench: Bench, id: string): number => Number(bench.host.readings()[id]);

/** The key of what is held, with its tolerance. */
function keyOf(sample: Sample, given: Record<string, string | number>, id: string) {
  const inputs = strictInputs(entry, { ...given, shelf: sampleCode(sample) });
  if (!inputs.ok) throw new Error(inputs.sentence);
  const found = answersOf(simulation, entry.inputs, { inputs: inputs.inputs, seed: 1, hide: [] });
  return found.find((each) => each.id === id);
}

const refusal = (sample: Sample): string => {
  const inputs = strictInputs(entry, { shelf: sampleCode(sample) });
  return inputs.ok ? '' : inputs.sentence;
};

describe('a soil on its way', () => {
  it.each([
    { sand: 40, clay: 20 },
    { sand: 8, clay: 10 },
    { sand: 20, clay: 60 },
  ])('of $sand % sand and $clay % clay shows both by the sieve and the rings', async ({ sand, clay }) => {
    const whole = await soil(sand, clay);
    const fines = got(sieve(whole, 50));
    expect(100 * (1 - fines.amount.value / whole.amount.value)).toBeCloseTo(sand, 8);
    const suspension = got(disperse(fines, 50));
    expect(suspension.parts.reduce((sum, part) => sum + gramsOf(suspension, part), 0)).toBeCloseTo(
      fines.amount.value,
      9,
    );
    const given = { ...DIFFRACTION, assumed_index: 1.54 };
    const [median, part] = [keyOf(suspension, given, 'shelf_d50'), keyOf(suspension, given, 'shelf_finer_2')];
    expect(part?.value).toBeCloseTo((100 * clay) / (100 - sand), 2);
    for (const seed of [1, 2, 3]) {
      const bench = await inverted(suspension, 1.54, seed);
      expect(Math.abs(read(bench, 'd50') - Number(median?.value))).toBeLessThan(median?.tolerance ?? 0);
      expect(Math.abs(read(bench, 'finer_pct') - Number(part?.value))).toBeLessThan(part?.tolerance ?? 0);
    }
  });

  it('is refused dry and whole; ground it fits, and nothing of it dissolves', async () => {
    const whole = await soil(40, 20);
    expect(refusal(whole)).toBe('A dry solid: disperse it in water first.');
    expect(refusal(got(disperse(whole, 50)))).toContain('Grains of up to 2 mm');
    const ground = got(grind(whole));
    const [part] = ground.parts;
    expect(coarsestOf(part?.sizes ?? [])).toBeLessThan(45);
    expect(refusal(got(disperse(ground, 50)))).toBe('');
  });

  it('leaves its finest clay in what a filter lets through, and none where all is coarser', async () => {
    const suspension = got(disperse(await soil(40, 20), 500));
    const filtrate = got(filter(suspension));
    // Clay is even in log d from 0.2 to 2 µm: log(0.45/0.2)/log(10) of 20 % passes 0.45 µm.
    const grams = filtrate.parts.reduce((sum, part) => sum + gramsOf(filtrate, part), 0);
    expect(grams / 5).toBeCloseTo(0.2 * Math.log10(2.25), 9);
    expect(refusal(filtrate)).toBe('');
    const coarse = got(disperse(await soil(95, 0), 500));
    expect(refusal(got(filter(coarse)))).toContain('nothing in it');
    const bench = await benchOf('es2');
    bench.act('take_extract', 'Water');
    expect(refusal(bench.taken())).toBe('A clear solution: there are no particles in it.');
    const ferment = await benchOf('bio4');
    ferment.wait(60);
    ferment.act('take_suspension', 50);
    expect(refusal(ferment.taken())).toContain('nothing is known of the sizes');
  });

  it('filtered is sized by its flicker, undiluted or not; whole it settles', async () => {
    const filtrate = got(filter(got(disperse(await soil(40, 20), 500))));
    const key = keyOf(filtrate, {}, 'shelf_z_average');
    const bench = await instrumentWith('particle-size-analyzer', got(dilute(filtrate, 10)));
    bench.act('load_sample');
    bench.act('start_run', undefined, 61);
    bench.act('fit_cumulants');
    expect(Math.abs(read(bench, 'z_average_nm') - Number(key?.value))).toBeLessThan(key?.tolerance ?? 0);
    const whole = await instrumentWith('particle-size-analyzer', got(disperse(got(sieve(await soil(40, 20), 50)), 50)));
    expect(() => whole.act('load_sample')).toThrow('settle faster than they wander');
  });
});

describe('a culture on its way', () => {
  const culture = async (hours: number): Promise<Sample> => {
    const bench = await benchOf('mmb2', { medium: 'LB broth' });
    bench.wait(3600 * hours);
    bench.act('take_culture', 5);
    return bench.taken();
  };

  it('has cells of a micrometre, by the rings and by the flicker', async () => {
    const sample = await culture(8);
    const [cells] = sample.parts;
    const median = diameterAt(cells?.sizes ?? [], 0.5);
    expect(median).toBeGreaterThan(1);
    expect(median).toBeLessThan(2);
    const key = keyOf(sample, { ...DIFFRACTION, assumed_index: 1.38 }, 'shelf_d50');
    expect(key?.value).toBeCloseTo(median, 3);
    for (const index of [1.38, 1.39, 1.59]) {
      const bench = await inverted(sample, index);
      const off = Math.abs(read(bench, 'd50') - median);
      if (index < 1.5) expect(off).toBeLessThan(key?.tolerance ?? 0);
      else expect(off).toBeGreaterThan(key?.tolerance ?? 0);
    }
    const bench = await instrumentWith('particle-size-analyzer', sample);
    bench.act('load_sample');
    bench.act('start_run', undefined, 61);
    bench.act('fit_cumulants');
    const z = keyOf(sample, {}, 'shelf_z_average');
    expect(Math.abs(read(bench, 'z_average_nm') - Number(z?.value))).toBeLessThan(z?.tolerance ?? 0);
  });

  it('is too thin before it has grown, and clear after a filter', async () => {
    const thin = await instrumentWith('particle-size-analyzer', await culture(1), DIFFRACTION);
    expect(() => thin.act('load_sample')).toThrow('Too thin');
    expect(refusal(got(filter(await culture(8))))).toContain('nothing in it');
  });

  it('splits without a loss', async () => {
    const parted = split(await culture(8), 2);
    if (!parted.ok) throw new Error(parted.sentence);
    expect(parted.taken.parts).toEqual(parted.left.parts);
    expect(parted.taken.amount.value + parted.left.amount.value).toBe(5);
  });
});
