/** Food colours on paper: spotted, hung into the jar by mouse, taken out by keyboard, measured with the loupe. */
import { expect, test } from './bench-driver';

test('chromatography: the strip into the jar and out again, and the blue dye has Rf 0.97', { tag: '@rest' }, async ({
  bench,
  page,
}) => {
  await bench.open('chem10', '?grade=ideal&mixture=Food+Coloring');

  await bench.handle('Paper strip').press('Enter');
  await expect(page.getByText('Nothing to separate.').first()).toBeVisible();
  await bench.handle('Capillary').click();
  const ruler = await bench.box('Loupe on the strip');
  // The jar stands on the other side of the ruler.
  await bench.drag('Paper strip', ({ y }, strip) => ({ x: 2 * ruler.x - strip.x, y }), { at: { x: 0.5, y: 0.3 } });
  await bench.phase('running');
  await bench.speed('16');
  await expect.poll(() => bench.number('front_cm')).toBeGreaterThan(9);
  await bench.handle('Paper strip').press('Enter');
  await bench.phase('done');

  // The panel may be a quarter of a second behind the strip.
  const first = async (): Promise<number> => (await bench.number('spot_1_cm')) / ((await bench.number('front_cm')) - 1);
  await expect.poll(first).toBeCloseTo(0.97, 2);
  const front = await bench.number('front_cm');
  for (const [spot, rf] of [
    [1, 0.97],
    [2, 0.65],
    [3, 0.45],
    [4, 0.71],
  ] as const) {
    expect(await bench.number(`rf_${spot}`)).toBeCloseTo(rf, 3);
    expect((await bench.number(`spot_${spot}_cm`)) / (front - 1)).toBeCloseTo(rf, 2);
  }
  const loupe = bench.handle('Loupe on the strip');
  await loupe.press('3');
  await expect
    .poll(async () => Math.abs(Number(await loupe.getAttribute('aria-valuenow')) - 1 - 0.45 * (front - 1)))
    .toBeLessThan(0.03);
  await loupe.press('ArrowUp');
  await bench.record.click();
  await bench.expectRows(1);
});
