import type { Promised } from '../promise';

const HOURS = 3600;

export const promise: Promised = {
  quantity: 'clay in the soil, from the hydrometer after 11 hours and its blank',
  unit: '%',
  truth: ({ clay_pct }) => Number(clay_pct),
  steps: [
    { do: 'add_dispersant' },
    { do: 'read_blank' },
    { do: 'shake' },
    { wait: 11 * HOURS },
    { do: 'read_hydrometer' },
    { record: 1 },
  ],
  analysis: { result: 'clay_found_pct' },
};
