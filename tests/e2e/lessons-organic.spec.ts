/** Organic matter and DNA: from the bench over the shelf into spectrometers, columns and a gel, to the answer. */
import type { BenchDriver } from './bench-driver';
import { expect, type LessonDriver, test } from './shelf-driver';

const isThere = /\d/;

/** Height of the band near 758 cm⁻¹ of what is at the spectrometer, of sixteen scans. */
async function heightOfBand(bench: BenchDriver, lesson: LessonDriver): Promise<number> {
  const before = await bench.reading('peak_absorbance');
  await lesson.act('load_sample');
  await lesson.act('collect_sample');
  // Refused until the collection is over; what is shown may be of the sample before.
  const picked = async (): Promise<boolean> => {
    await lesson.act('pick_peak', '758');
    const now = await bench.reading('peak_absorbance');
    return now !== before && isThere.test(now);
  };
  await expect.poll(picked).toBe(true);
  return bench.number('peak_absorbance');
}

/** Protons between two places, ppm. */
async function protons(bench: BenchDriver, lesson: LessonDriver, range: string): Promise<number> {
  const before = await bench.reading('integral');
  await lesson.act('integrate', range);
  await expect.poll(() => bench.reading('integral')).not.toBe(before);
  return bench.number('integral');
}

test('aspirin in three instruments: infrared, magnet and column find the salicylic acid that is left in it', {
  tag: '@rest',
}, async ({ bench, lesson }) => {
  await lesson.begin('Aspirin in three instruments');
  // With a millilitre of anhydride some of the acid has nothing to react with, however long one looks away.
  await bench.enter(/^Acetic anhydride/, '1');
  await bench.speed('16');
  await lesson.act('start_heating');
  await expect.poll(() => bench.number('conversion_percent')).toBeGreaterThan(97);
  await lesson.act('quench', '20');
  await lesson.act('cool');
  await expect.poll(() => bench.number('temperature_c')).toBeLessThan(3);
  await expect.poll(() => bench.number('crystals_g')).toBeGreaterThan(1.2);
  await lesson.act('filter');
  await lesson.act('dry');
  await lesson.take('take_product', '0.5');

  await lesson.next();
  await bench.choose(/^Sample$/, 'Salicylic Acid');
  await lesson.act('close_lid');
  await expect.poll(() => bench.seconds()).toBeGreaterThan(100);
  await lesson.act('collect_background');
  await expect.poll(() => bench.reading('scans_done')).toBe('16');
  const pure = await heightOfBand(bench, lesson);
  await lesson.openShelf();
  const product = await lesson.vial('Aspirin');
  await lesson.carry(product, '0.1');
  const height = await heightOfBand(bench, lesson);
  await bench.record.click();
  await bench.check('shelf_salicylic_acid', ((100 * height) / pure).toFixed(2), '1');

  await lesson.next();
  await lesson.openShelf();
  const tube = await lesson.split(await lesson.vial('Aspirin'), '0.02');
  await lesson.prepare(tube, 'Dissolve in CDCl₃', '1');
  await lesson.carry(tube, '0.7');
  await lesson.act('load_sample');
  await lesson.act('lock');
  await lesson.act('shim_auto');
  await lesson.act('start_scan');
  await expect.poll(() => bench.reading('scans_done')).toBe('8');
  await lesson.act('fourier_transform');
  await lesson.act('phase_auto');
  await lesson.act('reference_tms');
  const aspirin = await protons(bench, lesson, '8.05,8.20');
  const salicylic = await protons(bench, lesson, '7.85,8.00');
  await bench.record.click();
  const fraction = salicylic / (aspirin + salicylic);
  // Each integral to 2 % of itself.
  const uncertainty = fraction * (1 - fraction) * Math.sqrt(2) * 0.02;
  await bench.check('shelf_salicylic_acid', (100 * fraction).toFixed(2), (100 * uncertainty).toFixed(2));

  await lesson.next();
  await lesson.openShelf();
  const dissolved = await lesson.split(await lesson.vial('Aspirin', '0.38'), '0.1');
  await lesson.prepare(dissolved, 'Dissolve in water and acetonitrile', '100');
  await lesson.carry(dissolved, '2');
  // A third of the column has room enough for two peaks.
  await bench.choose(/^Column length/, '50');
  for (const standard of ['50', '150', '300']) await lesson.act('calibrate', standard);
  await lesson.act('load_sample');
  await lesson.act('start_run');
  await bench.phase('done');
  await lesson.act('select_peak', 'Salicylic Acid');
  await expect.poll(() => bench.number('concentration_calc')).toBeGreaterThan(1);
  await lesson.check('shelf_salicylic_acid', 'concentration_calc', 'concentration_u');
});

/** Counts of the first peak, once its run is over. */
async function areaOfFirst(bench: BenchDriver, lesson: LessonDriver): Promise<number> {
  await lesson.act('load_sample');
  await lesson.act('start_run');
  await bench.phase('done');
  await lesson.act('select_peak', '1');
  await expect.poll(() => bench.number('peak_area')).toBeGreaterThan(0);
  return bench.number('peak_area');
}

