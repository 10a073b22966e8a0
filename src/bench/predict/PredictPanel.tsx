import { Button } from '../../ui/Button';
import { NumberEntry } from '../../ui/NumberEntry';
import { useBench, useBenchState } from '../bench-context';
import { editNotebook } from '../notebook/edit';
import { countedRows } from '../notebook/notebook';
import type { AxisSetting } from '../plot/settings';
import { type Choice, CHOICE_ID, predictionsOf, type Sketch, sketchFor } from './prediction';
import type { Draft, SketchFrame } from './sketching';
import './predict.css';

interface PredictPanelProps {
  readonly x: AxisSetting;
  readonly y: AxisSetting;
  /** What is being sketched; null while nothing is. */
  readonly draft: Draft | null;
  readonly onSketch: (on: boolean) => void;
  /** Other ends of the axes. */
  readonly onFrame: (frame: SketchFrame) => void;
}

/** What the learner expects: an outcome, a curve; and, when the readings are there, why it came out as it did. */
export function PredictPanel({ x, y, draft, onSketch, onFrame }: PredictPanelProps) {
  const { session, entry } = useBench();
  const kept = useBenchState((state) => state.notebook.predictions);
  const rows = useBenchState((state) => countedRows(state.notebook).length);
  const predictions = predictionsOf(kept);
  const sketch = sketchFor(kept, x, y);
  const remove = ({ id }: Sketch): void => {
    editNotebook(session, { do: 'prediction', id, prediction: null });
    onSketch(false);
  };
  return (
    <section className="predict" aria-label="Prediction">
      {entry.predict && <Outcome chosen={predictions.find(({ kind }) => kind === 'choice') as Choice | undefined} />}
      <div className="predict-tools">
        <Button
          icon="pen"
          look={draft ? 'primary' : 'plain'}
          aria-pressed={draft !== null}
          onClick={() => onSketch(!draft)}
        >
          {draft ? 'Done' : sketch ? 'Change the curve' : 'Sketch the curve'}
        </Button>
        {sketch && <Button onClick={() => remove(sketch)}>Remove the curve</Button>}
        {draft && <Ends frame={draft.frame} onFrame={onFrame} />}
      </div>
      {draft && (
        <p className="predict-hint">
          Draw across the plot, or go to a point with Tab and move it with the arrow keys. It is kept with your
          readings.
        </p>
      )}
      {rows > 0 && predictions.map((prediction) => <Explanation key={prediction.id} prediction={prediction} />)}
    </section>
  );
}

/** The question of the entry, with its options. */
export function Outcome({ chosen }: { readonly chosen: Choice | undefined }) {
  const { session, entry } = useBench();
  const rows = useBenchState((state) => countedRows(state.notebook).length);
  const { predict } = entry;
  if (!predict) return null;
  const { question, options } = predict;
  const choose = (answer: string): void =>
    editNotebook(session, {
      do: 'prediction',
      id: CHOICE_ID,
      prediction: {
        id: CHOICE_ID,
        kind: 'choice',
        question,
        answer,
        explanation: chosen?.explanation ?? '',
        rowsBefore: rows,
      },
    });
  return (
    <fieldset className="predict-outcome">
      <legend>{question}</legend>
      {options.map((option) => (
        <label key={option} className="ui-check">
          <input type="radio" name="predicted" checked={chosen?.answer === option} onChange={() => choose(option)} />
          {option}
        </label>
      ))}
    </fieldset>
  );
}

/** How far the axes reach while the curve is sketched. */
function Ends({ frame, onFrame }: { readonly frame: SketchFrame; readonly onFrame: (frame: SketchFrame) => void }) {
  const field = (axis: 'x' | 'y', end: 0 | 1) => (
    <NumberEntry
      label={`${axis} ${end === 0 ? 'from' : 'to'}`}
      text={String(Number(frame[axis][end].toPrecision(6)))}
      onCommit={(typed) => {
        const value = Number(typed.replace('−', '-'));
        const [from, to] = end === 0 ? [value, frame[axis][1]] : [frame[axis][0], value];
        const sound = typed !== '' && from < to && (frame[`${axis}Scale`] === 'linear' || from > 0);
        if (sound) onFrame({ ...frame, [axis]: [from, to] });
        return sound;
      }}
    />
  );
  return (
    <span className="predict-ends">
      x from {field('x', 0)} to {field('x', 1)}, y from {field('y', 0)} to {field('y', 1)}
    </span>
  );
}

function Explanation({ prediction }: { readonly prediction: Choice | Sketch }) {
  const { session } = useBench();
  const { id, explanation } = prediction;
  return (
    <label className="predict-why">
      <span>
        {prediction.kind === 'choice'
          ? `You expected: ${prediction.answer}. Did it come out like this? Why, or why not?`
          : 'Do the readings follow your dashed curve? Why, or why not?'}
      </span>
      <textarea
        // Undo, or another tab, may change the text: the field then begins with it.
        key={explanation}
        className="ui-text"
        rows={2}
        maxLength={10_000}
        defaultValue={explanation}
        onBlur={(event) =>
          editNotebook(session, {
            do: 'prediction',
            id,
            prediction: { ...prediction, explanation: event.target.value },
          })
        }
      />
    </label>
  );
}
