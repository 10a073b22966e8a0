/** Ways that join what two subjects made: chem1 → ion chromatograph, es6 → flame, bio2 → photometer. */
import { describe, expect, it } from 'vitest';
import { acidify, dilute, type Prepared } from '../../../engine/data/samples/prepare';
import type { Sample } from '../../../engine/data/samples/sample';
import { analysed } from './ions';
import { benchOf, instrumentWith } from './route';

const got = (prepared: Prepared): Sample => {
  if (!prepared.ok) throw new Error(prepared.sentence);
  return prepared.sample;
};

describe('chloride of a titrated flask', () => {
  it('is the acid that was there, whatever base ran in', async () => {
    const bench = await benchOf('chem1', { acid_conc: 0.1, base_conc: 0.1, acid_vol: 25, unknown: false });
    bench.act('add_base', 20, 60);
    bench.act('take_flask');
    const flask = bench.taken();
    const [chloride] = await analysed(got(dilute(flask, 100)), ['Chloride'], [2, 5, 10, 20, 50]);
    if (!chloride) throw new Error('No peak.');
    expect(Math.abs(chloride.found - chloride.truth)).toBeLessThan(3 * chloride.u);
    // 2.5 mmol in the flask.
    const millimoles = (chloride.found * 100 * flask.amount.value) / 1000 / 35.45;
    expect(Math.abs(millimoles / 2.5 - 1)).toBeLessThan(0.03);
  });
});

describe('calcium of the sea', () => {
  it('is found in the flame with lanthanum or in nitrous oxide, within the key', async () => {
    const tank = await benchOf('es6', { salinity: 35, temperature: 25 });
    tank.act('start', undefined, 600);
    tank.act('take_water', 100);
    const solution = got(dilute(got(acidify(tank.taken())), 200));
    const aas = await instrumentWith('aas', solution, {
      element: 'Calcium',
      lamp: 'Calcium',
      flame: 'Nitrous Oxide-Acetylene',
      ionisation_buffer: true,
    });
    aas.act('lamp_on', undefined, 600);
    aas.act('light_flame', undefined, 5);
    aas.act('aspirate_blank', undefined, 11);
    for (const content of [0.5, 1, 2, 3, 4]) aas.act('aspirate_standard', content, 11);
    aas.act('fit_quadratic');
    aas.act('aspirate_unknown', undefined, 11);
    const found = Number(aas.host.readings()['unknown_original']);
    // 10.28 mmol/kg of Millero and others 2008, at 1.0233 kg/L.
    expect(Math.abs(found / (10.28 * 1.0233 * 40.078) - 1)).toBeLessThan(0.03);
  });
});

describe('DNA in the photometer', () => {
  it('takes light at 260 and 280 nm in the ratio that its bench stated', async () => {
    const bench = await benchOf('bio2');
    bench.act('mash', 60, 60);
    bench.act('add_buffer', 20, 300);
    bench.act('filter_mixture', undefined, 60);
    bench.act('set_ethanol_temp', 0);
    bench.act('add_ethanol', 40, 120);
    bench.act('spool', 60, 60);
    const { purity_ratio: stated } = bench.host.readings();
    bench.act('take_dna', 1);
    const sample = got(dilute(bench.taken(), 10));
    const absorbances: number[] = [];
    for (const wavelength of [260, 280]) {
      const uv = await instrumentWith('uv-vis', sample, { wavelength, cell: 'Quartz' });
      uv.act('lamp_on');
      uv.act('blank');
      uv.act('load_sample');
      uv.act('measure');
      absorbances.push(Number(uv.host.readings()['absorbance']));
    }
    const [at260 = 0, at280 = 1] = absorbances;
    expect(at260).toBeGreaterThan(0.2);
    expect(Math.abs(at260 / at280 / Number(stated) - 1)).toBeLessThan(0.03);
  });
});
