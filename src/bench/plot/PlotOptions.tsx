import { useState } from 'react';
import { Button } from '../../ui/Button';
import { NumberEntry } from '../../ui/NumberEntry';
import { SelectField } from '../../ui/SelectField';
import { useBench } from '../bench-context';
import { UNFETCHED } from '../later/unfetched';
import type { NotebookTable } from '../notebook/table';
import type { Analysis } from './analysis/analysis';
import type { AxisScale, PlotScene } from './scene';
import { RowsFilter } from './RowsTool';
import { plottable } from './series';
import { type AxisSetting, MOST_SERIES, type PlotSettings, TRANSFORMS } from './settings';
import { Tool } from './Tool';
import { transformChoice } from './transform';
import './plot-more.css';

interface PlotOptionsProps {
  readonly settings: PlotSettings;
  readonly table: NotebookTable;
  readonly scene: PlotScene;
  readonly analysis: Analysis | null;
  readonly selecting: boolean;
  readonly onSelecting: (selecting: boolean) => void;
  readonly change: (part: Partial<PlotSettings>) => void;
}

/** What is not needed at first sight: scales, more series, limits of a fit, pictures to keep. */
export default function PlotOptions({
  settings,
  table,
  scene,
  analysis,
  selecting,
  onSelecting,
  change,
}: PlotOptionsProps) {
  const unitOf = ({ column }: AxisSetting): string => table.columns.find(({ id }) => id === column)?.unit ?? '';
  const refused = refusedOnLog(scene);
  return (
    <fieldset className="plot-options">
      <legend className="visually-hidden">Options of the plot</legend>
      <AxisOptions
        name="y"
        unit={unitOf(settings.ys[0])}
        setting={settings.ys[0]}
        scale={settings.yScale}
        onSetting={(y) => change({ ys: [y, ...settings.ys.slice(1)], view: null })}
        onScale={(yScale) => change({ yScale, view: null })}
      />
      {scene.series.some(({ side }) => side === 'right') && (
        <Tool name="right axis">
          <ScaleField
            name="right axis"
            scale={settings.rightScale}
            onChange={(rightScale) => change({ rightScale, view: null })}
          />
        </Tool>
      )}
      <AxisOptions
        name="x"
        unit={unitOf(settings.x)}
        setting={settings.x}
        scale={settings.xScale}
        onSetting={(x) => change({ x, from: null, to: null, view: null })}
        onScale={(xScale) => change({ xScale, view: null })}
      />
      <MoreSeries settings={settings} table={table} change={change} />
      <RowsFilter settings={settings} table={table} change={change} />
      <Check on={settings.errorBars} onChange={(errorBars) => change({ errorBars })}>
        Error bars
      </Check>
      <Check on={settings.residuals} onChange={(residuals) => change({ residuals })}>
        Residuals below a fit
      </Check>
      <Limits settings={settings} selecting={selecting} onSelecting={onSelecting} change={change} />
      <Pictures scene={scene} analysis={analysis} />
      {refused !== null && <output className="fit-refused">{refused}</output>}
      <p className="plot-hint">
        Drag to move the plot, Ctrl + wheel or pinch to magnify, double click for all of it. With the keyboard: arrows
        read the points, Enter asks what may be done with one, Shift + arrows move, + and − magnify, 0 shows all. On a
        touch screen two fingers move it, or one after a tap.
      </p>
    </fieldset>
  );
}

interface CheckProps {
  readonly on: boolean;
  readonly onChange: (on: boolean) => void;
  readonly children: string;
}

const Check = ({ on, onChange, children }: CheckProps) => (
  <label className="ui-check">
    <input type="checkbox" checked={on} onChange={(event) => onChange(event.target.checked)} />
    {children}
  </label>
);

interface ScaleFieldProps {
  readonly name: string;
  readonly scale: AxisScale;
  readonly onChange: (scale: AxisScale) => void;
}

const ScaleField = ({ name, scale, onChange }: ScaleFieldProps) => (
  <SelectField<AxisScale>
    label={`Scale of ${name}`}
    value={scale}
    options={[
      { value: 'linear', text: 'linear' },
      { value: 'log', text: 'logarithmic' },
    ]}
    onChange={onChange}
  />
);

interface AxisOptionsProps {
  readonly name: 'x' | 'y';
  /** Of its column. */
  readonly unit: string;
  readonly setting: AxisSetting;
  readonly scale: AxisScale;
  readonly onSetting: (setting: AxisSetting) => void;
  readonly onScale: (scale: AxisScale) => void;
}

const AxisOptions = ({ name, unit, setting, scale, onSetting, onScale }: AxisOptionsProps) => (
  <Tool name={name}>
    <SelectField
      label={`Transform along ${name}`}
      value={setting.transform}
      options={TRANSFORMS.map((transform) => ({ value: transform, text: transformChoice(transform, unit) }))}
      onChange={(transform) => onSetting({ ...setting, transform })}
    />
    <ScaleField name={name} scale={scale} onChange={onScale} />
  </Tool>
);

