import { useCallback, useMemo, useRef, useState } from 'react';
import { Button } from '../../ui/Button';
import { useSliced } from '../../ui/use-sliced';
import { useBench, useBenchState } from '../bench-context';
import { Late } from '../later/Late';
import { useNotebookTable } from '../notebook/use-notebook-table';
import type { NotebookTable } from '../notebook/table';
import { compose, type Composition } from './compose';
import { PlotCanvas } from './PlotCanvas';
import { summaryOf } from './plot-text';
import { PlotTools } from './PlotTools';
import type { PlotScene, SeriesScene } from './scene';
import { plottable, slicedSeries } from './series';
import { type PlotSettings, settingsFrom } from './settings';
import { Sketching, type SketchUse, useSketch, useSketchLayer } from './Sketching';
import { settledSettings } from './transform';
import { useAnalysis } from './use-analysis';
import { withView } from './zoom';
import './plot.css';

const loadOptions = async () => (await import('./PlotOptions')).default;
const loadPointCard = async () => (await import('./PointCard')).default;
const loadFitPanel = async () => (await import('./FitPanel')).default;

const NO_SERIES: readonly SeriesScene[] = [];

/** The live trace and the recorded points, with a choice of axes and of what is reckoned from them. */
export function Plot() {
  const loaded = useBenchState((state) => state.facts !== null);
  return loaded ? <LoadedPlot /> : <div className="late" />;
}

/** How the plot was left, for the columns that there are. */
function useSettings({ columns }: NotebookTable): PlotSettings {
  const { entry } = useBench();
  const kept = useBenchState((state) => state.notebook.plot);
  return useMemo(() => settledSettings(settingsFrom(entry, kept), columns), [entry, kept, columns]);
}

/** With the predicted curve; while it is sketched, within its own ends. */
function useScene(what: Omit<Composition, 'more'>, { parts, draft }: SketchUse): PlotScene {
  const { settings, table, series, analysis, hidden } = what;
  const predictions = useBenchState((state) => state.notebook.predictions);
  return useMemo(() => {
    const more = parts?.predictionOverlays(predictions, settings, draft) ?? [];
    const composed = compose({ settings, table, series, analysis, more, hidden });
    return draft ? withView(composed, { x: draft.frame.x, left: draft.frame.y, right: null }) : composed;
  }, [settings, table, series, analysis, hidden, parts, predictions, draft]);
}

/** All axes show what the run gives by itself: there is a live trace. */
function isTraced({ x, ys }: PlotSettings, table: NotebookTable): boolean {
  const columns = plottable(table);
  return [x, ...ys].every(({ column }) => {
    const kind = columns.find(({ id }) => id === column)?.kind;
    return kind === 'time' || kind === 'reading';
  });
}

function LoadedPlot() {
  const { session } = useBench();
  const table = useNotebookTable();
  const settings = useSettings(table);
  const hidden = useBenchState((state) => state.answersHidden);
  const [options, setOptions] = useState(false);
  const [selecting, setSelecting] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  /** Number of the row whose point was pressed. */
  const [picked, setPicked] = useState<number | null>(null);
  const sketch = useSketch();
  const change = (part: Partial<PlotSettings>): void => {
    // A curve is sketched for one pair of axes.
    if (part.x || part.ys || part.xScale || part.yScale) sketch.setDraft(null);
    session.notebook.keepPlot({ ...settings, ...part });
  };

  const begin = useCallback(() => slicedSeries(table, settings), [table, settings]);
  const series = useSliced(begin).value ?? NO_SERIES;
  const analysis = useAnalysis(settings, table, series, hidden);
  const scene = useScene({ settings, table, series, analysis, hidden }, sketch);
  const layer = useSketchLayer(sketch, settings, scene);
  const traced = isTraced(settings, table);
  const closePoint = (): void => {
    setPicked(null);
    root.current?.querySelector('canvas')?.focus();
  };

  return (
    <div className="plot" ref={root} data-residuals={scene.lower ? '' : undefined}>
      <PlotTools settings={settings} table={table} change={change}>
        <Button icon="pen" look="quiet" aria-expanded={sketch.predicting} onClick={sketch.toggle}>
          Predict
        </Button>
        <Button
          icon="controls"
          look="quiet"
          label="Options of the plot"
          aria-expanded={options}
          onClick={() => setOptions(!options)}
        />
      </PlotTools>
      {options && (
        <Late
          load={loadOptions}
          props={{ settings, table, scene, analysis, selecting, onSelecting: setSelecting, change }}
          waiting={null}
        />
      )}
      <Sketching sketch={sketch} settings={settings} series={series} />
      <PlotCanvas
        settings={settings}
        scene={scene}
        empty={traced ? 'Run, or record a reading, to see it here.' : 'Record readings to see them here.'}
        summary={summaryOf(scene, traced, hidden ? null : analysis)}
        selecting={selecting}
        change={change}
        onPoint={setPicked}
        layer={layer}
      />
      {picked !== null && (
        <Late
          load={loadPointCard}
          props={{ row: picked, table, settings, change, onClose: closePoint }}
          waiting={null}
        />
      )}
      {settings.overlay !== 'none' && (
        <Late load={loadFitPanel} props={{ settings, table, analysis, hidden, change }} waiting={null} />
      )}
    </div>
  );
}
