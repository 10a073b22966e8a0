import { EXTINCTION } from '../../engine/environmental-science/lake-model';
import type { Promised } from '../promise';

const YEAR = 365 * 86_400;

export const promise: Promised = {
  quantity: 'extinction of light by algae, slope of 1.7/Secchi depth against chlorophyll',
  unit: 'm²/mg',
  truth: EXTINCTION.chlorophyll,
  steps: [0.2, 0.5, 1, 2, 5].flatMap((p_load) => [{ set: { p_load } }, { do: 'start' }, { wait: YEAR }, { record: 1 }]),
  analysis: {
    columns: [{ symbol: 'extinction', formula: '1.7 / secchi' }],
    fit: { kind: 'line', x: 'chlorophyll', y: 'extinction' },
    result: 'm',
  },
};
