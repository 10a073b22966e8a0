import { simulation } from '../../engine/biology/dna-extraction';
import { SimulationHost } from '../../engine/runtime/host';
import type { Measurement, MeasuringAct, Worked, WorkedAct } from '../worked';

const PROTOCOL: readonly { readonly do: string; readonly value?: number; readonly wait: number }[] = [
  { do: 'mash', value: 60, wait: 60 },
  { do: 'add_buffer', value: 20, wait: 300 },
  { do: 'filter_mixture', wait: 60 },
  { do: 'set_ethanol_temp', value: 0, wait: 0 },
  { do: 'add_ethanol', value: 40, wait: 120 },
  { do: 'spool', value: 60, wait: 60 },
];

function trueYield(): number {
  const host = new SimulationHost({ simulation, inputs: {}, applies: {}, seed: 1, grade: 'ideal' });
  for (const { wait, ...action } of PROTOCOL) {
    host.act(action);
    host.advance(Math.round(wait / simulation.dt));
  }
  return Number(host.readings()['dna_yield_ug']);
}

const once: readonly MeasuringAct[] = [
  ...PROTOCOL.flatMap(({ wait, ...action }): readonly MeasuringAct[] => [action, { wait }]),
  { record: 1 },
  { reset: true },
];

export const measurement: Measurement = {
  quantity: 'DNA that the whole protocol brings, mean of four fruits',
  unit: 'µg',
  truth: trueYield(),
  steps: [...once, ...once, ...once, ...once],
  analysis: { mean: ['dna_yield_ug'], result: 'dna_yield_ug' },
};

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
  minutes: 15,
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
