/** bio2 → photometer and gel: protein that is left with the DNA, and how long the DNA is. */
import { describe, expect, it } from 'vitest';
import { absorbanceOfBands } from '../../../engine/core/spectrum';
import { ABSORPTION } from '../../../engine/data/samples/absorption';
import { dilute, gramsOf } from '../../../engine/data/samples/prepare';
import { molarity, type Sample } from '../../../engine/data/samples/sample';
import { LANE_ROWS } from '../../../engine/instruments/gel-electrophoresis';
import { type Bench, benchOf, instrumentWith } from './route';

async function spooled(): Promise<Bench> {
  const bench = await benchOf('bio2');
  bench.act('mash', 60, 60);
  bench.act('add_buffer', 20, 300);
  bench.act('filter_mixture', undefined, 60);
  bench.act('set_ethanol_temp', 0);
  bench.act('add_ethanol', 40, 120);
  bench.act('spool', 60, 60);
  return bench;
}

const absorbance = ({ parts }: Sample, wavelength: number): number =>
  parts.reduce(
    (sum, part) => sum + molarity(part) * absorbanceOfBands(ABSORPTION[part.id]?.bands ?? [], wavelength),
    0,
  );

describe('DNA on its way', () => {
  it('leaves the stick with its protein, once', async () => {
    const bench = await spooled();
    const before = bench.host.readings();
    bench.act('take_dna', 1);
    const sample = bench.taken();
    const [dna, protein] = sample.parts.map((part) => 1e6 * gramsOf(sample, part));
    expect(dna).toBeCloseTo(Number(before['dna_yield_ug']), 6);
    expect((100 * (protein ?? 0)) / ((dna ?? 0) + (protein ?? 0))).toBeCloseTo(Number(before['protein_percent']), 6);
    const after = bench.host.readings();
    expect(after['dna_yield_ug']).toBe(0);
    expect(after['purity_ratio']).toBeNull();
    expect(Number(before['dna_free']) - Number(after['dna_free'])).toBeCloseTo((dna ?? 0) / 300, 9);
    expect(() => bench.act('take_dna', 1)).toThrow('nothing on the stick');
    // What is wound later brings protein in proportion, as the first did.
    bench.act('spool', 60, 60);
    bench.act('take_dna', 1);
    const [rest, more] = bench.taken().parts;
    expect((more?.q.value ?? 0) / (rest?.q.value ?? 0)).toBeCloseTo((protein ?? 0) / (dna ?? 0), 6);
    expect(rest?.q.value).toBeGreaterThan(0);
  });

  it('takes light at 260 and 280 nm in the ratio that the bench states', async () => {
    const bench = await spooled();
    const { purity_ratio: ratio } = bench.host.readings();
    bench.act('take_dna', 1);
    const tenfold = dilute(bench.taken(), 10);
    if (!tenfold.ok) throw new Error(tenfold.sentence);
    const a260 = absorbance(tenfold.sample, 260);
    expect(a260).toBeGreaterThan(0.2);
    expect(a260).toBeLessThan(1);
    expect(a260 / absorbance(tenfold.sample, 280) / Number(ratio)).toBeCloseTo(1, 2);
  });

  it('runs as a smear of long DNA in the gel, with all of its mass', async () => {
    const bench = await spooled();
    bench.act('take_dna', 1);
    const sample = bench.taken();
    const gel = await instrumentWith('gel-electrophoresis', sample, { agarose: 0.7 });
    gel.act('cast_gel');
    gel.act('digest');
    gel.act('load_sample');
    gel.act('start_run', undefined, 3600);
    gel.act('stop_run');
    gel.act('stain_gel');
    gel.act('image_gel');
    const out = { lanes: new Float32Array(4 * LANE_ROWS), curves: new Float32Array(10_000) };
    const { lanes, pitch } = gel.host.view(out) as {
      readonly pitch: number;
      readonly lanes: readonly {
        readonly lane: string;
        readonly bands: readonly { readonly mass: number; readonly size: number; readonly distance: number }[];
      }[];
    };
    const smear = lanes.find(({ lane }) => lane === 'uncut')?.bands ?? [];
    const mass = smear.reduce((sum, band) => sum + band.mass, 0);
    expect(mass).toBeCloseTo(250, 6);
    // Random breaks: the mean by mass is twice that by number.
    expect(smear.reduce((sum, band) => sum + band.mass * band.size, 0) / mass / 30_000).toBeCloseTo(1, 1);
    const lane = out.lanes.subarray(LANE_ROWS, 2 * LANE_ROWS);
    const brightest = pitch * lane.indexOf(Math.max(...lane));
    const at = (shortest: number): number =>
      Math.max(...smear.filter(({ size }) => size >= shortest).map(({ distance }) => distance));
    // Most of it lies where 10,000 base pairs and more run, and its tail goes on beyond.
    expect(brightest).toBeLessThan(at(10_000));
    expect(lane[Math.round(at(4000) / pitch)]).toBeGreaterThan(0.02);
    expect(gel.host.readings()['not_modelled']).toBe('Protein');
  });

  it('needs DNA for the gel', async () => {
    const bench = await benchOf('es1');
    bench.act('take_water', 100);
    const water: Sample = { ...bench.taken(), phase: 'solution' };
    await expect(instrumentWith('gel-electrophoresis', water)).rejects.toThrow('no DNA');
  });
});
