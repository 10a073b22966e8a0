import type { Measurement, Worked, WorkedAct } from '../worked';

const TAKES = 17;

export const measurement: Measurement = {
  quantity: 'band of polystyrene near 1028 cm⁻¹',
  unit: '1/cm',
  truth: 1028.3,
  steps: [
    { do: 'close_lid' },
    { wait: 120 },
    { do: 'collect_background' },
    { wait: TAKES },
    { do: 'load_sample' },
    { do: 'collect_sample' },
    { wait: TAKES },
    { do: 'pick_peak', value: 1028 },
    { record: 1 },
  ],
  analysis: { result: 'peak_wavenumber' },
};

const background: readonly WorkedAct[] = [{ do: 'collect_background' }];

const collected: readonly WorkedAct[] = [{ do: 'load_sample' }, { do: 'collect_sample' }];

const picked = (...bands: readonly number[]): readonly WorkedAct[] =>
  bands.flatMap((value): readonly WorkedAct[] => [{ do: 'pick_peak', value }, { record: 1 }]);

/** Two bands of its groups, by what the library calls the unknown, cm⁻¹. */
const BANDS: Readonly<Record<string, readonly [number, number]>> = {
  Ethanol: [3340, 1046],
  Acetone: [1715, 1222],
  'Ethyl Acetate': [1742, 1241],
  'Acetic Acid': [1712, 1294],
  'Benzoic Acid': [1689, 707],
  Toluene: [728, 1496],
  Aspirin: [1754, 1188],
  Caffeine: [1659, 1549],
};

const bandOf = (n: 0 | 1): WorkedAct => ({
  do: 'pick_peak',
  value: {
    by: 'match_name',
    values: Object.fromEntries(Object.entries(BANDS).map(([name, bands]) => [name, bands[n]])),
  },
});

export const worked: Worked = {
  minutes: 25,
  steps: [
    [{ do: 'close_lid' }, { wait: 120 }, ...background],
    [
      { set: { resolution: '4' } },
      ...collected,
      ...picked(1028),
      {
        do: 'collect_background',
        says: 'Once more, with a background of its own: noise shifts the top of a band a little.',
      },
      ...collected,
      ...picked(1028),
      { check: 'polystyrene_1028', answer: { mean: ['peak_wavenumber'], result: 'peak_wavenumber' } },
    ],
    [{ set: { sample: 'Ethanol' } }, ...collected, ...picked(3340, 1046)],
    (
      [
        ['Acetone', 1715],
        ['Ethyl Acetate', 1742],
        ['Acetic Acid', 1712],
      ] as const
    ).flatMap(([sample, band]): readonly WorkedAct[] => [{ set: { sample } }, ...collected, ...picked(band)]),
    [
      { set: { sample: 'Carbon Monoxide Gas', scans: '4', zero_fill: '2' } },
      ...background,
      ...collected,
      ...picked(2170),
      { set: { resolution: '0.5' }, says: 'A new resolution needs a new background.' },
      ...background,
      ...collected,
      ...picked(2169),
    ],
    [
      { set: { sample: 'Narrow Line Test', resolution: '1', thickness: 5, scans: '64' } },
      ...background,
      ...collected,
      ...['Boxcar', 'Triangular', 'Happ-Genzel', 'Blackman-Harris'].flatMap((apodisation): readonly WorkedAct[] => [
        { set: { apodisation } },
        ...picked(2000),
      ]),
    ],
    [
      {
        set: {
          sample: 'Polystyrene Film',
          resolution: '4',
          thickness: 1,
          scans: '16',
          apodisation: 'Happ-Genzel',
          zero_fill: '8',
        },
      },
      ...background,
      { do: 'open_lid', says: 'The air of the room comes in.' },
      ...collected,
      ...picked(2337, 2363),
    ],
    [
      { do: 'close_lid' },
      { wait: 120 },
      { set: { sample: 'Unknown' } },
      ...background,
      ...collected,
      { do: 'identify' },
      bandOf(0),
      { record: 1 },
      bandOf(1),
      { record: 1 },
      { check: 'unknown_substance', answer: { word: 'match_name' } },
    ],
    [
      { set: { holder: 'KBr Plates', sample: 'Water' } },
      ...collected,
      { set: { sample: 'Polystyrene Film' } },
      ...collected,
      ...picked(1028),
    ],
  ],
};
