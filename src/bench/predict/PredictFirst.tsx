import { Button } from '../../ui/Button';
import { type DialogFrame, NotebookDialog } from '../data/NotebookDialog';
import { useBenchState } from '../bench-context';
import { Outcome } from './PredictPanel';
import '../data/data.css';
import { type Choice, predictionsOf } from './prediction';

interface PredictFirstProps extends DialogFrame {
  /** The learner will not be asked again in this visit. */
  readonly onSkip: () => void;
}

/** What do you expect? Asked before the first run, beside the button that begins it. */
export default function PredictFirst({ onSkip, ...frame }: PredictFirstProps) {
  const kept = useBenchState((state) => state.notebook.predictions);
  const chosen = predictionsOf(kept).find((each): each is Choice => each.kind === 'choice');
  return (
    <NotebookDialog {...frame} title="Predict first">
      <Outcome chosen={chosen} />
      <p>It is kept with your readings. A curve can be sketched under Plot.</p>
      <div className="notebook-actions">
        {chosen ? (
          <Button look="primary" onClick={frame.onClose}>
            Keep it
          </Button>
        ) : (
          <Button onClick={onSkip}>Skip</Button>
        )}
      </div>
    </NotebookDialog>
  );
}
