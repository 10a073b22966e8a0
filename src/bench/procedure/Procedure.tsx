import { type RefObject, useEffect, useRef, useState } from 'react';
import { Button } from '../../ui/Button';
import { joined } from '../../ui/joined';
import { useFocusBack } from '../../ui/use-focus-back';
import type { LinkedRun } from '../../../engine/runtime/link';
import { useObjective } from '../../objectives';
import { useBench, useBenchState } from '../bench-context';
import { CheckButton, CheckedResults } from '../check/CheckButton';
import { Late } from '../later/Late';
import { Badly } from './Badly';
import type { AnyEntry } from '../../../catalogue/define';
import { countWords, rowsCounted } from './count-words';
import type { Count } from './is-done';
import { leftOutText } from './left-out';
import { currentStep, tickedByLearner } from './progress';

const loadShowMe = async () => (await import('../worked/ShowMe')).default;
const loadWorkedExample = async () => (await import('../worked/WorkedExample')).default;
const loadNextLink = async () => (await import('./NextLink')).default;
const NO_PROPS = {};

/** In a task of a teacher the learner does the steps alone. */
const mayBeShown = ({ task, hide, lock }: LinkedRun): boolean => task === '' && hide.length === 0 && lock.length === 0;

/** The steps, ticking themselves; the one to do now stands out, with a hint when asked for. */
export function Procedure() {
  const { entry, listing, run, openSheet } = useBench();
  const objective = useObjective(listing);
  const stepsDone = useBenchState((state) => state.stepsDone);
  const counts = useBenchState((state) => state.stepCounts);
  const [hinted, setHinted] = useState(-1);
  const now = currentStep(stepsDone);
  const leftOut = leftOutText(entry);
  const list = useRef<HTMLOListElement>(null);
  useInSight(list, now);
  return (
    <div className="procedure">
      {objective !== '' && <p className="procedure-aim">{objective}</p>}
      {entry.caution !== undefined && (
        <p className="procedure-caution">
          <strong>In a real laboratory:</strong> {joined(entry.caution)}
        </p>
      )}
      {run.view === 'example' && mayBeShown(run) && <Late load={loadWorkedExample} props={NO_PROPS} />}
      <ol ref={list}>
        {entry.procedure.map((step, index) => {
          const done = stepsDone[index] ?? false;
          const count = counts[index];
          const state = done ? 'done' : index === now ? 'now' : 'later';
          return (
            <li key={step.text} data-state={state} aria-current={state === 'now' ? 'step' : undefined}>
              <StepText step={step} index={index} state={state} />
              {count && !done && (state === 'now' || count.have > 0) && <StepCount count={count} />}
              {index === now && step.hint && (
                <StepHelp step={index} hint={step.hint} open={hinted === index} onOpen={setHinted} />
              )}
            </li>
          );
        })}
      </ol>
      {leftOut !== null && <p className="field-note">{leftOut}</p>}
      {now === -1 && entry.procedure.length > 0 && (
        <>
          <output className="procedure-end">All steps are done.</output>
          <Late load={loadNextLink} props={NO_PROPS} />
        </>
      )}
      <CheckedResults />
      <div className="procedure-buttons">
        <CheckButton />
        <Button onClick={openSheet}>Sheet with questions</Button>
      </div>
    </div>
  );
}

/** The step to do now stays in sight where the list scrolls by itself; the page is left where it is. */
function useInSight(list: RefObject<HTMLOListElement | null>, now: number): void {
  useEffect(() => {
    // The first step is in sight anyway; to ask where it lies would lay the page out while it is being built.
    if (now <= 0) return;
    const step = list.current?.children[now];
    const box = list.current?.closest('.procedure-card');
    if (!(step instanceof HTMLElement)) return;
    if (box) box.scrollTop = Math.max(0, step.offsetTop - box.clientHeight / 3);
    // On a phone the steps are a tab of their own, which opens at the present one.
    else if (step.closest('[data-narrow]')) step.scrollIntoView({ block: 'start' });
  }, [list, now]);
}

interface StepTextProps {
  readonly step: AnyEntry['procedure'][number];
  readonly index: number;
  readonly state: 'done' | 'now' | 'later';
}

/** What to do, with its mark, or with a box to tick where only the learner knows that it is done. */
function StepText({ step, index, state }: StepTextProps) {
  const { session } = useBench();
  const done = state === 'done';
  if (tickedByLearner(step.done))
    return (
      <label className="step-tick">
        <input type="checkbox" checked={done} onChange={(event) => session.tickStep(index, event.target.checked)} />
        <span>
          {joined(step.text)} {step.badly && <Badly />}
        </span>
      </label>
    );
  return (
    <>
      <span className="step-mark" aria-hidden="true">
        {done ? '✓' : state === 'now' ? '→' : index + 1}
      </span>
      <span>
        {done && <span className="visually-hidden">Done: </span>}
        {joined(step.text)} {step.badly && <Badly />}
      </span>
    </>
  );
}

/** How much of a step is done. */
function StepCount({ count }: { readonly count: Count }) {
  const { entry } = useBench();
  const facts = useBenchState((state) => state.facts);
  const inputs = useBenchState((state) => state.inputs);
  const rows = useBenchState((state) => state.notebook.rows);
  return (
    <small className="step-count">
      {countWords(count, entry, facts)}
      {rowsCounted(count, entry, inputs, rows, facts)}
    </small>
  );
}

interface StepHelpProps {
  readonly step: number;
  readonly hint: string;
  readonly open: boolean;
  /** The step whose hint is shown; -1 for none. */
  readonly onOpen: (step: number) => void;
}

/** The hint of the present step with its buttons, beside what it is a hint to. */
function StepHelp({ step, hint, open, onOpen }: StepHelpProps) {
  const { run } = useBench();
  const place = useRef<HTMLDivElement>(null);
  // The step is done and the buttons go with it: what had the focus keeps a place in the procedure.
  useFocusBack(place);
  return (
    <div className="step-help" ref={place}>
      {open && <p className="step-hint">{joined(hint)}</p>}
      <Button aria-expanded={open} onClick={() => onOpen(open ? -1 : step)}>
        {open ? 'Hide the hint' : 'Next hint'}
      </Button>
      {open && mayBeShown(run) && <Late load={loadShowMe} props={{ step }} waiting={null} />}
    </div>
  );
}
