import { describe, expect, it } from 'vitest';
import { entry } from '../../../catalogue/chemistry/chem6';

describe('heat of solution', () => {
  it('has salt and water typed in, not slid', () => {
    const types = Object.fromEntries(entry.inputs.map(({ id, type }) => [id, type]));
    expect(types).toMatchObject({ salt_mass: 'number', water_vol: 'number' });
  });
});
