import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Lesson } from '../../../engine/runtime/lesson';
import { Button } from '../../ui/Button';
import { joined } from '../../ui/joined';
import { useLatest } from '../../ui/use-latest';
import { useBench } from '../bench-context';
import { moveClassWindow } from '../class/pairing';
import { pageKeysOn } from '../keys/page-keys';
import { typesInto } from '../keys/types-into';
import { carryFullScreen } from '../full/use-full-screen';
import { placeOfStep } from './lesson-place';
import './lesson.css';

/** What a key does in a lesson: a presenter's remote sends Page Up and Page Down. */
function turnOf(event: KeyboardEvent, full: boolean): 1 | -1 | null {
  if (event.defaultPrevented || event.ctrlKey || event.altKey || event.metaKey) return null;
  if (document.querySelector('[role="dialog"]') || !(full || pageKeysOn())) return null;
  if (typesInto(event.target)) return null;
  const key = event.key.toLowerCase();
  if (key === 'n' || (full && key === 'pagedown')) return 1;
  return key === 'b' || (full && key === 'pageup') ? -1 : null;
}

/** The caption of the present step, with the way to the next and back. */
export default function LessonBar({ lesson, full }: { readonly lesson: Lesson; readonly full: boolean }) {
  const { announce, listing } = useBench();
  const navigate = useNavigate();
  const { steps, at } = lesson;
  const caption = steps[at]?.caption ?? '';
  const last = at === steps.length - 1;
  const go = (by: 1 | -1): void => {
    const next = { steps, at: at + by };
    const place = placeOfStep(next);
    if (!place) return;
    const to = steps[next.at]?.experiment ?? listing.id;
    if (to !== listing.id) {
      if (full) carryFullScreen();
      moveClassWindow(listing.id, to, place.path);
    }
    if (place.beside) void navigate(place.path, { state: { query: place.query } });
    else void navigate(`${place.path}?${place.query}`);
  };
  const onKey = useLatest((event: KeyboardEvent) => {
    const by = turnOf(event, full);
    if (by === null || !steps[at + by]) return;
    event.preventDefault();
    go(by);
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => onKey.current(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, [onKey]);
  useEffect(() => {
    announce(`Step ${at + 1} of ${steps.length}. ${caption}${last ? ' This is the end of the lesson.' : ''}`);
  }, [announce, at, steps.length, caption, last]);

  return (
    <section className="lesson-bar" aria-label="Lesson">
      <Button
        icon="back"
        label="Back to the step before"
        aria-keyshortcuts="B"
        disabled={at === 0}
        onClick={() => go(-1)}
      />
      <p>
        <small>
          {at + 1} of {steps.length}
        </small>{' '}
        {joined(caption)} {last && <b>This is the end of the lesson.</b>}
      </p>
      <Button look="primary" aria-keyshortcuts="N" disabled={last} onClick={() => go(1)}>
        Next
      </Button>
    </section>
  );
}
