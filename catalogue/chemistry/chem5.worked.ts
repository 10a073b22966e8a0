import type { Worked, WorkedAct } from '../worked';

/** The flask is mixed, the watch stopped when it has turned blue-black, and the row recorded. */
const timed = (atMost: number): readonly WorkedAct[] => [
  { do: 'mix' },
  { until: 'clock_time_s', from: 0.01, atMost },
  { do: 'stop_timer' },
  { wait: 2 },
  { record: 1 },
];

export const worked: Worked = {
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
