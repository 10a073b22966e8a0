/** The teacher's side of a class window; fetched when one is opened. */
import { useEffect, useRef, useState } from 'react';
import { Button } from '../../ui/Button';
import { Switch } from '../../ui/Switch';
import { useLatest } from '../../ui/use-latest';
import type { BenchSession } from '../run/session';
import { besideOf } from './beside';
import { BEAT_MS, freshName, hashOf, type Line, lineName } from './messages';
import { teach, type Teaching } from './teach';
import './class.css';

interface Shows {
  readonly plot: boolean;
  readonly step: boolean;
}

interface ClassBarProps {
  readonly session: BenchSession;
  readonly pairing: string;
  /** The browser did not let the window open by itself. */
  readonly blocked: boolean;
  readonly big: readonly string[];
  readonly projector: boolean;
  /** The class does not see the readings. */
  readonly hidden: boolean;
  readonly onHide: (hidden: boolean) => void;
  readonly onEnd: () => void;
  /** Of the lesson's present step; empty outside a lesson. */
  readonly caption: string;
  /** What the class saw beside the bench before this one. */
  readonly shown: Shows;
  readonly onShow: (shows: Shows) => void;
}

/** Says how the class window stands, and keeps it on this bench's run. */
export function ClassBar({ session, pairing, blocked, big, projector, hidden, caption, ...on }: ClassBarProps) {
  const { shown, onHide, onShow, onEnd } = on;
  const [there, setThere] = useState(false);
  const [shows, setShows] = useState(shown);
  const show = (next: Shows): void => {
    setShows(next);
    onShow(next);
  };
  const view = useLatest({ big, projector, hidden });
  const chosen = useLatest({ plot: shows.plot && !hidden, step: shows.step, caption });
  const teaching = useRef<Teaching | null>(null);

  useEffect(() => {
    const channel = new BroadcastChannel(lineName(pairing));
    const made = teach({
      session,
      line: channel as Line,
      name: freshName(),
      view: () => view.current,
      onClass: setThere,
    });
    teaching.current = made;
    const timer = setInterval(() => {
      made.tell();
      void besideOf(session, chosen.current).then((beside) => made.show(beside));
    }, BEAT_MS);
    const leave = (): void => channel.postMessage({ is: 'gone' });
    window.addEventListener('pagehide', leave);
    return () => {
      clearInterval(timer);
      window.removeEventListener('pagehide', leave);
      teaching.current = null;
      made.end();
      channel.close();
    };
  }, [session, pairing, view, chosen]);

  useEffect(() => {
    teaching.current?.tell();
  }, [big, projector, hidden]);

  const href = `${location.pathname}${hashOf(pairing)}`;
  return (
    <section className="class-bar" aria-label="Class window" data-there={there || undefined}>
      <p>
        {there ? (
          'The class window shows this run.'
        ) : blocked ? (
          <>
            The browser did not let the class window open.{' '}
            <a href={href} target="_blank" rel="opener">
              Open it by this link
            </a>
          </>
        ) : (
          <>
            Waiting for the class window.{' '}
            <a href={href} target="_blank" rel="opener">
              Open it again
            </a>
          </>
        )}
      </p>
      <Switch label="Step shown to the class" on={shows.step} onChange={(step) => show({ ...shows, step })} />
      <Switch label="Plot shown to the class" on={shows.plot} onChange={(plot) => show({ ...shows, plot })} />
      <Switch label="Readings shown to the class" on={!hidden} onChange={(on) => onHide(!on)} />
      <Button look="quiet" onClick={onEnd}>
        End the class window
      </Button>
    </section>
  );
}
