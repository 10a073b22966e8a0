import { describe, expect, it } from 'vitest';
import { twice } from '../../workers/twice';

describe('what does not come', () => {
  it('is asked for once more, and then said', async () => {
    let asked = 0;
    const after = (failures: number) => () =>
      ++asked > failures ? Promise.resolve('here') : Promise.reject(new Error('lost'));
    expect(await twice(after(0))).toBe('here');
    expect(asked).toBe(1);
    asked = 0;
    expect(await twice(after(1))).toBe('here');
    asked = 0;
    await expect(twice(after(2))).rejects.toThrow('lost');
    expect(asked).toBe(2);
  });
});
