/** A learner's way by keyboard alone through two benches, each to a number that theory or a published table gives. */
import { expect, test } from './bench-driver';

test.describe('by keyboard alone', () => {
  test('projectile: v² sin 2θ / g at 45°, 30° and 60°', async ({ bench, page }) => {
    await bench.open('phy1', '?grade=ideal');
    const launch = async (): Promise<void> => {
      await bench.handle('Barrel').focus();
      await page.keyboard.press('Enter');
      await bench.phase('running');
      await bench.phase('done');
      await bench.record.focus();
      await page.keyboard.press('Enter');
    };
    const range = (degrees: number): number => (20 ** 2 * Math.sin((2 * degrees * Math.PI) / 180)) / 9.81;
    const turn = async (key: string, times: number, to: string): Promise<void> => {
      await bench.handle('Barrel').focus();
      for (let press = 0; press < times; press++) await page.keyboard.press(key);
      await expect(bench.handle('Barrel')).toHaveAttribute('aria-valuenow', to);
    };
    await launch();
    await expect.poll(() => bench.number('range_m')).toBeCloseTo(range(45), 1);
    await turn('ArrowDown', 15, '30');
    await launch();
    await expect.poll(() => bench.number('range_m')).toBeCloseTo(range(30), 1);
    const low = await bench.number('flight_time_s');
    await turn('PageUp', 3, '60');
    await launch();
    await expect.poll(() => bench.number('flight_time_s')).toBeGreaterThan(low);
    expect(await bench.number('range_m')).toBeCloseTo(range(60), 1);
    await page.getByRole('tab', { name: /^Plot/ }).focus();
    await page.keyboard.press('ArrowRight');
    await expect(bench.rows()).toHaveCount(3);
  });

  test('CT: water is 0 HU, and the smoother filter has the lower noise', { tag: '@rest' }, async ({ bench, page }) => {
    await bench.open('ctscanner', '?phantom=Water+Cylinder&beam=70+keV');
    const press = async (name: string): Promise<void> => {
      await expect(bench.handle(name)).toBeVisible();
      await bench.handle(name).focus();
      await page.keyboard.press('Enter');
    };
    const give = async (action: string): Promise<void> => {
      await bench.action(action).getByRole('button').focus();
      await page.keyboard.press('Enter');
    };
    await press('Load patient');
    await give('warm_up');
    // Out of use while the tube warms up.
    await expect(bench.handle('Start scan')).toBeHidden();
    await press('Start scan');
    await expect.poll(() => bench.reading('hu_roi')).not.toBe('–');
    expect(await bench.number('views_done')).toBe(360);
    expect(Math.abs(await bench.number('hu_roi'))).toBeLessThan(3);
    // Two independent simulations of this scan: 18.4 and 17.5 HU with Ram-Lak, 7.1 and 6.6 HU with Hann.
    expect(Math.abs((await bench.number('noise_sd')) - 18)).toBeLessThan(2.5);
    const filter = page.getByRole('combobox', { name: /^Filter/ });
    await filter.focus();
    await page.keyboard.press('h');
    await expect(filter).toHaveValue('Hann');
    await give('reconstruct');
    await expect.poll(() => bench.number('noise_sd')).toBeLessThan(10);
    expect(Math.abs((await bench.number('noise_sd')) - 6.8)).toBeLessThan(1.3);
    await bench.record.focus();
    await page.keyboard.press('Enter');
    // What is finished warms up once more: the clock goes on until that is done.
    await bench.phase('done');
    const finished = await bench.seconds();
    await give('warm_up');
    await expect.poll(() => bench.seconds()).toBeGreaterThanOrEqual(finished + 2.9);
    await bench.phase('done');
    await page.getByRole('tab', { name: /^Plot/ }).focus();
    await page.keyboard.press('ArrowRight');
    await expect(bench.rows()).toHaveCount(1);
  });
});
