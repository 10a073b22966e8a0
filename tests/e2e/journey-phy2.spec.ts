/** Ohm's law by its handles: switch, knob, component from the tray, and the readings that follow. */
import { expect as promptly, test } from '@playwright/test';
import { BenchPage, SIZES, watchErrors } from './bench-page';

/** Lab time slips on a busy machine: what is waited for may take long, but must come. */
const expect = promptly.configure({ timeout: 40_000 });
test.describe.configure({ timeout: 120_000 });

test('Ohm’s law: V/I is the resistance, by mouse and by keys; the lamp dragged in does not obey', async ({ page }) => {
  const errors = watchErrors(page);
  const bench = new BenchPage(page);
  await bench.open('phy2', '?grade=ideal');
  await bench.run.click();
  await bench.handle('Switch, closed').click();
  await expect.poll(() => bench.number('ammeter_ma')).toBeCloseTo(50, 6);
  await bench.record.click();
  const knob = bench.handle('Voltage of the supply');
  await knob.press('End');
  await expect.poll(() => bench.number('voltage_across')).toBeCloseTo(12, 6);
  await expect.poll(() => bench.number('resistance_measured')).toBeCloseTo(100, 6);
  await bench.record.click();

  const lamp = bench.handle('Put in the filament lamp');
  const box = await lamp.boundingBox();
  if (!box) throw new Error('The lamp is not on the stage.');
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width / 2, box.y - 140, { steps: 6 });
  await page.mouse.up();
  await expect(page.getByRole('combobox', { name: /^Component/ }).first()).toHaveValue('Filament Lamp');
  // Cold, the filament has 8.4 Ω; settled behind 100 Ω it has many times that.
  await expect.poll(() => bench.number('resistance_measured')).toBeGreaterThan(20);
  await bench.record.click();

  await bench.handle('Put in the silicon diode').press('Enter');
  await expect.poll(() => bench.number('voltage_across')).toBeLessThan(1);
  await bench.handle('Turn the component round').click();
  await expect.poll(() => bench.number('voltage_across')).toBeLessThan(-11.9);
  await bench.tab(/^Data/);
  await expect(bench.rows()).toHaveCount(3);
  expect(errors).toEqual([]);
});

test('the free bench: a bridge by its link is balanced by keys, and a divider is built from hole to hole', async ({
  page,
}) => {
  const errors = watchErrors(page);
  const bench = new BenchPage(page);
  await bench.open('phy2', '?grade=ideal&actions=0:preset=Wheatstone+bridge');
  await bench.run.click();
  // ngspice: 0.2935295869 mA through an ideal galvanometer.
  await expect.poll(() => bench.number('ammeter_ma')).toBeCloseTo(0.2935, 4);
  // 100/330 = 220/726: with 680 Ω the bridge is off, with 1 kΩ it is off to the other side.
  await bench.handle('R4 resistor').press('+');
  await expect.poll(() => bench.number('ammeter_ma')).toBeLessThan(0);
  await bench.handle('A1 ammeter').press('Delete');
  await expect.poll(() => bench.reading('ammeter_ma')).toBe('–');

  const board = bench.handle('Board');
  await board.focus();
  // From the cursor at d4 to f4, where the left branch has its middle: a wire by keys.
  await page.keyboard.press('Enter');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect(bench.handle('W5 wire from d4 to f4')).toBeAttached();
  await bench.handle('W5 wire').press('c');
  await expect.poll(() => bench.number('clamp_ma')).toBeCloseTo(0, 9);
  await bench.handle('Take back the last change').click();
  await expect(bench.handle('W5 wire')).toHaveCount(0);
  await bench.handle('Back to the fixed loop').click();
  await expect(bench.handle('Switch, closed')).toBeVisible();
  expect(errors).toEqual([]);
});

test('on a phone the switch tells whether something is built, and a board that a reset took comes back', async ({
  page,
}) => {
  await page.setViewportSize(SIZES.phone);
  const errors = watchErrors(page);
  const bench = new BenchPage(page);
  await bench.open('phy2');
  await bench.action('preset').getByRole('button').click();
  const building = page.getByRole('switch', { name: /^Build it/ });
  await expect(building).toBeChecked();
  await expect(bench.handle('A1 ammeter')).toBeVisible();
  await page.getByRole('button', { name: 'Reset' }).click();
  await expect(building).not.toBeChecked();
  await expect(bench.handle('A1 ammeter')).toBeHidden();
  await page.getByRole('button', { name: /^Build it: a board/ }).click();
  await expect(building).toBeChecked();
  await expect(bench.handle('A1 ammeter')).toBeVisible();
  expect(errors).toEqual([]);
});
