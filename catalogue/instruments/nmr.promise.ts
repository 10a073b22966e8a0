import type { Promised } from '../promise';

export const promise: Promised = {
  quantity: 'T₂* of the shimmed magnet, from the width of a line',
  unit: 's',
  truth: ({ t2_star }) => Number(t2_star),
  inputs: { sample: 'Chloroform', scans: '1' },
  steps: [
    { do: 'load_sample' },
    { do: 'lock' },
    { do: 'shim_auto' },
    { do: 'start_scan' },
    { wait: 21 },
    { do: 'fourier_transform' },
    { do: 'phase_auto' },
    { do: 'pick_peak', value: 7.26 },
    { record: 1 },
  ],
  analysis: { result: '1 / (3.14159265 * peak_fwhm_hz)' },
};
