import { simulation } from '../../engine/biology/dna-extraction';
import { SimulationHost } from '../../engine/runtime/host';
import type { Promised, PromiseStep } from '../promise';

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

const once: readonly PromiseStep[] = [
  ...PROTOCOL.flatMap(({ wait, ...action }): readonly PromiseStep[] => [action, { wait }]),
  { record: 1 },
  { reset: true },
];

export const promise: Promised = {
  quantity: 'DNA that the whole protocol brings, mean of four fruits',
  unit: 'µg',
  truth: trueYield(),
  steps: [...once, ...once, ...once, ...once],
  analysis: { mean: ['dna_yield_ug'], result: 'dna_yield_ug' },
};
