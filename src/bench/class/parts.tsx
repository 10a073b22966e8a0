/** The teacher's side of a class window; fetched when one is opened. */
import { useEffect, useRef, useState } from 'react';
import type { Lesson } from '../../../engine/runtime/lesson';
import { Button } from '../../ui/Button';
import { Switch } from '../../ui/Switch';
import { useLatest } from '../../ui/use-latest';
import type { Hiding } from '../full/use-hiding';
import { choicesIn, choose, type LessonChoices } from '../lesson/choices';
import type { BenchSession } from '../run/session';
import { besideOf } from './beside';
import { BEAT_MS, freshName, hashOf, type Line, lineName } from './messages';
import { teach, type Teaching } from './teach';
import './class.css';

interface ClassBarProps {
  readonly session: BenchSession;
  readonly pairing: string;
  readonly classWindow: { readonly blocked: boolean; readonly end: () => void };
  readonly big: readonly string[];
  readonly projector: boolean;
  /** Whether the class sees the readings. */
  readonly hiding: Pick<Hiding, 'fromClass' | 'hideFromClass'>;
  readonly lesson: Lesson | null;
}

/** Says how the class window stands, and keeps it on this bench's run. */
export function ClassBar({ session, pairing, classWindow, big, projector, hiding, lesson }: ClassBarProps) {
  const { fromClass: hidden, hideFromClass } = hiding;
  const caption = lesson?.steps[lesson.at]?.caption ?? '';
  const [there, setThere] = useState(false);
  // What the class saw beside the bench before this one.
  const [shows, setShows] = useState(choicesIn(lesson).shows);
  const show = (next: LessonChoices['shows']): void => {
    setShows(next);
    choose(lesson, { shows: next });
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
        ) : classWindow.blocked ? (
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
      <Switch label="Readings shown to the class" on={!hidden} onChange={(on) => hideFromClass(!on)} />
      <Button
        look="quiet"
        onClick={() => {
          teaching.current?.over();
          classWindow.end();
        }}
      >
        End the class window
      </Button>
    </section>
  );
}
