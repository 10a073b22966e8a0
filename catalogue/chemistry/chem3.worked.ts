import { constants } from '../../engine/core/constants';
import type { Measurement, MeasuringAct, Worked, WorkedAct } from '../worked';

const tenMinutes = Array.from({ length: 10 }, (): readonly MeasuringAct[] => [{ wait: 60 }, { record: 1 }]).flat();

export const measurement: Measurement = {
  quantity: 'Faraday constant, from hydrogen against charge',
  unit: 'C/mol',
  truth: constants.faraday.value,
  steps: [{ do: 'switch_on' }, ...tenMinutes],
  analysis: {
    fit: { kind: 'proportional', x: 'charge_c', y: 'h2_ml' },
    result: '25255 / (2 * k)',
  },
};

const VOLTS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];

export const worked: Worked = {
  minutes: 15,
  steps: [
    [{ set: { electrolyte: 'None', voltage: 12 } }, { do: 'switch_on' }, { wait: 5 }, { record: 1 }],
    [
      { set: { electrolyte: 'Sodium Sulfate', voltage: 9 } },
      { do: 'add_bromothymol' },
      { do: 'switch_on' },
      { wait: 60 },
    ],
    tenMinutes,
    [{ plot: { x: { column: 'o2_ml' }, y: { column: 'h2_ml' }, with: 'line' } }],
    [
      { plot: { x: { column: 'charge_c' }, y: { column: 'h2_ml' }, with: 'line' } },
      {
        check: 'faraday',
        answer: {
          fit: { kind: 'line', x: 'charge_c', y: 'h2_ml' },
          result: '25255 / (2 * m)',
          rows: { last: 10 },
        },
      },
    ],
    [{ wait: 300 }, { do: 'test_hydrogen' }, { do: 'test_oxygen' }],
    [
      ...VOLTS.flatMap((voltage): readonly WorkedAct[] => [{ set: { voltage } }, { wait: 3 }, { record: 1 }]),
      { plot: { x: { column: 'voltage' }, y: { column: 'current_ma' }, with: 'line' } },
    ],
    [
      { reset: true },
      { set: { dissolution: true, voltage: 9 } },
      { do: 'switch_on' },
      ...[420, 180, 600].flatMap((wait): readonly WorkedAct[] => [{ wait }, { record: 1 }]),
      { do: 'release_gas' },
    ],
  ],
};
