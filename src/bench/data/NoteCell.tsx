import { type KeyboardEvent, useEffect, useRef, useState } from 'react';

interface NoteCellProps {
  readonly number: number;
  readonly note: string;
  /** Why the row does not count; null where it does. */
  readonly struck: string | null;
  readonly onNote: (note: string) => void;
}

/** The note of a row: pressed, it can be written; Enter or leaving keeps it, Escape does not. */
export function NoteCell({ number, note, struck, onNote }: NoteCellProps) {
  const [writing, setWriting] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const wrote = useRef(false);
  useEffect(() => {
    if (writing) field.current?.focus();
    else if (wrote.current) button.current?.focus();
    wrote.current = writing;
  }, [writing]);
  const keep = (): void => {
    const text = field.current?.value.trim() ?? note;
    if (text !== note) onNote(text);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter' && event.key !== 'Escape') return;
    event.stopPropagation();
    // The same press would open the note again, by the button that takes the focus.
    event.preventDefault();
    if (event.key === 'Enter') keep();
    // Leaving the field keeps what stands in it.
    else if (field.current) field.current.value = note;
    setWriting(false);
  };
  return (
    <td className="notebook-note">
      {struck !== null && <em>Struck out: {struck}</em>}
      {writing ? (
        <input
          ref={field}
          className="ui-text"
          aria-label={`Note of row ${number}`}
          defaultValue={note}
          maxLength={500}
          onKeyDown={onKeyDown}
          onBlur={() => {
            keep();
            wrote.current = false;
            setWriting(false);
          }}
        />
      ) : (
        <button
          ref={button}
          type="button"
          aria-label={note === '' ? `Add note to row ${number}` : `Note of row ${number}: ${note}`}
          onClick={() => setWriting(true)}
        >
          {note === '' ? <span className="notebook-add">Add note</span> : note}
        </button>
      )}
    </td>
  );
}
