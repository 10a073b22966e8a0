/** chem2 → FTIR and NMR: what spectra tell of a product that was taken out of the flask too early. */
import { describe, expect, it } from 'vitest';
import { LOCK_SOLVENT } from '../../../engine/data/samples/deuterated';
import { INFRARED_SAMPLES } from '../../../engine/data/samples/infrared';
import { dissolve, split } from '../../../engine/data/samples/prepare';
import type { Sample } from '../../../engine/data/samples/sample';
import { benchOf, type Bench, instrumentWith } from './route';

/** Some salicylic acid has not reacted, and nothing is washed away. */
async function earlyAspirin(): Promise<Sample> {
  const bench = await benchOf('chem2');
  bench.act('start_heating', undefined, 120);
  bench.act('quench', 20, 5);
  bench.act('cool', undefined, 600);
  bench.act('filter');
  bench.act('dry');
  bench.act('take_product', 0.5);
  return bench.taken();
}

const contentOf = (sample: Sample, id: string): number => sample.parts.find((part) => part.id === id)?.q.value ?? 0;

describe('aspirin in the infrared', () => {
  function collect(ftir: Bench): void {
    ftir.act('close_lid', undefined, 120);
    ftir.act('collect_background', undefined, 17);
    ftir.act('load_sample');
    ftir.act('collect_sample', undefined, 17);
  }
  const heightAt = (ftir: Bench, wavenumber: number): number => {
    ftir.act('pick_peak', wavenumber);
    return Number(ftir.host.readings()['peak_absorbance']);
  };

  it('is the sum of its parts: the ester band gives the aspirin, that at 758 the salicylic acid', async () => {
    const sample = await earlyAspirin();
    const ftir = await instrumentWith('ftir', sample);
    collect(ftir);
    const pure = await benchOf('ftir', { sample: 'Aspirin' });
    collect(pure);
    const aspirin = (100 * heightAt(ftir, 1754)) / heightAt(pure, 1754);
    expect(ftir.truth('shelf_aspirin')).toBeCloseTo(100 * contentOf(sample, 'aspirin'), 2);
    expect(Math.abs(aspirin - ftir.truth('shelf_aspirin'))).toBeLessThan(3);
    const acid = await benchOf('ftir', { sample: 'Salicylic Acid' });
    collect(acid);
    const salicylic = (100 * heightAt(ftir, 758)) / heightAt(acid, 758);
    expect(Math.abs(salicylic / ftir.truth('shelf_salicylic_acid') - 1)).toBeLessThan(0.05);
    expect(ftir.host.readings()['not_modelled']).toBeNull();
  });

  it('is refused dissolved', async () => {
    const sample = await earlyAspirin();
    const solution: Sample = { ...sample, phase: 'solution', parts: [{ id: 'aspirin', q: { value: 1, unit: 'g/L' } }] };
    await expect(instrumentWith('ftir', solution)).rejects.toThrow('its solvent would hide');
  });

  it('finds pure parts in its library', async () => {
    const ftir = await instrumentWith('ftir', INFRARED_SAMPLES['Salicylic Acid']);
    collect(ftir);
    ftir.act('identify');
    expect(ftir.host.readings()['match_name']).toBe('Salicylic Acid');
  });
});

describe('aspirin in the magnet', () => {
  async function tube(sample: Sample, solvent: string): Promise<Sample> {
    const portion = split(sample, 0.02);
    if (!portion.ok) throw new Error(portion.sentence);
    const solution = dissolve(portion.taken, 1, solvent);
    if (!solution.ok) throw new Error(solution.sentence);
    return solution.sample;
  }

  it('has protons of both molecules, and their integrals give the purity', async () => {
    const sample = await earlyAspirin();
    await expect(instrumentWith('nmr', await tube(sample, 'water and acetonitrile'))).rejects.toThrow(
      'nothing to lock on',
    );
    const nmr = await instrumentWith('nmr', await tube(sample, LOCK_SOLVENT), { field_mhz: '600' });
    nmr.act('load_sample');
    nmr.act('lock');
    nmr.act('shim_auto');
    nmr.act('start_scan', undefined, 165);
    nmr.act('fourier_transform');
    nmr.act('phase_auto');
    nmr.act('reference_tms');
    const integral = (range: string): number => {
      nmr.act('integrate', range);
      return Number(nmr.host.readings()['integral']);
    };
    const aspirin = integral('8.05,8.2');
    const salicylic = integral('7.85,8.0');
    const found = (100 * salicylic) / (aspirin + salicylic);
    const truth = nmr.truth('shelf_salicylic_acid');
    expect(Math.abs(found - truth)).toBeLessThan(Math.max(0.4, 0.03 * truth));
    expect(integral('2.2,2.5')).toBeCloseTo(3, 0);
    nmr.act('pick_peak', 2.35);
    expect(nmr.host.readings()['peak_ppm']).toBeCloseTo(2.35, 2);
    expect(nmr.host.readings()['not_modelled']).toBeNull();
  });
});
