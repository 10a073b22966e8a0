import { constants } from '../../engine/core/constants';
import type { Promised, PromiseStep } from '../promise';

const eachMinute: readonly PromiseStep[] = [{ wait: 60 }, { record: 1 }];

export const promise: Promised = {
  quantity: 'Faraday constant, from hydrogen against charge',
  unit: 'C/mol',
  truth: constants.faraday.value,
  steps: [{ do: 'switch_on' }, ...Array.from({ length: 10 }, () => eachMinute).flat()],
  analysis: {
    fit: { kind: 'proportional', x: 'charge_c', y: 'h2_ml' },
    result: '25255 / (2 * k)',
  },
};
