import { linearAttenuation } from '../../engine/data/x-ray-attenuation';
import type { Promised } from '../promise';

const KEV = 70;

export const promise: Promised = {
  quantity: 'CT number of adipose tissue at 70 keV',
  unit: 'HU',
  truth: 1000 * (linearAttenuation('adipose tissue', KEV) / linearAttenuation('water', KEV) - 1),
  inputs: { beam: '70 keV', rotation_time: 0.5, roi: 'Adipose' },
  steps: [{ do: 'load_patient' }, { do: 'warm_up' }, { wait: 3 }, { do: 'start_scan' }, { wait: 5 }, { record: 1 }],
  analysis: { result: 'hu_roi' },
};
