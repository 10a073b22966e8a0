import type { RunInputs } from '../../engine/inputs';
import type { Measurement, Worked, WorkedAct } from '../worked';

export const measurement: Measurement = {
  quantity: 'half-life of fluorine-18',
  unit: 'min',
  truth: 109.73,
  steps: [
    { do: 'inject' },
    { do: 'load_patient' },
    ...[0, 40, 80, 120, 160, 200, 240].flatMap((uptake_time) => [
      { set: { uptake_time } },
      { wait: 10 },
      { record: 1 },
    ]),
  ],
  analysis: {
    columns: [{ symbol: 'lnA', formula: 'ln(activity_now)' }],
    fit: { kind: 'line', x: 'uptake_time', y: 'lnA' },
    result: '-ln(2)/m',
  },
};

/** A scan of ten minutes, s. */
const SCAN_TAKES = 601;
/** Twelve views a second, seventy-four seconds for each time through all of them at most. */
const PICTURE_TAKES = 2000;

const intoTheRing: readonly WorkedAct[] = [{ do: 'load_patient' }, { do: 'transmission_scan' }];

const scanned: readonly WorkedAct[] = [{ do: 'start_scan' }, { wait: SCAN_TAKES }];

const reconstructed = (set: RunInputs, says?: string): readonly WorkedAct[] => [
  { set, ...(says !== undefined && { says }) },
  { do: 'reconstruct' },
  { wait: PICTURE_TAKES },
  { record: 1 },
];

export const worked: Worked = {
  minutes: 20,
  steps: [
    [
      { set: { phantom: 'Hot Spheres', activity: 370, uptake_time: 60, duration: 600 } },
      { do: 'inject' },
      ...intoTheRing,
      ...scanned,
    ],
    [
      ...reconstructed({ method: 'FBP' }, 'Filtered back-projection takes noise for signal.'),
      ...reconstructed({ method: 'OSEM' }),
    ],
    [
      { set: { phantom: 'Uniform Cylinder' } },
      ...intoTheRing,
      ...scanned,
      ...reconstructed({ attenuation_correction: true }),
      ...reconstructed({ attenuation_correction: false }, 'Uncorrected: few pairs from the middle get out.'),
    ],
    [
      { set: { phantom: 'Hot Spheres', method: 'OSEM', attenuation_correction: true, scatter_correction: true } },
      ...intoTheRing,
      ...scanned,
      ...[1, 2, 4, 10, 20].flatMap((iterations) => reconstructed({ iterations })),
    ],
    ['10', '13', '17', '22', '28', '37'].flatMap((sphere): readonly WorkedAct[] => [
      { set: { sphere } },
      { record: 1 },
    ]),
    [
      ...[0, 40, 80, 120, 180, 240].flatMap((uptake_time): readonly WorkedAct[] => [
        { set: { uptake_time } },
        { wait: 10 },
        { record: 1 },
      ]),
      {
        plot: {
          x: { column: 'uptake_time' },
          y: { column: 'activity_now', transform: 'ln' },
          with: 'line',
          series: 'present',
        },
      },
      {
        check: 'half_life',
        answer: {
          columns: [{ symbol: 'lnA', formula: 'ln(activity_now)' }],
          fit: { kind: 'line', x: 'uptake_time', y: 'lnA' },
          result: '-ln(2)/m',
          rows: { last: 6 },
        },
      },
    ],
    [
      { set: { uptake_time: 60 } },
      ...[100, 200, 300, 500, 700].flatMap((activity): readonly WorkedAct[] => [
        { set: { activity } },
        { do: 'inject' },
        { wait: 2 },
        { record: 1 },
      ]),
    ],
    [
      { set: { activity: 370, sphere: '37', weight: 70, iterations: 4 } },
      { do: 'inject' },
      ...scanned,
      ...reconstructed({}),
      { set: { weight: 90 }, says: 'A wrong number on a form: the same lesion reads 29 % more.' },
      { record: 1 },
    ],
  ],
};
