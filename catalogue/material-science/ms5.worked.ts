import { fatigueMaterial } from '../../engine/data/fatigue-materials';
import { RUN_OUT } from '../../engine/material-science/fatigue-life';
import type { Measurement, MeasuringAct, Worked, WorkedAct } from '../worked';

const LEVELS = [550, 600, 660, 720, 800] as const;
const SPECIMENS = 3;

export const measurement: Measurement = {
  quantity: 'exponent B of the S-N curve of AISI 4340, three specimens at five levels',
  unit: '1',
  truth: fatigueMaterial('Steel AISI 4340').b,
  inputs: { frequency: 100 },
  steps: LEVELS.flatMap((amplitude): readonly MeasuringAct[] => [
    { set: { amplitude } },
    ...Array.from({ length: SPECIMENS }).flatMap((): readonly MeasuringAct[] => [
      { do: 'next_specimen' },
      { do: 'start' },
      { wait: 4000 },
      { record: 1 },
    ]),
  ]),
  analysis: { result: 'fit_b' },
};

const HZ = 100;

/** Seconds in which any specimen is broken or has run out, which ends the run. */
const LONGEST = RUN_OUT / HZ + 100;

/** The next specimen is broken and recorded. */
const broken: readonly WorkedAct[] = [{ do: 'next_specimen' }, { do: 'start' }, { wait: LONGEST }, { record: 1 }];

const three: readonly WorkedAct[] = [...broken, ...broken, ...broken];

/** So many cycles at one amplitude, the rest at another. */
const blocks = (first: number, cycles: number, second: number): readonly WorkedAct[] => [
  { set: { amplitude: first } },
  { do: 'next_specimen' },
  { do: 'start' },
  { wait: cycles / HZ },
  { do: 'stop' },
  { do: 'set_amplitude', value: second },
  { do: 'start' },
  { wait: LONGEST },
  { record: 1 },
];

export const worked: Worked = {
  minutes: 15,
  inputs: { frequency: HZ },
  steps: [
    [550, 600, 660, 720, 800].flatMap((amplitude): readonly WorkedAct[] => [{ set: { amplitude } }, ...three]),
    [{ check: 'basquin_b', answer: { result: 'fit_b' } }],
    [{ do: 'staircase', value: '430, 15' }],
    [{ set: { amplitude: 500, mean_stress: 200 } }, ...three],
    [{ set: { mean_stress: 0 } }, ...blocks(700, 2500, 500), ...blocks(500, 90_000, 700)],
    [{ set: { amplitude: 500, surface: 'Hot rolled' } }, ...broken],
    [{ set: { surface: 'Polished', amplitude: 600 } }, ...broken],
  ],
};
