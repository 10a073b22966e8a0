import type { Measurement, Worked, WorkedAct } from '../worked';

const R2 = [50, 100, 200, 300, 500];

export const measurement: Measurement = {
  quantity: 'slope of 1/R against 1/R2 in parallel',
  unit: '1',
  truth: 1,
  inputs: { configuration: 'Parallel' },
  steps: [{ do: 'close_switch' }, ...R2.flatMap((r2) => [{ set: { r2 } }, { wait: 1 }, { record: 1 }])],
  analysis: {
    columns: [
      { symbol: 'x', formula: '1/r2' },
      { symbol: 'y', formula: 'i_total/terminal_v' },
    ],
    fit: { kind: 'line', x: 'x', y: 'y' },
    result: 'm',
  },
};

const row: readonly WorkedAct[] = [{ wait: 1 }, { record: 1 }];

const each = (r2s: readonly number[]): readonly WorkedAct[] =>
  r2s.flatMap((r2): readonly WorkedAct[] => [{ set: { r2 } }, ...row]);

export const worked: Worked = {
  minutes: 20,
  steps: [
    [{ do: 'close_switch' }],
    [
      { do: 'probe_a', value: 1 },
      { do: 'probe_b', value: 2 },
      { wait: 1 },
      { do: 'probe_a', value: 2 },
      { do: 'probe_b', value: 0 },
      ...row,
    ],
    [{ set: { configuration: 'Parallel' } }, ...row],
    [
      { set: { configuration: 'Series', r1: 100 } },
      ...each([100, 300, 500]),
      {
        column: { symbol: 'resistance', label: 'V/I', unit: 'Ω', formula: 'terminal_v / i_total' },
      },
    ],
    [
      { reset: true },
      { set: { configuration: 'Parallel', r1: 100 } },
      { do: 'close_switch' },
      ...each([50, 100, 200, 300, 500]),
      { column: { symbol: 'conductance', label: '1/R', unit: '1/Ω', formula: '1 / resistance' } },
      {
        plot: {
          x: { column: 'r2', transform: 'reciprocal' },
          y: { column: 'conductance' },
          with: 'line',
          series: 'only',
        },
      },
    ],
    [{ set: { configuration: 'Series', voltage: 1, r1: 500, r2: 500 } }, ...row, { set: { voltage: 12 } }, ...row],
    [
      { set: { configuration: 'Series', voltage: 6, r1: 200 } },
      ...each([10, 100, 200, 300, 500]),
      { plot: { x: { column: 'r2' }, y: { column: 'v2' } } },
    ],
    [{ set: { real_meters: true } }, ...row],
    [
      { set: { real_meters: false, fault: 'R1 open' } },
      { do: 'probe_a', value: 3 },
      { do: 'probe_b', value: 2 },
      ...row,
      { do: 'probe_a', value: 2 },
      { do: 'probe_b', value: 0 },
      ...row,
      { tick: true },
    ],
  ],
};
