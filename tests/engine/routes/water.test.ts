/** es1, es9 → ion chromatograph: nitrate and phosphate of a river and of a lake, and what of them is nitrogen and phosphorus. */
import { describe, expect, it } from 'vitest';
import { filter } from '../../../engine/data/samples/prepare';
import { milligramsPerLitre, type Sample } from '../../../engine/data/samples/sample';
import { PARTICLES } from '../../../engine/data/samples/sizes';
import { analysed } from './ions';
import { benchOf, instrumentWith } from './route';

const YEAR = 31_557_600;

const filtered = (sample: Sample): Sample => {
  const prepared = filter(sample);
  if (!prepared.ok) throw new Error(prepared.sentence);
  return prepared.sample;
};

describe('water on its way', () => {
  it('of a river is refused with its particles, and shows its nitrate and phosphate without', async () => {
    const bench = await benchOf('es1');
    bench.act('start', undefined, 86_400);
    bench.act('take_water', 100);
    const sample = bench.taken();
    expect(sample.amount).toEqual({ value: 100, unit: 'mL' });
    await expect(instrumentWith('ion-chromatograph', sample)).rejects.toThrow('filter the sample first');
    const [nitrate, phosphate] = await analysed(filtered(sample), ['Nitrate', 'Phosphate'], [0.5, 1, 2, 5, 10]);
    if (!nitrate || !phosphate) throw new Error('No peaks.');
    // The bench says nitrate as NO₃ and phosphate as P.
    expect(nitrate.truth).toBeCloseTo(5, 3);
    expect(phosphate.truth).toBeCloseTo((0.5 * 94.97) / 30.974, 3);
    for (const { found, u, truth } of [nitrate, phosphate]) {
      expect(Math.abs(found - truth)).toBeLessThan(3 * u);
      expect(u / truth).toBeLessThan(0.03);
    }
  });

  it('of a lake has 4.43 times as much nitrate as its nitrogen says', async () => {
    const bench = await benchOf('es9');
    const { nitrogen } = bench.host.readings();
    bench.act('take_water', 100);
    const [nitrate] = await analysed(filtered(bench.taken()), ['Nitrate'], [0.5, 1, 2, 5]);
    if (!nitrate) throw new Error('No peak.');
    expect(nitrate.truth / (Number(nitrogen) / 1000)).toBeCloseTo(62.004 / 14.007, 3);
    expect(Math.abs(nitrate.found - nitrate.truth)).toBeLessThan(3 * nitrate.u);
  });

  it('of a lake shows its phosphate as a trace, within what its key allows', async () => {
    const bench = await benchOf('es9');
    bench.act('take_water', 100);
    const [phosphate] = await analysed(filtered(bench.taken()), ['Phosphate'], [0.1, 0.2, 0.5, 1]);
    if (!phosphate) throw new Error('No peak.');
    expect((phosphate.truth * 30.974) / 94.97).toBeCloseTo(0.02, 4);
    expect(Math.abs(phosphate.found - phosphate.truth)).toBeLessThan(0.03);
  });

  it('of a green lake has most of its phosphorus in what the filter keeps', async () => {
    const bench = await benchOf('es9', { p_load: 2 });
    bench.act('start', undefined, YEAR);
    const { total_p: total } = bench.host.readings();
    bench.act('take_water', 500);
    const sample = bench.taken();
    const phosphorus = sample.parts.reduce(
      (sum, part) =>
        sum +
        (part.id === 'nitrate'
          ? 0
          : (milligramsPerLitre(part) * 30.974) / (part.id === 'phosphate' ? 94.97 : 3553.246)),
      0,
    );
    expect((1000 * phosphorus) / Number(total)).toBeCloseTo(1, 9);
    expect(filtered(sample).parts.map(({ id }) => id)).toEqual(['nitrate', 'phosphate']);
    expect(sample.parts.find(({ form }) => form === PARTICLES)?.id).toBe('plankton');
    const after = bench.host.readings();
    expect(after['total_p']).toBe(total);
  });
});
