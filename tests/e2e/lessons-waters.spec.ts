/** Lessons of the shelf about waters and solutions, each walked from its bench to the judged answer. */
import { lit, measured } from './lesson-flame';
import { expect, type LessonDriver, test } from './shelf-driver';

/** The ion chromatograph from its pump to fitted lines: a short column and a quick pump part these ions well enough. */
async function calibrated({ act, bench }: LessonDriver, standards: readonly string[]): Promise<void> {
  await bench.choose(/^Column length/, '100');
  await bench.enter(/^Flow/, '2');
  await act('start_pump');
  await act('equilibrate');
  for (const standard of standards) await act('add_standard', standard);
  await act('fit_line');
}

async function injected({ act, bench }: LessonDriver): Promise<void> {
  await act('load_sample');
  await act('inject');
  await expect.poll(() => bench.reading('run_time_min')).not.toBe('–');
  await bench.phase('done');
}

/** Selects the peak of an ion and has its content judged; mg/L. */
async function ion(lesson: LessonDriver, name: string): Promise<number> {
  const { act, bench, check } = lesson;
  const before = await bench.reading('peak_rt_min');
  await act('select_peak', name);
  await expect.poll(() => bench.reading('peak_rt_min')).not.toBe(before);
  const found = await bench.number('concentration_calc');
  await check(`shelf_${name.toLowerCase()}`, 'concentration_calc', 'concentration_u');
  return found;
}

test('Nitrate, or nitrogen?', async ({ lesson, page }) => {
  await lesson.begin('Nitrate, or nitrogen?', '1');
  const set = async (name: RegExp): Promise<number> =>
    Number(await page.getByRole('textbox', { name }).first().inputValue());
  const nitrate = await set(/^Nitrate as NO₃/);
  const phosphorus = await set(/^Total phosphate as PO₄-P/);
  await lesson.take('take_water', '100');
  await lesson.next();
  await lesson.openShelf();
  const vial = await lesson.vial('100 mL');
  await lesson.prepare(vial, 'Filter (0.45 µm)');
  await lesson.carry(vial);
  await calibrated(lesson, ['0.5', '2', '10']);
  await injected(lesson);
  expect(Math.abs((await ion(lesson, 'Nitrate')) / nitrate - 1)).toBeLessThan(0.03);
  const phosphate = await ion(lesson, 'Phosphate');
  expect(Math.abs((phosphate * 30.974) / 94.97 / phosphorus - 1)).toBeLessThan(0.05);
});

test('Where is the phosphorus of a green lake?', { tag: '@rest' }, async ({ bench, lesson }) => {
  await lesson.begin('Where is the phosphorus of a green lake?');
  await lesson.act('start');
  await expect.poll(() => bench.number('age_yr')).toBeGreaterThan(1);
  await bench.pause.click();
  await bench.record.click();
  const total = await bench.number('total_p');
  await lesson.take('take_water', '500');
  await lesson.next();
  await lesson.openShelf();
  const vial = await lesson.vial('500 mL');
  await lesson.prepare(vial, 'Filter (0.45 µm)');
  await lesson.carry(vial);
  await calibrated(lesson, ['0.1', '0.5', '1']);
  await injected(lesson);
  const dissolved = ((await ion(lesson, 'Phosphate')) * 30.974) / 94.97;
  // Some half of it is in the algae; mg/L beside µg/L.
  expect(1000 * dissolved).toBeGreaterThan(0.3 * total);
  expect(1000 * dissolved).toBeLessThan(0.7 * total);
});

test('Is the sea the same everywhere?', { tag: '@rest' }, async ({ bench, lesson }) => {
  await lesson.begin('Is the sea the same everywhere?', '1');
  await lesson.act('start');
  await lesson.take('take_water', '100');
  await bench.enter(/^Salinity/, '20');
  await lesson.act('start');
  await lesson.take('take_water', '100');
  await lesson.next();
  await lesson.act('start_pump');
  await lesson.openShelf();
  await expect(lesson.vials).toHaveCount(2);
  const [fresher, saltier] = [lesson.vials.first(), lesson.vials.last()];
  for (const vial of [saltier, fresher]) await lesson.prepare(vial, 'Dilute', '500');
  await lesson.carry(saltier);
  await calibrated(lesson, ['2', '10', '50']);
  const chlorides: number[] = [];
  for (const vial of [saltier, fresher]) {
    if (vial === fresher) {
      await lesson.openShelf();
      await lesson.carry(fresher);
    }
    await injected(lesson);
    const chloride = await ion(lesson, 'Chloride');
    expect((await ion(lesson, 'Sulfate')) / chloride).toBeCloseTo(0.14, 2);
    chlorides.push(chloride);
  }
  const [salty = 0, fresh = 0] = chlorides;
  expect(Math.abs(fresh / salty / (20 / 35) - 1)).toBeLessThan(0.03);
});

