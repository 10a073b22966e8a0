import { RED_CELL } from '../../engine/biology/osmotic-cells';
import type { Measurement, MeasuringAct, Worked, WorkedAct } from '../worked';

const BATHS = [1000, 600, 450, 350, 290, 240, 200, 170, 140];

export const measurement: Measurement = {
  quantity: 'part of a red cell that is not free water',
  unit: '1',
  truth: RED_CELL.bound,
  steps: BATHS.flatMap((bath): readonly MeasuringAct[] => [
    { do: 'set_osmolarity', value: bath },
    { wait: 10 },
    { record: 1 },
  ]),
  analysis: {
    columns: [{ symbol: 'r', formula: '290/effective_osmolarity' }],
    fit: { kind: 'line', x: 'r', y: 'relative_volume' },
    result: 'c',
  },
};

/** Lab seconds in which cells come to rest, at most: the run stands still then. */
const RED_RESTS = 60;

const PLANT_RESTS = 3600;

const inBottle = (solution: string): readonly WorkedAct[] => [
  { set: { solution } },
  { wait: RED_RESTS },
  { record: 1 },
];

const baths = (values: readonly number[], rests: number): readonly WorkedAct[] =>
  values.flatMap((value): readonly WorkedAct[] => [{ do: 'set_osmolarity', value }, { wait: rests }, { record: 1 }]);

/** 300, 280 and so on down to 0 mOsm/L. */
const DOWN = Array.from({ length: 16 }, (_, n) => 300 - 20 * n);

const LINE = [1000, 600, 450, 350, 290, 240, 200, 170, 140];

export const worked: Worked = {
  minutes: 20,
  steps: [
    ['Hypertonic', 'Isotonic', 'Hypotonic'].flatMap(inBottle),
    [{ set: { solution: 'Isotonic' } }, ...baths(DOWN, RED_RESTS)],
    [
      { plot: { x: { column: 'effective_osmolarity' }, y: { column: 'hemolysis_percent' }, series: 'present' } },
      { tick: true },
    ],
    [
      { reset: true },
      ...baths(LINE, RED_RESTS),
      {
        plot: {
          x: { column: 'effective_osmolarity', transform: 'reciprocal' },
          y: { column: 'relative_volume' },
          with: 'line',
          series: 'present',
        },
      },
    ],
    [
      {
        check: 'bound_part',
        answer: {
          columns: [{ symbol: 'r', formula: '290/effective_osmolarity' }],
          fit: { kind: 'line', x: 'r', y: 'relative_volume' },
          result: 'c',
          rows: { last: LINE.length },
        },
      },
    ],
    [{ set: { cell_type: 'Plant cell' } }, ...baths([150, 200, 250, 280, 310, 350, 400, 450], PLANT_RESTS)],
    [
      { set: { cell_type: 'Red blood cell' } },
      { do: 'set_urea', value: 290, says: 'Urea of the strength of plasma.' },
      { wait: RED_RESTS },
    ],
    [
      { reset: true },
      { do: 'set_osmolarity', value: 5 },
      { wait: RED_RESTS },
      { do: 'return_to_isotonic' },
      { wait: RED_RESTS },
      { record: 1 },
    ],
  ],
};
