import { linearAttenuation } from '../../engine/data/x-ray-attenuation';
import type { RunInputs } from '../../engine/inputs';
import type { Measurement, Worked, WorkedAct } from '../worked';

const KEV = 70;

export const measurement: Measurement = {
  quantity: 'CT number of adipose tissue at 70 keV',
  unit: 'HU',
  truth: 1000 * (linearAttenuation('adipose tissue', KEV) / linearAttenuation('water', KEV) - 1),
  inputs: { beam: '70 keV', rotation_time: 0.5, roi: 'Adipose' },
  steps: [{ do: 'load_patient' }, { do: 'warm_up' }, { wait: 3 }, { do: 'start_scan' }, { wait: 5 }, { record: 1 }],
  analysis: { result: 'hu_roi' },
};

/** A turn of the gantry takes 4 s, and the image is whole soon after: then the run ends by itself. */
const IMAGE_TAKES = 6;

const scanned = (set: RunInputs, says?: string): readonly WorkedAct[] => [
  { set, ...(says !== undefined && { says }) },
  { do: 'start_scan' },
  { wait: IMAGE_TAKES },
];

/** The region moves on the finished image. */
const regions = (...names: readonly string[]): readonly WorkedAct[] =>
  names.flatMap((roi): readonly WorkedAct[] => [{ set: { roi } }, { record: 1 }]);

export const worked: Worked = {
  minutes: 20,
  steps: [
    [
      { do: 'load_patient' },
      { do: 'warm_up' },
      ...scanned({ beam: '70 keV' }),
      ...regions('Water', 'Bone', 'Adipose', 'Soft tissue', 'Lung'),
    ],
    [
      { set: { phantom: 'Water Cylinder', beam: 'Polychromatic', bh_correction: false, roi: 'Water' } },
      { do: 'load_patient' },
      { do: 'warm_up' },
      ...scanned({}, 'Uncorrected: the middle of the water comes out too dark.'),
      { record: 1 },
      { set: { bh_correction: true } },
      { do: 'reconstruct' },
      { wait: IMAGE_TAKES },
      { record: 1 },
    ],
    [
      { set: { phantom: 'Insert Phantom' } },
      { do: 'load_patient' },
      { do: 'warm_up' },
      ...['18', '90', '360'].flatMap((views) => [...scanned({ beam: 'Polychromatic', views }), { record: 1 } as const]),
    ],
    [
      { record: 1, says: 'This is the scan with the Ram-Lak filter.' },
      { set: { filter: 'Hann' } },
      { do: 'reconstruct' },
      { wait: IMAGE_TAKES },
      { record: 1 },
    ],
    [
      { set: { phantom: 'Water Cylinder', filter: 'Ram-Lak' } },
      { do: 'load_patient' },
      { do: 'warm_up' },
      ...[50, 100, 200, 400].flatMap((mas) => [...scanned({ mas }), { record: 1 } as const]),
      {
        plot: {
          x: { column: 'mas', transform: 'reciprocal' },
          y: { column: 'noise_sd', transform: 'square' },
          with: 'proportional',
          series: 'present',
        },
      },
    ],
    [...scanned({ region: 'Chest', scan_length: 30, kvp: '120', mas: 100, pitch: 1 }), { record: 1 }],
    [
      { set: { phantom: 'Insert Phantom', beam: 'Polychromatic', mas: 200 } },
      { do: 'load_patient' },
      { do: 'warm_up' },
      ...['80', '140'].flatMap((kvp) => [...scanned({ kvp }), ...regions('Bone', 'Water')]),
    ],
    [500, 200].flatMap((mas) => [...scanned({ kvp: '120', mas }), ...regions('Lung')]),
  ],
};
