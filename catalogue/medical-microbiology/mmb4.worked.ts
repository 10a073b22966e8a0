import type { RunInputs } from '../../engine/inputs';
import { activityOf } from '../../engine/medical-microbiology/catalase-colonies';
import type { Measurement, MeasuringAct, Worked, WorkedAct } from '../worked';

export const measurement: Measurement = {
  quantity: 'activity of S. aureus by the initial slope of its gas',
  unit: 'µmol/(min mg)',
  truth: activityOf({ organism: 'Staphylococcus aureus', colony_source: 'Nutrient agar', culture_age: 24 }),
  steps: [
    { do: 'add_reagent' },
    ...Array.from({ length: 10 }).flatMap((): readonly MeasuringAct[] => [{ wait: 0.5 }, { record: 1 }]),
  ],
  analysis: {
    fit: { kind: 'line', x: 'seconds_since_drop', y: 'oxygen_ul' },
    // 0.882 mol/L against Kₘ 0.080 mol/L.
    result: 'm*2/24.465/0.9168*60/0.05',
  },
};

/** Another colony on a clean slide: the box is ticked since the first drop, so that the next one falls as the clock begins. */
const tested = (inputs: RunInputs, seconds = 20): readonly WorkedAct[] => [
  { set: inputs },
  { wait: seconds },
  { record: 1 },
];

const NUTRIENT = { colony_source: 'Nutrient agar' } as const;
const BLOOD = { colony_source: 'Blood agar (agar not touched)' } as const;

const ON_BLOOD = [
  'Staphylococcus epidermidis',
  'Listeria monocytogenes',
  'Bacillus subtilis',
  'Escherichia coli',
  'Streptococcus pyogenes',
  'Clostridium perfringens',
];

const SLOPE_ROWS = 10;

export const worked: Worked = {
  minutes: 15,
  steps: [
    [{ do: 'add_reagent', says: 'The drop falls: froth at once.' }, { wait: 20 }, { record: 1 }],
    [
      ...tested(BLOOD),
      ...ON_BLOOD.flatMap((organism) => tested({ organism })),
      ...tested({ organism: 'Enterococcus faecalis', ...NUTRIENT }),
    ],
    [{ wait: 30, says: 'The same slide, longer: a bubble has come.' }, { record: 1 }],
    [...tested({ organism: 'Streptococcus pyogenes', colony_source: 'Blood agar (agar touched)' }), ...tested(BLOOD)],
    [
      { set: { organism: 'Escherichia coli', ...NUTRIENT } },
      ...[24, 72, 120, 168].flatMap((culture_age): readonly WorkedAct[] => [
        { set: { culture_age } },
        { reset: true },
        { wait: 20 },
        { record: 1 },
      ]),
    ],
    [
      { set: { organism: 'Staphylococcus aureus', culture_age: 24 } },
      ...Array.from({ length: SLOPE_ROWS }).flatMap((): readonly WorkedAct[] => [{ wait: 0.5 }, { record: 1 }]),
      { plot: { x: { column: 'seconds_since_drop' }, y: { column: 'oxygen_ul' }, with: 'line', series: 'present' } },
      {
        check: 'activity',
        answer: {
          fit: { kind: 'line', x: 'seconds_since_drop', y: 'oxygen_ul' },
          result: 'm*2/24.465/0.9168*60/0.05',
          rows: { last: SLOPE_ROWS },
        },
      },
    ],
  ],
};
