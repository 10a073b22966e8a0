/** Lessons of the shelf about solids, each walked from its bench to the judged answer. */
import { lit, measured } from './lesson-flame';
import { expect, type LessonDriver, test } from './shelf-driver';

/** Scans what was carried in, picks the line, and has the lattice constant judged; Å. */
async function cell({ act, bench, check }: LessonDriver, line: string): Promise<number> {
  await bench.enter(/^Scan speed/, '20');
  await act('close_doors');
  await act('load_sample');
  await act('start_scan');
  await bench.phase('done');
  await act('pick_peak', line);
  await act('search_phase');
  await expect.poll(() => bench.number('lattice_a')).toBeGreaterThan(1);
  await check('shelf_lattice_a', 'lattice_a', 'lattice_a_u');
  return bench.number('lattice_a');
}

/** g/cm³ of so many units of a molar mass in a cell of this edge. */
const density = (units: number, molarMass: number, edge: number): number =>
  (units * molarMass) / (0.602_214_076 * edge ** 3);

test('What is a brass made of?', { tag: '@rest' }, async ({ bench, lesson }) => {
  await lesson.begin('What is a brass made of?');
  await lesson.act('start');
  await expect.poll(() => bench.number('rm')).toBeGreaterThan(200);
  await bench.record.click();
  await expect.poll(() => bench.number('fracture_stress')).toBeGreaterThan(100);
  await lesson.take('take_piece', '1');
  await lesson.next();
  await lesson.openShelf();
  await lesson.carry(await lesson.vial('1 g'), '0.5');
  expect(await cell(lesson, '42.5')).toBeGreaterThan(3.615);
  await lesson.next();
  const share = async (metal: string, times: string, standards: readonly string[]): Promise<number> => {
    await lit(lesson, async () => {
      await lesson.openShelf();
      const portion = await lesson.split(lesson.vials.first(), '0.1');
      await lesson.prepare(portion, 'Digest in aqua regia', '100');
      await lesson.prepare(portion, 'Dilute', times);
      await lesson.carry(portion);
    });
    await measured(lesson, standards);
    await lesson.check(`shelf_${metal}`, 'unknown_conc', 'unknown_u');
    // mg of it in a gram: 0.1 g in 0.1 L.
    return (await bench.number('unknown_original')) / 10;
  };
  const copper = await share('copper', '200', ['1', '2', '4', '5']);
  await bench.choose(/^Element/, 'Zinc');
  await bench.choose(/^Hollow cathode lamp/, 'Zinc');
  const zinc = await share('zinc', '800', ['0.2', '0.4', '0.8', '1']);
  // C26000: 70 % of copper, the rest of it zinc.
  expect(Math.abs(copper / 70 - 1)).toBeLessThan(0.03);
  expect(Math.abs(zinc / 30 - 1)).toBeLessThan(0.05);
});

test('From the cell to the density', { tag: '@rest' }, async ({ lesson }) => {
  await lesson.begin('From the cell to the density', '1');
  await lesson.take('take_powder', '0.5');
  await lesson.next();
  await lesson.openShelf();
  await lesson.carry(lesson.vials.first());
  // How level the powder lies leaves 0.04 % of the cell uncertain at this angle, 0.12 % of the density.
  expect(Math.abs(density(8, 28.085, await cell(lesson, '28.4')) / 2.329 - 1)).toBeLessThan(0.0035);
});

test('Which salt is it, and how is it built?', { tag: '@rest' }, async ({ lesson }) => {
  await lesson.begin('Which salt is it, and how is it built?', '1');
  await lesson.take('take_piece', '1');
  await lesson.next();
  await lesson.openShelf();
  const vial = lesson.vials.first();
  await lesson.prepare(vial, 'Grind');
  await lesson.carry(vial);
  expect(await cell(lesson, '31.7')).toBeCloseTo(5.64, 2);
});

test('Density by displacement, density by the cell', { tag: '@rest' }, async ({ bench, lesson }) => {
  await lesson.begin('Density by displacement, density by the cell');
  await lesson.act('weigh');
  await expect.poll(() => bench.number('mass_g')).toBeGreaterThan(24);
  await bench.choose(/^Volume method/, 'Water Displacement');
  await lesson.act('immerse');
  await expect.poll(() => bench.number('density_uncertainty')).toBeGreaterThan(0);
  const displaced = await bench.number('density');
  const u = await bench.number('density_uncertainty');
  await bench.record.click();
  await lesson.take('take_sample', '1');
  await lesson.next();
  await lesson.openShelf();
  await lesson.carry(lesson.vials.first());
  // A line far out fixes the cell best.
  const byCell = density(4, 26.982, await cell(lesson, '78.2'));
  expect(Math.abs(displaced - byCell)).toBeLessThan(3 * u);
  expect(byCell).toBeCloseTo(2.699, 2);
});
