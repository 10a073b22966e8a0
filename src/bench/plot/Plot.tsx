import { type ReactNode, useMemo } from 'react';
import type { ReadingDefs } from '../../../engine/contract';
import { formatSignificant } from '../../../engine/runtime/format';
import { SelectField } from '../../ui/SelectField';
import { useBench, useBenchState } from '../bench-context';
import { countedRows } from '../notebook/notebook';
import { PlotCanvas } from './PlotCanvas';
import { fitLines, summaryOf } from './plot-text';
import {
  type AxisSetting,
  axisTitle,
  derivativeOf,
  lineThrough,
  type PlotColumn,
  plotColumns,
  pointsOf,
  steepestOf,
  titleText,
} from './series';
import type { Overlay, PlotSettings } from './settings';
import { ratioUnit, TRANSFORMS, transformNames } from './transform';

interface PlotProps {
  readonly settings: PlotSettings;
  readonly onChange: (settings: PlotSettings) => void;
}

const NO_POINTS: readonly never[] = [];

/** The live trace and the recorded points, with a choice of axes, a straight line or the derivative. */
export function Plot(props: PlotProps) {
  const readings = useBenchState((state) => state.facts?.readings);
  return readings ? <LoadedPlot {...props} readings={readings} /> : <div className="late" />;
}

function LoadedPlot({ settings, onChange, readings }: PlotProps & { readonly readings: ReadingDefs }) {
  const { entry, run } = useBench();
  const notebook = useBenchState((state) => state.notebook);
  const rows = useMemo(() => countedRows(notebook), [notebook]);
  const hidden = useBenchState((state) => state.answersHidden);
  const { x, y, overlay, newestRunOnly } = settings;

  const columns = useMemo(() => plotColumns(entry, readings), [entry, readings]);
  const newestRun = rows.at(-1)?.run ?? 0;
  const points = useMemo(() => {
    const all = pointsOf(entry, rows, x, y, run.hide);
    return newestRunOnly ? all.filter((point) => point.run === newestRun) : all;
  }, [entry, rows, x, y, run, newestRunOnly, newestRun]);
  const fit = useMemo(() => (overlay === 'line' ? lineThrough(points) : null), [overlay, points]);
  const derivative = useMemo(() => (overlay === 'derivative' ? derivativeOf(points) : NO_POINTS), [overlay, points]);

  const xTitle = useMemo(() => axisTitle(columns, x), [columns, x]);
  const yTitle = useMemo(() => axisTitle(columns, y), [columns, y]);
  const scene = useMemo(() => {
    const steepest = steepestOf(derivative);
    const unit = ratioUnit(yTitle.unit, xTitle.unit);
    return {
      xTitle: titleText(xTitle),
      yTitle: titleText(yTitle),
      points,
      currentRun: newestRun,
      fit,
      derivative,
      derivativeTitle: `slope${unit === '' ? '' : ` (${unit})`}`,
      mark: steepest && {
        x: steepest.x,
        text: `steepest at ${formatSignificant(steepest.x, 4)} ${xTitle.unit}`.trimEnd(),
      },
      hidden,
    };
  }, [points, newestRun, fit, derivative, hidden, xTitle, yTitle]);

  const traced = [x, y].every(({ column }) => columns.find(({ id }) => id === column)?.kind !== 'input');
  const summary = summaryOf({ x: xTitle, y: yTitle, points, traced, fit, hidden });
  const empty = traced ? 'Run, or record a reading, to see it here.' : 'Record readings to see them here.';
  const several = new Set(rows.map((row) => row.run)).size > 1;

  return (
    <div className="plot">
      <div className="tray-tools plot-tools">
        <AxisChoice name="y" setting={y} columns={columns} onChange={(next) => onChange({ ...settings, y: next })} />
        <AxisChoice name="x" setting={x} columns={columns} onChange={(next) => onChange({ ...settings, x: next })} />
        <Tool name="fit">
          <SelectField<Overlay>
            label="What is drawn through the recorded points"
            value={overlay}
            options={[
              { value: 'none', text: 'none' },
              { value: 'line', text: 'straight line' },
              { value: 'derivative', text: 'derivative' },
            ]}
            onChange={(next) => onChange({ ...settings, overlay: next })}
          />
        </Tool>
        {several && (
          <Tool name="rows">
            <SelectField
              label="Which rows are drawn"
              value={newestRunOnly ? 'newest' : 'all'}
              options={[
                { value: 'all', text: 'all runs' },
                { value: 'newest', text: `run ${newestRun}` },
              ]}
              onChange={(next) => onChange({ ...settings, newestRunOnly: next === 'newest' })}
            />
          </Tool>
        )}
      </div>
      <PlotCanvas settings={settings} scene={scene} empty={empty} x={xTitle} y={yTitle} summary={summary} />
      {overlay !== 'none' && (
        <p className="plot-result">
          {fit ? (
            hidden ? (
              'hidden'
            ) : (
              fitLines(fit, xTitle, yTitle).map((line) => <span key={line}>{line}</span>)
            )
          ) : derivative.length === 0 ? (
            <span>Record at least two points with different {xTitle.name}.</span>
          ) : (
            <span>Differences of neighbouring recorded points: triangles, scale on the right.</span>
          )}
        </p>
      )}
    </div>
  );
}

const Tool = ({ name, children }: { readonly name: string; readonly children: ReactNode }) => (
  <span className="tool">
    <span aria-hidden="true">{name}</span>
    {children}
  </span>
);

interface AxisChoiceProps {
  readonly name: 'x' | 'y';
  readonly setting: AxisSetting;
  readonly columns: readonly PlotColumn[];
  readonly onChange: (setting: AxisSetting) => void;
}

function AxisChoice({ name, setting, columns, onChange }: AxisChoiceProps) {
  const choices = name === 'y' ? columns.filter(({ kind }) => kind !== 'time') : columns;
  return (
    <Tool name={name}>
      <SelectField
        label={`Quantity along ${name}`}
        className="tool-quantity"
        value={setting.column}
        options={choices.map(({ id, label }) => ({ value: id, text: label }))}
        onChange={(column) => onChange({ column, transform: 'value' })}
      />
      <SelectField
        label={`Transform along ${name}`}
        className="tool-transform"
        value={setting.transform}
        options={TRANSFORMS.map((transform) => ({ value: transform, text: transformNames[transform] }))}
        onChange={(transform) => onChange({ ...setting, transform })}
      />
    </Tool>
  );
}
