import { simulation } from '../../engine/chemistry/reaction-rate';
import { fitLine } from '../../engine/core/fit';
import { SimulationHost } from '../../engine/runtime/host';
import type { Measurement, MeasuringAct, Worked, WorkedAct } from '../worked';

const CELSIUS = [5, 15, 25, 35, 45];

/** Longer than the slowest of them needs. */
const SECONDS = 115;

const R = 8.314_462_618e-3;

const atStart = { concentration: 0.5, peroxide_conc: '0.10', acid_conc: '0.50', catalyst: false };

/** Two paths with barriers of their own: the slope of the exact values is what there is to find, kJ/mol. */
function exactSlope(): number {
  const logs = CELSIUS.map((temperature) => {
    const inputs = { ...atStart, temperature };
    const host = new SimulationHost({ simulation, inputs, applies: {}, seed: 1, grade: 'ideal' });
    host.act({ do: 'mix' });
    host.advance(SECONDS / simulation.dt);
    return Math.log(Number(host.readings()['rate_constant_obs']));
  });
  const line = fitLine(
    CELSIUS.map((celsius) => 1 / (celsius + 273.15)),
    logs,
  );
  return -R * (line?.slope ?? Number.NaN);
}

const truth = exactSlope();

export const measurement: Measurement = {
  quantity: 'activation energy of the clock at the first acid, both paths together',
  unit: 'kJ/mol',
  truth,
  inputs: atStart,
  steps: CELSIUS.flatMap((temperature): readonly MeasuringAct[] => [
    { set: { temperature } },
    { do: 'mix' },
    { wait: SECONDS },
    { record: 1 },
  ]),
  analysis: {
    columns: [
      { symbol: 'inverse', formula: '1/bath_temperature_k' },
      { symbol: 'logk', formula: 'ln(rate_constant_obs)' },
    ],
    fit: { kind: 'line', x: 'inverse', y: 'logk' },
    result: '-0.008314462618*m',
  },
};

/** The flask is mixed, the watch stopped when it has turned blue-black, and the row recorded. */
const timed = (atMost: number): readonly WorkedAct[] => [
  { do: 'mix' },
  { until: 'clock_time_s', from: 0.01, atMost },
  { do: 'stop_timer' },
  { wait: 2 },
  { record: 1 },
];

export const worked: Worked = {
  minutes: 30,
  steps: [
    [0.2, 0.5, 1, 2].flatMap((concentration): readonly WorkedAct[] => [{ set: { concentration } }, ...timed(80)]),
    [{ tick: true }],
    [
      {
        plot: {
          x: { column: 'concentration', transform: 'ln' },
          y: { column: 'rate_m_s', transform: 'ln' },
          with: 'line',
        },
      },
    ],
    [
      { set: { concentration: 0.5 } },
      ...['0.05', '0.10', '0.20'].flatMap((peroxide_conc): readonly WorkedAct[] => [
        { set: { peroxide_conc } },
        ...timed(80),
      ]),
    ],
    [
      { reset: true },
      { set: { peroxide_conc: '0.10' } },
      ...[5, 15, 25, 35, 45].flatMap((temperature): readonly WorkedAct[] => [{ set: { temperature } }, ...timed(120)]),
    ],
    [
      {
        plot: {
          x: { column: 'bath_temperature_k', transform: 'reciprocal' },
          y: { column: 'rate_constant_obs', transform: 'ln' },
          with: 'line',
          series: 'only',
        },
      },
      {
        check: 'activation_energy',
        answer: {
          columns: [
            { symbol: 'inverse', formula: '1/bath_temperature_k' },
            { symbol: 'logk', formula: 'ln(rate_constant_obs)' },
          ],
          fit: { kind: 'line', x: 'inverse', y: 'logk' },
          result: '-0.008314462618*m',
          rows: { last: 5 },
        },
      },
    ],
    [{ set: { temperature: 25, catalyst: true } }, ...timed(30)],
    [{ set: { temperature: 100, catalyst: false } }, ...timed(5)],
    [{ tick: true }],
  ],
};
