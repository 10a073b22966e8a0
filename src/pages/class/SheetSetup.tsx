import { type LinkedRun, SHEET_PARTS, type SheetPart } from '../../../engine/runtime/link';

const PARTS: Readonly<Record<SheetPart, string>> = {
  before: 'Before: a prediction and what some believe',
  during: 'During: the steps',
  after: 'After: the questions of the teaching notes',
  own: 'After: two questions with numbers of the student’s own rows, marked at once',
};

interface SheetSetupProps {
  readonly base: LinkedRun;
  readonly onChange: (base: LinkedRun) => void;
}

/** What the sheet of the students has on it. */
export function SheetSetup({ base, onChange }: SheetSetupProps) {
  const { without, ask } = base;
  return (
    <fieldset className="class-sheet">
      <legend>Sheet with questions</legend>
      {SHEET_PARTS.map((part) => (
        <label key={part} className="ui-check">
          <input
            type="checkbox"
            checked={!without.includes(part)}
            onChange={({ target }) =>
              onChange({
                ...base,
                without: SHEET_PARTS.filter((each) => (each === part ? !target.checked : without.includes(each))),
              })
            }
          />
          <span>{PARTS[part]}</span>
        </label>
      ))}
      <label className="class-task">
        <span className="field-label">A question of your own</span>
        <textarea
          className="ui-text"
          rows={2}
          maxLength={300}
          value={ask}
          onChange={(event) => onChange({ ...base, ask: event.target.value })}
        />
      </label>
    </fieldset>
  );
}
