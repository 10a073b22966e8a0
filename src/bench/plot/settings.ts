/** What the learner chose to see in the plot. */
import type { AnyEntry } from '../../../catalogue/define';
import type { AxisSetting } from './series';

export type Overlay = 'none' | 'line' | 'derivative';

export interface PlotSettings {
  readonly x: AxisSetting;
  readonly y: AxisSetting;
  readonly overlay: Overlay;
  /** Points of the newest run alone. */
  readonly newestRunOnly: boolean;
}

export const initialSettings = ({ plot }: AnyEntry): PlotSettings => ({
  x: { column: plot.x.column, transform: plot.x.transform ?? 'value' },
  y: { column: plot.y.column, transform: plot.y.transform ?? 'value' },
  overlay: 'none',
  newestRunOnly: false,
});
