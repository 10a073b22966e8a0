import { ATP_OF_GLUCOSE, ATP_OF_GLYCOLYSIS } from '../../engine/biology/respiring-cells';
import type { Promised, PromiseStep } from '../promise';

const OXYGEN = [0, 6, 12, 18, 24, 30];

export const promise: Promised = {
  quantity: 'ATP for each O₂ more (muscle, malate-aspartate)',
  unit: '1',
  truth: (ATP_OF_GLUCOSE.malate - ATP_OF_GLYCOLYSIS) / 6,
  steps: OXYGEN.flatMap((oxygen): readonly PromiseStep[] => [{ set: { oxygen } }, { wait: 3600 }, { record: 1 }]),
  analysis: { fit: { kind: 'line', x: 'oxygen', y: 'atp_mmol' }, result: 'm' },
};
