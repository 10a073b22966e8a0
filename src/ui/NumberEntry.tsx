import { type KeyboardEvent, useState } from 'react';
import { useSelectOnFocus } from './select-on-focus';
import { type Bounds, typedDigits } from './typed-number';
import './controls.css';

interface NumberEntryProps {
  /** Accessible name. */
  readonly label: string;
  /** The value in force. */
  readonly text: string;
  readonly unit?: string;
  readonly placeholder?: string;
  readonly invalid?: boolean;
  readonly disabled?: boolean;
  /** Id of the sentence that says what was wrong or what is allowed. */
  readonly describedBy?: string;
  /** Between them one of two meanings of "2,451" may be left. */
  readonly bounds?: Bounds;
  /** Takes what was typed; false where it was refused: the value in force stays. */
  readonly onCommit: (typed: string) => boolean;
  /** One step up or down. */
  readonly onNudge?: (direction: 1 | -1) => void;
}

/** A typed number: taken on Enter or on leaving the field, given back its old value on Escape. */
export function NumberEntry(props: NumberEntryProps) {
  const {
    label,
    text,
    unit,
    placeholder,
    invalid = false,
    disabled = false,
    describedBy,
    bounds,
    onCommit,
    onNudge,
  } = props;
  const [draft, setDraft] = useState<string | null>(null);
  const shown = draft ?? text;
  const selects = useSelectOnFocus();

  // The value in force, typed again, is given too while something is said against another.
  const commit = (): boolean =>
    draft === null || (draft.trim() === text && !invalid) || onCommit(typedDigits(draft, bounds) ?? draft.trim());

  const onKeyDown = (event: KeyboardEvent): void => {
    const direction = event.key === 'ArrowUp' ? 1 : event.key === 'ArrowDown' ? -1 : 0;
    if (event.key === 'Enter') {
      event.preventDefault();
      if (commit()) setDraft(null);
    } else if (event.key === 'Escape' && (draft !== null || invalid)) {
      event.stopPropagation();
      setDraft(null);
      // The value in force is good: what was said of the refused one goes.
      if (invalid) onCommit(text);
    } else if (direction !== 0 && onNudge) {
      event.preventDefault();
      setDraft(null);
      onNudge(direction);
    }
  };

  return (
    <span className="ui-entry" data-invalid={invalid || undefined}>
      <input
        type="text"
        inputMode="decimal"
        autoComplete="off"
        spellCheck={false}
        aria-label={label}
        aria-invalid={invalid || undefined}
        aria-describedby={describedBy}
        placeholder={placeholder}
        disabled={disabled}
        value={shown}
        style={{ width: `${Math.max(4, shown.length, placeholder?.length ?? 0) + 0.5}ch` }}
        onChange={(event) => setDraft(event.target.value)}
        {...selects}
        onBlur={() => {
          commit();
          setDraft(null);
        }}
        onKeyDown={onKeyDown}
      />
      {unit}
    </span>
  );
}
