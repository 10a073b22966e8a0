import type { StageSession } from '../run/session';
import type { CanvasSize, Dress } from './protocol';
import type { StageLink } from './stage-link';

/** What a home of the stage needs: the worker's and the page's are the same to everybody else. */
export interface StageHomeProps {
  readonly session: StageSession;
  readonly overlay: HTMLElement;
  readonly size: CanvasSize;
  readonly dress: Dress;
  readonly onLink: (link: StageLink | null) => void;
  readonly onDrawn: () => void;
  readonly onBroken: () => void;
}
