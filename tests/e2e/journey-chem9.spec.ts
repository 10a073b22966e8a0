/** Limiting reactants by the parts on the stage: a prediction, a mixture, the gas, and the exact ratio by keyboard. */
import { expect, test } from './bench-driver';

test('limiting reactants: the smaller amount need not run out first', { tag: '@rest' }, async ({ bench }) => {
  await bench.open('chem9', '?grade=ideal&stoichiometry=1:2&reactant_a=1&reactant_b=1.5');
  await bench.handle('Predict: A runs out first').click();
  await bench.handle('Mix').click();
  await bench.speed('16');
  await bench.phase('done');
  expect(await bench.number('limiting')).toBe(2);
  expect(await bench.number('product_mol')).toBeCloseTo(0.75, 6);
  expect(await bench.number('excess_mol')).toBeCloseTo(0.25, 6);
  // Magnesium chloride stays in solution: its mass is reckoned from the hydrogen.
  expect(await bench.number('dissolved_g')).toBeCloseTo(0.75 * 95.211, 1);
  await bench.record.click();

  // Fresh reactants by keyboard: five steps of a tenth make the ratio of the equation.
  const acid = bench.handle('Reactant B');
  await acid.focus();
  for (let step = 0; step < 5; step++) await acid.press('ArrowUp');
  await expect(acid).toHaveAttribute('aria-valuetext', '2.0 mol');
  await expect.poll(() => bench.number('product_mol')).toBe(0);
  await bench.handle('Mix').click();
  await expect.poll(() => bench.number('dissolved_g')).toBeCloseTo(95.211, 1);
  expect(await bench.number('limiting')).toBe(0);
  await bench.record.click();
  await bench.expectRows(2);
});
