import { customaryEstimate } from '../../engine/instruments/gene-editing/index';
import type { Measurement, Worked, WorkedAct } from '../worked';

export const measurement: Measurement = {
  quantity: 'indels by the customary estimate from T7E1',
  unit: '%',
  truth: customaryEstimate,
  inputs: { guide: 'CTTGCCCCACAGGGCAGTAA' },
  steps: [
    { do: 'load_target' },
    { do: 'find_guides' },
    { do: 'transfect' },
    { wait: 72 },
    { do: 'harvest' },
    { do: 'run_pcr' },
    { wait: 2 },
    { do: 'run_t7e1' },
    { wait: 2 },
    { record: 5 },
  ],
  analysis: { mean: ['t7e1_indel_estimate'], result: 't7e1_indel_estimate' },
};

const TYPED = 'CTTGCCCCACAGGGCAGTAA';

/** Cells that have their hours, and the DNA of all of them. */
const copied = (hours: number): readonly WorkedAct[] => [
  { do: 'transfect' },
  ...(hours > 0 ? [{ wait: hours }] : []),
  { do: 'harvest' },
  { do: 'run_pcr' },
];

const sequenced: readonly WorkedAct[] = [{ do: 'sanger_readout' }, { record: 1 }];

export const worked: Worked = {
  minutes: 15,
  steps: [
    [
      { do: 'load_target' },
      { do: 'find_guides', says: 'Every NGG is a place where Cas9 could cut; colours tell the score.' },
      { record: 1 },
      { set: { guide_index: 3 } },
      { record: 1 },
    ],
    [{ set: { guide: TYPED } }, { record: 1 }],
    [
      { set: { off_target: 'CTTGCCCCACAGGGCAGTACTGG' } },
      { record: 1 },
      { set: { off_target: 'CATGCCCCACAGGGCAGTAATGG' } },
      { record: 1 },
      { do: 'scan_off_targets' },
    ],
    [{ do: 'transfect' }, { wait: 72 }, { do: 'harvest' }],
    [
      { do: 'run_pcr' },
      { do: 'run_t7e1', says: 'Strands that differ are cut: two new bands.' },
      { record: 7 },
      {
        check: 't7e1_estimate',
        answer: { mean: ['t7e1_indel_estimate'], result: 't7e1_indel_estimate', rows: { last: 7 } },
      },
    ],
    [
      { do: 'calibrate' },
      ...sequenced,
      { set: { guide: '', guide_index: 1 } },
      ...copied(72),
      { do: 'run_t7e1' },
      ...sequenced,
    ],
    [{ set: { repair: 'HDR' } }, ...copied(72), ...sequenced],
    [{ do: 'load_target' }, { do: 'find_guides' }, { set: { harvest_time: 0 } }, ...copied(0), ...sequenced],
  ],
};
