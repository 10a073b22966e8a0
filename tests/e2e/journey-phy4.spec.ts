/** Hooke's law as a learner does it: load the spring by hand, read it at rest, pull it down and time its swings. */
import { expect, test } from './bench-driver';

test("Hooke's law: the hanger dragged onto the hook, a mass added, the period of its swings", { tag: '@rest' }, async ({
  bench,
  page,
}) => {
  await bench.open('phy4', '?grade=ideal');
  await bench.record.click();

  const { width, height } = (await page.locator('.stage-handles').first().boundingBox()) ?? { width: 0, height: 0 };
  await bench.drag('Hanger with masses', ({ x, y }) => [
    { x: x - 0.15 * width, y: y - 0.3 * height },
    { x: x - 0.215 * width, y: y - 0.53 * height },
  ]);
  // m g / k
  await expect.poll(() => bench.number('force_n')).toBeCloseTo(0.5 * 9.81, 3);
  await expect.poll(() => bench.number('extension_m')).toBeCloseTo((0.5 * 9.81) / 20, 4);
  await bench.record.click();

  await bench.handle('Slotted masses on the rack').press('ArrowUp');
  await expect.poll(() => bench.number('force_n')).toBeCloseTo(0.6 * 9.81, 3);
  await bench.action('hang_gently').click();
  await expect.poll(() => bench.number('extension_m')).toBeCloseTo((0.6 * 9.81) / 20, 4);
  await bench.record.click();

  const load = bench.handle('Hanger: pull the mass down');
  for (let n = 0; n < 5; n++) await load.press('ArrowUp');
  await expect(load).toHaveAttribute('aria-valuetext', '0.05 m');
  await load.press('Enter');
  await bench.speed('4');
  await expect.poll(() => bench.number('swings')).toBeGreaterThanOrEqual(10);
  // Damped: T = 2π √(m / k) / √(1 − 0.05²)
  expect(await bench.number('period_s')).toBeCloseTo((2 * Math.PI * Math.sqrt(0.6 / 20)) / Math.sqrt(1 - 0.0025), 3);
  await bench.record.click();

  await bench.handle('Eye: height above the pointer').press('ArrowUp');
  await expect(bench.handle('Eye: height above the pointer')).toHaveAttribute('aria-valuetext', '1 cm');
  await bench.expectRows(4);
});
