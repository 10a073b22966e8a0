import { SEMEN } from '../../engine/data/semen-samples';
import type { Measurement, Worked, WorkedAct } from '../worked';

export const measurement: Measurement = {
  quantity: 'concentration of Sample 1, from 25 squares of two fillings at 1:20',
  unit: 'M/mL',
  truth: SEMEN['Sample 1'].concentration,
  steps: [
    { do: 'liquefy' },
    { wait: 1801 },
    { do: 'load_chamber' },
    { do: 'count_squares', value: 25 },
    { do: 'load_chamber' },
    { do: 'count_squares', value: 25 },
    { wait: 1 },
    { record: 1 },
  ],
  analysis: { result: 'concentration' },
};

/** The sample is taken and liquefied, and its chamber filled. */
const HALF_HOUR = 1801;

const counted: readonly WorkedAct[] = [{ do: 'load_chamber' }, { do: 'count_squares', value: 25 }];

const tracked: readonly WorkedAct[] = [{ do: 'track' }, { wait: 2 }];

export const worked: Worked = {
  minutes: 15,
  steps: [
    [{ do: 'measure_volume' }, { do: 'liquefy' }, { wait: HALF_HOUR }],
    [{ set: { dilution: '1:20' } }, ...counted, ...counted, { wait: 1 }, { record: 1 }],
    [{ set: { sperm_to_track: 200, temperature: 37 } }, { do: 'wet_preparation' }, ...tracked],
    [{ do: 'stain_vitality' }, { do: 'score_morphology' }, { wait: 1 }],
    [{ record: 1 }, { check: 'semen', answer: 'all within the limits' }],
    [
      { set: { sample: 'Test track' } },
      { do: 'wet_preparation' },
      ...['50', '60', '100', '200'].flatMap((frame_rate): readonly WorkedAct[] => [
        { set: { frame_rate } },
        ...tracked,
        { record: 1 },
      ]),
    ],
    [
      {
        column: { symbol: 'pause2', label: 'Square of 1/frame rate', unit: 's²', formula: '1 / frame_rate^2' },
      },
      {
        plot: { x: { column: 'pause2' }, y: { column: 'vcl' }, with: 'line', series: 'present' },
        says: 'Against the square of the time between two pictures the line meets 133.5 µm/s.',
      },
      {
        says: 'Against the time itself it meets 136.5 µm/s.',
        plot: {
          x: { column: 'frame_rate', transform: 'reciprocal' },
          y: { column: 'vcl' },
          with: 'line',
          series: 'present',
        },
      },
    ],
    [
      { set: { sample: 'Sample 6', dilution: '1:2' } },
      { do: 'liquefy' },
      ...counted,
      { do: 'centrifuge_pellet', says: 'None among 100 nL: the whole rest is spun and searched.' },
      { wait: 1000 },
    ],
    [
      { set: { sample: 'Sample 1', dilution: '1:20', temperature: 22 } },
      { do: 'liquefy' },
      { do: 'wet_preparation' },
      ...tracked,
      { record: 1 },
    ],
  ],
};
