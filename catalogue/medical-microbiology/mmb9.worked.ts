import { paceAt } from '../../engine/medical-microbiology/colony-acid';
import { SPECIES } from '../../engine/medical-microbiology/macconkey-species';
import type { Measurement, MeasuringAct, Worked, WorkedAct } from '../worked';

const HOUR = 3600;
const EVERY = 4 * HOUR;

/** From the eighth hour to the forty-fourth. */
const MEASUREMENTS = 10;

export const measurement: Measurement = {
  quantity: 'growth of the diameter of E. coli on MacConkey agar at 37 °C',
  unit: 'mm/h',
  truth: 2 * SPECIES['Escherichia coli'].speed.MacConkey * paceAt(37),
  steps: Array.from({ length: MEASUREMENTS }, (_, n): readonly MeasuringAct[] => [
    { wait: n === 0 ? 2 * EVERY : EVERY },
    { do: 'measure_colony' },
    { record: 1 },
  ]).flat(),
  analysis: { fit: { kind: 'line', x: 'incubation_h', y: 'measured_diameter_mm' }, result: 'm' },
};

const hours = (count: number): WorkedAct => ({ wait: count * HOUR });

const measured: readonly WorkedAct[] = [{ do: 'measure_colony' }, { record: 1 }];

const OTHERS = [
  'Klebsiella pneumoniae',
  'Salmonella enterica',
  'Proteus mirabilis',
  'Pseudomonas aeruginosa',
  'Shigella sonnei',
  'Staphylococcus aureus',
  'Enterococcus faecalis',
];

const MEASURED_AT = [6, 12, 18, 24, 48];
const FIRST_SEEN = 5;

export const worked: Worked = {
  minutes: 15,
  steps: [
    [hours(FIRST_SEEN)],
    MEASURED_AT.flatMap((at, index): readonly WorkedAct[] => [
      hours(at - (MEASURED_AT[index - 1] ?? FIRST_SEEN)),
      ...measured,
    ]),
    [
      { plot: { x: { column: 'incubation_h' }, y: { column: 'measured_diameter_mm' }, with: 'line' } },
      {
        check: 'diameter_speed',
        answer: { fit: { kind: 'line', x: 'incubation_h', y: 'measured_diameter_mm' }, result: 'm' },
      },
    ],
    [{ plot: { x: { column: 'incubation_h' }, y: { column: 'colony_ph' } } }, { tick: true }],
    OTHERS.flatMap((organism): readonly WorkedAct[] => [{ set: { organism } }, hours(24), { record: 1 }]),
    [
      { set: { organism: 'Mixed E. coli and Salmonella' } },
      hours(24),
      { record: 1 },
      { do: 'pick_colony', value: 1, says: 'A pink one.' },
      { do: 'pick_colony', value: 2, says: 'A colourless one.' },
    ],
    [{ set: { agar: 'Nutrient agar' } }, hours(24), { record: 1 }],
    [{ set: { organism: 'Escherichia coli', agar: 'MacConkey' } }, hours(12), { record: 1 }],
  ],
};
