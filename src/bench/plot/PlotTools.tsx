import type { ReactNode } from 'react';
import { SelectField } from '../../ui/SelectField';
import { useBench } from '../bench-context';
import type { NotebookTable } from '../notebook/table';
import { RowsTool } from './RowsTool';
import { plottable } from './series';
import type { Overlay, PlotSettings } from './settings';
import { Tool } from './Tool';

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

interface PlotToolsProps {
  readonly settings: PlotSettings;
  readonly table: NotebookTable;
  readonly change: (part: Partial<PlotSettings>) => void;
  /** Further buttons. */
  readonly children: ReactNode;
}

/** What is along the axes, what is reckoned, and from which rows. */
export function PlotTools({ settings, table, change, children }: PlotToolsProps) {
  const { titration } = useBench().entry.plot;
  const { x, ys, overlay } = settings;
  const choices = (time: boolean) =>
    plottable(table)
      .filter(({ kind }) => time || kind !== 'time')
      .map(({ id, label }) => ({ value: id, text: label }));
  return (
    <div className="tray-tools plot-tools">
      <Tool name="y">
        <SelectField
          label="Quantity along y"
          className="tool-quantity"
          value={ys[0].column}
          options={choices(false)}
          onChange={(column) => change({ ys: [{ column, transform: 'value' }, ...ys.slice(1)], view: null })}
        />
      </Tool>
      <Tool name="x">
        <SelectField
          label="Quantity along x"
          className="tool-quantity"
          value={x.column}
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
      {children}
    </div>
  );
}
