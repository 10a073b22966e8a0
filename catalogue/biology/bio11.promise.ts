import { yearOfTrees } from '../../engine/biology/plant-community';
import type { Promised, PromiseStep } from '../promise';

const YEAR = 31_557_600;
const FIRST = 19;

export const promise: Promised = {
  quantity: 'years until trees cover half of the old field',
  unit: 'yr',
  truth: yearOfTrees('Secondary', 0.5),
  inputs: { type: 'Secondary' },
  steps: Array.from({ length: 6 }, (_, n): readonly PromiseStep[] => [
    { wait: (n === 0 ? FIRST : 1) * YEAR },
    { record: 1 },
  ]).flat(),
  analysis: {
    columns: [{ symbol: 'trees', formula: 'cover_pioneer_tree + cover_climax' }],
    fit: { kind: 'line', x: 'year', y: 'trees' },
    result: '(50-c)/m',
  },
};
