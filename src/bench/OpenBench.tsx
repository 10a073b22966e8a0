import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useStore } from 'zustand';
import type { AnyEntry } from '../../catalogue/define';
import type { Listing } from '../../catalogue/listing';
import type { Lesson } from '../../engine/runtime/lesson';
import type { BenchView, LinkedRun } from '../../engine/runtime/link';
import { useMedia } from '../ui/use-media';
import { Button } from '../ui/Button';
import { useModule } from '../ui/use-module';
import { BenchContext, type BenchValue } from './bench-context';
import { useClassWindow } from './class/use-class-window';
import { useDemo } from './demo/use-demo';
import { BenchDialogs, useDialogs } from './dialogs/BenchDialogs';
import { Dock } from './dock/Dock';
import { MOST_BIG } from './full/presenter';
import { usePresenter } from './full/use-presenter';
import { choicesIn, choose } from './lesson/choices';
import type { KeyCommand } from './keys/keys';
import { useKeys } from './keys/use-keys';
import { Fenced } from './later/Fenced';
import { listening, recallListening } from './listen/settings';
import { Messages } from './messages/Messages';
import { useAnnouncer } from './messages/use-announcer';
import { ProcedureCard } from './procedure/ProcedureCard';
import { Task } from './procedure/Task';
import { benchAttribute } from './run/phase';
import type { BenchSession } from './run/session';
import type { StageHandle } from './stage/Stage';
import { StageCard } from './stage/StageCard';
import { StageStrip } from './stage/StageStrip';
import { useDescription } from './stage/use-description';
import { BenchTitle, type Parent } from './title/BenchTitle';
import { changeSpeed } from './transport/speeds';
import { type TabId, Tray } from './tray/Tray';

const loadListener = () => import('./listen/Listener');

/** A phone held upright, or any page enlarged until it is as wide as one; a phone on its side has room beside its stage. */
const NARROW = '(max-width: 699px) and (min-height: 480px), (max-width: 559px)';
/** Too low for a second row of controls. */
const LOW = '(max-height: 560px)';

interface OpenBenchProps {
  readonly listing: Listing;
  readonly entry: AnyEntry;
  readonly parent: Parent | null;
  readonly run: LinkedRun;
  readonly session: BenchSession;
  readonly view: BenchView;
  readonly lesson: Lesson | null;
}

