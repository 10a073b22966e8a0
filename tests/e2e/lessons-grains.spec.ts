/** Lessons of the shelf about particles and their sizes, each walked from its bench to the judged answer. */
import type { BenchDriver } from './bench-driver';
import { expect, type LessonDriver, test } from './shelf-driver';

/** Laser diffraction, from the beam to the sizes. */
async function sized(lesson: LessonDriver, bench: BenchDriver): Promise<void> {
  await lesson.act('align_laser');
  await lesson.act('measure_background');
  await lesson.act('load_sample');
  await lesson.act('start_run');
  await bench.phase('done');
  await lesson.act('invert_distribution');
  await expect.poll(() => bench.number('d50')).toBeGreaterThan(0);
}

test('Sand, silt and clay by light', async ({ bench, lesson }) => {
  await lesson.begin('Sand, silt and clay by light');
  await lesson.take('take_soil', '5');
  await lesson.next();
  await lesson.openShelf();
  const vial = await lesson.vial('5 g');
  await lesson.prepare(vial, 'Sieve, and keep what passes', '50');
  // Of 5 g the sand is missing: 40 %.
  await expect(vial.locator('.vial-amount')).toHaveText('3 g');
  await lesson.prepare(vial, 'Disperse in water', '50');
  await lesson.carry(vial);
  await sized(lesson, bench);
  await lesson.check('shelf_d50', 'd50', 'd50_u');
  await lesson.check('shelf_finer_2', 'finer_pct', 'finer_u');
  expect(Math.abs(0.6 * (await bench.number('finer_pct')) - 20)).toBeLessThan(2);
});

test('How large are the cells of a culture?', async ({ bench, lesson }) => {
  await lesson.begin('How large are the cells of a culture?');
  await bench.run.click();
  await expect.poll(() => bench.number('log10_cfu')).toBeGreaterThan(9);
  await lesson.take('take_culture', '5');
  await lesson.next();
  await lesson.openShelf();
  await lesson.carry(await lesson.vial('Culture after'));
  await sized(lesson, bench);
  await lesson.check('shelf_d50', 'd50', 'd50_u');
  const median = await bench.number('d50');
  const residual = await bench.number('fit_residual_pct');
  await bench.enter(/^Index that the inversion assumes/, '1.59');
  await lesson.act('invert_distribution');
  await expect.poll(() => bench.number('fit_residual_pct')).toBeGreaterThan(10 * residual);
  expect(await bench.number('d50')).toBeGreaterThan(1.2 * median);
});
