/** es6 → icpms: magnesium, potassium and calcium of the sea, and the salt that holds their counts down. */
import { describe, expect, it } from 'vitest';
import { dilute } from '../../../engine/data/samples/prepare';
import type { Sample } from '../../../engine/data/samples/sample';
import { seawaterDensity } from '../../../engine/environmental-science/seawater-bottle';
import { type Bench, benchOf, instrumentWith } from './route';

async function seawater(factor: number): Promise<Sample> {
  const bench = await benchOf('es6', { salinity: 35, temperature: 25 });
  bench.act('start', undefined, 600);
  bench.act('take_water', 100);
  const diluted = factor > 1 ? dilute(bench.taken(), factor) : { ok: true as const, sample: bench.taken() };
  if (!diluted.ok) throw new Error(diluted.sentence);
  return diluted.sample;
}

/** With rhodium against the salt, in helium against molecules. */
async function calibrated(sample: Sample, element: string, standards: readonly number[]): Promise<Bench> {
  const plasma = await instrumentWith('icpms', sample, { element, cell_mode: 'Helium', dwell_ms: 1000 });
  plasma.act('ignite_plasma', undefined, 65);
  plasma.act('tune');
  for (const content of standards) plasma.act('add_standard', content, 4);
  plasma.act('fit_line');
  return plasma;
}

/** Loads and reads; what the bench said of the salt. */
function counted(plasma: Bench): { readonly found: number; readonly u: number; readonly said: string } {
  plasma.host.act({ do: 'load_sample' });
  const said = plasma.host
    .takeNotices()
    .map(({ notice }) => notice)
    .join(' ');
  plasma.act('read_sample', undefined, 4);
  const readings = plasma.host.readings();
  return { found: Number(readings['concentration_calc']), u: Number(readings['concentration_u']), said };
}

describe('seawater in the plasma', () => {
  it.each([
    { element: 'Ca', id: 'calcium', perKilogram: 412, standards: [100, 200, 400, 600] },
    { element: 'K', id: 'potassium', perKilogram: 399, standards: [100, 200, 400, 600] },
    { element: 'Mg', id: 'magnesium', perKilogram: 1284, standards: [500, 1000, 1500, 2000] },
  ])('diluted a thousand times shows its $id', async ({ element, id, perKilogram, standards }) => {
    const plasma = await calibrated(await seawater(1000), element, standards);
    const { found, u, said } = counted(plasma);
    expect(said).toBe('');
    const truth = plasma.truth(`shelf_${id}`);
    // µg/L of the dilution are mg/L of the sea.
    expect(Math.abs(truth / seawaterDensity(25, 35) / perKilogram - 1)).toBeLessThan(0.005);
    expect(Math.abs(found - truth)).toBeLessThan(3 * u);
    expect(plasma.host.readings()['not_modelled']).toContain('Bromide');
  });

  it('undiluted clogs the cones, and diluted ten times it still settles and reads too little', async () => {
    const clogged = counted(await calibrated(await seawater(1), 'Ca', [1000, 10_000]));
    expect(clogged.said).toContain('Cones may clog');
    const plasma = await calibrated(await seawater(10), 'Ca', [2000, 5000, 10_000]);
    const { found, said } = counted(plasma);
    expect(said).toContain('0.2 %');
    const truth = plasma.truth('shelf_calcium');
    expect(found).toBeLessThan(0.93 * truth);
    expect(Number(plasma.host.readings()['is_recovery_pct'])).toBeLessThan(80);
  });

  it('is not counted on the masses of argon', async () => {
    const plasma = await calibrated(await seawater(1000), 'Ca', [100, 400]);
    plasma.act('load_sample');
    expect(() => plasma.act('read_mass', 40)).toThrow('Argon');
    plasma.act('read_mass', 44);
    plasma.act('read_mass', 43);
    // 0.135 over 2.086 of the atoms, by a response that rises with the mass.
    expect(Number(plasma.host.readings()['cps_ratio'])).toBeGreaterThan(0.06);
    expect(Number(plasma.host.readings()['cps_ratio'])).toBeLessThan(0.07);
  });
});
