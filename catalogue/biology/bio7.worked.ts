import type { RunInputs } from '../../engine/inputs';
import type { Measurement, Worked, WorkedAct } from '../worked';

export const measurement: Measurement = {
  quantity: 'chance of the dominant look in Aa × Aa, from 1000 offspring',
  unit: '1',
  truth: 0.75,
  inputs: { offspring: 1000 },
  steps: [{ wait: 21 }, { record: 1 }],
  analysis: { result: 'dominant_part' },
};

/** Fifty offspring are counted each second. */
const counted = (offspring: number): number => offspring / 50 + 1;

const raised = (inputs: RunInputs, offspring: number): readonly WorkedAct[] => [
  { set: { ...inputs, offspring } },
  { wait: counted(offspring) },
  { record: 1 },
];

const REPEATS = 9;
const LOOKS = 9;

export const worked: Worked = {
  minutes: 20,
  steps: [
    [{ tick: true }],
    [20, 100, 1000].flatMap((offspring) => raised({}, offspring)),
    [{ check: 'dominant_part', answer: { result: 'dominant_part', rows: { last: 1 } } }],
    [
      { set: { offspring: 100 } },
      ...Array.from({ length: REPEATS }).flatMap((): readonly WorkedAct[] => [
        { reset: true },
        { wait: counted(100) },
        { record: 1 },
      ]),
    ],
    [...raised({ parent1: 'AA', parent2: 'aa' }, 100), ...raised({ parent1: 'Aa' }, 100)],
    raised({ parent2: 'Aa', dominance: 'Incomplete' }, 200),
    [
      { set: { dominance: 'Complete' } },
      { do: 'enter_counts', value: '5474,1850', says: 'Mendel counted 7324 seeds.' },
      { record: 1 },
    ],
    [
      { do: 'clear_offspring' },
      ...[10, 50, 200, 500, 1500, 2000].flatMap((offspring) => raised({}, offspring)),
      {
        column: { symbol: 'misfit', label: 'Misfit', unit: '1', formula: 'abs(dominant_count/recessive_count - 3)' },
      },
      { plot: { x: { column: 'total_count' }, y: { column: 'misfit' } } },
    ],
    [
      { set: { offspring: 20 } },
      { wait: counted(20) },
      ...Array.from({ length: LOOKS }).flatMap((): readonly WorkedAct[] => [
        { do: 'cross', value: 20 },
        { wait: counted(20) },
      ]),
    ],
  ],
};
