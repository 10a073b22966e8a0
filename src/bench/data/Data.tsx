import { useMemo, useRef, useState } from 'react';
import { Button } from '../../ui/Button';
import { InTurns } from '../../ui/InTurns';
import { AutoRecord } from '../transport/AutoRecord';
import { useBench, useBenchState } from '../bench-context';
import { Fenced } from '../later/Fenced';
import { Late } from '../later/Late';
import { LateDialog } from '../later/LateDialog';
import { editNotebook, redoEdit, undoEdit } from '../notebook/edit';
import { unkeptSentence } from '../notebook/keeper';
import type { ComputedColumn } from '../notebook/notebook';
import type { NotebookTable, NotebookTableRow } from '../notebook/table';
import { useNotebookTable } from '../notebook/use-notebook-table';
import { type PlotSettings, settingsFrom } from '../plot/settings';
import { useFittedRows } from '../plot/use-fitted-rows';
import { describeStep } from './describe-step';
import { NotebookGrid } from './NotebookGrid';
import { CheckButton } from '../check/CheckButton';
import { copyTsv, saveNotebook } from './save-rows';
import { shownColumns } from './shown-columns';
import { rowsMeant, StatisticsChoice } from './StatisticsChoice';
import { Texts } from './Texts';
import './data.css';

const loadCoach = async () => (await import('../coach/CoachCard')).default;
const loadColumn = async () => ({ default: (await import('./ColumnDialog')).ColumnDialog });
const loadStrike = async () => ({ default: (await import('./StrikeDialog')).StrikeDialog });
const loadRuns = async () => ({ default: (await import('./RunsDialog')).RunsDialog });
const loadFiles = async () => ({ default: (await import('./FilesDialog')).FilesDialog });
const loadClear = async () => ({ default: (await import('./ClearDialog')).ClearDialog });

type Open =
  | { readonly is: 'column'; readonly column: ComputedColumn | null }
  | { readonly is: 'strike'; readonly keys: readonly string[] }
  | { readonly is: 'runs' }
  | { readonly is: 'files' }
  | { readonly is: 'clear' };

const NOTHING: ReadonlySet<string> = new Set();

/** The notebook: recorded rows with notes and computed columns, and what can be done with them. */
export function Data() {
  const bench = useBench();
  const { session } = bench;
  const root = useRef<HTMLDivElement>(null);
  const notebook = useBenchState((state) => state.notebook);
  const table = useNotebookTable();
  const [allInputs, setAllInputs] = useState(false);
  const [chosen, setChosen] = useState(NOTHING);
  const [meant, setMeant] = useState('none');
  const [open, setOpen] = useState<{ readonly what: Open; readonly container: HTMLElement } | null>(null);

  const show = (what: Open): void => {
    const container = root.current?.closest<HTMLElement>('.bench') ?? document.body;
    setOpen({ what, container });
  };
  const columns = useMemo(() => shownColumns(table, bench.entry, allInputs), [table, bench.entry, allInputs]);
  const present = useMemo(
    () => (chosen.size === 0 ? [] : table.rows.filter(({ key }) => chosen.has(key))),
    [table.rows, chosen],
  );
  const rowsForMean = useMemo(() => rowsMeant(meant, table, present), [meant, table, present]);
  const fitted = useFittedRows(table);
  const empty = notebook.rows.length === 0;

  return (
    <div className="data" ref={root}>
      <UnkeptNotice />
      <InTurns
        parts={[
          <DataTools key="tools" allInputs={allInputs} onAllInputs={setAllInputs} onShow={show} />,
          empty ? (
            <NoRows key="rows" />
          ) : (
            <NotebookGrid
              key="rows"
              table={table}
              columns={columns}
              notebook={notebook}
              chosen={chosen}
              fitted={fitted}
              meant={rowsForMean}
              onChoose={setChosen}
              onNote={(key, note) => editNotebook(session, { do: 'note', key, note })}
              onColumn={(id) => {
                const column = notebook.columns.find((own) => own.id === id);
                if (column) show({ is: 'column', column });
              }}
            />
          ),
          empty ? null : (
            <div key="foot" className="tray-tools notebook-foot">
              {present.length > 0 ? (
                <ChosenRows
                  rows={present}
                  onNone={() => setChosen(NOTHING)}
                  onStrike={() => show({ is: 'strike', keys: present.map(({ key }) => key) })}
                />
              ) : (
                <StatisticsChoice table={table} meant={meant} onChange={setMeant} />
              )}
              <RunsOutOfSight table={table} />
            </div>
          ),
          empty ? null : (
            <Fenced key="coach" name="The coach">
              <Late load={loadCoach} props={{ table }} waiting={null} />
            </Fenced>
          ),
          <Texts key="texts" />,
        ]}
      />
      {open && (
        <OpenDialog
          what={open.what}
          container={open.container}
          onClose={() => setOpen(null)}
          onDone={() => setChosen(NOTHING)}
        />
      )}
    </div>
  );
}

/** Says why the notebook is not kept, and offers to save it. */
function UnkeptNotice() {
  const bench = useBench();
  const empty = useBenchState((state) => state.notebook.rows.length === 0);
  const unkept = useBenchState((state) => state.unkept);
  if (unkept === null) return null;
  return (
    <div className="notebook-unkept" role="alert">
      <p>{unkeptSentence(unkept)}</p>
      <Button icon="download" onClick={() => saveNotebook(bench)} disabled={empty}>
        Save the notebook
      </Button>
    </div>
  );
}

