import { dryPm25, type Params } from '../../engine/environmental-science/air-pollution-inputs';
import type { RunInputs } from '../../engine/inputs';
import type { Measurement, Worked, WorkedAct } from '../worked';

export const measurement: Measurement = {
  quantity: 'PM2.5 in the street, from a filter weighed after a day',
  unit: 'µg/m³',
  truth: (inputs: RunInputs) => dryPm25(inputs as RunInputs & Params),
  steps: [
    { do: 'start' },
    { do: 'start_pump' },
    { wait: 86_400 },
    { do: 'stop_pump' },
    { do: 'weigh_filter' },
    { record: 1 },
  ],
  analysis: { result: 'gravimetric_pm25' },
};

const DAY = 86_400;

/** The sampler is carried along the street; its monitor shows a new minute at each place. */
const scanned = (stability: string, wind_speed: number, places: readonly number[]): readonly WorkedAct[] => [
  { set: { stability, wind_speed } },
  ...places.flatMap((receptor_x): readonly WorkedAct[] => [{ set: { receptor_x } }, { record: 1 }]),
];

const NEAR = [0.2, 0.5, 1, 2, 5, 10];

const inWind = (wind_speed: number): readonly WorkedAct[] => [{ set: { wind_speed } }, { record: 1 }];

/** A day of air through a new filter. */
const sampled: readonly WorkedAct[] = [{ do: 'start_pump' }, { do: 'start' }, { wait: DAY }, { do: 'stop_pump' }];

export const worked: Worked = {
  minutes: 20,
  steps: [
    [...sampled, { do: 'weigh_filter' }, { record: 1 }],
    [{ check: 'street_pm25', answer: { result: 'gravimetric_pm25', rows: { last: 1 } } }],
    [
      ...scanned('A', 2, NEAR),
      ...scanned('D', 5, NEAR),
      ...scanned('F', 2, [...NEAR, 15, 20]),
      { plot: { x: { column: 'receptor_x' }, y: { column: 'plume_concentration' } } },
    ],
    [
      { set: { stability: 'D', wind_speed: 4, receptor_x: 2 } },
      { set: { emission_rate: 17 }, says: 'Fewer grams each second, the same stack.' },
      { record: 1 },
    ],
    [
      { set: { emission_rate: 20 } },
      ...[1, 2, 4, 8, 15].flatMap(inWind),
      { set: { gas_temp: 290 } },
      ...[4, 8].flatMap(inWind),
    ],
    [
      { set: { gas_temp: 400, wind_speed: 4, receptor_x: 10, deposition_velocity: 0.5 } },
      { record: 1 },
      { do: 'rain', value: 5 },
      { record: 1 },
      { do: 'rain', value: 0 },
    ],
    [
      { set: { emission_rate: 0, deposition_velocity: 0 } },
      ...sampled,
      { do: 'weigh_damp' },
      { wait: 600 },
      { record: 1 },
      { do: 'weigh_filter' },
      { wait: 600 },
      { record: 1 },
    ],
    [{ tick: true }],
  ],
};
