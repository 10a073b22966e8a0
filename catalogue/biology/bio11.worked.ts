import { yearOfTrees } from '../../engine/biology/plant-community';
import type { Measurement, MeasuringAct, Worked, WorkedAct } from '../worked';

const YEAR = 31_557_600;
const FIRST = 19;

export const measurement: Measurement = {
  quantity: 'years until trees cover half of the old field',
  unit: 'yr',
  truth: yearOfTrees('Secondary', 0.5),
  inputs: { type: 'Secondary' },
  steps: Array.from({ length: 6 }, (_, n): readonly MeasuringAct[] => [
    { wait: (n === 0 ? FIRST : 1) * YEAR },
    { record: 1 },
  ]).flat(),
  analysis: {
    columns: [{ symbol: 'trees', formula: 'cover_pioneer_tree + cover_climax' }],
    fit: { kind: 'line', x: 'year', y: 'trees' },
    result: '(50-c)/m',
  },
};

/** A row of each of these years, from a year on. */
const yearly = (from: number, years: readonly number[]): readonly WorkedAct[] =>
  years.flatMap((year, n): readonly WorkedAct[] => [{ wait: (year - (years[n - 1] ?? from)) * YEAR }, { record: 1 }]);

/** Until the run stops. */
const ended = (years: number): readonly WorkedAct[] => [{ set: { years } }, { wait: years * YEAR }, { record: 1 }];

/** A row whenever another stage leads. */
const leading = (stages: readonly string[]): readonly WorkedAct[] =>
  stages.flatMap((is): readonly WorkedAct[] => [{ until: 'dominant_stage', is, atMost: 60 * YEAR }, { record: 1 }]);

const TREES = [19, 20, 21, 22, 23, 24];

export const worked: Worked = {
  minutes: 15,
  steps: [
    [
      { set: { years: 100 } },
      { wait: 5 * YEAR },
      ...leading(['Pioneer', 'Herbs', 'Shrubs', 'Pioneer trees']),
      { wait: 100 * YEAR },
    ],
    [{ set: { type: 'Secondary' } }, { wait: YEAR }, ...leading(['Pioneer', 'Herbs', 'Shrubs', 'Pioneer trees'])],
    [
      { plot: { x: { column: 'year' }, y: { column: 'shannon_index' } } },
      { plot: { x: { column: 'year' }, y: { column: 'soil_index' } } },
      { tick: true },
    ],
    [
      { reset: true },
      ...yearly(0, TREES),
      {
        check: 'tree_year',
        answer: {
          columns: [{ symbol: 'trees', formula: 'cover_pioneer_tree + cover_climax' }],
          fit: { kind: 'line', x: 'year', y: 'trees', from: FIRST },
          result: '(50-c)/m',
          rows: { last: TREES.length },
        },
      },
    ],
    [
      { set: { type: 'Primary' } },
      { wait: 80 * YEAR },
      { do: 'fire', says: 'The young wood burns; the soil stays.' },
      ...yearly(80, [82, 86, 92, 99]),
    ],
    [
      { reset: true },
      { set: { years: 60 } },
      { wait: 45 * YEAR },
      { do: 'remove_shrubs' },
      { wait: 15 * YEAR },
      { record: 1 },
      { reset: true },
      ...ended(60),
    ],
    [
      { set: { years: 40 } },
      { record: 1 },
      { set: { type: 'Secondary' } },
      ...ended(5),
      { set: { type: 'Primary' } },
      ...ended(60),
      { set: { type: 'Secondary' } },
      ...ended(25),
    ],
  ],
};
