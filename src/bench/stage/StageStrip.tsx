import { type ReactNode, useEffect } from 'react';
import { Button } from '../../ui/Button';
import { joined } from '../../ui/joined';
import { useKeptFlag } from '../../ui/kept-flag';
import { useBench, useBenchState } from '../bench-context';
import { atFirstSign } from '../later/after-first-touch';
import { Chips } from './Chips';
import { CheckButton } from '../check/CheckButton';
import { countWords, rowsCounted } from '../procedure/count-words';
import { stepsFolded } from '../procedure/kept';
import { asksForCheck, currentStep } from '../procedure/progress';

interface StageStripProps {
  /** Full screen: it stands beside the title, and the class looks at the stage rather than at the steps. */
  readonly full: boolean;
  readonly onFullDetail: () => void;
  readonly onDescribe: () => void;
  /** Further buttons. */
  readonly children?: ReactNode;
}

/** The row above the stage: state of the run, the step to do now, what tells about the stage. It lies over nothing. */
export function StageStrip({ full, onFullDetail, onDescribe, children }: StageStripProps) {
  const { session } = useBench();
  useEffect(() => {
    return atFirstSign(() => session.judgeSteps());
  }, [session]);
  return (
    <div className="stage-strip">
      <Chips onFullDetail={onFullDetail} />
      {!full && <StepNow />}
      <span className="strip-buttons">
        <Button icon="describe" look="quiet" label="Describe the stage" onClick={onDescribe} />
        {children}
      </span>
    </div>
  );
}

/** Where the procedure itself is not in sight; style sheets say when. It says nothing that the procedure does not say. */
function StepNow() {
  const { entry } = useBench();
  const now = useBenchState(({ stepsDone }) => currentStep(stepsDone));
  const count = useBenchState(({ stepCounts }) => stepCounts[now] ?? null);
  const facts = useBenchState((state) => state.facts);
  const inputs = useBenchState((state) => state.inputs);
  const rows = useBenchState(({ notebook }) => notebook.rows);
  const ended = useBenchState(({ stepsDone }) => stepsDone.length > 0 && stepsDone.every(Boolean));
  const free = useKeptFlag(stepsFolded);
  const step = entry.procedure[now];
  if (free) return null;
  if (!step)
    return ended ? (
      <p className="strip-step" aria-hidden="true">
        <b>All steps are done.</b>
      </p>
    ) : null;
  return (
    <>
      <p className="strip-step" aria-hidden="true">
        <b>
          {now + 1}/{entry.procedure.length}
        </b>{' '}
        {count && (
          <b>
            {countWords(count, entry, facts)}
            {rowsCounted(count, entry, inputs, rows, facts)}
          </b>
        )}{' '}
        <span>{joined(step.text)}</span>
      </p>
      {asksForCheck(step.done) && (
        <span className="strip-check">
          <CheckButton />
        </span>
      )}
    </>
  );
}