function RunsOutOfSight({ table }: { readonly table: NotebookTable }) {
  const count = table.runs.filter(({ shown }) => !shown).length;
  return count > 0 && <span className="field-note">{count === 1 ? '1 run is' : `${count} runs are`} not shown.</span>;
}

function NoRows() {
  const reading = useBenchState((state) => state.reading);
  return (
    <p className="panel-empty">
      {reading ? 'The readings of earlier visits are being read.' : 'No readings recorded yet.'} <b>Record reading</b>{' '}
      adds a row with the lab time, the inputs and what the instruments show.
    </p>
  );
}

interface DataToolsProps {
  readonly allInputs: boolean;
  readonly onAllInputs: (all: boolean) => void;
  readonly onShow: (what: Open) => void;
}

/** What can be done with the whole notebook. */
function DataTools({ allInputs, onAllInputs, onShow }: DataToolsProps) {
  const bench = useBench();
  const { session } = bench;
  const count = useBenchState((state) => state.notebook.rows.length);
  const history = useBenchState((state) => state.history);
  const empty = count === 0;
  const copy = async (): Promise<void> =>
    bench.announce((await copyTsv(bench)) ? `${count} rows copied.` : 'The browser did not allow the copy.');
  return (
    <div className="tray-tools">
      <Button icon="download" onClick={() => onShow({ is: 'files' })}>
        Files
      </Button>
      <Button icon="print" onClick={bench.openReport}>
        Report
      </Button>
      <CheckButton />
      <Button icon="copy" onClick={() => void copy()} disabled={empty}>
        Copy
      </Button>
      <StepButton icon="undo" name="Undo" step={history.past.at(-1)} onPress={() => undoEdit(session)} />
      <StepButton icon="redo" name="Redo" step={history.future.at(-1)} onPress={() => redoEdit(session)} />
      <Button icon="plus" onClick={() => onShow({ is: 'column', column: null })}>
        Column
      </Button>
      <Button onClick={() => onShow({ is: 'runs' })} disabled={empty}>
        Runs
      </Button>
      <Button
        disabled={empty}
        onClick={() => {
          session.notebook.beginSeries();
          bench.announce('The next reading begins a new series.');
        }}
      >
        New series
      </Button>
      <label className="ui-check">
        <input type="checkbox" checked={allInputs} onChange={(event) => onAllInputs(event.target.checked)} />
        All inputs
      </label>
      <AutoRecord />
      <Button look="quiet" className="push-end" onClick={() => onShow({ is: 'clear' })} disabled={empty}>
        Clear all
      </Button>
    </div>
  );
}

interface ChosenRowsProps {
  /** At least one. */
  readonly rows: readonly NotebookTableRow[];
  readonly onNone: () => void;
  readonly onStrike: () => void;
}

/** What can be done with the rows that are ticked. */
function ChosenRows({ rows, onNone, onStrike }: ChosenRowsProps) {
  const bench = useBench();
  const { session } = bench;
  const keys = rows.map(({ key }) => key);
  const only = rows.length === 1 ? rows[0] : undefined;
  /** The plot takes the rows that were chosen here. */
  const fit = (part: Partial<PlotSettings>): void => {
    const plot = settingsFrom(bench.entry, session.store.getState().notebook.plot);
    const overlay = plot.overlay === 'none' ? 'line' : plot.overlay;
    session.notebook.keepPlot({ ...plot, overlay, where: null, view: null, ...part });
    bench.announce('The plot fits the chosen rows.');
  };
  return (
    <>
      <output>{only ? '1 row chosen' : `${rows.length} rows chosen`}</output>
      {only && <Button onClick={() => fit({ series: 'present', anchor: only.key })}>Fit its series</Button>}
      <Button onClick={() => fit({ series: 'rows', rows: keys })}>{only ? 'Fit this row' : 'Fit these rows'}</Button>
      <Button onClick={onStrike} disabled={rows.every(({ struck }) => struck)}>
        Strike out
      </Button>
      <Button
        onClick={() => editNotebook(session, { do: 'strike', marks: keys.map((key) => ({ key, struck: null })) })}
        disabled={!rows.some(({ struck }) => struck)}
      >
        Count again
      </Button>
      <Button look="quiet" onClick={onNone}>
        Choose none
      </Button>
    </>
  );
}

interface OpenDialogProps {
  readonly what: Open;
  readonly container: HTMLElement;
  readonly onClose: () => void;
  /** What was chosen has been dealt with. */
  readonly onDone: () => void;
}

function OpenDialog({ what, onDone, ...frame }: OpenDialogProps) {
  switch (what.is) {
    case 'column':
      return <LateDialog load={loadColumn} props={{ ...frame, column: what.column }} />;
    case 'strike':
      return <LateDialog load={loadStrike} props={{ ...frame, keys: what.keys, onDone }} />;
    case 'runs':
      return <LateDialog load={loadRuns} props={frame} />;
    case 'files':
      return <LateDialog load={loadFiles} props={frame} />;
    case 'clear':
      return <LateDialog load={loadClear} props={frame} />;
  }
}

interface StepButtonProps {
  readonly icon: 'undo' | 'redo';
  readonly name: string;
  readonly step: Parameters<typeof describeStep>[0];
  readonly onPress: () => void;
}

function StepButton({ icon, name, step, onPress }: StepButtonProps) {
  const { announce } = useBench();
  const does = describeStep(step);
  return (
    <Button
      icon={icon}
      label={does === '' ? name : `${name}: ${does}`}
      title={does === '' ? name : `${name}: ${does}`}
      disabled={does === ''}
      onClick={() => {
        onPress();
        announce(`${name}: ${does}.`);
      }}
    />
  );
}
