/** The iodine clock as a learner runs it: poured by hand, timed by hand, and again by keyboard with twice the iodide. */
import { expect, test } from './bench-driver';

test('iodine clock: pour, see it turn, stop the watch; twice the iodide takes half the time', { tag: '@rest' }, async ({
  bench,
  page,
}) => {
  await bench.open('chem5', '?grade=ideal&concentration=1');
  await bench.speed('16');
  const flask = bench.handle('Flask B');
  await bench.drag('Flask B', (_grip, box) => ({ x: box.x - 120, y: box.y - 120 }));
  await bench.phase('running');
  // Published rate constants at 25 °C and default stocks, integrated independently: 12.7767 s.
  await expect.poll(() => bench.number('clock_time_s')).toBeCloseTo(12.777, 2);
  await bench.handle('Stopwatch').click();
  await expect.poll(() => bench.number('stopwatch_s')).toBeGreaterThan(12.7);
  await bench.record.click();

  const stock = bench.handle('Potassium iodide stock');
  await stock.focus();
  await page.keyboard.press('PageUp');
  await expect(stock).toHaveAttribute('aria-valuetext', '2.0 mol/L');
  await expect.poll(() => bench.reading('clock_time_s')).toBe('–');
  await flask.focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => bench.number('clock_time_s')).toBeCloseTo(12.777 / 2, 2);
  await bench.record.click();
  await bench.expectRows(2);
});
