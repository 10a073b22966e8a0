import type { Promised } from '../promise';

const TAKES = 11;

export const promise: Promised = {
  quantity: 'mass fraction of copper in brass',
  unit: '%',
  truth: 65,
  inputs: { unknown: 'Brass Digest' },
  steps: [
    { do: 'lamp_on' },
    { do: 'light_flame' },
    { do: 'align' },
    { wait: 900 },
    { do: 'aspirate_blank' },
    { wait: TAKES },
    ...[1, 2, 3, 4].flatMap((value) => [{ do: 'aspirate_standard', value }, { wait: TAKES }]),
    { do: 'fit_line' },
    { do: 'aspirate_unknown' },
    { wait: TAKES },
    { record: 1 },
  ],
  analysis: {
    columns: [{ symbol: 'w', formula: 'unknown_original * 0.25 / 500 * 100' }],
    result: 'w',
  },
};
