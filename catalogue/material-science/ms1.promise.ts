import { simulation } from '../../engine/material-science/tensile-test';
import { SimulationHost } from '../../engine/runtime/host';
import type { Promised } from '../promise';

const typical = {
  material: 'Low-carbon steel A36',
  diameter: 12.5,
  gauge_length: 50,
  crosshead_speed: 5,
  extensometer: true,
  specimen: 1,
  noise: false,
};
const LONGEST = 300;

/** Slope of engineering stress on strain, a little below E: the rule of the machine on exact values, GPa. */
function exactModulus(): number {
  const host = new SimulationHost({ simulation, inputs: typical, applies: {}, seed: 1, grade: 'ideal' });
  host.act({ do: 'start' });
  host.advance(Math.round(LONGEST / simulation.dt));
  return Number(host.readings()['youngs_modulus']);
}

export const promise: Promised = {
  quantity: "Young's modulus of the steel, from load and extension of the straight part",
  unit: 'GPa',
  truth: exactModulus,
  steps: [
    { do: 'measure_neck' },
    { do: 'start' },
    { wait: 60 },
    { do: 'remove_extensometer' },
    { wait: LONGEST },
    { record: 1 },
  ],
  analysis: { result: 'youngs_modulus' },
};
