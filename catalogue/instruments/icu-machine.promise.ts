import type { Promised } from '../promise';

export const promise: Promised = {
  quantity: 'compliance of the lung with COPD at 24 a minute, by both holds',
  unit: 'mL/cmH2O',
  truth: 80,
  inputs: { patient: 'COPD', tidal_volume: 480, resp_rate: 24 },
  steps: [
    { do: 'attach_monitor' },
    { do: 'calibrate' },
    { do: 'start_ventilation' },
    { wait: 40 },
    { do: 'inspiratory_hold' },
    { wait: 6 },
    { do: 'expiratory_hold' },
    { wait: 6 },
    { record: 1 },
  ],
  analysis: {
    columns: [{ symbol: 'c', formula: 'vte / (pplat - total_peep)' }],
    result: 'c',
  },
};
