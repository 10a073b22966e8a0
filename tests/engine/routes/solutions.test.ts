/** chem1 and chem7: bottles of what was titrated or tested, the flame that finds their sodium, the plasma and the column. */
import { describe, expect, it } from 'vitest';
import { dilute, gramsOf } from '../../../engine/data/samples/prepare';
import type { Sample } from '../../../engine/data/samples/sample';
import { SUBSTANCES } from '../../../engine/data/samples/substances';
import { benchOf, type Bench, instrumentWith } from './route';

/** Sodium by the flame, with caesium against ionisation. */
async function sodiumOf(sample: Sample, factor: number): Promise<Bench> {
  const diluted = dilute(sample, factor);
  if (!diluted.ok) throw new Error(diluted.sentence);
  const aas = await instrumentWith('aas', diluted.sample, {
    element: 'Sodium',
    lamp: 'Sodium',
    ionisation_buffer: true,
  });
  aas.act('lamp_on', undefined, 600);
  aas.act('light_flame', undefined, 5);
  aas.act('aspirate_blank', undefined, 11);
  for (const content of [0.2, 0.4, 0.6, 0.8, 1]) aas.act('aspirate_standard', content, 11);
  aas.act('fit_quadratic');
  aas.act('aspirate_unknown', undefined, 11);
  return aas;
}

describe('a titrated flask', () => {
  it('holds the acid and the sodium that ran in, all of it, and a fresh one stands there', async () => {
    const bench = await benchOf('chem1', { acid_conc: 0.1, base_conc: 0.1, acid_vol: 25, unknown: false });
    bench.act('add_base', 20, 60);
    bench.act('take_flask');
    const sample = bench.taken();
    // Pipette and burette are what glassware of a school is: within 0.5 %.
    expect(Math.abs(sample.amount.value / 45 - 1)).toBeLessThan(0.005);
    const moles = (id: 'chloride' | 'sodium'): number => {
      const part = sample.parts.find((each) => each.id === id);
      return part ? gramsOf(sample, part) / SUBSTANCES[id].molarMass : 0;
    };
    expect(Math.abs(moles('chloride') / 0.0025 - 1)).toBeLessThan(0.005);
    expect(Math.abs(moles('sodium') / 0.002 - 1)).toBeLessThan(0.005);
    expect(sample.pH).toBeCloseTo(-Math.log10(0.0005 / 0.045), 1);
    expect(bench.host.readings()['volume_added']).toBe(0);
    const aas = await sodiumOf(sample, 2000);
    const found = Number(aas.host.readings()['unknown_conc']);
    expect(Math.abs(found / aas.truth('shelf_sodium') - 1)).toBeLessThan(0.03);
    expect(aas.host.readings()['not_modelled']).toBe('Chloride');
  });
});

describe('everyday liquids', () => {
  it('of soap has its sodium, and water alone is not taken', async () => {
    const soap = await benchOf('chem7', { solution: 'Soap' });
    soap.act('take_liquid', 10);
    const aas = await sodiumOf(soap.taken(), 1000);
    const readings = aas.host.readings();
    expect(Math.abs(Number(readings['unknown_original']) / (1000 * 0.0304 * 22.99) - 1)).toBeLessThan(0.03);
    const water = await benchOf('chem7', { solution: 'Water' });
    expect(() => water.act('take_liquid', 10)).toThrow('nothing in it to measure');
  });

  it('of vinegar has an anion that the column has no data of: it is named, and no other is made up', async () => {
    const vinegar = await benchOf('chem7', { solution: 'Vinegar' });
    vinegar.act('take_liquid', 10);
    const ions = await instrumentWith('ion-chromatograph', vinegar.taken());
    ions.act('start_pump');
    ions.act('equilibrate');
    ions.act('load_sample');
    ions.act('inject', undefined, 1500);
    expect(ions.host.readings()['not_modelled']).toBe('Acetic Acid');
    expect(() => ions.truth('shelf_chloride')).toThrow('Nothing is to be found');
  });

  it('of lemon juice has its potassium in the plasma, which loses the acid', async () => {
    const lemon = await benchOf('chem7', { solution: 'Lemon Juice' });
    lemon.act('take_liquid', 1);
    const thin = dilute(lemon.taken(), 3000);
    if (!thin.ok) throw new Error(thin.sentence);
    const plasma = await instrumentWith('icpms', thin.sample, { element: 'K', cell_mode: 'Helium', dwell_ms: 1000 });
    plasma.act('ignite_plasma', undefined, 65);
    plasma.act('tune');
    for (const content of [100, 200, 400, 600]) plasma.act('add_standard', content, 4);
    plasma.act('fit_line');
    plasma.act('load_sample');
    plasma.act('read_sample');
    const { concentration_calc: found, concentration_u: u, not_modelled: lost } = plasma.host.readings();
    expect(plasma.truth('shelf_potassium')).toBeCloseTo((1e6 * 0.03 * 39.098) / 3000, 1);
    expect(Math.abs(Number(found) - plasma.truth('shelf_potassium'))).toBeLessThan(3 * Number(u));
    expect(lost).toBe('Citric Acid');
  });
});
