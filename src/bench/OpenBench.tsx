import { type ReactNode, type RefObject, useMemo, useRef, useState } from 'react';
import { useStore } from 'zustand';
import type { AnyEntry } from '../../catalogue/define';
import type { Listing } from '../../catalogue/listing';
import type { Lesson } from '../../engine/runtime/lesson';
import type { BenchView, LinkedRun } from '../../engine/runtime/link';
import { useMedia } from '../ui/use-media';
import { Button } from '../ui/Button';
import { BenchContext, type BenchValue } from './bench-context';
import { useClassWindow } from './class/use-class-window';
import { useDemo } from './demo/use-demo';
import { BenchDialogs, type Dialogs, useDialogs } from './dialogs/BenchDialogs';
import { Dock } from './dock/Dock';
import { MOST_BIG } from './full/presenter';
import { useHiding } from './full/use-hiding';
import { usePresenter } from './full/use-presenter';
import { choicesIn, choose } from './lesson/choices';
import { useCommands } from './keys/use-commands';
import { Fenced } from './later/Fenced';
import { Listening } from './listen/Listening';
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
import { Tray } from './tray/Tray';
import { useTab } from './tray/use-tab';

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

/** What the parts of the bench have from its context. */
function useBenchValue(
  { listing, entry, run, session, announce }: Pick<BenchValue, 'listing' | 'entry' | 'run' | 'session' | 'announce'>,
  stage: RefObject<StageHandle | null>,
  open: Dialogs['open'],
): BenchValue {
  return useMemo<BenchValue>(
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
    [session, listing, entry, run, announce, stage, open],
  );
}

/** What goes on around the run of a bench: who is shown what, and how. */
function useAround({ listing, entry, run, session: own, view, lesson }: OpenBenchProps) {
  const demonstration = useDemo(own);
  /** Whose run the bench shows. */
  const session = demonstration.on?.demo.session ?? own;
  const root = useRef<HTMLElement>(null);
  const stage = useRef<StageHandle>(null);
  const narrow = useMedia(NARROW);
  const low = useMedia(LOW);
  const [said, announce] = useAnnouncer(own);
  const dialogs = useDialogs(root);
  const presenting = usePresenter(root, own, view, lesson);
  const [big, setBig] = useState<readonly string[]>(() => entry.mainReadings.slice(0, MOST_BIG));
  const classWindow = useClassWindow(listing.id);
  const hiding = useHiding(session, lesson, classWindow.pairing);
  const description = useDescription(session, entry, stage, announce);
  const bench = useBenchValue({ session, listing, entry, run, announce }, stage, dialogs.open);
  useCommands(root, { session, entry, demonstration, presenting, hiding, description, dialogs });
  return {
    bench,
    root,
    stage,
    narrow,
    /** There is little room for controls. */
    compact: narrow || low,
    said,
    dialogs,
    demonstration,
    presenting,
    big,
    setBig,
    classWindow,
    hiding,
    description,
  };
}

type Around = ReturnType<typeof useAround>;

/** A bench whose session stands: title, stage, transport, dock, tray, procedure. */
export function OpenBench(props: OpenBenchProps) {
  const { listing, entry, view, lesson } = props;
  const around = useAround(props);
  const { bench, root, stage, narrow, compact, demonstration, presenting, description, dialogs, classWindow } = around;
  const { full, parts, presenter } = presenting;
  const shown = demonstration.on !== null;
  const attribute = useStore(bench.session.store, ({ phase }) => benchAttribute(phase));
  const [tab, onTab] = useTab(root, narrow);
  const strip = <Strip {...around} />;
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
        data-small={compact || undefined}
        data-idle={(presenting.idle && !shown) || undefined}
        data-demo={shown ? '' : undefined}
        data-projector={presenter.projector || undefined}
        data-subject={listing.kind === 'experiment' ? listing.subject : 'instrument'}
        data-tab={tab}
        tabIndex={-1}
      >
        <div className="message-place">
          <Messages />
        </div>
        <Title {...props} {...around} strip={strip} />
        <StageCard {...{ stage, lesson, compact, presenting, demonstration, description, strip }}>
          <ClassPlace {...around} lesson={lesson} />
        </StageCard>

        {full.on ? (
          <FullSide {...around} />
        ) : (
          <>
            {!narrow && <Dock inert={shown} />}
            <Tray narrow={narrow} tab={tab} onTab={onTab} />
            {!narrow && (
              <Fenced name="The procedure">
                <ProcedureCard />
              </Fenced>
            )}
          </>
        )}

        {entry.medical && <p className="medical">For learning only. Not for diagnosis or treatment.</p>}
        <output className="visually-hidden">{around.said}</output>
        {parts && <parts.ScreenLayers presenter={presenter} />}
        <Listening />
        {/* From outside as well: what breaks as a dialog goes away would else take the bench with it. */}
        <Fenced name="This dialog">
          <BenchDialogs dialogs={dialogs} onClassWindow={classWindow.open} />
        </Fenced>
      </section>
    </BenchContext>
  );
}

