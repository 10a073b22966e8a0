import type { Worked, WorkedAct } from '../worked';

interface Way {
  readonly mash?: number;
  readonly ethanol?: number;
  readonly ethanolAt?: number;
  readonly unfiltered?: true;
  readonly bath?: number;
}

const ROOM = 22;

const broken = (seconds: number): readonly WorkedAct[] => [{ do: 'mash', value: seconds }, { wait: seconds }];
const lysed: readonly WorkedAct[] = [{ do: 'add_buffer', value: 20 }, { wait: 300 }];
const filtered: readonly WorkedAct[] = [{ do: 'filter_mixture' }, { wait: 60 }];
const poured = (millilitres: number, celsius: number): readonly WorkedAct[] => [
  { do: 'set_ethanol_temp', value: celsius },
  { do: 'add_ethanol', value: millilitres },
];
const spooled: readonly WorkedAct[] = [{ do: 'spool', value: 60 }, { wait: 60 }];

/** The whole protocol on a fresh fruit, one step of it changed. */
const fruit = ({ mash = 60, ethanol = 40, ethanolAt = 0, unfiltered, bath }: Way): readonly WorkedAct[] => [
  { reset: true },
  ...(bath === undefined ? [] : [{ do: 'set_bath', value: bath }]),
  ...broken(mash),
  ...lysed,
  ...(unfiltered ? [] : filtered),
  ...(bath === undefined ? [] : [{ do: 'set_bath', value: ROOM }]),
  ...poured(ethanol, ethanolAt),
  { wait: 120 },
  ...spooled,
  { record: 1 },
];

export const worked: Worked = {
  steps: [
    broken(60),
    lysed,
    filtered,
    poured(40, 0),
    [{ wait: 120 }, ...spooled],
    [{ record: 1 }],
    [
      ...fruit({ mash: 15 }),
      ...fruit({ ethanol: 10 }),
      ...fruit({ ethanolAt: ROOM }),
      ...fruit({ unfiltered: true }),
      ...fruit({ bath: 60 }),
    ],
    [{ tick: true }],
    [
      { reset: true },
      { do: 'add_ethanol', value: 40, says: 'Ethanol first: the cells are still whole.' },
      ...broken(60),
      ...lysed,
      { do: 'spool', value: 60, refused: true },
    ],
  ],
};
