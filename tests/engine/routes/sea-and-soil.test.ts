/** es6, es2 → ion chromatograph: chloride over sulfate of the sea, nitrate of a soil. (Their metals go to atomic absorption.) */
import { describe, expect, it } from 'vitest';
import { dilute, gramsOf } from '../../../engine/data/samples/prepare';
import { molarity, type Sample } from '../../../engine/data/samples/sample';
import type { SubstanceId } from '../../../engine/data/samples/substances';
import { seawaterDensity } from '../../../engine/environmental-science/seawater-bottle';
import { analysed } from './ions';
import { benchOf } from './route';

const diluted = (sample: Sample, factor: number): Sample => {
  const prepared = dilute(sample, factor);
  if (!prepared.ok) throw new Error(prepared.sentence);
  return prepared.sample;
};

const molarityOf = ({ parts }: Sample, id: SubstanceId): number =>
  parts.reduce((sum, part) => (part.id === id ? sum + molarity(part) : sum), 0);

async function seawater(act: (bench: Awaited<ReturnType<typeof benchOf>>) => void = () => undefined): Promise<Sample> {
  const bench = await benchOf('es6', { salinity: 35, temperature: 25, alkalinity: 2300 });
  expect(() => bench.act('take_water', 100)).toThrow('Start the tank first');
  bench.act('start', undefined, 600);
  act(bench);
  bench.act('take_water', 100);
  return bench.taken();
}

describe('seawater on its way', () => {
  it('has the density of the sea (UNESCO 1983)', () => {
    expect(seawaterDensity(5, 35)).toBeCloseTo(1.027_675_47, 7);
    expect(seawaterDensity(25, 35)).toBeCloseTo(1.023_343_06, 7);
  });

  it('has the salts of the reference composition, and the alkalinity of the tank in its charges', async () => {
    const sample = await seawater();
    const density = seawaterDensity(25, 35);
    // mmol/kg of Millero and others 2008, table 4.
    for (const [id, millimolal, digits] of [
      ['sodium', 468.97, 1],
      ['chloride', 545.87, 1],
      ['magnesium', 52.817, 2],
      ['calcium', 10.282, 2],
      ['potassium', 10.208, 2],
      ['sulfate', 28.235, 2],
    ] as const)
      expect((1000 * molarityOf(sample, id)) / density).toBeCloseTo(millimolal, digits);
    // 35.165 g of salts in a kilogram; of boron the acid, and carbon as the tank has it.
    const grams = sample.parts.reduce((sum, part) => sum + gramsOf(sample, part), 0);
    expect(grams / (0.1 * density)).toBeCloseTo(35.165, 1);
  });

  it('has more sodium after washing soda and more chloride after acid, by what was added', async () => {
    const plain = await seawater();
    const soda = await seawater((bench) => bench.act('add_carbonate', 1000));
    const acid = await seawater((bench) => bench.act('add_acid', 1000));
    const density = seawaterDensity(25, 35);
    expect((molarityOf(soda, 'sodium') - molarityOf(plain, 'sodium')) / density).toBeCloseTo(0.002, 9);
    expect((molarityOf(acid, 'chloride') - molarityOf(plain, 'chloride')) / density).toBeCloseTo(0.001, 9);
    expect(molarityOf(acid, 'sodium')).toBeCloseTo(molarityOf(plain, 'sodium'), 9);
  });

  it('is not taken with dye in it', async () => {
    await expect(seawater((bench) => bench.act('add_indicator'))).rejects.toThrow('dye');
  });

  it('shows seven times as much chloride as sulfate, whatever its salinity', async () => {
    const [chloride, sulfate] = await analysed(
      diluted(await seawater(), 500),
      ['Chloride', 'Sulfate'],
      [2, 5, 10, 20, 50],
    );
    if (!chloride || !sulfate) throw new Error('No peaks.');
    for (const { found, u, truth } of [chloride, sulfate]) expect(Math.abs(found - truth)).toBeLessThan(3 * u);
    // Chlorinity: 0.14000 of sulfate for each gram of chloride and bromide as chloride (A. W. Morris and J. P. Riley 1966).
    expect(sulfate.found / chloride.found).toBeCloseTo(0.14, 2);
  });
});

describe('a soil extract on its way', () => {
  it('in water shows the nitrate of the soil in the ion chromatograph', async () => {
    const bench = await benchOf('es2', { nitrate_n: 20 });
    bench.act('take_extract', 'Water');
    const sample = bench.taken();
    expect(sample.amount).toEqual({ value: 25, unit: 'mL' });
    const [nitrate] = await analysed(sample, ['Nitrate'], [2, 5, 10, 20, 50]);
    if (!nitrate) throw new Error('No peak.');
    expect(Math.abs(nitrate.found - nitrate.truth)).toBeLessThan(3 * nitrate.u);
    // mg/L of nitrate, as nitrogen, for 5 mL to each gram of soil.
    expect((5 * nitrate.truth * 14.007) / 62.004).toBeCloseTo(20, 2);
  });

  it('in hydrogencarbonate has the phosphorus, in ammonium acetate the potassium that the soil test states', async () => {
    const bench = await benchOf('es2', { phosphorus: 15, potassium: 150 });
    bench.act('take_extract', 'Sodium hydrogencarbonate');
    const olsen = bench.taken();
    expect(1e6 * molarityOf(olsen, 'phosphate') * 30.974 * 20).toBeCloseTo(15_000, 6);
    bench.act('take_extract', 'Ammonium acetate');
    const acetate = bench.taken();
    const potassium = acetate.parts.find(({ id }) => id === 'potassium');
    if (!potassium) throw new Error('No potassium.');
    // mg in the extract of 5 g of soil.
    expect((1000 * gramsOf(acetate, potassium)) / 0.005).toBeCloseTo(150, 9);
  });
});
