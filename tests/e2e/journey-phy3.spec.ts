/** A learner's way through the pendulum: the bob by hand, the clamp by hand, ten swings by stopwatch and light gate. */
import { expect, test } from './bench-driver';

test('pendulum: drawn aside by hand, timed by gate and stopwatch, shortened by its clamp', { tag: '@rest' }, async ({
  bench,
  page,
}) => {
  await bench.open('phy3', '?grade=ideal&length=0.5');
  const bob = bench.handle('Bob');
  await bench.drag('Bob', ({ x, y }) => ({ x: x + 80, y: y - 30 }), { keep: true });
  await expect(bob).not.toHaveAttribute('aria-valuenow', '10');
  // Letting go releases it, and the bench runs.
  await bench.letGo();
  await bench.phase('running');
  await bench.speed('4');
  await bench.handle('Time n swings').click();
  const degrees = Number(await bob.getAttribute('aria-valuenow'));
  const amplitude = (degrees * Math.PI) / 180;
  await expect.poll(() => bench.number('timed_swings')).toBe(10);
  // T₀ (1 + θ²/16 + 11 θ⁴/3072) at 0.5 m.
  const period = 2 * Math.PI * Math.sqrt(0.5 / 9.81) * (1 + amplitude ** 2 / 16 + (11 * amplitude ** 4) / 3072);
  expect(await bench.number('period_s')).toBeCloseTo(period, 3);
  expect((await bench.number('stopwatch_s')) / 10).toBeCloseTo(period, 2);
  await bench.record.click();

  // The keyboard does what the hand does: shorter by the clamp, 5° at the bob, Enter lets go.
  await bench.handle('Clamp').focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect(bench.handle('Clamp')).toHaveAttribute('aria-valuenow', '0.3');
  await expect.poll(() => bench.reading('period_s')).toBe('–');
  await bob.focus();
  await page.keyboard.press('Home');
  await expect(bob).toHaveAttribute('aria-valuenow', '1');
  await page.keyboard.press('Enter');
  await expect.poll(() => bench.number('period_s')).toBeCloseTo(2 * Math.PI * Math.sqrt(0.3 / 9.81), 3);
  await bench.record.focus();
  await page.keyboard.press('Enter');
  await bench.expectRows(2);
});