test('what yeast made of glucose is ethanol, and a standard says how much', { tag: '@rest' }, async ({
  bench,
  lesson,
}) => {
  await lesson.begin('Two ethanol from each glucose?');
  await bench.run.click();
  await bench.phase('done');
  await bench.record.click();
  await lesson.take('take_suspension', '50');

  await lesson.next();
  await lesson.act('tune');
  await bench.choose(/^Sample$/, 'Ethanol Standard');
  const standard = await areaOfFirst(bench, lesson);
  await lesson.openShelf();
  const ferment = await lesson.vial(/50 mL/);
  await lesson.prepare(ferment, 'Filter (0.45 µm)');
  await lesson.carry(ferment);
  const area = await areaOfFirst(bench, lesson);
  await lesson.act('search_library');
  await expect.poll(() => bench.reading('match_name')).toBe('Ethanol');
  await bench.record.click();
  const found = (1000 * area) / standard;
  // Ions are counted: so many scatter by the root of their number.
  await bench.check('shelf_ethanol', found.toFixed(0), (found * Math.sqrt(1 / area + 1 / standard)).toFixed(1));
});

test('spooled DNA has its protein in the photometer, and its lengths in the gel', { tag: '@rest' }, async ({
  bench,
  lesson,
  page,
}) => {
  /** Hands and what is in the bag take their time. */
  const after = async (seconds: number, action: string, value?: string): Promise<void> => {
    const begun = await bench.seconds();
    await lesson.act(action, value);
    await expect.poll(() => bench.seconds(), { intervals: [200] }).toBeGreaterThan(begun + seconds);
  };
  await lesson.begin('How long is the DNA that was spooled?');
  await after(61, 'mash', '60');
  await after(300, 'add_buffer', '20');
  await after(61, 'filter_mixture');
  await lesson.act('set_ethanol_temp', '0');
  await after(120, 'add_ethanol', '40');
  await after(61, 'spool', '60');
  await expect.poll(() => bench.number('purity_ratio')).toBeGreaterThan(1);
  const ratio = await bench.number('purity_ratio');
  await bench.record.click();
  await lesson.take('take_dna', '1');

  await lesson.next();
  await lesson.openShelf();
  const dna = await lesson.vial('DNA');
  await lesson.prepare(dna, 'Dilute', '10');
  await lesson.carry(dna);
  await lesson.act('lamp_on');
  await lesson.act('blank');
  await lesson.act('load_sample');
  await lesson.act('measure');
  await expect.poll(() => bench.reading('absorbance')).toMatch(isThere);
  const at260 = await bench.number('absorbance');
  await bench.enter(/^Wavelength/, '280');
  await expect.poll(() => bench.reading('absorbance')).not.toMatch(isThere);
  await lesson.act('measure');
  await expect.poll(() => bench.reading('absorbance')).toMatch(isThere);
  const at280 = await bench.number('absorbance');
  expect(at260).toBeGreaterThan(0.2);
  // The bench's own photometer is off by up to 1 %, and repeats to 0.35 %.
  expect(Math.abs(at260 / at280 / ratio - 1)).toBeLessThan(0.01 + 4 * 0.0035);

  await lesson.next();
  await lesson.openShelf();
  await lesson.carry(await lesson.vial('DNA'), '0.1');
  await bench.ready();
  await lesson.act('cast_gel');
  await lesson.act('digest');
  await lesson.act('load_sample');
  await lesson.act('start_run');
  await expect.poll(() => bench.number('run_time'), { intervals: [200] }).toBeGreaterThan(60);
  await lesson.act('stop_run');
  await lesson.act('stain_gel');
  await lesson.act('image_gel');
  const words = page.locator('.description p');
  // The words are of what is drawn when they are asked for, and the photograph may not be yet.
  await expect(async () => {
    await page.getByRole('button', { name: 'Describe the stage' }).click();
    await expect(words).toContainText('brightest at', { timeout: 1000 });
  }).toPass();
  const text = (await words.textContent()) ?? '';
  const brightest = Number(/brightest at (\d+) mm/.exec(text)?.[1]);
  const ladder = (/ladder: bands at ([\d, ]+) mm/.exec(text)?.[1] ?? '').split(', ').map(Number);
  // The second fragment of the ladder has 9416 base pairs: shorter ones run farther.
  expect(brightest).toBeLessThan(ladder[1] ?? 0);
});

test('a letter of a gene that was changed at the bench is found in the trace', { tag: '@rest' }, async ({
  bench,
  lesson,
}) => {
  await lesson.begin('The mutation in the trace');
  await bench.run.click();
  const message = (): Promise<string> => bench.reading('mrna');
  await expect.poll(message).toMatch(/^AUGGCCAUUGUA[ACGU]{27}$/);
  const first = await message();
  await lesson.act('substitute', '12:G');
  await expect.poll(message).toMatch(/^AUGGCCAUUGUG[ACGU]{27}$/);

  await lesson.next();
  await bench.enter(/^Custom sequence/, first);
  await bench.enter(/^Planted variants/, 'A12G');
  await bench.speed('16');
  await lesson.act('load_sample');
  await lesson.act('prepare_library');
  await lesson.act('start_run');
  await bench.phase('done');
  await lesson.act('base_call');
  await lesson.act('align');
  await expect.poll(() => bench.reading('variants_found')).toBe('A12G');
  // No letter of the read is less sure than one error in a thousand, the changed one with them.
  expect(await bench.number('q30_percent')).toBe(100);
});
