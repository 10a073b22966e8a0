/** Limiting reactants by the parts on the stage: a prediction, a mixture, the balance, and the exact ratio by keyboard. */
import { expect as promptly, test } from '@playwright/test';
import { BenchPage, watchErrors } from './bench-page';

const expect = promptly.configure({ timeout: 40_000 });
test.describe.configure({ timeout: 120_000 });

test('limiting reactants: the smaller amount need not run out first', async ({ page }) => {
  const errors = watchErrors(page);
  const bench = new BenchPage(page);
  await bench.open('chem9', '?grade=ideal&stoichiometry=1:2&reactant_a=1&reactant_b=1.5');
  const predicted = bench.handle('Predict: A runs out first');
  await predicted.click();
  await expect(predicted).toHaveAttribute('aria-pressed', 'true');
  await bench.handle('Mix the reactants').click();
  await bench.speed('4');
  await bench.phase('done');
  expect(await bench.number('limiting')).toBe(2);
  expect(await bench.number('product_mol')).toBeCloseTo(0.75, 6);
  expect(await bench.number('excess_mol')).toBeCloseTo(0.25, 6);
  await bench.handle('Balance').click();
  await bench.record.click();

  // Fresh reactants by keyboard: five steps of a tenth make the ratio of the equation.
  const acid = bench.handle('Reactant B');
  await acid.focus();
  for (let step = 0; step < 5; step++) await acid.press('ArrowUp');
  await expect(acid).toHaveAttribute('aria-valuetext', '2.0 mol');
  await expect.poll(() => bench.number('product_mol')).toBe(0);
  await bench.handle('Mix the reactants').click();
  await expect.poll(() => bench.number('product_g')).toBeCloseTo(95.211, 2);
  expect(await bench.number('limiting')).toBe(0);
  await bench.record.click();
  await bench.tab(/^Data/);
  await expect(bench.rows()).toHaveCount(2);
  expect(errors).toEqual([]);
});
