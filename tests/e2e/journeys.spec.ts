/** A learner's way through each experiment: by mouse, by touch, by keyboard alone. */
import { expect, SIZES, test } from './bench-driver';

test.describe('titration', () => {
  test('by mouse: indicator, base, drops, end point, rows, curve', async ({ bench, page }) => {
    // Whatever pipette and bottle are off, the end point lies elsewhere: here they are exact.
    await bench.open('chem1', '?grade=ideal');
    await bench.handle('Phenolphthalein bottle').click();
    await bench.handle('Phenolphthalein bottle').click();
    await bench.handle('Stirrer').click();
    await bench.phase('running');
    await bench.record.click();
    let total = 0;
    for (const volume of [10, 10, 4.8]) {
      await bench.give('add_base', String(volume));
      total += volume;
      await expect.poll(() => bench.number('burette_reading')).toBeCloseTo(total, 0);
      await bench.record.click();
    }
    for (let drop = 0; drop < 5; drop++) await bench.handle('Burette tip').click();
    await bench.speed('16');
    // The colour stays; where the burette stood is shown once it was read.
    await bench.expectDone(5);
    expect(await bench.reading('endpoint_volume')).toBe('–');
    await bench.record.click();
    await bench.expectRows(5);
    await expect.poll(() => bench.number('endpoint_volume')).toBeGreaterThan(24.9);
    expect(await bench.number('endpoint_volume')).toBeLessThan(25.11);
    await bench.tab(/^Procedure/);
    await bench.tab(/^Plot/);
    await expect(page.locator('canvas').last()).toBeVisible();
  });

  test('by keyboard alone: the stopcock, a drop, run and record', async ({ bench, page }) => {
    await bench.open('chem1');
    await bench.handle('Stopcock').focus();
    for (let press = 0; press < 10; press++) await page.keyboard.press('ArrowUp');
    await bench.phase('running');
    await expect.poll(() => bench.number('burette_reading')).toBeGreaterThan(0.3);
    await page.keyboard.press('Home');
    await bench.record.focus();
    await page.keyboard.press('Enter');
    await page.getByRole('tab', { name: /^Plot/ }).focus();
    await page.keyboard.press('ArrowRight');
    await expect(bench.rows()).toHaveCount(1);
  });

  test('a value off the bounds is refused beside the field and the good one stays', async ({ bench, page }) => {
    await bench.open('chem1');
    const field = page.getByRole('textbox', { name: /^Base concentration/ }).first();
    await field.fill('7');
    await field.press('Enter');
    await expect(page.getByText(/between 0\.01 and 1 mol/).first()).toBeVisible();
    await expect(page.getByRole('slider', { name: /^Base concentration/ }).first()).toHaveValue('0.1');
    // Fields are as wide as the longest value that belongs in them.
    for (const typed of [field, bench.action('add_base').getByRole('textbox')]) {
      await typed.fill('0.1692');
      expect(await typed.evaluate((box) => box.scrollWidth - box.clientWidth)).toBeLessThanOrEqual(0);
    }
  });
});

test('a press on the apparatus gives what stands in Do', async ({ bench }) => {
  await bench.open('bio2');
  const buffer = bench.action('add_buffer');
  await buffer.getByRole('textbox').fill('41');
  await bench.handle('Buffer').press('Enter');
  await expect(buffer.getByRole('alert')).toContainText('not 41');
  await buffer.getByRole('textbox').fill('30');
  await bench.handle('Buffer').press('Enter');
  await expect(buffer.getByRole('alert')).toHaveCount(0);
});

test.describe('titration by touch on a phone', () => {
  test.use({ viewport: SIZES.phone, hasTouch: true, isMobile: true, colorScheme: 'dark' });
  test('the stage stays in sight while the controls are used', { tag: '@rest' }, async ({ bench, page }) => {
    await bench.open('chem1');
    await bench.handle('Phenolphthalein bottle').tap();
    await bench.handle('Burette tip').tap();
    await bench.phase('running');
    await page.getByRole('tab', { name: 'Readings' }).tap();
    await expect.poll(() => bench.number('burette_reading')).toBeCloseTo(0.05, 1);
    await page.mouse.wheel(0, 600);
    await expect(page.locator('.stage')).toBeInViewport();
    await page.getByRole('button', { name: 'Record reading' }).tap();
    await page.getByRole('tab', { name: /^Data/ }).tap();
    await expect(bench.rows()).toHaveCount(1);
  });
});

test.describe('circuits', () => {
  test('series and parallel: the switch, the meters, the sums', { tag: '@rest' }, async ({ bench }) => {
    await bench.open('phy9', '?grade=ideal');
    await bench.handle('Switch').click();
    await expect.poll(() => bench.number('i_total')).toBeCloseTo(0.02, 4);
    expect((await bench.number('v1')) + (await bench.number('v2'))).toBeCloseTo(6, 3);
    await bench.record.click();
    await bench.choose(/^Configuration/, 'Parallel');
    await expect.poll(() => bench.number('i_total')).toBeCloseTo(0.09, 4);
    await bench.record.click();
    await bench.expectRows(2);
  });
});

test.describe('waves', () => {
  test('the tank runs, the probe moves, the amplitude is read', { tag: '@rest' }, async ({ bench, page }) => {
    await bench.open('phy10', '?frequency=10&separation=6');
    await bench.run.click();
    await bench.speed('16');
    await expect.poll(() => bench.reading('relative_amplitude')).not.toBe('–');
    await bench.handle('Probe').focus();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => bench.number('path_difference_cm')).not.toBe(0);
    await bench.record.click();
    await bench.expectRows(1);
  });
});

test.describe('protein synthesis', () => {
  test('the default chain is made, and a substitution changes it', { tag: '@rest' }, async ({ bench }) => {
    await bench.open('bio10');
    await bench.speed('16');
    await bench.run.click();
    await bench.phase('done');
    await expect.poll(() => bench.reading('protein')).toBe('MAIVMGR');
    // The edit brings the finished run back to life.
    await bench.give('substitute', '5:A');
    await expect.poll(() => bench.reading('mutation_effect')).toBe('missense');
  });

  test('a letter that is no base is refused with its place', { tag: '@rest' }, async ({ bench, page }) => {
    await bench.open('bio10');
    const field = page.getByRole('textbox', { name: /^DNA snippet/ }).first();
    await field.fill('ATGGCCXTT');
    await field.blur();
    await expect(page.getByText('Only A, C, G, T (or U) are bases; remove: X at 7').first()).toBeVisible();
  });
});

test('full screen: the keys of a presenter, and back to the page as it was', { tag: '@rest' }, async ({
  bench,
  page,
}) => {
  await bench.open('phy10');
  await page.locator('body').click({ position: { x: 5, y: 70 } });
  await page.keyboard.press('f');
  await page.keyboard.press(' ');
  await bench.phase('running');
  await page.keyboard.press(' ');
  await bench.phase('paused');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('+');
  await expect(page.locator('.bench').getByText('4×').first()).toBeVisible();
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await page.keyboard.press('r');
  await bench.phase('ready');
  await page.keyboard.press('f');
  await expect(page.getByRole('link', { name: 'Free Virtual Science Lab' })).toBeVisible();
});
