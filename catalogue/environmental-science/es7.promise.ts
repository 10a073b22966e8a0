import { YEAR } from '../../engine/environmental-science/landfill-laws';
import type { Promised, PromiseStep } from '../promise';

const later = (years: number): readonly PromiseStep[] => [{ wait: years * YEAR }, { record: 1 }];

export const promise: Promised = {
  quantity: 'decay rate of the waste, from ln of the methane rate against time after closure',
  unit: '1/yr',
  truth: ({ decay_rate }) => Number(decay_rate),
  steps: [{ do: 'start' }, ...later(20), ...Array.from({ length: 12 }, () => later(5)).flat()],
  analysis: {
    columns: [{ symbol: 'lnq', formula: 'ln(methane_rate)' }],
    fit: { kind: 'line', x: 'years_since_closure', y: 'lnq' },
    result: '-m',
  },
};
