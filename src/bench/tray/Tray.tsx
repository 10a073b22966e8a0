import { savesData } from '../../ui/saves-data';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import type { AnyEntry } from '../../../catalogue/define';
import { afterFirstTouch } from '../later/after-first-touch';
import { useBench, useBenchState } from '../bench-context';
import { DoPanel } from '../controls/DoPanel';
import { SetUp } from '../controls/SetUp';
import { Fenced } from '../later/Fenced';
import { Late } from '../later/Late';
import { countedRows } from '../notebook/notebook';
import { loadPlot, PlotPlace } from './PlotPlace';
import { FoldingSteps } from '../procedure/FoldingSteps';
import { Procedure } from '../procedure/Procedure';
import { countDone } from '../procedure/progress';
import { Task } from '../procedure/Task';
import { Readings } from '../readings/Readings';
import { RunSettings } from '../dock/RunSettings';
import { Tabs } from '../../ui/Tabs';

const loadData = async () => (await import('../data/Data')).Data;
/** The two tabs that are read, each with its text. */
const readingTabs = ({ texts }: AnyEntry) => ({
  theory: async () => {
    const [{ Theory }, { theory, misconceptions }] = await Promise.all([import('../theory/Theory'), texts()]);
    return () => <Theory theory={theory} misconceptions={misconceptions} />;
  },
  model: async () => {
    const [{ Model }, { model }] = await Promise.all([import('../theory/Model'), texts()]);
    return () => <Model model={model} />;
  },
});

const loadFull = () => import('../full/parts');

/** Long enough for a pause to be one. */
const FETCH_AHEAD_MS = 1000;

/** What whoever works on the bench will ask for, so that it is there without a connection too. */
function fetchAhead(): void {
  if (savesData(navigator)) return;
  for (const load of [loadPlot, loadData, loadFull]) load().catch(() => {});
}

export type TabId = 'setup' | 'readings' | 'plot' | 'data' | 'procedure' | 'theory' | 'model';

interface TrayProps {
  /** Phones: the controls are tabs too. */
  readonly narrow: boolean;
  readonly tab: TabId;
  readonly onTab: (tab: TabId) => void;
}

/** What the learner works with below the stage. */
export function Tray({ narrow, tab, onTab }: TrayProps) {
  const { entry } = useBench();
  const rows = useBenchState((state) => countedRows(state.notebook).length);
  const done = useBenchState((state) => countDone(state.stepsDone));
  const loaded = useBenchState((state) => state.facts !== null);
  const running = useBenchState((state) => state.phase.is === 'running');
  const [touched, setTouched] = useState(false);
  useEffect(() => {
    if (loaded) return afterFirstTouch(() => setTouched(true));
  }, [loaded]);
  useEffect(() => {
    // Its style sheets make the browser look at the whole page again: not while something moves.
    if (!touched || running) return;
    const timer = setTimeout(fetchAhead, FETCH_AHEAD_MS);
    return () => clearTimeout(timer);
  }, [touched, running]);
  const reading = useMemo(() => readingTabs(entry), [entry]);
  const progress = `${done}/${entry.procedure.length}`;
  const controls: readonly Tab[] = [
    {
      id: 'setup',
      title: 'Set up',
      content: (
        <>
          <Task />
          <Card title="Do">
            <DoPanel />
          </Card>
          <Card title="Set up">
            <SetUp />
          </Card>
          <Card title="Instruments and chance">
            <RunSettings />
          </Card>
        </>
      ),
    },
    {
      id: 'readings',
      title: 'Readings',
      content: (
        <Card title="Readings">
          <Readings />
        </Card>
      ),
    },
  ];
  const tabs: readonly Tab[] = [
    ...(narrow ? controls : []),
    { id: 'plot', title: 'Plot', content: <PlotPlace asked={narrow} /> },
    { id: 'data', title: 'Data', count: String(rows), content: <Late load={loadData} props={{}} /> },
    {
      id: 'procedure',
      title: narrow ? 'Steps' : 'Procedure',
      count: progress,
      content: narrow ? <FoldingSteps /> : <Steps />,
    },
    { id: 'theory', title: 'Theory', content: <Late load={reading.theory} props={{}} /> },
    { id: 'model', title: narrow ? 'Model' : 'Model & sources', content: <Late load={reading.model} props={{}} /> },
  ];
  const chosen = tabs.some(({ id }) => id === tab) ? tab : narrow ? 'setup' : 'plot';
  return (
    <Tabs
      className="bench-card tray"
      label="Work with the run"
      chosen={chosen}
      onChoose={onTab}
      tabs={tabs.map(({ id, title, count, content }) => ({
        id,
        title: (
          <>
            {title}
            {count !== undefined && <small>{count}</small>}
          </>
        ),
        content: <Fenced name={`This panel (${title})`}>{content}</Fenced>,
      }))}
    />
  );
}

/** Beside them stands the card that folds. */
const Steps = () => (
  <>
    <Task />
    <Procedure />
  </>
);

interface Tab {
  readonly id: TabId;
  readonly title: string;
  readonly count?: string;
  readonly content: ReactNode;
}

const Card = ({ title, children }: { readonly title: string; readonly children: ReactNode }) => (
  <section className="bench-card tab-card">
    <h2 className="panel-title">{title}</h2>
    {children}
  </section>
);
