/** pH Scale Basics by hands: paper, calibration in two buffers, a measurement, by mouse and by keyboard. */
import { expect, test } from './bench-driver';

test('pH: a strip of paper, two buffers, and vinegar reads what its composition says', { tag: '@rest' }, async ({
  bench,
}) => {
  await bench.open('chem7', '?solution=Vinegar');
  /** Waits until the voltage does not creep any more. */
  const settled = async (): Promise<void> => {
    let last = Number.NaN;
    await expect
      .poll(async () => {
        const now = await bench.number('emf_mv');
        const moved = Math.abs(now - last);
        last = now;
        return moved;
      })
      .toBeLessThan(0.5);
  };

  await bench.handle('Strip of pH paper').press('Enter');
  await expect.poll(() => bench.number('paper_ph')).toBeGreaterThan(0);
  expect(Math.abs((await bench.number('paper_ph')) - 2.42)).toBeLessThanOrEqual(1);

  await bench.speed('16');
  await bench.handle('Buffer 7.00').click();
  await expect.poll(() => bench.number('ph_meter')).not.toBeNaN();
  await bench.handle('Calibrate').click();
  await expect.poll(() => bench.number('ph_meter')).toBeCloseTo(7, 0);
  await bench.handle('Wash bottle').click();

  const to = await bench.resting('Buffer 4.01');
  await bench.resting('Electrode');
  await bench.drag('Electrode', { x: to.x + to.width / 2, y: to.y });
  await expect.poll(async () => Math.abs((await bench.number('ph_meter')) - 4.1)).toBeLessThan(0.15);
  await settled();
  await bench.handle('Calibrate').press('Enter');
  await expect.poll(() => bench.number('slope_percent')).toBeGreaterThan(92);
  expect(await bench.number('slope_percent')).toBeLessThan(100);

  await bench.handle('Wash bottle').click();
  await bench.handle('Vinegar').press('Enter');
  await expect.poll(async () => Math.abs((await bench.number('ph_meter')) - 2.42)).toBeLessThan(0.08);
  await bench.record.click();
  await bench.expectRows(1);
});
