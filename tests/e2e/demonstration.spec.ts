/** What a teacher does with a bench: full screen and its tools, the demonstration, the class window. */
import { expect, test } from '@playwright/test';
import { BenchDriver, watchErrors } from './bench-driver';

test.describe.configure({ timeout: 120_000 });

test('full screen: its keys work, and leaving gives back the page as it was', { tag: '@rest' }, async ({ page }) => {
  const errors = watchErrors(page);
  const bench = new BenchDriver(page);
  await bench.open('phy9');
  const root = page.locator('.bench');
  await page.getByRole('tab', { name: 'Theory' }).click();
  await page.getByRole('button', { name: /Full screen/ }).focus();
  await page.keyboard.press('f');
  await expect(root).toHaveAttribute('data-full');
  await expect(page.locator('.big-readings > div')).toHaveCount(4);
  await expect(page.locator('header').first()).toHaveAttribute('inert');

  await page.keyboard.press(' ');
  await bench.phase('running');
  await page.keyboard.press(' ');
  await bench.phase('paused');
  const frozen = await bench.clock.innerText();
  // A step is a hundredth of a second.
  await expect
    .poll(async () => {
      for (let step = 0; step < 12; step++) await page.keyboard.press('ArrowRight');
      return bench.clock.innerText();
    })
    .not.toBe(frozen);

  // After a speed was chosen by hand the keys go on.
  await bench.speed('4');
  await page.keyboard.press(' ');
  await bench.phase('running');
  await page.keyboard.press(' ');
  await bench.phase('paused');

  await page.keyboard.press('s');
  const spot = page.locator('.spotlight');
  const radius = () => spot.evaluate((element: HTMLElement) => Number(element.style.getPropertyValue('--radius')));
  await expect(spot).toBeAttached();
  const before = await radius();
  await page.keyboard.press(']');
  expect(await radius()).toBeGreaterThan(before);
  await page.mouse.wheel(0, 100);
  await expect.poll(radius).toBeCloseTo(before, 6);
  await page.keyboard.press('s');
  await expect(spot).toHaveCount(0);

  await page.keyboard.press('p');
  const box = await page.locator('.stage-box').boundingBox();
  if (!box) throw new Error('The stage has no box.');
  const stroke = async (from: number, to: number): Promise<void> => {
    await page.mouse.move(box.x + box.width * from, box.y + box.height * 0.4);
    await page.mouse.down();
    await page.mouse.move(box.x + box.width * to, box.y + box.height * 0.5, { steps: 4 });
    await page.mouse.up();
  };
  const strokes = page.locator('.pen-stroke[d^="M"]');
  await stroke(0.3, 0.5);
  await page.keyboard.press('2');
  await stroke(0.6, 0.7);
  await expect(strokes).toHaveCount(2);
  // Drawn on the sheet, not on the apparatus, and still there when the window changes.
  const share = async (): Promise<number> => {
    const [line, stage] = [await strokes.first().boundingBox(), await page.locator('.stage-box').boundingBox()];
    return line && stage ? (line.x + line.width / 2 - stage.x) / stage.width : 0;
  };
  const place = await share();
  // The driver's own way asks for the size of a window, which a full screen refuses.
  const devtools = await page.context().newCDPSession(page);
  const smaller = { width: 1180, height: 664, deviceScaleFactor: 1, mobile: false };
  await devtools.send('Emulation.setDeviceMetricsOverride', smaller);
  await expect.poll(share).toBeCloseTo(place, 1);
  await page.keyboard.press('Backspace');
  await expect(strokes).toHaveCount(1);
  await page.keyboard.press('Delete');
  await expect(strokes).toHaveCount(0);
  await page.keyboard.press('p');
  await expect(page.getByRole('toolbar', { name: 'Pen' })).toHaveCount(0);

  await page.keyboard.press('t');
  await expect(root).toHaveAttribute('data-projector');
  await page.keyboard.press('h');
  await expect(page.locator('.big-readings b').first()).toHaveText('hidden');
  await page.getByRole('button', { name: 'Choose readings' }).click();
  await page
    .getByRole('group', { name: /Up to 4/ })
    .getByRole('checkbox')
    .first()
    .uncheck();
  await page.getByRole('button', { name: 'Show these readings' }).click();
  await expect(page.locator('.big-readings > div')).toHaveCount(3);

  await page.keyboard.press('?');
  await expect(page.getByRole('dialog')).toContainText('Spotlight');
  await page.getByRole('button', { name: 'Close' }).click();
  await page.getByRole('button', { name: 'Leave' }).click();
  await expect(root).not.toHaveAttribute('data-full');
  await expect(root).not.toHaveAttribute('data-projector');
  await expect(page.locator('header').first()).not.toHaveAttribute('inert');
  await expect(page.getByRole('tab', { name: 'Theory' })).toHaveAttribute('aria-selected', 'true');
  await expect(page.locator('[data-reading="i_total"] .reading-value b').first()).not.toHaveText('hidden');
  await bench.phase('paused');
  expect(errors).toEqual([]);
});

