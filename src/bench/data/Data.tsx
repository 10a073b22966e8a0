import { type ReactNode, useMemo, useRef, useState } from 'react';
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
  const history = useBenchState((state) => state.history);
  const unkept = useBenchState((state) => state.unkept);
  const reading = useBenchState((state) => state.reading);
  const table = useNotebookTable();
  const [allInputs, setAllInputs] = useState(false);
  const [chosen, setChosen] = useState(NOTHING);
  const [meant, setMeant] = useState('none');
  const [open, setOpen] = useState<{ readonly what: Open; readonly container: HTMLElement } | null>(null);

  const show = (what: Open): void => {
    const container = root.current?.closest<HTMLElement>('.bench') ?? document.body;
    setOpen({ what, container });
  };
  const copy = async (): Promise<void> => {
    const count = notebook.rows.length;
    bench.announce((await copyTsv(bench)) ? `${count} rows copied.` : 'The browser did not allow the copy.');
  };
  const columns = useMemo(() => shownColumns(table, bench.entry, allInputs), [table, bench.entry, allInputs]);
  const present = useMemo(
    () => (chosen.size === 0 ? [] : table.rows.filter(({ key }) => chosen.has(key))),
    [table.rows, chosen],
  );
  const rowsForMean = useMemo(() => rowsMeant(meant, table, present), [meant, table, present]);
  const fitted = useFittedRows(table);
  const only = present.length === 1 ? present[0] : undefined;
  /** The plot takes the rows that were chosen here. */
  const fit = (part: Partial<PlotSettings>): void => {
    const plot = settingsFrom(bench.entry, notebook.plot);
    const overlay = plot.overlay === 'none' ? 'line' : plot.overlay;
    session.notebook.keepPlot({ ...plot, overlay, where: null, view: null, ...part });
    bench.announce('The plot fits the chosen rows.');
  };
  const empty = notebook.rows.length === 0;
  const outOfSight = table.runs.filter(({ shown }) => !shown).length;

  return (
    <div className="data" ref={root}>
      {unkept !== null && (
        <div className="notebook-unkept" role="alert">
          <p>{unkeptSentence(unkept)}</p>
          <Button icon="download" onClick={() => saveNotebook(bench)} disabled={empty}>
            Save the notebook
          </Button>
        </div>
      )}
      <InTurns
        parts={[
          <div key="tools" className="tray-tools">
            <Button icon="download" onClick={() => show({ is: 'files' })}>
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
            <Button icon="plus" onClick={() => show({ is: 'column', column: null })}>
              Column
            </Button>
            <Button onClick={() => show({ is: 'runs' })} disabled={empty}>
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
              <input type="checkbox" checked={allInputs} onChange={(event) => setAllInputs(event.target.checked)} />
              All inputs
            </label>
            <AutoRecord />
            <Button look="quiet" className="push-end" onClick={() => show({ is: 'clear' })} disabled={empty}>
              Clear all
            </Button>
          </div>,
          empty ? (
            <p key="rows" className="panel-empty">
              {reading ? 'The readings of earlier visits are being read.' : 'No readings recorded yet.'}{' '}
              <b>Record reading</b> adds a row with the lab time, the inputs and what the instruments show.
            </p>
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
                <Chosen count={present.length} onNone={() => setChosen(NOTHING)}>
                  {only && <Button onClick={() => fit({ series: 'present', anchor: only.key })}>Fit its series</Button>}
                  <Button onClick={() => fit({ series: 'rows', rows: present.map(({ key }) => key) })}>
                    {only ? 'Fit this row' : 'Fit these rows'}
                  </Button>
                  <Button
                    onClick={() => show({ is: 'strike', keys: present.map(({ key }) => key) })}
                    disabled={present.every(({ struck }) => struck)}
                  >
                    Strike out
                  </Button>
                  <Button
                    onClick={() =>
                      editNotebook(session, { do: 'strike', marks: present.map(({ key }) => ({ key, struck: null })) })
                    }
                    disabled={!present.some(({ struck }) => struck)}
                  >
                    Count again
                  </Button>
                </Chosen>
              ) : (
                <StatisticsChoice table={table} meant={meant} onChange={setMeant} />
              )}
              {outOfSight > 0 && (
                <span className="field-note">
                  {outOfSight === 1 ? '1 run is' : `${outOfSight} runs are`} not shown.
                </span>
              )}
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

interface ChosenProps {
  readonly count: number;
  readonly onNone: () => void;
  readonly children: ReactNode;
}

const Chosen = ({ count, onNone, children }: ChosenProps) => (
  <>
    <output>{count === 1 ? '1 row chosen' : `${count} rows chosen`}</output>
    {children}
    <Button look="quiet" onClick={onNone}>
      Choose none
    </Button>
  </>
);
