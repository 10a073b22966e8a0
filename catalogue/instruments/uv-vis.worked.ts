import type { Measurement, Worked, WorkedAct } from '../worked';

export const measurement: Measurement = {
  quantity: 'molar absorptivity of permanganate at 525 nm',
  unit: 'L/(mol cm)',
  truth: 2350,
  steps: [
    { do: 'lamp_on' },
    { do: 'blank' },
    ...[0.02, 0.09, 0.16, 0.23, 0.3].map((value) => ({ do: 'add_standard', value })),
    { do: 'fit_line' },
    { record: 1 },
  ],
  analysis: { result: 'epsilon_calc' },
};

/** From 700 to 350 nm at 4 nm a second. */
const SCAN_TAKES = 90;

const STANDARDS = [0.02, 0.09, 0.16, 0.23, 0.3];

/** Rows of the fading dye, each half minute from its beginning on. */
const HALF_MINUTES = 10;

const readAndRecord: readonly WorkedAct[] = [{ do: 'load_sample' }, { do: 'measure' }, { record: 1 }];

export const worked: Worked = {
  minutes: 20,
  steps: [
    [{ do: 'lamp_on' }, { do: 'blank', says: 'What cell and solvent let through counts as all of the light.' }],
    [
      { do: 'load_sample' },
      { do: 'start_scan' },
      { wait: SCAN_TAKES },
      { do: 'pick_peak', value: 530, says: 'The cursor goes to the top of the band in the green.' },
    ],
    [{ set: { wavelength: 525 } }, ...STANDARDS.map((value): WorkedAct => ({ do: 'add_standard', value }))],
    [{ do: 'fit_line' }, { record: 1 }, { check: 'epsilon', answer: { result: 'epsilon_calc', rows: { last: 1 } } }],
    [
      { set: { sample: 'Unknown Permanganate' } },
      { do: 'load_sample' },
      { do: 'measure_unknown' },
      { record: 1 },
      { check: 'unknown_permanganate', answer: { result: 'unknown_conc', rows: { last: 1 } } },
    ],
    [
      { set: { sample: 'Potassium Permanganate', stray_light: 1 } },
      ...[0.2, 0.4, 0.8, 1.2].flatMap((concentration): readonly WorkedAct[] => [
        { set: { concentration } },
        ...readAndRecord,
      ]),
      { plot: { x: { column: 'concentration' }, y: { column: 'absorbance' }, series: 'present' } },
    ],
    [
      { set: { sample: 'Holmium Solution', stray_light: 0.02, wavelength: 537 } },
      ...['1', '20'].flatMap((slit): readonly WorkedAct[] => [{ set: { slit } }, ...readAndRecord]),
    ],
    [
      { set: { sample: 'Crystal Violet', concentration: 0.005, wavelength: 590, slit: '2' } },
      { do: 'load_sample' },
      { do: 'start_kinetics' },
      { set: { hydroxide: 0.02, temperature: 25 } },
      ...Array.from({ length: HALF_MINUTES }, (): readonly WorkedAct[] => [{ wait: 30 }, { record: 1 }]).flat(),
      {
        plot: {
          x: { column: 'time' },
          y: { column: 'absorbance', transform: 'ln' },
          with: 'line',
          series: 'present',
        },
      },
      // The rate constant that the instrument shows states what label and thermostat leave; the line through the rows does not.
      { check: 'k2', answer: { result: 'rate_k / 0.02', rows: { last: 1 } } },
    ],
    [
      { set: { sample: 'NADH', concentration: 0.0705, wavelength: 260 } },
      ...['Glass', 'Quartz'].flatMap((cell): readonly WorkedAct[] => [
        { set: { cell } },
        { do: 'blank' },
        ...readAndRecord,
      ]),
    ],
  ],
};
