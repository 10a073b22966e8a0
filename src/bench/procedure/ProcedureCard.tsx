import { useStore } from 'zustand';
import { Button } from '../../ui/Button';
import { useKeptFlag } from '../../ui/kept-flag';
import type { BenchSession } from '../run/session';
import { stepsFolded } from './kept';
import { Procedure } from './Procedure';
import { currentStep } from './progress';
import { Task } from './Task';

/** The procedure beside the tray; who experiments freely folds it away, for all benches of this browser. */
export function ProcedureCard({ session, steps }: { readonly session: BenchSession; readonly steps: number }) {
  const now = useStore(session.store, ({ stepsDone }) => currentStep(stepsDone));
  const folded = useKeptFlag(stepsFolded);
  return (
    <aside className="bench-card procedure-card" aria-label="Procedure">
      <Task />
      <div className="procedure-head">
        <h2 className="panel-title">Procedure · {now === -1 ? 'done' : `step ${now + 1} of ${steps}`}</h2>
        <Button look="quiet" aria-expanded={!folded} onClick={() => stepsFolded.set(!folded)}>
          {folded ? 'Show the steps' : 'Fold'}
        </Button>
      </div>
      {!folded && <Procedure />}
    </aside>
  );
}
