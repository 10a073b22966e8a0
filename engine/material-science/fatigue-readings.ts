/** What a fatigue bench tells: cycles are counted, all else follows from them and from what is set. */
import type { ReadingDefs } from '../contract';

export const fatigueReadings = {
  cycles: { label: 'Cycles', unit: 'cycles', decimals: 0, origin: 'count' },
  life: { label: 'Life', unit: 'cycles', decimals: 0, origin: 'count' },
  failed: { label: 'Broken', unit: '1', decimals: 0, origin: 'count' },
  damage: { label: 'Used share of life', unit: '1', decimals: 3, origin: 'theory' },
  miner_sum: { label: 'Miner sum', unit: '1', decimals: 3, origin: 'computed' },
  sigma_ar: { label: 'Equivalent reversed stress', unit: 'MPa', decimals: 1, origin: 'computed' },
  median_life: { label: 'Median life by the rule', unit: 'cycles', digits: 4, origin: 'computed' },
  r_ratio: { label: 'Stress ratio R', unit: '1', decimals: 3, origin: 'computed' },
  tested: { label: 'Specimens tested of this kind', unit: '1', decimals: 0, origin: 'count' },
  run_outs: { label: 'Run-outs of this kind', unit: '1', decimals: 0, origin: 'count' },
  fit_a: { label: 'Fit: A', unit: 'MPa', digits: 4, origin: 'derived' },
  fit_b: { label: 'Fit: B', unit: '1', decimals: 4, origin: 'derived' },
  fit_scatter: { label: 'Fit: scatter of log life', unit: '1', decimals: 3, origin: 'derived' },
  fit_b_swapped: { label: 'B with stress as unknown', unit: '1', decimals: 4, origin: 'derived' },
  limit_mean: { label: 'Staircase: mean limit', unit: 'MPa', decimals: 1, origin: 'derived' },
  limit_sd: { label: 'Staircase: scatter of limit', unit: 'MPa', decimals: 1, origin: 'derived' },
} as const satisfies ReadingDefs;
