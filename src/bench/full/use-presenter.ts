import { type RefObject, useCallback, useEffect, useReducer } from 'react';
import type { Lesson } from '../../../engine/runtime/lesson';
import type { BenchView } from '../../../engine/runtime/link';
import { useLatest } from '../../ui/use-latest';
import { useModule } from '../../ui/use-module';
import { choicesIn, choose } from '../lesson/choices';
import type { BenchSession } from '../run/session';
import { AT_REST, present, type Presenter, type PresenterEvent } from './presenter';
import { type FullScreen, takeFullScreen, useFullScreen } from './use-full-screen';
import { useIdle } from './use-idle';

/** The controls of full screen fade after this long without pointer or key. */
const FADE_MS = 3000;
const FADING = '.bench-controls, .title-actions, .pen-tools, .full-side';

const load = () => import('./parts');

export interface PresenterUse {
  readonly full: FullScreen;
  /** What full screen adds to the bench; null while it is off or not here yet. */
  readonly parts: Awaited<ReturnType<typeof load>> | null;
  readonly presenter: Presenter;
  readonly tell: (event: PresenterEvent) => void;
  /** Nobody has touched anything for a while. */
  readonly idle: boolean;
}

/** Full screen and its tools. What it switched on ends with it: the page is as it was. */
export function usePresenter(
  root: RefObject<HTMLElement | null>,
  own: BenchSession,
  view: BenchView,
  lesson: Lesson | null,
): PresenterUse {
  const [presenter, take] = useReducer(present, AT_REST);
  const tell = useCallback(
    (event: PresenterEvent): void => {
      take(event);
      choose(lesson, { presenter: present(choicesIn(lesson).presenter, event) });
    },
    [lesson],
  );
  const full = useFullScreen(root);
  const fetched = useModule(full.on, load);
  const idle = useIdle(full.on, FADE_MS, root, FADING);

  const chosen = useLatest(lesson);
  useEffect(() => {
    if (!full.on) return;
    const before = own.store.getState().answersHidden;
    if (choicesIn(chosen.current).hidden) own.hideAnswers(true);
    return () => own.hideAnswers(before);
  }, [full.on, own, chosen]);
  // The tools end with full screen, not with a run of it.
  useEffect(() => {
    if (!full.on) return;
    return () => take('end');
  }, [full.on]);

  const { enter } = full;
  useEffect(() => {
    const goesOn = takeFullScreen();
    if (!goesOn && view !== 'full' && view !== 'projector') return;
    enter();
    if (goesOn) take(choicesIn(chosen.current).presenter);
    else if (view === 'projector') take('projector');
  }, [view, enter, chosen]);

  return { full, parts: full.on ? fetched : null, presenter, tell, idle };
}
