import { expect, it } from 'vitest';
import { entry } from '../../../catalogue/physics/phy1';

it('the coach says by how much the launcher scatters, as soon as three shots stand in the notebook', () => {
  const said = entry.coach?.find(({ text }) => text.includes('One throw does not tell'));
  expect(said?.text).toContain('some 0.8 m at 20 m/s, at all angles alike');
  expect(said?.after).toBeLessThanOrEqual(3);
  // 1 % of the speed and 0.5° of the angle, carried through v² sin 2θ/g.
  for (const angle of [15, 30, 45, 60, 75]) {
    const twice = (2 * angle * Math.PI) / 180;
    const longest = 400 / 9.81;
    const scatter = longest * Math.sqrt((0.02 * Math.sin(twice)) ** 2 + ((Math.cos(twice) * Math.PI) / 180) ** 2);
    expect(Math.abs(scatter - 0.8)).toBeLessThan(0.1);
  }
});
