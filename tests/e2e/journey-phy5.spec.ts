/** Conservation of energy as a learner does it: same speed on every track, then friction, heat and a stopping distance. */
import { expect, test } from './bench-driver';

test('conservation of energy: the start dragged, three tracks, and the heat that friction makes', {
  tag: '@rest',
}, async ({ bench, page }) => {
  await bench.open('phy5', '?grade=ideal&height=5');

  const start = bench.handle('Start: height of the release');
  await bench.drag('Start: height of the release', ({ x, y }) => ({ x, y: y + 30 }));
  await expect(start).not.toHaveAttribute('aria-valuetext', '5.0 m');
  await start.press('End');
  await expect(start).toHaveAttribute('aria-valuetext', '50.0 m');
  const speed = Math.sqrt(2 * 9.81 * 50);

  await bench.choose(/^Track/, 'Free fall');
  await bench.action('release').getByRole('button').click();
  await bench.speed('4');
  await expect.poll(() => bench.number('speed_bottom')).toBeCloseTo(speed, 2);
  await bench.record.click();

  await bench.choose(/^Track/, 'Straight ramp');
  // The sled stands at the start of the other track before it can be let go.
  await expect.poll(() => bench.reading('fall_time_s')).toBe('–');
  await start.press('Enter');
  // The same speed as before: the time tells that it is another run.
  await expect.poll(() => bench.number('fall_time_s')).toBeCloseTo(2 * Math.sqrt(100 / 9.81), 2);
  expect(await bench.number('speed_bottom')).toBeCloseTo(speed, 2);
  await bench.record.click();
  await bench.action('stop').getByRole('button').click();
  await expect.poll(() => bench.number('thermal_j')).toBeCloseTo(490.5, 0);

  const friction = page.getByRole('textbox', { name: /^Friction coefficient/ });
  await friction.fill('0.5');
  await friction.press('Enter');
  await expect.poll(() => bench.number('thermal_j')).toBe(0);
  await bench.action('release').getByRole('button').click();
  await bench.speed('16');
  // h / μ − h cot 30°
  await expect.poll(() => bench.number('stop_distance_m')).toBeCloseTo(100 - 50 * Math.sqrt(3), 2);
  expect(await bench.number('total_j')).toBeCloseTo(490.5, 0);
  await bench.record.click();
  await bench.expectRows(3);
});
