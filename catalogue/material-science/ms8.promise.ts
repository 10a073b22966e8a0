import { ELEMENTS } from '../../engine/material-science/sem-specimens';
import type { Promised } from '../promise';

export const promise: Promised = {
  quantity: 'backscattered part of copper at 20 keV, 1000 tracks',
  unit: '1',
  truth: ELEMENTS.Copper.eta,
  inputs: { electrons: 1000 },
  steps: [{ do: 'pump' }, { wait: 180 }, { do: 'beam_on' }, { do: 'run_trajectories' }, { wait: 4 }, { record: 1 }],
  analysis: { mean: ['eta'], result: 'eta' },
};
