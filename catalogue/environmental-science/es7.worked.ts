import { YEAR } from '../../engine/environmental-science/landfill-laws';
import type { Measurement, MeasuringAct, Worked, WorkedAct } from '../worked';

const later = (years: number): readonly MeasuringAct[] => [{ wait: years * YEAR }, { record: 1 }];

/** A row every five years, sixty years long. */
const everyFiveYears = Array.from({ length: 12 }, () => later(5)).flat();

export const measurement: Measurement = {
  quantity: 'decay rate of the waste, from ln of the methane rate against time after closure',
  unit: '1/yr',
  truth: ({ decay_rate }) => Number(decay_rate),
  steps: [{ do: 'start' }, ...later(20), ...everyFiveYears],
  analysis: {
    columns: [{ symbol: 'lnq', formula: 'ln(methane_rate)' }],
    fit: { kind: 'line', x: 'years_since_closure', y: 'lnq' },
    result: '-m',
  },
};

/** Twenty years on a liner, with a well below it. */
const onLiner = (liner: string, precipitation: number): readonly WorkedAct[] => [
  { set: { liner, precipitation } },
  { reset: true },
  { do: 'start' },
  { do: 'drill_well' },
  ...later(20),
];

export const worked: Worked = {
  minutes: 15,
  steps: [
    [{ do: 'start' }, ...later(20.01)],
    everyFiveYears,
    [
      {
        plot: {
          x: { column: 'years_since_closure' },
          y: { column: 'methane_rate', transform: 'ln' },
          with: 'line',
        },
      },
      {
        check: 'decay_rate',
        answer: {
          columns: [{ symbol: 'lnq', formula: 'ln(methane_rate)' }],
          fit: { kind: 'line', x: 'years_since_closure', y: 'lnq' },
          result: '-m',
        },
      },
    ],
    [0.02, 0.7].flatMap((decay_rate): readonly WorkedAct[] => [{ set: { decay_rate } }, { do: 'start' }, ...later(21)]),
    [
      { set: { decay_rate: 0.05 } },
      { do: 'start' },
      ...later(20),
      { do: 'turn_on_gas' },
      { wait: 0.2 * YEAR },
      { record: 1 },
    ],
    [
      ...['None', 'Clay', 'Composite'].flatMap((liner) => onLiner(liner, 2000)),
      ...['Clay', 'None'].flatMap((liner) => onLiner(liner, 800)),
    ],
    [
      { set: { liner: 'Composite' } },
      { do: 'start' },
      { do: 'place_cap', says: 'Gas cannot get out above, and seeks its way sideways.' },
      ...later(20),
      { do: 'turn_on_gas' },
      ...later(0.2),
    ],
  ],
};