/** There is room for words on the buttons of the title. */
const hasWords = ({ narrow, presenting }: Around): boolean => presenting.full.on || !narrow;

/** Opens the list of keys: from the title, or from the strip where the title has no room. */
const Help = (around: Around) => (
  <Button look={hasWords(around) ? 'plain' : 'quiet'} label="Keys and help" onClick={() => around.dialogs.open('keys')}>
    ?
  </Button>
);

function Strip(around: Around) {
  const { stage, presenting, description } = around;
  return (
    <StageStrip
      full={presenting.full.on}
      onFullDetail={() => stage.current?.fullDetail()}
      onDescribe={() => void description.describe()}
    >
      {!hasWords(around) && <Help {...around} />}
    </StageStrip>
  );
}

interface TitleProps extends Around, Pick<OpenBenchProps, 'listing' | 'entry' | 'parent' | 'view'> {
  readonly strip: ReactNode;
}

/** The title, with the tools of full screen. */
function Title({ listing, entry, parent, view, strip, ...around }: TitleProps) {
  const { narrow, demonstration, presenting, hiding, classWindow, dialogs } = around;
  const { full, parts, presenter, tell } = presenting;
  return (
    <BenchTitle
      listing={listing}
      parent={parent}
      full={full.on}
      embedded={view === 'embed'}
      narrow={narrow}
      strip={strip}
      help={hasWords(around) && <Help {...around} />}
      tools={
        parts && (
          <parts.PresenterBar
            presenter={presenter}
            tell={tell}
            full={full}
            hidden={hiding.on}
            onHide={hiding.toggle}
            onClassWindow={classWindow.open}
          />
        )
      }
      onDemonstration={entry.demo && !demonstration.on ? demonstration.toggle : null}
      onShare={() => dialogs.open('share')}
      onFull={full.toggle}
    />
  );
}

interface ClassPlaceProps extends Around, Pick<OpenBenchProps, 'lesson'> {}

/** How the window of the class stands, while there is one. */
function ClassPlace({ classWindow, bench, big, presenting, hiding, lesson }: ClassPlaceProps) {
  const { pairing, parts, blocked, end } = classWindow;
  if (!pairing || !parts) return null;
  return (
    <parts.ClassBar
      session={bench.session}
      pairing={pairing}
      blocked={blocked}
      big={big}
      projector={presenting.presenter.projector}
      hidden={hiding.fromClass}
      onHide={hiding.hideFromClass}
      onEnd={end}
      caption={lesson?.steps[lesson.at]?.caption ?? ''}
      shown={choicesIn(lesson).shows}
      onShow={(shows) => choose(lesson, { shows })}
    />
  );
}

/** Beside the stage in full screen. */
function FullSide({ demonstration, presenting: { parts, presenter, tell }, big, setBig }: Around) {
  return (
    <div className="full-side" inert={demonstration.on !== null}>
      <Task />
      {parts && (
        <Fenced name="This panel">
          <parts.FullSide presenter={presenter} tell={tell} big={big} onBig={setBig} />
        </Fenced>
      )}
    </div>
  );
}
