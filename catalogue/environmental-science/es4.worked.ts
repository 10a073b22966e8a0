import { PER_DOUBLING } from '../../engine/environmental-science/carbon-dioxide';
import { YEAR } from '../../engine/environmental-science/greenhouse-readings';
import type { Measurement, MeasuringAct, Worked, WorkedAct } from '../worked';

/** Years between two rows: close together while the surface warms. */
const WARMING = [1, 1, 1, 2, 3, 4, 8, 20, 40, 70];

const later = (years: number): readonly MeasuringAct[] => [{ wait: years * YEAR }, { record: 1 }];

export const measurement: Measurement = {
  quantity: 'feedback parameter of the climate, from imbalance against warming',
  unit: 'W/(m² K)',
  truth: ({ sensitivity }) => PER_DOUBLING / Number(sensitivity),
  inputs: { co2: 560 },
  steps: [{ do: 'start' }, { record: 1 }, ...WARMING.flatMap(later), ...later(150)],
  analysis: { fit: { kind: 'line', x: 't_anomaly', y: 'imbalance' }, result: '-m' },
};

export const worked: Worked = {
  minutes: 15,
  steps: [
    [{ set: { layers: 0 } }, { record: 1, says: 'Without air that absorbs the surface stays near 255 K.' }],
    ['Venus', 'Mars', 'Moon'].flatMap((planet): readonly WorkedAct[] => [{ set: { planet } }, { record: 1 }]),
    [
      { set: { planet: 'Earth' } },
      { do: 'add_layer' },
      ...[0.5, 1, 0.78].map((emissivity): WorkedAct => ({ set: { emissivity } })),
      { record: 1 },
      ...Array.from({ length: 20 }, (): WorkedAct => ({ do: 'fire_photon' })),
    ],
    [{ set: { co2: 560 } }, { do: 'start' }, ...later(10)],
    [
      { reset: true },
      { do: 'start' },
      { record: 1 },
      ...WARMING.flatMap(later),
      ...later(350),
      { plot: { x: { column: 't_anomaly' }, y: { column: 'imbalance' }, with: 'line', series: 'present' } },
      {
        check: 'feedback',
        answer: {
          fit: { kind: 'line', x: 't_anomaly', y: 'imbalance' },
          result: '-m',
          rows: { last: WARMING.length + 2 },
        },
      },
    ],
    [
      ...[280, 400, 560, 1120].flatMap((co2): readonly WorkedAct[] => [{ set: { co2 } }, { record: 1 }]),
      { plot: { x: { column: 'co2_ppm', transform: 'ln' }, y: { column: 't_equilibrium' }, with: 'line' } },
    ],
    [
      { reset: true },
      { set: { co2: 280 } },
      { do: 'start' },
      { do: 'emit_pulse', value: 1000 },
      ...later(10),
      ...later(90),
      ...later(100),
    ],
    [{ set: { scenario: '1% per year' } }, { do: 'start' }, ...later(70)],
  ],
};
