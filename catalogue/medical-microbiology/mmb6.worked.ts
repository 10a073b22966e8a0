import { perField } from '../../engine/medical-microbiology/acid-fast-stain';
import type { Measurement, Worked, WorkedAct } from '../worked';

export const measurement: Measurement = {
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

/** After the fuchsin, whose time is over: acid, then the blue. */
const rest: readonly WorkedAct[] = [
  { do: 'rinse', value: 5 },
  { do: 'decolorize', value: 120 },
  { do: 'rinse', value: 5 },
  { do: 'methylene_blue', value: 60 },
  { do: 'rinse', value: 5 },
];

const hot: readonly WorkedAct[] = [
  { do: 'carbolfuchsin', value: 300 },
  { do: 'heat', value: 90, atOnce: true, says: 'The flame comes under the flooded slide.' },
  { wait: 300 },
];

const cool: readonly WorkedAct[] = [
  { do: 'heat', value: 25, says: 'Flame out, before any alcohol is opened.' },
  { wait: 30 },
];

const cold: readonly WorkedAct[] = [{ do: 'carbolfuchsin', value: 300 }, ...rest];

const warm: readonly WorkedAct[] = [...hot, ...cool, ...rest];

const read = (fields: number): readonly WorkedAct[] => [{ do: 'examine_fields', value: fields }, { record: 1 }];

export const worked: Worked = {
  minutes: 25,
  steps: [
    hot,
    [...cool, ...rest],
    read(100),
    [{ reset: true }, ...cold, ...read(100)],
    [{ set: { method: 'Kinyoun' } }, ...cold, { record: 1 }],
    [
      { set: { method: 'Ziehl-Neelsen', organism: 'Nocardia asteroides' } },
      ...warm,
      { record: 1 },
      { set: { decolorizer: '1% sulfuric acid' } },
      ...warm,
      { record: 1 },
    ],
    [
      { set: { organism: 'Mycobacterium tuberculosis (inactivated)', decolorizer: '3% acid-alcohol' } },
      ...[4, 5, 6, 7].flatMap((sputum_log10): readonly WorkedAct[] => [
        { set: { sputum_log10 } },
        // The load that it has already begins no fresh slide.
        { reset: true },
        ...warm,
        ...read(300),
      ]),
      {
        check: 'bacilli_per_field',
        answer: { result: 'afb_per_field * 10^(6 - sputum_log10)', rows: { last: 1 } },
      },
    ],
  ],
};
