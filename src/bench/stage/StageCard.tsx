import { type ReactNode, type RefObject, useRef } from 'react';
import type { Lesson } from '../../../engine/runtime/lesson';
import { Button } from '../../ui/Button';
import { useFocusBack } from '../../ui/use-focus-back';
import { useBench } from '../bench-context';
import { DoPanel } from '../controls/DoPanel';
import type { Demonstration } from '../demo/use-demo';
import type { PresenterUse } from '../full/use-presenter';
import { Fenced } from '../later/Fenced';
import { Late } from '../later/Late';
import { Transport } from '../transport/Transport';
import { Stage, type StageHandle } from './Stage';
import { StageCover } from './StageCover';
import type { Description } from './use-description';

const loadLesson = async () => (await import('../lesson/LessonBar')).default;

interface StageCardProps {
  readonly stage: RefObject<StageHandle | null>;
  readonly lesson: Lesson | null;
  /** There is little room for controls. */
  readonly compact: boolean;
  readonly presenting: PresenterUse;
  readonly demonstration: Demonstration;
  readonly description: Description;
  /** Above the stage, but for full screen, where it stands beside the title. */
  readonly strip: ReactNode;
  /** Shown below the controls. */
  readonly children: ReactNode;
}

/** The stage with what lies over it, and what runs the run below it. */
export function StageCard({
  stage,
  lesson,
  compact,
  presenting,
  demonstration,
  description,
  strip,
  children,
}: StageCardProps) {
  const { session, listing } = useBench();
  const { full, parts, presenter, tell } = presenting;
  return (
    <div className="stage-card bench-card">
      {lesson && (
        <Fenced name="The lesson">
          <Late load={loadLesson} props={{ lesson, full: full.on }} waiting={<div className="lesson-place" />} />
        </Fenced>
      )}
      {!full.on && strip}
      <div className="stage-box">
        <Stage session={session} label={`Apparatus of ${listing.title}`} projector={presenter.projector} ref={stage} />
        {parts && <parts.StageLayers presenter={presenter} tell={tell} />}
        {description.text !== '' && <Described description={description} />}
        <StageCover />
      </div>
      <div className="bench-controls">
        <StageControls compact={compact} presenting={presenting} demonstration={demonstration} />
      </div>
      {children}
    </div>
  );
}

/** What the stage shows, in words. */
function Described({ description }: { readonly description: Description }) {
  const box = useRef<HTMLDivElement>(null);
  useFocusBack(box);
  return (
    <div ref={box} className="description">
      <p>{description.text}</p>
      <Button look="quiet" icon="close" label="Close the description" onClick={description.close} />
    </div>
  );
}

/** Transport; in full screen what is done on the apparatus, too; the demonstration's own while it has the bench. */
function StageControls({
  compact,
  presenting: { full, presenter, tell },
  demonstration: { on: shown, toggle },
}: Pick<StageCardProps, 'compact' | 'presenting' | 'demonstration'>) {
  if (shown) return <shown.parts.DemoBar demo={shown.demo} onStop={toggle} />;
  return (
    <>
      <Transport compact={compact} big={full.on} />
      {full.on && (
        <>
          <Button icon="controls" aria-pressed={presenter.side === 'controls'} onClick={() => tell('side')}>
            <span className="button-word">Set up</span>
          </Button>
          <Button icon="chart" aria-pressed={presenter.side === 'plot'} onClick={() => tell('plot')}>
            <span className="button-word">Plot</span>
          </Button>
          <Button icon="steps" aria-pressed={presenter.step} onClick={() => tell('step')}>
            <span className="button-word">Step</span>
          </Button>
          <div className="full-actions">
            <DoPanel mainOnly />
          </div>
        </>
      )}
    </>
  );
}
