/** Ohm's law by its handles: switch, knob, component from the tray, and the readings that follow. */
import { expect, SIZES, test } from './bench-driver';

test('Ohm’s law: V/I is the resistance, by mouse and by keys; the lamp dragged in does not obey', {
  tag: '@rest',
}, async ({ bench, page }) => {
  await bench.open('phy2', '?grade=ideal');
  await bench.run.click();
  await bench.handle('Switch, closed').click();
  await expect.poll(() => bench.number('ammeter_ma')).toBeCloseTo(50, 6);
  await bench.record.click();
  const knob = bench.handle('Voltage');
  await knob.press('End');
  await expect.poll(() => bench.number('voltage_across')).toBeCloseTo(12, 6);
  await expect.poll(() => bench.number('resistance_measured')).toBeCloseTo(100, 6);
  await bench.record.click();

  await bench.drag('Put in the filament lamp', ({ x }, box) => ({ x, y: box.y - 140 }));
  await expect(page.getByRole('combobox', { name: /^Component/ }).first()).toHaveValue('Filament Lamp');
  // Cold, the filament has 8.4 Ω; settled behind 100 Ω it has many times that.
  await expect.poll(() => bench.number('resistance_measured')).toBeGreaterThan(20);
  await bench.record.click();

  await bench.handle('Put in the silicon diode').press('Enter');
  await expect.poll(() => bench.number('voltage_across')).toBeLessThan(1);
  await bench.handle('Turn the component round').click();
  await expect.poll(() => bench.number('voltage_across')).toBeLessThan(-11.9);
  await bench.expectRows(3);
});

test('the free bench: a bridge by its link is balanced by keys, and a divider is built from hole to hole', {
  tag: '@rest',
}, async ({ bench, page }) => {
  await bench.open('phy2', '?grade=ideal&actions=0:preset=Wheatstone+bridge');
  await bench.run.click();
  // ngspice: 0.2935295869 mA through an ideal galvanometer.
  await expect.poll(() => bench.number('ammeter_ma')).toBeCloseTo(0.2935, 4);
  // 100/330 = 220/726: with 680 Ω the bridge is off, with 1 kΩ it is off to the other side.
  await bench.handle('R4 resistor').press('+');
  await expect.poll(() => bench.number('ammeter_ma')).toBeLessThan(0);
  // The board's parts are told anew.
  await expect(bench.handle('R4 resistor 1')).toBeAttached();
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
  await bench.resting('W5 wire');
  await bench.handle('W5 wire').press('c');
  await expect.poll(() => bench.number('clamp_ma')).toBeCloseTo(0, 9);
  await bench.action('undo').getByRole('button').click();
  await expect(bench.handle('W5 wire')).toHaveCount(0);
  await bench.action('build_it').getByRole('switch').click();
  await expect(bench.handle('Switch, closed')).toBeVisible();
});

test('on a phone the switch tells whether something is built, and a board that a reset took comes back', {
  tag: '@rest',
}, async ({ bench, page }) => {
  await page.setViewportSize(SIZES.phone);
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
});
