import type { Measurement, Worked, WorkedAct } from '../worked';

const AIR = [-20, -5, 10, 25, 40, 50];

export const measurement: Measurement = {
  quantity: 'temperature coefficient of the power, from power against cell temperature',
  unit: '%/°C',
  truth: ({ temp_coeff }) => Number(temp_coeff),
  steps: AIR.flatMap((ambient_temp) => [{ set: { ambient_temp } }, { record: 1 }]),
  analysis: {
    fit: { kind: 'line', x: 'cell_temp', y: 'power' },
    result: '100*m/(c+25*m)',
  },
};

const HOUR = 3600;

/** Each value is set, and a row recorded. */
const recordedAt = (input: string, values: readonly number[]): readonly WorkedAct[] =>
  values.flatMap((value): readonly WorkedAct[] => [{ set: { [input]: value } }, { record: 1 }]);

export const worked: Worked = {
  minutes: 15,
  steps: [
    [{ set: { day_of_year: 80, solar_hour: 12 } }, ...recordedAt('latitude', [0, 25, 50])],
    [
      { set: { latitude: 40 } },
      { do: 'sweep_tilt', says: 'The light on the panel for each tilt at noon.' },
      ...recordedAt('tilt', [0, 20, 40, 60, 80]),
      { plot: { x: { column: 'tilt' }, y: { column: 'poa' } } },
    ],
    [{ set: { tilt: 30, solar_hour: 0 } }, { do: 'start' }, { wait: 24 * HOUR }, { record: 1 }],
    recordedAt('day_of_year', [355, 172]),
    [
      { set: { solar_hour: 12 } },
      ...recordedAt('ambient_temp', AIR),
      { plot: { x: { column: 'cell_temp' }, y: { column: 'power' }, with: 'line', series: 'present' } },
      {
        check: 'temp_coeff',
        answer: {
          fit: { kind: 'line', x: 'cell_temp', y: 'power' },
          result: '100*m/(c+25*m)',
          rows: { last: AIR.length },
        },
      },
    ],
    [
      { set: { ambient_temp: 25 } },
      ...[20, 40, 60].flatMap((latitude): readonly WorkedAct[] => [
        { set: { latitude } },
        { do: 'find_optimum' },
        { record: 1 },
      ]),
    ],
    [{ set: { latitude: 40 } }, ...recordedAt('cloud', [0, 4, 8])],
    [
      { set: { cloud: 0, latitude: -34, day_of_year: 172 } },
      { record: 1 },
      { do: 'rotate_panel', value: 0 },
      { record: 1 },
    ],
  ],
};
