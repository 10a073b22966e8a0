import { perField } from '../../engine/medical-microbiology/acid-fast-stain';
import type { Promised } from '../promise';

export const promise: Promised = {
  quantity: 'bacilli per field of a smear of sputum with a million per mL, from 300 fields',
  unit: '1/field',
  truth: perField(1e6),
  inputs: { sputum_log10: 6 },
  steps: [
    { do: 'carbolfuchsin', value: 300 },
    { do: 'heat', value: 90 },
    { wait: 300 },
    { do: 'heat', value: 25 },
    { do: 'rinse', value: 5 },
    { wait: 5 },
    { do: 'decolorize', value: 120 },
    { do: 'rinse', value: 5 },
    { do: 'methylene_blue', value: 60 },
    { do: 'rinse', value: 5 },
    { do: 'examine_fields', value: 300 },
    { wait: 1400 },
    { record: 1 },
  ],
  analysis: { result: 'afb_per_field' },
};
