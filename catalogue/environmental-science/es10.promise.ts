import { habitatCommunities } from '../../engine/data/habitat-communities';
import { PLOT } from '../../engine/environmental-science/habitat';
import type { Promised } from '../promise';

export const promise: Promised = {
  quantity: 'density of plants and animals in the meadow, from sixty quadrats thrown at random',
  unit: '1/m²',
  truth: habitatCommunities['Temperate Meadow'].individuals / PLOT ** 2,
  inputs: { quadrat_count: 60 },
  steps: [{ do: 'throw_all' }, { record: 1 }],
  analysis: { result: 'density' },
};
