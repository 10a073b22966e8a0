import { balanceOf } from '../../engine/biology/three-levels';
import type { RunInputs } from '../../engine/inputs';
import type { Measurement, Worked, WorkedAct } from '../worked';

const DAY = 86_400;

export const measurement: Measurement = {
  quantity: 'rabbits at the balance of a pasture of 5000 kg with territories',
  unit: 'animals',
  truth: balanceOf(5000).rabbits,
  inputs: { grass: 5000, rabbits: 500, foxes: 100 },
  steps: [{ wait: 9000 * DAY }, ...[0, 1, 2].flatMap(() => [{ wait: 200 * DAY }, { record: 1 }])],
  analysis: { mean: ['rabbit_count'], result: 'rabbit_count' },
};

const FIRST = { grass: 1000, rabbits: 100, foxes: 20 };
const OTHER = { grass: 3000, rabbits: 400, foxes: 80 };
const CROWDED = { grass: 5000, rabbits: 500, foxes: 100 };

const after = (days: number): readonly WorkedAct[] => [{ wait: days * DAY }, { record: 1 }];

const foxless = (inputs: RunInputs): readonly WorkedAct[] => [
  { set: inputs },
  { do: 'remove_foxes', value: FIRST.foxes },
  ...after(3650),
];

export const worked: Worked = {
  minutes: 15,
  steps: [
    after(3650),
    [
      { set: OTHER },
      { wait: 5000 * DAY },
      { until: 'regime', is: 'stable', atMost: 4000 * DAY },
      ...[1, 2, 3].flatMap(() => after(100)),
      {
        check: 'rabbit_balance',
        answer: { mean: ['rabbit_count'], result: 'rabbit_count', rows: { last: 3 } },
      },
    ],
    [...foxless({ ...FIRST, capacity: 2000 }), ...foxless({ capacity: 5000 })],
    [{ set: { territorial: false } }, ...after(7300)],
    [
      { set: { territorial: true } },
      ...[8000, 12_000].flatMap((capacity): readonly WorkedAct[] => [{ set: { capacity } }, ...after(7300)]),
    ],
    [{ plot: { x: { column: 'rabbit_count' }, y: { column: 'fox_count' } } }, { tick: true }],
    [{ set: { ...CROWDED, capacity: 5000 } }, ...after(730), ...after(6570)],
  ],
};
