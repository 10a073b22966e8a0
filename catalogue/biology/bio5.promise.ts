import { RED_CELL } from '../../engine/biology/osmotic-cells';
import type { Promised, PromiseStep } from '../promise';

const BATHS = [1000, 600, 450, 350, 290, 240, 200, 170, 140];

export const promise: Promised = {
  quantity: 'part of a red cell that is not free water',
  unit: '1',
  truth: RED_CELL.bound,
  steps: BATHS.flatMap((bath): readonly PromiseStep[] => [
    { do: 'set_osmolarity', value: bath },
    { wait: 10 },
    { record: 1 },
  ]),
  analysis: {
    columns: [{ symbol: 'r', formula: '290/effective_osmolarity' }],
    fit: { kind: 'line', x: 'r', y: 'relative_volume' },
    result: 'c',
  },
};
