import type { RunInputs } from '../../engine/inputs';
import type { Measurement, Worked, WorkedAct } from '../worked';

export const measurement: Measurement = {
  quantity: 'T1 of white matter at 1.5 T',
  unit: 'ms',
  truth: 884,
  inputs: { phantom: 'Uniform Sphere', matrix: '64', slices: 1 },
  steps: [
    { do: 'screen_patient' },
    { do: 'load_patient' },
    { do: 'shim' },
    { wait: 4 },
    ...[200, 300, 400, 500, 700, 900, 1100, 1400, 1700, 2000, 2500, 3000, 3500, 4000].flatMap((tr) => [
      { set: { tr } },
      { do: 'start_scan' },
      { wait: 300 },
      { record: 1 },
    ]),
  ],
  analysis: { fit: { kind: 'exponentialOffset', x: 'tr', y: 'roi_mean' }, result: '-1/k' },
};

/** Longer than the longest scan here, 256 lines at 9 s: a scan ends the run by itself. */
const SCAN_TAKES = 2400;

const CLIP = 'Aneurysm clip (make unknown)';
const PACEMAKER = 'Pacemaker (MR Conditional 1.5 T)';
const SPIN_ECHO: RunInputs = { sequence: 'Spin Echo', tr: 500, te: 15, echo_train: '1' };

const intoTheBore: readonly WorkedAct[] = [
  { do: 'screen_patient' },
  { do: 'load_patient' },
  { do: 'shim' },
  { wait: 4 },
];

const scanned = (set: RunInputs, says?: string): readonly WorkedAct[] => [
  { set, ...(says !== undefined && { says }) },
  { do: 'start_scan' },
  { wait: SCAN_TAKES },
  { record: 1 },
];

/** Screened with this on the card, refused at the door, and written down. */
const turnedAway = (implant: string): readonly WorkedAct[] => [
  { set: { implant } },
  { do: 'screen_patient' },
  { do: 'load_patient', refused: true },
  { record: 1 },
];

export const worked: Worked = {
  minutes: 20,
  steps: [
    intoTheBore,
    scanned({ ...SPIN_ECHO, tissue: 'White matter' }, 'White matter recovers faster than grey, and CSF hardly at all.'),
    scanned(
      { sequence: 'Spin Echo', tr: 4000, te: 90, echo_train: '16' },
      'Long TR and TE: water that moves freely shines.',
    ),
    [
      ...scanned({ sequence: 'Spin Echo', tr: 4000, te: 20, echo_train: '8', tissue: 'White matter' }),
      ...['Grey matter', 'CSF'].flatMap((tissue): readonly WorkedAct[] => [{ set: { tissue } }, { record: 1 }]),
    ],
    [
      ...scanned({ sequence: 'Inversion Recovery', tr: 3000, te: 15, ti: 240, tissue: 'Fat' }),
      ...scanned({ tr: 9000, te: 100, ti: 2470, tissue: 'CSF' }),
    ],
    [
      ...scanned({ ...SPIN_ECHO, tissue: 'White matter', fov: 120 }, 'What lies outside wraps around, up and down.'),
      ...scanned({ fov: 240, matrix: '64' }),
      ...scanned({ matrix: '256', motion_amplitude: 4 }, 'What moves between lines makes ghosts.'),
    ],
    [
      { set: { ...SPIN_ECHO, phantom: 'Uniform Sphere', tissue: 'White matter', motion_amplitude: 0, matrix: '64' } },
      ...intoTheBore,
      ...[200, 500, 900, 1500, 2500, 4000].flatMap((tr) => scanned({ tr })),
      {
        plot: { x: { column: 'tr' }, y: { column: 'roi_mean' }, with: 'exponentialOffset', series: 'present' },
      },
      {
        check: 't1_white',
        answer: {
          fit: { kind: 'exponentialOffset', x: 'tr', y: 'roi_mean' },
          result: '-1/k',
          rows: { where: { phantom: 'Uniform Sphere' } },
        },
      },
    ],
    [
      ...turnedAway(CLIP),
      ...turnedAway(PACEMAKER),
      { do: 'hold_bottle', says: 'No scan runs, and yet the bottle flies: the field is always on.' },
      { do: 'load_patient', refused: true },
    ],
  ],
};
