import { Button } from '../../ui/Button';
import { useKeptFlag } from '../../ui/kept-flag';
import { useBench, useBenchState } from '../bench-context';
import { stepsFolded } from './kept';
import { Procedure } from './Procedure';
import { currentStep } from './progress';
import { Task } from './Task';

/** The procedure under its title; who experiments freely folds it away, for all benches of this browser. */
export function FoldingSteps() {
  const { entry } = useBench();
  const now = useBenchState(({ stepsDone }) => currentStep(stepsDone));
  const folded = useKeptFlag(stepsFolded);
  return (
    <>
      <Task />
      <div className="procedure-head">
        <h2 className="panel-title">
          Procedure · {now === -1 ? 'done' : `step ${now + 1} of ${entry.procedure.length}`}
        </h2>
        <Button look="quiet" aria-expanded={!folded} onClick={() => stepsFolded.set(!folded)}>
          {folded ? 'Show the steps' : 'Fold'}
        </Button>
      </div>
      {!folded && <Procedure />}
    </>
  );
}
