import { describe, expect, it } from 'vitest';
import { emptyRecord, record, RECORD_COLUMNS, RECORD_ROWS } from '../../../engine/biology/gas-record';
import { simulation } from '../../../engine/biology/enzyme-activity';
import { SimulationHost } from '../../../engine/runtime/host';

describe('record of a burette', () => {
  it('keeps the whole run in even rows, however long it is', () => {
    let past = emptyRecord();
    for (let half = 0; half <= 7200; half++) past = record(past, half / 2, half);
    expect(past.count).toBeLessThan(RECORD_ROWS);
    expect(past.apart).toBe(16);
    for (let row = 0; row < past.count; row++) {
      expect(past.rows[RECORD_COLUMNS * row]).toBe(row * past.apart);
      expect(past.rows[RECORD_COLUMNS * row + 1]).toBe(2 * row * past.apart);
    }
    expect(past.count * past.apart).toBeGreaterThan(3600 - past.apart);
  });

  it('holds what the burette of the catalase has, every half second', () => {
    const inputs = { temperature: 37, ph: 7, substrate: 'Medium', buffered: true } as const;
    const host = new SimulationHost({ simulation, inputs, applies: {}, seed: 1, grade: 'ideal' });
    host.advance(Math.round(10 / simulation.dt));
    const past = new Float32Array(RECORD_ROWS * RECORD_COLUMNS);
    expect(host.view({ past })).toMatchObject({ recorded: 21 });
    expect(past[RECORD_COLUMNS * 20]).toBe(10);
    expect(past[RECORD_COLUMNS * 20 + 1]).toBeCloseTo(Number(host.readings().oxygen_ml), 4);
  });
});
