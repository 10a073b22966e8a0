import { bareLoss, corrosionRate, METALS } from '../../engine/material-science/rust-kinetics';
import type { Promised, PromiseStep } from '../promise';

const HOUR = 3600;
const PANELS = 4;

export const promise: Promised = {
  quantity: 'corrosion rate of bare steel over 48 h, for a coupon of 70 g/m², four panels with coupons',
  unit: 'mm/y',
  truth: corrosionRate(bareLoss('Carbon steel', 0, 48), 48, METALS['Carbon steel'].density),
  steps: Array.from({ length: PANELS }).flatMap((): readonly PromiseStep[] => [
    { reset: true },
    { do: 'run_coupon' },
    { do: 'start' },
    { wait: 48 * HOUR },
    { do: 'remove_panel' },
    { do: 'clean_and_weigh' },
    { wait: HOUR },
    { record: 1 },
  ]),
  analysis: {
    columns: [{ symbol: 'scaled', formula: 'corrosion_rate * 70 / coupon_loss' }],
    mean: ['scaled'],
    result: 'scaled',
  },
};
