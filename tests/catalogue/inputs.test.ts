import { describe, expect, it } from 'vitest';
import { notebookTable } from '../../src/bench/notebook/table';
import { emptyNotebook } from '../../src/bench/notebook/notebook';
import { defaultInputs } from '../../catalogue/define';
import { listings } from '../../catalogue/index';
import { keptRow } from '../bench/rows';

const built = listings.filter(({ entry }) => entry !== undefined);

/** With more the readings cover the settings on a window of 768 px. */
const MOST_READINGS = 17;

describe('the readings of a bench', () => {
  it.each(built.map((listing) => [listing.id, listing] as const))(
    '%s leaves room for its settings',
    async (_, listing) => {
      const { entry } = (await listing.entry?.()) ?? {};
      expect(entry?.mainReadings.length).toBeLessThanOrEqual(MOST_READINGS);
    },
  );
});

describe('a setting chosen from a list', () => {
  it.each(built.map((listing) => [listing.id, listing] as const))(
    '%s names a unit where the list is of numbers, and only there',
    async (_id, listing) => {
      const { entry } = (await listing.entry?.()) ?? {};
      for (const input of entry?.inputs ?? []) {
        if (input.type !== 'select') continue;
        const numbers = input.options.every((option) => Number.isFinite(Number(option)));
        expect([input.id, input.unit !== undefined]).toEqual([input.id, numbers]);
      }
    },
  );

  it('is a column of numbers there, to plot and to reckon with, unless it is to be found', async () => {
    const { entry } = await import('../../catalogue/physics/phy4');
    const rows = [{ ...keptRow(1), inputs: { ...defaultInputs(entry), spring_constant: '50' } }];
    const [shown, hidden] = [[], ['spring_constant']].map((hide) =>
      notebookTable(entry, {}, { ...emptyNotebook, rows }, hide),
    );
    expect(shown?.columns.find(({ id }) => id === 'spring_constant')).toMatchObject({ unit: 'N/m', holds: 'number' });
    expect(shown?.rows[0]?.cells['spring_constant']).toEqual({ value: 50, uncertainty: null });
    expect(shown?.rows[0]?.texts['spring_constant']).toBe('50');
    expect(hidden?.rows[0]?.cells['spring_constant']).toBeNull();
    expect(hidden?.rows[0]?.texts['spring_constant']).toBe('unknown');
  });
});
