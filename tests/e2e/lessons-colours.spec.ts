/** What has colour and what only looks as if it had: from the bench over the shelf into the spectrophotometer, to the answer. */
import type { BenchDriver } from './bench-driver';
import { expect, type LessonDriver, test } from './shelf-driver';

/** Scans what is at the instrument, from 750 to 380 nm, four nanometres a second; the clock that is shown may be late. */
async function scan(bench: BenchDriver, lesson: LessonDriver): Promise<void> {
  const begun = await bench.seconds();
  await lesson.act('load_sample');
  await lesson.act('start_scan');
  await expect.poll(() => bench.seconds(), { intervals: [200] }).toBeGreaterThan(begun + 130);
}

/** Absorbance at a wavelength, in the mean of ten readings. */
async function absorbanceAt(bench: BenchDriver, lesson: LessonDriver, wavelength: string): Promise<number> {
  await bench.enter(/^Wavelength/, wavelength);
  await expect.poll(() => bench.reading('absorbance')).toBe('–');
  await lesson.act('measure');
  await expect.poll(() => bench.reading('absorbance')).not.toBe('–');
  return bench.number('absorbance');
}

test('the dyes of an ink run apart on paper, and each has a peak of its own', { tag: '@rest' }, async ({
  bench,
  lesson,
  page,
}) => {
  await lesson.begin('What does a spot absorb?');
  await lesson.act('spot');
  await lesson.act('start');
  await expect.poll(() => bench.number('front_cm'), { intervals: [200] }).toBeGreaterThan(8);
  await lesson.act('remove');
  await expect.poll(() => bench.number('rf_1')).toBeCloseTo(0.97, 1);
  expect(await bench.number('rf_3')).toBeCloseTo(0.45, 1);
  await bench.record.click();
  await lesson.take('take_spot', '1');
  await lesson.act('take_spot', '3');
  await expect(page.getByText('On the shelf: Spot 3, eluted, 3 mL.').first()).toBeVisible();

  await lesson.next();
  await lesson.act('lamp_on');
  await lesson.act('blank');
  // Brilliant blue and acid fuchsin; whoever picks elsewhere gets the peak that lies nearest.
  for (const [spot, peak] of [
    ['Spot 1', 629],
    ['Spot 3', 546],
  ] as const) {
    await lesson.openShelf();
    await lesson.carry(await lesson.vial(spot));
    await scan(bench, lesson);
    await lesson.act('pick_peak', '600');
    await expect.poll(async () => Math.abs((await bench.number('peak_nm')) - peak)).toBeLessThan(10);
  }
});

test('the iodine clock turns, and its blue says how much iodine there was then', { tag: '@rest' }, async ({
  bench,
  lesson,
  page,
}) => {
  await lesson.begin('The blue of the iodine clock');
  await lesson.act('mix');
  await lesson.take('take_portion', '2');
  await expect.poll(() => bench.reading('clock_time_s'), { intervals: [100] }).not.toBe('–');
  await lesson.act('take_portion', '5');
  await expect(
    page.getByText('On the shelf: Clock mixture, twenty times diluted in ice-cold water, 100 mL.').first(),
  ).toBeVisible();

  await lesson.next();
  await lesson.openShelf();
  const blue = await lesson.vial('100 mL');
  await lesson.carry(blue);
  await lesson.act('lamp_on');
  await lesson.act('blank');
  for (const standard of ['0.002', '0.01', '0.04']) await lesson.act('add_standard', standard);
  await lesson.act('fit_line');
  await lesson.act('load_sample');
  await lesson.act('measure_unknown');
  await expect.poll(() => bench.number('unknown_conc')).toBeGreaterThan(0.0005);
  await bench.record.click();
  // Most of its uncertainty is that of the stock of the standards, 0.5 %.
  const found = await bench.number('unknown_conc');
  await bench.check('shelf_starch_iodine', String(found), (0.005 * found).toFixed(6));
});

test('a well of a plate absorbs in the cuvette what the reader saw from above', { tag: '@rest' }, async ({
  bench,
  lesson,
}) => {
  await lesson.begin('A well under two photometers');
  await lesson.act('run_protocol');
  await expect.poll(() => bench.number('od_s6'), { intervals: [300] }).toBeGreaterThan(0);
  // Without the plate, over the 0.45 cm that the liquid is deep.
  const above = ((await bench.number('od_s6')) - 0.045) / 0.45;
  await lesson.take('take_well', 'G1');

  await lesson.next();
  await lesson.openShelf();
  const well = await lesson.vial('Well G1');
  await lesson.prepare(well, 'Dilute', '20');
  await lesson.carry(well);
  await lesson.act('lamp_on');
  await lesson.act('blank');
  await lesson.act('load_sample');
  await lesson.act('measure');
  await expect.poll(() => bench.number('absorbance')).toBeGreaterThan(0.01);
  expect(Math.abs((20 * (await bench.number('absorbance'))) / above - 1)).toBeLessThan(0.03);
});

test('a culture is turbid and not coloured: no peak, more in the blue, and nothing once it is filtered', {
  tag: '@rest',
}, async ({ bench, lesson, page }) => {
  await lesson.begin('Turbid, not coloured');
  await bench.run.click();
  await expect.poll(() => bench.seconds(), { intervals: [200] }).toBeGreaterThan(9 * 3600);
  await lesson.act('read_od');
  await expect.poll(() => bench.number('od600')).toBeGreaterThan(0.2);
  await lesson.take('take_culture', '5');

  await lesson.next();
  await lesson.act('lamp_on');
  await lesson.act('blank');
  await lesson.openShelf();
  await lesson.carry(await lesson.vial('Culture after'));
  await expect(page.getByText(/^culture after \d+\.\d h$/)).toBeVisible();
  await scan(bench, lesson);
  await lesson.act('pick_peak', '500');
  await expect(page.getByText('No peak stands out of this spectrum').first()).toBeVisible();
  const red = await absorbanceAt(bench, lesson, '600');
  expect(await absorbanceAt(bench, lesson, '400')).toBeGreaterThan(1.5 * red);

  await lesson.openShelf();
  const rest = await lesson.vial('Culture after');
  await lesson.prepare(rest, 'Filter (0.45 µm)');
  await lesson.carry(rest);
  await lesson.act('load_sample');
  expect(Math.abs(await absorbanceAt(bench, lesson, '401'))).toBeLessThan(0.003);
});