/** The second to fourth quantity along y. A third unit has no axis: such columns are not offered. */
function MoreSeries({ settings, table, change }: Pick<PlotOptionsProps, 'settings' | 'table' | 'change'>) {
  const columns = plottable(table).filter(({ kind }) => kind !== 'time');
  const unitOf = (column: string): string => columns.find(({ id }) => id === column)?.unit ?? '';
  const [first, ...more] = settings.ys;
  const units = new Set(settings.ys.map(({ column }) => unitOf(column)));
  const put = (index: number, column: string): void => {
    const next = [...more];
    if (column === '') next.splice(index, 1);
    else next[index] = { column, transform: 'value' };
    change({ ys: [first, ...next], view: null });
  };
  const places = Math.min(MOST_SERIES - 1, more.length + 1);
  return Array.from({ length: places }, (_, index) => {
    const present = more[index]?.column ?? '';
    const others = new Set(settings.ys.filter((__, place) => place !== index + 1).map(({ column }) => unitOf(column)));
    const free = columns.filter(
      ({ id, unit }) =>
        id === present ||
        (settings.ys.every(({ column }) => column !== id) &&
          ((present === '' ? units : others).size < 2 || units.has(unit))),
    );
    return (
      <Tool key={`${index}-${present}`} name={`${index + 2}nd y`.replace('3nd', '3rd').replace('4nd', '4th')}>
        <SelectField
          label={`Another quantity along y, number ${index + 2}`}
          className="tool-quantity"
          value={present}
          options={[{ value: '', text: 'none' }, ...free.map(({ id, label }) => ({ value: id, text: label }))]}
          onChange={(column) => put(index, column)}
        />
      </Tool>
    );
  });
}

/** The part of x that is reckoned with, typed or dragged. */
function Limits({
  settings,
  selecting,
  onSelecting,
  change,
}: Pick<PlotOptionsProps, 'settings' | 'selecting' | 'onSelecting' | 'change'>) {
  const [wrong, setWrong] = useState(false);
  const { from, to } = settings;
  const commit = (end: 'from' | 'to') => (typed: string) => {
    const value = typed === '' ? null : Number(typed.replace('−', '-'));
    const next = { from, to, [end]: value };
    const sound =
      (value === null || Number.isFinite(value)) && (next.from === null || next.to === null || next.from < next.to);
    setWrong(!sound);
    if (sound) change(next);
    return sound;
  };
  return (
    <>
      <span className="tool plot-limits">
        fit from
        <NumberEntry
          label="Fit from x ="
          text={from === null ? '' : String(from)}
          placeholder="start"
          onCommit={commit('from')}
          invalid={wrong}
        />
        to
        <NumberEntry
          label="Fit up to x ="
          text={to === null ? '' : String(to)}
          placeholder="end"
          onCommit={commit('to')}
          invalid={wrong}
        />
      </span>
      <Button aria-pressed={selecting} onClick={() => onSelecting(!selecting)}>
        Drag the range
      </Button>
      {(from !== null || to !== null) && (
        <Button look="quiet" onClick={() => change({ from: null, to: null })}>
          All points
        </Button>
      )}
      {wrong && <p className="fit-refused">A limit is a number, and the first one lies below the second.</p>}
    </>
  );
}

function Pictures({ scene, analysis }: Pick<PlotOptionsProps, 'scene' | 'analysis'>) {
  const bench = useBench();
  const save = async (kind: 'savePng' | 'saveSvg'): Promise<void> => {
    const picture = await import('./picture').catch(() => null);
    if (!picture) return bench.session.say(UNFETCHED, 'warning');
    const saved = await picture[kind]({ scene, analysis }, bench);
    bench.announce(saved ? 'The picture of the plot is saved.' : 'The picture could not be made.');
  };
  return (
    <span className="plot-pictures">
      <Button icon="download" onClick={() => void save('saveSvg')}>
        SVG
      </Button>
      <Button icon="download" onClick={() => void save('savePng')}>
        PNG
      </Button>
    </span>
  );
}

/** What a logarithmic axis cannot show. */
function refusedOnLog({ x, left, right, series }: PlotScene): string | null {
  const points = series.flatMap(({ side, points: all }) => {
    const y = side === 'right' ? right : left;
    return all.filter((point) => (x.scale === 'log' && point.x <= 0) || (y?.scale === 'log' && point.y <= 0));
  });
  if (points.length === 0) return null;
  const which = points.length === 1 ? 'One point has' : `${points.length} points have`;
  return `${which} a value of zero or below, which has no place on a logarithmic axis, and ${points.length === 1 ? 'is' : 'are'} not drawn.`;
}
