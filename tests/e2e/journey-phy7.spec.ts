/** A learner's way through simple harmonic motion: the glider by hand, the masses by keyboard, the motor and its curve. */
import { expect, test } from './bench-driver';

test('oscillator: drawn aside by hand, loaded by keyboard, driven to a point of its resonance curve', {
  tag: '@rest',
}, async ({ bench, page }) => {
  await bench.open('phy7', '?grade=ideal&damping=0&drive_amplitude=0.5');
  const glider = bench.handle('Glider');
  await bench.drag('Glider', ({ x, y }) => ({ x: x - 80, y }), { keep: true });
  await expect(glider).not.toHaveAttribute('aria-valuenow', '0.2');
  // Letting go releases it, and the bench runs.
  await bench.letGo();
  await bench.phase('running');
  await bench.speed('4');
  await expect.poll(() => bench.number('period_s')).toBeCloseTo(2 * Math.PI * Math.sqrt(0.5 / 20), 4);
  await bench.record.click();

  // Twice the mass, by the keyboard: √2 of the period.
  const weights = bench.handle('Weights');
  await weights.focus();
  await page.keyboard.press('PageUp');
  await expect(weights).toHaveAttribute('aria-valuenow', '1');
  await glider.focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => bench.number('period_s')).toBeCloseTo(2 * Math.PI * Math.sqrt(1 / 20), 4);
  await bench.record.focus();
  await page.keyboard.press('Enter');

  // Braked and driven: five periods of the motor give an amplitude, and a point on the curve.
  await bench.enter(/^Damping coefficient/, '5');
  await bench.handle('Motor').click();
  const omega = 2 * Math.PI;
  const steady = 0.5 / Math.sqrt((20 - omega ** 2) ** 2 + (5 * omega) ** 2);
  await expect.poll(() => bench.number('steady_amplitude_m')).toBeCloseTo(steady, 3);
  await bench.action('mark_resonance').getByRole('button').click();
  await bench.record.click();
  await bench.expectRows(3);
});
