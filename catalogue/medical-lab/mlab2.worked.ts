import { URINES } from '../../engine/data/urine-samples';
import type { Measurement, Worked, WorkedAct } from '../worked';

export const measurement: Measurement = {
  quantity: 'red cells in a µL of Sample H, from ten high-power fields',
  unit: 'cells/µL',
  truth: URINES['Sample H'].red,
  inputs: { sample: 'Sample H' },
  steps: [{ do: 'centrifuge' }, { wait: 301 }, { do: 'count_fields', value: 'hpf' }, { wait: 1 }, { record: 1 }],
  analysis: { result: 'rbc_per_hpf/0.1577' },
};

/** Lab seconds until the last pad was read, and until the sediment lies. */
const READ = 121;

const SPUN = 301;

const strip: readonly WorkedAct[] = [{ do: 'dip_strip' }, { do: 'read_all_on_time' }, { wait: READ }];

const sediment: readonly WorkedAct[] = [{ do: 'centrifuge' }, { wait: SPUN }];

export const worked: Worked = {
  minutes: 15,
  steps: [
    [{ set: { sample: 'Sample B' } }],
    [...strip, { record: 1 }],
    [{ do: 'dip_strip' }, { wait: 10 }, { do: 'read_pad', value: 'glucose' }, { record: 1 }],
    [{ do: 'refractometer' }],
    [{ set: { sample: 'Sample H' } }, ...sediment, { do: 'count_fields', value: 'hpf' }, { wait: 1 }, { record: 1 }],
    [
      {
        column: {
          symbol: 'red',
          label: 'Red cells in the urine',
          unit: 'cells/µL',
          formula: 'rbc_per_hpf / 0.1577',
        },
      },
      ...strip,
      { tick: true },
    ],
    [
      ['Sample J', 50],
      ['Sample C', 100],
      ['Sample F', 100],
    ].flatMap(([sample, ascorbate]): readonly WorkedAct[] => [
      { set: { sample: String(sample), ascorbate: Number(ascorbate) } },
      ...strip,
      { record: 1 },
    ]),
    [
      { set: { sample: 'Sample E', ascorbate: 0 } },
      ...strip,
      ...sediment,
      { do: 'count_fields', value: 'hpf' },
      { do: 'count_fields', value: 'lpf', says: 'Much protein, fatty casts and few cells.' },
      { check: 'urine', answer: 'nephrotic syndrome' },
      { do: 'reveal' },
    ],
    [{ set: { sample: 'Sample J', storage_h: 24 } }, ...strip, { record: 1 }],
  ],
};
