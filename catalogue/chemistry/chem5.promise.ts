import { simulation } from '../../engine/chemistry/reaction-rate';
import { fitLine } from '../../engine/core/fit';
import { SimulationHost } from '../../engine/runtime/host';
import type { Promised, PromiseStep } from '../promise';

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

export const promise: Promised = {
  quantity: 'activation energy of the clock at the first acid, both paths together',
  unit: 'kJ/mol',
  truth,
  inputs: atStart,
  steps: CELSIUS.flatMap((temperature): readonly PromiseStep[] => [
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
