import * as Dialog from '@radix-ui/react-dialog';
import { useCallback, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { useStore } from 'zustand';
import { useObjective } from '../../objectives';
import { Button } from '../../ui/Button';
import { InTurns } from '../../ui/InTurns';
import { useModule } from '../../ui/use-module';
import type { Sliced } from '../../ui/sliced';
import { useReturnFocus } from '../../ui/use-return-focus';
import { useSliced } from '../../ui/use-sliced';
import type { LinkedRun } from '../../../engine/runtime/link';
import { type BenchValue, useBench, useBenchState } from '../bench-context';
import type { NotebookTable } from '../notebook/table';
import { useNotebookTable } from '../notebook/use-notebook-table';
import { fitOf, fitsVersion, subscribeFits } from '../plot/analysis/fits';
import { type PlotSettings, settingsFrom } from '../plot/settings';
import { predictionsOf } from '../predict/prediction';
import { type Asked, askedOf } from './asked';
import { type ReportFigure, slicedFigures } from './figures';
import { checkedResult, foundValues, handInOf } from './found';
import { HandInPanel } from './HandInPanel';
import { sheetStore, type Typed } from './sheet';
import { sheetTexts } from '../sheet/answers';
import { type Report as ReportText, slicedReport } from './report-model';
import { reportRun } from './report-run';
import { ReportPaper, type StagePicture } from './ReportPaper';
import './report.css';

interface ReportProps {
  /** The bench itself: in full screen nothing outside it is shown. */
  readonly container: HTMLElement;
  readonly onClose: () => void;
}

const NO_FIGURES: readonly ReportFigure[] = [];

/** The notebook as a report: to be completed here, and printed. */
export default function Report({ container, onClose }: ReportProps) {
  const returnFocus = useReturnFocus();
  const [withPicture, setWithPicture] = useState(true);
  const [withModel, setWithModel] = useState(true);
  const [handsIn, setHandsIn] = useState(false);
  return (
    <Dialog.Root open onOpenChange={(open) => !open && onClose()}>
      <Dialog.Portal container={container}>
        <Dialog.Content className="report" aria-describedby={undefined} onCloseAutoFocus={returnFocus}>
          <InTurns
            parts={[
              <div key="bar" className="report-bar">
                <Dialog.Title>Report</Dialog.Title>
                <label className="ui-check">
                  <input
                    type="checkbox"
                    checked={withPicture}
                    onChange={(event) => setWithPicture(event.target.checked)}
                  />
                  Picture
                </label>
                <label className="ui-check">
                  <input type="checkbox" checked={withModel} onChange={(event) => setWithModel(event.target.checked)} />
                  Model
                </label>
                <Button className="push-end" aria-expanded={handsIn} onClick={() => setHandsIn(!handsIn)}>
                  Hand in
                </Button>
                <Button look="primary" icon="print" onClick={() => print()}>
                  Print <span className="report-or">or save as PDF</span>
                </Button>
                <Dialog.Close asChild>
                  <Button icon="close" label="Close the report" />
                </Dialog.Close>
              </div>,
              <Paper key="paper" withPicture={withPicture} withModel={withModel} handsIn={handsIn} />,
            ]}
          />
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

interface PaperProps {
  readonly withPicture: boolean;
  readonly withModel: boolean;
  readonly handsIn: boolean;
}

const WAITING = <output className="report-waiting">The report is being put together…</output>;

function presentRun(bench: BenchValue) {
  const { inputs, seed, trial, grade } = bench.session.store.getState();
  return { inputs, seed, trial, grade, ...reportRun(bench) };
}

/** Looks at the run first, and puts the report together in the next turn. */
function Paper(props: PaperProps) {
  const bench = useBench();
  /** As it stood when the report was opened. */
  const [present] = useState(() => presentRun(bench));
  return <InTurns parts={[null, <PaperOf key="paper" {...props} present={present} />]} />;
}

interface PaperOfProps extends PaperProps {
  readonly present: ReturnType<typeof presentRun>;
}

function PaperOf({ withPicture, withModel, handsIn, present }: PaperOfProps) {
  const { session, listing, entry, run } = useBench();
  const notebook = useBenchState((state) => state.notebook);
  const facts = useBenchState((state) => state.facts);
  const answersHidden = useBenchState((state) => state.answersHidden);
  const table = useNotebookTable();
  const stage = useStagePicture();
  const texts = useModule(withModel, entry.texts);
  const settings = useMemo(() => settingsFrom(entry, notebook.plot), [entry, notebook.plot]);
  const report = useReport(present, table, settings);
  const figures = useFigures(report !== null, table, settings);
  const { who, found } = useStore(sheetStore);
  const asked = useAsked(present.begun);
  const keyOf = (id: string): string => `${listing.id}/${present.query}/${id}`;
  const { checks } = notebook;
  const typedOf = ({ id, key }: Asked): Typed =>
    found[keyOf(id)] ?? checkedResult(checks.find((check) => check.key === key));
  const { query, codes, changed } = present;
  const handIn = handInOf({
    experiment: listing.id,
    query,
    codes,
    version: facts?.version ?? run.version,
    changed,
    found: foundValues(asked, typedOf, checks),
    who,
    notebook,
    table,
    sheet: sheetTexts(listing.id, query),
  });
  if (!report) return WAITING;
  return (
    <>
      {handsIn && <HandInPanel handIn={handIn} />}
      <ReportPaper
        report={report}
        withoutDone={present.withoutDone}
        figures={answersHidden ? NO_FIGURES : figures}
        stage={withPicture && !answersHidden ? stage : null}
        model={(withModel && texts?.model) || null}
        session={session}
        who={who}
        onWho={(next) => sheetStore.setState({ who: next })}
        asked={asked}
        typedOf={typedOf}
        onTyped={(id, typed) => sheetStore.setState({ found: { ...found, [keyOf(id)]: typed } })}
      />
    </>
  );
}

/** Put together in slices; null until it is there. */
function useReport(present: PaperOfProps['present'], table: NotebookTable, settings: PlotSettings): ReportText | null {
  const { listing, entry, run } = useBench();
  const notebook = useBenchState((state) => state.notebook);
  const facts = useBenchState((state) => state.facts);
  const answersHidden = useBenchState((state) => state.answersHidden);
  const stepsDone = useBenchState((state) => state.stepsDone);
  const objective = useObjective(listing);
  const written = useCallback(
    () =>
      slicedReport({
        ...present,
        entry,
        title: listing.title,
        objective,
        task: run.task,
        version: facts?.version ?? null,
        readings: facts?.readings ?? {},
        hide: run.hide,
        notebook,
        table,
        plotted: { x: settings.x.column, ys: settings.ys.map(({ column }) => column) },
        stepsDone,
        answersHidden,
      }),
    [present, entry, listing, objective, run, facts, notebook, table, settings, stepsDone, answersHidden],
  );
  return useSliced(written).value;
}

/** The plots, drawn once the report is there; none until then. */
function useFigures(ready: boolean, table: NotebookTable, settings: PlotSettings): readonly ReportFigure[] {
  const { session, entry } = useBench();
  const predictions = useBenchState((state) => state.notebook.predictions);
  // A fit that came from the worker is looked up anew.
  const fits = useSyncExternalStore(subscribeFits, fitsVersion);
  const drawn = useCallback(
    function* (): Sliced<readonly ReportFigure[]> {
      // One after the other.
      if (!ready) return NO_FIGURES;
      return yield* slicedFigures({
        entry,
        settings,
        table,
        trace: session.trace,
        predictions: predictionsOf(predictions),
        ...(fits >= 0 && { fitOf }),
      });
    },
    [ready, fits, entry, settings, table, session, predictions],
  );
  return useSliced(drawn).value ?? NO_FIGURES;
}

/** What is to be found in a run; nothing until that is known. */
function useAsked(begun: LinkedRun): readonly Asked[] {
  const { entry } = useBench();
  const [asked, setAsked] = useState<readonly Asked[]>([]);
  useEffect(() => {
    let current = true;
    askedOf(entry, begun).then(
      (known) => current && setAsked(known),
      () => {},
    );
    return () => {
      current = false;
    };
  }, [entry, begun]);
  return asked;
}

/** The stage as it stood when the report was opened; null until it is there, or where there is none. */
function useStagePicture(): StagePicture | null {
  const { photograph } = useBench();
  const [taken, setTaken] = useState<StagePicture | null>(null);
  useEffect(() => {
    let address: string | null = null;
    let current = true;
    void photograph().then(({ picture, words }) => {
      if (!current || !picture) return;
      address = URL.createObjectURL(picture);
      setTaken({ address, words });
    });
    return () => {
      current = false;
      if (address !== null) URL.revokeObjectURL(address);
    };
  }, [photograph]);
  return taken;
}
