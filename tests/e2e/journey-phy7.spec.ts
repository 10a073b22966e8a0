/** A learner's way through simple harmonic motion: the glider by hand, the masses by keyboard, the motor and its curve. */
import { expect as promptly, test } from '@playwright/test';
import { BenchPage, watchErrors } from './bench-page';

/** Lab time slips on a busy machine: what is waited for may take long, but must come. */
const expect = promptly.configure({ timeout: 60_000 });
test.describe.configure({ timeout: 150_000 });

test('oscillator: drawn aside by hand, loaded by keyboard, driven to a point of its resonance curve', async ({
  page,
}) => {
  const errors = watchErrors(page);
  const bench = new BenchPage(page);
  await bench.open('phy7', '?grade=ideal&damping=0&drive_amplitude=0.5');
  const glider = bench.handle('Glider');
  const box = await glider.boundingBox();
  if (!box) throw new Error('The glider is not on the stage.');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x - 80, y, { steps: 6 });
  await expect(glider).not.toHaveAttribute('aria-valuenow', '0.2');
  // Letting go releases it, and the bench runs.
  await page.mouse.up();
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
  const field = page.getByRole('textbox', { name: /^Damping coefficient/ });
  await field.fill('5');
  await field.press('Enter');
  await bench.handle('Motor').click();
  const omega = 2 * Math.PI;
  const steady = 0.5 / Math.sqrt((20 - omega ** 2) ** 2 + (5 * omega) ** 2);
  await expect.poll(() => bench.number('steady_amplitude_m')).toBeCloseTo(steady, 3);
  await bench.handle('Mark').click();
  await bench.record.click();
  await bench.tab(/^Data/);
  await expect(bench.rows()).toHaveCount(3);
  expect(errors).toEqual([]);
});
