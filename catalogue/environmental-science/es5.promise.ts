import { YEAR } from '../../engine/environmental-science/deforestation-readings';
import type { Promised } from '../promise';

/** Every other year: the map's scale is the same in all of them and leaves the slope alone. */
const MAPS = Array.from({ length: 20 });

export const promise: Promised = {
  quantity: 'share of the forest cleared each year, from ln of the mapped area against years',
  unit: '%/yr',
  truth: ({ clearing_rate }) => Number(clearing_rate),
  steps: [{ do: 'start' }, ...MAPS.flatMap(() => [{ wait: 2 * YEAR }, { record: 1 }])],
  analysis: {
    columns: [{ symbol: 'L', formula: 'ln(forest_pct)' }],
    fit: { kind: 'line', x: 'year', y: 'L' },
    result: '100*(1-exp(m))',
  },
};
