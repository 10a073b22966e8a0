import { type RefObject, useEffect, useRef, useState } from 'react';
import { useStore } from 'zustand';
import type { AnyEntry } from '../../../catalogue/define';
import type { Listing } from '../../../catalogue/listing';
import { formatClock } from '../../../engine/runtime/format';
import { Button } from '../../ui/Button';
import { useLatest } from '../../ui/use-latest';
import { BigReadings } from '../full/BigReadings';
import { MOST_BIG } from '../full/presenter';
import { useWakeLock } from '../full/use-wake-lock';
import { openPort } from '../run/port';
import { Stage } from '../stage/Stage';
import { setAside } from '../full/use-full-screen';
import { useIdle } from '../full/use-idle';
import { classAddress } from './class-address';
import { Follower, type Joined } from './follow';
import { BEAT_MS, canConnect, type ClassBeside, type ClassView, type Line, lineName, NOTHING_BESIDE } from './messages';
import '../full/full.css';
import './class.css';

const FADE_MS = 3000;
const KEPT = '.title-actions';

interface ClassWindowProps {
  readonly listing: Listing;
  readonly entry: AnyEntry;
  /** Names the line to the teacher's window. */
  readonly pairing: string;
}

const SAYS: Readonly<Record<Exclude<Joined, 'joined'>, string>> = {
  waiting: 'Waiting for the teacher’s window.',
  lost: 'The teacher’s window does not answer. The picture stands still until it is back.',
};

const ALONE = 'In this browser two windows cannot hear each other: a class window needs another one.';

/** What the class sees of the teacher's run: apparatus and readings, no controls. */
export default function ClassWindow({ listing, entry, pairing }: ClassWindowProps) {
  const root = useRef<HTMLElement>(null);
  const { follower, joined, view, beside } = useFollower(entry, pairing);
  const [bright, setBright] = useState(false);
  const idle = useIdle(true, FADE_MS, root, KEPT);

  useCover(root);
  useClassKeys(() => setBright((was) => !was));
  useWakeLock(view?.running ?? false);
  const projector = bright || (view?.projector ?? false);
  return (
    <section
      ref={root}
      className="bench class-window"
      aria-label={`${listing.title}, class window`}
      data-full
      data-class={joined}
      data-idle={idle || undefined}
      data-projector={projector || undefined}
    >
      <div className="bench-title">
        <h1>{listing.title}</h1>
        {follower && <ClassChips follower={follower} joined={joined} />}
        <span className="title-actions">
          <Button icon="projector" aria-pressed={bright} onClick={() => setBright(!bright)}>
            <span className="button-word">Projector</span> <kbd aria-hidden="true">T</kbd>
          </Button>
          <Button icon="full" onClick={toggleScreen}>
            <span className="button-word">Full screen</span> <kbd aria-hidden="true">F</kbd>
          </Button>
        </span>
      </div>
      <div className="stage-card bench-card">
        <div className="stage-box">
          {follower && <Stage session={follower} label={`Apparatus of ${listing.title}`} projector={projector} />}
          <output className="class-note">{joined === 'joined' ? '' : canConnect() ? SAYS[joined] : ALONE}</output>
        </div>
      </div>
      <div className="full-side">
        <ShownBeside {...beside} />
        <div className="big-side">
          {follower && <BigReadings store={follower.store} ids={view?.big ?? entry.mainReadings.slice(0, MOST_BIG)} />}
        </div>
      </div>
      {entry.medical && <p className="medical">For learning only. Not for diagnosis or treatment.</p>}
    </section>
  );
}

interface Followed {
  /** Null until the page stands, and where two windows cannot hear each other. */
  readonly follower: Follower | null;
  readonly joined: Joined;
  readonly view: ClassView | null;
  readonly beside: ClassBeside;
}

/** Follows the teacher's window as long as this one is open. */
function useFollower(entry: AnyEntry, pairing: string): Followed {
  const [follower, setFollower] = useState<Follower | null>(null);
  const [seen, setSeen] = useState<Pick<Followed, 'joined' | 'view'>>({ joined: 'waiting', view: null });
  const [beside, setBeside] = useState(NOTHING_BESIDE);
  useEffect(() => {
    if (!canConnect()) return;
    const channel = new BroadcastChannel(lineName(pairing));
    const made = new Follower({
      entry,
      line: channel as Line,
      openPort,
      now: () => performance.now(),
      onBeside: setBeside,
      onOver: () => window.close(),
      onMove: (path) => location.replace(classAddress(path, pairing)),
      onChange: (nowJoined, nowView) =>
        setSeen((was) =>
          was.joined === nowJoined && sameView(was.view, nowView) ? was : { joined: nowJoined, view: nowView },
        ),
    });
    // oxlint-disable-next-line react/set-state-in-effect -- a follower lives from mounting to unmounting
    setFollower(made);
    const timer = setInterval(() => made.beat(), BEAT_MS);
    const leave = (): void => channel.postMessage({ is: 'left' });
    window.addEventListener('pagehide', leave);
    return () => {
      clearInterval(timer);
      window.removeEventListener('pagehide', leave);
      made.end();
      channel.close();
    };
  }, [entry, pairing]);
  return { follower, ...seen, beside };
}

/** The window covers the page: what lies beside it is out of reach. */
function useCover(root: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const { current: element } = root;
    if (!element) return;
    const undo = setAside(element);
    document.documentElement.classList.add('bench-covers');
    return () => {
      undo();
      document.documentElement.classList.remove('bench-covers');
    };
  }, [root]);
}

function toggleScreen(): void {
  const { documentElement } = document;
  if (document.fullscreenElement) void document.exitFullscreen().catch(() => {});
  else if (document.fullscreenEnabled) documentElement.requestFullscreen({ navigationUI: 'hide' }).catch(() => {});
}

/** F and T do what the buttons do. */
function useClassKeys(onBright: () => void): void {
  const bright = useLatest(onBright);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      if (event.ctrlKey || event.altKey || event.metaKey) return;
      if (event.key.toLowerCase() === 'f') toggleScreen();
      else if (event.key.toLowerCase() === 't') bright.current();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [bright]);
}

/** What the teacher shows beside the apparatus. */
const ShownBeside = ({ caption, step, plot }: ClassBeside) => (
  <>
    {caption !== '' && <p className="class-caption">{caption}</p>}
    {(step !== '' || plot !== null) && (
      <section className="task" aria-label="Shown by the teacher">
        {step !== '' && <p>{step}</p>}
        {plot !== null && (
          <img className="class-plot" alt="Plot" src={`data:image/svg+xml,${encodeURIComponent(plot)}`} />
        )}
      </section>
    )}
  </>
);

const sameView = (a: ClassView | null, b: ClassView | null): boolean => JSON.stringify(a) === JSON.stringify(b);

function ClassChips({ follower, joined }: { readonly follower: Follower; readonly joined: Joined }) {
  const phase = useStore(follower.store, (state) => state.phase.is);
  const clock = useStore(follower.store, (state) => formatClock(state.time));
  const words =
    joined !== 'joined' ? 'Frozen' : phase === 'running' ? 'Running' : phase === 'done' ? 'Finished' : 'Paused';
  return (
    <ul className="chips" aria-label="State of the run">
      <li className="chip" data-phase={joined === 'joined' ? phase : 'paused'}>
        {words}
      </li>
      <li className="chip mono">t = {clock}</li>
    </ul>
  );
}
