/** ms1, ms7, chem11 → XRD: which crystal it is, and its cell. */
import { describe, expect, it } from 'vitest';
import { grind } from '../../../engine/data/samples/prepare';
import type { Sample } from '../../../engine/data/samples/sample';
import { benchOf, type Bench, instrumentWith } from './route';

async function scanned(sample: Sample, line: number): Promise<Bench> {
  const xrd = await instrumentWith('xrd', sample, { scan_speed: 2, start_angle: 20, end_angle: 100 });
  xrd.act('close_doors');
  xrd.act('load_sample');
  xrd.act('start_scan', undefined, 2410);
  xrd.act('pick_peak', line);
  return xrd;
}
const ground = (sample: Sample): Sample => {
  const done = grind(sample);
  if (!done.ok) throw new Error(done.sentence);
  return done.sample;
};

describe('a piece of a bar in the diffractometer', () => {
  it.each([
    ['Low-carbon steel A36', 'Fe', 44.7, 2.8665],
    ['Stainless steel 304 (annealed)', 'Austenite', 43.6, 3.592],
    ['Brass C26000 (annealed)', 'α-Brass', 42.5, 3.685],
    ['Copper C11000 (annealed)', 'Cu', 43.3, 3.6149],
    ['Aluminium 6061-T6', 'Al', 38.5, 4.0495],
  ] as const)('of %s is %s', async (material, phase, line, cell) => {
    const bench = await benchOf('ms1', { material, crosshead_speed: 50 });
    bench.act('start', undefined, 120);
    bench.act('take_piece', 1);
    const xrd = await scanned(bench.taken(), line);
    xrd.act('search_phase');
    const readings = xrd.host.readings();
    expect(String(readings['phase_match']).split(' + ')).toContain(phase);
    expect(xrd.truth('shelf_lattice_a')).toBe(cell);
    expect(Math.abs(Number(readings['lattice_a']) - cell)).toBeLessThan(0.005);
    expect(readings['not_modelled']).toBe(material.includes('A36') ? 'Carbon' : null);
  });
});

describe('powder of the teaching diffractometer in the large one', () => {
  it.each([
    ['Silicon', 28.4, 8, 28.085, 2.329],
    ['Caesium chloride', 30.6, 1, 168.36, 3.988],
    ['Diamond', 43.9, 8, 12.011, 3.513],
  ] as const)('%s has the density of its cell', async (crystal, line, units, mass, density) => {
    const bench = await benchOf('ms7', { crystal });
    bench.act('take_powder', 0.5);
    const xrd = await scanned(bench.taken(), line);
    expect(xrd.host.readings()['lattice_a']).toBeNull();
    xrd.act('search_phase');
    const a = Number(xrd.host.readings()['lattice_a']);
    expect(Math.abs(a - xrd.truth('shelf_lattice_a'))).toBeLessThan(0.005);
    expect(Math.abs((units * mass * 10) / 6.02214076 / a ** 3 / density - 1)).toBeLessThan(0.006);
  });

  it('does not say what the unknown is', async () => {
    const bench = await benchOf('ms7', { crystal: 'Unknown' });
    bench.act('take_powder', 0.5);
    expect(bench.taken().name).toBe('Unknown powder');
  });
});

describe('a salt crystal', () => {
  it('is ground before it gives rings, and has the cell of rock salt', async () => {
    const bench = await benchOf('chem11');
    bench.act('take_piece', 1);
    await expect(instrumentWith('xrd', bench.taken())).rejects.toThrow('grind it first');
    const xrd = await scanned(ground(bench.taken()), 31.7);
    xrd.act('search_phase');
    expect(xrd.host.readings()['phase_match']).toBe('NaCl');
    expect(Math.abs(Number(xrd.host.readings()['lattice_a']) - xrd.truth('shelf_lattice_a'))).toBeLessThan(0.005);
  });

  it('is no crystal as a melt, and ice would not last', async () => {
    const salt = await benchOf('chem11');
    salt.act('set_temperature', 900, 5);
    expect(() => salt.act('take_piece', 1)).toThrow('No crystal is there');
    const water = await benchOf('chem11', { compound: 'H2O (Covalent)' });
    expect(() => water.act('take_piece', 1)).toThrow('Ice would be water');
  });
});
