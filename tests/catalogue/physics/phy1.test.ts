import { expect, it } from 'vitest';
import { entry } from '../../../catalogue/physics/phy1';

it('the coach says that the launcher scatters more than the tape resolves', () => {
  const said = entry.coach?.find(({ text }) => text.includes('One throw does not tell'));
  expect(said?.text).toContain('2 % of the range');
  // Said as soon as three shots stand in the notebook.
  expect(said?.after).toBeLessThanOrEqual(3);
});
