import type { Measurement, Worked, WorkedAct } from '../worked';

export const measurement: Measurement = {
  quantity: 'pKa of acetic acid, from the pH of vinegar of known concentration',
  unit: '1',
  truth: 4.756,
  inputs: { solution: 'Vinegar' },
  steps: [
    { do: 'dip_probe', value: '7.00' },
    { wait: 30 },
    { do: 'calibrate', value: '7.00' },
    { do: 'rinse_probe' },
    { do: 'dip_probe', value: '4.01' },
    { wait: 40 },
    { do: 'calibrate', value: '4.01' },
    { do: 'rinse_probe' },
    { do: 'dip_probe', value: '0' },
    { wait: 50 },
    { record: 1 },
  ],
  analysis: {
    columns: [
      { symbol: 'h', formula: '10^(-ph_meter)' },
      { symbol: 'pKa', formula: '-log10(h^2 / (0.833 - h))' },
    ],
    result: 'pKa',
  },
};

const LIQUIDS = ['Water', 'Lemon Juice', 'Soap', 'Vinegar', 'Ammonia'];
const SLOW = 120;

/** Into a beaker: "0" is the liquid. */
const dipped = (beaker: string, wait = 50): readonly WorkedAct[] => [
  { do: 'rinse_probe' },
  { do: 'dip_probe', value: beaker },
  { wait },
];

const measured = (solution: string, wait = 50): readonly WorkedAct[] => [
  { set: { solution } },
  ...dipped('0', wait),
  { record: 1 },
];

const diluted = (dilutions: readonly string[]): readonly WorkedAct[] =>
  dilutions.flatMap((dilution): readonly WorkedAct[] => [{ set: { dilution } }, ...dipped('0', 60), { record: 1 }]);

export const worked: Worked = {
  minutes: 25,
  steps: [
    LIQUIDS.flatMap((solution): readonly WorkedAct[] => [
      { set: { solution } },
      { do: 'dip_paper' },
      { wait: 3 },
      { record: 1 },
    ]),
    [{ do: 'dip_probe', value: '7.00' }, { wait: 30 }, { record: 1 }],
    [{ do: 'calibrate', value: '7.00' }],
    [...dipped('4.01', 40), { do: 'calibrate', value: '4.01' }],
    LIQUIDS.flatMap((solution) => measured(solution, solution === 'Water' ? SLOW : 50)),
    [
      { set: { solution: 'Water' }, says: 'From ammonia into fresh water, not rinsed.' },
      { do: 'dip_probe', value: '0' },
      { wait: SLOW },
      { record: 1 },
      ...dipped('0', SLOW),
      { record: 1 },
      ...measured('Ammonia'),
      { do: 'dip_probe', value: '7.00', says: 'Again not rinsed, but into a buffer.' },
      { wait: 40 },
      { record: 1 },
    ],
    [{ set: { solution: 'Vinegar' } }, ...diluted(['1', '10', '100', '1000'])],
    [
      ...dipped('10.01', 40),
      { do: 'calibrate', value: '10.01' },
      { set: { solution: 'Ammonia' } },
      ...diluted(['1', '10', '100', '1000']),
    ],
    [{ plot: { x: { column: 'log_dilution' }, y: { column: 'ph_meter' }, with: 'line', series: 'all' } }],
    [
      { set: { solution: 'Vinegar' } },
      {
        check: 'pka_acetic',
        answer: {
          columns: [
            { symbol: 'h', formula: '10^(-ph_meter)' },
            { symbol: 'pKa', formula: '-log10(h^2 / (0.833 - h))' },
          ],
          result: 'pKa',
          rows: { where: { solution: 'Vinegar', dilution: 1 } },
        },
      },
    ],
    [
      { set: { solution: 'Water', dilution: '1', water_source: 'In contact with air' } },
      ...dipped('0', SLOW),
      { record: 1 },
    ],
  ],
};
