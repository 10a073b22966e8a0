import { useCallback, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { Button } from '../../ui/Button';
import { SelectField } from '../../ui/SelectField';
import { useBench, useBenchState } from '../bench-context';
import { Late } from '../later/Late';
import { useNotebookTable } from '../notebook/use-notebook-table';
import type { Draft } from '../predict/parts';
import { useModule } from '../../ui/use-module';
import { useSliced } from '../../ui/use-sliced';
import type { Sliced } from '../../ui/sliced';
import type { Analysis } from './analysis/analysis';
import { compose } from './compose';
import { PlotCanvas } from './PlotCanvas';
import { summaryOf } from './plot-text';
import { RowsTool } from './RowsTool';
import type { SeriesScene } from './scene';
import { plottable, slicedSeries } from './series';
import { type Overlay, type PlotSettings, settingsFrom } from './settings';
import { Tool } from './Tool';
import { settledSettings } from './transform';
import { withView } from './zoom';
import './plot.css';

const loadOptions = async () => (await import('./PlotOptions')).default;
const loadPointCard = async () => (await import('./PointCard')).default;
const loadFitPanel = async () => (await import('./FitPanel')).default;

/** What was found, and how it was asked for. */
interface Reckoned {
  readonly settings: PlotSettings;
  readonly hidden: boolean;
  readonly analysis: Analysis | null;
}

const NO_SERIES: readonly SeriesScene[] = [];

const loadPredict = () => import('../predict/parts');

/** What is reckoned from points, and the fits of this page. */
const loadAnalysis = async () => {
  const [{ slicedAnalysis }, fits] = await Promise.all([import('./analysis/analyse'), import('./analysis/fits')]);
  return { slicedAnalysis, ...fits };
};

const never = () => () => {};
const zero = (): number => 0;

/** Names of what may be drawn through the points. */
const OVERLAYS: readonly { readonly value: Overlay; readonly text: string; readonly titration?: true }[] = [
  { value: 'none', text: 'none' },
  { value: 'line', text: 'straight line' },
  { value: 'proportional', text: 'proportion' },
  { value: 'power', text: 'power law' },
  { value: 'exponential', text: 'exponential' },
  { value: 'exponentialOffset', text: 'exponential + offset' },
  { value: 'logistic', text: 'logistic' },
  { value: 'sinusoid', text: 'sinusoid' },
  { value: 'peak', text: 'peak' },
  { value: 'michaelisMenten', text: 'saturation' },
  { value: 'custom', text: 'own formula' },
  { value: 'derivative', text: 'derivative' },
  { value: 'secondDerivative', text: 'second derivative' },
  { value: 'granStrong', text: 'Gran, strong acid', titration: true },
  { value: 'granWeak', text: 'Gran, weak acid', titration: true },
  { value: 'granBase', text: 'Gran, excess base', titration: true },
];

/** The live trace and the recorded points, with a choice of axes and of what is reckoned from them. */
export function Plot() {
  const loaded = useBenchState((state) => state.facts !== null);
  return loaded ? <LoadedPlot /> : <div className="late" />;
}

function LoadedPlot() {
  const { entry, session } = useBench();
  const kept = useBenchState((state) => state.notebook.plot);
  const table = useNotebookTable();
  const settings = useMemo(
    () => settledSettings(settingsFrom(entry, kept), table.columns),
    [entry, kept, table.columns],
  );
  const hidden = useBenchState((state) => state.answersHidden);
  const [options, setOptions] = useState(false);
  const [selecting, setSelecting] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  /** Number of the row whose point was pressed. */
  const [picked, setPicked] = useState<number | null>(null);
  const predictions = useBenchState((state) => state.notebook.predictions);
  const readings = useBenchState((state) => state.facts?.readings ?? null);
  const [predicting, setPredicting] = useState(false);
  /** The curve that is being sketched. */
  const [draft, setDraft] = useState<Draft | null>(null);
  const predict = useModule(predicting || predictions.length > 0, loadPredict);
  const { overlay } = settings;
  const change = (part: Partial<PlotSettings>): void => {
    // A curve is sketched for one pair of axes.
    if (part.x || part.ys || part.xScale || part.yScale) setDraft(null);
    session.notebook.keepPlot({ ...settings, ...part });
  };

  const begin = useCallback(() => slicedSeries(table, settings), [table, settings]);
  const series = useSliced(begin).value ?? NO_SERIES;
  const reckoner = useModule(overlay !== 'none', loadAnalysis);
  // A fit that came from the worker is looked up anew.
  const fits = useSyncExternalStore(reckoner?.subscribeFits ?? never, reckoner?.fitsVersion ?? zero);
  const titration = entry.plot.titration ?? null;
  const reckon = useCallback(
    function* (): Sliced<Reckoned | null> {
      if (overlay === 'none' || fits < 0 || !reckoner) return null;
      const { slicedAnalysis, fitOf } = reckoner;
      const found = yield* slicedAnalysis({ settings, table, series, titration, hidden, fitOf });
      return { settings, hidden, analysis: found };
    },
    [fits, reckoner, overlay, settings, table, series, titration, hidden],
  );
  const reckoned = useSliced(reckon).value;
  // What was reckoned otherwise is not shown while the new is.
  const analysis = reckoned?.settings === settings && reckoned.hidden === hidden ? reckoned.analysis : null;
  const scene = useMemo(() => {
    const more = predict?.predictionOverlays(predictions, settings, draft) ?? [];
    const composed = compose({ settings, table, series, analysis, more, hidden });
    return draft ? withView(composed, { x: draft.frame.x, left: draft.frame.y, right: null }) : composed;
  }, [settings, table, series, analysis, hidden, predict, predictions, draft]);
  const columns = plottable(table);
  const traced = [settings.x, ...settings.ys].every(({ column }) => {
    const kind = columns.find(({ id }) => id === column)?.kind;
    return kind === 'time' || kind === 'reading';
  });
  const [first] = settings.ys;
  const choices = (time: boolean) =>
    columns.filter(({ kind }) => time || kind !== 'time').map(({ id, label }) => ({ value: id, text: label }));

  return (
    <div className="plot" ref={root} data-residuals={scene.lower ? '' : undefined}>
      <div className="tray-tools plot-tools">
        <Tool name="y">
          <SelectField
            label="Quantity along y"
            className="tool-quantity"
            value={first.column}
            options={choices(false)}
            onChange={(column) => change({ ys: [{ column, transform: 'value' }, ...settings.ys.slice(1)], view: null })}
          />
        </Tool>
        <Tool name="x">
          <SelectField
            label="Quantity along x"
            className="tool-quantity"
            value={settings.x.column}
            options={choices(true)}
            onChange={(column) => change({ x: { column, transform: 'value' }, from: null, to: null, view: null })}
          />
        </Tool>
        <Tool name="fit">
          <SelectField<Overlay>
            label="What is reckoned from the recorded points"
            className="tool-quantity"
            value={overlay}
            options={OVERLAYS.filter(({ titration: needed }) => !needed || titration)}
            onChange={(next) => change({ overlay: next })}
          />
        </Tool>
        <RowsTool settings={settings} table={table} change={change} />
        <Button
          icon="pen"
          look="quiet"
          aria-expanded={predicting}
          onClick={() => {
            setPredicting(!predicting);
            setDraft(null);
          }}
        >
          Predict
        </Button>
        <Button
          icon="controls"
          look="quiet"
          label="Options of the plot"
          aria-expanded={options}
          onClick={() => setOptions(!options)}
        />
      </div>
      {options && (
        <Late
          load={loadOptions}
          props={{ settings, table, scene, analysis, selecting, onSelecting: setSelecting, change }}
          waiting={null}
        />
      )}
      {predict && predicting && (
        <predict.PredictPanel
          x={settings.x}
          y={first}
          draft={draft}
          onSketch={(on) =>
            setDraft(
              on
                ? predict.beginDraft(predictions, {
                    entry,
                    readings: readings ?? {},
                    settings,
                    series: series[0] ?? null,
                  })
                : null,
            )
          }
          onFrame={(frame) => draft && setDraft(predict.reframed(draft, frame))}
        />
      )}
      <PlotCanvas
        settings={settings}
        scene={scene}
        empty={traced ? 'Run, or record a reading, to see it here.' : 'Record readings to see them here.'}
        summary={summaryOf(scene, traced, hidden ? null : analysis)}
        selecting={selecting}
        change={change}
        onPoint={setPicked}
        layer={
          predict &&
          draft &&
          ((frame) => (
            <predict.SketchLayer
              frame={frame}
              draft={draft}
              x={scene.x.title}
              y={scene.left.title}
              onDraft={setDraft}
              onKeep={(kept) => predict.keepSketch(session, settings.x, first, kept)}
            />
          ))
        }
      />
      {picked !== null && (
        <Late
          load={loadPointCard}
          props={{
            row: picked,
            table,
            settings,
            change,
            onClose: () => {
              setPicked(null);
              root.current?.querySelector('canvas')?.focus();
            },
          }}
          waiting={null}
        />
      )}
      {overlay !== 'none' && (
        <Late load={loadFitPanel} props={{ settings, table, analysis, hidden, change }} waiting={null} />
      )}
    </div>
  );
}
