/** Lessons of the shelf about particles, and of the sea in a plasma, each walked from its bench to the judged answer. */
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

test('Sand, silt and clay by light', { tag: '@rest' }, async ({ bench, lesson }) => {
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

test('How large are the cells of a culture?', { tag: '@rest' }, async ({ bench, lesson }) => {
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

test('Calcium of the sea, ion by ion', { tag: '@rest' }, async ({ bench, lesson }) => {
  await lesson.begin('Calcium of the sea, ion by ion');
  await lesson.act('start');
  await lesson.take('take_water', '100');
  await lesson.next();
  await lesson.openShelf();
  const salty = await lesson.vial('100 mL');
  const thin = await lesson.split(salty, '10');
  await lesson.prepare(thin, 'Dilute', '1000');
  await lesson.prepare(salty, 'Dilute', '10');
  await lesson.carry(thin);
  await lesson.act('ignite_plasma');
  // It is tuned when it is warm: a minute.
  await expect(async () => {
    await lesson.act('tune');
    expect(await bench.number('ceo_pct')).toBeGreaterThan(0);
  }).toPass();
  for (const standard of ['100', '300', '600']) await lesson.act('add_standard', standard);
  await lesson.act('fit_line');
  await lesson.act('load_sample');
  await lesson.act('read_sample');
  await expect.poll(() => bench.number('concentration_calc')).toBeGreaterThan(100);
  await lesson.check('shelf_calcium', 'concentration_calc', 'concentration_u');
  expect(await bench.number('is_recovery_pct')).toBeGreaterThan(95);
  await lesson.openShelf();
  await lesson.carry(salty);
  await lesson.act('load_sample');
  await lesson.act('read_sample');
  await expect.poll(() => bench.number('is_recovery_pct')).toBeLessThan(80);
});
