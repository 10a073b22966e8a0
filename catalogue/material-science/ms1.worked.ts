import { simulation } from '../../engine/material-science/tensile-test';
import { SimulationHost } from '../../engine/runtime/host';
import type { Measurement, Worked, WorkedAct } from '../worked';

const typical = {
  material: 'Low-carbon steel A36',
  diameter: 12.5,
  gauge_length: 50,
  crosshead_speed: 5,
  extensometer: true,
  specimen: 1,
  noise: false,
};

/** Seconds until the typical bar is broken. */
const TYPICAL_LONGEST = 300;

/** Slope of engineering stress on strain, a little below E: the rule of the machine on exact values, GPa. */
function exactModulus(): number {
  const host = new SimulationHost({ simulation, inputs: typical, applies: {}, seed: 1, grade: 'ideal' });
  host.act({ do: 'start' });
  host.advance(Math.round(TYPICAL_LONGEST / simulation.dt));
  return Number(host.readings()['youngs_modulus']);
}

export const measurement: Measurement = {
  quantity: "Young's modulus of the steel, from load and extension of the straight part",
  unit: 'GPa',
  truth: exactModulus,
  steps: [
    { do: 'measure_neck' },
    { do: 'start' },
    { wait: 60 },
    { do: 'remove_extensometer' },
    { wait: TYPICAL_LONGEST },
    { record: 1 },
  ],
  analysis: { result: 'youngs_modulus' },
};

/** Seconds until any bar is broken, which ends the run. */
const LONGEST = 900;

/** Another bar is pulled to fracture, its pieces are fitted together and the row recorded. */
const pulled: readonly WorkedAct[] = [
  { do: 'start' },
  { wait: 30 },
  { do: 'remove_extensometer' },
  { wait: LONGEST },
  { do: 'fit_pieces' },
  { record: 1 },
];

export const worked: Worked = {
  minutes: 15,
  steps: [
    [{ do: 'measure_neck' }],
    [{ do: 'start' }, { until: 'strain', from: 0.6, atMost: 60 }],
    [
      { until: 'strain', from: 2.2, atMost: 60 },
      { do: 'unload' },
      { wait: 10, says: 'What springs back is elastic; what is left is the slip.' },
      { do: 'reload' },
    ],
    [{ wait: 30 }, { do: 'remove_extensometer' }, { wait: LONGEST }],
    [{ tick: true }],
    [{ do: 'fit_pieces' }, { record: 1 }],
    [
      ...[25, 100].flatMap((gauge_length, index): readonly WorkedAct[] => [
        { set: { gauge_length, specimen: 2 + index } },
        ...pulled,
      ]),
      {
        plot: {
          x: { column: 'gauge_length', transform: 'reciprocal' },
          y: { column: 'elongation' },
          with: 'line',
          series: 'all',
        },
      },
    ],
    [{ set: { gauge_length: 50, extensometer: false } }, { do: 'start' }, { until: 'stress', from: 150, atMost: 60 }],
    [
      { wait: 180 },
      ...[1, 2, 3].flatMap((): readonly WorkedAct[] => [
        { do: 'stop' },
        { do: 'measure_neck' },
        { do: 'start' },
        { wait: 4 },
      ]),
    ],
    [{ tick: true }],
  ],
};