test('What a soil test takes out of the soil', { tag: '@rest' }, async ({ bench, lesson }) => {
  await lesson.begin('What a soil test takes out of the soil', '1');
  await lesson.act('test_npk');
  await expect.poll(() => bench.reading('n_rating')).not.toBe('–');
  const strip = await bench.reading('n_rating');
  await lesson.take('take_extract', 'Water');
  await lesson.next();
  await lesson.openShelf();
  await lesson.carry(await lesson.vial('25 mL'));
  await calibrated(lesson, ['2', '10', '50']);
  await injected(lesson);
  const nitrogen = (5 * (await ion(lesson, 'Nitrate')) * 14.007) / 62.004;
  expect(strip).toBe('Medium');
  expect(Math.abs(nitrogen / 20 - 1)).toBeLessThan(0.03);
});

test('What a titrated flask still holds', { tag: '@rest' }, async ({ bench, lesson }) => {
  await lesson.begin('What a titrated flask still holds');
  await lesson.act('swirl');
  /** The meter once it has followed. */
  const ph = async (): Promise<number> => {
    const from = await bench.seconds();
    await expect.poll(() => bench.seconds(), { intervals: [100] }).toBeGreaterThan(from + 15);
    return bench.number('ph_meter');
  };
  // The acid is unknown: what is left of it says how much base still runs in at once, and drops come last.
  for (let last = await ph(); last < 6; last = await ph()) {
    const left = (10 ** -last * (25 + (await bench.number('volume_added')))) / 0.1;
    if (left > 0.2) await lesson.act('add_base', (0.9 * left).toFixed(2));
    else await lesson.act('add_drop');
  }
  await bench.record.click();
  await lesson.take('take_flask');
  await lesson.next();
  await lesson.openShelf();
  const flask = lesson.vials.first();
  const tenth = await lesson.split(flask, '10');
  await lesson.prepare(tenth, 'Dilute', '100');
  await lesson.carry(tenth);
  await calibrated(lesson, ['2', '10', '50']);
  await injected(lesson);
  const chloride = (await ion(lesson, 'Chloride')) / 35.453;
  await lesson.next();
  await lit(lesson, async () => {
    await lesson.openShelf();
    const portion = lesson.vials.first();
    await lesson.prepare(portion, 'Dilute', '2000');
    await lesson.carry(portion);
  });
  await measured(lesson, ['0.2', '0.5', '0.8', '1']);
  await lesson.check('shelf_sodium', 'unknown_conc', 'unknown_u');
  // mmol/L of both in the flask: at the end point as much base as acid.
  expect(Math.abs((await bench.number('unknown_original')) / 22.99 / (100 * chloride) - 1)).toBeLessThan(0.03);
});

test('Calcium of the sea', { tag: '@rest' }, async ({ bench, lesson }) => {
  await lesson.begin('Calcium of the sea', '1');
  await lesson.act('start');
  await lesson.take('take_water', '100');
  await lesson.next();
  const standards = ['0.5', '1', '2', '4'];
  await lit(lesson, async () => {
    await lesson.openShelf();
    const vial = lesson.vials.first();
    await lesson.prepare(vial, 'Acidify to pH 2');
    await lesson.prepare(vial, 'Dilute', '200');
    await lesson.carry(vial);
  });
  /** 412 mg in a kilogram of seawater, 1.0233 kg in a litre. */
  const found = async (): Promise<void> => {
    await measured(lesson, standards);
    expect(Math.abs((await bench.number('unknown_original')) / 1.0233 / 412 - 1)).toBeLessThan(0.03);
  };
  await found();
  await lesson.act('flame_off');
  await bench.choose(/^Flame/, 'Nitrous Oxide-Acetylene');
  await lesson.act('light_flame');
  await found();
  await lesson.check('shelf_calcium', 'unknown_conc', 'unknown_u');
});
