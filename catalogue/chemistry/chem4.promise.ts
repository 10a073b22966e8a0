import type { Promised, PromiseStep } from '../promise';

const PRESSURES = [0.5, 0.7, 0.9, 1.2, 1.4, 1.7, 2, 2.3, 2.6, 3];

export const promise: Promised = {
  quantity: 'nRT of the gas, the slope of pressure against 1/volume',
  unit: 'atm mL',
  truth: 30,
  inputs: { pressure: 0.5, temperature: 25, gas: 'Ideal gas', particles: 100 },
  steps: PRESSURES.flatMap((pressure): readonly PromiseStep[] => [{ set: { pressure } }, { wait: 8 }, { record: 1 }]),
  analysis: { fit: { kind: 'line', x: 'inverse_volume', y: 'pressure_gauge_atm' }, result: 'm' },
};
