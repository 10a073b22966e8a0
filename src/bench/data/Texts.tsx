import { useBench, useBenchState } from '../bench-context';
import { editNotebook } from '../notebook/edit';
import { TEXTS } from '../notebook/notebook';
import { TEXT_PROMPTS } from '../notebook/text-prompts';

/** What the learner writes beside the readings; the report takes it over. */
export function Texts() {
  const { session } = useBench();
  const texts = useBenchState((state) => state.notebook.texts);
  return (
    <details className="ui-fold notebook-texts">
      <summary>Hypothesis, observations, conclusion</summary>
      {TEXTS.map((name) => (
        <label key={name}>
          <span>{name.replace(/^./, (first) => first.toUpperCase())}</span>
          <textarea
            // Undo, or another tab, may change the text: the field then begins with it.
            key={texts[name]}
            className="ui-text"
            rows={2}
            maxLength={10_000}
            placeholder={TEXT_PROMPTS[name]}
            defaultValue={texts[name]}
            onBlur={(event) => editNotebook(session, { do: 'text', name, text: event.target.value })}
          />
        </label>
      ))}
    </details>
  );
}
