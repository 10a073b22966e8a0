import { compensationPoint } from '../../engine/biology/leaf-photosynthesis';
import type { Promised, PromiseStep } from '../promise';

const LUX = [0, 200, 400, 600, 800];

export const promise: Promised = {
  quantity: 'light compensation point at 400 ppm and 25 °C',
  unit: 'µmol m⁻² s⁻¹',
  truth: compensationPoint(400, 25),
  steps: LUX.flatMap((light): readonly PromiseStep[] => [{ set: { light } }, { wait: 600 }, { record: 1 }]),
  analysis: { fit: { kind: 'line', x: 'ppfd', y: 'oxygen_rate' }, result: '-c/m' },
};
