import type { RunInputs } from '../../engine/inputs';
import { colourRate } from '../../engine/medical-microbiology/oxidase-kinetics';
import type { Measurement, MeasuringAct, Worked, WorkedAct } from '../worked';

export const measurement: Measurement = {
  quantity: 'rate constant of the colour of P. aeruginosa with fresh reagent',
  unit: '1/s',
  truth: colourRate({
    organism: 'Pseudomonas aeruginosa',
    colony_source: 'Nutrient or blood agar',
    reagent_age: 0,
    loop: 'Plastic or platinum',
  }),
  steps: [
    { do: 'apply_colony' },
    { wait: 2 },
    ...Array.from({ length: 7 }).flatMap((): readonly MeasuringAct[] => [{ record: 1 }, { wait: 1 }]),
  ],
  analysis: {
    columns: [{ symbol: 'left', formula: 'ln(1-color_intensity)' }],
    fit: { kind: 'line', x: 'seconds_since_rub', y: 'left' },
    result: '-m',
  },
};

/** Another colony comes with new paper; it is rubbed on and read after a minute. */
const tested = (inputs: RunInputs): readonly WorkedAct[] => [
  { set: inputs },
  { do: 'apply_colony' },
  { wait: 60 },
  { record: 1 },
];

const PLAIN = { colony_source: 'Nutrient or blood agar' } as const;
const PICKY = { colony_source: 'Chocolate or Campylobacter agar' } as const;

const ON_PLAIN = [
  'Vibrio cholerae',
  'Pasteurella multocida',
  'Escherichia coli',
  'Staphylococcus aureus',
  'Acinetobacter baumannii',
  'Aeromonas hydrophila (lactose-positive strain)',
  'Pseudomonas aeruginosa',
];

/** Seconds after the rub at which the colour is recorded. */
const TIMES = 7;

export const worked: Worked = {
  minutes: 20,
  steps: [
    [{ do: 'apply_colony' }, { wait: 6, says: 'Purple in less than ten seconds.' }, { record: 1 }],
    [
      ...ON_PLAIN.flatMap((organism) => tested({ organism })),
      ...['Neisseria gonorrhoeae', 'Campylobacter jejuni'].flatMap((organism) => tested({ organism, ...PICKY })),
    ],
    [
      ...tested({ organism: 'Campylobacter jejuni', ...PICKY, reagent_age: 7 }),
      ...tested({ organism: 'Escherichia coli', ...PLAIN, reagent_age: 14 }),
    ],
    [
      ...tested({ organism: 'Escherichia coli', reagent_age: 0, loop: 'Nichrome' }),
      ...tested({
        organism: 'Aeromonas hydrophila (lactose-positive strain)',
        colony_source: 'MacConkey agar',
        loop: 'Plastic or platinum',
      }),
    ],
    [
      { set: { organism: 'Pseudomonas aeruginosa', ...PLAIN } },
      { do: 'apply_colony' },
      { wait: 2 },
      ...Array.from({ length: TIMES }).flatMap((): readonly WorkedAct[] => [{ record: 1 }, { wait: 1 }]),
      { column: { symbol: 'left', label: 'ln(1 − I)', unit: '1', formula: 'ln(1-color_intensity)' } },
      { plot: { x: { column: 'seconds_since_rub' }, y: { column: 'left' }, with: 'line', series: 'present' } },
      {
        check: 'rate',
        answer: { fit: { kind: 'line', x: 'seconds_since_rub', y: 'left' }, result: '-m', rows: { last: TIMES } },
      },
    ],
    [
      { set: { organism: 'Escherichia coli' } },
      { do: 'apply_colony' },
      ...[1, 2, 3, 4, 5, 6].flatMap((): readonly WorkedAct[] => [{ wait: 19 }, { record: 1 }]),
      { tick: true },
    ],
  ],
};
