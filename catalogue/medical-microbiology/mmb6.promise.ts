import { perField } from '../../engine/medical-microbiology/acid-fast-stain';
import type { Promised } from '../promise';

export const promise: Promised = {
  quantity: 'bacilli per field of a smear of sputum with a million per mL, from 300 fields',
  unit: '1/field',
  truth: perField(1e6),
  inputs: { sputum_log10: 6 },
  steps: [
    { do: 'heat', value: 90 },
    { do: 'carbolfuchsin', value: 300 },
    { do: 'decolorize', value: 120 },
    { do: 'methylene_blue', value: 60 },
    { do: 'examine_fields', value: 300 },
    { wait: 1700 },
    { record: 1 },
  ],
  analysis: { result: 'afb_per_field' },
};
