import { type ReactNode, useMemo, useRef, useState } from 'react';
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
import { BenchDialogs, useDialogs } from './dialogs/BenchDialogs';
import { Dock } from './dock/Dock';
import { MOST_BIG } from './full/presenter';
import { useHiding } from './full/use-hiding';
import { usePresenter } from './full/use-presenter';
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

/** What goes on around the run of a bench: who is shown what, and how. */
function useAround({ listing, entry, run, session: own, view, lesson }: OpenBenchProps) {
  const demonstration = useDemo(own);
  /** Whose run the bench shows. */
  const session = demonstration.on?.demo.session ?? own;
  const root = useRef<HTMLElement>(null);
  const stage = useRef<StageHandle>(null);
  const [said, announce] = useAnnouncer(own);
  const dialogs = useDialogs(root);
  const presenting = usePresenter(root, own, view, lesson);
  const classWindow = useClassWindow(listing);
  const hiding = useHiding(session, lesson, classWindow.pairing);
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
  const around = { bench, root, stage, said, dialogs, demonstration, presenting, classWindow, hiding, description };
  useCommands(around);
  return around;
}

type Around = ReturnType<typeof useAround>;

/** A bench whose session stands: title, stage, transport, dock, tray, procedure. */
export function OpenBench(props: OpenBenchProps) {
  const { listing, entry, view, lesson } = props;
  const around = useAround(props);
  const { bench, root, stage, demonstration, presenting, classWindow, hiding, description, dialogs } = around;
  const { full, parts, presenter } = presenting;
  const shown = demonstration.on !== null;
  const narrow = useMedia(NARROW);
  const compact = useMedia(LOW) || narrow;
  const words = full.on || !narrow;
  const [tab, onTab] = useTab(root, narrow);
  const [big, setBig] = useState<readonly string[]>(() => entry.mainReadings.slice(0, MOST_BIG));
  const attribute = useStore(bench.session.store, ({ phase }) => benchAttribute(phase));
  const help = <Help words={words} onClick={() => dialogs.open('keys')} />;
  const strip = <Strip {...around}>{!words && help}</Strip>;
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
        <Title {...props} {...around} narrow={narrow} strip={strip} help={words && help} />
        <StageCard {...{ stage, lesson, compact, presenting, demonstration, description, strip }}>
          {classWindow.pairing && classWindow.parts && (
            <classWindow.parts.ClassBar
              {...{ classWindow, big, hiding, lesson }}
              session={bench.session}
              pairing={classWindow.pairing}
              projector={presenter.projector}
            />
          )}
        </StageCard>

        {full.on ? (
          <FullSide {...around} big={big} onBig={setBig} />
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

interface HelpProps {
  /** There is room for words on the buttons beside it. */
  readonly words: boolean;
  readonly onClick: () => void;
}

const Help = ({ words, onClick }: HelpProps) => (
  <Button look={words ? 'plain' : 'quiet'} label="Keys and help" onClick={onClick}>
    ?
  </Button>
);

interface StripProps extends Around {
  readonly children: ReactNode;
}

const Strip = ({ stage, presenting, description, children }: StripProps) => (
  <StageStrip
    full={presenting.full.on}
    onFullDetail={() => stage.current?.fullDetail()}
    onDescribe={() => void description.describe()}
  >
    {children}
  </StageStrip>
);

interface TitleProps extends OpenBenchProps, Around {
  readonly narrow: boolean;
  readonly strip: ReactNode;
  readonly help: ReactNode;
}

/** The title, with the tools of full screen. */
function Title({ entry, view, demonstration, presenting, classWindow, hiding, dialogs, ...props }: TitleProps) {
  const { listing, parent, narrow, strip, help } = props;
  const { full, parts } = presenting;
  return (
    <BenchTitle
      {...{ listing, parent, narrow, strip, help }}
      full={full.on}
      embedded={view === 'embed'}
      tools={parts && <parts.PresenterBar {...{ presenting, hiding, classWindow }} />}
      onDemonstration={entry.demo && !demonstration.on ? demonstration.toggle : null}
      onShare={() => dialogs.open('share')}
      onFull={full.toggle}
    />
  );
}

interface FullSideProps extends Around {
  readonly big: readonly string[];
  readonly onBig: (ids: readonly string[]) => void;
}

/** Beside the stage in full screen. */
const FullSide = ({ demonstration, presenting: { parts, presenter }, big, onBig }: FullSideProps) => (
  <div className="full-side" inert={demonstration.on !== null}>
    <Task />
    {parts && (
      <Fenced name="This panel">
        <parts.FullSide presenter={presenter} big={big} onBig={onBig} />
      </Fenced>
    )}
  </div>
);
