/** Heat conduction: heater on, probe and lagging by hand, the conductivity of copper once the bar is steady. */
import { expect, test } from './bench-driver';

test('heat conduction: the profile straightens, and power and gradient give k', { tag: '@rest' }, async ({ bench }) => {
  await bench.open('phy11', '?grade=ideal');
  await bench.speed('16');
  await bench.handle('Switch of the heater').click();
  await expect.poll(() => bench.number('t3_c')).toBeGreaterThan(20);

  const probe = bench.handle('Probe');
  await bench.drag('Probe', ({ y }, box) => ({ x: box.x - 120, y }));
  await expect.poll(async () => Number(await probe.getAttribute('aria-valuenow'))).toBeLessThan(4);

  await expect.poll(() => bench.number('k_measured')).toBeGreaterThan(0);
  await bench.phase('done');
  expect(Math.abs((await bench.number('k_measured')) - 401)).toBeLessThan(5);
  expect(await bench.number('probe_c')).toBeGreaterThan(60);
  await bench.record.click();
  await bench.handle('Lagging').press('Enter');
  await bench.expectRows(1);
});
