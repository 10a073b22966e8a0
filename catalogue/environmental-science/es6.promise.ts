import { risePercent } from '../../engine/environmental-science/carbonate-system';
import type { Promised } from '../promise';

export const promise: Promised = {
  quantity: 'rise of [H⁺] from 280 to 420 µatm, from the pH before and after',
  unit: '%',
  truth: ({ temperature, salinity, alkalinity }) =>
    risePercent(Number(temperature), Number(salinity), Number(alkalinity), 420),
  steps: [{ do: 'start' }, { wait: 1_296_000 }, { record: 1 }],
  analysis: { result: 'h_change_pct' },
};
