import { lazy, Suspense, useCallback, useEffect, useMemo, useReducer, useRef, useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { useStore } from 'zustand';
import type { AnyEntry } from '../../catalogue/define';
import type { Listing } from '../../catalogue/listing';
import { useObjective } from '../objectives';
import { decodeLesson, type Lesson } from '../../engine/runtime/lesson';
import type { BenchView, LinkedRun } from '../../engine/runtime/link';
import { Button } from '../ui/Button';
import { useMedia } from '../ui/use-media';
import { BenchContext, type BenchValue } from './bench-context';
import { Chips } from './Chips';
import { pairingOf } from './class/messages';
import { DoPanel } from './controls/DoPanel';
import { Dock } from './Dock';
import { listening, recallListening } from './listen/settings';
import { AT_REST, MOST_BIG, present } from './full/presenter';
import type { KeyCommand } from './keys';
import { Messages } from './Messages';
import { benchAttribute } from './phase';
import { Procedure } from './procedure/Procedure';
import { currentStep } from './procedure/progress';
import { Task } from './procedure/Task';
import { asDisplayed, readingLine, readOut } from './readings/reading-text';
import type { BenchSession } from './session';
import { Stage, type StageHandle } from './stage/Stage';
import { LoadingCover, StageCover } from './StageCover';
import { SPEEDS } from './store';
import { type TabId, Tray } from './Tray';
import { Transport } from './Transport';
import { type Keeping, useBenchSession } from './use-bench-session';
import { useClassWindow } from './use-class-window';
import { useDemo } from './use-demo';
import { takeFullScreen, useFullScreen } from './use-full-screen';
import { useIdle } from './use-idle';
import { useKeys } from './use-keys';
import { useModule } from '../ui/use-module';
import './bench.css';
import './stage/stage-box.css';
import './transport.css';
import './dock.css';
import './readings/readings.css';
import './tray.css';
import './procedure/procedure.css';
import './full-screen.css';
import './sizes.css';

const KeysDialog = lazy(() => import('./KeysDialog'));
const LessonBar = lazy(() => import('./lesson/LessonBar'));
const Report = lazy(() => import('./report/Report'));
const ShareDialog = lazy(() => import('./share/ShareDialog'));
const ClassWindow = lazy(() => import('./class/ClassWindow'));
const loadListener = () => import('./listen/Listener');
const loadFullParts = () => import('./full/parts');

const NARROW = '(max-width: 699px) and (min-height: 480px)';
/** Too low for a second row of controls. */
const LOW = '(max-height: 560px)';
/** The controls of full screen fade after this long without pointer or key. */
const FADE_MS = 3000;
const FADING = '.bench-controls, .title-actions, .pen-tools, .full-side';

interface BenchProps {
  readonly listing: Listing;
  readonly entry: AnyEntry;
  /** Where the breadcrumb leads; null where the bench stands alone. */
  readonly parent: { readonly name: string; readonly path: string } | null;
  /** The query of a link to a run. */
  readonly search: string;
  /** How the bench opens; as the link says where it is left out. */
  readonly initialView?: BenchView;
  /** Where the bench is not on its own page. Stable, or the run begins anew. */
  readonly keeping?: Keeping;
}

/** The page of every experiment and instrument: the bench, or, in a class window, what the class sees of another one. */
export function Bench(props: BenchProps) {
  const pairing = pairingOf(useLocation().hash);
  if (pairing === null) return <OwnBench {...props} />;
  const { listing, entry } = props;
  return (
    <Suspense fallback={<ClosedBench listing={listing} />}>
      <ClassWindow listing={listing} entry={entry} pairing={pairing} />
    </Suspense>
  );
}

/** Stage, transport, dock, tray. */
function OwnBench({ listing, entry, parent, search, initialView, keeping }: BenchProps) {
  const { run, session } = useBenchSession(listing, entry, search, keeping);
  const lesson = useMemo(() => decodeLesson(search), [search]);
  if (!session) return <ClosedBench listing={listing} />;
  const view = initialView ?? run.view;
  const open = { listing, entry, parent, run, session, view, lesson };
  return <OpenBench {...open} />;
}

const ClosedBench = ({ listing }: Pick<BenchProps, 'listing'>) => (
  <section className="bench" data-bench="loading" aria-label={listing.title}>
    <div className="bench-title">
      <h1>{listing.title}</h1>
    </div>
    <div className="stage-card bench-card">
      <div className="stage-box">
        <LoadingCover />
      </div>
    </div>
  </section>
);

const Objective = ({ listing }: { readonly listing: Listing }) => useObjective(listing);

interface OpenBenchProps extends Omit<BenchProps, 'search' | 'initialView' | 'keeping'> {
  readonly run: LinkedRun;
  readonly session: BenchSession;
  readonly view: BenchView;
  readonly lesson: Lesson | null;
}

function OpenBench({ listing, entry, parent, run, session: own, view, lesson }: OpenBenchProps) {
  const demonstration = useDemo(own);
  const { on: shown } = demonstration;
  /** Whose run the bench shows. */
  const session = shown?.demo.session ?? own;
  const root = useRef<HTMLElement>(null);
  const stage = useRef<StageHandle>(null);
  const narrow = useMedia(NARROW);
  const low = useMedia(LOW);
  const [said, announce] = useAnnouncer(own);
  const [tab, setTab] = useState<TabId>('plot');
  const [phoneTab, setPhoneTab] = useState<TabId>('setup');
  /** Where the list of keys is open: the bench itself, since in full screen nothing outside it is shown. */
  const [helpIn, setHelpIn] = useState<HTMLElement | null>(null);
  const [shareIn, setShareIn] = useState<HTMLElement | null>(null);
  const [reportIn, setReportIn] = useState<HTMLElement | null>(null);
  const [described, setDescribed] = useState('');
  const [presenter, tell] = useReducer(present, AT_REST);
  const [big, setBig] = useState<readonly string[]>(() => entry.mainReadings.slice(0, MOST_BIG));
  const full = useFullScreen(root);
  const parts = useModule(full.on, loadFullParts);
  const listens = useStore(listening, ({ speak, sound }) => speak || sound);
  const listener = useModule(listens, loadListener);
  useEffect(recallListening, []);
  const classWindow = useClassWindow(listing.id);
  const [hiddenFromClass, hideFromClass] = useState(false);
  const idle = useIdle(full.on, FADE_MS, root, FADING);
  const attribute = useStore(session.store, ({ phase }) => benchAttribute(phase));
  const hidden = useStore(session.store, ({ answersHidden }) => answersHidden);

  // What full screen switched on ends with it: the page is as it was.
  const hiddenBefore = useRef(false);
  useEffect(() => {
    if (!full.on) return;
    hiddenBefore.current = own.store.getState().answersHidden;
    return () => {
      own.hideAnswers(hiddenBefore.current);
      tell('end');
    };
  }, [full.on, own]);

  const { enter } = full;
  useEffect(() => {
    const goesOn = takeFullScreen();
    if (!goesOn && view !== 'full' && view !== 'projector') return;
    enter();
    if (view === 'projector') tell('projector');
  }, [view, enter]);

  const bench = useMemo<BenchValue>(
    () => ({
      session,
      listing,
      entry,
      run,
      announce,
      photograph: async () => {
        const { current } = stage;
        const [picture, words] = await Promise.all([current?.picture(), current?.describe()]);
        return { picture: picture ?? null, words: words ?? '' };
      },
      openReport: () => setReportIn(root.current),
    }),
    [session, listing, entry, run, announce],
  );

  const describe = useCallback(async () => {
    const { facts, shown, answersHidden } = session.store.getState();
    const readings = entry.mainReadings.map((id) => {
      const def = facts?.readings[id];
      return { label: def?.label ?? id, shown: asDisplayed(shown[id], def) };
    });
    const seen = answersHidden ? '' : await stage.current?.describe();
    const text = `${seen ?? ''} ${readOut(readings, answersHidden)}`.trim();
    setDescribed(text);
    announce(text);
  }, [session, entry, announce]);

  const fullDetail = useCallback(() => stage.current?.fullDetail(), []);

  const changeSpeed = (by: 1 | -1): void => {
    const at = SPEEDS.indexOf(session.store.getState().speed) + by;
    const next = SPEEDS[Math.min(SPEEDS.length - 1, Math.max(0, at))];
    if (next !== undefined) session.setSpeed(next);
  };

  const onCommand = (command: KeyCommand): void => {
    switch (command) {
      case 'full-screen':
        return full.enter();
      case 'leave':
        return full.leave();
      case 'run':
        return session.toggle();
      case 'reset':
        return shown ? shown.demo.again() : session.reset();
      case 'step':
        return shown ? shown.demo.next() : session.stepOnce();
      case 'faster':
        return changeSpeed(1);
      case 'slower':
        return changeSpeed(-1);
      case 'laser':
      case 'spotlight':
      case 'pen':
      case 'projector':
        return tell(command);
      case 'hide':
        // The teacher goes on seeing what the class is to find.
        return classWindow.pairing ? hideFromClass(!hiddenFromClass) : session.hideAnswers(!hidden);
      case 'read-out':
        return void describe();
      case 'watch':
        return entry.demo && demonstration.toggle();
      case 'help':
        return setHelpIn(root.current);
    }
  };
  useKeys(root, full.on, onCommand);

  const embedded = view === 'embed';
  const words = full.on || !narrow;
  return (
    <BenchContext value={bench}>
      <section
        ref={root}
        className="bench"
        aria-label={listing.title}
        data-bench={attribute}
        data-full={full.on || undefined}
        data-view={view}
        data-narrow={narrow || undefined}
        data-small={narrow || low || undefined}
        data-idle={(idle && !shown) || undefined}
        data-demo={shown ? '' : undefined}
        data-projector={presenter.projector || undefined}
        data-subject={listing.kind === 'experiment' ? listing.subject : 'instrument'}
        data-tab={narrow ? phoneTab : tab}
        tabIndex={-1}
      >
        <div className="message-place" key="messages">
          <Messages />
        </div>
        <div className="bench-title" key="title">
          {!full.on && !embedded && parent && (
            <nav aria-label="Breadcrumb">
              <Link to={parent.path}>
                <span className="crumb-name">{parent.name}</span> <span aria-hidden="true">›</span>
              </Link>
            </nav>
          )}
          <h1>{listing.title}</h1>
          {full.on ? (
            <Chips onFullDetail={fullDetail} />
          ) : (
            <p className="bench-note">
              <Objective listing={listing} />
            </p>
          )}
          <span className="title-actions">
            {full.on && parts && (
              <parts.PresenterBar
                presenter={presenter}
                tell={tell}
                full={full}
                hidden={classWindow.pairing ? hiddenFromClass : hidden}
                onHide={() => onCommand('hide')}
                onClassWindow={classWindow.open}
              />
            )}
            {!full.on && entry.demo && !shown && (
              <Button icon="watch" onClick={demonstration.toggle}>
                <span className={words ? 'button-word' : 'visually-hidden'}>Watch a demonstration</span>
              </Button>
            )}
            {full.on ? null : embedded ? (
              <OpenInLab />
            ) : (
              <Button icon="share" {...(narrow ? { label: 'Share' } : {})} onClick={() => setShareIn(root.current)}>
                {!narrow && 'Share'}
              </Button>
            )}
            <Button icon={full.on ? 'leave' : 'full'} onClick={() => full.toggle()}>
              <span className={words ? 'button-word' : 'visually-hidden'}>{full.on ? 'Leave' : 'Full screen'}</span>{' '}
              {words && <kbd aria-hidden="true">{full.on ? 'Esc' : 'F'}</kbd>}
            </Button>
            <Button label="Keys and help" onClick={() => setHelpIn(root.current)}>
              ?
            </Button>
          </span>
        </div>

        <div className="stage-card bench-card" key="stage">
          {lesson && (
            <Suspense fallback={<div className="lesson-place" />}>
              <LessonBar lesson={lesson} full={full.on} />
            </Suspense>
          )}
          <div className="stage-box">
            <Stage
              session={session}
              label={`Apparatus of ${listing.title}`}
              projector={presenter.projector}
              ref={stage}
            />
            {full.on && parts && <parts.StageLayers presenter={presenter} tell={tell} />}
            {!full.on && <Chips onFullDetail={fullDetail} />}
            <Button
              icon="describe"
              look="quiet"
              className="describe"
              label="Describe the stage"
              onClick={() => void describe()}
            />
            {described !== '' && (
              <div className="description">
                <p>{described}</p>
                <Button look="quiet" icon="close" label="Close the description" onClick={() => setDescribed('')} />
              </div>
            )}
            <StageCover />
          </div>
          <div className="bench-controls">
            {shown ? (
              <shown.parts.DemoBar demo={shown.demo} onStop={demonstration.toggle} />
            ) : (
              <>
                <Transport compact={narrow || low} big={full.on} />
                {full.on && (
                  <>
                    <Button icon="controls" aria-pressed={presenter.side === 'controls'} onClick={() => tell('side')}>
                      <span className="button-word">Set up</span>
                    </Button>
                    <div className="full-actions">
                      <DoPanel mainOnly />
                    </div>
                  </>
                )}
              </>
            )}
          </div>
          {classWindow.pairing && classWindow.parts && (
            <classWindow.parts.ClassBar
              session={session}
              pairing={classWindow.pairing}
              blocked={classWindow.blocked}
              big={big}
              projector={presenter.projector}
              hidden={hiddenFromClass}
              onHide={hideFromClass}
              onEnd={classWindow.end}
            />
          )}
        </div>

        {full.on ? (
          <div className="full-side" key="side" inert={shown !== null}>
            <Task />
            {parts && <parts.FullSide presenter={presenter} tell={tell} big={big} onBig={setBig} />}
          </div>
        ) : (
          <>
            {!narrow && <Dock key="dock" inert={shown !== null} />}
            <Tray key="tray" narrow={narrow} tab={narrow ? phoneTab : tab} onTab={narrow ? setPhoneTab : setTab} />
            {!narrow && <ProcedureCard key="procedure" session={session} steps={entry.procedure.length} />}
          </>
        )}

        {entry.medical && (
          <p className="medical" key="medical">
            For learning only. Not for diagnosis or treatment.
          </p>
        )}
        <output className="visually-hidden" key="said">
          {said}
        </output>
        {full.on && parts && <parts.ScreenLayers presenter={presenter} key="layers" />}
        {listens && listener && <listener.Listener key="listener" />}
        {helpIn && (
          <Suspense fallback={null} key="help">
            <KeysDialog container={helpIn} onClose={() => setHelpIn(null)} onClassWindow={classWindow.open} />
          </Suspense>
        )}
        {shareIn && (
          <Suspense fallback={null} key="share">
            <ShareDialog container={shareIn} onClose={() => setShareIn(null)} />
          </Suspense>
        )}
        {reportIn && (
          <Suspense fallback={null} key="report">
            <Report container={reportIn} onClose={() => setReportIn(null)} />
          </Suspense>
        )}
      </section>
    </BenchContext>
  );
}

/** From a page of another site to the same run on its own page. */
function OpenInLab() {
  const { pathname, search } = useLocation();
  const query = new URLSearchParams(search);
  query.delete('view');
  return (
    <Link className="open-in-lab" to={{ pathname, search: query.toString() }} target="_blank" rel="noopener">
      Open in the lab
    </Link>
  );
}

function ProcedureCard({ session, steps }: { readonly session: BenchSession; readonly steps: number }) {
  const now = useStore(session.store, ({ stepsDone }) => currentStep(stepsDone));
  return (
    <aside className="bench-card procedure-card" aria-label="Procedure">
      <Task />
      <h2 className="panel-title">Procedure · {now === -1 ? 'done' : `step ${now + 1} of ${steps}`}</h2>
      <Procedure />
    </aside>
  );
}

/** The bench's one live region: messages and records as they come, descriptions when asked for. */
function useAnnouncer(session: BenchSession): readonly [string, (sentence: string) => void] {
  const [said, setSaid] = useState('');
  const odd = useRef(false);
  const announce = useCallback((sentence: string) => {
    // The same sentence twice is no change to a screen reader: a space makes it one.
    odd.current = !odd.current;
    setSaid(odd.current ? sentence : `${sentence}\u00A0`);
  }, []);
  useEffect(
    () =>
      session.store.subscribe((state, before) => {
        const message = state.messages.at(-1);
        if (message && message !== before.messages.at(-1) && state.messages.length >= before.messages.length) {
          announce(message.text);
        } else if (state.notebook.rows.length === before.notebook.rows.length + 1 && state.logEvery === 0) {
          const row = state.notebook.rows.at(-1);
          const [id] = session.entry.mainReadings;
          const reading = id === undefined ? undefined : row?.readings[id];
          const def = id === undefined ? undefined : state.facts?.readings[id];
          const shown = reading && def && asDisplayed({ ...reading, unit: def.unit }, def);
          const first =
            shown && def && shown.text !== '' && !state.answersHidden ? `: ${def.label} ${readingLine(shown)}` : '';
          announce(`Row ${row?.id ?? ''} recorded${first}.`);
        }
      }),
    [session, announce],
  );
  return [said, announce];
}
