import { PER_DOUBLING } from '../../engine/environmental-science/carbon-dioxide';
import { YEAR } from '../../engine/environmental-science/greenhouse-readings';
import type { Promised } from '../promise';

/** Years between two rows: close together while the surface warms. */
const YEARS = [1, 1, 1, 2, 3, 4, 8, 20, 40, 70, 150];

export const promise: Promised = {
  quantity: 'feedback parameter of the climate, from imbalance against warming',
  unit: 'W/(m² K)',
  truth: ({ sensitivity }) => PER_DOUBLING / Number(sensitivity),
  inputs: { co2: 560 },
  steps: [{ do: 'start' }, { record: 1 }, ...YEARS.flatMap((years) => [{ wait: years * YEAR }, { record: 1 }])],
  analysis: { fit: { kind: 'line', x: 't_anomaly', y: 'imbalance' }, result: '-m' },
};
