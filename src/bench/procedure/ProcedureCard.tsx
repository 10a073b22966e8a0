import { FoldingSteps } from './FoldingSteps';

/** The procedure beside the tray. */
export const ProcedureCard = () => (
  <aside className="bench-card procedure-card" aria-label="Procedure">
    <FoldingSteps />
  </aside>
);
