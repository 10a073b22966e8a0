import { balanceOf } from '../../engine/biology/three-levels';
import type { Promised } from '../promise';

const DAY = 86_400;

export const promise: Promised = {
  quantity: 'rabbits at the balance of a pasture of 5000 kg with territories',
  unit: 'animals',
  truth: balanceOf(5000).rabbits,
  inputs: { grass: 5000, rabbits: 500, foxes: 100 },
  steps: [{ wait: 9000 * DAY }, ...[0, 1, 2].flatMap(() => [{ wait: 200 * DAY }, { record: 1 }])],
  analysis: { mean: ['rabbit_count'], result: 'rabbit_count' },
};
