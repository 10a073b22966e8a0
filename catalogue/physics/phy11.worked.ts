import { AREA, CONDUCTORS } from '../../engine/physics/conducting-bar';
import type { Measurement, Worked, WorkedAct } from '../worked';

const HOT = [60, 80, 100, 125, 150];

export const measurement: Measurement = {
  quantity: 'conductivity of copper, from power against gradient',
  unit: 'W/(m K)',
  truth: CONDUCTORS.Copper.conductivity,
  steps: [
    { do: 'start' },
    ...HOT.flatMap((hot_temp) => [{ set: { hot_temp } }, { do: 'skip_to_steady' }, { wait: 1 }, { record: 1 }]),
  ],
  analysis: {
    fit: { kind: 'proportional', x: 'gradient_k_m', y: 'power_out_w' },
    result: `k/${AREA}`,
  },
};

const steady: readonly WorkedAct[] = [{ do: 'skip_to_steady' }, { wait: 1 }, { record: 1 }];

export const worked: Worked = {
  minutes: 15,
  steps: [
    [{ do: 'start' }, { until: 't3_c', from: 22, atMost: 60 }],
    [1, 2, 3, 4, 5, 6].flatMap((): readonly WorkedAct[] => [{ wait: 5 }, { record: 1 }]),
    [{ wait: 120 }, { record: 1 }],
    [{ reset: true }, { do: 'start' }, { wait: 5 }, { record: 1 }],
    [
      ...HOT.flatMap((hot_temp): readonly WorkedAct[] => [{ set: { hot_temp } }, ...steady]),
      { plot: { x: { column: 'gradient_k_m' }, y: { column: 'power_out_w' }, with: 'line' } },
      {
        check: 'conductivity',
        answer: {
          // What goes in comes out: the mean of both plates is better than one.
          columns: [{ symbol: 'both', formula: '(power_w + power_out_w) / 2' }],
          fit: { kind: 'proportional', x: 'gradient_k_m', y: 'both' },
          result: `k/${AREA}`,
          rows: { last: HOT.length },
        },
      },
    ],
    ['Glass', 'Wood'].flatMap((material): readonly WorkedAct[] => [{ set: { material } }, { do: 'start' }, ...steady]),
    [{ set: { material: 'Glass' } }, { do: 'start' }, { set: { insulated: false } }, ...steady],
  ],
};
