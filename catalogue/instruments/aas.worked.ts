import type { Measurement, Worked, WorkedAct } from '../worked';

/** Lab seconds that a reading takes, and ten blanks. */
const TAKES = 11;

export const measurement: Measurement = {
  quantity: 'mass fraction of copper in brass',
  unit: '%',
  truth: 65,
  inputs: { unknown: 'Brass Digest' },
  steps: [
    { do: 'lamp_on' },
    { do: 'light_flame' },
    { do: 'align' },
    { wait: 900 },
    { do: 'aspirate_blank' },
    { wait: TAKES },
    ...[1, 2, 3, 4].flatMap((value) => [{ do: 'aspirate_standard', value }, { wait: TAKES }]),
    { do: 'fit_line' },
    { do: 'aspirate_unknown' },
    { wait: TAKES },
    { record: 1 },
  ],
  analysis: {
    columns: [{ symbol: 'w', formula: 'unknown_original * 0.25 / 500 * 100' }],
    result: 'w',
  },
};

const TEN_TAKE = 101;

/** Until a lamp has warmed. */
const WARM = 900;

const zeroed: WorkedAct = { do: 'aspirate_blank' };

const standards = (...contents: readonly number[]): readonly WorkedAct[] =>
  contents.map((value): WorkedAct => ({ do: 'aspirate_standard', value }));

const readAndRecord: readonly WorkedAct[] = [{ do: 'load_sample' }, { do: 'read' }, { record: 1 }];

export const worked: Worked = {
  minutes: 25,
  steps: [
    [{ do: 'lamp_on' }, { do: 'light_flame' }, { do: 'align' }],
    [{ wait: WARM, says: 'A lamp that warms drifts.' }, zeroed],
    [...standards(1, 2, 3, 4, 5), { wait: TAKES }],
    [{ do: 'fit_line' }, ...standards(20), { do: 'fit_line' }, { do: 'fit_quadratic' }],
    [{ set: { unknown: 'Tap Water' } }, zeroed, { do: 'aspirate_unknown' }, { wait: TAKES }],
    [{ do: 'read_blank_ten' }, { wait: TEN_TAKE }],
    [
      { set: { element: 'Calcium', lamp: 'Calcium', concentration: 4 } },
      { wait: WARM },
      zeroed,
      ...readAndRecord,
      { set: { phosphate: 100 } },
      ...readAndRecord,
      { set: { releasing_agent: true } },
      ...readAndRecord,
    ],
    [
      { set: { unknown: 'Spinach Digest' } },
      zeroed,
      { do: 'aspirate_unknown' },
      ...[1, 2, 3].map((value): WorkedAct => ({ do: 'spike', value })),
    ],
    [
      { set: { element: 'Copper', lamp: 'Copper', unknown: 'Brass Digest', releasing_agent: false, phosphate: 0 } },
      { wait: WARM },
      zeroed,
      ...standards(1, 2, 3, 4),
      { do: 'fit_line' },
      zeroed,
      { do: 'aspirate_unknown' },
      { record: 1 },
      {
        check: 'copper_in_brass',
        answer: {
          columns: [{ symbol: 'w', formula: 'unknown_original * 0.25 / 500 * 100' }],
          result: 'w',
          rows: { last: 1 },
        },
      },
    ],
    [
      { set: { element: 'Lead', lamp: 'Lead', unknown: 'Tap Water' } },
      { wait: WARM },
      zeroed,
      ...standards(1, 3, 5, 7, 10),
      { do: 'fit_line' },
      zeroed,
      { do: 'aspirate_unknown' },
      { do: 'read_blank_ten' },
      { wait: TEN_TAKE },
    ],
    [
      { set: { element: 'Potassium', lamp: 'Potassium', concentration: 0.2 } },
      { wait: WARM },
      ...[false, true].flatMap((ionisation_buffer): readonly WorkedAct[] => [
        { set: { ionisation_buffer } },
        zeroed,
        ...standards(0.5, 1, 2),
        { do: 'fit_line' },
        ...readAndRecord,
      ]),
    ],
  ],
};
