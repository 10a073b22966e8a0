import { useState } from 'react';
import { Button } from '../../ui/Button';
import { useBench, useBenchState } from '../bench-context';
import { LateDialog } from '../later/LateDialog';
import type { BenchSession } from '../run/session';

const loadPredictFirst = () => import('../predict/PredictFirst');

/** Benches on which the question was passed over in this visit. */
const skipped = new WeakSet<BenchSession>();

/** Before Run where the entry has a prediction and nothing was begun, recorded or predicted; Run itself passes it over. */
export function PredictButton({ compact }: { readonly compact: boolean }) {
  const { entry, session } = useBench();
  const open = useBenchState(
    ({ phase, notebook }) => phase.is === 'ready' && notebook.rows.length === 0 && notebook.predictions.length === 0,
  );
  const [container, setContainer] = useState<HTMLElement | null>(null);
  const [over, setOver] = useState(() => skipped.has(session));
  if (!entry.predict || (container === null && (!open || over))) return null;
  return (
    <>
      <Button
        icon="pen"
        className="predict-first"
        {...(compact ? { label: 'Predict first' } : {})}
        onClick={({ currentTarget }) => setContainer(currentTarget.closest<HTMLElement>('.bench') ?? document.body)}
      >
        {!compact && <span className="button-word">Predict first</span>}
      </Button>
      {container && (
        <LateDialog
          load={loadPredictFirst}
          props={{
            container,
            onClose: () => setContainer(null),
            onSkip: () => {
              skipped.add(session);
              setOver(true);
              setContainer(null);
            },
          }}
        />
      )}
    </>
  );
}
