/** ms1 → AAS, ICP-MS: what a bar is made of. */
import { describe, expect, it } from 'vitest';
import { digest, dilute, gramsOf, split } from '../../../engine/data/samples/prepare';
import { milligramsPerLitre, type Sample } from '../../../engine/data/samples/sample';
import { benchOf, type Bench, instrumentWith } from './route';

async function brokenBar(material: string): Promise<Bench> {
  const bench = await benchOf('ms1', { material, crosshead_speed: 50 });
  expect(() => bench.act('take_piece', 0.5)).toThrow('still in one piece');
  bench.act('start', undefined, 120);
  expect(bench.host.readings()['rm']).not.toBeNull();
  return bench;
}

async function pieceOf(material: string): Promise<Sample> {
  const bench = await brokenBar(material);
  bench.act('take_piece', 0.5);
  return bench.taken();
}

/** In so many millilitres of acid, and diluted. */
function digested(piece: Sample, grams: number, millilitres: number, factor: number): Sample {
  const portion = split(piece, grams);
  if (!portion.ok) throw new Error(portion.sentence);
  const digests = digest(portion.taken, millilitres);
  if (!digests.ok) throw new Error(digests.sentence);
  const diluted = dilute(digests.sample, factor);
  if (!diluted.ok) throw new Error(diluted.sentence);
  return diluted.sample;
}

/** mg/L of a metal in what the capillary hangs in, by five standards. */
async function byFlame(solution: Sample, element: string, standards: readonly number[]): Promise<Bench> {
  const aas = await instrumentWith('aas', solution, { element, lamp: element });
  aas.act('lamp_on', undefined, 600);
  aas.act('light_flame', undefined, 5);
  aas.act('aspirate_blank', undefined, 11);
  for (const content of standards) aas.act('aspirate_standard', content, 11);
  aas.act('fit_quadratic');
  aas.act('aspirate_unknown', undefined, 11);
  return aas;
}

describe('a broken bar', () => {
  it('is what all its pieces and the rest weigh, and no more is sawn off than is there', async () => {
    const bench = await brokenBar('Brass C26000 (annealed)');
    bench.act('take_piece', 20);
    const piece = bench.taken();
    expect(piece.parts.reduce((sum, part) => sum + gramsOf(piece, part), 0)).toBeCloseTo(20, 9);
    expect(() => bench.act('take_piece', 20)).toThrow('are left: take less');
    expect(bench.host.samples()).toHaveLength(1);
  });

  it('of brass has the copper and the zinc that the flame finds', async () => {
    const piece = await pieceOf('Brass C26000 (annealed)');
    await expect(instrumentWith('aas', piece)).rejects.toThrow('digest it in acid');
    for (const [element, factor, standards] of [
      ['Copper', 200, [1, 2, 3, 4, 5]],
      ['Zinc', 800, [0.2, 0.4, 0.6, 0.8, 1]],
    ] as const) {
      const aas = await byFlame(digested(piece, 0.1, 100, factor), element, standards);
      const readings = aas.host.readings();
      const truth = aas.truth(`shelf_${element.toLowerCase()}`);
      expect(Math.abs(Number(readings['unknown_conc']) / truth - 1), element).toBeLessThan(0.03);
      expect(readings['dilution_factor']).toBe(factor);
      // 0.1 g in 100 mL: mg/L of the digest are mg per gram.
      const share = Number(readings['unknown_original']) / 1000;
      const own = piece.parts.find(({ id }) => id === `${element.toLowerCase()}-metal`)?.q.value ?? 0;
      expect(Math.abs(share / own - 1), element).toBeLessThan(0.03);
    }
  });

  it('of stainless steel has nickel and chromium in the plasma, and manganese that is not modelled', async () => {
    const piece = await pieceOf('Stainless steel 304 (annealed)');
    const solution = digested(piece, 0.1, 100, 2000);
    const icpms = await instrumentWith('icpms', solution, { element: 'Ni', cell_mode: 'Helium' });
    icpms.act('ignite_plasma', undefined, 120);
    icpms.act('tune');
    for (const content of [10, 25, 50]) icpms.act('add_standard', content, 5);
    icpms.act('fit_line');
    icpms.act('rinse', undefined, 62);
    icpms.act('load_sample');
    icpms.act('read_sample', undefined, 5);
    const { concentration_calc: found, not_modelled: missing } = icpms.host.readings();
    expect(Math.abs(Number(found) / icpms.truth('shelf_nickel') - 1)).toBeLessThan(0.05);
    expect(missing).toContain('Manganese');
    const nickel = solution.parts.find(({ id }) => id === 'nickel');
    expect(icpms.truth('shelf_nickel')).toBeCloseTo(1000 * (nickel ? milligramsPerLitre(nickel) : 0), 3);
  });
});