test('the demonstration plays on a run of its own and gives the bench back', async ({ page }) => {
  const errors = watchErrors(page);
  const bench = new BenchDriver(page);
  await bench.open('phy9', '?voltage=9&seed=5');
  await bench.record.click();
  await bench.expectRows(1);

  await page.getByRole('button', { name: 'Watch a demonstration' }).click();
  const bar = page.getByRole('region', { name: 'Demonstration' });
  await expect(bar).toContainText('The switch closes', { timeout: 30_000 });
  await expect(bench.record).toHaveCount(0);
  await expect(page.locator('.dock')).toHaveAttribute('inert');
  await expect(page.locator('.bench > output')).toContainText('The switch closes');
  for (let caption = 2; caption <= 3; caption++) {
    await bar.getByRole('button', { name: 'Next caption' }).click();
    await expect(bar).toContainText(`${caption} of 7`, { timeout: 20_000 });
  }
  await expect(page.getByRole('tab', { name: /^Data/ })).toContainText('1');
  await bar.getByRole('button', { name: 'Back to my bench' }).click();

  await bench.ready();
  await expect(bench.rows()).toHaveCount(1);
  await expect(page.locator('.chips')).toContainText('seed 5');
  await expect(page.getByRole('textbox', { name: /Voltage/ }).first()).toHaveValue('9.0');
  await expect(page.locator('.dock')).not.toHaveAttribute('inert');

  // What may be heard is asked for in the list of keys.
  await page.keyboard.press('?');
  await page.getByRole('switch', { name: /Speak changes/ }).click();
  await page.getByRole('switch', { name: /Sound the plotted/ }).click();
  await page.getByRole('button', { name: 'Close' }).click();
  await bench.handle('Switch').click();
  await expect(page.locator('.bench > output')).toContainText(/current .* (ampere|A)/i, { timeout: 20_000 });
  expect(errors).toEqual([]);
});

test('the class window shows the teacher’s run step by step, joins late, and waits for a teacher who is away', async ({
  page,
}) => {
  const bench = new BenchDriver(page);
  await bench.open('phy9');
  await bench.action('close_switch').click();
  await expect.poll(() => bench.number('i_total')).toBeGreaterThan(0.01);
  await bench.phase('running');
  await bench.pause.click();
  await page.keyboard.press('?');
  const popup = page.waitForEvent('popup');
  await page.getByRole('button', { name: 'Open class window' }).click();
  const wall = await popup;
  const errors = watchErrors(wall);
  await expect(page.getByRole('region', { name: 'Class window' })).toContainText('shows this run', { timeout: 30_000 });
  await expect(wall.locator('[data-stage="drawn"]')).toBeVisible({ timeout: 30_000 });
  await expect(wall.getByRole('button', { name: 'Run' })).toHaveCount(0);

  /** Both windows at one step, with the same digits. */
  const same = async (): Promise<void> => {
    await expect(async () => {
      expect(await new BenchDriver(wall).clock.innerText()).toBe(await bench.clock.innerText());
      expect(await wall.locator('[data-big="i_total"] b').innerText()).toBe(await bench.reading('i_total'));
    }).toPass({ timeout: 20_000 });
  };
  await same();
  await bench.action('open_switch').click();
  await expect.poll(() => bench.number('i_total')).toBeLessThan(0.01);
  await same();

  await page.getByRole('switch', { name: 'Readings shown to the class' }).click();
  await expect(wall.locator('[data-big="i_total"] b')).toHaveText('hidden');
  expect(await bench.reading('i_total')).not.toBe('hidden');

  // A page that is back within the wait for its next sign of life would not be missed.
  const run = page.url();
  await page.goto('/faq');
  await expect(wall.locator('.class-note')).toContainText('stands still', { timeout: 20_000 });
  await page.goto(run);
  await bench.ready();
  await expect(wall.locator('.class-note')).toBeEmpty({ timeout: 20_000 });
  await same();
  expect(errors).toEqual([]);

  // The page that opened it was left meanwhile.
  await page.getByRole('button', { name: 'End the class window' }).click();
  await expect.poll(() => wall.isClosed()).toBe(true);
});
