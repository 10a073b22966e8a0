/** chem10, chem5, mlab5, mmb2 → spectrophotometer: what has colour, and what only looks as if it had. */
import { describe, expect, it } from 'vitest';
import { dilute, filter, split } from '../../../engine/data/samples/prepare';
import type { Sample } from '../../../engine/data/samples/sample';
import { benchOf, type Bench, instrumentWith } from './route';

async function photometer(sample: Sample, given: Parameters<typeof instrumentWith>[2] = {}): Promise<Bench> {
  const uv = await instrumentWith('uv-vis', sample, given);
  uv.act('lamp_on');
  uv.act('blank');
  uv.act('load_sample');
  return uv;
}

/** Absorbance at a wavelength, in the cuvette that is set. */
async function absorbanceAt(sample: Sample, wavelength: number): Promise<number> {
  const uv = await photometer(sample, { wavelength });
  uv.act('measure');
  return Number(uv.host.readings()['absorbance']);
}

/** mmol/L by five standards at a wavelength. */
async function contentBy(sample: Sample, wavelength: number, standards: readonly number[]): Promise<Bench> {
  const uv = await photometer(sample, { wavelength });
  for (const content of standards) uv.act('add_standard', content);
  uv.act('fit_line');
  uv.act('load_sample');
  uv.act('measure_unknown');
  return uv;
}

const made = (done: ReturnType<typeof dilute>): Sample => {
  if (!done.ok) throw new Error(done.sentence);
  return done.sample;
};

describe('spots of a chromatogram', () => {
  it.each([
    ['Food Coloring', 'Water', 3, 504],
    ['Food Coloring', 'Water', 1, 629],
    ['Ink', 'Ethanol', 3, 546],
    ['Plant Pigments', 'Acetone', 3, 664],
  ] as const)('of %s in %s: number %i has its peak at %i nm', async (mixture, solvent, spot, wavelength) => {
    const paper = await benchOf('chem10', {
      mixture,
      solvent,
      ...(mixture === 'Plant Pigments' && { developing_system: 'Petroleum ether-acetone 9:1' }),
    });
    for (let n = 0; n < 3; n++) paper.act('spot');
    paper.act('start', undefined, 1500);
    expect(() => paper.act('take_spot', spot)).toThrow('Take the paper out');
    paper.act('remove');
    paper.act('take_spot', spot);
    expect(() => paper.act('take_spot', spot)).toThrow('cut out already');
    expect(paper.host.readings()[`rf_${spot}`]).not.toBeNull();
    const uv = await photometer(paper.taken(), { scan_start: 750, scan_end: 380 });
    uv.act('start_scan', undefined, 100);
    uv.act('pick_peak', wavelength);
    expect(Math.abs(Number(uv.host.readings()['peak_nm']) - wavelength)).toBeLessThan(8);
  });

  it('give all of their dye once: cuts that overlap share it', async () => {
    const paper = await benchOf('chem10', { mixture: 'Food Coloring', spot_size: 3 });
    for (let n = 0; n < 3; n++) paper.act('spot');
    paper.act('start', undefined, 900);
    paper.act('remove');
    for (const spot of [1, 2, 3, 4]) paper.act('take_spot', spot);
    const grams = new Map<string, number>();
    for (const { parts, amount } of paper.host.samples())
      for (const { id, q } of parts) grams.set(id, (grams.get(id) ?? 0) + (q.value * amount.value) / 1000);
    for (const total of grams.values()) {
      expect(total).toBeLessThanOrEqual(15e-6 * (1 + 1e-9));
      expect(total).toBeGreaterThan(13e-6);
    }
  });
});

describe('the iodine clock, thinned and cooled at a moment', () => {
  it('has the blue that iodine and starch make', async () => {
    const clock = await benchOf('chem5');
    expect(() => clock.act('take_portion', 5)).toThrow('Mix the flasks first');
    clock.act('mix', undefined, 5);
    clock.act('take_portion', 5);
    expect(clock.taken().parts.map(({ id }) => id)).not.toContain('starch-iodine');
    while (clock.host.readings()['clock_time_s'] === null) clock.wait(1);
    clock.wait(3);
    clock.act('take_portion', 5);
    const shown = Number(clock.host.readings()['iodine_mm']);
    expect(() => clock.act('take_portion', 50)).not.toThrow();
    expect(() => clock.act('take_portion', 50)).toThrow('Only 40 mL');
    const [, sample] = clock.host.samples();
    if (!sample) throw new Error('Nothing was taken.');
    expect(sample.amount).toEqual({ value: 100, unit: 'mL' });
    const uv = await contentBy(sample, 580, [0.002, 0.005, 0.01, 0.02, 0.04]);
    const truth = uv.truth('shelf_starch_iodine');
    expect(20 * truth).toBeCloseTo(shown, 4);
    expect(Math.abs(Number(uv.host.readings()['unknown_conc']) / truth - 1)).toBeLessThan(0.03);
    expect(uv.host.readings()['not_modelled']).toContain('Iodide');
  });
});

describe('a well of the plate', () => {
  it('has at 450 nm, over another path, the dye that the reader saw', async () => {
    const plate = await benchOf('mlab5', { noise: false });
    expect(() => plate.act('take_well', 'G1')).toThrow('Read the plate first');
    plate.act('run_protocol', undefined, 20_000);
    expect(() => plate.act('take_well', 'Z9')).toThrow('Name a well');
    plate.act('take_well', 'g1');
    expect(() => plate.act('take_well', 'G1')).toThrow('This well is empty');
    const well = plate.taken();
    await expect(instrumentWith('uv-vis', well)).rejects.toThrow('Too little for a cuvette');
    const absorbance = await absorbanceAt(made(dilute(well, 20)), 450);
    // The reader looks through 0.45 cm of it, and an empty plate absorbs 0.045.
    const expected = (Number(plate.host.readings()['od_s6']) - 0.045) / 0.45 / 20;
    expect(Math.abs(absorbance / expected - 1)).toBeLessThan(0.03);
    plate.act('read_plate', undefined, 31);
    plate.act('fit_curve');
    expect(Number(plate.host.readings()['od_s6'])).toBeLessThan(expected * 20 * 0.45);
  });
});

describe('a culture', () => {
  it('scatters what its own photometer reads, more in the blue, and nothing once it is filtered', async () => {
    const flask = await benchOf('mmb2', { medium: 'LB broth', temperature: 37 });
    flask.wait(7 * 3600);
    flask.act('read_od', undefined, 40);
    const own = Number(flask.host.readings()['od600']);
    flask.act('take_culture', 5);
    const [sample] = flask.host.samples();
    if (!sample) throw new Error('Nothing was taken.');
    expect(own).toBeGreaterThan(0.05);
    const here = await absorbanceAt(sample, 600);
    expect(Math.abs(here - own)).toBeLessThan(0.05);
    expect(await absorbanceAt(sample, 400)).toBeGreaterThan(1.5 * here);
    const portion = split(sample, 3);
    if (!portion.ok) throw new Error(portion.sentence);
    // Diluted, the bend is gone: ten times less than a straight law says.
    expect(10 * (await absorbanceAt(made(dilute(portion.taken, 10)), 600))).toBeGreaterThan(here);
    const clear = filter(portion.taken);
    if (!clear.ok) throw new Error(clear.sentence);
    // The liquor is as clear as the blank, at both ends of the spectrum.
    for (const wavelength of [600, 400])
      expect(Math.abs(await absorbanceAt(clear.sample, wavelength))).toBeLessThan(0.002);
    await expect(instrumentWith('hplc', clear.sample)).rejects.toThrow('nothing in it');
  });
});