/** A bench whose session stands: title, stage, transport, dock, tray, procedure. */
export function OpenBench({ listing, entry, parent, run, session: own, view, lesson }: OpenBenchProps) {
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
  const dialogs = useDialogs(root);
  const presenting = usePresenter(root, own, view, lesson);
  const { full, parts, presenter, tell } = presenting;
  const [big, setBig] = useState<readonly string[]>(() => entry.mainReadings.slice(0, MOST_BIG));
  const listens = useStore(listening, ({ speak, sound }) => speak || sound);
  const listener = useModule(listens, loadListener);
  useEffect(recallListening, []);
  const classWindow = useClassWindow(listing.id);
  const [hiddenFromClass, setHiddenFromClass] = useState(() => choicesIn(lesson).hiddenFromClass);
  const hideFromClass = (hide: boolean): void => {
    setHiddenFromClass(hide);
    choose(lesson, { hiddenFromClass: hide });
  };
  const hideAnswers = (hide: boolean): void => {
    session.hideAnswers(hide);
    choose(lesson, { hidden: hide });
  };
  const attribute = useStore(session.store, ({ phase }) => benchAttribute(phase));
  const hidden = useStore(session.store, ({ answersHidden }) => answersHidden);
  const description = useDescription(session, entry, stage, announce);

  const { open } = dialogs;
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
      openReport: () => open('report'),
      openSheet: () => open('sheet'),
      openCheck: () => open('check'),
      openShelf: () => open('shelf'),
    }),
    [session, listing, entry, run, announce, open],
  );

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
        return changeSpeed(session, 1);
      case 'slower':
        return changeSpeed(session, -1);
      case 'laser':
      case 'spotlight':
      case 'pen':
      case 'projector':
      case 'plot':
        return tell(command);
      case 'steps':
        return tell('step');
      case 'record':
        return session.record();
      case 'hide':
        // The teacher goes on seeing what the class is to find.
        return classWindow.pairing ? hideFromClass(!hiddenFromClass) : hideAnswers(!hidden);
      case 'read-out':
        return void description.describe();
      case 'watch':
        return entry.demo && demonstration.toggle();
      case 'help':
        return open('keys');
    }
  };
  useKeys(root, full.on, onCommand);

  const currentTab = narrow ? phoneTab : tab;
  const firstTab = useRef(true);
  // On a phone the page scrolls below the stage: each tab opens at its own top, but for the steps, which go on to the present one.
  useLayoutEffect(() => {
    if (!narrow || firstTab.current) firstTab.current = false;
    else root.current?.querySelector('.tab-content')?.scrollIntoView({ block: 'start', behavior: 'instant' });
  }, [narrow, phoneTab]);
  const words = full.on || !narrow;
  const help = (
    <Button look={words ? 'plain' : 'quiet'} label="Keys and help" onClick={() => open('keys')}>
      ?
    </Button>
  );
  const strip = (
    <StageStrip
      full={full.on}
      onFullDetail={() => stage.current?.fullDetail()}
      onDescribe={() => void description.describe()}
    >
      {!words && help}
    </StageStrip>
  );
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
        data-idle={(presenting.idle && !shown) || undefined}
        data-demo={shown ? '' : undefined}
        data-projector={presenter.projector || undefined}
        data-subject={listing.kind === 'experiment' ? listing.subject : 'instrument'}
        data-tab={currentTab}
        tabIndex={-1}
      >
        <div className="message-place">
          <Messages />
        </div>
        <BenchTitle
          listing={listing}
          parent={parent}
          full={full.on}
          embedded={view === 'embed'}
          narrow={narrow}
          strip={strip}
          help={words && help}
          tools={
            parts && (
              <parts.PresenterBar
                presenter={presenter}
                tell={tell}
                full={full}
                hidden={classWindow.pairing ? hiddenFromClass : hidden}
                onHide={() => onCommand('hide')}
                onClassWindow={classWindow.open}
              />
            )
          }
          onDemonstration={entry.demo && !shown ? demonstration.toggle : null}
          onShare={() => open('share')}
          onFull={full.toggle}
        />
        <StageCard
          stage={stage}
          lesson={lesson}
          compact={narrow || low}
          presenting={presenting}
          demonstration={demonstration}
          description={description}
          strip={strip}
        >
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
              caption={lesson?.steps[lesson.at]?.caption ?? ''}
              shown={choicesIn(lesson).shows}
              onShow={(shows) => choose(lesson, { shows })}
            />
          )}
        </StageCard>

        {full.on ? (
          <div className="full-side" inert={shown !== null}>
            <Task />
            {parts && (
              <Fenced name="This panel">
                <parts.FullSide presenter={presenter} tell={tell} big={big} onBig={setBig} />
              </Fenced>
            )}
          </div>
        ) : (
          <>
            {!narrow && <Dock inert={shown !== null} />}
            <Tray narrow={narrow} tab={currentTab} onTab={narrow ? setPhoneTab : setTab} />
            {!narrow && (
              <Fenced name="The procedure">
                <ProcedureCard />
              </Fenced>
            )}
          </>
        )}

        {entry.medical && <p className="medical">For learning only. Not for diagnosis or treatment.</p>}
        <output className="visually-hidden">{said}</output>
        {parts && <parts.ScreenLayers presenter={presenter} />}
        {listens && listener && <listener.Listener />}
        {/* From outside as well: what breaks as a dialog goes away would else take the bench with it. */}
        <Fenced name="This dialog">
          <BenchDialogs dialogs={dialogs} onClassWindow={classWindow.open} />
        </Fenced>
      </section>
    </BenchContext>
  );
}
