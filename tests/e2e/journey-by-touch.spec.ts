/** A learner's way by touch on a phone through two benches, each to a number or a word that theory or a published table gives. */
import { expect, SIZES, test } from './bench-driver';

test.describe('by touch on a phone', () => {
  test.use({ viewport: SIZES.phone, hasTouch: true, isMobile: true });

  test('blood typing: Patient 2 is A by cells and by plasma, RhD positive', async ({ bench, page }) => {
    await bench.open('mlab1', '?sample=Patient+2');
    await bench.handle('Add patient').tap();
    for (const serum of ['A', 'B', 'D']) await bench.handle(`Bottle of anti-${serum}`).tap();
    await bench.handle('Set up the reverse group').tap();
    await bench.handle('Rock the tile').tap();
    await page.getByRole('combobox', { name: 'Speed' }).selectOption('16');
    await page.getByRole('tab', { name: /^Readings/ }).tap();
    await expect.poll(() => bench.number('grade_a')).toBe(4);
    await expect.poll(() => bench.number('rocked')).toBeGreaterThanOrEqual(120);
    expect(await bench.reading('abo_forward')).toBe('A');
    expect(await bench.reading('abo_reverse')).toBe('A');
    expect(await bench.reading('rh')).toBe('Positive');
    expect(await bench.number('discrepancy')).toBe(0);
    await page.getByRole('button', { name: 'Record reading' }).tap();
    await page.getByRole('tab', { name: /^Set up/ }).tap();
    for (const [action, group] of [
      ['report_abo', 'A'],
      ['report_rh', 'Positive'],
    ] as const) {
      await bench.action(action).getByRole('combobox').selectOption(group);
      await bench.action(action).getByRole('button').tap();
    }
    await bench.action('reveal').getByRole('button').tap();
    await page.getByRole('tab', { name: /^Steps/ }).tap();
    for (const step of [1, 2, 3, 4, 5, 6, 8, 9, 10]) await bench.expectDone(step);
    await page.getByRole('button', { name: 'Describe the stage' }).tap();
    await expect(page.locator('.description p')).toContainText('anti-A: one large clump');
  });

  test('intensive care: monitor, calibration, ventilation, and the compliance from a hold', { tag: '@rest' }, async ({
    bench,
    page,
  }) => {
    await bench.open('icu-machine');
    await bench.handle('Attach').tap();
    await bench.handle('Zero').tap();
    await bench.action('start_ventilation').getByRole('button').tap();
    await page.getByRole('combobox', { name: 'Speed' }).selectOption('4');
    await page.getByRole('tab', { name: /^Readings/ }).tap();
    // The flow sensor of a bedside ventilator: ±8 %.
    await expect.poll(async () => Math.abs((await bench.number('vte')) / 500 - 1)).toBeLessThan(0.08);
    await page.getByRole('tab', { name: /^Set up/ }).tap();
    await bench.action('inspiratory_hold').getByRole('button').tap();
    await bench.action('expiratory_hold').getByRole('button').tap();
    await page.getByRole('tab', { name: /^Readings/ }).tap();
    await expect.poll(() => bench.reading('pplat')).not.toBe('–');
    // The healthy adult of the sheet: C = 60 mL/cmH2O at a PEEP of 5.
    // Its sensor: ±(2 cmH2O + 4 %); a zero error cancels in the driving pressure.
    const plateau = 5 + 500 / 60;
    expect(Math.abs((await bench.number('pplat')) - plateau)).toBeLessThan(2 + 0.04 * plateau);
    expect(Math.abs((await bench.number('driving_pressure')) / (500 / 60) - 1)).toBeLessThan(0.06);
    expect(await bench.number('hr')).toBeGreaterThanOrEqual(60);
    expect(await bench.number('hr')).toBeLessThanOrEqual(100);
    await expect.poll(() => bench.number('spo2')).toBeGreaterThanOrEqual(95);
    expect(await bench.number('spo2')).toBeLessThanOrEqual(100);
    await page.getByRole('button', { name: 'Record reading' }).tap();
    await page.getByRole('tab', { name: /^Steps/ }).tap();
    for (const step of [1, 2]) await bench.expectDone(step);
    await expect(page.getByText('For learning only. Not for diagnosis or treatment.')).toBeInViewport();
  });
});
