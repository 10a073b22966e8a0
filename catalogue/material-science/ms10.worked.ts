import { tcrOfMetal } from '../../engine/material-science/resistivity';
import type { Measurement, Worked, WorkedAct } from '../worked';

export const measurement: Measurement = {
  quantity: 'temperature coefficient of the resistivity of copper',
  unit: '1/K',
  truth: tcrOfMetal('Copper'),
  steps: [
    { do: 'mount' },
    { do: 'source_on' },
    { wait: 10 },
    { do: 'sweep_temperature', value: '273,373,10' },
    { wait: 3000 },
    { record: 1 },
  ],
  analysis: { result: 'tcr' },
};

/** The sample follows cryostat and oven. */
const SETTLED = 150;

const on: readonly WorkedAct[] = [{ do: 'mount' }, { do: 'source_on' }, { wait: 5 }];

export const worked: Worked = {
  minutes: 15,
  steps: [
    [
      { set: { material: 'Copper', method: 'Two-wire' } },
      ...on,
      { record: 1 },
      { set: { method: 'Four-probe' } },
      { wait: 5 },
      { record: 1 },
    ],
    [{ record: 1 }, { do: 'reverse' }, { wait: 5 }, { record: 1 }],
    [
      { do: 'sweep_temperature', value: '80,600,20' },
      { wait: 2950 },
      { do: 'sweep_temperature', value: '273,373,10' },
      { wait: 1200 },
      { record: 1 },
      { check: 'tcr', answer: { result: 'tcr' } },
    ],
    [
      { set: { material: 'Silicon wafer', doping_type: 'n (phosphorus)', doping_log: 15, current: 1 } },
      ...on,
      ...[293, 400, 500, 600].flatMap((temperature): readonly WorkedAct[] => [
        { set: { temperature } },
        { wait: SETTLED },
        { record: 1 },
      ]),
    ],
    [
      { set: { doping_log: 13 } },
      ...on,
      { do: 'sweep_temperature', value: '500,600,10' },
      { wait: 1150 },
      { record: 1 },
    ],
    [
      // The wafer of 10¹³ is mounted still, but hot; each other one is new and at room temperature.
      { set: { temperature: 293 } },
      { wait: SETTLED },
      { record: 1 },
      ...[15, 17, 19].flatMap((doping_log): readonly WorkedAct[] => [{ set: { doping_log } }, ...on, { record: 1 }]),
      { plot: { x: { column: 'doping_log' }, y: { column: 'resistivity', transform: 'log10' }, series: 'all' } },
    ],
    [{ set: { material: 'Polyethylene' } }, ...on, { record: 1 }],
  ],
};
