import { useStore } from 'zustand';
import type { BenchSession } from '../run/session';
import { Procedure } from './Procedure';
import { currentStep } from './progress';
import { Task } from './Task';

/** The procedure beside the tray. */
export function ProcedureCard({ session, steps }: { readonly session: BenchSession; readonly steps: number }) {
  const now = useStore(session.store, ({ stepsDone }) => currentStep(stepsDone));
  return (
    <aside className="bench-card procedure-card" aria-label="Procedure">
      <Task />
      <h2 className="panel-title">Procedure · {now === -1 ? 'done' : `step ${now + 1} of ${steps}`}</h2>
      <Procedure />
    </aside>
  );
}
