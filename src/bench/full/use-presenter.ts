import { type RefObject, useEffect, useReducer, useRef } from 'react';
import type { BenchView } from '../../../engine/runtime/link';
import { useModule } from '../../ui/use-module';
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
export function usePresenter(root: RefObject<HTMLElement | null>, own: BenchSession, view: BenchView): PresenterUse {
  const [presenter, tell] = useReducer(present, AT_REST);
  const full = useFullScreen(root);
  const fetched = useModule(full.on, load);
  const idle = useIdle(full.on, FADE_MS, root, FADING);

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

  return { full, parts: full.on ? fetched : null, presenter, tell, idle };
}
