/** Disc diffusion: a plate counts once its zone was measured, and no step counts down. */
import { describe, expect, it } from 'vitest';
import { defaultInputs } from '../../../catalogue/define';
import { entry } from '../../../catalogue/medical-microbiology/mmb3';
import type { RunInputs } from '../../../engine/inputs';
import { type Evidence, progressOf } from '../../../src/bench/procedure/is-done';
import { inputs as ohms, rowOf } from '../rows';

const plate = (zone: number | null, id: number, patch: RunInputs): Evidence['rows'][number] => ({
  ...rowOf(id),
  inputs: { ...defaultInputs(entry), ...patch },
  readings: { measured_zone_mm: { value: zone, uncertainty: null, text: '' } },
});

const plates = (zone: number | null): Evidence['rows'] => [
  plate(zone, 1, {}),
  plate(zone, 2, { antibiotic: 'Gentamicin 10 ug' }),
  plate(zone, 3, { antibiotic: 'Tetracycline 30 ug' }),
  plate(zone, 4, { organism: 'Escherichia coli (MIC series)', series_mic: '1' }),
  plate(zone, 5, { organism: 'Escherichia coli (MIC series)', series_mic: '2', antibiotic: 'Gentamicin 10 ug' }),
];

const time = { column: 'time', transform: 'value' } as const;

const seen = (rows: Evidence['rows']): Evidence => ({
  did: {},
  readings: {},
  inputs: ohms,
  rows,
  found: new Set(),
  plot: { x: time, ys: [time], overlay: 'none' },
});

describe('the comparison of discs', () => {
  const done = entry.procedure[3]?.done ?? { byLearner: true };

  it('is not done by plates that nobody has measured', () => {
    expect(progressOf(done, seen(plates(null))).done).toBe(false);
    expect(progressOf(done, seen(plates(20))).done).toBe(true);
  });

  it('counts on from the first strain to the second', () => {
    for (let many = 0; many <= 5; many++)
      expect(progressOf(done, seen(plates(20).slice(0, many))).count).toMatchObject({
        have: many,
        need: 5,
        of: 'rows',
      });
  });
});
