/**
 * How a test or a tool asks the stage of a page that it has opened: it sends the element `.stage` one of two events with a
 * function `answer` in its `detail`, which is given a promise.
 *
 *     new CustomEvent('inspect-stage', { detail: { look: { theme: 'light' }, answer } })  // an Inspection
 *     new CustomEvent('skip-to', { detail: { time: 60, answer } })                        // lab seconds, as fast as can be
 */
import type { StageSession } from '../run/session';
import type { Inspection, InspectionLook } from './inspect/inspection';
import type { StageLink } from './stage-link';

export interface InspectStageDetail {
  readonly look: InspectionLook;
  readonly answer: (inspection: Promise<Inspection>) => void;
}

export interface SkipToDetail {
  readonly time: number;
  readonly answer: (done: Promise<void>) => void;
}

/** Answers the events of an element; returns how to stop that. */
export function answerInspectors(
  element: HTMLElement,
  session: Pick<StageSession, 'skipTo'>,
  link: () => StageLink | null,
): () => void {
  const inspect = (event: Event): void => {
    const { look, answer } = (event as CustomEvent<InspectStageDetail>).detail;
    answer(link()?.inspect(look) ?? Promise.reject(new Error('The stage is not open.')));
  };
  const skip = (event: Event): void => {
    const { time, answer } = (event as CustomEvent<SkipToDetail>).detail;
    answer(session.skipTo(time));
  };
  element.addEventListener('inspect-stage', inspect);
  element.addEventListener('skip-to', skip);
  return () => {
    element.removeEventListener('inspect-stage', inspect);
    element.removeEventListener('skip-to', skip);
  };
}
