/** Puts a plot together from what the learner chose, the notebook's table and an analysis. Pure. */
import type { NotebookTable } from '../notebook/table';
import type { Analysis } from './analysis/analysis';
import { FEW } from './decimate';
import type { OverlayScene, PlotScene, SeriesScene } from './scene';
import { axisTitle, type TraceColumns, traceOf } from './series';
import type { PlotSettings } from './settings';

export interface Composition {
  readonly settings: PlotSettings;
  readonly table: NotebookTable;
  readonly series: readonly SeriesScene[];
  /** Null where none was asked for, or while it is being fetched. */
  readonly analysis: Analysis | null;
  /** What else is drawn beneath the points. */
  readonly more?: readonly OverlayScene[];
  readonly hidden: boolean;
}

export function compose({ settings, table, series, analysis, more = [], hidden }: Composition): PlotScene {
  const { view, from, to } = settings;
  const [first] = series;
  const other = series.find(({ side }) => side === 'right');
  const right = other
    ? { title: other.title, scale: settings.rightScale, view: view?.right ?? null }
    : analysis?.right
      ? { title: analysis.right, scale: 'linear' as const, view: view?.right ?? null }
      : null;
  return {
    x: { title: axisTitle(table.columns, settings.x), scale: settings.xScale, view: view?.x ?? null },
    left: { title: first?.title ?? { name: '', unit: '' }, scale: settings.yScale, view: view?.left ?? null },
    right,
    series,
    errorBars: settings.errorBars,
    // Of very many points the marks would meet.
    fitted: analysis?.used && analysis.used.length <= FEW ? new Set(analysis.used) : null,
    overlays: [...more, ...(analysis?.overlays ?? [])],
    lower: analysis?.lower ?? null,
    band: settings.overlay !== 'none' && (from !== null || to !== null) ? { from, to } : null,
    heading: null,
    footer: [],
    empty: null,
    hidden,
  };
}

/** With the live trace along each series. */
export const withTrace = (scene: PlotScene, settings: PlotSettings, trace: TraceColumns): PlotScene => ({
  ...scene,
  series: scene.series.map((series, index) => {
    const y = settings.ys[index];
    return y ? { ...series, trace: traceOf(trace, settings.x, y) } : series;
  }),
});
