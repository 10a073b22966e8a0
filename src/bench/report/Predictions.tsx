import { editNotebook } from '../notebook/edit';
import { type Choice, madeWhen, type Sketch } from '../predict/prediction';
import type { BenchSession } from '../run/session';
import { Written } from './Written';

interface PredictionsProps {
  readonly predictions: readonly (Choice | Sketch)[];
  readonly session: BenchSession;
}

/** What was expected, and what the learner says to it now. */
export const Predictions = ({ predictions, session }: PredictionsProps) =>
  predictions.map((prediction) => (
    <div key={prediction.id} className="report-prediction">
      <p>
        {prediction.kind === 'choice' ? (
          <>
            {prediction.question} <b>{prediction.answer}</b>
          </>
        ) : (
          'The expected curve is the dashed line in the plot.'
        )}{' '}
        <small>({madeWhen(prediction)})</small>
      </p>
      <Written
        label={prediction.kind === 'choice' ? 'Explanation of the outcome' : 'Explanation of the curve'}
        prompt="Did it come out like this? Why, or why not?"
        text={prediction.explanation}
        onText={(explanation) =>
          editNotebook(session, {
            do: 'prediction',
            id: prediction.id,
            prediction: { ...prediction, explanation },
          })
        }
      />
    </div>
  ));
