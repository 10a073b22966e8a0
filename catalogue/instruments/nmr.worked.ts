import type { Measurement, Worked, WorkedAct } from '../worked';

export const measurement: Measurement = {
  quantity: 'T₂* of the shimmed magnet, from the width of a line',
  unit: 's',
  truth: ({ t2_star }) => Number(t2_star),
  inputs: { sample: 'Chloroform', scans: '1' },
  steps: [
    { do: 'load_sample' },
    { do: 'lock' },
    { do: 'shim_auto' },
    { do: 'start_scan' },
    { wait: 21 },
    { do: 'fourier_transform' },
    { do: 'phase_auto' },
    { do: 'pick_peak', value: 7.26 },
    { record: 1 },
  ],
  analysis: { result: '1 / (3.14159265 * peak_fwhm_hz)' },
};

const shims = (seen: unknown): readonly [number, number] =>
  (seen as { readonly shims: readonly [number, number] }).shims;

const prepared: readonly WorkedAct[] = [{ do: 'load_sample' }, { do: 'lock' }, { do: 'shim_auto' }];

/** All scans that are set, and the spectrum of them. */
const scanned = (scans: number, repetition: number): readonly WorkedAct[] => [
  { do: 'start_scan' },
  { until: 'scans_done', from: scans, atMost: 2 * scans * repetition },
  { do: 'fourier_transform' },
  { do: 'phase_auto' },
];

const picked = (...places: readonly number[]): readonly WorkedAct[] =>
  places.flatMap((value): readonly WorkedAct[] => [{ do: 'pick_peak', value }, { record: 1 }]);

const integrated = (value: string): readonly WorkedAct[] => [{ do: 'integrate', value }, { record: 1 }];

const TAUS = [0.1, 0.5, 1, 2, 4, 8, 16];

export const worked: Worked = {
  minutes: 30,
  steps: [
    [
      { do: 'load_sample' },
      { do: 'lock' },
      // Both begin 50 units too low.
      { do: 'shim_z1', value: (seen) => shims(seen)[0] + 50 },
      { do: 'shim_z2', value: (seen) => shims(seen)[1] + 50 },
    ],
    [
      { do: 'shim_auto' },
      ...scanned(8, 20),
      { do: 'reference_tms' },
      ...picked(2.05),
      { check: 'shimmed', answer: { result: '1 / (3.14159265 * peak_fwhm_hz)', rows: { last: 1 } } },
    ],
    picked(4.155, 4.132, 4.108, 4.085),
    [...integrated('3.9,4.35'), ...integrated('1.95,2.15'), ...integrated('1.1,1.4')],
    (
      [
        ['60', [4.18, 4.06]],
        ['600', [4.126, 4.114]],
      ] as const
    ).flatMap(([field_mhz, places]): readonly WorkedAct[] => [
      { set: { field_mhz } },
      ...prepared,
      ...scanned(8, 20),
      ...picked(...places),
    ]),
    [
      { set: { sample: 'Custom AB Pair', field_mhz: '60', t2_star: 3, scans: '1' } },
      ...prepared,
      ...[7, 6.9, 6.82].flatMap((delta_a): readonly WorkedAct[] => [
        { set: { delta_a } },
        ...prepared,
        ...scanned(1, 30),
        ...picked(delta_a),
      ]),
    ],
    [
      { set: { sample: 'Chloroform', field_mhz: '300', t2_star: 0.3 } },
      ...prepared,
      ...[1, 4, 16].flatMap((scans): readonly WorkedAct[] => [
        { set: { scans: String(scans) } },
        ...scanned(scans, 20),
        ...picked(7.26),
      ]),
    ],
    [
      { set: { sequence: 'Inversion Recovery', scans: '1', repetition_time: 60 } },
      ...TAUS.flatMap((tau): readonly WorkedAct[] => [{ set: { tau } }, ...scanned(1, 60), ...picked(7.26)]),
      {
        plot: {
          x: { column: 'tau' },
          y: { column: 'peak_height' },
          with: 'exponentialOffset',
          series: 'present',
        },
      },
    ],
    [
      { set: { sample: 'Ethyl Acetate', sequence: 'Pulse-Acquire', scans: '8', repetition_time: 1 } },
      ...prepared,
      ...scanned(8, 2),
      ...integrated('3.9,4.35'),
    ],
  ],
};
